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

/// A write that waits to be sent, for the first time or again, and can still be canceled: "Deregistering Withings in 4
/// s". Its Cancel is heard as Escape everywhere in its window; several of them are canceled one by one, the newest
/// first.
class CountdownRow : public QFrame
{
    Q_OBJECT

public:
    explicit CountdownRow(QWidget *parent = nullptr);

    /// Which action is canceled by it; the seconds of that one stand still while no row of it can be reached.
    void setAction(UserActions &actions, quint64 id);
    quint64 action() const { return m_action; }
    void setStopAt(QWidget *place); ///< Tab comes to Cancel there, and not where the last part of the window was made
    void setText(const QString &sentence, const QString &secondLine);
    void setSeconds(int left, int of);
    bool isInReach() const; ///< it can be seen, and neither a dialog nor an overlay is in front of it
    QWidget *stop() const;  ///< its Cancel
    QWidget *takeNewStop(); ///< its Cancel, the first time it is asked for; then null

protected:
    bool event(QEvent *event) override;

private:
    void cancel();
    void escape();

    QPointer<UserActions> m_actions;
    quint64 m_action = 0;
    bool m_isNew = true; ///< the keyboard was not taken to it yet
    CountdownRing *m_ring;
    QLabel *m_sentence;
    QLabel *m_second;
    QPushButton *m_cancel;
};

/// Whether a person could cancel the countdown of that action now, in any window.
bool isCancelInReach(quint64 action);
/// The Cancel of the newest countdown in that part of a window; null where nothing counts down.
QWidget *cancelIn(const QWidget *part);
/// Takes the keyboard to the Cancel of a countdown of that window that it was not taken to yet; false where there is
/// none.
bool focusNewCancel(const QWidget *window);

} // namespace labdesk
