// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace labdesk {

class Session;
class UserDetailPane;
class UserListPane;

/// What leaves the place of users as a file or on paper, and its records in the audit trail.
class UserOutput : public QObject
{
    Q_OBJECT

public:
    UserOutput(Session &session, QWidget *pane);

    void askExport(const UserListPane &list);
    void askPdf(const UserDetailPane &detail, QWidget *over);
    void askPrint(const UserDetailPane &detail, QWidget *over);

Q_SIGNALS:
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);

private:
    Session &m_session;
    QWidget *m_pane;
};

} // namespace labdesk
