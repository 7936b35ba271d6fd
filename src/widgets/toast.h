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

/// A message that something succeeded, with at most one action.
class Toast : public QFrame
{
    Q_OBJECT

public:
    explicit Toast(QWidget *parent = nullptr);

    void setContent(const QString &text, const QString &action);
    QString text() const;
    void setMaximumTextWidth(int width); ///< resizes to fit the text, wrapped if necessary

Q_SIGNALS:
    void actionClicked();
    void closed();
    void held(bool held); ///< the mouse is over it, or it contains the focus

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLabel *m_text;
    QPushButton *m_action;
};

/// Shows toasts one after another at the bottom of a widget, six seconds each, or two if another one waits and there is
/// nothing to press; the time stops while one is held.
class ToastHost : public QObject
{
    Q_OBJECT

public:
    explicit ToastHost(QWidget *over);

    /// `subject`: see Pane::toastRequested().
    void show(const QString &text, const QString &action = {}, std::function<void()> run = {}, quint64 subject = 0);
    void clear();               ///< removes the current toast and all waiting ones
    void drop(quint64 subject); ///< removes the toasts about one action; 0: none

    /// What remains of a toast for the host that replaces this one: its subject and time.
    struct PendingToast
    {
        quint64 subject = 0;
        std::chrono::milliseconds time{0};
    };
    std::vector<PendingToast> take(); ///< takes those that have a subject, the current one first; drops the others
    void setTimeLeft(std::chrono::milliseconds time); ///< of the current toast

    void setDuration(std::chrono::milliseconds duration);
    int waiting() const { return static_cast<int>(m_queue.size()); }
    bool isCounting() const { return m_timer.isActive(); } ///< false while a toast is held
    Toast *toast() const { return m_toast; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        QString text;
        QString action;
        std::function<void()> run;
        quint64 subject = 0;
    };
    void next();
    std::chrono::milliseconds timeShown() const;
    void place();
    void fadeIn();
    void setHeld(bool held);
    void triggerAction();

    QWidget *m_over;
    Toast *m_toast;
    std::deque<Entry> m_queue;
    std::function<void()> m_callback;
    quint64 m_subject = 0;
    QTimer m_timer;
    std::chrono::milliseconds m_duration{6000};
    std::chrono::milliseconds m_left{0};
};

} // namespace labdesk
