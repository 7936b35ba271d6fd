// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/httpreply.h"
#include "api/inflater.h"
#include "domain/apierror.h"
#include "domain/outcome.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// What the head of a reply that may be taken says of its body.
struct AnnouncedBody
{
    bool isNone = false;               ///< 204
    bool isCompressed = false;         ///< gzip
    std::optional<qint64> length = {}; ///< as it comes
};

/// Whether the body is packed in the one way that is understood; nothing: in another one.
std::optional<bool> isGzip(const HttpReply &reply);

/// Whether it begins like an HTML page, whatever its Content-Type says.
bool isWebPage(QByteArrayView body);

/// What can be judged before the first byte of a body is used: all that validateReply() requires of the head.
Outcome<AnnouncedBody, ApiError> validateHead(const HttpReply &reply);

/// The part of the acceptance gate that is about the body, for one that arrives in pieces: lets it through, inflated,
/// as long as nothing is wrong with it. What went through counts only when finish() agrees.
class BodyValidator
{
public:
    /// Takes what went through; the view is valid only during the call. An error ends it.
    using Sink = std::function<std::optional<ApiError>(QByteArrayView)>;

    /// At most `largest` bytes, before and after inflating.
    BodyValidator(int status, const AnnouncedBody &announced, qint64 largest);

    std::optional<ApiError> take(QByteArrayView arrived, const Sink &sink);
    std::optional<ApiError> finish() const; ///< the body has ended

private:
    int m_status;
    AnnouncedBody m_announced;
    qint64 m_largest;
    qint64 m_arrived = 0;
    bool m_isBlank = true;
    std::unique_ptr<Inflater> m_inflater; ///< of a packed body
};

/// Lets the whole body of a 2xx reply through, inflated, or says why not (BadReply, with a reason in words): the
/// transport calls replies complete that are not. Required: a status of 200 to 299 but 206 (no part was asked for); no
/// content with 204, some with any other; a content type that is JSON (a missing one is refused too: a reply without
/// headers is a broken one); one Content-Length at most, be it said twice, not beside chunks, equal to what came; no
/// encoding but gzip, whole and with the right checksum; at most `largest` bytes, before and after inflating. That the
/// whole document parses is the decoder's part. Pure; may run in any thread, and ends early when that is interrupted
/// (wire/interruption.h).
Outcome<QByteArray, ApiError> validateReply(const HttpReply &reply, qint64 largest);

} // namespace labdesk::api
