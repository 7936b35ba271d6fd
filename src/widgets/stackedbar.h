// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace labdesk {

/// Parts of a whole as one bar, from the leading side to the trailing one, with a name and a value for each below it.
class StackedBar : public QWidget
{
    Q_OBJECT

public:
    struct Part
    {
        QString name;
        QString value;
        double amount = 0; ///< of the bar, in proportion to the others
    };

    explicit StackedBar(QWidget *parent = nullptr);

    void setParts(std::vector<Part> parts); ///< at most four, which is as many shades as can be told apart
    const std::vector<Part> &parts() const { return m_parts; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Part> m_parts;
};

} // namespace labdesk
