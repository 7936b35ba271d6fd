// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/mutator.h"

#include <QByteArrayList>

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace labdesk::fuzz {

namespace {

constexpr qsizetype maxSize = 1 << 20;

constexpr const char *oddValues[] = {"null",
                                     "true",
                                     "false",
                                     "0",
                                     "-1",
                                     "1e400",
                                     "-0.0",
                                     "9007199254740993",
                                     "1.5",
                                     "\"\"",
                                     "[]",
                                     "{}",
                                     "[[[[]]]]",
                                     "\" \"",
                                     "\"null\"",
                                     "\"\\u0000\"",
                                     "[{}]",
                                     "[null]",
                                     "[1,1]",
                                     "{\"\":{}}",
                                     "\"1\"",
                                     "\"2026-02-30\"",
                                     "\"https://x.example\""};
constexpr const char *oddEscapes[]
    = {"\\u0000", "\\ud800",      "\\udc00",      "\\ud83d\\ude00", "\\/",      "\\\"", "\\\\",
       "\\b",     "\\u00e9",      "\\u202e",      "\\x41",          "\\u12",    "\xff", "\xc3\xa9",
       "\t",      "\xef\xbb\xbf", "\xed\xa0\x80", "\\ufeff",        "e\xcc\x81"};
constexpr const char *oddTexts[] = {"\xef\xbb\xbf",
                                    "\xe2\x80\x8f",
                                    "\xc2\xa0",
                                    "\xe2\x80\x93",
                                    "\xd9\xa1\xd9\xa2",
                                    "\xef\xbc\x91",
                                    "\xe2\x80\xae",
                                    "\xc2\xad",
                                    "e\xcc\x81",
                                    "\xc3\x9f",
                                    "\xc4\xb0",
                                    "\xf0\x9f\x98\x80",
                                    "\xed\xa0\x80",
                                    "\xff",
                                    "\"\"",
                                    "%",
                                    "%2F",
                                    "%zz",
                                    "99999999999999999999",
                                    "-",
                                    "\r",
                                    "\n\n",
                                    ";",
                                    ",",
                                    "\t",
                                    "=",
                                    "<b>",
                                    "\xe2\x80\xa8",
                                    "\x7f",
                                    "{}",
                                    "\\",
                                    "'",
                                    "(",
                                    "[",
                                    "|",
                                    "#"};
constexpr const char *oddFields[] = {"Content-Length: 0",
                                     "Content-Length: 5",
                                     "Content-Length: -1",
                                     "Content-Length: 18446744073709551616",
                                     "Transfer-Encoding: chunked",
                                     "Transfer-Encoding: gzip, chunked",
                                     "Content-Encoding: gzip",
                                     "Connection: close",
                                     "Connection: keep-alive, upgrade",
                                     "Content-Type: application/json; charset=utf-8",
                                     "Content-Type: text/html",
                                     "Retry-After: 99999999999",
                                     "Retry-After: Fri, 31 Feb 2026 25:00:00 GMT",
                                     " folded",
                                     "x-service-api-key: other",
                                     "Authorization: Bearer a.b.c",
                                     "Host: localhost",
                                     "X-Forwarded-For: ::1, 10.0.0.1",
                                     "Keep-Alive: timeout=5",
                                     ":",
                                     "no colon",
                                     "Expect: 100-continue",
                                     "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"};

struct Span
{
    qsizetype begin = 0, end = 0;
    qsizetype size() const { return end - begin; }
};

/// The values and members of a JSON text, as far as it can be followed.
class JsonParts
{
public:
    explicit JsonParts(const QByteArray &text) : m_text(text)
    {
        while (m_at < m_text.size() && m_text[m_at] != '{' && m_text[m_at] != '[')
            ++m_at;
        takeValue(64);
    }
    std::vector<Span> values, entries; ///< entries: `"key":value` of objects, and the values of arrays

private:
    char here() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipSpace()
    {
        while (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t')
            ++m_at;
    }
    bool takeString()
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
            else if (m_text[m_at] == '"')
                return ++m_at, true;
        }
        return false;
    }
    bool takeContainer(char close, int depth)
    {
        ++m_at;
        skipSpace();
        if (here() == close)
            return ++m_at, true;
        for (;;) {
            skipSpace();
            const qsizetype begin = m_at;
            if (close == '}') {
                if (here() != '"' || !takeString())
                    return false;
                skipSpace();
                if (here() != ':')
                    return false;
                ++m_at;
            }
            if (!takeValue(depth))
                return false;
            entries.push_back({begin, m_at});
            skipSpace();
            const char next = here();
            ++m_at;
            if (next != ',')
                return next == close;
        }
    }
    bool takeValue(int depth)
    {
        skipSpace();
        const Span span{m_at, m_at};
        const auto isPart = [](char c) { return std::isalnum(uchar(c)) || c == '-' || c == '+' || c == '.'; };
        bool isWhole = depth > 0;
        if (isWhole && here() == '"') {
            isWhole = takeString();
        } else if (isWhole && (here() == '{' || here() == '[')) {
            isWhole = takeContainer(here() == '{' ? '}' : ']', depth - 1);
        } else {
            while (isPart(here()))
                ++m_at;
            isWhole = m_at > span.begin;
        }
        if (isWhole)
            values.push_back({span.begin, m_at});
        return isWhole;
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
};

QByteArray textAt(const QByteArray &text, Span span)
{
    return text.mid(span.begin, span.size());
}

QByteArray withInstead(const QByteArray &text, Span span, const QByteArray &instead)
{
    return text.left(span.begin) + instead + text.mid(span.end);
}

/// Both spans exchanged; one inside the other takes its place.
QByteArray swapped(const QByteArray &text, Span one, Span other)
{
    if (other.begin < one.begin)
        std::swap(one, other);
    if (other.begin < one.end)
        return withInstead(text, one, textAt(text, other));
    return withInstead(withInstead(text, other, textAt(text, one)), one, textAt(text, other));
}

QByteArray withoutEntry(const QByteArray &text, Span entry)
{
    if (entry.end < text.size() && text[entry.end] == ',')
        ++entry.end;
    else if (entry.begin > 0 && text[entry.begin - 1] == ',')
        --entry.begin;
    return withInstead(text, entry, {});
}

} // namespace

QByteArray Mutator::otherNumber(const QByteArray &number)
{
    switch (pick(6)) {
    case 0:
        return number + "e" + QByteArray::number(int(pick(700)) - 350);
    case 1:
        return number + QByteArray(1 + qsizetype(pick(20)), '0');
    case 2:
        return '-' + number;
    case 3:
        return number + ".5";
    case 4:
        return '"' + number + '"';
    default:
        return QByteArray::number(qint64(m_random()) - qint64(m_random()));
    }
}

QByteArray Mutator::otherText(const QByteArray &quoted)
{
    const qsizetype at = 1 + pick(quoted.size() - 1);
    switch (pick(4)) {
    case 0: // another spelling of the same character
        if (at + 1 < quoted.size() && std::isalnum(uchar(quoted[at])) && quoted[at - 1] != '\\')
            return withInstead(quoted, {at, at + 1}, "\\u00" + QByteArray(1, quoted[at]).toHex());
        [[fallthrough]];
    case 1:
        return withInstead(quoted, {at, at}, oneOf(oddEscapes));
    case 2:
        return withInstead(quoted, {at, at}, oneOf(oddTexts));
    default:
        return pick(2) == 0 ? quoted.toUpper() : quoted.left(at) + '"';
    }
}

QByteArray Mutator::otherValue(const QByteArray &value)
{
    if (value.startsWith('"') && value.size() > 1 && pick(3) != 0)
        return otherText(value);
    if (!value.isEmpty() && (std::isdigit(uchar(value[0])) || value[0] == '-') && pick(3) != 0)
        return otherNumber(value);
    return oneOf(oddValues);
}

QByteArray Mutator::jsonMutated(const QByteArray &input)
{
    const JsonParts parts(input);
    if (parts.values.empty())
        return bytesMutated(input);
    const Span value = oneOf(parts.values);
    if (parts.entries.empty())
        return withInstead(input, value, otherValue(textAt(input, value)));
    const Span entry = oneOf(parts.entries);
    const QByteArray text = textAt(input, entry);
    switch (pick(9)) {
    case 0:
        return withoutEntry(input, entry);
    case 1:
        return withInstead(input, entry, text + ',' + text);
    case 2:
        return swapped(input, entry, oneOf(parts.entries));
    case 3:
        return swapped(input, value, oneOf(parts.values));
    case 4:
        return withInstead(input, value, '[' + textAt(input, value) + ']');
    case 5: { // the same key with another value, or a key that is misspelled
        const qsizetype colon = text.indexOf(':');
        if (!text.startsWith('"') || colon < 0)
            return withInstead(input, entry, otherValue(text));
        const QByteArray key = text.left(colon);
        return pick(2) == 0 ? withInstead(input, entry, text + ',' + key + ':' + oneOf(oddValues))
                            : withInstead(input, entry, otherText(key) + text.mid(colon));
    }
    default:
        return withInstead(input, value, otherValue(textAt(input, value)));
    }
}

QByteArray Mutator::linesMutated(const QByteArray &input, const QByteArray &lineBreak)
{
    QByteArrayList lines;
    for (qsizetype from = 0, to = 0; to >= 0; from = to + lineBreak.size()) {
        to = input.indexOf(lineBreak, from);
        lines += input.mid(from, to < 0 ? -1 : to - from);
    }
    const qsizetype at = pick(lines.size()), other = pick(lines.size());
    switch (pick(4)) {
    case 0:
        lines.removeAt(at);
        break;
    case 1:
        lines.insert(other, lines[at]);
        break;
    case 2:
        lines.swapItemsAt(at, other);
        break;
    default:
        lines[at] += lines[other];
    }
    return lines.join(lineBreak);
}

QByteArray Mutator::textMutated(const QByteArray &input)
{
    const qsizetype at = pick(input.size() + 1);
    switch (pick(5)) {
    case 0:
        return linesMutated(input, "\n");
    case 1:
        return linesMutated(input, oneOf({" ", ",", ";", ":", "=", "/", "&", "\t"}));
    case 2:
        return withInstead(input, {at, at}, oneOf(oddTexts));
    case 3: {
        const qsizetype end = std::min(input.size(), at + 1 + pick(8));
        const QByteArray part = input.mid(at, end - at);
        return withInstead(input, {at, end}, pick(2) == 0 ? part.toUpper() : part + part);
    }
    default:
        return bytesMutated(input);
    }
}

QByteArray Mutator::httpMutated(const QByteArray &input)
{
    const qsizetype end = input.indexOf("\r\n\r\n");
    if (end < 0)
        return textMutated(input);
    const QByteArray head = input.left(end), body = input.mid(end + 4);
    const qsizetype firstLine = std::max<qsizetype>(head.indexOf("\r\n"), 0);
    switch (pick(6)) {
    case 0:
        return linesMutated(head, "\r\n") + "\r\n\r\n" + body;
    case 1:
        return head + "\r\n" + oneOf(oddFields) + "\r\n\r\n" + body;
    case 2:
        return textMutated(head.left(firstLine)) + head.mid(firstLine) + "\r\n\r\n" + body;
    case 3:
        return textMutated(head) + "\r\n\r\n" + body;
    case 4:
        return withInstead(input, {end, end + 4}, oneOf({"\n\n", "\r\n \r\n\r\n", "\r\r\n\n", "\r\n"}));
    default:
        return head + "\r\n\r\n" + (body.contains('{') ? jsonMutated(body) : textMutated(body));
    }
}

QByteArray Mutator::bytesMutated(QByteArray input)
{
    for (quint32 more = 1 + pick(3); more > 0; --more) {
        const qsizetype at = pick(input.size() + 1);
        const qsizetype end = std::min(input.size(), at + 1 + pick(pick(8) == 0 ? 200 : 6));
        switch (input.isEmpty() ? 4 : pick(6)) {
        case 0:
            input = withInstead(input, {at, end}, {});
            break;
        case 1:
            input = withInstead(input, {at, at}, input.mid(at, end - at));
            break;
        case 2:
            input[pick(input.size())] = char(m_random());
            break;
        case 3:
            input[pick(input.size())] = char(input[pick(input.size())] ^ (1 << pick(8)));
            break;
        case 4:
            input = withInstead(input, {at, at}, QByteArray(1, char(m_random())));
            break;
        default:
            input = withInstead(input, {at, at}, oneOf(oddTexts));
        }
    }
    return input;
}

QByteArray Mutator::mutated(const QByteArray &input, Form form)
{
    QByteArray result = input;
    for (quint32 more = 1 + pick(3); more > 0; --more) {
        result = form == Form::Json ? jsonMutated(result)
            : form == Form::Http    ? httpMutated(result)
            : form == Form::Text    ? textMutated(result)
                                    : bytesMutated(result);
        result.truncate(maxSize);
    }
    return result;
}

} // namespace labdesk::fuzz
