// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "text/tone.h"

#include <QString>

#include <functional>

namespace labdesk {

/// Text about an action. Claims only what is certain: "requested" is not "refreshed", a response that wasn't verified
/// by reading back says so, and a write without a response is neither done nor failed.
struct ActionText
{
    /// Where to show it. A toast may disappear; anything that needs a reaction stays until then.
    enum class Place {
        Nowhere,
        Countdown, ///< not sent yet, or waiting for a retry; can be canceled
        Progress,  ///< sent, no response yet
        Toast,
        Message, ///< stays until it is dismissed
    };
    Place place = Place::Nowhere;
    Tone tone = Tone::Neutral;
    QString title = {};
    QString detail = {};
    bool canCheck = false; ///< the outcome is unknown: offer a check
    bool canUndo = false;  ///< a change of the time zone or another field whose previous value is known
    bool canEdit = false;  ///< a failed edit: offer the dialog with the input
};

/// Turns a provider's slug into its display name.
using ProviderNameLookup = std::function<QString(const QString &slug)>;

/// The action's title with the user's name, if the context doesn't show the user: "client-00042: Refresh requested."
QString formatWithName(const UserAction &action, const QString &title);

/// Whether the reason of a failure is already shown elsewhere, so that the text omits it.
using ShownElsewhere = bool (*)(const ApiError &why);

ActionText textOf(const UserAction &action, const ProviderNameLookup &nameOf,
                  ShownElsewhere isShownElsewhere = nullptr);

/// "Oura done, Fitbit failed"; entries such as "oura/sleep" are grouped by their source.
QString refreshOutcome(const RefreshResult &result, const ProviderNameLookup &nameOf);

} // namespace labdesk
