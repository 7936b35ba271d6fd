// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audittablemodel.h"
#include "session/foreigntrail.h"
#include "views/activity/audittexts.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>

#include <functional>

class QTableView;

namespace labdesk {

class InlineMessage;
class SearchField;

/// The audit trail of another computer in a separate window: verified and filtered, but never changed or merged with
/// the one of this computer.
class ForeignTrailDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `path`: a folder with a trail, or a single file. It is read in a worker thread.
    ForeignTrailDialog(const QString &path, QWidget *parent);
    void setClientIds(std::function<QString(const QString &userId)> clientIdOf); ///< see AuditTableModel

private:
    void take();
    void showCount();

    QString m_path;
    QFutureWatcher<ForeignTrail> m_read;
    AuditTableModel m_model;
    InlineMessage *m_message;
    SearchField *m_filter;
    QLabel *m_count;
    QTableView *m_table;
};

/// Describes what was found, what it means, and what to do.
AuditWords formatForeignTrail(const ForeignTrail &trail, const QString &path);

} // namespace labdesk
