// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"
#include "service/serviceoptions.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <tuple>

namespace labdesk::service {

/// Looks up many keys with one statement.
class KeyLookup
{
public:
    /// `select` is a query for the number of the row whose key is k, and `fixed` are its bound values.
    KeyLookup(const Database &database, const QString &select, QVariantList fixed = {});

    QHash<QString, qint64> find(const QStringList &keys); ///< only the keys that exist

private:
    const Database &m_database;
    QString m_select;
    Statement m_statement;
    QVariantList m_fixed;
};

struct RefusedRecord
{
    qint64 line = 0;
    std::string reason;
};

/// Writes many records of a team at once, and reports those that conflict with the database.
class BulkImporter
{
public:
    BulkImporter(const Database &database, const Team &team, Clock clock);

    void add(qint64 line, BulkRecord record);

    /// Writes all added records in the open transaction, and returns the refused ones, by line. Keeps the records, so
    /// that this can be repeated after a rollback.
    std::vector<RefusedRecord> write();
    void clear();

    /// After the commit: runs the daily task (2.1) if a new day has begun since write(), because a service that ran it
    /// in between didn't see the new records.
    void endIngestion();

    /// The number of records that were written and not refused, by type. The team itself counts as well.
    const QMap<QString, qint64> &written() const { return m_written; }
    qint64 otherTeams() const { return m_otherTeams; } ///< lines with another team; their records become this team's

private:
    template <class Record> struct Numbered
    {
        qint64 line;
        Record record;
    };
    template <class Record> using Batch = std::vector<Numbered<Record>>;

    template <class Record> Batch<Record> &batch() { return std::get<Batch<Record>>(m_batches); }
    void refuse(qint64 line, std::string reason) { m_refused.push_back({line, std::move(reason)}); }

    QString today() const;
    QSet<QString> all(const QString &sql) const;
    QSet<QString> allLabs() const;
    void countTeams();
    void writeLabs();
    void writeCenters();
    void writePayors();
    void writeUsers();
    std::vector<BulkUser *> acceptedUsers();
    std::optional<User> lockOwner(const Owner &owner);
    void writeConnections();
    template <IsOfUser Record> void writeOf();                                      ///< records that belong to users
    template <class Record> std::vector<qint64> owners(const Batch<Record> &batch); ///< 0 if refused

    const Database &m_database;
    Team m_team;
    Clock m_clock;
    QString m_writtenOn; ///< the day of the last write()
    SourceConnectionStore m_connections;
    UserRecords m_users;
    CenterStore m_centers;
    PayorStore m_payors;
    template <class Records> struct BatchesOf;
    template <class... Record> struct BatchesOf<std::variant<Record...>>
    {
        using All = std::tuple<Batch<Record>...>;
    };

    KeyLookup m_userIds, m_ownIds, m_clientIds;
    BatchesOf<BulkRecord>::All m_batches;
    std::vector<RefusedRecord> m_refused;
    QMap<QString, qint64> m_written;
    qint64 m_otherTeams = 0;
};

} // namespace labdesk::service
