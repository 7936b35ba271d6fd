// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/useredit.h"

#include <vector>

namespace labdesk {

/// What a form of a user is told before anything is sent, in the shape of the service's own refusals: for
/// showProblems().
std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today);

} // namespace labdesk
