// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userorder.h"

#include "store/foldedtext.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace labdesk {

namespace {

constexpr qint64 noMoment = std::numeric_limits<qint64>::min();

template <class T>
int threeWay(const T &a, const T &b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

/// For each text its place in alphabetical order; the same place for the same text.
std::vector<quint32> ranksOf(const std::vector<QString> &texts)
{
    std::vector<quint32> order(texts.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [&](quint32 a, quint32 b) { return texts[a] < texts[b]; });
    std::vector<quint32> ranks(texts.size());
    for (size_t at = 0; at < order.size(); ++at)
        ranks[order[at]] = at > 0 && texts[order[at]] == texts[order[at - 1]] ? ranks[order[at - 1]] : quint32(at);
    return ranks;
}

} // namespace

void UserOrder::set(UserColumn column, Qt::SortOrder direction)
{
    m_column = column;
    m_direction = direction;
    refresh();
}

void UserOrder::forget()
{
    m_zoneRanks.clear();
    m_sourceRanks.clear();
    m_bounds.clear();
    refresh();
}

void UserOrder::refresh()
{
    if (m_column == UserColumn::Zone && m_zoneRanks.size() != m_store.texts().size())
        rankZones();
    if (m_column == UserColumn::Sources && m_sourceRanks.size() != m_store.sourceLists().size())
        rankSources();
    if ((m_column == UserColumn::IngestionStart || m_column == UserColumn::IngestionEnd) && m_bounds.size() != m_store.texts().size())
        readBounds();
}

void UserOrder::rankZones()
{
    std::vector<QString> places;
    for (const QString &text : m_store.texts())
        places.push_back(zonePlace(text).toCaseFolded());
    m_zoneRanks = ranksOf(places);
}

void UserOrder::rankSources()
{
    std::vector<QString> names;
    for (const auto &list : m_store.sourceLists()) {
        QStringList joined;
        for (const quint16 source : list)
            joined.append(m_store.sourceName(source).toCaseFolded());
        names.push_back(joined.join(u'\n'));
    }
    m_sourceRanks = ranksOf(names);
}

void UserOrder::readBounds()
{
    m_bounds.clear();
    for (const QString &text : m_store.texts()) {
        const Timestamp stamp = Timestamp::parse(text);
        m_bounds.push_back(stamp.utc.isValid() ? stamp.utc.toMSecsSinceEpoch() : noMoment);
    }
}

bool UserOrder::isEmpty(UserStore::Row row) const
{
    switch (m_column) {
    case UserColumn::ClientId:
    case UserColumn::Id:
        return false;
    case UserColumn::Created:
        return m_store.createdMs(row) == noMoment;
    case UserColumn::Sources:
        return m_store.sourceListNumber(row) == 0;
    case UserColumn::Zone:
        return m_store.zoneNumber(row) == 0;
    case UserColumn::BirthDate:
        return !m_store.hasBirthDate(row);
    case UserColumn::IngestionStart:
        return m_bounds[m_store.ingestionStartNumber(row)] == noMoment;
    case UserColumn::IngestionEnd:
        return m_bounds[m_store.ingestionEndNumber(row)] == noMoment;
    }
    return false;
}

int UserOrder::compare(UserStore::Row a, UserStore::Row b) const
{
    switch (m_column) {
    case UserColumn::ClientId:
        return compareNaturally(m_store.foldedClientUserId(a), m_store.foldedClientUserId(b));
    case UserColumn::Id:
        return m_store.compareIds(a, b);
    case UserColumn::Created:
        return threeWay(m_store.createdMs(a), m_store.createdMs(b));
    case UserColumn::Sources:
        return threeWay(m_sourceRanks[m_store.sourceListNumber(a)], m_sourceRanks[m_store.sourceListNumber(b)]);
    case UserColumn::Zone:
        return threeWay(m_zoneRanks[m_store.zoneNumber(a)], m_zoneRanks[m_store.zoneNumber(b)]);
    case UserColumn::BirthDate:
        return 0;
    case UserColumn::IngestionStart:
        return threeWay(m_bounds[m_store.ingestionStartNumber(a)], m_bounds[m_store.ingestionStartNumber(b)]);
    case UserColumn::IngestionEnd:
        return threeWay(m_bounds[m_store.ingestionEndNumber(a)], m_bounds[m_store.ingestionEndNumber(b)]);
    }
    return 0;
}

bool UserOrder::comesBefore(UserStore::Row a, UserStore::Row b) const
{
    const bool aIsEmpty = isEmpty(a);
    const bool bIsEmpty = isEmpty(b);
    if (aIsEmpty != bIsEmpty)
        return bIsEmpty;
    const int order = aIsEmpty ? 0 : compare(a, b);
    if (order != 0)
        return m_direction == Qt::AscendingOrder ? order < 0 : order > 0;
    return a < b;
}

void UserOrder::sort(std::vector<UserStore::Row> &rows)
{
    refresh();
    std::sort(rows.begin(), rows.end(), [this](UserStore::Row a, UserStore::Row b) { return comesBefore(a, b); });
}

} // namespace labdesk
