// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jobtablemodel.h"
#include "views/common/pane.h"

#include <string>
#include <vector>

class QTableView;

namespace labdesk {

class JobRemainsView;
class ListDetailPane;
class ListHeader;
class ListOutput;
class RemoteStack;
class Session;
class UserJobView;

/// The Jobs place: jobs on many users, running and completed, including those that an earlier run left unfinished.
class JobsPane : public Pane
{
    Q_OBJECT

public:
    explicit JobsPane(Session &session, QWidget *parent = nullptr);

    void reload() override { } ///< updates automatically
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    void showJob(quint64 id);

Q_SIGNALS:
    void userRequested(const labdesk::UserId &user);
    void selectionRequested(const std::vector<std::string> &ids, bool reload); ///< in the user list
    void usersRequested(); ///< there are no jobs; a new one starts in the user list

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Commands;

    void setUpList();
    void follow(quint64 id);
    void showCount();
    void showCurrent();
    void askRetry();
    void askUndo();
    void forgetShown();
    void exportResults();
    void writeResults(const QString &file, const QByteArray &text, qint64 users);

    Session &m_session;
    JobTableModel m_model;
    ListHeader *m_header;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack;
    ListDetailPane *m_listDetail;
    UserJobView *m_view;
    JobRemainsView *m_remains;
};

} // namespace labdesk
