// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "views/users/actiontexts.h"

#include <QString>

namespace labdesk {

QString userFieldNames(const UserFieldList &fields);

// What is said of an action that edits a user.
ActionText editSucceeded(const UserAction &action, const UserAction::Succeeded &done);
/// A refusal that names fields of the user; nothing to say (Place::Nowhere) for any other.
ActionText editRefused(const ApiError &why);
ActionText editOutdated(const UserAction &action, const UserFieldList &changedElsewhere);

} // namespace labdesk
