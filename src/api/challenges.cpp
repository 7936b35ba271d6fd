// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/challenges.h"

#include <algorithm>

namespace labdesk::api {

namespace {

/// The items of a list, without empty ones.
QList<QByteArray> itemsOf(const QByteArray &value)
{
    QList<QByteArray> items{QByteArray()};
    bool isQuoted = false;
    for (qsizetype at = 0; at < value.size(); ++at) {
        const char c = value.at(at);
        if (c == '"')
            isQuoted = !isQuoted;
        if (c == ',' && !isQuoted) {
            items += QByteArray();
            continue;
        }
        items.last() += c;
        if (isQuoted && c == '\\' && at + 1 < value.size())
            items.last() += value.at(++at);
    }
    for (QByteArray &item : items)
        item = item.trimmed();
    items.removeAll(QByteArray());
    return items;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

} // namespace

QList<Challenge> challengesIn(const QList<QByteArray> &values)
{
    QList<Challenge> found;
    for (const QByteArray &value : values) {
        const qsizetype before = found.size();
        for (const QByteArray &item : itemsOf(value)) {
            const auto blank = std::ranges::find_if(item, isBlank);
            const QByteArray word = item.left(blank - item.begin());
            const QByteArray rest = item.mid(word.size()).trimmed();
            const bool isParameter = word.contains('=') || rest.startsWith('=');
            if (!isParameter)
                found += Challenge{word.toLower(), rest};
            else if (found.size() > before)
                found.last().rest += (found.last().rest.isEmpty() ? "" : ", ") + item;
        }
    }
    return found;
}

std::optional<QByteArray> offered(const QList<Challenge> &challenges, QByteArrayView scheme)
{
    const auto at = std::ranges::find_if(
        challenges, [scheme](const Challenge &one) { return scheme.compare(one.scheme, Qt::CaseInsensitive) == 0; });
    return at == challenges.end() ? std::nullopt : std::optional(at->rest);
}

} // namespace labdesk::api
