// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/centermap.h"
#include "session/centerfinder.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace labdesk {

class MapLegend;

/// The map of the centers that were found, and the line below it that says what its marks mean.
class CenterMapPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CenterMapPanel(QWidget *parent = nullptr);

    /// `query`: what was asked for; nothing: no search. `origin`: where it lies, where that is known.
    void place(const std::vector<ServiceCenter> &centers, const std::optional<CenterQuery> &query,
               const std::optional<MapOrigin> &origin);
    CenterMap *map() const { return m_map; }

private:
    CenterMap *m_map;
    MapLegend *m_legend;
};

} // namespace labdesk
