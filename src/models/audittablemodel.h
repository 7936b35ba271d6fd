// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/audittrail.h"
#include "text/chip.h"

#include <QAbstractTableModel>

#include <deque>
#include <vector>

namespace labdesk {

/// The newest records of the audit trail as a table, newest first. Narrowed by words in anything a row shows, and in
/// the words of the file.
class AuditTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Number, Time, Operation, Target, Connection, Outcome, Who };

    explicit AuditTableModel(const AuditTrail &trail, QObject *parent = nullptr);
    explicit AuditTableModel(QObject *parent = nullptr); ///< of records that setRecords() gives
    void setRecords(std::deque<AuditRecord> records);    ///< oldest first

    void setFilter(const QString &words);
    int total() const { return int(m_records->size()); } ///< in memory
    const AuditRecord &recordAt(int row) const;
    std::vector<AuditRecord> shown() const; ///< oldest first

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool matches(const AuditRecord &record) const;
    void fill();
    void rebuild();
    void appended();
    void firstGoes();
    void firstIsGone();
    QString text(const AuditRecord &record, Column column) const;
    QString whole(const AuditRecord &record) const;

    std::deque<AuditRecord> m_own;
    const std::deque<AuditRecord> *m_records; ///< the trail's, or our own
    QStringList m_words;
    std::vector<size_t> m_rows; ///< places in the trail's records, newest first
    bool m_firstIsShown = false;
};

/// What was done, in words: "Show Member ID", "Export 1,204 users, personal values hidden".
QString auditOperationText(const AuditRecord &record);
Chips auditChips(const AuditRecord &record); ///< what came of it; and whether it is not proved

} // namespace labdesk
