// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace labdesk {

class InlineMessage;

/// What stands over every place: the one notice of the window, that the service cannot be reached, the step of an
/// exercise, and what counts down.
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
    /// Not beside a notice, which knows more about it.
    void setOffline(bool offline);
    void setOfflineShowsOlder(bool older); ///< there is something to look at that came before that
    void setCountdowns(QWidget *countdowns);
    QWidget *countdowns() const { return m_countdowns; }

Q_SIGNALS:
    void retryRequested();

private:
    void showOffline();

    InlineMessage *m_notice;
    InlineMessage *m_offline;
    InlineMessage *m_exercise;
    QVBoxLayout *m_lines;
    QPointer<QWidget> m_countdowns;
    std::function<void()> m_noticeAction;
    std::function<void()> m_leaveExercise;
    bool m_isOffline = false;
};

} // namespace labdesk
