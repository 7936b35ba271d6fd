// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace labdesk {

class CenterMap;

/// The card with a map's three buttons in a column: zoom in, zoom out, fit.
class MapButtons : public QFrame
{
    Q_OBJECT
public:
    explicit MapButtons(CenterMap *map);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace labdesk
