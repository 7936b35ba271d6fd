// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audittablemodel.h"

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "domain/textnormalization.h"
#include "domain/useredit.h"
#include "privacy/sensitive.h"
#include "session/connectionserialization.h"
#include "text/localtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct AuditTableWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::AuditTableModel)
};

/// Display names of fields; unknown names, written by a newer version, are shown as they are.
QString changedFields(const QString &names)
{
    QStringList words;
    for (const QString &name : names.split(u',', Qt::SkipEmptyParts)) {
        const auto known = std::ranges::find(allUserFields, name, wireName);
        words += known == allUserFields.end() ? name : userFieldName(*known);
    }
    return localList(words);
}

/// An unknown name, written by a newer version, is shown as it is.
QString fieldName(const QString &word)
{
    const auto field = privacy::fieldFromKey(word);
    return field ? privacy::fieldName(*field) : word;
}

/// Where time zones are IDs, so are sources: in files.
QString providersIn(const AuditRecord &record, ZoneForm zones)
{
    QStringList names = record.provider.split(u',', Qt::SkipEmptyParts);
    if (zones != ZoneForm::Id)
        for (QString &name : names)
            name = known::nameOf(known::List::Providers, name);
    return localList(names);
}

QString zoneChange(const AuditRecord &record, ZoneForm zones)
{
    if (record.zoneAfter.isEmpty()) // not recorded, for example by an older version
        return AuditTableWords::tr("Change time zone");
    const QString after = formatZone(record.zoneAfter, zones);
    return record.zoneBefore.isEmpty()
        ? AuditTableWords::tr("Change time zone to %1").arg(after)
        : AuditTableWords::tr("Change time zone from %1 to %2").arg(formatZone(record.zoneBefore, zones), after);
}

QString environmentOf(const QString &word)
{
    for (const Environment environment :
         {Environment::Local, Environment::Sandbox, Environment::Production, Environment::Other})
        if (environmentKey(environment) == word)
            return formatEnvironment(environment);
    return word;
}

} // namespace

QString auditOperationText(const AuditRecord &record, ZoneForm zones)
{
    if (record.operation == u"chainBegun")
        return AuditTableWords::tr("New audit trail: the previous one is damaged");
    if (record.operation == u"unfinishedWrite")
        return AuditTableWords::tr("Removed an incomplete record after Labdesk quit unexpectedly");
    const auto operation = auditOperationFromKey(record.operation);
    if (!operation)
        return record.operation; // written by a newer version
    const QString text = auditTitle(*operation, record.count.value_or(0));
    switch (*operation) {
    case AuditOperation::ChangeZone:
        return zoneChange(record, zones);
    case AuditOperation::EditUser:
        return record.zoneAfter.isEmpty()
            ? text.arg(changedFields(record.changed))
            : AuditTableWords::tr("Edit user: %1 (%2)").arg(changedFields(record.changed), zoneChange(record, zones));
    case AuditOperation::RequestRefresh:
        return record.provider.isEmpty()
            ? text
            : AuditTableWords::tr("Request data refresh: %1").arg(providersIn(record, zones));
    case AuditOperation::Deregister:
        return record.provider.isEmpty() ? text
                                         : AuditTableWords::tr("Disconnect source: %1").arg(providersIn(record, zones));
    case AuditOperation::Reveal:
    case AuditOperation::CopyRevealed:
        return text.arg(fieldName(record.field));
    default:
        return text;
    }
}

Chips auditChips(const AuditRecord &record)
{
    using Tone = Chip::Tone;
    Chips chips;
    if (!record.isVerified) // first, because a narrow column only shows the first chip
        chips.append(Chip{AuditTableWords::tr("Unverified"), Tone::Bad});
    if (record.outcome == auditKey(AuditOutcome::Done))
        // neutral, because it is by far the most frequent outcome
        chips.append(Chip{AuditTableWords::tr("Done"), Tone::Neutral});
    else if (record.outcome == auditKey(AuditOutcome::PartlyDone))
        chips.append(Chip{AuditTableWords::tr("Partly done"), Tone::Warn});
    else if (record.outcome == auditKey(AuditOutcome::Failed))
        chips.append(Chip{AuditTableWords::tr("Failed"), Tone::Bad});
    else if (record.outcome == auditKey(AuditOutcome::Unknown))
        chips.append(Chip{AuditTableWords::tr("Unknown"), Tone::Warn});
    else if (record.outcome == auditKey(AuditOutcome::Withdrawn))
        chips.append(Chip{AuditTableWords::tr("Canceled"), Tone::Neutral, Chip::Mark::Stopped});
    else if (record.outcome == auditKey(AuditOutcome::ConfirmedDone))
        chips.append(Chip{AuditTableWords::tr("Done, confirmed later"), Tone::Ok});
    else if (!record.outcome.isEmpty())
        chips.append(Chip{record.outcome, Tone::Neutral});
    return chips;
}

