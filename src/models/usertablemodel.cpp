// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"

#include "models/usertablecells.h"
#include "store/memorytrim.h"
#include "text/plaintooltip.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace labdesk {

namespace {

using Change = ListedUsers::Change;

/// While a list is loading, the table is updated when the number of new users reaches 1/2 of the previous ones, because
/// each update takes longer.
constexpr UserRow relistDivisor = 2;
/// The table is also updated if no more users have arrived for this long.
constexpr auto relistInterval = std::chrono::milliseconds(20);
/// Up to this many changed users are updated one by one; above that, the list is rebuilt.
constexpr size_t maxFaultsInPlace = 16;

/// Whether the result of a query depends on the sources that were seen failing.
bool filtersByFault(const UserQuery &query)
{
    return std::ranges::any_of(query.choices(), [](const UserQuery::Choice &choice) {
        return std::ranges::any_of(choice,
                                   [](const UserQuery::Term &term) { return term.field == UserQuery::Field::Trouble; });
    });
}

/// Users whose faults differ.
std::vector<UserId> usersWithDifferentFaults(const FaultsByUser &a, const FaultsByUser &b)
{
    std::vector<UserId> users;
    for (const auto &[user, seen] : a.asKeyValueRange())
        if (const auto other = b.constFind(user); other == b.end() || other->faults != seen.faults)
            users.push_back(user);
    for (const auto &[user, seen] : b.asKeyValueRange())
        if (!a.contains(user))
            users.push_back(user);
    return users;
}

} // namespace

UserTableModel::UserTableModel(const UserStore &store, QObject *parent, UserTableOptions options)
    : QAbstractTableModel(parent), m_store(store), m_options(std::move(options))
{
    m_streamTimer.setSingleShot(true);
    m_streamTimer.setInterval(relistInterval);
    connect(&m_streamTimer, &QTimer::timeout, this, &UserTableModel::list);
    connect(&m_worker, &UserListingWorker::listed, this, &UserTableModel::show);
    connect(&m_worker, &UserListingWorker::detailed, this, &UserTableModel::takeDetails);
    followStore();
    list();
}

UserTableModel::~UserTableModel()
{
    m_worker.cancel();
    releaseMemoryOf(std::move(m_shown.users));
}

void UserTableModel::followStore()
{
    connect(&m_store, &UserStore::wasReset, this, &UserTableModel::handleStoreReset);
    connect(&m_store, &UserStore::appended, this, &UserTableModel::followAppend);
    connect(&m_store, &UserStore::rowChanged, this, &UserTableModel::rowChanged);
    connect(&m_store, &UserStore::aboutToRemove, this, [this](Row row) { m_removedRow = row; });
    connect(&m_store, &UserStore::removed, this, &UserTableModel::rowRemoved);
    connect(&m_store, &UserStore::faultsChanged, this, &UserTableModel::faultsChanged);
}

/// Starts a listing: immediately, or in the worker thread for large teams.
void UserTableModel::list()
{
    using UserChange = UserListingRequest::Users;
    m_streamTimer.stop();
    const UserChange userChange = m_hasNewList ? UserChange::Replaced
        : m_shown.covered < m_store.size()     ? UserChange::Appended
                                               : UserChange::Same;
    UserListingRequest request{m_store.snapshot(), userChange, m_query, m_sort, nowMs(), m_shown};
    if (isLarge()) {
        m_worker.start(std::move(request), userChange != UserChange::Appended, m_areFacetsEnabled);
        return;
    }
    m_worker.cancel();
    const auto listed = listUsers(request);
    const auto details = detailsOf(listed->listing, request.now, false, m_areFacetsEnabled);
    m_facets = details->facets;
    m_blockingTerms = details->blockingTerms;
    show(*listed);
    Q_EMIT counted();
}

void UserTableModel::show(const ListedUsers &listed)
{
    UserSnapshot previous = m_shown.users;
    const bool isOther = m_hasNewList || listed.change == Change::Replaced;
    if (isOther) {
        beginResetModel();
        m_shown = listed.listing;
        m_hasNewList = false;
        endResetModel();
        if (previous.sharedDictionary() != m_shown.users.sharedDictionary())
            releaseMemoryOf(std::move(previous));
    } else if (listed.change == Change::Continued) {
        beginInsertRows({}, shown(), int(listed.listing.rows->size()) - 1);
        m_shown = listed.listing;
        endInsertRows();
    } else if (listed.change == Change::Appended) {
        showAppended(listed);
    } else if (listed.change == Change::Order) {
        showInOrder(listed.listing);
    } else {
        m_shown = listed.listing;
    }
    if (isBusy())
        followAppend();
    else
        Q_EMIT settled();
}

