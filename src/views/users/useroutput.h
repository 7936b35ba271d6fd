// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace labdesk {

class Pane;
class Session;
class UserDetailPane;
class UserListPane;

/// What leaves the place of users as a file or on paper, and its records in the audit trail.
class UserOutput : public QObject
{
    Q_OBJECT

public:
    UserOutput(Session &session, Pane *pane);

    void askExport(const UserListPane &list);
    void askPdf(const UserDetailPane &detail, QWidget *over);
    void askPrint(const UserDetailPane &detail, QWidget *over);

private:
    Session &m_session;
    Pane *m_pane;
};

} // namespace labdesk
