// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "views/common/place.h"

#include <QObject>

class QWidget;

namespace labdesk {

class CurrentSession;
class LocalServiceHost;
class MainWindow;
class Navigator;

/// Makes the panes of the session that is open and connects what one place asks of another.
class SessionPanes : public QObject
{
    Q_OBJECT

public:
    SessionPanes(CurrentSession &session, LocalServiceHost &local, Settings &settings, Navigator &navigator,
                 MainWindow &window);

    void build(); ///< each pane is made when it is first opened
    /// Lists are fetched when they are first looked at; a lookup about a patient only when it is asked for.
    void load(Place place);

Q_SIGNALS:
    void built();
    void auditSeen();

private:
    struct Factories;

    CurrentSession &m_session;
    LocalServiceHost &m_local;
    Settings &m_settings;
    Navigator &m_navigator;
    MainWindow &m_window;
};

} // namespace labdesk
