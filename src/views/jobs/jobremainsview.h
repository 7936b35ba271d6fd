// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jobusertablemodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace labdesk {

/// A job that was interrupted, in an earlier run or on an earlier connection: what became of each user, and ways to
/// those who still need somebody. What it set is not on record, so that it is not resumed.
class JobRemainsView : public QWidget
{
    Q_OBJECT

public:
    /// `connectionId`: the open connection. Users of a job on another one are not to be found here.
    explicit JobRemainsView(const QString &connectionId, QWidget *parent = nullptr);

    void showInterrupted(const InterruptedUserJob &remains);

Q_SIGNALS:
    /// To be selected in the list of users, which is read again first where their state is in question.
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
