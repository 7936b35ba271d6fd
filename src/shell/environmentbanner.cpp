// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/environmentbanner.h"

#include "text/plaintooltip.h"
#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/bandbutton.h"
#include "widgets/environmenttag.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace labdesk {

EnvironmentBanner::EnvironmentBanner(QWidget *parent)
    : QWidget(parent), m_back(new BandButton(isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft,
                                             tr("Back"), u"historyBackButton"_s, this)),
      m_forward(new BandButton(isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight, tr("Forward"),
                               u"historyForwardButton"_s, this)),
      m_find(new BandButton(IconName::Search, tr("Search or run a command…"), u"paletteButton"_s, this)),
      m_switch(new BandButton(IconName::Switch, tr("Switch…"), u"switchConnectionButton"_s, this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setObjectName(u"environmentBand"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_switch->setAccessibleName(tr("Switch connection"));
    const std::pair<BandButton *, QString> keyed[] = {{m_back, u"nav.back"_s},
                                                      {m_forward, u"nav.forward"_s},
                                                      {m_find, u"app.palette"_s},
                                                      {m_switch, u"app.connections"_s}};
    for (const auto &[button, command] : keyed)
        button->setKeys(keyWords(keysOf(command)));
    for (BandButton *button : {m_back, m_forward})
        button->setCompact(true);
    m_find->setFramed(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(sidedMargins(0, 0, m.px(10), 0));
    layout->setSpacing(m.half);
    layout->addStretch(1);
    for (BandButton *button : {m_back, m_forward, m_find, m_switch})
        layout->addWidget(button);
    connect(m_back, &QAbstractButton::clicked, this, [this] { Q_EMIT travelRequested(-1); });
    connect(m_forward, &QAbstractButton::clicked, this, [this] { Q_EMIT travelRequested(1); });
    connect(m_find, &QAbstractButton::clicked, this, &EnvironmentBanner::paletteRequested);
    connect(m_switch, &QAbstractButton::clicked, this, &EnvironmentBanner::switchRequested);
    setTravel(false, false);
    setConnection(std::nullopt);
}

void EnvironmentBanner::setTravel(bool back, bool forward)
{
    m_back->setEnabled(back);
    m_forward->setEnabled(forward);
}

void EnvironmentBanner::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void EnvironmentBanner::shareWidth()
{
    const Metrics m = metricsFor(this);
    const int name
        = m_connection ? QFontMetrics(fontOf(TextStyle::GroupTitle, this)).horizontalAdvance(m_connection->name) : 0;
    const int left = m_connection
        ? blockWidth() + m.px(14) + (m_connection->readOnly ? tagWidth() + m.oneAndHalf : 0) + name + m.two
        : 0;
    const auto hasRoom = [&] {
        int right = m.px(10);
        for (const BandButton *button : {m_back, m_forward, m_find, m_switch})
            right += button->sizeHint().width() + m.half;
        return left + right <= width();
    };
    m_find->setCompact(width() < m.px(1000));
    m_switch->setCompact(width() < m.px(720));
    for (BandButton *button : {m_find, m_switch})
        if (!hasRoom())
            button->setCompact(true);
}

int EnvironmentBanner::blockWidth() const
{
    const Metrics m = metricsFor(this);
    return m.two + m.icon + m.px(7)
        + QFontMetrics(environmentWordFont(this)).horizontalAdvance(environmentWord(m_connection->environment))
        + m.px(15);
}

int EnvironmentBanner::tagWidth() const
{
    const Metrics m = metricsFor(this);
    return m.one + m.iconSmall + m.px(6) + QFontMetrics(environmentWordFont(this)).horizontalAdvance(tr("READ-ONLY"))
        + m.one;
}

void EnvironmentBanner::setConnection(const std::optional<Connection> &connection, const QString &facts)
{
    m_connection = connection;
    m_facts = facts;
    if (connection) {
        const QString word = environmentWord(connection->environment);
        setAccessibleName(connection->readOnly ? tr("Environment: %1, read-only").arg(word)
                                               : tr("Environment: %1").arg(word));
        setAccessibleDescription(u"%1. %2"_s.arg(connection->name, facts));
        setToolTip(plainToolTip(facts.isEmpty()
                                    ? connection->name
                                    : u"%1 · %2"_s.arg(connection->name, facts))); // a narrow band cuts it short
    } else {
        setAccessibleName(tr("No connection"));
        setAccessibleDescription({});
        setToolTip({});
    }
    dressButtons();
    shareWidth();
    update();
}

QSize EnvironmentBanner::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(600), m.band};
}

QSize EnvironmentBanner::minimumSizeHint() const
{
    return {0, metricsFor(this).band};
}

void EnvironmentBanner::dressButtons()
{
    const Tokens &t = tokensFor(this);
    for (BandButton *button : {m_back, m_forward, m_find, m_switch})
        button->setColors(environmentColors(t, m_connection ? m_connection->environment : Environment::Local));
}

void EnvironmentBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dressButtons();
}

