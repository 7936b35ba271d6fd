// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/erroract.h"
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

/// The panes of the window, one a place, of which one is shown; and how each was left, for the one that takes its
/// place when the window is built anew.
class PlaceStack : public PageStack
{
    Q_OBJECT

public:
    using ViewStates = std::map<Place, QVariantMap>;

    explicit PlaceStack(Settings &settings, QWidget *parent = nullptr);

    /// Takes the pane over, which is only made when somebody wants it: start and memory do without it. Its splitters
    /// and tables get back the sizes they had, found by object name.
    void add(Place place, std::function<Pane *(QWidget *parent)> make);
    Pane *pane(Place place);               ///< made now if need be; null before add()
    Pane *existingPane(Place place) const; ///< null while nobody has been there: asking makes nothing
    const std::map<Place, Pane *> &panes() const { return m_panes; } ///< those that are made
    Place current() const { return m_current; }
    void show(Place place);

    /// Shows an error page in place of the panes, with Try again and a button to choose another connection.
    void showNoPlace(const ErrorText &why, const std::function<void()> &again);
    void clearNoPlace();

    void clear(); ///< deletes the panes
    void saveSizes() const;

    ViewStates viewStates() const;
    ViewStates plainViewStates() const; ///< in words and numbers, without data
    /// What add() gives back to the panes that come now, until restoreLeft().
    void setViewStates(ViewStates states) { m_left = std::move(states); }
    void restoreLeft(); ///< makes every pane that had been looked at, and forgets how they were left

Q_SIGNALS:
    void paneAdded(labdesk::Place place, labdesk::Pane *pane);
    void actRequested(labdesk::ErrorAct act);

private:
    void take(Place place, Pane *pane);

    Settings &m_settings;
    std::map<Place, Pane *> m_panes;
    std::map<Place, std::function<Pane *(QWidget *)>> m_waiting; ///< places nobody has looked at yet
    ViewStates m_left;
    Place m_current = Place::Users;
    QPointer<ErrorState> m_noPlace;
};

} // namespace labdesk
