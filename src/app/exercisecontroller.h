// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exercise.h"
#include "views/common/command.h"

#include <QObject>

#include <vector>

namespace labdesk {

class CurrentSession;
class MainWindow;

/// Exercises in the window: started by commands or from a sheet, and guided by a message above the places.
class ExerciseController : public QObject
{
    Q_OBJECT

public:
    ExerciseController(Practice &practice, CurrentSession &session, MainWindow &window);

    void show(); ///< in the window, which may have been rebuilt
    Exercise &exercise() { return m_exercise; }

private:
    std::vector<Command> commands();

    Practice &m_practice;
    CurrentSession &m_session;
    MainWindow &m_window;
    Exercise m_exercise;
};

} // namespace labdesk
