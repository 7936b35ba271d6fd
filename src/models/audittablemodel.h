// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/auditfilter.h"
#include "models/logtablemodel.h"
#include "session/audittrail.h"
#include "text/zonetexts.h"

#include <QHash>

#include <deque>
#include <functional>
#include <vector>

namespace labdesk {

/// The newest records of the audit trail as a table, newest first. The filter searches everything a row shows and the
/// stored values, see AuditFilter. A write with an unknown outcome that was later confirmed is shown as one row.
class AuditTableModel : public LogTableModel<AuditRecord>
{
    Q_OBJECT

public:
    enum class Column { Time, Who, Operation, User, Ticket, Outcome, Connection, Number };

    explicit AuditTableModel(const AuditTrail &trail, QObject *parent = nullptr);
    explicit AuditTableModel(QObject *parent = nullptr); ///< for records from setRecords()
    void setRecords(std::deque<AuditRecord> records);    ///< oldest first

    /// Returns the client ID of a user ID, which the trail doesn't contain; empty if unknown. Call it again after each
    /// change of the users.
    void setClientIds(std::function<QString(const QString &userId)> clientIdLookup);

    void setFilter(const QString &typed, const QDateTime &now = QDateTime::currentDateTime());
    const AuditFilter &filter() const { return m_filter; }
    bool areAllVerified() const;
    bool containsText(const QString &word) const; ///< in any record, or in its user's client ID
    /// Hides records of opening a connection, which are most of a trail, unless there is a filter.
    void setOpeningsHidden(bool hidden);
    bool areOpeningsHidden() const { return m_areOpeningsHidden; }
    int total() const { return int(m_records->size()); } ///< in memory
    /// records that match the filter, oldest first, including folded ones
    std::vector<AuditRecord> found() const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    QString idOf(const AuditRecord &record) const override { return QString::number(record.number); }
    const std::deque<AuditRecord> &records() const override { return *m_records; }
    bool matches(const AuditRecord &record) const override;
    bool matchesFilter(const AuditRecord &record) const;
    QString foldedText(const AuditRecord &record, AuditFilter::Field field) const;
    QString clientId(const AuditRecord &record) const;
    QString userName(const AuditRecord &record) const;
    QString whole(const AuditRecord &record) const;

    std::deque<AuditRecord> m_ownRecords;
    const std::deque<AuditRecord> *m_records; ///< the trail's records, or m_ownRecords
    std::function<QString(const QString &)> m_clientIdLookup;
    mutable QHash<QString, QString> m_clientIds; ///< cache by user ID
    AuditFilter m_filter;
    bool m_areOpeningsHidden = false;
};

/// What was done, in words: "Show Member ID", "Export 1,204 users, personal values hidden".
QString auditOperationText(const AuditRecord &record, ZoneForm zones = ZoneForm::Words);
Chips auditChips(const AuditRecord &record); ///< the outcome, and whether the record is unverified
QString auditOutcomeText(const AuditRecord &record);
QString auditPersonText(const AuditRecord &record); ///< "Ana Díaz (ana)", or the account if there is no name
/// Whether a later record confirms this one, whose outcome was unknown. `records`: oldest first.
bool isConfirmedLater(const AuditRecord &record, const std::deque<AuditRecord> &records);

} // namespace labdesk
