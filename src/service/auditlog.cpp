// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/auditlog.h"

#include "service/keystore.h"
#include "service/schema.h"

#include <QUuid>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr int done = 200;

QString systemUser()
{
#ifdef Q_OS_UNIX
    const passwd *user = getpwuid(geteuid());
    const QString name = user ? QString::fromLocal8Bit(user->pw_name) : u"uid %1"_s.arg(geteuid());
    // Set by sudo or labdesk-service-admin. Anybody can set it, so it only supplements the name of the actual user.
    const QString caller = qEnvironmentVariable("SUDO_USER");
    return caller.isEmpty() ? name : u"%1 (%2)"_s.arg(name, caller);
#else
    return qEnvironmentVariable("USERNAME");
#endif
}

QString insertRecord()
{
    return u"INSERT INTO audit (team_seq, at, request_id, key_name, method, path, status, key_seq)"
           " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s;
}

} // namespace

AuditLog::AuditLog(const Database &database, qint64 teamSeq, Clock clock)
    : m_teamSeq(teamSeq), m_clock(std::move(clock)), m_add(database.prepare(insertRecord()))
{
}

void AuditLog::add(const RoutedRequest &request, int status)
{
    const auto text = [](const QByteArray &bytes) { return QString::fromLatin1(bytes); };
    m_add.run({m_teamSeq, m_clock().toSecsSinceEpoch(), text(request.id), request.keyName, text(request.method),
               text(request.path), status, request.keySeq == 0 ? QVariant() : QVariant(request.keySeq)});
}

void recordCommand(const Database &database, qint64 teamSeq, const QString &command, const QString &what,
                   std::optional<qint64> keySeq)
{
    database.prepare(insertRecord())
        .run({teamSeq, QDateTime::currentSecsSinceEpoch(), QUuid::createUuid().toString(QUuid::Id128).first(16),
              u"system user %1"_s.arg(systemUser()), command, what, done, orNull(keySeq)});
}

void recordRestore(const Database &database)
{
    prepareSchema(database, [&database] { throw DatabaseError(u"The backup %1 is empty."_s.arg(database.name())); });
    for (const Team &team : keys::allTeams(database))
        recordCommand(database, team.seq, u"restore"_s, u"of a backup"_s);
}

} // namespace labdesk::service
