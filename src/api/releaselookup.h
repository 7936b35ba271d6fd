// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/call.h"
#include "domain/apierror.h"
#include "domain/outcome.h"
#include "wire/decoded.h"

#include <QUrl>
#include <QVersionNumber>

#include <chrono>
#include <functional>

namespace labdesk {

/// A published version of this program.
struct Release
{
    QVersionNumber version;
    QUrl notes; ///< release notes, for a browser; passed parseServiceUrl()
    friend bool operator==(const Release &, const Release &) = default;
};

} // namespace labdesk

namespace labdesk::api {

/// Decodes the file published with the packages: `{"version": "1.2.3", "notes": "https://…"}` (packaging/sign-release).
/// Not part of the contract.
wire::Decoding<Release> decodeRelease(const QByteArray &body);

/// Requests the newest version of this program from an address, as lookUpDocument() does.
Call lookUpRelease(const QUrl &address, std::function<void(Outcome<Release, ApiError>)> done,
                   std::chrono::milliseconds deadline = std::chrono::seconds(15));

} // namespace labdesk::api
