// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "widgets/icon.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace labdesk {

class ElidedLabel;
class StatusMark;

enum class ConnectionState { None, Connecting, Connected, Trouble };

/// The line at the bottom of the window: the connection's state, the list's status, when it was loaded, and
/// restrictions at the right. Doesn't show trouble with the service, which has a message above the places.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setConnection(ConnectionState state);
    void setListStatus(const QString &text); ///< see Pane::statusChanged(); empty hides it
    void setSynced(const QDateTime &at);     ///< invalid hides it
    void setReadOnly(bool readOnly);
    void setPrivacyMode(bool on);
    /// While requests are rate limited: counts down to the next attempt. Expired: not limited.
    void setRateLimitedUntil(QDeadlineTimer end);
    void setJob(const QString &words, int done, int total); ///< background activity; empty for none

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void makeRoom();
    void buildPause();
    void buildJob();
    void addItem(QLabel *label, const QString &objectName);

    QHBoxLayout *m_layout;
    StatusMark *m_mark;
    ElidedLabel *m_connection;
    QLabel *m_listStatus;
    QLabel *m_synced;
    QLabel *m_pause;
    QTimer m_tick; ///< for the rate limit countdown
    QDeadlineTimer m_pausedUntil;
    QWidget *m_job;
    QLabel *m_jobWords;
    QProgressBar *m_jobBar;
    QWidget *makeMark(IconName icon, const QString &words, const QString &objectName);

    QWidget *m_privacy;
    QWidget *m_readOnly;
};

} // namespace labdesk