/// Appends the new rows and then sorts, so that persistent indexes and the selection remain valid.
void UserTableModel::showAppended(const ListedUsers &listed)
{
    beginInsertRows({}, shown(), int(listed.unsorted->size()) - 1);
    m_shown.users = listed.listing.users;
    m_shown.rows = listed.unsorted;
    endInsertRows();
    showInOrder(listed.listing);
}

void UserTableModel::showInOrder(const UserListing &listing)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    const UserRows rowsBefore = m_shown.rows;
    m_shown = listing;
    QModelIndexList after;
    for (const QModelIndex &kept : before)
        after.append(index(int(placeOf((*rowsBefore)[size_t(kept.row())])), kept.column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void UserTableModel::takeDetails(const UserListingDetails &details)
{
    if (details.order && m_shown.sort == details.order->sort)
        m_shown.order = details.order;
    m_shown.counts = details.counts;
    m_shown.counted = m_shown.covered;
    m_shown.facets = details.facets;
    m_facets = details.facets;
    m_blockingTerms = details.blockingTerms;
    Q_EMIT counted();
}

void UserTableModel::setFilter(const UserQuery &query)
{
    const bool isOther = query != m_query;
    m_query = query; // equal queries may differ in the typed text
    if (isOther)
        list();
}

void UserTableModel::sort(int column, Qt::SortOrder order)
{
    const UserSort sort{Column(column), order};
    if (column < 0 || column >= columns || sort == m_sort)
        return;
    m_sort = sort;
    list();
}

void UserTableModel::setFacetsEnabled(bool wanted)
{
    if (wanted == m_areFacetsEnabled)
        return;
    m_areFacetsEnabled = wanted;
    if (wanted)
        list();
    else
        m_facets.reset();
}

void UserTableModel::handleStoreReset()
{
    m_hasNewList = true;
    list();
}

/// A single user is inserted in place; many are sorted in together. Waits for a listing that is already running.
void UserTableModel::followAppend()
{
    if (m_worker.isBusy())
        return;
    const Row waiting = m_store.size() - m_shown.covered;
    if (m_hasNewList || (!isLarge() && waiting > 1))
        list();
    else if (waiting == 1)
        insertOne(m_shown.covered);
    else if (waiting >= m_shown.covered / relistDivisor)
        list();
    else
        m_streamTimer.start();
}

/// Cached results are outdated, and so is the data that the worker thread uses.
void UserTableModel::listAfterChange()
{
    m_shown.order.reset();
    m_shown.hits.reset();
    m_shown.counts.reset();
    const bool wasBusy = isBusy();
    m_worker.cancel();
    if (isLarge() || wasBusy || m_areFacetsEnabled || shown() == 0)
        list();
    else
        Q_EMIT settled();
}

/// Repaints the warning marks, and updates filters that use them.
void UserTableModel::faultsChanged()
{
    const auto users = usersWithDifferentFaults(m_shown.users.faults(), m_store.snapshot().faults());
    const bool dependsOnFaults = filtersByFault(m_query) || filtersByFault(m_shown.query);
    UserSnapshot marked = m_shown.users;
    marked.setFaults(m_store.snapshot().faults());
    if (dependsOnFaults && !m_hasNewList && users.size() <= maxFaultsInPlace) {
        for (const UserId &user : users)
            if (const auto row = marked.find(user.text().toStdString()); row && *row < m_shown.covered)
                changeOne(*row, placeOf(*row), marked);
    } else if (dependsOnFaults) {
        m_hasNewList = true;
    }
    m_shown.users = marked;
    if (dependsOnFaults)
        listAfterChange();
    if (shown() > 0)
        Q_EMIT dataChanged(index(0, 0), index(shown() - 1, 0));
}

void UserTableModel::setGrouped(bool grouped)
{
    m_isGrouped = grouped;
    if (shown() > 0)
        Q_EMIT dataChanged(index(0, 0), index(shown() - 1, columns - 1), {GroupRole, Qt::AccessibleTextRole});
}

QString UserTableModel::groupTitle(int row) const
{
    return UserTableCells(m_shown.users, userRowAt(row)).group(m_shown.sort.column);
}

std::vector<UserRow>::const_iterator UserTableModel::placeFor(Row row, const std::vector<Row> &rows,
                                                              const UserSnapshot &users) const
{
    return std::lower_bound(rows.begin(), rows.end(), row,
                            [&](Row a, Row b) { return comesBefore(users, m_shown.sort, a, b); });
}

std::ptrdiff_t UserTableModel::placeOf(Row row) const
{
    if (row >= m_shown.covered)
        return -1;
    const auto &rows = *m_shown.rows;
    const auto at = placeFor(row, rows, m_shown.users);
    return at == rows.end() || *at != row ? -1 : at - rows.begin();
}

void UserTableModel::insertOne(Row row)
{
    m_shown.users = m_store.snapshot();
    m_shown.covered = row + 1;
    if (matches(m_shown.users, row, m_shown.query, nowMs())) {
        std::vector<Row> rows = *m_shown.rows;
        const auto at = placeFor(row, rows, m_shown.users);
        const int place = int(at - rows.begin());
        rows.insert(at, row);
        beginInsertRows({}, place, place);
        exchange(std::move(rows));
        endInsertRows();
    }
    listAfterChange();
}

void UserTableModel::rowChanged(Row row)
{
    if (!m_hasNewList && row < m_shown.covered)
        changeOne(row, placeOf(row), m_store.snapshot());
    listAfterChange();
}

/// The change may remove the row, add it, or move it.
void UserTableModel::changeOne(Row row, std::ptrdiff_t place, const UserSnapshot &users)
{
    m_shown.users = users;
    std::vector<Row> rows = *m_shown.rows;
    const bool isMatch = matches(users, row, m_shown.query, nowMs());
    if (place >= 0)
        rows.erase(rows.begin() + place); // the remaining rows are still sorted
    const auto at = placeFor(row, rows, users);
    const auto to = at - rows.begin();
    if (isMatch)
        rows.insert(at, row);
    if (place < 0 && !isMatch)
        return;
    if (place < 0) {
        beginInsertRows({}, int(to), int(to));
        exchange(std::move(rows));
        endInsertRows();
    } else if (!isMatch) {
        beginRemoveRows({}, int(place), int(place));
        exchange(std::move(rows));
        endRemoveRows();
    } else {
        if (to != place) {
            beginMoveRows({}, int(place), int(place), {}, int(to > place ? to + 1 : to));
            exchange(std::move(rows));
            endMoveRows();
        }
        Q_EMIT dataChanged(index(int(to), 0), index(int(to), columns - 1));
    }
}

void UserTableModel::rowRemoved()
{
    if (!m_hasNewList && m_removedRow < m_shown.covered) {
        const std::ptrdiff_t place = placeOf(m_removedRow);
        std::vector<Row> rows = *m_shown.rows;
        if (place >= 0) {
            beginRemoveRows({}, int(place), int(place));
            rows.erase(rows.begin() + place);
        }
        for (Row &row : rows)
            row -= row > m_removedRow ? 1 : 0; // rows after a removed one move up in the store
        exchange(std::move(rows));
        m_shown.users = m_store.snapshot();
        --m_shown.covered;
        if (place >= 0)
            endRemoveRows();
    }
    listAfterChange();
}

UserId UserTableModel::userAt(int row) const
{
    const auto [segment, at] = m_shown.users.at((*m_shown.rows)[size_t(row)]);
    return *UserId::parse(QString::fromStdString(segment->idText(at)));
}

QModelIndex UserTableModel::indexOf(const UserId &user) const
{
    const auto row = m_shown.users.find(user.text().toStdString());
    const std::ptrdiff_t place = row ? placeOf(*row) : -1;
    return place < 0 ? QModelIndex() : index(int(place), 0);
}

QVariant UserTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UserTableCells cells(m_shown.users, userRowAt(index.row()));
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cells.display(column);
    case Qt::AccessibleTextRole:
        return column == Column::ClientId && beginsGroup(index.row())
            ? tr("%1, first of %2", "a user, a group").arg(cells.accessible(column), groupTitle(index.row()))
            : cells.accessible(column);
    case GroupRole:
        return index.row() > 0 && beginsGroup(index.row());
    case Qt::ToolTipRole:
        return plainToolTip(cells.toolTip(column));
    case IdRole:
        return cells.userId();
    case PersonalDataRole:
        return cells.hasPersonalData();
    case ChipsRole:
        return QVariant::fromValue(cells.chips(column));
    case SortRole:
        return cells.sortValue(column);
    case MarksRole:
        return cells.marks(column, m_shown.query);
    default:
        return {};
    }
}

QVariant UserTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isTitle = orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 && section < columns;
    return isTitle ? tr(columnRow(Column(section)).title) : QVariant();
}

} // namespace labdesk
