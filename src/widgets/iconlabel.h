// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QWidget>

namespace labdesk {

/// A drawing as a widget. Painted anew each time, so that it follows appearance and screen.
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
