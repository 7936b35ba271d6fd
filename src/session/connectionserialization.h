// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QVariant>

#include <optional>

namespace labdesk {

/// How an environment is written wherever it is kept or handed on: "local", "sandbox", "production", "other".
QString environmentKey(Environment environment);

/// A connection as plain words, without its secret: in the settings, in the administrator's policy
/// (docs/administration.md lists the keys) and in a file that is passed on. What is as usual is left out.
QVariantMap connectionEntry(const Connection &connection);

/// The files can be edited by hand: what comes from them is checked like what is typed. Nothing for an entry that is
/// none.
std::optional<Connection> connectionIn(const QVariantMap &entry);

} // namespace labdesk
