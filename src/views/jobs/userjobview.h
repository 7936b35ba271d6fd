// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jobusertablemodel.h"

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace labdesk {

class ElidedLabel;
class InlineMessage;
class ProgressRow;
class SegmentedControl;
class SourceFaultList;

/// One job: its progress, why it is paused, the result of each user, and the possible actions.
class UserJobView : public QWidget
{
    Q_OBJECT

public:
    explicit UserJobView(bool readOnly, QWidget *parent = nullptr);

    void showJob(UserJob *job, const QString &title); ///< null: none
    UserJob *job() const { return m_job; }
    void showState(); ///< call after each change of the job

Q_SIGNALS:
    void userRequested(const labdesk::UserId &user);
    void usersRequested(const std::vector<std::string> &ids); ///< to select them in the user list
    void exportRequested();
    void retryRequested();
    void undoRequested();
    void forgetRequested();

private:
    void buildTable();
    void buildButtons(QBoxLayout *layout);
    quint32 countIn(int segment) const;
    void showFilter();
    void showButtons();
    void openCurrent();

    bool m_readOnly;
    QPointer<UserJob> m_job;
    JobUserTableModel m_model;
    JobUserCounts m_counts{};
    ElidedLabel *m_title;
    QLabel *m_totals;
    ProgressRow *m_progress;
    InlineMessage *m_pausedMessage;
    SourceFaultList *m_faults; ///< for a check of sources
    SegmentedControl *m_filter;
    QTableView *m_table;
    QPushButton *m_show;
    QPushButton *m_retry;
    QPushButton *m_check;
    QPushButton *m_export;
    QPushButton *m_undo;
    QPushButton *m_forget;
    QLabel *m_noUndo;
};

} // namespace labdesk
