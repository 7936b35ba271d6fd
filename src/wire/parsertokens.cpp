// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/parsertokens.h"

#include "wire/plainnumber.h"

#include <cstring>

namespace labdesk::wire {

/// The bytes from a token to the next are the token and white space.
std::string_view ParserTokens::tokenOf(Value &value)
{
    std::string_view token = value.raw_json_token();
    while (!token.empty()
           && (token.back() == ' ' || token.back() == '\n' || token.back() == '\r' || token.back() == '\t'))
        token.remove_suffix(1);
    return token;
}

char ParserTokens::firstOf(Value &value)
{
    const std::string_view token = value.raw_json_token();
    return token.empty() ? '\0' : token.front();
}

bool ParserTokens::lost()
{
    m_isLost = true;
    return false;
}

bool ParserTokens::takeText(Value &value, std::string_view &text)
{
    const std::string_view token = tokenOf(value);
    if (token.size() < 2 || token.front() != '"')
        return false;
    text = token.substr(1, token.size() - 2);
    if (!m_mayHaveEscapes || text.find('\\') == std::string_view::npos)
        return true;
    return !value.get_string().get(text) || lost();
}

bool ParserTokens::takeAgain(Value &value, const char *begin, const char *)
{
    simdjson::ondemand::object object;
    std::string_view again;
    if (!isObject(value))
        return false;
    if (value.get_object().get(object) || object.raw_json().get(again))
        return lost();
    again = again.substr(0, again.rfind('}') + 1);
    return std::memcmp(begin, again.data(), again.size()) == 0;
}

bool ParserTokens::isPlainKey(const char *key, std::string_view &text) const
{
    text = std::string_view(
        key, size_t(std::strchr(key, '"') - key)); // there is one: it ends the key, or an escape before it
    return !m_mayHaveEscapes || text.find('\\') == std::string_view::npos;
}

bool ParserTokens::takeAnything(Value &value, int deepest)
{
    const std::string_view token = tokenOf(value);
    std::string_view ignored;
    switch (token.empty() || deepest == 0 ? '\0' : token.front()) {
    case '"':
        return takeText(value, ignored);
    case '{':
        return eachField(value, [&](const char *key, Value &field) {
            return isPlainKey(key, ignored) && takeAnything(field, deepest - 1);
        });
    case '[':
        return takeArray(value, [&](Value &entry) { return takeAnything(entry, deepest - 1); });
    default:
        return token == "true" || token == "false" || token == "null" || isPlainNumber(token);
    }
}

} // namespace labdesk::wire
