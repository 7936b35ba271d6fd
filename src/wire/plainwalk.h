// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/unknownparts.h"

#include <simdjson.h>

#include <array>
#include <string>
#include <unordered_set>

namespace labdesk::wire {

/// Walks through one user with simdjson, each token of it: simdjson does not look at what is passed over. Part of PlainUsers.
class PlainWalk
{
public:
    PlainWalk();

    /// True when the user is plain, and its fields are there.
    bool read(simdjson::ondemand::value &user, bool mayHaveEscapes);
    const UserFields &fields() const { return m_fields; }
    /// The parser met what is no JSON and cannot go on behind this user.
    bool isLost() const { return m_isLost; }
    /// After a read that found nothing but unknown parts to doubt, it has news.
    UnknownParts &unknown() { return m_unknown; }

private:
    using Value = simdjson::ondemand::value;
    using Place = UnknownParts::Place;
    template <size_t count>
    using Keys = std::array<std::string_view, count>;
    struct Names;

    bool lost();
    bool readField(size_t key, Value &value);
    bool readSources(Value &value);
    bool readSource(Value &value);
    bool readNames(Value &value, Names &names, bool isOtherName);
    bool readZone(Value &value);
    bool readBirthDate(Value &value);
    bool meetSlug(std::string_view slug, Place place);
    bool meetKey(Place place, const char *key, Value &value);

    bool readText(Value &value, std::string_view &text);
    bool readOptionalText(Value &value, std::string_view &text);
    bool isNull(Value &value);
    bool isPlainKey(const char *key, std::string_view &text) const;
    bool isPlain(Value &value, int deepest);
    template <class Each>
    bool eachField(Value &value, Each each);
    template <class Each>
    bool eachEntry(Value &value, Each each);
    template <size_t count, class Each>
    bool readObject(Value &value, Place place, const Keys<count> &keys, unsigned required, Each each);

    UserFields m_fields;
    std::vector<UserFields::Source> m_sources;
    std::unordered_set<std::string_view> m_knownSlugs;
    std::vector<std::string> m_slugs; // what those are views into
    UnknownParts m_unknown;
    bool m_mayHaveEscapes = false;
    bool m_isLost = false;
};

} // namespace labdesk::wire
