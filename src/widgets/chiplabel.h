// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chippainter.h"

#include <QWidget>

namespace labdesk {

/// One chip as a widget: a state with its shape and word, in cards and heads.
class ChipLabel : public QWidget
{
    Q_OBJECT

public:
    explicit ChipLabel(const ChipStyleOption &chip = {}, QWidget *parent = nullptr);
    void setChip(const ChipStyleOption &chip);
    const ChipStyleOption &chip() const { return m_chip; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ChipStyleOption m_chip;
};

} // namespace labdesk
