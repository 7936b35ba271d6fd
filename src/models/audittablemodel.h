// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logtablemodel.h"
#include "session/audittrail.h"

#include <deque>
#include <vector>

namespace labdesk {

/// The newest records of the audit trail as a table, newest first. Narrowed by words in anything a row shows, and in
/// the words of the file.
class AuditTableModel : public LogTableModel<AuditRecord>
{
    Q_OBJECT

public:
    enum class Column { Number, Time, Operation, Target, Connection, Outcome, Who };

    explicit AuditTableModel(const AuditTrail &trail, QObject *parent = nullptr);
    explicit AuditTableModel(QObject *parent = nullptr); ///< of records that setRecords() gives
    void setRecords(std::deque<AuditRecord> records);    ///< oldest first

    void setFilter(const QString &words);
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
    bool hasWords(const AuditRecord &record) const;
    QString whole(const AuditRecord &record) const;

    std::deque<AuditRecord> m_own;
    const std::deque<AuditRecord> *m_records; ///< the trail's, or our own
    QStringList m_words;
    bool m_isFolded = false;
};

/// What was done, in words: "Show Member ID", "Export 1,204 users, personal values hidden".
QString auditOperationText(const AuditRecord &record);
Chips auditChips(const AuditRecord &record); ///< its outcome, and whether it isn't proved

} // namespace labdesk
