// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centermappanel.h"

#include "domain/zipcode.h"
#include "map/maplegend.h"
#include "models/centerlistmodel.h"
#include "models/hourstext.h"
#include "views/centers/centertexts.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/separator.h"

#include <QFrame>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterMapPanel::CenterMapPanel(QWidget *parent) : QWidget(parent), m_map(new CenterMap), m_legend(new MapLegend)
{
    setObjectName(u"mapPanel"_s);
    m_map->setObjectName(u"centerMap"_s);
    m_legend->setObjectName(u"mapLegend"_s);
    const Metrics metrics = metricsFor(this);
    m_map->setMinimumSize(metrics.px(240), metrics.px(200));
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_map, 1);
    QFrame *line = makeSeparator();
    line->setObjectName(u"mapFootLine"_s);
    layout->addWidget(line);
    layout->addWidget(m_legend);
}

void CenterMapPanel::place(const std::vector<ServiceCenter> &centers, const std::optional<CenterQuery> &query,
                           const std::optional<MapOrigin> &origin)
{
    std::vector<MapItem> items;
    bool anyUnknown = false;
    bool anyExact = false;
    for (const ServiceCenter &center : centers) {
        MapItem item{center.address.city.isEmpty() ? center.name : center.address.city, int(items.size()) + 1,
                     center.location, center.address.zip, center.distance.miles};
        item.about = {center.name, oneLine(center.address)};
        if (!center.phoneNumber.isEmpty())
            item.about += formatPhone(center.phoneNumber);
        item.about += hoursSummary(center.hours);
        items.push_back(item);
        anyUnknown = anyUnknown || (origin && !center.location && zipCodeIn(center.address.zip) == origin->zip);
        anyExact = anyExact || center.location.has_value();
    }
    const bool order = query && std::holds_alternative<NearOrder>(query->where);
    m_map->setCenters(origin, query ? milesAround(*query, centers) : int(Radius::Miles25), items);
    m_legend->show(origin ? origin->zip : QString(), !items.empty(), anyExact, anyUnknown,
                   order && !items.empty() ? tr("Distances are from the patient’s address, which the service doesn’t "
                                                "name: the map has no rings.")
                                           : QString());
}

} // namespace labdesk
