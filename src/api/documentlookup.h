// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/call.h"
#include "api/endpoint.h"
#include "api/responsevalidator.h"
#include "domain/outcome.h"

#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>

namespace labdesk::api {

/// A document as a server sent it, and the status of that response.
struct Document
{
    QByteArray body;
    int status = 0;
};

/// Requests a document from an address, once. Not a request to a service: it contains no key, no cookie, and nothing
/// about this person, this computer, or this version. Follows no redirect, and doesn't retry. `done` runs once,
/// asynchronously; not at all if the Call is dropped.
Call lookUpDocument(const QUrl &address, DocumentType type, qint64 maxBytes,
                    std::function<void(Outcome<Document, ApiError>)> done,
                    std::chrono::milliseconds deadline = std::chrono::seconds(30));

/// Whether the URL is below that of a service, so that a request to it may carry the key. A path alone isn't.
bool isBelow(const QUrl &base, const QUrl &address);

/// An endpoint for a JSON document below `base`, requested with the key. Nothing if the address isn't below `base`.
std::optional<Endpoint<QByteArray>> documentOf(const QUrl &base, const QUrl &address);

} // namespace labdesk::api
