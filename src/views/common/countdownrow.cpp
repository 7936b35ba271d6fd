// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/countdownrow.h"

#include "text/localtexts.h"
#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/overlay.h"
#include "widgets/painting.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

/// A ring that empties, with the remaining seconds inside.
class CountdownRing : public QWidget
{
public:
    explicit CountdownRing(QWidget *parent) : QWidget(parent)
    {
        setObjectName(u"countdownRing"_s);
        setFixedSize(CountdownRing::sizeHint());
    }

    void setSeconds(int left, int total)
    {
        m_left = left;
        m_total = std::max(1, total);
        update();
    }

    QSize sizeHint() const override
    {
        const int side = metricsFor(this).px(34);
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tokensFor(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double penWidth = metricsFor(this).px(3);
        const QRectF ring
            = QRectF(rect()).adjusted(penWidth / 2 + 0.5, penWidth / 2 + 0.5, -penWidth / 2 - 0.5, -penWidth / 2 - 0.5);
        painter.setPen(QPen(t.trough, penWidth));
        painter.drawEllipse(ring);
        painter.setPen(QPen(t.accent, penWidth, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(ring, 90 * 16, -360 * 16 * m_left / m_total);
        painter.setFont(fontOf(TextStyle::Strong, this));
        painter.setPen(t.ink);
        painter.drawText(rect(), Qt::AlignCenter, locale().toString(m_left));
    }

private:
    int m_left = 0;
    int m_total = 1;
};

CountdownRow::CountdownRow(QWidget *parent)
    : QFrame(parent), m_ring(new CountdownRing(this)), m_sentence(makeLabel({}, TextStyle::Strong, this)),
      m_secondLine(makeLabel({}, TextStyle::Small, this)),
      m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelSendButton"_s, this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Notification);
    // otherwise screen readers announce the focus change first, and this only when the time is over
    announceFirst(this);
    for (QWidget *said : std::initializer_list<QWidget *>{m_ring, m_sentence, m_secondLine})
        hideFromAccessibility(said);
    setObjectName(u"countdownRow"_s);
    setProperty("surface", u"pending"_s);
    m_sentence->setObjectName(u"countdownLabel"_s);
    m_sentence->setWordWrap(true);
    m_secondLine->setWordWrap(true);
    allowSingleLine(*m_sentence);
    allowSingleLine(*m_secondLine);
    auto *texts = makeColumnLayout(m.px(2));
    texts->addStretch(1); // keeps both texts together at any height
    texts->addWidget(m_sentence);
    texts->addWidget(m_secondLine);
    texts->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(m.px(13), m.px(10), m.px(13), m.px(10));
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(m_ring);
    layout->addLayout(texts, 1);
    layout->addWidget(m_cancel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // the height depends on the wrapped texts
    const QKeySequence key = keysOf(u"action.cancel"_s);
    m_cancel->setToolTip(formatKeys(key));
    m_cancel->setAccessibleDescription(formatKeys(key));
    auto *escape = new QShortcut(key, this);
    escape->setAutoRepeat(false);
    connect(escape, &QShortcut::activated, this, &CountdownRow::escape);
    connect(escape, &QShortcut::activatedAmbiguously, this, &CountdownRow::escape);
    connect(m_cancel, &QPushButton::clicked, this, &CountdownRow::cancel);
}

void CountdownRow::setAction(UserActions &actions, quint64 id)
{
    m_actions = &actions;
    m_action = id;
    m_isNew = true;
    actions.restartCountdowns();
}

void CountdownRow::setTabOrderAfter(QWidget *place)
{
    const Qt::FocusPolicy before = place->focusPolicy();
    place->setFocusPolicy(Qt::TabFocus); // setTabOrder() ignores widgets that don't accept focus
    setTabOrder(place, m_cancel);
    place->setFocusPolicy(before);
}

void CountdownRow::cancel()
{
    if (m_actions)
        m_actions->cancel(m_action);
}

/// Escape first closes an open menu or list of suggestions.
void CountdownRow::escape()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    else
        countdownRowsIn(window()).constFirst()->cancel();
}

bool CountdownRow::isInReach() const
{
    const QWidget *front = QApplication::activeModalWidget();
    const auto overlays = window()->findChildren<Overlay *>();
    return isVisible() && (!front || front == window()) && std::ranges::none_of(overlays, &QWidget::isVisible);
}

QWidget *CountdownRow::cancelButton() const
{
    return m_cancel;
}

QWidget *CountdownRow::takeNewCancel()
{
    return std::exchange(m_isNew, false) ? m_cancel : nullptr;
}

void CountdownRow::setText(const QString &sentence, const QString &secondLine)
{
    setWrappedText(m_sentence, withUnbrokenIds(sentence));
    const QString second
        = (secondLine + u' ' + tr("Press %1 to cancel.", "a key").arg(formatKeys(keysOf(u"action.cancel"_s))))
              .trimmed();
    setWrappedText(m_secondLine, withUnbrokenIds(second));
    setAccessibleName(sentence);
    setAccessibleDescription(second);
}

bool CountdownRow::event(QEvent *event)
{
    const bool ends = event->type() == QEvent::DeferredDelete;
    const bool handled = QFrame::event(event);
    if (ends)
        return handled; // the object has been deleted
    limitHeightToContents(*this, *event);
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowBlocked: // a dialog blocks the window
    case QEvent::WindowUnblocked:
    case QEvent::StyleChange: // the window didn't respond during the change
        if (m_actions)
            m_actions->restartCountdowns();
        break;
    default:
        break;
    }
    return handled;
}

void CountdownRow::setSeconds(int left, int total)
{
    m_ring->setSeconds(left, total);
}

QList<CountdownRow *> countdownRowsIn(const QWidget *window)
{
    QList<CountdownRow *> rows = window->findChildren<CountdownRow *>();
    rows.removeIf([window](const CountdownRow *row) { return !row->isVisible() || row->window() != window; });
    std::ranges::sort(rows, std::ranges::greater(), &CountdownRow::action);
    return rows;
}

bool isCancelReachable(quint64 action)
{
    for (const QWidget *window : QApplication::topLevelWidgets())
        for (const CountdownRow *row : countdownRowsIn(window))
            if (row->action() == action && row->isInReach())
                return true;
    return false;
}

QWidget *cancelButtonIn(const QWidget *part)
{
    for (const CountdownRow *row : countdownRowsIn(part->window()))
        if (part->isAncestorOf(row))
            return row->cancelButton();
    return nullptr;
}

bool focusNewCancel(const QWidget *window)
{
    for (CountdownRow *row : countdownRowsIn(window))
        if (QWidget *stop = row->takeNewCancel()) {
            stop->setFocus(Qt::TabFocusReason);
            return true;
        }
    return false;
}

} // namespace labdesk
