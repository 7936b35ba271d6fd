// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/plainwalk.h"

#include "domain/ids.h"
#include "domain/knownvalues.h"
#include "wire/moments.h"

#include <algorithm>
#include <cstring>

namespace labdesk::wire {

namespace {

constexpr unsigned bit(size_t key)
{
    return 1u << key;
}

/// The bytes from a token to the next are the token and white space.
std::string_view tokenOf(simdjson::ondemand::value &value)
{
    std::string_view token = value.raw_json_token();
    while (!token.empty() && (token.back() == ' ' || token.back() == '\n' || token.back() == '\r' || token.back() == '\t'))
        token.remove_suffix(1);
    return token;
}

char firstOf(simdjson::ondemand::value &value)
{
    const std::string_view token = value.raw_json_token();
    return token.empty() ? '\0' : token.front();
}

/// Of the length that every parser reads alike, without an exponent.
bool isPlainNumber(std::string_view token)
{
    static constexpr size_t mostDigits = 15;
    const auto takeDigits = [&token] {
        const size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
        token.remove_prefix(digits);
        return digits;
    };
    if (token.starts_with('-'))
        token.remove_prefix(1);
    const bool beginsWithNull = token.starts_with('0');
    const size_t whole = takeDigits();
    if (whole == 0 || whole > mostDigits || (beginsWithNull && whole > 1))
        return false;
    if (token.empty())
        return true;
    token.remove_prefix(1); // must have been the point: other bytes are seen by what is left
    return token.data()[-1] == '.' && takeDigits() - 1 < mostDigits && token.empty();
}

/// As UserId::parse() decides.
bool isPlainId(std::string_view id)
{
    const bool isPrintableAscii = std::all_of(id.begin(), id.end(), [](char c) { return c >= ' ' && c <= '~'; });
    if (isPrintableAscii)
        return !id.empty() && id.size() <= 1024 && id != "." && id != "..";
    return UserId::parse(QString::fromUtf8(id.data(), qsizetype(id.size()))).has_value();
}

} // namespace

struct PlainWalk::Names
{
    const char *begin = nullptr; // of the object, where it was read
    bool isOtherName = false;
    UserFields::Source source;
};

PlainWalk::PlainWalk()
{
    for (const QString &slug : known::providerSlugs())
        m_slugs.push_back(slug.toStdString());
    m_knownSlugs.insert(m_slugs.begin(), m_slugs.end());
}

bool PlainWalk::lost()
{
    m_isLost = true;
    return false;
}

bool PlainWalk::read(Value &user, bool mayHaveEscapes)
{
    static constexpr Keys<9> keys{"user_id", "team_id", "client_user_id", "created_on", "connected_sources",
                                  "fallback_time_zone", "fallback_birth_date", "ingestion_start", "ingestion_end"};
    m_fields = UserFields();
    m_sources.clear();
    m_isLost = false;
    m_mayHaveEscapes = mayHaveEscapes;
    m_unknown.forgetNews();
    const auto readKey = [this](size_t key, Value &value) { return readField(key, value); };
    if (!readObject(user, Place::User, keys, bit(5) - 1, readKey) || !isPlainId(m_fields.id)) {
        m_unknown.forgetNews(); // they may not be reported when there is another reason for doubt
        return false;
    }
    m_fields.createdMs = momentInMs(m_fields.createdOn);
    m_fields.sources = m_sources;
    return !m_unknown.hasNews();
}

bool PlainWalk::readField(size_t key, Value &value)
{
    switch (key) {
    case 0:
        return readText(value, m_fields.id);
    case 1:
        return readText(value, m_fields.teamId);
    case 2:
        return readText(value, m_fields.clientUserId);
    case 3:
        return readText(value, m_fields.createdOn);
    case 4:
        return readSources(value);
    case 5:
        return readZone(value);
    case 6:
        return readBirthDate(value);
    case 7:
        return readOptionalText(value, m_fields.ingestionStart);
    default:
        return readOptionalText(value, m_fields.ingestionEnd);
    }
}

bool PlainWalk::readSources(Value &value)
{
    return eachEntry(value, [this](Value &source) { return readSource(source); });
}

bool PlainWalk::readSource(Value &value)
{
    static constexpr Keys<3> keys{"source", "provider", "created_on"};
    Names names;
    const auto readKey = [&](size_t key, Value &field) {
        std::string_view ignored;
        return key == 2 ? readOptionalText(field, ignored) : isNull(field) || readNames(field, names, key == 1);
    };
    if (!readObject(value, Place::Source, keys, 0, readKey) || !names.begin)
        return false;
    m_sources.push_back(names.source);
    return true;
}

/// The names stand as `source`, as `provider`, or twice, and then they should be the same.
bool PlainWalk::readNames(Value &value, Names &names, bool isOtherName)
{
    static constexpr Keys<3> keys{"name", "slug", "logo"};
    if (names.begin) {
        simdjson::ondemand::object object;
        std::string_view again;
        if (value.get_object().get(object) || object.raw_json().get(again))
            return lost();
        again = again.substr(0, again.rfind('}') + 1);
        // `source` is the one that is read. What was met in its twin was met in the wrong place.
        return std::memcmp(names.begin, again.data(), again.size()) == 0 && !(names.isOtherName && m_unknown.hasNews());
    }
    names.begin = value.raw_json_token().data();
    names.isOtherName = isOtherName;
    const auto readKey = [&](size_t key, Value &field) {
        std::string_view ignored;
        return key == 0 ? readText(field, names.source.name)
            : key == 1  ? readText(field, names.source.slug)
                        : readOptionalText(field, ignored);
    };
    return readObject(value, isOtherName ? Place::OtherNames : Place::Names, keys, bit(2) - 1, readKey)
        && meetSlug(names.source.slug, isOtherName ? Place::OtherSlug : Place::Slug);
}

bool PlainWalk::readZone(Value &value)
{
    static constexpr Keys<3> keys{"id", "source_slug", "updated_at"};
    if (firstOf(value) != '{')
        return readOptionalText(value, m_fields.zone);
    return readObject(value, Place::Zone, keys, bit(0), [this](size_t key, Value &field) {
        std::string_view ignored;
        return key == 0 ? readText(field, m_fields.zone) : readOptionalText(field, ignored);
    });
}

bool PlainWalk::readBirthDate(Value &value)
{
    static constexpr Keys<3> keys{"value", "source_slug", "updated_at"};
    std::string_view ignored;
    m_fields.hasBirthDate = !isNull(value);
    if (firstOf(value) != '{')
        return readOptionalText(value, ignored);
    return readObject(value, Place::BirthDate, keys, bit(0), [&](size_t key, Value &field) {
        return key == 0 ? readText(field, ignored) : readOptionalText(field, ignored);
    });
}

bool PlainWalk::meetSlug(std::string_view slug, Place place)
{
    if (slug.empty() || m_knownSlugs.contains(slug))
        return true;
    std::string folded(slug);
    for (char &c : folded) {
        if (c < 0)
            return false; // Unicode folds more than these
        if (c >= 'A' && c <= 'Z')
            c = char(c + ('a' - 'A'));
    }
    if (!m_knownSlugs.contains(folded))
        m_unknown.meet(place, {}); // what is reported is the place
    return true;
}

bool PlainWalk::meetKey(Place place, const char *key, Value &value)
{
    static constexpr int deepest = 16;
    std::string_view text;
    if (!isPlainKey(key, text) || !isPlain(value, deepest))
        return false;
    m_unknown.meet(place, text);
    return true;
}

bool PlainWalk::readText(Value &value, std::string_view &text)
{
    const std::string_view token = tokenOf(value);
    if (token.size() < 2 || token.front() != '"')
        return false;
    text = token.substr(1, token.size() - 2);
    if (!m_mayHaveEscapes || text.find('\\') == std::string_view::npos)
        return true;
    return !value.get_string().get(text) || lost();
}

bool PlainWalk::readOptionalText(Value &value, std::string_view &text)
{
    return readText(value, text) || (!m_isLost && isNull(value));
}

bool PlainWalk::isNull(Value &value)
{
    return tokenOf(value) == "null";
}

bool PlainWalk::isPlainKey(const char *key, std::string_view &text) const
{
    text = std::string_view(key, size_t(std::strchr(key, '"') - key)); // there is one: it ends the key, or an escape before it
    return !m_mayHaveEscapes || text.find('\\') == std::string_view::npos;
}

/// A value that no one reads, but that must be JSON.
bool PlainWalk::isPlain(Value &value, int deepest)
{
    const std::string_view token = tokenOf(value);
    std::string_view ignored;
    switch (token.empty() || deepest == 0 ? '\0' : token.front()) {
    case '"':
        return readText(value, ignored);
    case '{':
        return eachField(value, [&](const char *key, Value &field) { return isPlainKey(key, ignored) && isPlain(field, deepest - 1); });
    case '[':
        return eachEntry(value, [&](Value &entry) { return isPlain(entry, deepest - 1); });
    default:
        return token == "true" || token == "false" || token == "null" || isPlainNumber(token);
    }
}

template <class Each>
bool PlainWalk::eachField(Value &value, Each each)
{
    simdjson::ondemand::object object;
    if (firstOf(value) != '{')
        return false;
    if (value.get_object().get(object))
        return lost();
    for (auto result : object) {
        simdjson::ondemand::field field;
        if (std::move(result).get(field))
            return lost();
        if (!each(field.key().raw(), field.value()))
            return false;
    }
    return true;
}

template <class Each>
bool PlainWalk::eachEntry(Value &value, Each each)
{
    simdjson::ondemand::array array;
    if (firstOf(value) != '[')
        return false;
    if (value.get_array().get(array))
        return lost();
    for (auto result : array) {
        Value entry;
        if (std::move(result).get(entry))
            return lost();
        if (!each(entry))
            return false;
    }
    return true;
}

/// The fields of an object by the number of their key; a key that comes twice is for those who know which of the two counts.
template <size_t count, class Each>
bool PlainWalk::readObject(Value &value, Place place, const Keys<count> &keys, unsigned required, Each each)
{
    unsigned seen = 0;
    size_t likely = 0; // deployments send the keys in one order
    const auto readKey = [&](const char *key, Value &field) {
        for (size_t tried = 0; tried < count; ++tried, likely = likely + 1 < count ? likely + 1 : 0) {
            const std::string_view name = keys[likely];
            if (std::memcmp(key, name.data(), name.size()) != 0 || key[name.size()] != '"')
                continue;
            if ((seen & bit(likely)) != 0)
                return false;
            seen |= bit(likely);
            return each(likely, field);
        }
        return meetKey(place, key, field);
    };
    return eachField(value, readKey) && (seen & required) == required;
}

} // namespace labdesk::wire
