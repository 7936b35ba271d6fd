// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/statusline.h"

#include "domain/enumtable.h"
#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/elidedlabel.h"
#include "widgets/iconlabel.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/repaint.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

/// The connection's state as a shape: a filled or an open dot, or a triangle.
class StatusMark : public QWidget
{
public:
    explicit StatusMark(QWidget *parent) : QWidget(parent)
    {
        const int side = metricsFor(this).iconSmall;
        setFixedSize(side, side);
    }
    void setState(ConnectionState state)
    {
        m_state = state;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tokensFor(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        const double unit = width() / 14.0;
        switch (m_state) {
        case ConnectionState::None:
        case ConnectionState::Connecting:
            painter.setPen(QPen(t.ink3, unit * 1.5));
            painter.drawEllipse(middle, unit * 3.5, unit * 3.5);
            break;
        case ConnectionState::Connected:
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.ok);
            painter.drawEllipse(middle, unit * 4, unit * 4);
            break;
        case ConnectionState::Trouble:
            paintIcon(&painter, IconName::Warn, rect(), t.warn);
            break;
        }
    }

private:
    ConnectionState m_state = ConnectionState::None;
};

StatusLine::StatusLine(QWidget *parent) : QWidget(parent), m_layout(new QHBoxLayout(this)), m_mark(new StatusMark(this))
{
    repaintWithChildren(this);
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::StatusBar);
    hideFromAccessibility(m_mark); // the label beside it says the state
    setObjectName(u"statusLine"_s);
    setAccessibleName(tr("Status"));
    setFixedHeight(m.statusBar);
    m_layout->setContentsMargins(sidedMargins(m.px(9), 1, m.two, 0));
    m_layout->setSpacing(m.px(10));
    m_layout->addWidget(m_mark);
    m_layout->addSpacing(-m.half);
    m_connection = new ElidedLabel({}, TextStyle::Small, Qt::ElideRight, this);
    addItem(m_connection, u"connectionLabel"_s);
    for (QLabel **label : {&m_listStatus, &m_synced}) {
        *label = makeLabel({}, TextStyle::Small, this);
        (*label)->setIndent(m.px(10)); // space for the line drawn by paintEvent()
    }
    addItem(m_listStatus, u"listStatusLabel"_s);
    addItem(m_synced, u"syncedLabel"_s);
    buildPause();
    m_layout->addStretch(1);
    buildJob();
    m_privacy = makeMark(IconName::EyeOff, tr("Privacy mode"), u"privacyStatus"_s);
    m_readOnly = makeMark(IconName::Lock, tr("Read-only"), u"readOnlyStatus"_s);
    setConnection(ConnectionState::None);
}

void StatusLine::buildPause()
{
    m_pause = makeLabel({}, TextStyle::Small, this);
    setAccessibleRole(m_pause, QAccessible::Notification);
    m_pause->setAccessibleName(tr("Rate limited. Labdesk retries automatically."));
    m_pause->setIndent(metricsFor(this).px(10));
    addItem(m_pause, u"pauseStatusLabel"_s);
    m_pause->hide();
    m_tick.setInterval(250); // often enough not to skip a second
    connect(&m_tick, &QTimer::timeout, this, [this] { setRateLimitedUntil(m_pausedUntil); });
}

void StatusLine::buildJob()
{
    const Metrics m = metricsFor(this);
    m_job = new QWidget(this);
    m_job->setObjectName(u"jobStatus"_s);
    m_jobWords = makeLabel({}, TextStyle::Small, m_job);
    m_jobWords->setObjectName(u"jobStatusLabel"_s);
    m_jobBar = new QProgressBar(m_job);
    m_jobBar->setObjectName(u"jobStatusBar"_s);
    m_jobBar->setTextVisible(false);
    m_jobBar->setFixedWidth(m.px(56));
    hideFromAccessibility(m_jobBar); // the label beside it says the same
    auto *jobRow = makeRowLayout(m_job, m.px(6));
    jobRow->addWidget(m_jobBar);
    jobRow->addWidget(m_jobWords);
    m_layout->addWidget(m_job);
    m_job->hide();
}

