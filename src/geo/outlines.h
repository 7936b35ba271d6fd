// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"
#include "domain/outcome.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk::geo {

class ByteReader;

/// In degrees. A box never spans the 180th meridian, because the source cuts its shapes there.
struct GeoBox
{
    double south = 0, north = 0, west = 0, east = 0;
    bool contains(const GeoPoint &point) const;
};

/// A line shared by the regions on its two sides.
struct Arc
{
    enum class Kind { Coast = 1, State = 2, County = 3 };
    Kind kind = Kind::County; ///< Coast includes the borders with Canada and Mexico
    GeoBox box;
    quint32 firstPoint = 0;
    quint32 points = 0;
};

/// One arc of a ring, possibly traversed backwards.
struct ArcRef
{
    quint32 arc = 0;
    bool reversed = false;
};

/// The first ring of a polygon bounds it, the others are holes. Consecutive arcs share an end point.
using Ring = std::vector<ArcRef>;
using Polygon = std::vector<Ring>;

/// A state or a county.
struct Region
{
    QString name; ///< without the word "County"
    int fips = 0; ///< state: 4 for Arizona; county: 4013 for Maricopa, the state being fips / 1000
    GeoBox box;
    std::vector<Polygon> polygons;
};

/// Outlines of the states and counties of the US and its territories, for a schematic map at 1:10 million: smooth at 50
/// miles, angular below 25. Immutable after reading and safe to share between threads.
class Outlines
{
public:
    /// Every count, length, and reference is checked against the data. The error is one sentence for developers.
    static Outcome<Outlines, QString> read(const QByteArray &bytes);

    const std::vector<Arc> &arcs() const { return m_arcs; }
    const std::vector<Region> &states() const { return m_states; }     ///< by ascending FIPS number
    const std::vector<Region> &counties() const { return m_counties; } ///< likewise; ZipArea::county indexes it

    /// 0 <= index < arc.points
    GeoPoint point(const Arc &arc, quint32 index) const;

    /// The points of a ring, without repeating the first at the end.
    std::vector<GeoPoint> ringPoints(const Ring &ring) const;

    /// "Suffolk, MA" for an index into counties(); empty if out of range.
    QString countyLabel(std::optional<int> county) const;

private:
    struct Cell // in steps of the source's grid
    {
        qint32 x = 0;
        qint32 y = 0;
    };

    Outlines() = default;
    bool readArcs(ByteReader &in);
    bool readArc(ByteReader &in);
    std::optional<std::vector<Region>> readRegions(ByteReader &in) const;
    bool readRing(ByteReader &in, Ring &ring) const;
    bool isConnected(const Ring &ring) const;
    Cell end(const ArcRef &ref, bool last) const;
    GeoBox boxOf(const std::vector<Polygon> &polygons) const;

    double m_scaleX = 0, m_scaleY = 0, m_west = 0, m_south = 0; ///< degrees per step; the degrees of step 0
    std::vector<Cell> m_cells;
    std::vector<Arc> m_arcs;
    std::vector<Region> m_states;
    std::vector<Region> m_counties;
};

/// "AZ" for 4 (a state's FIPS number); empty if no state has that number.
QString stateCode(int stateFips);

} // namespace labdesk::geo
