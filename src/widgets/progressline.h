// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace labdesk {

/// A thin line with a part that moves along it, which says that newer data are on their way while the older ones stay.
/// Lies over the top edge of its parent and takes no room. Stands still when the style wants no animation.
class ProgressLine : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget *parent);
    void setActive(bool active);
    void moveTo(QWidget *parent); ///< whose top edge it lies over from now on

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QVariantAnimation m_animation;
};

} // namespace labdesk
