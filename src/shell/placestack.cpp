// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/placestack.h"

#include "domain/apierror.h"
#include "platform/settings.h"
#include "views/common/pane.h"
#include "widgets/accessibility.h"
#include "widgets/layoutstate.h"
#include "widgets/statepage.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The simple values of a view state, without references to data.
QVariant simpleValues(const QVariant &state)
{
    switch (state.typeId()) {
    case QMetaType::QVariantMap: {
        QVariantMap plain;
        for (const auto &[key, value] : state.toMap().asKeyValueRange())
            if (const QVariant simple = simpleValues(value); simple.isValid())
                plain.insert(key, simple);
        return plain;
    }
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::ULongLong:
    case QMetaType::Double:
    case QMetaType::QString:
    case QMetaType::QStringList:
    case QMetaType::QByteArray:
        return state;
    default:
        return {};
    }
}

} // namespace

PlaceStack::PlaceStack(Settings &settings, QWidget *parent) : PageStack(parent), m_settings(settings)
{
    setObjectName(u"placeStack"_s);
    // Ignored would allow shrinking a place below its minimum size instead of scrolling.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void PlaceStack::take(Place place, Pane *pane)
{
    m_panes[place] = pane;
    restoreSizes(*pane, m_settings);
    const auto left = m_left.find(place);
    if (left != m_left.end())
        pane->restoreViewState(left->second); // before it is shown, or it would load its list as if for the first time
    setAccessibleRole(pane, QAccessible::Grouping); // its name is announced when the focus enters it
    pane->setAccessibleName(placeTitle(place));
    addWidget(pane);
    Q_EMIT paneAdded(place, pane);
    if (place == m_current) {
        setCurrentWidget(pane);
        if (left == m_left.end())
            pane->focusFilter(); // otherwise the focus would start in the banner
    }
}

void PlaceStack::add(Place place, std::function<Pane *(QWidget *parent)> make)
{
    m_waiting[place] = std::move(make);
    if (place == m_current)
        pane(place);
}

Pane *PlaceStack::pane(Place place)
{
    if (const auto waiting = m_waiting.extract(place))
        take(place, waiting.mapped()(this)); // with its parent, because reparenting would style it twice
    return existingPane(place);
}

Pane *PlaceStack::existingPane(Place place) const
{
    const auto found = m_panes.find(place);
    return found == m_panes.end() ? nullptr : found->second;
}

void PlaceStack::show(Place place)
{
    m_current = place;
    if (Pane *shown = pane(place))
        setCurrentWidget(shown);
}

void PlaceStack::showErrorPage(const ErrorText &why, const std::function<void()> &again)
{
    m_errorPage = new ErrorState(this);
    m_errorPage->setObjectName(u"noServicePage"_s);
    m_errorPage->showText(why, {}, true, ErrorAction::SwitchConnection);
    connect(m_errorPage, &ErrorState::retryRequested, this, again);
    connect(m_errorPage, &ErrorState::errorActionRequested, this, &PlaceStack::errorActionRequested);
    addWidget(m_errorPage);
    setCurrentWidget(m_errorPage);
    announce(m_errorPage, Before::Hidden);
}

void PlaceStack::clearErrorPage()
{
    if (!m_errorPage)
        return;
    removeWidget(m_errorPage);
    m_errorPage->deleteLater(); // called by its own button, possibly
    m_errorPage.clear();
}

void PlaceStack::clear()
{
    for (const auto &[place, shown] : std::exchange(m_panes, {}))
        delete shown;
    m_waiting.clear();
}

void PlaceStack::saveSizes() const
{
    for (const auto &[place, shown] : m_panes)
        labdesk::saveSizes(*shown, m_settings);
}

PlaceStack::ViewStates PlaceStack::viewStates() const
{
    ViewStates states;
    for (const auto &[place, shown] : m_panes)
        states[place] = shown->viewState();
    return states;
}

PlaceStack::ViewStates PlaceStack::plainViewStates() const
{
    ViewStates states = viewStates();
    for (auto &[place, state] : states)
        state = simpleValues(state).toMap();
    return states;
}

void PlaceStack::restorePlaces()
{
    for (const auto &[place, left] : m_left)
        pane(place);
    m_left.clear();
}

} // namespace labdesk
