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

/// Charts of the filtered users: created by month, and by source, with a table of the numbers beside them. Clicking a
/// bar or pressing Enter in a row filters the list by it.
class UserChartsDialog : public DialogFrame
{
    Q_OBJECT

public:
    explicit UserChartsDialog(QWidget *parent = nullptr);
    ~UserChartsDialog() override;

    struct Counted
    {
        UserFacets counts;
        UserRow shown = 0; ///< number of users counted, out of `total`
        UserRow total = 0;
        QDate today; ///< in UTC, like the times counted; the current month is incomplete
    };
    /// Counts in a worker thread, then shows the result.
    void countUsers(const UserSnapshot &users, const QString &filter);
    void showCounts(const Counted &counted);

Q_SIGNALS:
    /// Requests to filter by this term; the dialog closes.
    void termChosen(const QString &term);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildBody();
    void showChoice();
    void draw();
    std::vector<FacetTableModel::Row> months() const;
    std::vector<FacetTableModel::Row> sources() const;
    void choose(int row);

    Counted m_counted;
    std::shared_ptr<CancelFlag> m_canceled;
    QFutureWatcher<std::optional<Counted>> m_counting;
    FacetTableModel m_model;
    std::vector<int> m_bars; ///< table row of each bar
    QLabel *m_count;
    SegmentedControl *m_choice;
    BarChart *m_chart;
    QTableView *m_table;
    QLabel *m_description = nullptr;
};

} // namespace labdesk
