// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/centers/centersearch.h"
#include "views/centers/directions.h"
#include "views/common/pane.h"

#include <optional>

namespace labdesk {

class CenterListPanel;
class CenterMapPanel;
class CenterSearchBar;
class LabButtons;
class RemoteStack;
class Session;

/// Service centers near a ZIP or for an order (contract 4.3): the list, and a map that shows the same ones.
class CentersPane : public Pane
{
    Q_OBJECT

public:
    explicit CentersPane(Session &session, QWidget *parent = nullptr);

    void reload() override;
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    /// Sets the initial lab if the program knows one before any response: for the local service.
    void suggestLab(qint64 id);
    CenterSearch &search() { return m_search; }

    void setDirections(Settings::OpenInBrowser choice);
    void showDirections(); ///< to the current center
    void openSheet();      ///< the handout for the patient
    void showRaw();

Q_SIGNALS:
    void directionsChosen(labdesk::Settings::OpenInBrowser choice); ///< the user chose not to be asked again

protected:
    void showEvent(QShowEvent *event) override; ///< loads the geography the first time
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void connectParts();
    void takeGeography();
    void showState();
    void showCenters(const ServiceCenterList &list);
    void setMapCleared(bool isCleared);
    void showOnMap();
    void showEmpty();
    void showFailure(const ApiError &error, const CenterQuery &query);
    void showIdle();
    bool isOfSeveralLabs() const; ///< whether the last search was for several labs

    Session &m_session;
    CenterSearchBar *m_searchBar;
    CenterListPanel *m_list;
    CenterMapPanel *m_map;
    RemoteStack *m_stack;
    LabButtons *m_otherLabs; ///< on the page that is shown if nothing was found
    CenterSearch m_search;
    DirectionsOpener m_directions;
    std::optional<CenterQuery> m_sortedQuery;
    QDateTime m_shownAt;           ///< arrival time of the listed response
    bool m_isSheetWaiting = false; ///< the handout waits for the geography
    bool m_isMapCleared = false;   ///< because the form that is shown isn't the one that was searched with
};

} // namespace labdesk
