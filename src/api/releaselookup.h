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

/// A version of this program that was published.
struct Release
{
    QVersionNumber version;
    QUrl notes; ///< what is new in it, for a browser; passed parseServiceUrl()
    friend bool operator==(const Release &, const Release &) = default;
};

} // namespace labdesk

namespace labdesk::api {

/// What is published beside the packages: `{"version": "1.2.3", "notes": "https://…"}` (packaging/sign-release). No
/// part of the contract.
wire::Decoding<Release> decodeRelease(const QByteArray &body);

/// Asks an address once for the newest version of this program. Not a request to a service: it carries no key, no
/// cookie, and nothing about this person, this computer, or this version. No redirect is followed, and nothing is
/// retried. `done` runs once, later; not at all if the Call is dropped.
Call lookUpRelease(const QUrl &address, std::function<void(Outcome<Release, ApiError>)> done,
                   std::chrono::milliseconds deadline = std::chrono::seconds(15));

} // namespace labdesk::api