/// An icon and a label for a restriction, hidden unless it applies.
QWidget *StatusLine::makeMark(IconName icon, const QString &words, const QString &objectName)
{
    const Metrics m = metricsFor(this);
    auto *mark = new QWidget(this);
    mark->setObjectName(objectName);
    auto *row = makeRowLayout(mark, m.px(6));
    row->addWidget(new IconLabel(icon, IconInk::Ink2, m.iconSmall, mark));
    row->addWidget(makeLabel(words, TextStyle::Small, mark));
    m_layout->addWidget(mark);
    mark->hide();
    return mark;
}

void StatusLine::addItem(QLabel *label, const QString &objectName)
{
    label->setObjectName(objectName);
    m_layout->addWidget(label);
}

void StatusLine::setConnection(ConnectionState state)
{
    using enum ConnectionState;
    static constexpr std::pair<ConnectionState, const char *> words[] = {{None, QT_TR_NOOP("No connection")},
                                                                         {Connecting, QT_TR_NOOP("Connecting")},
                                                                         {Connected, QT_TR_NOOP("Connected")},
                                                                         {Trouble, ""}};
    static_assert(isTableOf(words, Trouble));
    m_mark->setState(state);
    m_connection->setText(state == Trouble ? QString() : tr(entryOf(words, state)));
    makeRoom();
}

void StatusLine::setListStatus(const QString &text)
{
    m_listStatus->setText(text);
    makeRoom();
}

void StatusLine::setSynced(const QDateTime &at)
{
    m_synced->clear();
    if (at.isValid()) {
        const QDateTime local = at.toLocalTime();
        m_synced->setText(tr("Updated %1 %2").arg(localTime(local.time()), zoneAbbreviation(local)));
        m_synced->setToolTip(at.toUTC().toString(Qt::ISODate));
    }
    makeRoom();
}

void StatusLine::setPrivacyMode(bool on)
{
    m_privacy->setVisible(on);
    makeRoom();
}

void StatusLine::setReadOnly(bool readOnly)
{
    m_readOnly->setVisible(readOnly);
    makeRoom();
}

void StatusLine::setRateLimitedUntil(QDeadlineTimer end)
{
    constexpr int minShownMs = 1500; // ms; shorter countdowns can't be read
    m_pausedUntil = end;
    const qint64 left = end.remainingTime();
    const bool isNew = m_pause->isHidden();
    const bool isShown = left > 0 && (!isNew || left >= minShownMs);
    m_pause->setText(tr("Rate limited, retrying in %Ln\u00a0s", nullptr, int((left + 999) / 1000)));
    m_pause->setVisible(isShown);
    if (isShown && isNew)
        announce(m_pause, Before::Hidden);
    isShown ? m_tick.start() : m_tick.stop();
    makeRoom();
}

void StatusLine::setJob(const QString &words, int done, int total)
{
    m_jobWords->setText(words);
    m_jobBar->setRange(0, std::max(1, total));
    m_jobBar->setValue(done);
    m_job->setVisible(!words.isEmpty());
    makeRoom();
}

/// With large text in a small window, the time is hidden first, then the list's status. Hidden texts move to the
/// tooltip. The connection's state always stays, elided if necessary.
void StatusLine::makeRoom()
{
    QStringList hiddenTexts;
    for (QLabel *label : {m_listStatus, m_synced})
        label->setVisible(!label->text().isEmpty());
    for (QLabel *label : {m_synced, m_listStatus}) {
        const bool fits = m_layout->sizeHint().width() <= width();
        if (fits || label->isHidden()
            || !testAttribute(Qt::WA_Resized)) // the width is undefined before the first layout
            continue;
        label->hide();
        hiddenTexts.prepend(label->text());
    }
    setToolTip(hiddenTexts.join(u'\n'));
    update();
}

QSize StatusLine::minimumSizeHint() const
{
    return {0, metricsFor(this).statusBar};
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

void StatusLine::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    painter.fillRect(rect(), t.window);
    painter.fillRect(QRect(0, 0, width(), 1), t.hair);
    const int inset = metricsFor(this).px(7);
    for (const QLabel *label : {m_listStatus, m_synced, m_pause}) {
        if (label->isVisible())
            painter.fillRect(
                QRect(isRightToLeft() ? label->geometry().right() : label->x(), inset, 1, height() - 2 * inset),
                t.hair);
    }
}

} // namespace labdesk
