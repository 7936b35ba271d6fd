// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// labdesk-service keys add|list|rotate|revoke: the keys and clients of the teams in a database. A new key is printed
/// once. Returns the exit code. Throws std::runtime_error, whose what() is a sentence.
int runKeys(const QStringList &arguments);

} // namespace labdesk::service
