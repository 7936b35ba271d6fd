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

/// Finds the rows of many keys with one statement.
class KeyLookup
{
public:
    /// select: of a number, for a row whose key is k; fixed: its bound values.
    KeyLookup(const Database &database, const QString &select, QVariantList fixed = {});

    QHash<QString, qint64> find(const QStringList &keys); ///< those that there are

private:
    Statement m_statement;
    Engine m_engine;
    QVariantList m_fixed;
};

struct RefusedRecord
{
    qint64 line = 0;
    std::string reason;
};

/// Writes many records of one team at once, and tells which contradict what the database holds.
class BulkImporter
{
public:
    BulkImporter(const Database &database, const Team &team, Clock clock);

    void add(qint64 line, BulkRecord record);

    /// All that were added, in the transaction that is open; those that are refused, by line. Keeps them, so that it
    /// can be done again when the transaction was undone.
    std::vector<RefusedRecord> write();
    void clear();

    /// After the commit: runs the daily task (2.1) if a day has begun since write(). A service that ran it meanwhile
    /// hasn't seen the new records.
    void endIngestion();

    /// How many were written and not refused, by type. The team itself counts as well.
    const QMap<QString, qint64> &written() const { return m_written; }
    qint64 otherTeams() const { return m_otherTeams; } ///< lines with another team, whose records become this one's

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
    template <IsOfUser Record> void writeOf();                                      ///< what users have
    template <class Record> std::vector<qint64> owners(const Batch<Record> &batch); ///< 0: refused

    const Database &m_database;
    Team m_team;
    Clock m_clock;
    QString m_writtenOn; ///< the day
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
