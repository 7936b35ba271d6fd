// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QNetworkRequest>

#include <optional>

namespace labdesk::api {

/// Kept apart from the other headers, which Qt copies freely: it is copied into the message once, and overwritten there
/// when that was sent.
struct Credential
{
    QByteArray header;
    QByteArray scheme = {}; ///< before the secret, such as "Bearer "
    Secret secret;
};

/// A request with the headers that each has: JSON or gzip of it, nothing from a cache, and no word about this computer.
QNetworkRequest requestTo(const QUrl &url);

void setCredential(QNetworkRequest &request, const Credential &credential);
std::optional<Credential> credentialOf(const QNetworkRequest &request);

/// The whole message of HTTP/1.1 for a request of QNetworkAccessManager::sendCustomRequest(). Whoever has sent it
/// overwrites it.
QByteArray messageOf(const QNetworkRequest &request, const QByteArray &body);
/// The verb that sendCustomRequest() was given; GET where none was.
QByteArray verbOf(const QNetworkRequest &request);

/// Overwrites the bytes themselves, also those that somebody else still shares.
void overwrite(QByteArray &bytes);

} // namespace labdesk::api
