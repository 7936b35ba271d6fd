// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// The next step of an error, where it is something that this program can do: a button beside its text.
enum class ErrorAct {
    None,
    EnterKey,         ///< none is known
    ReplaceKey,       ///< the one that is known was refused
    EditConnection,   ///< its address
    SwitchConnection, ///< to one that may do this
    NetworkSettings,  ///< of the connection: proxy, certificates
};

/// What the next step of describe(error) names.
ErrorAct actFor(const ApiError &error);
QString describe(ErrorAct act); ///< the button's words; empty for None

/// What the error is about.
enum class ErrorSubject {
    Record, ///< one thing, which was asked for by its ID
    List    ///< a list or a search: a 404 isn't about an ID
};
ErrorText describe(const ApiError &error, ErrorSubject subject);
ErrorAct actFor(const ApiError &error, ErrorSubject subject);

} // namespace labdesk
