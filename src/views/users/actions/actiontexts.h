// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "widgets/theme.h"

#include <QString>

#include <functional>

namespace labdesk {

/// What a person is told about an action, as text. Says only what is known: "requested" is not "refreshed", an answer
/// that was not read back is called so, and a write without an answer is neither done nor failed.
struct ActionText
{
    /// Where it belongs. A passing word may pass; whatever needs a person stays until it is dealt with.
    enum class Place {
        Nowhere,
        Countdown, ///< not sent yet, or refused for now; can be canceled
        Progress,  ///< sent, no answer yet
        Toast,
        Message, ///< stays above what it concerns
    };
    Place place = Place::Nowhere;
    Tone tone = Tone::Neutral;
    QString title = {};
    QString detail = {};
    bool canCheck = false; ///< the outcome is not known: offer to ask the service
    bool canUndo = false;  ///< a change of zone or an edit with a value to go back to
    bool canEdit = false;  ///< an edit that was not done: offer the dialog with what was entered
};

/// Turns a provider's slug into its display name.
using ProviderNameLookup = std::function<QString(const QString &slug)>;

/// Of an action that failed in an outage which is over: "Disconnecting Fitbit failed while ...".
QString formatFailedInOutage(const UserAction &action, const ProviderNameLookup &nameOf);
/// The title of an action where nothing else says whose it is: "client-00042: Refresh requested."
QString formatWithName(const UserAction &action, const QString &title);

ActionText textOf(const UserAction &action, const ProviderNameLookup &nameOf);

/// "Oura done, Fitbit failed"; entries such as "oura/sleep" are grouped by their source.
QString refreshOutcome(const RefreshResult &result, const ProviderNameLookup &nameOf);

} // namespace labdesk