namespace {

QString formatTime(const AuditRecord &record)
{
    const QDateTime at = record.at.toLocalTime();
    return AuditTableWords::tr("%1, %2").arg(localDate(at.date()), localTime(at.time()));
}

QString formatConnection(const AuditRecord &record)
{
    return record.environment.isEmpty()
        ? record.connection
        : AuditTableWords::tr("%1 · %2").arg(record.connection, environmentOf(record.environment));
}

} // namespace

QString auditOutcomeText(const AuditRecord &record)
{
    QStringList words;
    for (const Chip &chip : auditChips(record))
        words += chip.text;
    return localList(words);
}

QString auditPersonText(const AuditRecord &record)
{
    return record.person.isEmpty() || record.person == record.who
        ? record.who
        : AuditTableWords::tr("%1 (%2)", "a person, and their account").arg(record.person, record.who);
}

bool isConfirmedLater(const AuditRecord &record, const std::deque<AuditRecord> &records)
{
    if (record.outcome != auditKey(AuditOutcome::Unknown) || !record.isVerified)
        return false;
    return std::ranges::any_of(records.rbegin(), records.rend(), [&record](const AuditRecord &later) {
        return later.number > record.number && later.outcome == auditKey(AuditOutcome::ConfirmedDone)
            && std::tie(later.operation, later.target, later.connection, later.changed, later.provider, later.zoneAfter)
            == std::tie(record.operation, record.target, record.connection, record.changed, record.provider,
                        record.zoneAfter);
    });
}

AuditTableModel::AuditTableModel(const AuditTrail &trail, QObject *parent)
    : LogTableModel(trail, parent), m_records(&trail.records())
{
    connect(&trail, &AuditTrail::recorded, this, [this] {
        const AuditRecord &newest = records().back();
        if (newest.outcome == auditKey(AuditOutcome::ConfirmedDone)) // it may settle, and thereby hide, an earlier row
            rebuild();
        else if (matches(newest))
            addNewest();
    });
    connect(&trail, &AuditTrail::aboutToBeVerified, this, [this] { beginResetModel(); });
    connect(&trail, &AuditTrail::verified, this, [this] {
        fill();
        endResetModel();
    });
    fill();
}

AuditTableModel::AuditTableModel(QObject *parent) : LogTableModel(parent), m_records(&m_ownRecords) { }

void AuditTableModel::setRecords(std::deque<AuditRecord> records)
{
    beginResetModel();
    m_ownRecords = std::move(records);
    fill();
    endResetModel();
}

void AuditTableModel::setClientIds(std::function<QString(const QString &userId)> clientIdLookup)
{
    m_clientIdLookup = std::move(clientIdLookup);
    m_clientIds.clear();
    rebuild();
}

void AuditTableModel::setOpeningsHidden(bool folded)
{
    m_areOpeningsHidden = folded;
    rebuild();
}

void AuditTableModel::setFilter(const QString &typed, const QDateTime &now)
{
    m_filter = AuditFilter(typed, now);
    rebuild();
}

bool AuditTableModel::matches(const AuditRecord &record) const
{
    const bool isOpening = record.operation == auditKey(AuditOperation::UseConnection) && record.isVerified;
    if (m_areOpeningsHidden && m_filter.isEmpty() && isOpening)
        return false;
    return matchesFilter(record) && !isConfirmedLater(record, *m_records);
}

bool AuditTableModel::matchesFilter(const AuditRecord &record) const
{
    if (m_filter.isEmpty())
        return true;
    QString all; // cached, because it is the same for each word
    const auto textOf = [&](AuditFilter::Field field) {
        if (field != AuditFilter::Field::Any)
            return foldedText(record, field);
        if (all.isEmpty())
            all = foldedText(record, field);
        return all;
    };
    return m_filter.matches(textOf, record.at.toLocalTime());
}

bool AuditTableModel::areAllVerified() const
{
    return std::ranges::all_of(*m_records, &AuditRecord::isVerified);
}

bool AuditTableModel::containsText(const QString &word) const
{
    return std::ranges::any_of(*m_records, [&](const AuditRecord &record) {
        return foldedText(record, AuditFilter::Field::Any).contains(word);
    });
}

QString AuditTableModel::foldedText(const AuditRecord &record, AuditFilter::Field field) const
{
    using Field = AuditFilter::Field;
    const auto textOf = [&](Field of) {
        switch (of) {
        case Field::User:
            return record.target + u'\n' + clientId(record);
        case Field::Client:
            return clientId(record);
        case Field::Id:
            return record.target;
        case Field::Person:
            return auditPersonText(record);
        case Field::Ticket:
            return record.ticket;
        case Field::Action:
            return QStringList{auditOperationText(record), record.zoneBefore, record.zoneAfter, record.provider,
                               record.operation}
                .join(u'\n');
        case Field::Outcome:
            return auditOutcomeText(record) + u'\n' + record.outcome;
        case Field::Connection:
            return formatConnection(record) + u'\n' + record.environment;
        case Field::Any:
        case Field::Day:
            break;
        }
        return formatTime(record) + u'\n' + localNumber(qint64(record.number));
    };
    if (field != Field::Any)
        return searchKey(textOf(field));
    QStringList all;
    for (const Field of :
         {Field::User, Field::Person, Field::Ticket, Field::Action, Field::Outcome, Field::Connection, Field::Day})
        all += textOf(of);
    return searchKey(all.join(u'\n'));
}

