// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/practice.h"
#include "session/useraction.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <array>
#include <optional>
#include <span>

namespace labdesk {

class Session;

/// A two-minute exercise with sample data, in two or three steps whose completion is detected.
enum class ExerciseKind { LostPermission, RateLimited, LostResponse, Outage, WrongSource, NearestCenter };

inline constexpr std::array allExercises
    = {ExerciseKind::LostPermission, ExerciseKind::RateLimited, ExerciseKind::LostResponse,
       ExerciseKind::Outage,         ExerciseKind::WrongSource, ExerciseKind::NearestCenter};

/// What completes a step.
enum class ExerciseGoal {
    TroubleFound, ///< failing sources of any user
    TroubleOpened,
    MessageCopied, ///< for the user, about the source
    UserOpened,
    RetriedByItself, ///< a read that had been refused with 429
    ZoneUnknown,
    ZoneChecked,
    SummaryCopied,
    UserRefused, ///< with 503
    UserLoaded,
    DeregisterStarted,
    DeregisterCanceled,
    CentersFound,
    CenterCopied
};

struct ExerciseStep
{
    ExerciseGoal goal;
    std::optional<PracticeDrill> drill = {}; ///< on until the goal is reached
};

std::span<const ExerciseStep> stepsOf(ExerciseKind kind);

/// Guides through one exercise: switches its drills on and off, and detects which steps are done. Ends when the local
/// service is no longer the open connection, or when a person switches drills.
class Exercise : public QObject
{
    Q_OBJECT

public:
    explicit Exercise(Practice &practice, QObject *parent = nullptr);

    void begin(ExerciseKind kind, Session &session); ///< does nothing while practice isn't available
    void leave();
    /// Call it with each text that is copied to the clipboard.
    void noteCopied(const QString &text);

    const std::optional<ExerciseKind> &kind() const { return m_kind; } ///< also when it is completed, until it is left
    size_t stepsDone() const { return m_done; }
    bool isCompleted() const { return m_kind && m_done == stepsOf(*m_kind).size(); }
    bool wasCompleted(ExerciseKind kind) const { return m_completed.contains(kind); } ///< since the program started

Q_SIGNALS:
    void changed();

private:
    void watch(Session &session);
    void checkSteps();
    bool isReached(ExerciseGoal goal) const;
    bool isCopied(ExerciseGoal goal) const;
    const UserAction *lastAction(UserActionKind kind) const;
    template <class State> bool isLastAction(UserActionKind kind) const;
    std::optional<PracticeDrill> currentDrill() const;

    Practice &m_practice;
    std::optional<ExerciseKind> m_kind;
    size_t m_done = 0;
    QPointer<Session> m_session;
    QDateTime m_begun;         ///< UTC; earlier events don't count
    quint64 m_lastAction = 0;  ///< since m_begun; 0: none
    bool m_wasOpened = false;  ///< a user was opened since m_begun
    bool m_hasCenters = false; ///< centers were found since m_begun
    QString m_copied;          ///< the text that was copied in this step
    QTimer m_checkTimer;       ///< delays checks, so that none runs within a session's own code
    QSet<ExerciseKind> m_completed;
};

} // namespace labdesk
