// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QDeadlineTimer>
#include <QObject>

#include <map>

namespace labdesk {

class CurrentSession;
class MainWindow;

/// How the service answers, as its last requests tell: in the status line, and as a countdown in every place while
/// reads wait because the service asked for it.
class ServiceHealth : public QObject
{
    Q_OBJECT

public:
    ServiceHealth(CurrentSession &session, MainWindow &window);

    void clearPauses(); ///< what waited does so no more

private:
    void follow(const api::RequestRecord &record);
    void followPause(const api::RequestRecord &record);

    CurrentSession &m_session;
    MainWindow &m_window;
    std::map<quint64, QDeadlineTimer> m_pauses; ///< by request
};

} // namespace labdesk
