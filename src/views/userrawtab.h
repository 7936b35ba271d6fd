// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QByteArray>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace labdesk {

class SegmentedControl;

/// The answers of the service as they came, personal values masked until Show is pressed, which lasts thirty seconds;
/// and what in them the contract does not know.
class UserRawTab : public QWidget
{
    Q_OBJECT

public:
    enum class Answer { User, Providers, Insurance };

    explicit UserRawTab(QWidget *parent = nullptr);

    /// `body` empty: that answer has not come; `why` says so in words.
    void setAnswer(Answer answer, const QByteArray &body, const QStringList &drift, const QString &why);
    Answer chosen() const;
    void choose(Answer answer);
    void clear(); ///< another user: everything goes, and is masked again
    bool isRevealed() const { return m_hideTimer.isActive(); }
    void setRevealTime(std::chrono::milliseconds time) { m_hideTimer.setInterval(time); }

Q_SIGNALS:
    void revealed(); ///< for the audit trail

protected:
    void hideEvent(QHideEvent *event) override; ///< masks again

private:
    struct Shown
    {
        QByteArray body;
        QStringList drift;
        QString why;
    };
    void showAnswer();
    void toggle();
    privacy::RecordKind kind() const;

    std::array<Shown, 3> m_answers;
    SegmentedControl *m_choice;
    QPushButton *m_reveal;
    QPlainTextEdit *m_text;
    QLabel *m_drift;
    QTimer m_hideTimer;
};

} // namespace labdesk
