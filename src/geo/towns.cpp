// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/towns.h"

#include "geo/bytereader.h"
#include "geo/distance.h"
#include "geo/statenames.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace labdesk::geo {

namespace {

constexpr double maxMilesFromTown = 25; // miles; a place farther away isn't part of the town
constexpr double extentFactor = 1.6;    // because towns aren't circles

/// Approximate radius in miles of a town of that population. Larger towns are denser.
double townRadius(int population)
{
    const double density = 3000 + population / 400.0; // people per square mile
    return std::sqrt(population / density / std::numbers::pi);
}

/// Normalizes a name for comparison: "Saint Paul", "St. Paul", and "st paul" are equal.
QString folded(const QString &text)
{
    const QString small = text.normalized(QString::NormalizationForm_D).toLower();
    QString plain;
    for (const QChar letter : small) {
        if (letter.isLetterOrNumber())
            plain += letter;
        else if (letter.isSpace() || letter == u'-')
            plain += u' ';
    }
    QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    for (QString &word : words) {
        for (const auto &[whole, abbreviation] :
             {std::pair(u"saint"_s, u"st"_s), std::pair(u"fort"_s, u"ft"_s), std::pair(u"mount"_s, u"mt"_s)})
            if (word == whole)
                word = abbreviation;
    }
    return words.join(u' ');
}

struct TypedTown
{
    QString before; ///< folded, without the state
    QString state;  ///< "IL", or the beginning of that; empty: none
    bool hasComma = false;
};

/// The state is the text after a comma, or a last word of two letters, which may also begin a word of the name. A full
/// state name without a comma counts only if `whole`: "Port Washington" is the beginning of more towns than those in
/// that state.
TypedTown splitState(const QString &typed, bool whole)
{
    if (const qsizetype comma = typed.indexOf(u','); comma >= 0) {
        const QString after = folded(typed.mid(comma + 1));
        const QString code = stateCodeFor(after);
        return {folded(typed.left(comma)), code.isEmpty() ? after.toUpper() : code, true};
    }
    const QString all = folded(typed);
    if (whole)
        for (const auto &[code, name] : stateNames())
            if (const QString end = u' ' + QLatin1StringView(name).toString().toLower(); all.endsWith(end))
                return {all.chopped(end.size()), QLatin1StringView(code), false};
    const QString last = all.section(u' ', -1);
    return {all.chopped(last.size()).trimmed(), last.size() == 2 ? last.toUpper() : QString(), false};
}

} // namespace

Outcome<Towns, QString> Towns::read(const QByteArray &bytes)
{
    ByteReader in(bytes);
    const QByteArrayView magic = in.take(4);
    const auto count = in.number<quint32>();
    Towns towns;
    towns.m_bytes = bytes;
    towns.m_south = in.number<qint32>();
    towns.m_north = in.number<qint32>();
    towns.m_west = in.number<qint32>();
    towns.m_east = in.number<qint32>();
    const auto states = in.number<quint8>();
    towns.m_states = in.take(2 * qsizetype(states));
    if (in.failed() || magic != QByteArrayView("TWN1"))
        return u"town data: not a file of this kind"_s;
    if (towns.m_south < -90 || towns.m_south >= towns.m_north || towns.m_north > 90 || towns.m_west < -360
        || towns.m_west >= towns.m_east || towns.m_east > 180)
        return u"town data: impossible bounds"_s;
    constexpr qsizetype minBytes = 7;
    if (qint64(count) * minBytes > in.left())
        return u"town data: the count is larger than the file"_s;
    if (!towns.readTowns(in, count))
        return u"town data: a town is cut off, has no state, or is larger than the one before it"_s;
    if (in.left() > 0)
        return u"town data: %1 bytes follow the last town"_s.arg(in.left());
    return towns;
}

