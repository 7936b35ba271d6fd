// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"
#include "domain/outcome.h"

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace labdesk::geo {

class ByteReader;

/// 16,739 towns of the US and its territories by population, the largest first (GeoNames; resources/geo/README.md). A
/// row is an index in that order. Immutable after reading and safe to share between threads.
class Towns
{
public:
    /// Every length and reference is checked against the data. The error is one sentence for developers.
    static Outcome<Towns, QString> read(const QByteArray &bytes);

    int count() const { return int(m_towns.size()); }
    QString name(int row) const;
    QString state(int row) const;                                        ///< "IL"
    QString label(int row) const;                                        ///< "Evanston, IL"
    GeoPoint place(int row) const { return m_towns[size_t(row)].place; } ///< rounded, off by at most 0.1 miles
    int population(int row) const { return m_towns[size_t(row)].population; }

    /// The town that a place belongs to: one whose extent includes it, else the nearest within 25 miles. Searches only
    /// `state` unless that is empty.
    std::optional<int> townAt(const GeoPoint &place, QStringView state) const;

    /// Towns whose name begins with the typed text, the largest first; the state may follow after a comma or as the
    /// last word ("evans", "Evanston, IL", "st louis mo", "Boston, Massachusetts"). Ignores case, accents, and dots;
    /// "Saint" and "St." are the same.
    std::vector<int> matchingPrefix(const QString &typed, int limit) const;
    /// The town most likely meant by a whole name: the largest, if it is four times as large as each namesake in other
    /// states ("Portland"). Nothing for "Springfield" without its state, or if there is no town of that name.
    std::optional<int> uniqueMatch(const QString &typed) const;
    std::vector<int> findByName(const QString &typed) const; ///< all with that whole name, the largest first
    bool isNamed(int row, const QString &typed) const;       ///< whether `typed` is its whole name, without the state

private:
    struct Town
    {
        GeoPoint place;
        int population = 0;
        qint32 nameAt = 0; ///< offset in m_bytes
        quint8 nameLength = 0;
        quint8 state = 0;
    };

    Towns() = default;
    bool readTowns(ByteReader &in, quint32 count);
    std::vector<int> matching(const QString &typed, int limit, bool whole) const;

    QByteArray m_bytes;                                      ///< the whole file, which includes the names
    QByteArrayView m_states;                                 ///< two letters each
    double m_south = 0, m_north = 0, m_west = 0, m_east = 0; ///< degrees; longitudes under -180 mean + 360
    std::vector<Town> m_towns;
};

} // namespace labdesk::geo
