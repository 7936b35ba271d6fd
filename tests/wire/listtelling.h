// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "support/userpage.h"
#include "wire/userlistreader.h"

#include <QByteArray>
#include <QByteArrayList>

namespace labdesk::tests {

/// A user as a line that two readers can be compared by; texts as length and bytes.
inline QByteArray told(const UserFields &user)
{
    QByteArray line;
    const auto add = [&line](std::string_view text) {
        line
            += QByteArray::number(qsizetype(text.size())) + ':' + QByteArray(text.data(), qsizetype(text.size())) + ' ';
    };
    for (const auto text : {user.id, user.clientUserId, user.teamId, user.createdOn, user.zone, user.zoneSource,
                            user.ingestionStart, user.ingestionEnd, user.newestConnection})
        add(text);
    for (const auto &source : user.sources) {
        line += "source ";
        add(source.name);
        add(source.slug);
    }
    return line + QByteArray::number(user.created.ms) + ' ' + QByteArray::number(user.newest.ms)
        + (user.hasBirthDate ? " born" : "");
}

/// What is decoded the slow way, told in the same words.
inline QByteArray told(const User &user)
{
    std::vector<QByteArray> bytes;
    bytes.reserve(20 + 3 * user.sources.size());
    const auto view = [&bytes](const QString &text) {
        bytes.push_back(text.toUtf8());
        return std::string_view(bytes.back().constData(), size_t(bytes.back().size()));
    };
    std::vector<UserFields::Source> sources;
    UserFields fields;
    for (const auto &source : user.sources) {
        const auto name = view(source.name);
        sources.push_back({name, view(source.slug)});
        const QDateTime &moment = source.createdOn.utc;
        if (moment.isValid() && moment.toMSecsSinceEpoch() > fields.newest.ms) {
            fields.newestConnection = view(source.createdOn.text);
            fields.newest.ms = moment.toMSecsSinceEpoch();
        }
    }
    fields.id = view(user.id.text());
    fields.clientUserId = view(user.clientUserId);
    fields.teamId = view(user.teamId);
    fields.createdOn = view(user.createdOn.text);
    fields.created.ms
        = user.createdOn.utc.isValid() ? user.createdOn.utc.toMSecsSinceEpoch() : UserFields::invalidTimestamp;
    fields.sources = sources;
    fields.zone = user.timeZone ? view(user.timeZone->id) : std::string_view();
    fields.zoneSource = user.timeZone ? view(user.timeZone->sourceSlug) : std::string_view();
    fields.hasBirthDate = user.birthDate.has_value();
    fields.ingestionStart = user.ingestionStart ? view(user.ingestionStart->text) : std::string_view();
    fields.ingestionEnd = user.ingestionEnd ? view(user.ingestionEnd->text) : std::string_view();
    return told(fields);
}

/// Everything that a reader says about a body that comes in the given pieces.
struct ListTelling
{
    QByteArrayList users;
    QStringList undecodable;
    QStringList drift; ///< sorted
    qint64 undecodableCount = 0;
    qint64 total = -1; ///< none
    QString error;

    QByteArray text() const
    {
        return users.join('\n') + "\nleft out: " + QByteArray::number(undecodableCount) + ' '
            + undecodable.join(u'|').toUtf8() + "\ndrift: " + drift.join(u'|').toUtf8()
            + "\ntotal: " + QByteArray::number(total) + "\nerror: " + error.toUtf8();
    }
};

inline ListTelling tellingOf(const QByteArrayList &pieces)
{
    wire::UserListReader reader;
    ListTelling telling;
    const auto sink = [&](const UserFields &user) { telling.users += told(user); };
    std::optional<wire::DecodeError> error;
    for (const QByteArray &piece : pieces)
        if (!error)
            error = reader.feed(piece, sink);
    if (!error)
        error = reader.finish();
    for (const auto &reason : reader.undecodableReasons())
        telling.undecodable += reason.text();
    telling.drift = reader.drift();
    telling.drift.sort();
    telling.undecodableCount = reader.undecodable();
    telling.total = reader.total().value_or(-1);
    telling.error = error ? error->text() : QString();
    return telling;
}

/// White space behind a body: a user is read directly only where a few bytes follow that can be looked at.
inline QByteArray withRoomBehind(const QByteArray &body)
{
    return body + QByteArray(100, ' ');
}

/// What decodeUserPage() says of the same body, where it decodes.
inline ListTelling slowTellingOf(const QByteArray &body)
{
    ListTelling telling;
    const auto decoding = decodeUserPage(body);
    if (!decoding.ok()) {
        telling.error = decoding.error().text();
        return telling;
    }
    for (const auto &user : decoding.value().value.users)
        telling.users += told(user);
    telling.drift = decoding.value().drift;
    telling.drift.sort();
    telling.total = decoding.value().value.total.value_or(-1);
    return telling;
}

} // namespace labdesk::tests
