// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/countdownrow.h"

#include "models/localtexts.h"
#include "views/button.h"
#include "views/ear.h"
#include "views/metrics.h"
#include "views/painting.h"
#include "views/wordheight.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace labdesk {

CountdownRing::CountdownRing(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(CountdownRing::sizeHint());
}

void CountdownRing::setSeconds(int left, int of)
{
    m_left = left;
    m_of = std::max(1, of);
    update();
}

QSize CountdownRing::sizeHint() const
{
    const int side = metricsFor(this).px(34);
    return {side, side};
}

void CountdownRing::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = metricsFor(this).px(3);
    const QRectF ring = QRectF(rect()).adjusted(wide / 2 + 0.5, wide / 2 + 0.5, -wide / 2 - 0.5, -wide / 2 - 0.5);
    painter.setPen(QPen(t.trough, wide));
    painter.drawEllipse(ring);
    painter.setPen(QPen(t.accent, wide, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, 90 * 16, -360 * 16 * m_left / m_of);
    painter.setFont(fontOf(TextStyle::Strong, this));
    painter.setPen(t.ink);
    painter.drawText(rect(), Qt::AlignCenter, locale().toString(m_left));
}

CountdownRow::CountdownRow(QWidget *parent)
    : QFrame(parent)
    , m_ring(new CountdownRing(this))
    , m_sentence(makeLabel({}, TextStyle::Strong, this))
    , m_second(makeLabel({}, TextStyle::Small, this))
    , m_cancel(makeButton(tr("Cancel"), ButtonKind::Plain, u"cancelSendButton"_s, this))
{
    const Metrics m = metricsFor(this);
    speakAs(this, QAccessible::Notification);
    for (QWidget *said : {static_cast<QWidget *>(m_ring), static_cast<QWidget *>(m_sentence), static_cast<QWidget *>(m_second)})
        leaveOut(said);
    setObjectName(u"countdownRow"_s);
    setProperty("surface", u"pending"_s);
    m_sentence->setObjectName(u"countdownLabel"_s);
    m_sentence->setWordWrap(true);
    m_second->setWordWrap(true);
    allowOneLine(*m_sentence);
    allowOneLine(*m_second);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(m.px(2));
    texts->addStretch(1); // the two stay together, whatever height there is
    texts->addWidget(m_sentence);
    texts->addWidget(m_second);
    texts->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(m.px(13), m.px(10), m.px(13), m.px(10));
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(m_ring);
    layout->addLayout(texts, 1);
    layout->addWidget(m_cancel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // its lines wrap
    connect(m_cancel, &QPushButton::clicked, this, &CountdownRow::cancelRequested);
}

void CountdownRow::setText(const QString &sentence, const QString &secondLine)
{
    m_sentence->setText(withWholeIds(sentence));
    m_second->setText(withWholeIds(secondLine));
    m_second->setVisible(!secondLine.isEmpty());
    setAccessibleName(sentence);
    setAccessibleDescription(secondLine);
}

bool CountdownRow::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    keepToWords(*this, *event);
    return handled;
}

void CountdownRow::setSeconds(int left, int of)
{
    m_ring->setSeconds(left, of);
}

} // namespace labdesk
