// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bannerbutton.h"

#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/painting.h"

#include <QKeyEvent>
#include <QStyle>

namespace labdesk {

BannerButton::BannerButton(IconName icon, const QString &text, const QString &objectName, QWidget *parent)
    : QAbstractButton(parent), m_iconName(icon)
{
    setObjectName(objectName);
    setText(text);
    setAccessibleName(withoutMnemonic(text));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BannerButton::setKeys(const QString &keys)
{
    m_keys = keys;
    setCompact(m_compact);
}

void BannerButton::setCompact(bool compact)
{
    m_compact = compact;
    //: A control's name and its keys in a tooltip: "Back (Alt+Left)"
    setToolTip(!compact               ? QString()
                   : m_keys.isEmpty() ? accessibleName()
                                      : tr("%1 (%2)").arg(accessibleName(), m_keys));
    setAccessibleDescription(m_keys); // the tooltip would repeat the name
    updateGeometry();
    update();
}

void BannerButton::setFramed(bool framed)
{
    m_framed = framed;
    updateGeometry();
}

void BannerButton::setFilled(bool filled)
{
    m_filled = filled;
    update();
}

void BannerButton::setColors(const EnvironmentColors &colors)
{
    m_colors = colors;
    update();
}

QSize BannerButton::sizeHint() const
{
    const Metrics m = metricsFor(this);
    if (m_compact)
        return {m.one + m.icon + m.one, m.px(26)};
    const int label = QFontMetrics(fontOf(TextStyle::Small, this)).horizontalAdvance(withoutMnemonic(text()));
    const int keys
        = m_keys.isEmpty() ? 0 : m.one + QFontMetrics(fontOf(TextStyle::Caption, this)).horizontalAdvance(m_keys);
    const int fullWidth = m.one + m.icon + m.px(6) + label + keys + m.one;
    return {m_framed ? std::max(m.px(180), fullWidth + m.two) : fullWidth, m.px(26)};
}

void BannerButton::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    const auto mirrored = [this](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    QColor ink = m_colors.text;
    if (!isEnabled())
        ink.setAlphaF(0.45F);
    if (isEnabled() && (underMouse() || isDown())) {
        QColor overlayColor = m_colors.text;
        overlayColor.setAlphaF(isDown() ? 0.16F : 0.09F);
        fillRounded(painter, rect(), m.radiusControl, overlayColor);
    }
    if (m_filled) {
        fillRounded(painter, rect(), m.radiusControl, m_colors.text);
        ink = m_colors.banner;
    }
    if (m_framed && !m_compact) {
        QColor frame = ink; // its text and icon show that it is a button
        if (!tokensFor(this).highContrast)
            frame.setAlphaF(0.4F);
        strokeRounded(painter, rect(), m.radiusControl, frame);
    }
    if (hasFocus())
        strokeFocus(painter, rect(), m.radiusControl, m_filled ? m_colors.banner : m_colors.text);
    paintIcon(&painter, m_iconName, mirrored(QRect(m.one, (height() - m.icon) / 2, m.icon, m.icon)), ink);
    if (m_compact)
        return;
    painter.setPen(ink);
    painter.setFont(fontOf(TextStyle::Small, this));
    painter.drawText(mirrored(rect().adjusted(m.one + m.icon + m.px(6), 0, 0, 0)),
                     int(Qt::AlignVCenter) | mnemonicFlags(this), text());
    QFont keys = fontOf(TextStyle::Caption, this);
    keys.setWeight(QFont::Medium);
    painter.setFont(keys);
    painter.drawText(mirrored(rect().adjusted(0, 0, -m.one, 0)), Qt::AlignVCenter | Qt::AlignRight, m_keys);
}

void BannerButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

} // namespace labdesk
