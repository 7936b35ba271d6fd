// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chippainter.h"

#include <QWidget>

namespace labdesk {

/// Chips one after another, in as many lines as they need. Its words are its accessible description.
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
    /// Where each chip stands in a flow of this width; the last entry is the place after the last chip.
    std::vector<QPoint> places(int width) const;

    std::vector<ChipStyleOption> m_chips;
};

} // namespace labdesk
