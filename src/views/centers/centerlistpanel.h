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

/// The centers that were found: how many and whose, what narrows them, their list, and what of it the map shows.
class CenterListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CenterListPanel(QWidget *parent = nullptr);

    /// `lab` and `where` say what was asked for; `originZip` is empty for an order.
    void showCenters(const std::vector<ServiceCenter> &centers, const QString &originZip, const QString &lab,
                     const QString &where);
    void showFailedLabs(const QString &words); ///< labs that could not be searched; empty: none
    void showUnreadEntries(const UndecodableEntries &undecodable);
    /// What the map shows, for the rows and the foot; nothing: it is hidden.
    void setOnMap(const std::optional<std::vector<int>> &notOnMap, const QString &originZip);

    CenterListModel &model() { return m_model; }
    CenterListView *list() const { return m_list; }
    CenterFilterBar *filterBar() const { return m_filterBar; }
    std::vector<bool> shown() const; ///< by number of the center; empty: all are shown

    CenterListModel::Order order() const { return m_model.order(); }
    void setOrder(CenterListModel::Order order);
    bool isMapHidden() const;
    void setMapHidden(bool hidden);
    /// Without room the map is hidden until somebody wants it; with room again it is as it was before.
    void setRoomForMap(bool hasRoom);

    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void shownChanged(); ///< other centers than before are listed
    void mapHidden(bool hidden);
    void sheetRequested();
    void retryRequested();
    void rawRequested();

protected:
    void showEvent(QShowEvent *event) override; ///< what is open changes with the time
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeFoot();
    void makeNotices();
    void tellTime();
    void keepingCurrent(const std::function<void()> &change);
    void showCount();
    void showFoot();
    void describeOrder();

    CenterListModel m_model;
    QLabel *m_count;
    ElidedLabel *m_lab;
    ElidedLabel *m_where;
    QToolButton *m_print;
    QToolButton *m_hideMap;
    bool m_hasRoomForMap = true;
    bool m_wasMapHidden = false; ///< while there was room
    QComboBox *m_sort;
    CenterFilterBar *m_filterBar;
    InlineMessage *m_failedLabs;
    InlineMessage *m_unread;   ///< entries that the list lacks
    InlineMessage *m_unjudged; ///< centers that the filter leaves out for lack of facts
    EmptyState *m_noneFit;     ///< in place of the list
    CenterListView *m_list;
    QLabel *m_foot;
    CountAnnouncer *m_announcer;
    CenterFilter m_without; ///< what the button of m_noneFit makes of the filter
    std::optional<std::vector<int>> m_notOnMap;
    QTimer m_clock;
};

} // namespace labdesk
