// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkimporter.h"

#include "service/jsonwriter.h"
#include "service/tablewriter.h"
#include "service/timestamps.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

// Uses a subquery for each key, because in a join or an IN list, PostgreSQL may compare each row with each key.
KeyLookup::KeyLookup(const Database &database, const QString &select, QVariantList fixed)
    : m_database(database), m_select(select),
      m_statement(database.prepare(u"SELECT k, (%1) FROM %2"_s.arg(select, keysOfJson(database.engine())))),
      m_fixed(std::move(fixed))
{
}

QHash<QString, qint64> KeyLookup::find(const QStringList &keys)
{
    QHash<QString, qint64> found;
    if (keys.isEmpty())
        return found;
    const bool isServer = m_database.engine() == Engine::Postgres;
    JsonWriter json;
    json.beginArray();
    for (const QString &key : keys) {
        if (!isServer && key.contains(QChar(0))) { // SQLite's JSON functions end a text there
            const auto seq = [](const Statement &row) { return row.isNull(0) ? 0 : row.integer(0); };
            Statement one = m_database.prepare(u"SELECT (%1) FROM (SELECT ? AS k)"_s.arg(m_select));
            if (const qint64 number = one.first(m_fixed + QVariantList{key}, seq).value_or(0); number != 0)
                found.insert(key, number);
        } else {
            json.text(boundValue(m_database.engine(), key).toString());
        }
    }
    const QByteArray texts = json.endArray().bytes();
    // As bytes, because a text would be escaped once more.
    m_statement.run(m_fixed + QVariantList{isServer ? QVariant(texts) : QVariant(QString::fromUtf8(texts))});
    while (m_statement.next())
        if (!m_statement.isNull(1))
            found.insert(m_statement.text(0), m_statement.integer(1));
    return found;
}

namespace {

template <class Record>
concept HasKey = requires
{
    Bulk<Record>::key;
};
template <class Record>
concept HasLab = requires
{
    Bulk<Record>::lab;
};

// The keys of these lines that are already taken, either in the database or by an earlier line.
template <class Record> class TakenKeys
{
public:
    TakenKeys(const Database &, const auto &) { }
    bool has(const Record &) const { return false; }
    void add(const Record &) { }
    std::string refusal() const { return {}; }
};

template <HasKey Record> class TakenKeys<Record>
{
public:
    TakenKeys(const Database &database, const auto &lines)
    {
        const auto &table = Bulk<Record>::table;
        forEachColumn(table.columns(), [this](const auto &column) {
            if constexpr (std::is_same_v<const decltype(column.member), decltype(Bulk<Record>::key)>)
                if (column.member == Bulk<Record>::key)
                    m_column = column.name();
        });
        QStringList keys;
        for (const auto &[line, record] : lines)
            keys += record.*Bulk<Record>::key;
        m_taken = KeyLookup(database,
                            u"SELECT user_seq FROM %1 WHERE %2 = k"_s.arg(
                                table.name(), QString::fromLatin1(m_column.data(), qsizetype(m_column.size()))))
                      .find(keys);
    }
    bool has(const Record &record) const { return m_taken.contains(record.*Bulk<Record>::key); }
    void add(const Record &record) { m_taken.insert(record.*Bulk<Record>::key, 0); }
    std::string refusal() const { return std::string(m_column) + ": already exists"; }

private:
    std::string_view m_column;
    QHash<QString, qint64> m_taken;
};

} // namespace

BulkImporter::BulkImporter(const Database &database, const Team &team, Clock clock)
    : m_database(database), m_team(team), m_clock(std::move(clock)), m_writtenOn(today()), m_connections(database),
      m_users(database, m_connections, team), m_centers(database), m_payors(database, team.seq),
      m_userIds(database, u"SELECT seq FROM users WHERE user_id = k"_s),
      m_ownIds(database, u"SELECT seq FROM users WHERE team_seq = ? AND user_id = k"_s, {team.seq}),
      m_clientIds(database, u"SELECT seq FROM users WHERE team_seq = ? AND client_user_id = k"_s, {team.seq})
{
}

void BulkImporter::add(qint64 line, BulkRecord record)
{
    std::visit(
        [&](auto &each) {
            using Record = std::decay_t<decltype(each)>;
            batch<Record>().push_back({line, std::move(each)});
        },
        record);
}

void BulkImporter::clear()
{
    std::apply([](auto &...each) { (each.clear(), ...); }, m_batches);
}

