// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/target.h"

#include <algorithm>
#include <cctype>

namespace labdesk::service {

namespace {

// Whether the text needs no decoding.
bool isPlain(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c <= '~' && c != '%' && c != '+'; });
}

// Strict, while QByteArray::fromPercentEncoding() accepts invalid escapes.
std::optional<QString> percentDecoded(QByteArrayView raw, bool plusIsSpace)
{
    if (isPlain(raw))
        return QString::fromLatin1(raw);
    QByteArray text = raw.toByteArray();
    const auto isHex = [&text](qsizetype at) { return at < text.size() && std::isxdigit(uchar(text[at])) != 0; };
    for (qsizetype at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1))
        if (!isHex(at + 1) || !isHex(at + 2))
            return {};
    if (plusIsSpace)
        text.replace('+', ' ');
    text = QByteArray::fromPercentEncoding(text);
    if (text.contains('\0') || !QUtf8StringView(text).isValidUtf8())
        return {};
    return QString::fromUtf8(text);
}

using Pairs = std::vector<std::pair<QString, QString>>;

// Returns the pairs in their order.
std::optional<Pairs> decodedPairs(QByteArrayView text)
{
    Pairs pairs;
    if (text.isEmpty())
        return pairs;
    for (const QByteArray &pair : text.toByteArray().split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.contains('=') ? pair.indexOf('=') : pair.size();
        const auto name = percentDecoded(pair.left(equals), true);
        const auto value = percentDecoded(pair.mid(equals + 1), true);
        if (!name || !value)
            return {};
        pairs.emplace_back(*name, *value);
    }
    return pairs;
}

} // namespace

std::optional<QStringList> pathSegments(QByteArrayView path)
{
    if (path.isEmpty() || path.front() != '/')
        return {};
    if (path.size() > 1 && path.back() == '/')
        path.chop(1);
    constexpr qsizetype usualSegments = 6;
    QStringList segments;
    segments.reserve(usualSegments);
    for (QByteArrayView rest = path.sliced(1);;) {
        const qsizetype size = rest.indexOf('/') < 0 ? rest.size() : rest.indexOf('/');
        const auto segment = percentDecoded(rest.first(size), false);
        if (!segment)
            return {};
        segments.append(*segment);
        if (size == rest.size())
            return segments;
        rest = rest.sliced(size + 1);
    }
}

std::optional<Parameters> parseParameters(QByteArrayView text)
{
    const auto pairs = decodedPairs(text);
    if (!pairs)
        return {};
    Parameters parameters;
    for (const auto &[name, value] : *pairs)
        parameters[name] = value;
    return parameters;
}

std::optional<QString> repeatedParameter(QByteArrayView text)
{
    QStringList seen;
    for (const auto &[name, value] : decodedPairs(text).value_or(Pairs())) {
        if (seen.contains(name))
            return name;
        seen.append(name);
    }
    return {};
}

} // namespace labdesk::service
