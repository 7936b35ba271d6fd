// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace labdesk::api {

/// One authentication challenge of WWW-Authenticate or Proxy-Authenticate (RFC 9110, section 11.6.1).
struct Challenge
{
    QByteArray scheme; ///< in lower case
    QByteArray rest;   ///< a token or parameters
    friend bool operator==(const Challenge &, const Challenge &) = default;
};

/// The challenges in the values of such headers, which can have several each. Commas within quotation marks don't
/// separate.
QList<Challenge> challengesIn(const QList<QByteArray> &values);

/// The part after the name of that scheme; nothing if it isn't offered.
std::optional<QByteArray> offered(const QList<Challenge> &challenges, QByteArrayView scheme);

} // namespace labdesk::api
