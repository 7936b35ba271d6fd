// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/undecodableentries.h"
#include "models/centerlistmodel.h"

#include <QTimer>
#include <QVariantMap>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace labdesk {

class CenterFilterBar;
class CenterListView;
class CountAnnouncer;
class ElidedLabel;
class EmptyState;
class InlineMessage;

/// The centers that were found: a count, the lab, a filter, the list, and how many of them the map shows.
class CenterListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CenterListPanel(QWidget *parent = nullptr);

    /// `lab` and `where` describe the search; `originZip` is empty for an order.
    void showCenters(const std::vector<ServiceCenter> &centers, const QString &originZip, const QString &lab,
                     const QString &where);
    void showFailedLabs(const QString &words); ///< labs that couldn't be searched; empty: none
    void showUnreadEntries(const UndecodableEntries &undecodable);
    /// Updates the rows and the footer. No value: the map is hidden.
    void setPlaced(const std::optional<std::vector<int>> &unplaced, const QString &originZip);

    CenterListModel &model() { return m_model; }
    CenterListView *list() const { return m_list; }
    CenterFilterBar *filterBar() const { return m_filterBar; }
    std::vector<bool> shown() const; ///< by number of the center - 1; empty: all are shown

    CenterListModel::Order order() const { return m_model.order(); }
    void setOrder(CenterListModel::Order order);
    bool isMapHidden() const;
    void setMapHidden(bool hidden);
    /// If there isn't enough space, the map is hidden until the user shows it. With space again, its former state is
    /// restored.
    void setMapSpace(bool hasSpace);

    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void shownChanged(); ///< the set of listed centers changed
    void mapHidden(bool hidden);
    void sheetRequested();
    void retryRequested();
    void rawRequested();

protected:
    void showEvent(QShowEvent *event) override; ///< updates which centers are open now
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeFoot();
    void makeNotices();
    void updateTime();
    void applyChange(const std::function<void()> &change);
    void showCount();
    void showFoot();
    void describeOrder();

    CenterListModel m_model;
    QLabel *m_count;
    ElidedLabel *m_lab;
    ElidedLabel *m_whereLabel;
    QToolButton *m_print;
    QToolButton *m_hideMap;
    bool m_hasMapSpace = true;
    bool m_wasMapHidden = false; ///< the state before the window became too narrow
    QComboBox *m_sort;
    CenterFilterBar *m_filterBar;
    InlineMessage *m_failedLabs;
    InlineMessage *m_unread;       ///< entries that couldn't be read
    InlineMessage *m_undetermined; ///< centers filtered out because details are missing
    EmptyState *m_noMatches;       ///< shown instead of the list
    CenterListView *m_list;
    QLabel *m_footer;
    CountAnnouncer *m_announcer;
    CenterFilter m_filterWithout; ///< the filter that the button of m_noMatches applies
    std::optional<std::vector<int>> m_unplaced;
    QTimer m_clock;
};

} // namespace labdesk
