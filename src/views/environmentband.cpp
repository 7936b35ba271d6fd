// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/environmentband.h"

#include "views/ear.h"
#include "views/environmenttag.h"
#include "views/icon.h"
#include "views/metrics.h"
#include "views/painting.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace labdesk {

/// A button in the colours of the band it lies on.
class BandButton : public QAbstractButton
{
public:
    BandButton(IconName icon, const QString &shortcut, QWidget *parent)
        : QAbstractButton(parent)
        , m_iconName(icon)
        , m_shortcut(shortcut)
    {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setColors(const EnvironmentColors &colors)
    {
        m_colors = colors;
        update();
    }

    QSize sizeHint() const override
    {
        const Metrics m = metricsFor(this);
        const int label = QFontMetrics(fontOf(TextStyle::Small, this)).horizontalAdvance(text());
        const int keys = QFontMetrics(fontOf(TextStyle::Caption, this)).horizontalAdvance(m_shortcut);
        return {m.one + m.icon + m.px(6) + label + m.one + keys + m.one, m.px(26)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Metrics m = metricsFor(this);
        QPainter painter(this);
        if (underMouse() || isDown()) {
            QColor veil = m_colors.text;
            veil.setAlphaF(isDown() ? 0.16F : 0.09F);
            fillRounded(painter, rect(), m.radiusControl, veil);
        }
        if (hasFocus())
            strokeFocus(painter, rect(), m.radiusControl, m_colors.text);
        paintIcon(&painter, m_iconName, QRectF(m.one, (height() - m.icon) / 2.0, m.icon, m.icon), m_colors.text);
        painter.setPen(m_colors.text);
        painter.setFont(fontOf(TextStyle::Small, this));
        painter.drawText(rect().adjusted(m.one + m.icon + m.px(6), 0, 0, 0), Qt::AlignVCenter, text());
        QFont keys = fontOf(TextStyle::Caption, this);
        keys.setWeight(QFont::Medium);
        painter.setFont(keys);
        painter.drawText(rect().adjusted(0, 0, -m.one, 0), Qt::AlignVCenter | Qt::AlignRight, m_shortcut);
    }

private:
    IconName m_iconName;
    QString m_shortcut;
    EnvironmentColors m_colors;
};

EnvironmentBand::EnvironmentBand(QWidget *parent)
    : QWidget(parent)
    , m_switch(new BandButton(IconName::Switch, QKeySequence(Qt::CTRL | Qt::Key_O).toString(QKeySequence::NativeText), this))
{
    const Metrics m = metricsFor(this);
    speakAs(this, QAccessible::Grouping);
    setObjectName(u"environmentBand"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_switch->setObjectName(u"switchConnectionButton"_s);
    m_switch->setText(tr("Switch…"));
    m_switch->setAccessibleName(tr("Switch connection"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, m.px(10), 0);
    layout->addStretch(1);
    layout->addWidget(m_switch);
    connect(m_switch, &QAbstractButton::clicked, this, &EnvironmentBand::switchRequested);
    setConnection(std::nullopt);
}

void EnvironmentBand::setConnection(const std::optional<Connection> &connection, const QString &facts)
{
    m_connection = connection;
    m_facts = facts;
    if (connection) {
        const QString word = environmentWord(connection->environment);
        setAccessibleName(connection->readOnly ? tr("Environment: %1, read-only").arg(word) : tr("Environment: %1").arg(word));
        setAccessibleDescription(u"%1. %2"_s.arg(connection->name, facts));
    } else {
        setAccessibleName(tr("No connection"));
        setAccessibleDescription({});
    }
    dressSwitch();
    update();
}

QSize EnvironmentBand::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(600), m.band};
}

QSize EnvironmentBand::minimumSizeHint() const
{
    return {0, metricsFor(this).band};
}

void EnvironmentBand::dressSwitch()
{
    const Tokens &t = tokensFor(this);
    m_switch->setColors(environmentColors(t, m_connection ? m_connection->environment : Environment::Local));
}

void EnvironmentBand::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dressSwitch();
}

int EnvironmentBand::paintBlock(QPainter &painter) const
{
    const Metrics m = metricsFor(this);
    const EnvironmentColors &colors = environmentColors(tokensFor(this), m_connection->environment);
    const QString word = environmentWord(m_connection->environment);
    painter.setFont(environmentWordFont(this));
    const int wordWidth = painter.fontMetrics().horizontalAdvance(word);
    const QRect block(0, 0, m.two + m.icon + m.px(7) + wordWidth + m.px(15), height());
    painter.fillRect(block, colors.block);
    if (m_connection->readOnly)
        fillHatch(painter, block, colors.blockText);
    paintIcon(&painter, environmentIcon(m_connection->environment),
              QRectF(m.two, (height() - m.icon) / 2.0, m.icon, m.icon), colors.blockText);
    painter.setPen(colors.blockText);
    painter.drawText(block.adjusted(m.two + m.icon + m.px(7), 0, 0, 0), Qt::AlignVCenter, word);
    return block.right() + 1;
}

int EnvironmentBand::paintReadOnly(QPainter &painter, int x) const
{
    const Metrics m = metricsFor(this);
    const QColor ink = environmentColors(tokensFor(this), m_connection->environment).text;
    const QString words = tr("READ-ONLY");
    painter.setFont(environmentWordFont(this));
    const int high = m.px(22);
    const QRect tag(x, (height() - high) / 2, m.one + m.iconSmall + m.px(6) + painter.fontMetrics().horizontalAdvance(words) + m.one,
                    high);
    strokeRounded(painter, tag, m.px(5), ink, 1.5);
    paintIcon(&painter, IconName::Lock,
              QRectF(tag.left() + m.one, tag.top() + (high - m.iconSmall) / 2.0, m.iconSmall, m.iconSmall), ink);
    painter.setPen(ink);
    painter.drawText(tag.adjusted(m.one + m.iconSmall + m.px(6), 0, 0, 0), Qt::AlignVCenter, words);
    return tag.right() + 1 + m.oneAndHalf;
}

void EnvironmentBand::paintFacts(QPainter &painter, int x) const
{
    const Metrics m = metricsFor(this);
    const int end = m_switch->x() - m.one;
    const auto write = [&](const QString &text, TextStyle style) {
        painter.setFont(fontOf(style, this));
        const int room = end - x;
        if (text.isEmpty() || room < m.three)
            return;
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, room);
        painter.drawText(QRect(x, 0, room, height()), Qt::AlignVCenter, shown);
        x += painter.fontMetrics().horizontalAdvance(shown) + m.px(10);
    };
    painter.setPen(environmentColors(tokensFor(this), m_connection->environment).text);
    write(m_connection->name, TextStyle::GroupTitle);
    if (m_facts.isEmpty())
        return;
    write(u"·"_s, TextStyle::Small);
    write(m_facts, TextStyle::Small);
}

void EnvironmentBand::paintEvent(QPaintEvent *)
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
    if (t.highContrast)
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.edge);
    if (m_connection->readOnly)
        x = paintReadOnly(painter, x);
    paintFacts(painter, x);
}

} // namespace labdesk
