// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QSslError;

namespace labdesk::api {

/// Why the other side could not prove who it is: the first reason that says most, translated, in our own words.
QString tlsReason(const QList<QSslError> &errors);

/// Whether what a socket says of its failed handshake means that the other side sent something else than TLS. Nothing
/// but its words tells it apart; where they are unknown, it is a failure of TLS like any other.
bool saysNoTls(const QString &socketsWords);

} // namespace labdesk::api
