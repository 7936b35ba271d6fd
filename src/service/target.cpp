// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/target.h"

namespace labdesk::service {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// Strict: QByteArray::fromPercentEncoding lets bad escapes through.
std::optional<QString> percentDecoded(QByteArrayView raw, bool plusIsSpace)
{
    QByteArray bytes;
    bytes.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size(); ++i) {
        char c = raw[i];
        if (c == '+' && plusIsSpace) {
            c = ' ';
        } else if (c == '%') {
            if (i + 2 >= raw.size() || hexDigit(raw[i + 1]) < 0 || hexDigit(raw[i + 2]) < 0)
                return {};
            c = static_cast<char>(hexDigit(raw[i + 1]) * 16 + hexDigit(raw[i + 2]));
            i += 2;
        }
        if (c == '\0')
            return {};
        bytes.append(c);
    }
    if (!QUtf8StringView(bytes).isValidUtf8())
        return {};
    return QString::fromUtf8(bytes);
}

using Pairs = std::vector<std::pair<QString, QString>>;

// In the order given.
std::optional<Pairs> decodedPairs(QByteArrayView text)
{
    Pairs pairs;
    while (!text.isEmpty()) {
        const qsizetype found = text.indexOf('&');
        const QByteArrayView pair = text.first(found < 0 ? text.size() : found);
        text = found < 0 ? QByteArrayView() : text.sliced(found + 1);
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.indexOf('=');
        const auto name = percentDecoded(pair.first(equals < 0 ? pair.size() : equals), true);
        const auto value = percentDecoded(equals < 0 ? QByteArrayView() : pair.sliced(equals + 1), true);
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
    QStringList segments;
    while (!path.isEmpty()) {
        path = path.sliced(1);
        const qsizetype slash = path.indexOf('/');
        const qsizetype end = slash < 0 ? path.size() : slash;
        const auto segment = percentDecoded(path.first(end), false);
        if (!segment)
            return {};
        segments.append(*segment);
        path = path.sliced(end);
    }
    return segments;
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