QRect EnvironmentBanner::mirrored(const QRect &part) const
{
    return QStyle::visualRect(layoutDirection(), rect(), part);
}

int EnvironmentBanner::paintBlock(QPainter &painter) const
{
    const Metrics m = metricsFor(this);
    const EnvironmentColors &colors = environmentColors(tokensFor(this), m_connection->environment);
    const QString word = environmentWord(m_connection->environment);
    painter.setFont(environmentWordFont(this));
    const QRect block(0, 0, blockWidth(), height());
    painter.fillRect(mirrored(block), colors.block);
    if (m_connection->readOnly)
        fillHatch(painter, mirrored(block), colors.blockText);
    paintIcon(&painter, environmentIcon(m_connection->environment),
              mirrored(QRect(m.two, (height() - m.icon) / 2, m.icon, m.icon)), colors.blockText);
    painter.setPen(colors.blockText);
    painter.drawText(mirrored(block.adjusted(m.two + m.icon + m.px(7), 0, 0, 0)), Qt::AlignVCenter, word);
    return block.right() + 1;
}

int EnvironmentBanner::paintReadOnly(QPainter &painter, int x) const
{
    const Metrics m = metricsFor(this);
    const QColor ink = environmentColors(tokensFor(this), m_connection->environment).text;
    const QString words = tr("READ-ONLY");
    painter.setFont(environmentWordFont(this));
    const int high = m.px(22);
    const QRect tag(x, (height() - high) / 2, tagWidth(), high);
    strokeRounded(painter, mirrored(tag), m.px(5), ink, 1.5);
    paintIcon(&painter, IconName::Lock,
              mirrored(QRect(tag.left() + m.one, tag.top() + (high - m.iconSmall) / 2, m.iconSmall, m.iconSmall)), ink);
    painter.setPen(ink);
    painter.drawText(mirrored(tag.adjusted(m.one + m.iconSmall + m.px(6), 0, 0, 0)), Qt::AlignVCenter, words);
    return tag.right() + 1 + m.oneAndHalf;
}

void EnvironmentBanner::paintFacts(QPainter &painter, int x) const
{
    const Metrics m = metricsFor(this);
    const int end = mirrored(m_back->geometry()).left() - m.one;
    const auto write = [&](const QString &text, TextStyle style) {
        painter.setFont(fontOf(style, this));
        const int room = end - x;
        if (text.isEmpty() || room < m.three)
            return;
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, room);
        painter.drawText(mirrored(QRect(x, 0, room, height())), Qt::AlignVCenter, shown);
        x += painter.fontMetrics().horizontalAdvance(shown) + m.px(10);
    };
    painter.setPen(environmentColors(tokensFor(this), m_connection->environment).text);
    write(m_connection->name, TextStyle::GroupTitle);
    if (m_facts.isEmpty())
        return;
    write(u"·"_s, TextStyle::Small);
    write(m_facts, TextStyle::Small);
}

void EnvironmentBanner::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    if (!m_connection) {
        painter.fillRect(rect(), t.local.band);
        return;
    }
    painter.fillRect(rect(), environmentColors(t, m_connection->environment).band);
    const Metrics m = metricsFor(this);
    int x = paintBlock(painter) + m.px(14);
    if (m_connection->readOnly)
        x = paintReadOnly(painter, x);
    paintFacts(painter, x);
    if (t.highContrast)
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.edge);
}

} // namespace labdesk
