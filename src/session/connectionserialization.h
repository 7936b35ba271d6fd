// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QVariant>

#include <optional>

namespace labdesk {

struct Policy;
struct PolicyFault;

/// How an environment is written wherever it is kept or handed on: "local", "sandbox", "production", "other".
QString environmentKey(Environment environment);

/// A connection as plain words, without its secret: in the settings, in the administrator's policy
/// (docs/administration.md lists the keys) and in a file that is passed on. What is as usual is left out.
QVariantMap connectionEntry(const Connection &connection);

/// The files can be edited by hand: what comes from them is checked like what is typed. Nothing for an entry that is
/// none. Keys that it doesn't know may be of a newer program; who must not pass over any asks wrongKeyIn() first.
std::optional<Connection> connectionIn(const QVariantMap &entry);

/// The key of an entry that is unknown, missing, wrong, or of no use beside the others; empty: each is used.
QString wrongKeyIn(const QVariantMap &entry);

/// What keeps the connections of a policy from being offered: one that is none, or an id that is there twice.
std::optional<PolicyFault> checkOffered(const Policy &policy);

} // namespace labdesk
