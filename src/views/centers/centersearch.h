// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapplacement.h"
#include "session/centerfinder.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace labdesk {

class CenterSearchBar;
struct MapGeography;

/// Runs the searches of the search bar, and updates the bar after searches from elsewhere.
class CenterSearch : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    CenterSearch(CenterFinder &finder, CenterSearchBar &bar);

    void search(const CenterQuery &typed);
    void again();
    void within(Radius radius); ///< repeats the last search with this radius
    void withLab(qint64 id);    ///< repeats the last search with this lab
    void searchSuggested();     ///< runs the search that the finder suggests after one without results
    // These, for other places, fill the search bar and search. If something is missing, the bar says so.
    void searchNear(const QString &zip, std::optional<qint64> lab = {});
    void searchNearPerson(const QString &zip); ///< a ZIP from a user's record; it is stored nowhere
    bool isOfPerson(const QString &zip) const { return m_personalZips.contains(zip); }
    void searchForOrder(const QString &order);
    /// Near the ZIP whose center is nearest to a point on the map.
    void searchAround(const GeoPoint &place, const MapGeography &geography);
    /// Updates the bar after a search from elsewhere.
    void follow();

    /// Whether the last search was made with the form that is shown, so that the results for a ZIP aren't shown below
    /// an order.
    bool isFromThisForm() const;
    /// Location of the last search, if known.
    std::optional<MapOrigin> origin() const;

Q_SIGNALS:
    void begunElsewhere(); ///< a new question, for which the filter of the last one isn't meant

private:
    void noteZip(const CenterQuery &query);

    CenterFinder &m_finder;
    CenterSearchBar &m_bar;
    QStringList m_personalZips; ///< the last one passed to searchNearPerson(), and what was suggested instead
    std::optional<CenterQuery> m_shownQuery; ///< the last search that the bar shows, before any edits
};

} // namespace labdesk
