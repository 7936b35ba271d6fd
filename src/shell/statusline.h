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

/// The line at the bottom of the window: the state of the connection, what is to be said of the list beside its count,
/// when it was loaded, and at the right what restricts the person. What is wrong with the service stands above the
/// places, and not here as well.
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
    /// While the service has asked for a pause: counts down to the next try. Expired: there is none.
    void setRateLimitedUntil(QDeadlineTimer end);
    void setJob(const QString &words, int done, int total); ///< what goes on in the background; empty: nothing

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
    QTimer m_tick; ///< of the pause
    QDeadlineTimer m_pausedUntil;
    QWidget *m_job;
    QLabel *m_jobWords;
    QProgressBar *m_jobBar;
    QWidget *makeMark(IconName icon, const QString &words, const QString &objectName);

    QWidget *m_privacy;
    QWidget *m_readOnly;
};

} // namespace labdesk
