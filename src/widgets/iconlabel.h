// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QWidget>

namespace labdesk {

/// A widget that shows an icon. Rendered at each paint, so that it follows the appearance and screen; a QLabel
/// keeps the pixmap that it was given.
class IconLabel : public QWidget
{
    Q_OBJECT

public:
    IconLabel(IconName icon, IconInk ink, int side, QWidget *parent = nullptr);
    void setIcon(IconName icon, IconInk ink);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    IconName m_icon;
    IconInk m_ink;
};

} // namespace labdesk
