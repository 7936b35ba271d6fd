// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/userlistingworker.h"
#include "store/usergroups.h"
#include "store/userstore.h"
#include "text/chip.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk {

struct UserTableOptions
{
    UserRow maxSynchronous
        = 20'000; ///< up to this many users are filtered and sorted synchronously, more in a worker thread
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// A UserStore as a table with a filter and a sort order, initially newest first. For large teams, results are computed
/// in the background: until settled() is emitted, the table doesn't change. A new filter or list resets the model;
/// sorting and added users keep persistent indexes. The store must outlive the model. SortRole returns raw values and
/// isn't used for sorting here. IdRole is the user ID.
class UserTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Column = UserColumn;
    static constexpr int columns = userColumnCount;
    enum Role {
        PersonalDataRole = FirstModelRole, ///< bool: the client id looks like an e-mail address or a phone number
        GroupRole,                         ///< bool: the row is the first of a group, except for the first row
        MarksRole                          ///< QVariantList of QPoint(start, length): the filter's matches in the text
    };

    explicit UserTableModel(const UserStore &store, QObject *parent = nullptr, UserTableOptions options = {});
    ~UserTableModel() override;

    void setFilter(const UserQuery &query);
    void setFilter(const QString &typed) { setFilter(UserQuery::parse(typed, m_options.now())); }
    // The latest request; while the model is busy, an earlier one is still shown.
    const QString &filter() const { return m_query.typed(); }
    const UserQuery &query() const { return m_query; }
    Column sortColumn() const { return m_sort.column; }
    Qt::SortOrder sortOrder() const { return m_sort.direction; }
    bool isBusy() const ///< the rows don't show the latest request yet, or not all users
    {
        return m_worker.isBusy() || m_hasNewList || m_shown.covered != m_store.size();
    }

    int shown() const { return int(m_shown.rows->size()); }
    int total() const { return int(m_store.size()); }
    const UserListing &listing() const { return m_shown; } ///< the current rows, for operations on all of them
    UserId userAt(int row) const;
    /// Index of the user's row in the first column; invalid if it isn't shown.
    QModelIndex indexOf(const UserId &user) const;

    const UserSnapshot &users() const { return m_shown.users; }               ///< the snapshot that the rows belong to
    UserRow userRowAt(int row) const { return (*m_shown.rows)[size_t(row)]; } ///< index in users()
    int tableRowOf(UserRow row) const { return int(placeOf(row)); }           ///< -1: not shown

    /// Groups rows by the sort column, if that column supports it.
    void setGrouped(bool grouped);
    bool isGrouped() const { return m_isGrouped && canGroupBy(m_shown.sort.column); }
    UserGroup groupAt(int row) const ///< rows of the table
    {
        return groupAround(m_shown.users, m_shown.sort.column, *m_shown.rows, size_t(row));
    }
    QString groupTitle(int row) const; ///< "Los Angeles", "No source", "March 2026"

    // Computed after the rows; see counted().
    void setFacetsEnabled(bool wanted);
    /// of the users shown; null: not requested
    const UserFacets *facets() const { return m_facets.get(); }
    const std::vector<BlockingTerm> &blockingTerms() const
    {
        return m_blockingTerms;
    } ///< only if no user passes the filter

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : shown(); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void settled(); ///< the latest request is shown
    void counted(); ///< facets() and blockingTerms() are up to date

private:
    using Row = UserRow;
    void followStore();
    bool beginsGroup(int row) const
    {
        return isGrouped()
            && (row == 0 || !isSameGroup(m_shown.users, m_shown.sort.column, userRowAt(row), userRowAt(row - 1)));
    }
    bool isLarge() const { return m_store.size() > m_options.maxSynchronous; }
    void list();
    void show(const ListedUsers &listed);
    void showAppended(const ListedUsers &listed);
    void showInOrder(const UserListing &listing);
    void takeDetails(const UserListingDetails &details);
    void followAppend();
    void listAfterChange();
    void handleStoreReset();
    void rowChanged(Row row);
    void rowRemoved();
    void faultsChanged();
    void insertOne(Row row);
    void changeOne(Row row, std::ptrdiff_t place, const UserSnapshot &users);
    void exchange(std::vector<Row> rows) { m_shown.rows = std::make_shared<const std::vector<Row>>(std::move(rows)); }
    std::vector<Row>::const_iterator placeFor(Row row, const std::vector<Row> &rows, const UserSnapshot &users) const;
    std::ptrdiff_t placeOf(Row row) const; ///< row of the table; -1: not shown
    qint64 nowMs() const { return m_options.now().toMSecsSinceEpoch(); }

    const UserStore &m_store;
    const UserTableOptions m_options;
    UserQuery m_query; ///< the latest request
    UserSort m_sort;
    UserListing m_shown;
    bool m_hasNewList = true; ///< the store contains a different list than the one shown
    bool m_isGrouped = false;
    bool m_areFacetsEnabled = false;
    std::shared_ptr<const UserFacets> m_facets;
    std::vector<BlockingTerm> m_blockingTerms;
    Row m_removedRow = 0; ///< the row being removed, between the store's two signals
    QTimer m_streamTimer; ///< runs while a list is loading and few users have arrived
    UserListingWorker m_worker;
};

} // namespace labdesk
