// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire/keyset.h"

#include <simdjson.h>
#include <string_view>

namespace labdesk::wire {

/// The tokens of a user by simdjson, each of them: simdjson does not look at what is passed over. For UserWalk, where
/// its functions are described.
class ParserTokens
{
public:
    using Value = simdjson::ondemand::value;

    explicit ParserTokens(bool mayHaveEscapes) : m_mayHaveEscapes(mayHaveEscapes) { }
    /// The parser met what is no JSON and cannot go on behind this user.
    bool isLost() const { return m_isLost; }

    bool isObject(Value &value) const { return firstOf(value) == '{'; }
    const char *begin(Value &value) const { return std::string_view(value.raw_json_token()).data(); }
    const char *end(Value &) const { return nullptr; } // takeAgain() does without
    bool takeText(Value &value, std::string_view &text);
    bool takeNull(Value &value) { return tokenOf(value) == "null"; }
    /// A value that no one reads, but that must be JSON.
    bool takeAnything(Value &value) { return takeAnything(value, 16); }
    bool takeAgain(Value &value, const char *begin, const char *end);

    template <class TakeEntry> bool takeArray(Value &value, TakeEntry takeEntry)
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
            if (!takeEntry(entry))
                return false;
        }
        return true;
    }
    template <size_t count, class TakeKnown, class TakeUnknown>
    bool takeObject(Value &value, const KeySet<count> &keys, TakeKnown takeKnown, TakeUnknown takeUnknown)
    {
        size_t likely = 0;
        return eachField(value, [&](const char *key, Value &field) {
            const size_t number = keys.find(key, likely);
            std::string_view text;
            return number != KeySet<count>::none ? takeKnown(number, field)
                                                 : isPlainKey(key, text) && takeUnknown(text, field);
        });
    }

private:
    static std::string_view tokenOf(Value &value);
    static char firstOf(Value &value);
    bool lost();
    bool isPlainKey(const char *key, std::string_view &text) const;
    bool takeAnything(Value &value, int deepest);

    template <class Each> bool eachField(Value &value, Each each)
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

    bool m_mayHaveEscapes;
    bool m_isLost = false;
};

} // namespace labdesk::wire
