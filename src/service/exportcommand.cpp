// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordwriter.h"
#include "service/schema.h"
#include "service/subcommands.h"
#include "service/teamchoice.h"

#include <map>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 usersAtOnce = 1000;

// Exports a single snapshot. Users and their records are read page by page, so that memory use stays constant.
class Export
{
public:
    Export(const Database &database, Team team, RecordWriter &out)
        : m_database(database), m_team(std::move(team)), m_out(out), m_users(database, m_connections, m_team)
    {
    }

    void run()
    {
        m_out.write(BulkTeam{m_team.id});
        if (m_out.has(typeOf<Lab>))
            writeLabs();
        if (m_out.has(typeOf<Center>))
            CenterStore(m_database).forEach([this](const Center &center) { m_out.write(center); });
        if (m_out.has(typeOf<Payor>))
            writePayors();
        bool needsUsers = m_out.has(typeOf<BulkUser>);
        forEachType([&]<class Record>(std::type_identity<Record>) {
            needsUsers = needsUsers || (IsOfUser<Record> && m_out.has(typeOf<Record>));
        });
        if (needsUsers)
            writeUsers();
        m_out.finish();
    }

private:
    void writeLabs();
    void writePayors();
    void writeUsers();
    template <IsOfUser Record> void writeOf(const std::map<qint64, QString> &users);

    const Database &m_database;
    Team m_team;
    RecordWriter &m_out;
    SourceConnectionStore m_connections{m_database};
    UserRecords m_users;
};

void Export::writeLabs()
{
    Statement labs = m_database.prepare(labTable.select() + u"ORDER BY lab_id"_s);
    labs.run();
    while (labs.next())
        m_out.write(labTable.row(labs));
}

void Export::writePayors()
{
    Statement payors = m_database.prepare(
        u"SELECT payors.payor_seq, body, clearinghouse, payor_id FROM payors LEFT JOIN payor_ids ON"
        " payor_ids.payor_seq = payors.payor_seq WHERE team_seq IS NULL OR team_seq = ?"
        " ORDER BY payors.payor_seq, clearinghouse"_s);
    payors.run({m_team.seq});
    std::optional<Payor> payor;
    qint64 seq = 0;
    while (payors.next()) {
        if (payors.integer(0) != seq) {
            if (payor)
                m_out.write(*payor);
            payor = payorFromBody(payors.bytes(1));
            seq = payors.integer(0);
        }
        if (!payors.isNull(2))
            payor->idAt[payors.text(2)] = payors.text(3);
    }
    if (payor)
        m_out.write(*payor);
}

void Export::writeUsers()
{
    for (qint64 after = 0;;) {
        const std::vector<User> users = m_users.after(after, usersAtOnce);
        if (users.empty())
            return;
        after = users.back().seq;
        auto connections = m_connections.ofUsers(users.front().seq, after);
        std::map<qint64, QString> ids;
        for (const User &user : users) {
            m_out.write(BulkUser{user, std::move(connections[user.seq])});
            ids.emplace(user.seq, user.userId);
        }
        forEachType([&]<class Record>(std::type_identity<Record>) {
            if constexpr (IsOfUser<Record>)
                if (m_out.has(typeOf<Record>))
                    writeOf<Record>(ids);
        });
    }
}

template <IsOfUser Record> void Export::writeOf(const std::map<qint64, QString> &users)
{
    const auto &table = Bulk<Record>::table;
    Statement rows = m_database.prepare(table.select() + u"WHERE user_seq BETWEEN ? AND ? ORDER BY user_seq, "_s
                                        + QString::fromLatin1(Bulk<Record>::order));
    rows.run({users.begin()->first, users.rbegin()->first});
    while (rows.next()) {
        auto row = table.row(rows);
        // Otherwise, it belongs to another team.
        if (const auto owner = users.find(row.owner.seq); owner != users.end()) {
            row.owner.userId = owner->second;
            m_out.write(row);
        }
    }
}

} // namespace

int runExport(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Prints a team's records in the format that import reads, even while a service is running. They are as they were when the command began."_s);
    parser.addPositionalArgument(u"export"_s, u"This command."_s, u"export"_s);
    parser.addOptions(
        {{u"database"_s, u"Export from <file>, or from PostgreSQL: postgresql://user@host:port/name."_s, u"file"_s},
         {u"team"_s, u"Export this team, by name or ID, instead of the first one."_s, u"team"_s},
         {u"type"_s, u"Print only records of <type>: %1. Can be repeated."_s.arg(bulkTypes().join(u", "_s)), u"type"_s},
         {u"format"_s, u"jsonl (the default), or csv, for one type."_s, u"format"_s, u"jsonl"_s}});
    if (!readSubcommand(parser, arguments, 0))
        return 0;
    const QString location = databaseIn(parser), format = parser.value(u"format"_s);
    if (format != u"jsonl" && format != u"csv")
        failSubcommand(u"Invalid --format '%1'. Use one of: jsonl, csv."_s.arg(format));
    const QStringList types = readTypes(parser);
    const bool isCsv = format == u"csv";
    if (isCsv && (types.size() != 1 || types.front() == bulkTypes()[typeOf<SourceConnection>]))
        failSubcommand(u"CSV can contain only one type of record. Add --type. Connections are part of user records."_s);
    requireFile(location, u"Check --database."_s);
    const Database database(location, Database::Access::Read);
    requireOwnSchema(database, SchemaAge::Current);
    for (const QString &sql : bulkStatements(database.engine()))
        database.execute(sql);
    database.execute(snapshotStatement(database.engine()));
    RecordWriter out(isCsv ? RecordWriter::Format::Csv : RecordWriter::Format::JsonLines, types);
    Export(database, chosenTeam(database, parser.value(u"team"_s)), out).run();
    return 0;
}

} // namespace labdesk::service
