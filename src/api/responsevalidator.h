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

/// What is accepted: JSON, or any type but a web page.
enum class DocumentType { Json, Any };

/// What the head of an acceptable reply says about its body.
struct AnnouncedBody
{
    bool isNone = false;               ///< 204
    bool isCompressed = false;         ///< gzip
    std::optional<qint64> length = {}; ///< as transferred
};

/// Whether the body is compressed with gzip; nothing: with an unsupported coding.
std::optional<bool> isGzip(const HttpReply &reply);

/// Whether a body begins like an HTML page, whatever its Content-Type says.
bool isWebPage(QByteArrayView body);

/// The value of a Content-Length of digits alone; if it is larger than any number, the largest one.
qint64 announcedLength(const QByteArray &digits);

/// The error for a body that is larger than the limit.
ApiError tooLargeResponse(int status);

/// Checks all that validateReply() requires of the head, before the first byte of the body is used.
Outcome<AnnouncedBody, ApiError> validateHead(const HttpReply &reply, DocumentType type = DocumentType::Json);

/// Validates a body that arrives in pieces: passes it on, inflated, as long as nothing is wrong with it. The data is
/// valid only once finish() returns no error.
class BodyValidator
{
public:
    /// Receives validated bytes; the view is valid only during the call. An error ends it.
    using Sink = std::function<std::optional<ApiError>(QByteArrayView)>;

    /// At most `maxBytes` bytes, before and after inflating.
    BodyValidator(int status, const AnnouncedBody &announced, qint64 maxBytes);

    std::optional<ApiError> take(QByteArrayView arrived, const Sink &sink);
    std::optional<ApiError> finish() const; ///< the body has ended

private:
    int m_status;
    AnnouncedBody m_announced;
    qint64 m_largest;
    qint64 m_arrived = 0;
    bool m_isBlank = true;
    std::unique_ptr<Inflater> m_inflater; ///< for a compressed body
};

/// Returns the whole body of a 2xx reply, inflated, or why it isn't acceptable (BadResponse, with a reason in words),
/// because the transport may call such replies complete. Required: a status of 200 to 299 except 206 (no range was
/// requested); no content with 204, some with any other; a JSON content type unless any is wanted (a missing one is
/// rejected, too: a reply without headers is broken); at most one Content-Length, which may be repeated, not with
/// chunks, and equal to the received length; no encoding but gzip, complete and with the right checksum; at most
/// `maxBytes` bytes, before and after inflating. Whether the document parses is checked by the decoder. Pure; may run
/// in any thread, and ends early if that is interrupted (wire/interruption.h).
Outcome<QByteArray, ApiError> validateReply(const HttpReply &reply, qint64 maxBytes,
                                            DocumentType type = DocumentType::Json);

} // namespace labdesk::api
