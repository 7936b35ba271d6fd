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

    struct Counted
    {
        UserFacets counts;
        UserRow shown = 0; ///< these of the `total` users were counted
        UserRow total = 0;
        QDate today; ///< in UTC, as the counted times are: its month isn't over
    };
    /// Counts in another thread, then shows.
    void countUsers(const UserSnapshot &users, const QString &filter);
    void showCounts(const Counted &counted);

Q_SIGNALS:
    /// A person wants to see these users only; the dialog closes.
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
    std::vector<int> m_bars; ///< the row of each
    QLabel *m_count;
    SegmentedControl *m_choice;
    BarChart *m_chart;
    QTableView *m_table;
    QLabel *m_about = nullptr;
};

} // namespace labdesk
