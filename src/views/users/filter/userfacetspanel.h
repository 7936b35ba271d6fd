// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfacets.h"
#include "store/userquery.h"

#include <QAbstractListModel>
#include <QWidget>

#include <array>
#include <vector>

class QListView;

namespace labdesk {

/// The values of one kind among the listed users with their counts: the first eight, and a row that reveals the rest.
class UserFacetModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Roles besides `Qt::DisplayRole`, see data().
    enum Role { TermRole = Qt::UserRole + 1, CountRole, ShareRole, FilteredRole };
    static constexpr int first = 8;

    using QAbstractListModel::QAbstractListModel;

    void setRows(UserQuery::Field field, const std::vector<UserFacets::Count> &counts);
    void setQuery(const UserQuery &query); ///< its terms are marked
    void showAll();
    bool isMoreRow(int row) const { return !m_all && m_rows.size() > size_t(first) && row == first; }

    int rowCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole: the name. CountRole: number of users as text. ShareRole: 0 to 1, relative to the most frequent
    /// value. FilteredRole: whether the term is in the filter. The last row, "more…", only has the first.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct FacetRow
    {
        QString name;
        QString term;
        UserRow users = 0;
        bool isFiltered = false;
        friend bool operator==(const FacetRow &, const FacetRow &) = default;
    };
    static QString nameOf(UserQuery::Field field, const UserFacets::Count &count);

    std::vector<FacetRow> m_rows;
    UserQuery m_query;
    UserRow m_maxUsers = 1;
    bool m_all = false;
};

/// The values that listed users share (sources, zones, and months of creation) as three lists with bars. Clicking a
/// value or pressing Enter or Space toggles its term in the filter. If there isn't enough space, the last lists are
/// hidden.
class UserFacetsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit UserFacetsPanel(QWidget *parent = nullptr);

    void setFacets(const UserFacets &facets);
    void setQuery(const UserQuery &query);
    QList<QWidget *> tabStops() const; ///< in tab order

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void termToggled(const QString &term);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part
    {
        QWidget *box = nullptr;
        QListView *list = nullptr;
        UserFacetModel *model = nullptr;
    };
    Part makePart(const QString &title, const QString &name);
    void fitRows();
    void choose(const Part &part, const QModelIndex &index);

    std::array<Part, 3> m_parts;
};

} // namespace labdesk
