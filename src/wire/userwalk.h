// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/keyset.h"
#include "wire/unknownparts.h"

#include <vector>

namespace labdesk::wire {

/// As UserId::parse() decides.
bool isUserId(std::string_view id);

/// What a walk through a user finds, and what it needs to know. Part of FastUserParser.
struct WalkedUser
{
    UserFields fields;
    std::vector<UserFields::Source> sources;
    UnknownParts &unknown;
};

/// What a plain user looks like, whoever finds the tokens. Tokens have values, which are taken one by one, each wholly;
/// every take gives false when there is something else, or something to doubt:
///   bool isObject(Value &);
///   bool takeText(Value &, std::string_view &), takeNull(Value &), takeAnything(Value &);
///   bool takeArray(Value &, bool entry(Value &));
///   bool takeObject(Value &, const KeySet &, bool known(size_t key, Value &), bool unknown(std::string_view key, Value
///   &)); const char *begin(Value &), *end(Value &);   of what is next, and of what was taken last bool takeAgain(Value
///   &, const char *begin, const char *end);   an object of the same bytes as one before it
template <class Tokens> class UserWalk
{
public:
    using Value = typename Tokens::Value;

    UserWalk(WalkedUser &user, Tokens &tokens) : m_user(user), m_tokens(tokens) { }

    /// True when the user is plain; news among the unknown parts are then the only reason for doubt.
    bool take(Value &value)
    {
        static constexpr KeySet keys(std::array<std::string_view, 9>{
            "user_id", "team_id", "client_user_id", "created_on", "connected_sources", "fallback_time_zone",
            "fallback_birth_date", "ingestion_start", "ingestion_end"});
        m_user.fields = UserFields();
        m_user.sources.clear();
        m_user.unknown.forgetNews();
        const bool isPlain = takeObject(value, Place::User, keys, 5,
                                        [this](size_t key, Value &field) { return takeField(key, field); })
            && isUserId(m_user.fields.id);
        if (!isPlain)
            m_user.unknown.forgetNews(); // they may not be reported when there is another reason for doubt
        return isPlain;
    }

private:
    using Place = UnknownParts::Place;
    struct Names
    {
        const char *begin = nullptr; // of the object, where it was read
        const char *end = nullptr;
        bool isOtherName = false;
        UserFields::Source source;
    };

    bool takeField(size_t key, Value &value)
    {
        UserFields &fields = m_user.fields;
        switch (key) {
        case 0:
            return m_tokens.takeText(value, fields.id);
        case 1:
            return m_tokens.takeText(value, fields.teamId);
        case 2:
            return m_tokens.takeText(value, fields.clientUserId);
        case 3:
            return m_tokens.takeText(value, fields.createdOn);
        case 4:
            return m_tokens.takeArray(value, [this](Value &source) { return takeSource(source); });
        case 5:
            return takeZone(value);
        case 6:
            return takeBirthDate(value);
        case 7:
            return takeOptionalText(value, fields.ingestionStart);
        default:
            return takeOptionalText(value, fields.ingestionEnd);
        }
    }

    bool takeSource(Value &value)
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"source", "provider", "created_on"});
        Names names;
        const auto takeKey = [&](size_t key, Value &field) {
            std::string_view ignored;
            return key == 2 ? takeOptionalText(field, ignored)
                            : m_tokens.takeNull(field) || takeNames(field, names, key == 1);
        };
        if (!takeObject(value, Place::Source, keys, 0, takeKey) || !names.begin)
            return false;
        m_user.sources.push_back(names.source);
        return true;
    }

    /// The names stand as `source`, as `provider`, or twice, and then they should be the same.
    bool takeNames(Value &value, Names &names, bool isOtherName)
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"name", "slug", "logo"});
        if (names.begin) // `source` is the one that is read. What was met in its twin was met in the wrong place.
            return m_tokens.takeAgain(value, names.begin, names.end)
                && !(names.isOtherName && m_user.unknown.hasNews());
        names.begin = m_tokens.begin(value);
        names.isOtherName = isOtherName;
        const auto takeKey = [&](size_t key, Value &field) {
            std::string_view ignored;
            return key == 0 ? m_tokens.takeText(field, names.source.name)
                : key == 1  ? m_tokens.takeText(field, names.source.slug)
                            : takeOptionalText(field, ignored);
        };
        if (!takeObject(value, isOtherName ? Place::OtherNames : Place::Names, keys, 2, takeKey))
            return false;
        names.end = m_tokens.end(value);
        return true;
    }

    bool takeZone(Value &value)
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"id", "source_slug", "updated_at"});
        return m_tokens.isObject(value) ? takeValueAndOrigin(value, Place::Zone, keys, m_user.fields.zone)
                                        : takeOptionalText(value, m_user.fields.zone);
    }

    bool takeBirthDate(Value &value)
    {
        static constexpr KeySet keys(std::array<std::string_view, 3>{"value", "source_slug", "updated_at"});
        std::string_view ignored;
        if (m_tokens.takeNull(value))
            return true;
        m_user.fields.hasBirthDate = true;
        return m_tokens.isObject(value) ? takeValueAndOrigin(value, Place::BirthDate, keys, ignored)
                                        : m_tokens.takeText(value, ignored);
    }

    bool takeValueAndOrigin(Value &value, Place place, const KeySet<3> &keys, std::string_view &text)
    {
        return takeObject(value, place, keys, 1, [&](size_t key, Value &field) {
            std::string_view ignored;
            return key == 0 ? m_tokens.takeText(field, text) : takeOptionalText(field, ignored);
        });
    }

    bool takeOptionalText(Value &value, std::string_view &text)
    {
        return m_tokens.takeNull(value) || m_tokens.takeText(value, text);
    }

    /// The first `required` keys must be there. Of a key that comes twice, others know which counts.
    template <size_t count, class TakeKey>
    bool takeObject(Value &value, Place place, const KeySet<count> &keys, unsigned required, TakeKey takeKey)
    {
        unsigned seen = 0;
        const auto takeKnown = [&](size_t key, Value &field) {
            const unsigned bit = 1u << key;
            if ((seen & bit) != 0)
                return false;
            seen |= bit;
            return takeKey(key, field);
        };
        const auto takeUnknown = [&](std::string_view key, Value &field) {
            if (!m_tokens.takeAnything(field))
                return false;
            m_user.unknown.meet(place, key);
            return true;
        };
        const unsigned needed = (1u << required) - 1;
        return m_tokens.takeObject(value, keys, takeKnown, takeUnknown) && (seen & needed) == needed;
    }

    WalkedUser &m_user;
    Tokens &m_tokens;
};

} // namespace labdesk::wire
