// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace labdesk {

/// The best `most` of the users for whom what was typed holds as a UserQuery: whose client id is what was typed, then
/// those whose client id begins with it, then the others, each in row order. Nothing typed: none. For every key press,
/// in the thread that shows them: it stops when it has enough, and behind the first million users it does not look.
/// `now` is UTC.
std::vector<UserRow> shortlist(const UserSnapshot &users, const QString &typed, size_t most, const QDateTime &now);

} // namespace labdesk
