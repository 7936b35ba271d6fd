// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centersearch.h"

#include "domain/zipcode.h"
#include "map/mapgeography.h"
#include "views/centers/centersearchbar.h"
#include "views/centers/centertexts.h"

namespace labdesk {

CenterSearch::CenterSearch(CenterFinder &finder, CenterSearchBar &bar) : m_finder(finder), m_bar(bar)
{
    connect(&bar, &CenterSearchBar::searchRequested, this, &CenterSearch::search);
    connect(&bar, &CenterSearchBar::radiusClicked, this, [this] {
        if (isFromThisForm()) // otherwise the radius only applies to the next search
            m_bar.search();
    });
}

void CenterSearch::searchAround(const GeoPoint &place, const MapGeography &geography)
{
    if (const auto area = geography.zips->nearestTo(place)) {
        m_bar.begin(false, area->zip());
        m_bar.search();
    }
}

void CenterSearch::search(const CenterQuery &typed)
{
    CenterQuery query = typed;
    const NearZip *near = nearZipOf(query);
    query.isPersonal = near && isOfPerson(near->zip);
    m_shownQuery = query;
    m_bar.setZipHidden(isZipHidden(query));
    m_finder.search(query, near ? m_bar.substituteFor(near->zip) : QString());
}

void CenterSearch::again()
{
    if (isFromThisForm())
        m_finder.retry();
    else
        m_bar.search();
}

void CenterSearch::within(Radius radius)
{
    if (!m_finder.query())
        return;
    CenterQuery query = *m_finder.query();
    query.radius = radius;
    m_bar.setRadius(radius);
    search(query);
}

void CenterSearch::withLab(qint64 id)
{
    const NearZip *near = nearZipOf(m_finder.query());
    if (!near)
        return;
    CenterQuery query = *m_finder.query();
    query.where = NearZip{near->zip, id};
    m_bar.setLab(id);
    search(query);
}

void CenterSearch::searchSuggested()
{
    if (!m_finder.suggestion())
        return;
    const CenterQuery query = m_finder.suggestion()->query; // a copy, because search() resets suggestion()
    noteZip(query);
    m_bar.showQuery(query);
    search(query);
}

void CenterSearch::searchNear(const QString &zip, std::optional<qint64> lab)
{
    Q_EMIT begunElsewhere();
    if (lab)
        m_bar.setLab(*lab);
    m_bar.begin(false, zip);
    m_bar.search();
}

void CenterSearch::searchNearPerson(const QString &zip)
{
    const QString read = zipCodeIn(zip);
    m_personalZips = {read.isEmpty() ? zip : read};
    searchNear(m_personalZips.constFirst(), std::nullopt);
}

void CenterSearch::searchForOrder(const QString &order)
{
    Q_EMIT begunElsewhere();
    m_bar.begin(true, order);
    m_bar.search();
}

void CenterSearch::follow()
{
    const std::optional<CenterQuery> &query = m_finder.query();
    if (!query || query == m_shownQuery)
        return;
    m_shownQuery = query;
    noteZip(*query);
    m_bar.showQuery(*query);
    m_bar.setZipHidden(isZipHidden(*query));
}

/// A ZIP that is suggested in place of a personal ZIP is just as personal.
void CenterSearch::noteZip(const CenterQuery &query)
{
    if (const NearZip *near = query.isPersonal ? nearZipOf(query) : nullptr)
        m_personalZips += near->zip;
}

bool CenterSearch::isFromThisForm() const
{
    const std::optional<CenterQuery> &query = m_finder.query();
    return query && std::holds_alternative<NearOrder>(query->where) == m_bar.forOrder();
}

std::optional<MapOrigin> CenterSearch::origin() const
{
    const NearZip *near = nearZipOf(m_finder.query());
    auto origin = near ? m_bar.zipInfo(near->zip).origin : std::nullopt;
    if (origin && isZipHidden(*m_finder.query()))
        origin->zip = shownZip(*m_finder.query());
    return origin;
}

} // namespace labdesk
