// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/facettablemodel.h"
#include "store/userfacets.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>

#include <memory>
#include <optional>

class QLabel;
class QTableView;

namespace labdesk {

class BarChart;
class SegmentedControl;

/// Charts of the users that a filter leaves: created by month, and by source, with the numbers as a table beside them.
/// A bar that is clicked, or a row that is entered, narrows the list to its users.
class UserChartsDialog : public DialogFrame
{
    Q_OBJECT

public:
    explicit UserChartsDialog(QWidget *parent = nullptr);
    ~UserChartsDialog() override;

    /// Counts in another thread, then shows.
    void countUsers(const UserSnapshot &users, const QString &filter);
    /// `shown` of `total` users were counted.
    void showCounts(const UserFacets &counts, UserRow shown, UserRow total);

Q_SIGNALS:
    /// A person wants to see these users only; the dialog closes.
    void termChosen(const QString &term);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Counted
    {
        UserFacets counts;
        UserRow shown = 0;
        UserRow total = 0;
    };
    void buildBody();
    void takeCounted();
    void showChoice();
    void draw();
    std::vector<FacetTableModel::Row> months() const;
    std::vector<FacetTableModel::Row> sources() const;
    void choose(int row);

    Counted m_counted;
    std::shared_ptr<Canceled> m_canceled;
    QFutureWatcher<std::optional<Counted>> m_counting;
    FacetTableModel m_model;
    QLabel *m_count;
    SegmentedControl *m_choice;
    BarChart *m_chart;
    QTableView *m_table;
};

} // namespace labdesk
