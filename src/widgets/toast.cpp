// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/toast.h"

#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QLabel>
#include <QPropertyAnimation>
#include <QStyle>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

Toast::Toast(QWidget *parent)
    : QFrame(parent), m_text(makeLabel({}, TextStyle::Body, this)),
      m_action(makeButton({}, ButtonKind::Link, u"toastActionButton"_s, this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Notification);
    hideFromAccessibility(m_text);
    setProperty("overlay", true); // overlaps other widgets on purpose
    setObjectName(u"toast"_s);
    setProperty("surface", u"toast"_s);
    m_text->setObjectName(u"toastLabel"_s);
    m_action->hide();
    auto *close = makeIconButton(IconName::Close, tr("Dismiss"), u"toastCloseButton"_s, this);
    close->setProperty("density", u"small"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(sidedMargins(m.two, m.px(6), m.one, m.px(6)));
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(close);
    for (QWidget *part : {static_cast<QWidget *>(m_action), static_cast<QWidget *>(close)})
        part->installEventFilter(this);
    connect(m_action, &QPushButton::clicked, this, &Toast::actionClicked);
    connect(close, &QToolButton::clicked, this, &Toast::closed);
    hide();
}

void Toast::setContent(const QString &text, const QString &action)
{
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    adjustSize();
}

void Toast::setMaximumTextWidth(int width)
{
    m_text->setWordWrap(false);
    const int asked = sizeHint().width();
    m_text->setWordWrap(asked > width);
    const int textWidth = std::min(asked, width);
    // Includes the frame, which the layout's height alone doesn't.
    resize(textWidth, asked > width ? layout()->totalHeightForWidth(textWidth) : sizeHint().height());
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::enterEvent(QEnterEvent *event)
{
    QFrame::enterEvent(event);
    Q_EMIT held(true);
}

void Toast::leaveEvent(QEvent *event)
{
    QFrame::leaveEvent(event);
    Q_EMIT held(false);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT held(true);
    else if (event->type() == QEvent::FocusOut)
        Q_EMIT held(underMouse());
    return QFrame::eventFilter(watched, event);
}

ToastHost::ToastHost(QWidget *over) : QObject(over), m_over(over), m_toast(new Toast(over))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ToastHost::next);
    connect(m_toast, &Toast::closed, this, &ToastHost::next);
    connect(m_toast, &Toast::held, this, &ToastHost::setHeld);
    connect(m_toast, &Toast::actionClicked, this, &ToastHost::triggerAction);
    over->installEventFilter(this);
    setAccessibleRole(
        over,
        QAccessible::Grouping); // for stacks and scroll areas, Qt exposes only the content, but not the toast
}

void ToastHost::show(const QString &text, const QString &action, std::function<void()> run, quint64 subject)
{
    m_queue.push_back({text, action, std::move(run), subject});
    if (m_toast->isHidden())
        return next();
    if (m_timer.isActive() && !m_callback && m_queue.size() == 1) // later toasts find the time already shortened
        m_timer.start(std::max(0ms, m_timer.remainingTimeAsDuration() - m_duration + timeShown()));
}

/// A toast without an action makes room sooner, so that the next one isn't shown late.
std::chrono::milliseconds ToastHost::timeShown() const
{
    return m_queue.empty() || m_callback ? m_duration : m_duration / 3;
}

void ToastHost::clear()
{
    m_queue.clear();
    next();
}

void ToastHost::drop(quint64 subject)
{
    if (subject == 0)
        return;
    std::erase_if(m_queue, [subject](const Entry &entry) { return entry.subject == subject; });
    if (!m_toast->isHidden() && m_subject == subject)
        next();
}

std::vector<ToastHost::PendingToast> ToastHost::take()
{
    std::vector<PendingToast> pending;
    if (!m_toast->isHidden() && m_subject != 0)
        pending.push_back({m_subject, m_timer.isActive() ? m_timer.remainingTimeAsDuration() : m_left});
    for (const Entry &entry : m_queue)
        if (entry.subject != 0)
            pending.push_back({entry.subject, m_duration});
    clear();
    return pending;
}

void ToastHost::setTimeLeft(std::chrono::milliseconds time)
{
    m_left = time;
    if (m_timer.isActive())
        m_timer.start(time);
}

void ToastHost::setDuration(std::chrono::milliseconds duration)
{
    m_duration = duration;
}

void ToastHost::next()
{
    m_timer.stop();
    m_callback = {};
    m_toast->hide();
    if (m_queue.empty())
        return m_toast->setContent({}, {}); // so that no name is left in it, which screen readers might find
    Entry entry = std::move(m_queue.front());
    m_queue.pop_front();
    m_callback = std::move(entry.run);
    m_subject = entry.subject;
    m_toast->setContent(entry.text, entry.action);
    place();
    m_toast->show();
    m_toast->raise();
    fadeIn();
    m_left = timeShown();
    m_timer.start(m_left);
    announce(m_toast, Before::Hidden);
}

void ToastHost::fadeIn()
{
    if (m_toast->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_toast) <= 0)
        return;
    auto *effect = new QGraphicsOpacityEffect(m_toast);
    m_toast->setGraphicsEffect(effect);
    auto *animation = new QPropertyAnimation(effect, "opacity", effect);
    animation->setDuration(120);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    // Remove the effect: text painted through it is less sharp.
    connect(
        animation, &QPropertyAnimation::finished, m_toast, [this] { m_toast->setGraphicsEffect(nullptr); },
        Qt::QueuedConnection);
    animation->start();
}

void ToastHost::setHeld(bool held)
{
    if (m_toast->isHidden())
        return;
    if (held && m_timer.isActive()) {
        m_left = std::chrono::milliseconds(m_timer.remainingTime());
        m_timer.stop();
    } else if (!held && !m_timer.isActive()) {
        m_timer.start(m_left);
    }
}

void ToastHost::triggerAction()
{
    // Moved out first, because the action may show another toast.
    const std::function<void()> run = std::move(m_callback);
    next();
    if (run)
        run();
}

void ToastHost::place()
{
    const Metrics m = metricsFor(m_over);
    m_toast->setMaximumTextWidth(m_over->width() - 2 * m.two);
    // At the trailing end: in the middle, it would cover the selected row of a list.
    const int x = m_over->isRightToLeft() ? m.two : m_over->width() - m_toast->width() - m.two;
    m_toast->move(x, m_over->height() - m_toast->height() - m.two);
}

bool ToastHost::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_over && event->type() == QEvent::Resize && m_toast->isVisible())
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace labdesk
