// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chippainter.h"

#include <QWidget>

namespace labdesk {

/// A flow of chips, in as many lines as needed. Its accessible description contains their texts. Qt has
/// no layout that wraps, and a screen reader would stop at each of many labels.
class ChipFlow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipFlow(QWidget *parent = nullptr);

    void setChips(const std::vector<ChipStyleOption> &chips);
    const std::vector<ChipStyleOption> &chips() const { return m_chips; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The position of each chip in a flow of this width; the last entry is the position after the last chip.
    std::vector<QPoint> places(int width) const;

    std::vector<ChipStyleOption> m_chips;
};

} // namespace labdesk
