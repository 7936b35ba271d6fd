// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/outlines.h"

#include "geo/bytereader.h"

#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::geo {

namespace {

constexpr qint32 outlinesGridLimit = 1'000'000; // the data uses 100,000 steps; keeps sums of deltas from overflowing

bool isOnGrid(qint64 value)
{
    return value >= 0 && value <= outlinesGridLimit;
}

GeoBox emptyBox()
{
    return {91, -91, 361, -361};
}

void extend(GeoBox &box, const GeoBox &other)
{
    box.south = std::min(box.south, other.south);
    box.north = std::max(box.north, other.north);
    box.west = std::min(box.west, other.west);
    box.east = std::max(box.east, other.east);
}

} // namespace

bool GeoBox::contains(const GeoPoint &point) const
{
    return point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east;
}

Outcome<Outlines, QString> Outlines::read(const QByteArray &bytes)
{
    Outlines outlines;
    ByteReader in(bytes);
    const QByteArrayView magic = in.take(4);
    outlines.m_scaleX = in.number<double>();
    outlines.m_scaleY = in.number<double>();
    outlines.m_west = in.number<double>();
    outlines.m_south = in.number<double>();
    if (in.failed() || magic != QByteArrayView("USM1"))
        return u"outline data: not a file of this kind"_s;
    // Written so that a NaN, which compares as false, is rejected too.
    const bool isValid = outlines.m_scaleX > 0 && outlines.m_scaleX < 1 && outlines.m_scaleY > 0
        && outlines.m_scaleY < 1 && outlines.m_west >= -360 && outlines.m_west <= 360 && outlines.m_south >= -90
        && outlines.m_south <= 90;
    if (!isValid)
        return u"outline data: impossible scale"_s;
    if (!outlines.readArcs(in))
        return u"outline data: broken arcs"_s;
    auto states = outlines.readRegions(in);
    if (!states)
        return u"outline data: broken states"_s;
    auto counties = outlines.readRegions(in);
    if (!counties)
        return u"outline data: broken counties"_s;
    if (in.left() != 0)
        return u"outline data: %1 bytes too many"_s.arg(in.left());
    outlines.m_states = *std::move(states);
    outlines.m_counties = *std::move(counties);
    return outlines;
}

bool Outlines::readArcs(ByteReader &in)
{
    constexpr qsizetype minArcBytes = 6; // kind, count, two points
    constexpr qsizetype minPointBytes = 2;
    const quint32 arcs = in.count(minArcBytes);
    m_arcs.reserve(arcs);
    m_cells.reserve(static_cast<std::size_t>(in.left() / minPointBytes));
    for (quint32 i = 0; i < arcs; ++i) {
        if (!readArc(in))
            return false;
    }
    m_cells.shrink_to_fit();
    return !in.failed();
}

bool Outlines::readArc(ByteReader &in)
{
    const auto kind = in.number<quint8>();
    const quint32 points = in.count(2);
    if (kind < 1 || kind > 3 || points < 2)
        return false;
    Arc arc;
    arc.kind = static_cast<Arc::Kind>(kind);
    arc.box = emptyBox();
    arc.firstPoint = static_cast<quint32>(m_cells.size());
    arc.points = points;
    qint64 x = 0;
    qint64 y = 0;
    for (quint32 i = 0; i < points; ++i) {
        x += in.zigzag();
        y += in.zigzag();
        if (in.failed() || !isOnGrid(x) || !isOnGrid(y))
            return false;
        m_cells.push_back({static_cast<qint32>(x), static_cast<qint32>(y)});
        const GeoPoint at = point(arc, i);
        if (std::abs(at.latitude) > 90 || std::abs(at.longitude) > 360)
            return false;
        extend(arc.box, {at.latitude, at.latitude, at.longitude, at.longitude});
    }
    m_arcs.push_back(arc);
    return true;
}