bool Towns::readTowns(ByteReader &in, quint32 count)
{
    m_towns.reserve(count);
    for (quint32 row = 0; row < count; ++row) {
        const double up = in.number<quint16>() / 65535.0;
        const double along = in.number<quint16>() / 65535.0;
        const double longitude = m_west + along * (m_east - m_west);
        Town town;
        town.place = {m_south + up * (m_north - m_south), longitude < -180 ? longitude + 360 : longitude};
        town.state = in.number<quint8>();
        const quint32 population = in.varint();
        const quint32 length = in.count(1);
        town.nameAt = qint32(m_bytes.size() - in.left());
        in.take(length);
        const quint32 maxPopulation = m_towns.empty() ? 100'000'000 : quint32(m_towns.back().population);
        if (in.failed() || length == 0 || length > 255 || 2 * town.state >= m_states.size()
            || population > maxPopulation)
            return false;
        town.population = int(population);
        town.nameLength = quint8(length);
        m_towns.push_back(town);
    }
    return true;
}

QString Towns::name(int row) const
{
    const Town &town = m_towns[size_t(row)];
    return QString::fromUtf8(QByteArrayView(m_bytes).sliced(town.nameAt, town.nameLength));
}

QString Towns::state(int row) const
{
    return QString::fromLatin1(m_states.sliced(2 * qsizetype(m_towns[size_t(row)].state), 2));
}

QString Towns::label(int row) const
{
    return u"%1, %2"_s.arg(name(row), state(row));
}

std::optional<int> Towns::townAt(const GeoPoint &place, QStringView state) const
{
    std::optional<int> containing;
    std::optional<int> nearest;
    double minRatio = extentFactor;
    double minMiles = maxMilesFromTown;
    for (int row = 0; row < count(); ++row) {
        const Town &town = m_towns[size_t(row)];
        const double maxMiles = std::max(minMiles, minRatio * townRadius(town.population));
        if (std::abs(town.place.latitude - place.latitude) * milesPerDegree > maxMiles)
            continue; // skips most towns without computing a distance
        if (!state.isEmpty() && this->state(row) != state)
            continue;
        const double miles = milesBetween(place, town.place);
        const double ratio = miles / std::max(townRadius(town.population), 0.1);
        if (ratio < minRatio) {
            minRatio = ratio;
            containing = row;
        }
        if (miles < minMiles) {
            minMiles = miles;
            nearest = row;
        }
    }
    return containing ? containing : nearest;
}

std::vector<int> Towns::matching(const QString &typed, int limit, bool whole) const
{
    const QString all = folded(typed);
    const auto [before, state, hasComma] = splitState(typed, whole);
    std::vector<int> found;
    const char32_t initial = all.isEmpty() ? 0 : all.front().unicode();
    for (int row = 0; row < count() && int(found.size()) < limit; ++row) {
        const auto first = static_cast<quint8>(m_bytes[m_towns[size_t(row)].nameAt]);
        if (first < 0x80 && (first | 0x20U) != initial)
            continue; // skips most towns without folding their names
        const QString name = folded(this->name(row));
        const auto matches = [&](const QString &words) {
            return !words.isEmpty() && (whole ? name == words : name.startsWith(words));
        };
        const bool matchesInState = !state.isEmpty() && this->state(row).startsWith(state) && matches(before);
        if (matchesInState || (!hasComma && matches(all)) || (hasComma && state.isEmpty() && matches(before)))
            found.push_back(row);
    }
    return found;
}

std::vector<int> Towns::matchingPrefix(const QString &typed, int limit) const
{
    return matching(typed, limit, false);
}

std::vector<int> Towns::findByName(const QString &typed) const
{
    return matching(typed, count(), true);
}

bool Towns::isNamed(int row, const QString &typed) const
{
    return folded(name(row)) == folded(typed);
}

std::optional<int> Towns::uniqueMatch(const QString &typed) const
{
    constexpr int dominanceFactor = 4;
    const std::vector<int> found = findByName(typed);
    const auto isRival = [&](int other) {
        return population(other) * dominanceFactor > population(found.front()) && state(other) != state(found.front());
    };
    return found.empty() || std::ranges::any_of(found, isRival) ? std::nullopt : std::optional(found.front());
}

} // namespace labdesk::geo
