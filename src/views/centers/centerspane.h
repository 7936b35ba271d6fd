// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/zips.h"
#include "map/mapplacement.h"
#include "models/centerlistmodel.h"
#include "session/centerfinder.h"
#include "views/centers/centerdelegate.h"
#include "views/centers/directions.h"
#include "views/common/pane.h"

#include <QFutureWatcher>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QToolButton;

namespace labdesk {

class CountAnnouncer;
class EmptyState;
class InlineMessage;
class RemoteStack;
class Session;

namespace Ui {
class CentersPane;
}

/// Service centers near a ZIP or for an order (contract 4.3): the list, and a map that shows the same ones.
class CentersPane : public Pane
{
    Q_OBJECT

public:
    explicit CentersPane(Session &session, QWidget *parent = nullptr);
    ~CentersPane() override;

    void reload() override;
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    /// Offers a lab before one was seen in an answer, where the program knows it: for the local service.
    void suggestLab(qint64 id);
    /// Fill the search bar and search, or say there what is still missing.
    void searchNear(const QString &zip, std::optional<qint64> lab = {});
    void searchForOrder(const QString &order);

    void setDirections(DirectionsChoice choice);

Q_SIGNALS:
    void directionsChosen(labdesk::DirectionsChoice choice); ///< a person does not want to be asked again

protected:
    void showEvent(QShowEvent *event) override; ///< reads the geography, the first time
    void hideEvent(QHideEvent *event) override;

private:
    struct Geography
    {
        std::shared_ptr<const geo::Zips> zips;
        std::shared_ptr<const geo::Outlines> outlines;
    };

    void loadGeography();
    void arrangeList();
    void arrangeHead();
    void arrangeRows();
    void describeOrder();
    void arrangeMap();
    void connectSelection();
    void search(const CenterQuery &query);
    void searchInstead();
    void applyFilter(const CenterFilter &filter);
    void keepingCurrent(const std::function<void()> &change);
    void tellTime();
    void openSheet();
    void showRaw();
    void askForDirections();
    void openDirections(const ServiceCenter &center);
    void searchWithin(Radius radius);
    void addCenterCommands(std::vector<Command> &all);
    void addShowCommands(std::vector<Command> &all);
    QString linkToSearch() const; ///< empty before there is one
    void addFilterCommands(std::vector<Command> &all);
    std::optional<ServiceCenter> currentCenter() const;
    void showState();
    void showFailedLabs();
    bool isOfSeveralLabs() const; ///< what was searched
    void showFailure(const ApiError &error);
    void showCenters(const ServiceCenterList &list);
    void showEmpty();
    void showIdle();
    bool isAskedHere() const;
    void showCount();
    void placeOnTheMap(const ServiceCenterList &list);
    void showFoot();
    void showCurrent(const QModelIndex &current, const QModelIndex &previous);
    void showMenu(const QPoint &at);
    CenterRow rowOf(const QModelIndex &index) const;
    std::optional<MapOrigin> origin() const;
    bool directionUnknown(const ServiceCenter &center) const;

    std::unique_ptr<Ui::CentersPane> m_ui;
    Session &m_session;
    CenterListModel m_model;
    CenterDelegate *m_delegate = nullptr;
    RemoteStack *m_stack = nullptr;
    CountAnnouncer *m_countAnnouncer = nullptr;
    QToolButton *m_print = nullptr;
    QToolButton *m_hideMap = nullptr;
    EmptyState *m_noneFit = nullptr;    ///< in place of the list
    InlineMessage *m_lacking = nullptr; ///< labs that could not be searched
    InlineMessage *m_unread = nullptr;  ///< entries that it lacks
    CenterFilter m_without;             ///< what its button makes of the filter
    DirectionsChoice m_directions = DirectionsChoice::Ask;
    QTimer m_clock; ///< what is open changes with the time
    QFutureWatcher<Geography> m_geography;
    bool m_geographyAsked = false;
    std::optional<CenterQuery> m_askedHere; ///< what the search bar shows, unless it was changed since
    QDateTime m_shownAt;                    ///< when what the list holds came
};

} // namespace labdesk