QString AuditTableModel::clientId(const AuditRecord &record) const
{
    if (!m_clientIdLookup || record.target.isEmpty())
        return {};
    const auto known = m_clientIds.constFind(record.target);
    return known != m_clientIds.cend() ? *known : *m_clientIds.insert(record.target, m_clientIdLookup(record.target));
}

/// The client ID if it is known and contains no personal data, otherwise the user ID.
QString AuditTableModel::userName(const AuditRecord &record) const
{
    const QString client = clientId(record);
    return client.isEmpty() || personalDataIn(client) != PersonalData::None ? record.target : client;
}

std::vector<AuditRecord> AuditTableModel::found() const
{
    std::vector<AuditRecord> all;
    std::ranges::copy_if(*m_records, std::back_inserter(all),
                         [this](const AuditRecord &record) { return matchesFilter(record); });
    return all;
}

/// All columns, for the tooltip, with zones as the trail has them.
QString AuditTableModel::whole(const AuditRecord &record) const
{
    QStringList lines;
    for (int column = 0; column < columnCount(); ++column)
        if (const QString value = Column(column) == Column::Operation ? auditOperationText(record, ZoneForm::Id)
                                                                      : textOf(columns()[size_t(column)], record);
            !value.isEmpty())
            lines += tr("%1: %2").arg(headerData(column, Qt::Horizontal).toString(), value);
    if (const QString name = userName(record); name != record.target) {
        const QString user = headerData(int(Column::User), Qt::Horizontal).toString();
        lines += tr("%1: %2").arg(user, privacy::shown(privacy::Field::UserId, name));
    }
    return lines.join(u'\n');
}

AuditTableModel::Columns AuditTableModel::columns() const
{
    using Row = const AuditRecord &;
    static constexpr RowColumn<Row> all[] = {
        {.key = "at",
         .title = QT_TR_NOOP("Time"),
         .text = formatTime,
         .toolTip = [](Row record) { return record.at.toUTC().toString(u"yyyy-MM-dd HH:mm:ss.zzz 'UTC'"_s); },
         .value = [](Row record) -> QVariant { return record.at.toUTC().toString(Qt::ISODateWithMs); }},
        {.key = "person",
         .title = QT_TR_NOOP("Staff member"),
         .text = auditPersonText,
         .none = QT_TR_NOOP("none"),
         .showsTextAsToolTip = true},
        {.key = "action", // the tooltip comes from whole()
         .title = QT_TR_NOOP("Action"),
         .text = [](Row record) { return auditOperationText(record, ZoneForm::Place); },
         .value = [](Row record) -> QVariant { return auditOperationText(record, ZoneForm::Id); }},
        {.key = "user_id",
         .title = QT_TR_NOOP("User"),
         .text = [](Row record) { return privacy::shown(privacy::Field::UserId, record.target); },
         .none = QT_TR_NOOP("none"),
         .spoken = [](Row record) { return privacy::spoken(privacy::Field::UserId, record.target); },
         .showsTextAsToolTip = true,
         .field = privacy::Field::UserId},
        {.key = "ticket",
         .title = QT_TR_NOOP("Ticket"),
         .text = [](Row record) { return record.ticket; },
         .none = QT_TR_NOOP("none"),
         .showsTextAsToolTip = true},
        {.key = "outcome",
         .title = QT_TR_NOOP("Outcome"),
         .text = auditOutcomeText,
         .showsTextAsToolTip = true,
         .chips = auditChips},
        {.key = "connection",
         .title = QT_TR_NOOP("Connection"),
         .text = formatConnection,
         .none = QT_TR_NOOP("none"),
         .showsTextAsToolTip = true},
        {.key = "number",
         .title = QT_TR_NOOP("No."),
         .count = [](Row record) { return qint64(record.number); },
         .showsTextAsToolTip = true},
    };
    static_assert(std::size(all) == size_t(Column::Number) + 1);
    return all;
}

QVariant AuditTableModel::data(const QModelIndex &index, int role) const
{
    const auto column = Column(index.column());
    if (role == Qt::ToolTipRole && column == Column::Operation)
        return plainToolTip(whole(recordAt(index.row())));
    const QString name = column == Column::User ? userName(recordAt(index.row())) : QString();
    if (!name.isEmpty() && role == Qt::DisplayRole)
        return privacy::shown(privacy::Field::UserId, name);
    if (!name.isEmpty() && role == Qt::AccessibleTextRole)
        return privacy::spoken(privacy::Field::UserId, name);
    return RowModel::data(index, role);
}

} // namespace labdesk
