// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"
#include "domain/outcome.h"

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace labdesk::geo {

/// A ZIP code that covers an area of land (a Census ZIP Code Tabulation Area).
struct ZipArea
{
    int code = 0;              ///< 501 for 00501
    GeoPoint centroid;         ///< off by at most 0.09 miles through rounding
    std::optional<int> county; ///< row in Outlines::counties(); nothing for some islands

    QString zip() const; ///< five digits
    friend bool operator==(const ZipArea &, const ZipArea &) = default;
};

/// Where a ZIP lies, as well as we can tell.
struct ZipLocation
{
    ZipArea area;
    bool approximate = false; ///< the ZIP itself has no area, `area` is the nearest mapped one: to be said where shown
};

/// The 33,791 ZIP areas of the Census gazetteer of 2021, in their file's own compact form (210 KB; see
/// resources/geo/README.md). Some 8,800 ZIPs in use have no area: post office boxes, single buildings, military.
///
/// A ZIP is given as text in any form of zipCodeIn(). Other text has no centroid. The states that are associated with
/// the US have ZIPs, too, and no area in the gazetteer: find() takes their places from islandZip().
/// Immutable after reading and safe to share between threads.
class Zips
{
public:
    /// The error is one sentence for a developer.
    static Outcome<Zips, QString> read(const QByteArray &bytes);

    int count() const { return m_count; }
    int year() const { return m_year; } ///< of the gazetteer

    /// All areas by rising code; 0 <= rank < count().
    ZipArea at(int rank) const;

    std::optional<ZipArea> find(QStringView zip) const;
    std::optional<GeoPoint> centroid(QStringView zip) const;

    /// The area whose code is numerically nearest among those with the same first three digits (the lower one of two
    /// equally near). 7.6 miles off in the median, 36 at the 90th percentile: fit to center a map on, not for
    /// distances. Nothing for military ZIPs, whose numbers say nothing of the place.
    std::optional<ZipArea> nearestMapped(QStringView zip) const;

    /// The area whose centroid is nearest to a place; nothing when there is none within 100 miles.
    std::optional<ZipArea> nearestTo(const GeoPoint &place) const;

    /// find(), else nearestMapped() marked as approximate.
    std::optional<ZipLocation> locate(QStringView zip) const;

    /// 501 for "00501" and for "NY 00501-1234", as zipCodeIn() reads it; nothing for anything that has no ZIP code.
    static std::optional<int> codeOf(QStringView zip);

    /// Post of the armed forces: AE 090-098, AA 340, AP 962-966.
    static bool isMilitary(QStringView zip);

private:
    static constexpr int allCodes = 100'000;
    static constexpr int codesPerBlock = 512;

    Zips() = default;
    std::optional<QString> readHeader();
    bool indexBitmap();
    bool has(int code) const;
    int rankOf(int code) const;
    ZipArea area(int code, int rank) const;

    QByteArray m_bytes; ///< the whole file: 32 bytes, bitmap of codes, points by rank, counties by rank
    int m_count = 0;
    int m_year = 0;
    bool m_hasCounty = false;
    double m_south = 0, m_north = 0, m_west = 0, m_east = 0; ///< degrees; longitudes under -180 mean + 360
    std::array<quint32, (allCodes + codesPerBlock - 1) / codesPerBlock> m_rankOfBlock{};
};

} // namespace labdesk::geo
