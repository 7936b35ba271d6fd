// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
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

/// The messages above every place: the window's notice, trouble with the service, the step of an exercise, and
/// countdowns.
class WindowMessages : public QWidget
{
    Q_OBJECT

public:
    explicit WindowMessages(QWidget *parent = nullptr);

    /// Stays until clearNotice().
    void showNotice(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                    const std::function<void()> &run);
    void clearNotice();
    /// Shows a step of an exercise, with a button to leave it. Stays until clearExercise().
    void showExercise(Tone tone, const QString &sentence, const QString &secondLine, const QString &button,
                      const std::function<void()> &leave);
    void clearExercise();
    /// A problem with the service as a whole. Only shown here.
    struct Trouble
    {
        QString sentence;
        QString more;
        QString tries;                          ///< the countdown; not announced, because it changes constantly
        ErrorAction action = ErrorAction::None; ///< what helps; if None, retrying
        Outage::CoversFunction covers;
    };
    void showTrouble(const Trouble &trouble); ///< stays until clearTrouble()
    void clearTrouble();
    void setDataFrom(const QDateTime &at); ///< the age of the data shown; invalid hides it
    void setCountdowns(QWidget *countdowns);
    QWidget *countdowns() const { return m_countdowns; }

Q_SIGNALS:
    void retryRequested();
    void errorActionRequested(labdesk::ErrorAction action);

private:
    void updateTrouble();

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
