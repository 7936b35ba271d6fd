// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercisecontroller.h"

#include "app/currentsession.h"
#include "app/practicecontroller.h"
#include "output/desktop/clipboard.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"
#include "text/localtexts.h"
#include "views/common/practicetexts.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

ExerciseController::ExerciseController(Practice &practice, CurrentSession &session, MainWindow &window)
    : m_practice(practice), m_session(session), m_window(window), m_exercise(practice)
{
    connect(&m_exercise, &Exercise::changed, this, &ExerciseController::show);
    window.windowCommands().addSource([this](const QString &) { return commands(); });
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
        if (const auto copied = m_exercise.kind() ? output::ownClipboardText() : std::nullopt)
            m_exercise.noteCopied(*copied);
    });
}

void ExerciseController::show()
{
    WindowMessages *messages = m_window.content().messages();
    const auto &kind = m_exercise.kind();
    if (!kind)
        return messages->clearExercise();
    const auto leave = [this] { m_exercise.leave(); };
    const QString title = exerciseTitle(*kind);
    if (m_exercise.isCompleted())
        return messages->showExercise(Tone::Ok, tr("Exercise completed."), title, tr("Close"), leave);
    const auto steps = stepsOf(*kind);
    const size_t done = m_exercise.stepsDone();
    messages->showExercise(
        Tone::Info,
        tr("Step %1 of %2: %3", "of an exercise; %3 is a sentence")
            .arg(localNumber(qint64(done) + 1), localNumber(qint64(steps.size())), exerciseStep(steps[done].goal)),
        title, tr("End exercise"), leave);
}

std::vector<Command> ExerciseController::commands()
{
    std::vector<Command> all;
    const auto add = [&](const QString &id, const QString &title, std::function<void()> run) {
        all.push_back(
            PracticeController::command(m_practice, CommandGroup::Help, u"exercise."_s + id, title, std::move(run)));
    };
    if (m_exercise.kind())
        add(u"leave"_s, tr("End exercise"), [this] { m_exercise.leave(); });
    add(u"choose"_s, tr("Exercises…"), [this] { m_window.windowCommands().openExercises(); });
    for (const ExerciseKind kind : allExercises) {
        add(u"begin.%1"_s.arg(int(kind)), exerciseTitle(kind),
            [this, kind] { m_exercise.begin(kind, *m_session.get()); });
        all.back().onlyTyped = true;
        if (m_exercise.wasCompleted(kind)) {
            all.back().icon = IconName::Check;
            all.back().detail = tr("Completed");
        }
    }
    return all;
}

} // namespace labdesk
