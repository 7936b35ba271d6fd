// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapplacement.h"
#include "session/centerfinder.h"

#include <QObject>

#include <optional>

namespace labdesk {

class CenterSearchBar;
struct MapGeography;

/// Searches for what the search bar says, and keeps the bar in step with what was searched for otherwise.
class CenterSearch : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    CenterSearch(CenterFinder &finder, CenterSearchBar &bar);

    void search(const CenterQuery &typed);
    void again();
    void within(Radius radius); ///< what was searched for last
    void withLab(qint64 id);    ///< likewise
    void searchInstead();       ///< what the finder knows to find something
    // These fill the search bar and search, or say there what is still missing.
    void searchNear(const QString &zip, std::optional<qint64> lab = {});
    void searchNearPerson(const QString &zip); ///< of somebody's record: it leaves no trace
    void searchForOrder(const QString &order);
    /// Near the ZIP whose middle is nearest to a place of the map.
    void searchAround(const GeoPoint &place, const MapGeography &geography);
    /// Has the bar show what was searched for elsewhere.
    void follow();

    /// Whether the last search is one of the form that is shown. What came of a ZIP would else stand below an order as
    /// its result.
    bool isOfThisForm() const;
    /// Where what was searched for lies, where that is known.
    std::optional<MapOrigin> origin() const;

private:
    CenterFinder &m_finder;
    CenterSearchBar &m_bar;
    QString m_personalZip;                  ///< the last of those
    std::optional<CenterQuery> m_askedHere; ///< what the bar shows, unless it was changed since
};

} // namespace labdesk
