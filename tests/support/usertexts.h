// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/usersnapshot.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk::tests {

inline QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// All that a list keeps of a user, as a line: what comes out of a store must be what went in.
inline QString lineOf(const User &user)
{
    QStringList sources;
    for (const auto &source : user.sources)
        sources << source.name + u'/' + source.slug;
    const auto bound = [](const std::optional<Timestamp> &stamp) { return stamp ? stamp->text : QString(); };
    const QDateTime &created = user.createdOn.utc;
    const FieldsOfUser kept(user);
    const std::string_view newest = kept.fields().newestConnection;
    return QStringList{user.id.text(),
                       user.clientUserId,
                       user.teamId,
                       user.createdOn.text,
                       QString::number(created.isValid() ? created.toMSecsSinceEpoch() : UserFields::invalidTimestamp),
                       sources.join(u','),
                       user.timeZone ? user.timeZone->id : QString(),
                       user.timeZone ? user.timeZone->sourceSlug : QString(),
                       user.birthDate ? QStringLiteral("born") : QStringLiteral("-"),
                       bound(user.ingestionStart),
                       bound(user.ingestionEnd),
                       textOf(newest)}
        .join(u'|');
}

inline QString lineOf(const UserSegment &users, quint32 row, const UserDictionary &dictionary)
{
    QStringList sources;
    for (const auto number : dictionary.sourceList(users.sourceList(row)))
        sources << dictionary.source(number).name + u'/' + dictionary.source(number).slug;
    const auto moment = [&users, row](UserColumn column) { return textOf(users.momentText(column, row)); };
    return QStringList{textOf(users.idText(row)),
                       textOf(users.clientUserId(row)),
                       dictionary.text(users.team(row)),
                       moment(UserColumn::Created),
                       QString::number(users.moments(UserColumn::Created)[row]),
                       sources.join(u','),
                       dictionary.text(users.number(UserColumn::Zone, row)),
                       dictionary.text(users.number(UserColumn::ZoneSetBy, row)),
                       users.number(UserColumn::BirthDate, row) != 0 ? QStringLiteral("born") : QStringLiteral("-"),
                       dictionary.text(users.number(UserColumn::IngestionStart, row)),
                       dictionary.text(users.number(UserColumn::IngestionEnd, row)),
                       moment(UserColumn::NewestConnection)}
        .join(u'|');
}

inline QStringList linesOf(const std::vector<User> &users)
{
    QStringList lines;
    for (const User &user : users)
        lines << lineOf(user);
    return lines;
}

inline QStringList linesOf(const UserSnapshot &users)
{
    QStringList lines;
    for (const UserSegmentPtr &segment : users.segments())
        for (quint32 row = 0; row < segment->size(); ++row)
            lines << lineOf(*segment, row, users.dictionary());
    return lines;
}

} // namespace labdesk::tests
