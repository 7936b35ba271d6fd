// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkimporter.h"

#include "service/tablewriter.h"
#include "service/timestamps.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

BulkImporter::BulkImporter(const Database &database, const Team &team, Clock clock)
    : m_database(database), m_team(team), m_clock(std::move(clock)), m_writtenOn(today()), m_connections(database),
      m_users(database, m_connections, team), m_centers(database), m_payors(database, team.seq),
      m_userIds(database, u"SELECT seq FROM users WHERE user_id = k"_s),
      m_ownIds(database, u"SELECT seq FROM users WHERE team_seq = ? AND user_id = k"_s, {team.seq}),
      m_clientIds(database, u"SELECT seq FROM users WHERE team_seq = ? AND client_user_id = k"_s, {team.seq}),
      m_orderIds(database, u"SELECT user_seq FROM orders WHERE order_id = k"_s)
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
    if (day == std::exchange(m_writtenOn, day) || !m_users.hasEndedIngestion(day))
        return;
    Transaction transaction(m_database);
    for (const User &user : m_users.lockEndedIngestion(day)) {
        m_connections.removeAll(user.seq);
        m_users.update(user);
    }
    transaction.commit();
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
        writeOrders();
        writeInsurances();
    } catch (const DatabaseError &) {
        m_written = before;
        m_otherTeams = otherTeamsBefore;
        throw;
    }
    std::ranges::sort(m_refused, {}, &RefusedRecord::line);
    return m_refused;
}

// Of labs, centers, and payors there are few enough to know all.
QSet<QString> BulkImporter::all(const QString &sql) const
{
    const auto keys = m_database.prepare(sql).all({}, [](const Statement &row) { return row.text(0); });
    return QSet<QString>(keys.begin(), keys.end());
}

QSet<QString> BulkImporter::allLabs() const
{
    return all(u"SELECT CAST(lab_id AS TEXT) FROM labs"_s);
}

// The team is made when the import begins, if the database is new.
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
            refuse(line, "lab_id: exists already");
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
            refuse(line, "site_code: exists already for this lab");
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
            refuse(line, "payor_code: exists already");
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
            refuse(line, "user_id: exists already");
        } else if (takenClientIds.contains(each.user.clientUserId)) {
            refuse(line, "client_user_id: exists already");
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
        if (each->user.ingestionEnd && *each->user.ingestionEnd <= m_writtenOn) // as the service deregisters them (2.1)
            each->connections.clear();
    // Known before the rows are written, so that their connections can be written without reading anything back.
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
    TableWriter connections(m_database, connectionTable.name(), connectionTable.columnNames());
    for (std::size_t i = 0; i < accepted.size(); ++i)
        for (Connection &connection : accepted[i]->connections) {
            connection.owner.seq = numbers[i];
            connections.add(connectionTable.values(connection));
        }
    connections.finish();
    m_written[u"user"_s] += static_cast<qint64>(accepted.size());
}

template <class Record> std::vector<qint64> BulkImporter::owners(const Batch<Record> &batch)
{
    QStringList ids, clientIds;
    for (const auto &[line, each] : batch)
        (each.owner.userId.isEmpty() ? clientIds : ids)
            += each.owner.userId.isEmpty() ? each.owner.clientUserId : each.owner.userId;
    const auto byId = m_ownIds.find(ids), byClientId = m_clientIds.find(clientIds);
    std::vector<qint64> found;
    for (const auto &[line, each] : batch) {
        const bool isById = !each.owner.userId.isEmpty();
        found.push_back(isById ? byId.value(each.owner.userId) : byClientId.value(each.owner.clientUserId));
        if (found.back() == 0)
            refuse(line, isById ? "user_id: there is no such user" : "client_user_id: there is no such user");
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

// The body of each user is made anew, so these take longer than those inside users.
void BulkImporter::writeConnections()
{
    for (const auto &[line, each] : batch<Connection>()) {
        const auto user = lockOwner(each.owner);
        if (!user) {
            refuse(line,
                   each.owner.userId.isEmpty() ? "client_user_id: there is no such user"
                                               : "user_id: there is no such user");
            continue;
        }
        const QString &provider = each.provider;
        if (user->ingestionEnd && *user->ingestionEnd <= m_writtenOn) {
            refuse(line, "user_id: the ingestion of this user has ended");
        } else if (std::ranges::count(m_connections.ofUser(user->seq), provider, &Connection::provider) > 0) {
            refuse(line, "provider: the user is connected to it already");
        } else {
            m_connections.add(user->seq, each);
            m_users.update(*user);
            ++m_written[u"connection"_s];
        }
    }
}

void BulkImporter::writeOrders()
{
    auto &lines = batch<Order>();
    if (lines.empty())
        return;
    const std::vector<qint64> users = owners(lines);
    QStringList ids;
    for (const auto &[line, each] : lines)
        ids += each.orderId;
    auto taken = m_orderIds.find(ids);
    const QSet<QString> labs = allLabs();
    TableWriter orders(m_database, orderTable.name(), orderTable.columnNames());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Order &order = lines[i].record;
        order.owner.seq = users[i];
        if (users[i] == 0)
            continue;
        if (taken.contains(order.orderId)) {
            refuse(lines[i].line, "order_id: exists already");
        } else if (!labs.contains(QString::number(order.labId))) {
            refuse(lines[i].line, "lab_id: there is no such lab");
        } else {
            taken.insert(order.orderId, 0);
            orders.add(orderTable.values(order));
            ++m_written[u"order"_s];
        }
    }
    orders.finish();
}

void BulkImporter::writeInsurances()
{
    auto &lines = batch<Insurance>();
    if (lines.empty())
        return;
    const std::vector<qint64> users = owners(lines);
    TableWriter insurances(m_database, insuranceTable.name(), insuranceTable.columnNames());
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (users[i] != 0) {
            lines[i].record.owner.seq = users[i];
            insurances.add(insuranceTable.values(lines[i].record));
            ++m_written[u"insurance"_s];
        }
    insurances.finish();
}

} // namespace labdesk::service
