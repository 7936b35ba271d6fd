// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userdirectory.h"
#include "support/faultserver.h"

#include <QTcpSocket>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

inline QByteArray userJson(int number)
{
    return QByteArray(
               R"({"user_id":"user-%1","team_id":"t","client_user_id":"client-%1","created_on":"2026-03-12T16:14:00+00:00","connected_sources":[]})")
        .replace("%1", QByteArray::number(number));
}

/// Users first..last as a page that says `total`; -1: a bare array.
inline Play page(int first, int last, int total)
{
    QByteArrayList users;
    for (int number = first; number <= last; ++number)
        users << userJson(number);
    const QByteArray array = '[' + users.join(',') + ']';
    return {.bytes = httpReply("200 OK",
                               total < 0 ? array
                                         : R"({"users":)" + array + R"(,"total":)" + QByteArray::number(total)
                                       + R"(,"offset":0,"limit":500})")};
}

/// So many users that their list comes in several pieces.
inline constexpr int Many = 3'000;

/// A list of many users of which the server sends a part, and the rest when it is told to.
struct InTwoParts
{
    explicit InTwoParts(int users = Many) : whole(page(1, users, users).bytes), server({firstPart()}) { }

    Play firstPart() const { return {.bytes = whole.left(whole.size() * 2 / 3)}; }
    Play cutShort() const { return {.bytes = firstPart().bytes, .then = Play::Then::Close}; }
    void sendRest() { server.findChild<QTcpSocket *>()->write(whole.mid(firstPart().bytes.size())); }

    QByteArray whole;
    FaultServer server;
};

inline QStringList clientNames(int first, int last)
{
    QStringList all;
    for (int number = first; number <= last; ++number)
        all << u"client-%1"_s.arg(number);
    return all;
}

inline QStringList names(const UserStore &store)
{
    QStringList all;
    for (UserStore::Row row = 0; row < store.size(); ++row)
        all << store.clientUserId(row);
    return all;
}

inline QStringList targets(const FaultServer &server)
{
    QStringList all;
    for (const QByteArray &head : server.heads())
        all << QString::fromLatin1(head.split(' ').value(1));
    return all;
}

inline User changedUser(const QString &id)
{
    return User{.id = *UserId::parse(id),
                .teamId = {},
                .clientUserId = u"changed"_s,
                .createdOn = {},
                .sources = {},
                .timeZone = {},
                .birthDate = {},
                .ingestionStart = {},
                .ingestionEnd = {}};
}

} // namespace labdesk::tests
