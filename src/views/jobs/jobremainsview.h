// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jobusertablemodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace labdesk {

/// A job that was interrupted, in an earlier run or on an earlier connection: the state of each user, and buttons to
/// select users that need attention. It can't be resumed, because the values it set aren't recorded.
class JobRemainsView : public QWidget
{
    Q_OBJECT

public:
    /// `connectionId`: the open connection. Users of a job on another connection can't be shown.
    explicit JobRemainsView(const QString &connectionId, QWidget *parent = nullptr);

    void showInterrupted(const InterruptedUserJob &remains);

Q_SIGNALS:
    /// Requests a selection in the user list. `reload`: reload the list first, because their state is unknown.
    void usersRequested(const std::vector<std::string> &ids, bool reload);
    void userRequested(const labdesk::UserId &user);
    void exportRequested();
    void forgetRequested();

private:
    void buildTable();
    void request(UserJobState state, bool reload);

    QString m_connectionId;
    InterruptedUserJob m_remains;
    JobUserTableModel m_model;
    QLabel *m_title;
    QLabel *m_text;
    QTableView *m_table;
    QPushButton *m_select;
    QPushButton *m_check;
};

} // namespace labdesk
