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

/// Creates the panes of the open session, and connects them to each other.
class SessionPanes : public QObject
{
    Q_OBJECT

public:
    SessionPanes(CurrentSession &session, LocalServiceHost &local, Settings &settings, Navigator &navigator,
                 MainWindow &window);

    void build(); ///< each pane is created when first shown
    /// Lists are loaded when first shown; lookups about a patient only on request.
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
