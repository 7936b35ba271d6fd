// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroraction.h"
#include "views/common/place.h"
#include "widgets/fitscrollarea.h"

#include <QPointer>
#include <QVariantMap>

#include <functional>
#include <map>

namespace labdesk {

class ErrorState;
class Pane;
class Settings;
struct ErrorText;

/// The panes of the window, one for each place, and their view states, which are restored after the window is rebuilt.
/// Shows one pane at a time.
class PlaceStack : public PageStack
{
    Q_OBJECT

public:
    using ViewStates = std::map<Place, QVariantMap>;

    explicit PlaceStack(Settings &settings, QWidget *parent = nullptr);

    /// Adds a place whose pane is created when it is first needed, to save time and memory at startup. Restores the
    /// sizes of its splitters and tables by object name.
    void add(Place place, std::function<Pane *(QWidget *parent)> make);
    Pane *pane(Place place);                                         ///< created if necessary; null before add()
    Pane *existingPane(Place place) const;                           ///< null if not created yet; never creates it
    const std::map<Place, Pane *> &panes() const { return m_panes; } ///< the ones created so far
    Place current() const { return m_current; }
    void show(Place place);

    /// Shows an error page in place of the panes, with Try again and a button to choose another connection.
    void showErrorPage(const ErrorText &why, const std::function<void()> &again);
    void clearErrorPage();

    void clear(); ///< deletes all panes
    void saveSizes() const;

    ViewStates viewStates() const;
    ViewStates plainViewStates() const; ///< only simple values, without data
    /// Sets the states that add() restores, until restorePlaces().
    void setViewStates(ViewStates states) { m_left = std::move(states); }
    void restorePlaces(); ///< creates all panes that were shown before, and discards the states

Q_SIGNALS:
    void paneAdded(labdesk::Place place, labdesk::Pane *pane);
    void errorActionRequested(labdesk::ErrorAction action);

private:
    void take(Place place, Pane *pane);

    Settings &m_settings;
    std::map<Place, Pane *> m_panes;
    std::map<Place, std::function<Pane *(QWidget *)>> m_waiting; ///< places that haven't been shown yet
    ViewStates m_left;
    Place m_current = Place::Users;
    QPointer<ErrorState> m_errorPage;
};

} // namespace labdesk
