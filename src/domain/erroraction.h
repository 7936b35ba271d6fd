// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// The next step for an error, if this program can do it: a button next to the text.
enum class ErrorAction {
    None,
    EnterKey,         ///< no key is known
    ReplaceKey,       ///< the known key was refused
    EditConnection,   ///< such as its URL
    SwitchConnection, ///< to one that is allowed to do it
    NetworkSettings,  ///< proxy and certificates of the connection
};

/// The action that the next step of describe(error) suggests.
ErrorAction actionFor(const ApiError &error);
QString describe(ErrorAction action); ///< the text of the button; empty for None

/// What the error is about.
enum class ErrorSubject {
    Record, ///< one record, requested by its ID
    List    ///< a list or a search: a 404 isn't about an ID
};
ErrorText describe(const ApiError &error, ErrorSubject subject);
ErrorAction actionFor(const ApiError &error, ErrorSubject subject);

} // namespace labdesk
