// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/auditfilter.h"
#include "models/logtablemodel.h"
#include "session/audittrail.h"

#include <QHash>

#include <deque>
#include <functional>
#include <vector>

namespace labdesk {

/// The newest records of the audit trail as a table, newest first. Narrowed by words in anything a row shows and in the
/// words of the file, see AuditFilter. A write of which nothing was known, and which was found done later, is one row.
class AuditTableModel : public LogTableModel<AuditRecord>
{
    Q_OBJECT

public:
    enum class Column { Time, Who, Operation, User, Ticket, Outcome, Connection, Number };

    explicit AuditTableModel(const AuditTrail &trail, QObject *parent = nullptr);
    explicit AuditTableModel(QObject *parent = nullptr); ///< of records that setRecords() gives
    void setRecords(std::deque<AuditRecord> records);    ///< oldest first

    /// Who is who: the client ID of a user ID, empty where it isn't known. It isn't in the trail. Also after each
    /// change of the users.
    void setClientIds(std::function<QString(const QString &userId)> clientIdOf);

    void setFilter(const QString &typed, const QDateTime &now = QDateTime::currentDateTime());
    const AuditFilter &filter() const { return m_filter; }
    bool areAllProved() const;
    bool occurs(const QString &word) const; ///< in any record, or in the client ID of its user
    /// Without a filter: leaves out that a connection was opened, which is most of what a trail says.
    void setFolded(bool folded);
    bool isFolded() const { return m_isFolded; }
    int total() const { return int(m_records->size()); } ///< in memory
    std::vector<AuditRecord> found() const;              ///< what the filter leaves, oldest first; also what is folded

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    QString idOf(const AuditRecord &record) const override { return QString::number(record.number); }
    const std::deque<AuditRecord> &records() const override { return *m_records; }
    bool matches(const AuditRecord &record) const override;
    bool isFound(const AuditRecord &record) const;
    QString foldedText(const AuditRecord &record, AuditFilter::Field field) const;
    QString clientId(const AuditRecord &record) const;
    QString userName(const AuditRecord &record) const;
    QString whole(const AuditRecord &record) const;

    std::deque<AuditRecord> m_own;
    const std::deque<AuditRecord> *m_records; ///< the trail's, or our own
    std::function<QString(const QString &)> m_clientIdOf;
    mutable QHash<QString, QString> m_clientIds; ///< that were looked up, by user ID
    AuditFilter m_filter;
    bool m_isFolded = false;
};

/// What was done, in words: "Show Member ID", "Export 1,204 users, personal values hidden".
QString auditOperationText(const AuditRecord &record);
Chips auditChips(const AuditRecord &record); ///< its outcome, and whether it isn't proved
QString auditOutcomeText(const AuditRecord &record);
QString auditPersonText(const AuditRecord &record); ///< "Ana Díaz (ana)", or the account alone
/// Of one whose outcome was unknown: a later record says that it was done. `records`: oldest first.
bool isSettledLater(const AuditRecord &record, const std::deque<AuditRecord> &records);

} // namespace labdesk
