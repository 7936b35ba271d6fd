// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QNetworkRequest>

#include <optional>

namespace labdesk::api {

/// Stored apart from the other headers, which Qt copies freely: it is copied into the message once, and overwritten
/// there after it was sent.
struct Credential
{
    QByteArray header;
    QByteArray scheme = {}; ///< before the secret, such as "Bearer "
    Secret secret;
};

/// A request with the common headers: accepts JSON, also with gzip, uses no cache, and sends nothing about this
/// computer.
QNetworkRequest requestTo(const QUrl &url);

void setCredential(QNetworkRequest &request, const Credential &credential);
std::optional<Credential> credentialOf(const QNetworkRequest &request);

/// The whole HTTP/1.1 message of a request for QNetworkAccessManager::sendCustomRequest(). The caller overwrites it
/// after sending.
QByteArray messageOf(const QNetworkRequest &request, const QByteArray &body);
/// The verb passed to sendCustomRequest(); GET if none was.
QByteArray verbOf(const QNetworkRequest &request);

/// Overwrites the bytes in place, even if they are shared.
void overwrite(QByteArray &bytes);

} // namespace labdesk::api
