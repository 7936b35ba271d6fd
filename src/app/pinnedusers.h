// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class CurrentSession;
class MainWindow;
class Navigator;
class SessionPanes;

/// The users that are pinned, in the sidebar.
class PinnedUsers : public QObject
{
    Q_OBJECT

public:
    PinnedUsers(CurrentSession &session, const SessionPanes &panes, Navigator &navigator, MainWindow &window,
                QObject *parent = nullptr);

    void show();

private:
    void open(const QString &userId);
    void unpin(const QString &userId);

    CurrentSession &m_session;
    Navigator &m_navigator;
    MainWindow &m_window;
};

} // namespace labdesk
