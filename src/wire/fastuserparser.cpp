// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/fastuserparser.h"

#include "domain/ids.h"
#include "domain/timestamp.h"
#include "domain/usercolumns.h"
#include "wire/fastjsonreader.h"

#include <cstring>

namespace labdesk::wire {

static_assert(FastUserParser::padding == FastJsonReader::margin);
static_assert(FastJsonReader::margin > qsizetype(KeySet<1>::maxKeySize));

namespace {

/// Whether all bytes are from space to tilde. Checks eight bytes at a time, because every ID passes through here.
bool isPrintableAscii(std::string_view text)
{
    constexpr quint64 each = 0x0101'0101'0101'0101;
    constexpr quint64 highBits = 0x80 * each;
    quint64 odd = 0; // a set high bit marks a byte outside 0x20 to 0x7e
    size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        quint64 bytes = 0;
        std::memcpy(&bytes, text.data() + at, 8);
        odd |= bytes | (bytes - ' ' * each) | (bytes + each);
    }
    bool isPrintable = (odd & highBits) == 0;
    for (; at < text.size(); ++at)
        isPrintable &= text[at] >= ' ' && text[at] <= '~';
    return isPrintable;
}

/// The same rules as UserId::parse().
bool isUserId(std::string_view id)
{
    if (isPrintableAscii(id))
        return !id.empty() && id.size() <= 1024 && id != "." && id != "..";
    return UserId::parse(QString::fromUtf8(id.data(), qsizetype(id.size()))).has_value();
}

constexpr size_t firstRareMoment = 7;

/// The keys of a user: required ones first, rarely sent times last.
constexpr std::array userKeys = [] {
    std::array<std::string_view, firstRareMoment + countOfType(ColumnType::RareMoment)> keys{"user_id",
                                                                                             "team_id",
                                                                                             "client_user_id",
                                                                                             "created_on",
                                                                                             "connected_sources",
                                                                                             "fallback_time_zone",
                                                                                             "fallback_birth_date"};
    size_t next = firstRareMoment;
    for (const UserColumnRow &row : userColumns)
        if (row.type == ColumnType::RareMoment)
            keys[next++] = row.json;
    return keys;
}();

/// In the order of userKeys, from firstRareMoment on.
constexpr std::array rareMoments = [] {
    std::array<std::string_view UserFields::*, countOfType(ColumnType::RareMoment)> texts{};
    size_t next = 0;
    for (const UserColumnRow &row : userColumns)
        if (row.type == ColumnType::RareMoment)
            texts[next++] = row.text;
    return texts;
}();

/// Reads a plain user.
class UserParser
{
public:
    UserParser(FastJsonReader &tokens, UserFields &fields, std::vector<UserFields::Source> &sources,
               UnknownKeys &unknown)
        : m_tokens(tokens), m_fields(fields), m_sources(sources), m_unknown(unknown)
    {
    }

    /// Returns whether the user is plain. The slow parser is then needed only for unknown keys that haven't been
    /// reported.
    bool take()
    {
        static constexpr KeySet keys(userKeys);
        m_fields = UserFields();
        m_sources.clear();
        m_unknown.discardUnreported();
        const bool isPlain
            = takeObject(Place::User, keys, 5, [this](size_t key) { return takeField(key); }) && isUserId(m_fields.id);
        if (!isPlain)
            m_unknown.discardUnreported(); // the slow parser may fail on something else and not report them
        return isPlain;
    }

private:
    using Place = UnknownKeys::Place;
    struct Names
    {
        const char *begin = nullptr; // of the object that was read
        const char *end = nullptr;
        bool mayHaveUnreportedKeys = false; // the keys of the other object may not have been reported at its place
        UserFields::Source source;
    };

    bool takeField(size_t key)
    {
        switch (key) {
        case 0:
            return m_tokens.takeText(m_fields.id);
        case 1:
            return m_tokens.takeText(m_fields.teamId);
        case 2:
            return m_tokens.takeText(m_fields.clientUserId);
        case 3:
            return m_tokens.takeText(m_fields.createdOn);
        case 4:
            return m_tokens.takeArray([this] { return takeSource(); });
        case 5:
            return takeZone();
        case 6:
            return takeBirthDate();
        default:
            return takeOptionalText(m_fields.*rareMoments[key - firstRareMoment]);
        }
    }

