// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace labdesk {

/// A bar divided into the parts of a whole, from the leading to the trailing side, with their names and values below.
/// Qt has no widget for it, and to a screen reader it is one element with all names and values.
class StackedBar : public QWidget
{
    Q_OBJECT

public:
    struct Part
    {
        QString name;
        QString value;
        double amount = 0; ///< share of the bar, relative to the others
    };

    explicit StackedBar(QWidget *parent = nullptr);

    void setParts(std::vector<Part> parts); ///< at most four, the number of distinguishable shades
    const std::vector<Part> &parts() const { return m_parts; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Part> m_parts;
};

} // namespace labdesk
