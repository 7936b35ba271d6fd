// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/placeedit.h"

#include "domain/zipcode.h"
#include "geo/distance.h"
#include "map/mapgeography.h"
#include "widgets/metrics.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxProposed = 8;

bool hasLetter(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// The nearest ZIP in the town's state that belongs to the town, otherwise the nearest of all, because the centroid of
/// a large ZIP can be farther away than that of its neighbor.
std::optional<QString> zipOfTown(int town, const MapGeography &geography)
{
    constexpr double farthest = 40;
    constexpr std::size_t maxChecked = 12;
    const GeoPoint place = geography.towns->place(town);
    const QString state = geography.towns->state(town);
    std::vector<std::pair<double, int>> near; // miles, rank
    for (int rank = 0; rank < geography.zips->count(); ++rank) {
        const GeoPoint &point = geography.zipPoints[std::size_t(rank)];
        if (std::abs(point.latitude - place.latitude) * geo::milesPerDegree > farthest)
            continue; // a cheap check that excludes most ZIPs
        if (const double miles = geo::milesBetween(place, point); miles <= farthest)
            near.emplace_back(miles, rank);
    }
    std::sort(near.begin(), near.end());
    std::optional<QString> nearest;
    for (std::size_t i = 0; i < std::min(near.size(), maxChecked); ++i) {
        const geo::ZipArea area = geography.zips->at(near[i].second);
        const int fips = area.county ? geography.outlines->counties()[std::size_t(*area.county)].fips : 0;
        if (geo::stateCode(fips / 1000) != state)
            continue;
        if (geography.towns->townAt(area.centroid, state) == town)
            return area.zip();
        if (!nearest)
            nearest = area.zip();
    }
    return nearest;
}

} // namespace

PlaceEdit::PlaceEdit(QWidget *parent) : QLineEdit(parent), m_towns(new QStringListModel(this))
{
    auto *towns = new QCompleter(m_towns, this);
    towns->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // propose() does the filtering
    towns->setMaxVisibleItems(maxProposed);
    towns->popup()->setProperty("surface", u"popup"_s);
    towns->popup()->setAccessibleName(tr("Cities"));
    towns->popup()->setMinimumWidth(metricsFor(this).px(220));          // town names are longer than ZIP codes
    towns->popup()->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // there are never more rows than fit
    setCompleter(towns);
    connect(this, &QLineEdit::textEdited, this, &PlaceEdit::propose);
    connect(towns, qOverload<const QString &>(&QCompleter::activated), this, &PlaceEdit::townChosen,
            Qt::QueuedConnection); // queued, so that the field contains the text first
}

void PlaceEdit::setGeography(std::shared_ptr<const MapGeography> geography)
{
    m_geography = std::move(geography);
}

void PlaceEdit::propose(const QString &typed)
{
    QStringList towns;
    if (m_geography && hasLetter(typed)) {
        for (const int row : m_geography->towns->matchingPrefix(typed, maxProposed))
            towns += m_geography->towns->label(row);
    }
    if (towns.size() == 1 && towns.front().compare(typed.simplified(), Qt::CaseInsensitive) == 0)
        towns.clear();
    m_towns->setStringList(towns);
    if (towns.isEmpty())
        completer()->popup()->hide();
}

void PlaceEdit::ask()
{
    propose(text());
    if (m_towns->rowCount() > 0)
        completer()->complete();
}

bool PlaceEdit::isTown() const
{
    return hasLetter(text()) && zipCodeIn(text()).isEmpty();
}

bool PlaceEdit::isCompleting() const
{
    const QAbstractItemView *popup = completer()->popup();
    return popup->isVisible() && popup->currentIndex().isValid();
}

std::optional<QString> PlaceEdit::zip() const
{
    if (const QString typed = zipCodeIn(text()); !typed.isEmpty())
        return typed;
    const auto town = m_geography ? m_geography->towns->uniqueMatch(text()) : std::nullopt;
    return town ? zipOfTown(*town, *m_geography) : std::nullopt;
}

QString PlaceEdit::problem() const
{
    if (zip())
        return {};
    if (isTown() && m_geography && !m_geography->towns->findByName(text()).empty())
        return tr("Several cities have this name. Choose one from the list, or add the state.");
    return isTown() ? tr("No city with that name. Choose one from the list, or enter a ZIP code.")
                    : tr("Enter a 5-digit ZIP code, such as 02116, or a city, such as Boston, MA.");
}

} // namespace labdesk
