// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace labdesk::api {

/// One way to sign in that WWW-Authenticate or Proxy-Authenticate offers (RFC 9110, section 11.6.1).
struct Challenge
{
    QByteArray scheme; ///< in lower case
    QByteArray rest;   ///< what follows it: a token, or parameters
    friend bool operator==(const Challenge &, const Challenge &) = default;
};

/// What the values of such headers offer, one or more each. Commas between quotation marks separate nothing.
QList<Challenge> challengesIn(const QList<QByteArray> &values);

/// What follows the name of that scheme; nothing when it isn't offered.
std::optional<QByteArray> offered(const QList<Challenge> &challenges, QByteArrayView scheme);

} // namespace labdesk::api