QString BulkImporter::today() const
{
    return isoDate(m_clock().toUTC().date());
}

void BulkImporter::endIngestion()
{
    const QString day = today();
    if (day == std::exchange(m_writtenOn, day))
        return;
    while (m_users.endIngestion(day) == UserRecords::Ended::Some) { } // a service handles users that are locked now
}

std::vector<RefusedRecord> BulkImporter::write()
{
    m_refused.clear();
    m_writtenOn = today();
    const QMap<QString, qint64> before = m_written;
    const qint64 otherTeamsBefore = m_otherTeams;
    try {
        countTeams();
        writeLabs();
        writeCenters();
        writePayors();
        writeUsers();
        writeConnections();
        forEachType([this]<class Record>(std::type_identity<Record>) {
            if constexpr (IsOfUser<Record>)
                writeOf<Record>();
        });
    } catch (const DatabaseError &) {
        m_written = before;
        m_otherTeams = otherTeamsBefore;
        throw;
    }
    std::ranges::sort(m_refused, {}, &RefusedRecord::line);
    return m_refused;
}

// Labs, centers, and payors are few enough to load all of their keys.
QSet<QString> BulkImporter::all(const QString &sql) const
{
    const auto keys = m_database.prepare(sql).all({}, [](const Statement &row) { return row.text(0); });
    return QSet<QString>(keys.begin(), keys.end());
}

QSet<QString> BulkImporter::allLabs() const
{
    return all(u"SELECT CAST(lab_id AS TEXT) FROM labs"_s);
}

// Only counts, because in a new database the team is created when the import begins.
void BulkImporter::countTeams()
{
    for (const auto &[line, team] : batch<BulkTeam>())
        ++(team.id == m_team.id ? m_written[u"team"_s] : m_otherTeams);
}

void BulkImporter::writeLabs()
{
    if (batch<Lab>().empty())
        return;
    QSet<QString> taken = allLabs();
    for (const auto &[line, lab] : batch<Lab>()) {
        if (taken.contains(QString::number(lab.id))) {
            refuse(line, "lab_id: already exists");
            continue;
        }
        taken.insert(QString::number(lab.id));
        m_centers.addLab(lab);
        ++m_written[u"lab"_s];
    }
}

void BulkImporter::writeCenters()
{
    if (batch<Center>().empty())
        return;
    const QSet<QString> labs = allLabs();
    QSet<QString> taken = all(u"SELECT CAST(lab_id AS TEXT) || ' ' || site_code FROM centers"_s);
    for (const auto &[line, center] : batch<Center>()) {
        const QString key = QString::number(center.labId) + u' ' + center.siteCode;
        if (!labs.contains(QString::number(center.labId))) {
            refuse(line, "lab_id: there is no such lab");
        } else if (taken.contains(key)) {
            refuse(line, "site_code: already exists for this lab");
        } else {
            taken.insert(key);
            m_centers.add(center);
            ++m_written[u"center"_s];
        }
    }
}

void BulkImporter::writePayors()
{
    if (batch<Payor>().empty())
        return;
    QSet<QString> taken
        = all(u"SELECT payor_code FROM payors WHERE team_seq IS NULL OR team_seq = %1"_s.arg(m_team.seq));
    for (const auto &[line, payor] : batch<Payor>()) {
        if (taken.contains(payor.code)) {
            refuse(line, "payor_code: already exists");
            continue;
        }
        taken.insert(payor.code);
        m_payors.add(payor);
        ++m_written[u"payor"_s];
    }
}

std::vector<BulkUser *> BulkImporter::acceptedUsers()
{
    QStringList ids, clientIds;
    for (const auto &[line, each] : batch<BulkUser>()) {
        ids += each.user.userId;
        clientIds += each.user.clientUserId;
    }
    auto takenIds = m_userIds.find(ids);
    auto takenClientIds = m_clientIds.find(clientIds);
    std::vector<BulkUser *> accepted;
    for (auto &[line, each] : batch<BulkUser>()) {
        if (takenIds.contains(each.user.userId)) {
            refuse(line, "user_id: already exists");
        } else if (takenClientIds.contains(each.user.clientUserId)) {
            refuse(line, "client_user_id: already exists");
        } else {
            takenIds.insert(each.user.userId, 0);
            takenClientIds.insert(each.user.clientUserId, 0);
            accepted.push_back(&each);
        }
    }
    return accepted;
}