    bool takeSource()
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"source", "provider", "created_on"});
        Names names;
        const auto takeKey = [&](size_t key) {
            return key == 2 ? takeOptionalText(names.source.createdOn)
                            : m_tokens.takeNull() || takeNames(names, key == 1);
        };
        if (!takeObject(Place::Source, keys, 0, takeKey) || !names.begin)
            return false;
        m_sources.push_back(names.source);
        return true;
    }

    /// The names are in `source`, in `provider`, or in both, which should be equal then.
    bool takeNames(Names &names, bool isOtherName)
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"name", "slug", "logo"});
        // The slow parser reads `source`; unknown keys found in `provider` were noted for the wrong place.
        if (names.begin)
            return m_tokens.putBack(names.begin, names.end) && !names.mayHaveUnreportedKeys;
        names.begin = m_tokens.at();
        const int before = m_unknownKeys;
        const auto takeKey = [&](size_t key) {
            std::string_view ignored;
            return key == 0 ? m_tokens.takeText(names.source.name)
                : key == 1  ? m_tokens.takeText(names.source.slug)
                            : takeOptionalText(ignored);
        };
        if (!takeObject(isOtherName ? Place::OtherNames : Place::Names, keys, 2, takeKey))
            return false;
        names.end = m_tokens.at();
        names.mayHaveUnreportedKeys = isOtherName && m_unknownKeys > before;
        return true;
    }

    bool takeZone()
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"id", "source_slug", "updated_at"});
        return m_tokens.isAtObject() ? takeValueAndSource(Place::Zone, keys, m_fields.zone, m_fields.zoneSource)
                                     : takeOptionalText(m_fields.zone);
    }

    bool takeBirthDate()
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"value", "source_slug", "updated_at"});
        std::string_view text, ignored;
        if (m_tokens.isAtObject()) {
            m_fields.hasBirthDate = true;
            return takeValueAndSource(Place::BirthDate, keys, ignored, ignored);
        }
        const bool isTaken = takeOptionalText(text);
        m_fields.hasBirthDate = !text.empty();
        return isTaken;
    }

    bool takeValueAndSource(Place place, const KeySet<3> &keys, std::string_view &text, std::string_view &source)
    {
        return takeObject(place, keys, 1, [&](size_t key) {
            std::string_view ignored;
            return key == 0 ? m_tokens.takeText(text) : takeOptionalText(key == 1 ? source : ignored);
        });
    }

    bool takeOptionalText(std::string_view &text) { return m_tokens.takeNull() || m_tokens.takeText(text); }

    /// The first `required` keys must be present. Fails on a repeated key, because parsers differ in which value
    /// counts.
    template <size_t count, class TakeKey>
    bool takeObject(Place place, const KeySet<count> &keys, unsigned required, TakeKey takeKey)
    {
        unsigned seen = 0;
        const auto takeKnown = [&](size_t key) {
            const unsigned bit = 1u << key;
            if ((seen & bit) != 0)
                return false;
            seen |= bit;
            return takeKey(key);
        };
        const auto takeUnknown = [&](std::string_view key) {
            if (!m_tokens.skipValue())
                return false;
            m_unknown.note(place, key);
            ++m_unknownKeys;
            return true;
        };
        const unsigned needed = (1u << required) - 1;
        return m_tokens.takeObject(keys, takeKnown, takeUnknown) && (seen & needed) == needed;
    }

    FastJsonReader &m_tokens;
    UserFields &m_fields;
    std::vector<UserFields::Source> &m_sources;
    UnknownKeys &m_unknown;
    int m_unknownKeys = 0;
};

} // namespace

qsizetype FastUserParser::readNext(QByteArrayView bytes)
{
    FastJsonReader tokens(bytes, m_unescaped);
    if (!UserParser(tokens, m_fields, m_sources, m_unknown).take() || m_unknown.hasUnreported())
        return 0;
    forEachUserColumn([this](auto column) {
        constexpr const UserColumnRow &is = columnRow(column);
        if constexpr (is.type == ColumnType::Moment && is.json)
            m_fields.*is.moment = formattedTime(m_fields.*is.text);
    });
    m_fields.setSources(m_sources);
    return tokens.at() - bytes.data();
}

} // namespace labdesk::wire
