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
    GeoPoint centroid;         ///< rounded, off by at most 0.09 miles
    std::optional<int> county; ///< index into Outlines::counties(); nothing for some islands

    QString zip() const; ///< five digits
    friend bool operator==(const ZipArea &, const ZipArea &) = default;
};

/// The location of a ZIP, exact or approximate.
struct ZipLocation
{
    ZipArea area;
    bool isApproximate = false; ///< the ZIP has no area, so `area` is the nearest mapped one; the window has to say so
};

/// The 33,791 ZIP areas of the Census gazetteer of 2021, in a compact format (210 KB; see resources/geo/README.md).
/// Some 8,800 ZIPs in use have no area: post office boxes, single buildings, and military addresses.
///
/// ZIPs are passed as text in any form that zipCodeIn() accepts; other text has no centroid. The states associated with
/// the US have ZIPs but no areas in the gazetteer: find() takes their locations from islandZip(). Immutable after
/// reading and safe to share between threads.
class Zips
{
public:
    /// The error is one sentence for developers.
    static Outcome<Zips, QString> read(const QByteArray &bytes);

    int count() const { return m_count; }
    int year() const { return m_year; } ///< of the gazetteer

    /// All areas by ascending code; 0 <= rank < count().
    ZipArea at(int rank) const;

    std::optional<ZipArea> find(QStringView zip) const;
    std::optional<GeoPoint> centroid(QStringView zip) const;

    /// The area whose code is numerically nearest among those with the same first three digits (the lower one of two
    /// equally near). Its median error is 7.6 miles, 36 at the 90th percentile: good enough to center a map, but not
    /// for distances. Nothing for military ZIPs, whose numbers aren't related to a location.
    std::optional<ZipArea> nearestMapped(QStringView zip) const;

    /// The area whose centroid is nearest to a place; nothing if there is none within 100 miles.
    std::optional<ZipArea> nearestTo(const GeoPoint &place) const;

    /// find(), else nearestMapped() marked as approximate.
    std::optional<ZipLocation> locate(QStringView zip) const;

    /// 501 for "00501" and for "NY 00501-1234", as parsed by zipCodeIn(); nothing if the text contains no ZIP code.
    static std::optional<int> codeOf(QStringView zip);

    /// Military mail: AE 090-098, AA 340, AP 962-966.
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

    QByteArray m_bytes; ///< the whole file: 32-byte header, bitmap of codes, points by rank, counties by rank
    int m_count = 0;
    int m_year = 0;
    bool m_hasCounty = false;
    double m_south = 0, m_north = 0, m_west = 0, m_east = 0; ///< degrees; longitudes under -180 mean + 360
    std::array<quint32, (allCodes + codesPerBlock - 1) / codesPerBlock> m_blockRanks{};
};

} // namespace labdesk::geo
