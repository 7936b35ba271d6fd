// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault.h"

#include <QString>

namespace labdesk::tests {

// What a read and a write come to, by what went wrong. A write that was sent has an unknown outcome unless somebody
// settled it.

Verdict answered();  ///< odd, but whole and unmistakable
Verdict lost();      ///< the connection ended after the request was sent
Verdict lostEarly(); ///< it ended while the request was being sent
Verdict late();
Verdict ambiguous(); ///< HTTP that can be read in two ways
Verdict notHttp();
Verdict http2();
Verdict webPage();
Verdict unusable();    ///< HTTP, but not an answer of the service
Verdict tooLarge();    ///< more bytes than are read of a response
Verdict requiresTls(); ///< TLS in response to plain HTTP
Verdict wrongRecord(); ///< about somebody else
Verdict failed();      ///< the service says itself that it failed
/// The service or a gateway settled it: nothing was done.
Verdict refused(ApiError::Kind kind, ApiError::Reason reason = ApiError::Reason::None);
/// A gateway gave up on the service, which may have done it.
Verdict gatewayLost(ApiError::Reason read, ApiError::Reason write);
/// A redirect after which a change may have been made (302, 303) or not.
Verdict redirected(ApiError::Reason reason, bool mayBeDone);
/// Nothing was sent.
Verdict unreached(ApiError::Kind kind, ApiError::Reason reason = ApiError::Reason::None, bool isLate = false);
Verdict either(Verdict one, const Verdict &other);

/// What a person must read: the sentence, or for an unknown outcome its cause. Empty: there is no row for it. `%1`
/// stands for any text.
QString expectedSentence(const ApiError &error);
/// Whether a text is the expected one.
bool fits(const QString &text, const QString &expected);

} // namespace labdesk::tests
