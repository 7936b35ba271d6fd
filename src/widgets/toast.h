// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace labdesk {

/// One message that says that something succeeded, with at most one action.
class Toast : public QFrame
{
    Q_OBJECT

public:
    explicit Toast(QWidget *parent = nullptr);

    void setContent(const QString &text, const QString &action);
    QString text() const;
    void fitInto(int width); ///< takes the size of its text, wrapped if it must be

Q_SIGNALS:
    void actionClicked();
    void closed();
    void held(bool held); ///< the mouse is over it or the focus in it

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLabel *m_text;
    QPushButton *m_action;
};

/// Shows toasts one after another at the bottom of a widget, six seconds each; the time stops while one is held.
class ToastHost : public QObject
{
    Q_OBJECT

public:
    explicit ToastHost(QWidget *over);

    /// `about`: see Pane::toastRequested().
    void show(const QString &text, const QString &action = {}, std::function<void()> run = {}, quint64 about = 0);
    void clear();             ///< drops what waits and what is shown
    void drop(quint64 about); ///< the same of those about one action; 0: none

    /// What is left of a toast for a host that takes this one's place: what it was about, and its time.
    struct Left
    {
        quint64 about = 0;
        std::chrono::milliseconds time{0};
    };
    std::vector<Left> take(); ///< those that are about something, the one that is shown first; the others go
    void setTimeLeft(std::chrono::milliseconds time); ///< of the toast that is shown

    void setDuration(std::chrono::milliseconds duration);
    int waiting() const { return static_cast<int>(m_queue.size()); }
    bool isCounting() const { return m_timer.isActive(); } ///< not while held
    Toast *toast() const { return m_toast; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        QString text;
        QString action;
        std::function<void()> run;
        quint64 about = 0;
    };
    void next();
    void place();
    void fadeIn();
    void hold(bool held);
    void runAction();

    QWidget *m_over;
    Toast *m_toast;
    std::deque<Entry> m_queue;
    std::function<void()> m_run;
    quint64 m_about = 0;
    QTimer m_timer;
    std::chrono::milliseconds m_duration{6000};
    std::chrono::milliseconds m_left{0};
};

} // namespace labdesk