void BulkImporter::writeUsers()
{
    const std::vector<BulkUser *> accepted = acceptedUsers();
    if (accepted.empty())
        return;
    for (BulkUser *each : accepted)
        if (each->user.ingestionEnd && *each->user.ingestionEnd <= m_writtenOn) // the service deregisters them (2.1)
            each->connections.clear();
    // Reserved before the rows are written, so that connections can be written without reading the numbers back.
    const std::vector<qint64> numbers
        = m_database.prepare(newUserNumbersStatement(m_database.engine()))
              .all({static_cast<qint64>(accepted.size())}, [](const Statement &row) { return row.integer(0); });
    TableWriter users(m_database, u"users"_s, QStringList{u"seq"_s, u"team_seq"_s} + userRowColumns());
    for (std::size_t i = 0; i < accepted.size(); ++i) {
        const BulkUser &each = *accepted[i];
        users.add(QVariantList{numbers[i], m_team.seq}
                  + userRow(each.user, userBody(each.user, m_team.id, each.connections)));
    }
    users.finish();
    TableWriter connections(m_database, sourceConnectionTable.name(), sourceConnectionTable.columnNames());
    for (std::size_t i = 0; i < accepted.size(); ++i)
        for (SourceConnection &connection : accepted[i]->connections) {
            connection.owner.seq = numbers[i];
            connections.add(sourceConnectionTable.values(connection));
        }
    connections.finish();
    m_written[u"user"_s] += static_cast<qint64>(accepted.size());
}

static const char *noOwner(const Owner &owner)
{
    return owner.userId.isEmpty() ? "client_user_id: there is no such user" : "user_id: there is no such user";
}

template <class Record> std::vector<qint64> BulkImporter::owners(const Batch<Record> &batch)
{
    QStringList ids, clientIds;
    for (const auto &[line, each] : batch) {
        if (each.owner.userId.isEmpty())
            clientIds += each.owner.clientUserId;
        else
            ids += each.owner.userId;
    }
    const auto byId = m_ownIds.find(ids), byClientId = m_clientIds.find(clientIds);
    std::vector<qint64> found;
    for (const auto &[line, each] : batch) {
        const Owner &owner = each.owner;
        found.push_back(owner.userId.isEmpty() ? byClientId.value(owner.clientUserId) : byId.value(owner.userId));
        if (found.back() == 0)
            refuse(line, noOwner(owner));
    }
    return found;
}

std::optional<User> BulkImporter::lockOwner(const Owner &owner)
{
    if (!owner.userId.isEmpty())
        return m_users.lock(owner.userId);
    const auto found = m_users.findByClientId(owner.clientUserId);
    return found ? m_users.lock(found->userId) : found;
}

// Slower than connections inside of users, because the body of each user is rewritten.
void BulkImporter::writeConnections()
{
    for (const auto &[line, each] : batch<SourceConnection>()) {
        const auto user = lockOwner(each.owner);
        if (!user) {
            refuse(line, noOwner(each.owner));
            continue;
        }
        const QString &provider = each.provider;
        if (user->ingestionEnd && *user->ingestionEnd <= m_writtenOn) {
            refuse(line, "user_id: the ingestion of this user has ended");
        } else if (std::ranges::count(m_connections.ofUser(user->seq), provider, &SourceConnection::provider) > 0) {
            refuse(line, "provider: the user is already connected to it");
        } else {
            m_connections.add(user->seq, each);
            m_users.update(*user);
            ++m_written[u"connection"_s];
        }
    }
}

template <IsOfUser Record> void BulkImporter::writeOf()
{
    using Is = Bulk<Record>;
    auto &lines = batch<Record>();
    if (lines.empty())
        return;
    const std::vector<qint64> users = owners(lines);
    TakenKeys<Record> keys(m_database, lines);
    const QSet<QString> labs = HasLab<Record> ? allLabs() : QSet<QString>();
    TableWriter rows(m_database, Is::table.name(), Is::table.columnNames());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto &[line, record] = lines[i];
        record.owner.seq = users[i];
        if (users[i] == 0)
            continue;
        if (keys.has(record)) {
            refuse(line, keys.refusal());
            continue;
        }
        if constexpr (HasLab<Record>)
            if (!labs.contains(QString::number(record.*Is::lab))) {
                refuse(line, "lab_id: there is no such lab");
                continue;
            }
        keys.add(record);
        rows.add(Is::table.values(record));
        ++m_written[QString::fromLatin1(Is::type)];
    }
    rows.finish();
}

} // namespace labdesk::service
