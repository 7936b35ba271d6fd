// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QVariant>

#include <optional>

namespace labdesk {

struct Policy;
struct PolicyFault;

/// The name of an environment in settings and files: "local", "sandbox", "production", "other".
QString environmentKey(Environment environment);

/// A connection as plain values, without its secrets: for the settings, the administrator's policy
/// (docs/administration.md lists the keys), and shared files. Default values are left out.
QVariantMap connectionEntry(const Connection &connection);

/// Reads such an entry; nothing if it is invalid. Files can be edited by hand, so their values are checked like typed
/// input. Unknown keys are ignored, because they may be from a newer version; call firstInvalidKey() first to reject
/// them.
std::optional<Connection> connectionIn(const QVariantMap &entry);

/// The first key of an entry that is unknown, missing, invalid, or unused in its combination; empty: none.
QString firstInvalidKey(const QVariantMap &entry);

/// Why the connections of a policy can't be offered: one is invalid, or an ID is used twice. Nothing: they can.
std::optional<PolicyFault> checkOffered(const Policy &policy);

} // namespace labdesk
