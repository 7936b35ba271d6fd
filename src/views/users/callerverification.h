// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

#include <QTimer>

#include <chrono>

class QLabel;

namespace labdesk {

class UserDetails;

/// What a caller is asked for to be sure who it is, without the record: the last four of the member id and the year of
/// birth, for half a minute. Fetches the insurance record if nobody has; from a short id nothing is shown, because the
/// last four would be most of it.
class CallerVerification : public DialogFrame
{
    Q_OBJECT

public:
    CallerVerification(UserDetails &details, QWidget *parent = nullptr);

    void followRecord(); ///< begins, once whoever listens is connected

    /// How long it stays, and how long one of these seconds lasts; tests shorten the latter. Before it is shown.
    void setDuration(int seconds, std::chrono::milliseconds second = std::chrono::seconds(1));

Q_SIGNALS:
    void revealed(); ///< for the audit trail: something is shown now

private:
    QLabel *addFact(const QString &caption, const QString &name);
    void showState();
    void tick();

    UserDetails &m_details;
    QLabel *m_state;
    QLabel *m_member;
    QLabel *m_year;
    QLabel *m_relationship;
    QLabel *m_left;
    QTimer m_second;
    int m_secondsLeft = 30;
    bool m_isRevealed = false;
};

/// "4321"; empty where four of them would tell the whole.
QString lastFour(const QString &memberId);
/// "1985", of a date in the contract's form; empty where it is none.
QString birthYear(const QString &date);

} // namespace labdesk
