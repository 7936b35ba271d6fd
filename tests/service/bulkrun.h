// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <QProcess>
#include <QRegularExpression>

namespace labdesk::tests {

/// A command of labdesk-service that has ended.
struct BulkRun
{
    int exitCode = -1;
    QByteArray out, err;

    /// A count that import prints at its end: the sum of those between `begin` and the next full stop or bracket.
    qint64 told(const QString &begin) const
    {
        const QString text = QString::fromUtf8(out);
        const qsizetype at = text.indexOf(begin);
        if (at < 0)
            return 0;
        static const QRegularExpression end(QStringLiteral("[.()\n]")), number(QStringLiteral("[0-9]+"));
        const QString part = text.sliced(at + begin.size()).section(end, 0, 0);
        qint64 sum = 0;
        for (auto each = number.globalMatch(part); each.hasNext();)
            sum += each.next().captured().toLongLong();
        return sum;
    }
    qint64 imported() const { return told(QStringLiteral("mported: ")); }
    qint64 refused() const { return told(QStringLiteral("Refused: ")); }
    qint64 read() const { return told(QStringLiteral("Read: ")); }  ///< lines
    qint64 accounted() const { return told(QStringLiteral(" (")); } ///< lines, by what they are
    qint64 records() const
    {
        static const QRegularExpression count(QStringLiteral("[(]([0-9]+) records?"));
        return count.match(QString::fromUtf8(out)).captured(1).toLongLong();
    }
};

inline BulkRun runService(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(SERVICE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60'000);
    QByteArray said;
    for (const QByteArray &line : process.readAllStandardError().split('\n'))
        if (!line.contains(" a second")) // how far it is, which a busy computer has time to tell
            said += line + '\n';
    return {process.exitCode(), process.readAllStandardOutput(), said.chopped(1)};
}

inline BulkRun importInto(const QString &database, const QByteArray &lines, const QStringList &options = {})
{
    return runService(QStringList{QStringLiteral("import"), QStringLiteral("-"), QStringLiteral("--database"), database}
                          + options,
                      lines);
}

inline BulkRun exportFrom(const QString &database, const QStringList &options = {})
{
    return runService(QStringList{QStringLiteral("export"), QStringLiteral("--database"), database} + options);
}

inline qint64 count(const QString &database, const QString &table)
{
    return service::Database(database, service::Database::Access::Write)
        .number(QStringLiteral("SELECT count(*) FROM ") + table);
}

/// The lines of a team with a lab and a user.
inline const QByteArray bulkHead = R"({"type":"team","team_id":"2245bd5f-bb68-4f68-a2eb-92502318fa4e"}
{"type":"lab","lab_id":27,"slug":"labcorp"}
{"type":"user","user_id":"11111111-1111-4111-8111-111111111111","client_user_id":"first"}
)";

inline QByteArray userLine(const QByteArray &clientUserId)
{
    return QByteArray(R"({"type":"user","client_user_id":"ID"})").replace("ID", clientUserId) + '\n';
}

} // namespace labdesk::tests
