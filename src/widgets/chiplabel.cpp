// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chiplabel.h"

#include "widgets/accessibility.h"

#include <QApplication>
#include <QPainter>

namespace labdesk {

ChipLabel::ChipLabel(const ChipStyleOption &chip, QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setChip(chip);
}

void ChipLabel::setChip(const ChipStyleOption &chip)
{
    m_chip = chip;
    setAccessibleName(chip.text);
    updateGeometry();
    update();
}

QSize ChipLabel::sizeHint() const
{
    const QFont base = QApplication::font();
    return {chipWidth(m_chip, base), chipHeight(base)};
}

void ChipLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintChip(&painter, rect(), m_chip, tokensFor(this), QApplication::font());
}

} // namespace labdesk
