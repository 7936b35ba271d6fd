// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chippainter.h"

#include <QWidget>

namespace labdesk {

/// A widget with a single chip, to show a state in cards and headers. Painted like those in tables.
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
