// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace labdesk {

/// A thin animated line that shows that newer data is loading while the older data stays visible. Overlaps the top edge
/// of its parent and takes no space. Not animated if the style has animations turned off;
/// a busy QProgressBar with a style sheet always moves.
class ProgressLine : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget *parent);
    void setActive(bool active);
    void moveTo(QWidget *parent); ///< the widget whose top edge it overlaps

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QVariantAnimation m_animation;
};

} // namespace labdesk