std::optional<std::vector<Region>> Outlines::readRegions(ByteReader &in) const
{
    constexpr qsizetype minRegionBytes = 3; // length of the name, FIPS number, number of polygons
    std::vector<Region> regions(in.count(minRegionBytes));
    for (Region &region : regions) {
        QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        region.name = utf8(in.take(in.count(1)));
        const quint32 fips = in.varint();
        if (utf8.hasError() || fips > 99'999)
            return std::nullopt;
        region.fips = static_cast<int>(fips);
        region.polygons.resize(in.count(1));
        for (Polygon &polygon : region.polygons) {
            polygon.resize(in.count(1));
            for (Ring &ring : polygon) {
                if (!readRing(in, ring))
                    return std::nullopt;
            }
        }
        region.box = boxOf(region.polygons);
    }
    return in.failed() ? std::nullopt : std::optional(std::move(regions));
}

bool Outlines::readRing(ByteReader &in, Ring &ring) const
{
    ring.resize(in.count(1));
    qint64 number = 0;
    for (ArcRef &ref : ring) {
        number += in.zigzag();
        const qint64 arc = number < 0 ? ~number : number; // ~i means arc i backwards
        if (in.failed() || arc >= static_cast<qint64>(m_arcs.size()))
            return false;
        ref = {static_cast<quint32>(arc), number < 0};
    }
    return !ring.empty() && isConnected(ring);
}

bool Outlines::isConnected(const Ring &ring) const
{
    // The last arc may end one step short of the first: one ring of the source is open, and filling closes it anyway.
    for (std::size_t i = 1; i < ring.size(); ++i) {
        const Cell before = end(ring[i - 1], true);
        const Cell after = end(ring[i], false);
        if (before.x != after.x || before.y != after.y)
            return false;
    }
    return true;
}

Outlines::Cell Outlines::end(const ArcRef &ref, bool last) const
{
    const Arc &arc = m_arcs[ref.arc];
    return m_cells[last != ref.reversed ? arc.firstPoint + arc.points - 1 : arc.firstPoint];
}

GeoBox Outlines::boxOf(const std::vector<Polygon> &polygons) const
{
    GeoBox box = emptyBox();
    for (const Polygon &polygon : polygons) {
        for (const Ring &ring : polygon) {
            for (const ArcRef &ref : ring)
                extend(box, m_arcs[ref.arc].box);
        }
    }
    return box;
}

GeoPoint Outlines::point(const Arc &arc, quint32 index) const
{
    const Cell cell = m_cells[arc.firstPoint + index];
    return {m_south + cell.y * m_scaleY, m_west + cell.x * m_scaleX};
}

std::vector<GeoPoint> Outlines::ringPoints(const Ring &ring) const
{
    std::vector<GeoPoint> points;
    for (const ArcRef &ref : ring) {
        const Arc &arc = m_arcs[ref.arc];
        for (quint32 i = 0; i + 1 < arc.points; ++i) // the last point is the next arc's first
            points.push_back(point(arc, ref.reversed ? arc.points - 1 - i : i));
    }
    return points;
}

QString Outlines::countyLabel(std::optional<int> county) const
{
    if (!county || *county < 0 || static_cast<std::size_t>(*county) >= m_counties.size())
        return {};
    const Region &region = m_counties[static_cast<std::size_t>(*county)];
    const QString state = stateCode(region.fips / 1000);
    return state.isEmpty() ? region.name : u"%1, %2"_s.arg(region.name, state);
}

QString stateCode(int stateFips)
{
    // By FIPS number from 1; two spaces for an unassigned number. The territories begin at 60.
    static constexpr QLatin1StringView states("ALAK  AZARCA  COCTDEDCFLGA  HIIDILINIAKSKYLAMEMDMAMIMNMSMO"
                                              "MTNENVNHNJNMNYNCNDOHOKORPA  RISCSDTNTXUTVTVA  WAWVWIWY"
                                              "      AS          GU    MP    PR          VI");
    constexpr qsizetype last = states.size() / 2;
    if (stateFips < 1 || stateFips > last)
        return {};
    return QString(states.sliced((stateFips - 1) * 2, 2)).trimmed();
}

} // namespace labdesk::geo
