// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jsonwalk.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

qsizetype quotedEnd(QStringView text, qsizetype at)
{
    for (++at; at < text.size() && text[at] != u'"'; ++at)
        if (text[at] == u'\\')
            ++at;
    return std::min(at + 1, text.size());
}

/// All values without children by path, in the order of the text.
struct FlatJson
{
    QStringList paths;
    QHash<QString, QString> values;

    explicit FlatJson(const QString &text)
    {
        if (!text.isEmpty())
            walk(text, jsonValueBegin(text, 0), QString());
    }

    void walk(QStringView text, qsizetype at, const QString &path)
    {
        bool isEmpty = true;
        if (isJsonContainer(text, at)) {
            qsizetype row = 0;
            forEachJsonMember(text, at, [&](const JsonMember &member) {
                isEmpty = false;
                const bool isInList = member.keyBegin < 0;
                const QString key = isInList ? u"[%1]"_s.arg(row++)
                                             : jsonString(text.mid(member.keyBegin, member.keyEnd - member.keyBegin));
                walk(text, member.begin, path.isEmpty() || isInList ? path + key : path + u'.' + key);
            });
        }
        if (isEmpty && !values.contains(path)) { // the first of duplicate keys
            paths += path;
            values.insert(path, text.mid(at, jsonValueEnd(text, at) - at).toString());
        }
    }

    /// The value at the path, or its nearest ancestor: a masked object has no children.
    QString nearest(QString path, QString *found) const
    {
        while (!values.contains(path) && !path.isEmpty()) {
            const qsizetype cut = std::max(path.lastIndexOf(u'.'), path.lastIndexOf(u'['));
            path.truncate(std::max<qsizetype>(cut, 0));
        }
        *found = path;
        return values.value(path);
    }
};

} // namespace

qsizetype jsonValueBegin(QStringView text, qsizetype at)
{
    while (at < text.size() && text[at].isSpace())
        ++at;
    return at;
}

bool isJsonContainer(QStringView text, qsizetype at)
{
    return at < text.size() && (text[at] == u'{' || text[at] == u'[');
}

qsizetype jsonValueEnd(QStringView text, qsizetype at)
{
    if (at >= text.size())
        return text.size();
    if (text[at] == u'"')
        return quotedEnd(text, at);
    if (!isJsonContainer(text, at)) {
        while (at < text.size() && !text[at].isSpace() && text[at] != u',' && text[at] != u']' && text[at] != u'}')
            ++at;
        return at;
    }
    qsizetype depth = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c == u'"') {
            at = quotedEnd(text, at);
            continue;
        }
        if (c == u'{' || c == u'[')
            ++depth;
        else if ((c == u'}' || c == u']') && --depth == 0)
            return at + 1;
        ++at;
    }
    return at;
}

void forEachJsonMember(QStringView text, qsizetype container, const std::function<void(const JsonMember &)> &visit)
{
    const bool isObject = text[container] == u'{';
    qsizetype at = jsonValueBegin(text, container + 1);
    while (at < text.size() && text[at] != u'}' && text[at] != u']') {
        JsonMember member;
        if (isObject) {
            member.keyBegin = at;
            member.keyEnd = quotedEnd(text, at);
            at = jsonValueBegin(text, jsonValueBegin(text, member.keyEnd) + 1); // after the colon
        }
        member.begin = at;
        member.end = jsonValueEnd(text, at);
        visit(member);
        at = jsonValueBegin(text, member.end);
        if (at >= text.size() || text[at] != u',')
            return;
        at = jsonValueBegin(text, at + 1);
    }
}

QString jsonString(QStringView quoted)
{
    if (!quoted.contains(u'\\'))
        return quoted.mid(1, quoted.size() - 2).toString();
    const QByteArray list = '[' + quoted.toUtf8() + ']'; // QJsonDocument decodes the escapes
    return QJsonDocument::fromJson(list).array().first().toString();
}

std::vector<JsonChange> jsonChanges(const QString &before, const QString &after, const QString &shownBefore,
                                    const QString &shownAfter)
{
    const FlatJson flatBefore(before);
    const FlatJson flatAfter(after);
    const FlatJson flatShownBefore(shownBefore);
    const FlatJson flatShownAfter(shownAfter);
    std::vector<JsonChange> changes;
    const auto add = [&](JsonChange::Kind kind, const QString &path) {
        JsonChange change{kind, path};
        if (kind != JsonChange::Kind::Added)
            change.before = flatShownBefore.nearest(path, &change.path);
        if (kind != JsonChange::Kind::Removed)
            change.after = flatShownAfter.nearest(path, &change.path);
        if (change.path != path) // part of a masked value: only shows that it changed
            change = {JsonChange::Kind::Changed, change.path, flatShownBefore.values.value(change.path),
                      flatShownAfter.values.value(change.path)};
        if (change.path == path || std::find(changes.begin(), changes.end(), change) == changes.end())
            changes.push_back(change);
    };
    const auto isInside = [](const QString &other, const QString &path) {
        return path.isEmpty() || (other.startsWith(path) && (other[path.size()] == u'.' || other[path.size()] == u'['));
    };
    const auto isNowFilled = [&](const FlatJson &flat, const QString &path, const QString &value) {
        return (value == u"{}" || value == u"[]")
            && std::any_of(flat.paths.begin(), flat.paths.end(),
                           [&](const QString &other) { return other != path && isInside(other, path); });
    };
    for (const QString &path : flatAfter.paths) {
        if (!flatBefore.values.contains(path) && !isNowFilled(flatBefore, path, flatAfter.values.value(path)))
            add(JsonChange::Kind::Added, path);
        else if (!flatBefore.values.contains(path))
            continue;
        else if (flatBefore.values.value(path) != flatAfter.values.value(path))
            add(JsonChange::Kind::Changed, path);
    }
    for (const QString &path : flatBefore.paths)
        if (!flatAfter.values.contains(path) && !isNowFilled(flatAfter, path, flatBefore.values.value(path)))
            add(JsonChange::Kind::Removed, path);
    return changes;
}

} // namespace labdesk
