// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/uidriver.h"

#include <functional>
#include <vector>

namespace labdesk::tests {

/// How a dialog is opened where a user is open in the place Users.
struct DialogOpener
{
    const char *sentence;
    const char *name; ///< of the object
    std::function<void(UiDriver &)> open;
};

/// Each dialog that leaves nothing behind when it is closed.
std::vector<DialogOpener> dialogOpeners();

void selectAllUsers(UiDriver &driver);

/// A response about the open user's insurance has come, and its tab is shown.
void showInsurance(UiDriver &driver);

} // namespace labdesk::tests
