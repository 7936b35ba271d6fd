// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/zips.h"

#include "domain/zipcode.h"
#include "geo/bytereader.h"
#include "geo/distance.h"
#include "geo/islandzips.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace labdesk::geo {

namespace {

constexpr qsizetype zipsHeaderSize = 32;
constexpr qsizetype zipsBitmapSize = 12'500;
constexpr quint16 zipsNoCounty = 0xffff;

} // namespace

QString ZipArea::zip() const
{
    return u"%1"_s.arg(code, 5, 10, QLatin1Char('0'));
}

Outcome<Zips, QString> Zips::read(const QByteArray &bytes)
{
    Zips zips;
    zips.m_bytes = bytes;
    if (const auto fault = zips.readHeader())
        return *fault;
    const qsizetype wanted = zipsHeaderSize + zipsBitmapSize + qsizetype(zips.m_count) * (zips.m_hasCounty ? 6 : 4);
    if (bytes.size() != wanted)
        return u"ZIP data: %1 bytes, but its count asks for %2"_s.arg(bytes.size()).arg(wanted);
    if (!zips.indexBitmap())
        return u"ZIP data: the bitmap does not hold as many ZIPs as the count says"_s;
    return zips;
}

std::optional<QString> Zips::readHeader()
{
    ByteReader in(m_bytes);
    const QByteArrayView magic = in.take(4);
    const auto count = in.number<quint32>();
    const auto bits = in.number<quint16>();
    const auto hasCounty = in.number<quint16>();
    const auto year = in.number<quint32>();
    m_south = in.number<qint32>();
    m_north = in.number<qint32>();
    m_west = in.number<qint32>();
    m_east = in.number<qint32>();
    if (in.failed() || magic != QByteArrayView("ZCT1"))
        return u"ZIP data: not a file of this kind"_s;
    if (count > quint32(allCodes) || bits != 16 || hasCounty > 1 || year > 9999)
        return u"ZIP data: a header field is out of range"_s;
    if (m_south < -90 || m_south >= m_north || m_north > 90 || m_west < -360 || m_west >= m_east || m_east > 180)
        return u"ZIP data: impossible bounds"_s;
    m_count = static_cast<int>(count);
    m_hasCounty = hasCounty == 1;
    m_year = static_cast<int>(year);
    return std::nullopt;
}

bool Zips::indexBitmap()
{
    quint32 rank = 0;
    for (int code = 0; code < allCodes; code += 8) {
        if (code % codesPerBlock == 0)
            m_blockRanks[static_cast<std::size_t>(code / codesPerBlock)] = rank;
        rank += static_cast<quint32>(std::popcount(static_cast<quint8>(m_bytes[zipsHeaderSize + code / 8])));
    }
    return rank == static_cast<quint32>(m_count);
}

bool Zips::has(int code) const
{
    return (static_cast<quint8>(m_bytes[zipsHeaderSize + code / 8]) >> (code % 8) & 1) != 0;
}

int Zips::rankOf(int code) const
{
    const int block = code / codesPerBlock;
    auto rank = static_cast<int>(m_blockRanks[static_cast<std::size_t>(block)]);
    for (int byte = block * codesPerBlock / 8; byte < code / 8; ++byte)
        rank += std::popcount(static_cast<quint8>(m_bytes[zipsHeaderSize + byte]));
    const int lowerBits = (1 << (code % 8)) - 1;
    return rank + std::popcount(static_cast<quint8>(m_bytes[zipsHeaderSize + code / 8] & lowerBits));
}

ZipArea Zips::area(int code, int rank) const
{
    const char *points = m_bytes.constData() + zipsHeaderSize + zipsBitmapSize;
    const char *point = points + qsizetype(rank) * 4;
    const double up = qFromLittleEndian<quint16>(point) / 65535.0;
    const double along = qFromLittleEndian<quint16>(point + 2) / 65535.0;
    const double longitude = m_west + along * (m_east - m_west);
    ZipArea area;
    area.code = code;
    area.centroid = {m_south + up * (m_north - m_south), longitude < -180 ? longitude + 360 : longitude};
    if (m_hasCounty) {
        const auto county = qFromLittleEndian<quint16>(points + qsizetype(m_count) * 4 + qsizetype(rank) * 2);
        if (county != zipsNoCounty)
            area.county = county;
    }
    return area;
}

ZipArea Zips::at(int rank) const
{
    Q_ASSERT(rank >= 0 && rank < m_count);
    const auto after = std::upper_bound(m_blockRanks.begin(), m_blockRanks.end(), static_cast<quint32>(rank));
    const auto block = static_cast<int>(after - m_blockRanks.begin()) - 1;
    int before = static_cast<int>(m_blockRanks[static_cast<std::size_t>(block)]);
    int code = block * codesPerBlock;
    for (;; code += 8) { // always ends: this block contains the rank, and read() has checked the bit count
        const int here = std::popcount(static_cast<quint8>(m_bytes[zipsHeaderSize + code / 8]));
        if (before + here > rank)
            break;
        before += here;
    }
    while (!has(code) || before++ < rank)
        ++code;
    return area(code, rank);
}

std::optional<int> Zips::codeOf(QStringView zip)
{
    const QString digits = zipCodeIn(zip.toString());
    return digits.isEmpty() ? std::nullopt : std::optional(digits.toInt());
}

bool Zips::isMilitary(QStringView zip)
{
    const auto code = codeOf(zip);
    const int prefix = code.value_or(0) / 100;
    return (prefix >= 90 && prefix <= 98) || prefix == 340 || (prefix >= 962 && prefix <= 966);
}

std::optional<ZipArea> Zips::find(QStringView zip) const
{
    const auto code = codeOf(zip);
    if (!code)
        return std::nullopt;
    if (const IslandZip *island = islandZip(*code))
        return ZipArea{*code, island->place, std::nullopt};
    return has(*code) ? std::optional(area(*code, rankOf(*code))) : std::nullopt;
}

std::optional<GeoPoint> Zips::centroid(QStringView zip) const
{
    const auto found = find(zip);
    return found ? std::optional(found->centroid) : std::nullopt;
}

std::optional<ZipArea> Zips::nearestMapped(QStringView zip) const
{
    const auto code = codeOf(zip);
    if (!code || isMilitary(zip))
        return std::nullopt;
    const int first = *code / 100 * 100;
    std::optional<int> best;
    for (int candidate = first; candidate < first + 100; ++candidate) {
        if (has(candidate) && (!best || std::abs(candidate - *code) < std::abs(*best - *code)))
            best = candidate;
    }
    return best ? std::optional(area(*best, rankOf(*best))) : std::nullopt;
}

std::optional<ZipArea> Zips::nearestTo(const GeoPoint &place) const
{
    double minDistance = 100;
    std::optional<ZipArea> nearest;
    int rank = 0;
    for (int code = 0; code < allCodes; ++code) {
        if (!has(code))
            continue;
        const ZipArea candidate = area(code, rank++);
        if (std::abs(candidate.centroid.latitude - place.latitude) * milesPerDegree > minDistance)
            continue; // skips most areas without computing a distance
        const double miles = milesBetween(place, candidate.centroid);
        if (miles < minDistance) {
            minDistance = miles;
            nearest = candidate;
        }
    }
    return nearest;
}

std::optional<ZipLocation> Zips::locate(QStringView zip) const
{
    if (const auto own = find(zip))
        return ZipLocation{*own, false};
    if (const auto nearestArea = nearestMapped(zip))
        return ZipLocation{*nearestArea, true};
    return std::nullopt;
}

} // namespace labdesk::geo
