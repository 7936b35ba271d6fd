// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace labdesk {

class CountdownRing;

/// A pending write, or a retry of one, that can still be canceled: "Deregistering Withings in 4 s". Escape cancels it
/// from anywhere in its window; with several of them, the newest first.
class CountdownRow : public QFrame
{
    Q_OBJECT

public:
    explicit CountdownRow(QWidget *parent = nullptr);

    /// The action that this row counts down. Its countdown is paused while none of its rows can be reached.
    void setAction(UserActions &actions, quint64 id);
    quint64 action() const { return m_action; }
    void setTabOrderAfter(QWidget *place); ///< puts Cancel after `place` in the tab order, instead of at the end
    void setText(const QString &sentence, const QString &secondLine);
    void setSeconds(int left, int total);
    bool isInReach() const; ///< visible, and not covered by a dialog or an overlay
    QWidget *cancelButton() const;
    QWidget *takeNewCancel(); ///< the Cancel button on the first call, then null

protected:
    bool event(QEvent *event) override;

private:
    void cancel();
    void escape();

    QPointer<UserActions> m_actions;
    quint64 m_action = 0;
    bool m_isNew = true; ///< Cancel hasn't received the focus yet
    CountdownRing *m_ring;
    QLabel *m_sentence;
    QLabel *m_secondLine;
    QPushButton *m_cancel;
};

/// The visible ones, the newest first. A user's own window, which belongs to the main window, shows its own.
QList<CountdownRow *> countdownRowsIn(const QWidget *window);
/// Whether the user can cancel the countdown of that action now, in any window.
bool isCancelReachable(quint64 action);
/// The Cancel button of the newest countdown in that part of a window; null if there is none.
QWidget *cancelButtonIn(const QWidget *part);
/// Focuses the Cancel button of a countdown in that window, once for each countdown. Returns false if there is no new
/// one.
bool focusNewCancel(const QWidget *window);

} // namespace labdesk
