// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
#include "widgets/outage.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QVBoxLayout;

namespace labdesk {

class InlineMessage;

/// What stands over every place: the one notice of the window, the trouble with the service, the step of an exercise,
/// and what counts down.
class WindowMessages : public QWidget
{
    Q_OBJECT

public:
    explicit WindowMessages(QWidget *parent = nullptr);

    /// Stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                    const std::function<void()> &run);
    void clearNotice();
    /// One line of an exercise, with the button that leaves it; stays until clearExercise().
    void showExercise(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                      const std::function<void()> &leave);
    void clearExercise();
    /// What is wrong with the service as a whole. Nothing else in the window says it.
    struct Trouble
    {
        QString sentence;
        QString more;
        QString tries;                 ///< seen, and not heard: it changes every moment
        ErrorAct act = ErrorAct::None; ///< what helps; else it is tried again
        Outage::Covers covers;
    };
    void showTrouble(const Trouble &trouble); ///< stays until clearTrouble()
    void clearTrouble();
    void setDataFrom(const QDateTime &at); ///< what the place shows; invalid: nothing
    void setCountdowns(QWidget *countdowns);
    QWidget *countdowns() const { return m_countdowns; }

Q_SIGNALS:
    void retryRequested();
    void actRequested(labdesk::ErrorAct act);

private:
    void sayTrouble();

    InlineMessage *m_notice;
    InlineMessage *m_offline;
    InlineMessage *m_exercise;
    QVBoxLayout *m_lines;
    QPointer<QWidget> m_countdowns;
    std::function<void()> m_noticeAction;
    std::function<void()> m_leaveExercise;
    std::optional<Trouble> m_trouble;
    QDateTime m_dataFrom;
};

} // namespace labdesk
