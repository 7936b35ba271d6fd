// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/responsevalidator.h"

#include "wire/interruption.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <limits>

namespace labdesk::api {

namespace {

constexpr qsizetype PieceSize = 256 * 1024;

struct GateWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AcceptanceGate)
};

ApiError invalidResponse(int status, const QString &why)
{
    return {.kind = ApiError::Kind::BadResponse, .httpStatus = status, .detail = why};
}

bool isJsonType(const QByteArray &mediaType)
{
    const bool isPlainJson = mediaType == "application/json" || mediaType == "text/json";
    return isPlainJson || (mediaType.startsWith("application/") && mediaType.endsWith("+json"));
}

/// Why the content type is rejected; nothing: it is accepted, even if it is stated repeatedly.
std::optional<ApiError> contentTypeProblem(const HttpReply &reply, DocumentType wanted)
{
    QList<QByteArray> types;
    for (const QByteArray &item : reply.items("content-type"))
        types += item.split(';').constFirst().trimmed();
    const auto isPage = [](const QByteArray &type) { return type == "text/html" || type == "application/xhtml+xml"; };
    const bool isAny = wanted == DocumentType::Any && std::ranges::none_of(types, isPage);
    if (isAny || (!types.isEmpty() && std::ranges::all_of(types, isJsonType)))
        return std::nullopt;
    ApiError refused = invalidResponse(reply.status, GateWords::tr("something other than JSON"));
    if (types.isEmpty() || types == QList<QByteArray>{""})
        refused.detail = GateWords::tr("a response without a content type");
    else if (std::ranges::all_of(types, isPage)) {
        refused.detail = GateWords::tr("HTML instead of JSON");
        refused.reason = ApiError::Reason::WebPage;
    }
    return refused;
}

/// The declared length of the body; null if several headers contradict each other.
QByteArray lengthOf(const HttpReply &reply)
{
    const QList<QByteArray> lengths = reply.items("content-length");
    const QByteArray &length = lengths.constFirst();
    const bool isPlain = reply.values("transfer-encoding").isEmpty() && !length.isEmpty()
        && std::all_of(length.begin(), length.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isPlain && lengths.count(length) == lengths.size() ? length : QByteArray();
}

} // namespace

qint64 announcedLength(const QByteArray &digits)
{
    bool isRepresentable = false;
    const qint64 length = digits.toLongLong(&isRepresentable);
    return isRepresentable ? length : std::numeric_limits<qint64>::max();
}

std::optional<bool> isGzip(const HttpReply &reply)
{
    QList<QByteArray> codings = reply.items("content-encoding");
    // None of these is a coding; the character set is a common mistake.
    for (const char *none : {"", "identity", "none", "utf-8", "utf8"})
        codings.removeAll(QByteArray(none));
    const bool isCompressed = codings == QList<QByteArray>{"gzip"} || codings == QList<QByteArray>{"x-gzip"};
    return isCompressed || codings.isEmpty() ? std::optional(isCompressed) : std::nullopt;
}

bool isWebPage(QByteArrayView body)
{
    constexpr qsizetype maxDigits = 14;
    const QByteArrayView text = body.trimmed();
    const QByteArray start = text.first(std::min(maxDigits, text.size())).toByteArray().toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html");
}

ApiError tooLargeResponse(int status)
{
    ApiError error = invalidResponse(status, GateWords::tr("larger than any valid response"));
    error.reason = ApiError::Reason::ResponseTooLarge;
    return error;
}

Outcome<AnnouncedBody, ApiError> validateHead(const HttpReply &reply, DocumentType type)
{
    const auto refused = [&reply](const QString &why) { return invalidResponse(reply.status, why); };
    if (reply.status < 200 || reply.status > 299)
        return refused(GateWords::tr("an invalid status code"));
    if (reply.status == 206)
        return refused(GateWords::tr("a partial response"));
    AnnouncedBody body{.isNone = reply.status == 204};
    if (!reply.values("content-length").isEmpty()) {
        const QByteArray length = lengthOf(reply);
        if (length.isNull())
            return refused(GateWords::tr("a response with conflicting lengths"));
        body.length = announcedLength(length);
    }
    if (body.isNone)
        return body;
    if (auto problem = contentTypeProblem(reply, type))
        return *std::move(problem);
    const auto isCompressed = isGzip(reply);
    if (!isCompressed)
        return refused(GateWords::tr("an unsupported compression format"));
    body.isCompressed = *isCompressed;
    return body;
}

BodyValidator::BodyValidator(int status, const AnnouncedBody &announced, qint64 maxBytes)
    : m_status(status), m_announced(announced), m_largest(maxBytes),
      m_inflater(announced.isCompressed ? std::make_unique<Inflater>(maxBytes) : nullptr)
{
}

std::optional<ApiError> BodyValidator::take(QByteArrayView arrived, const Sink &sink)
{
    if (arrived.isEmpty())
        return std::nullopt;
    m_arrived += arrived.size();
    if (m_announced.isNone)
        return invalidResponse(m_status, GateWords::tr("unexpected content"));
    if (m_announced.length && m_arrived > *m_announced.length)
        return invalidResponse(m_status, GateWords::tr("a response with the wrong length"));
    if (m_arrived > m_largest)
        return tooLargeResponse(m_status);
    const auto forward = [this, &sink](QByteArrayView piece) {
        m_isBlank = m_isBlank && piece.trimmed().isEmpty();
        return sink(piece);
    };
    if (!m_inflater)
        return forward(arrived);
    std::optional<ApiError> sinkError;
    const bool isGood = m_inflater->feed(arrived, [&sinkError, &forward](QByteArrayView piece) {
        sinkError = forward(piece);
        return !sinkError;
    });
    if (!isGood && !sinkError && m_inflater->exceedsLimit())
        return tooLargeResponse(m_status);
    if (!isGood && !sinkError)
        sinkError = invalidResponse(m_status, GateWords::tr("incomplete or damaged compressed data"));
    return sinkError;
}

std::optional<ApiError> BodyValidator::finish() const
{
    if (m_announced.isNone)
        return std::nullopt;
    if (m_announced.length && m_arrived != *m_announced.length)
        return invalidResponse(m_status, GateWords::tr("a response with the wrong length"));
    // Compressed data must be complete even if it inflates to nothing.
    if (m_inflater && m_arrived > 0 && !m_inflater->isComplete())
        return invalidResponse(m_status, GateWords::tr("incomplete or damaged compressed data"));
    if (m_isBlank)
        return invalidResponse(m_status, GateWords::tr("an empty response"));
    return std::nullopt;
}

Outcome<QByteArray, ApiError> validateReply(const HttpReply &reply, qint64 maxBytes, DocumentType type)
{
    auto head = validateHead(reply, type);
    if (!head.ok())
        return std::move(head).error();
    QByteArray inflated;
    const bool isCompressed = head.value().isCompressed;
    BodyValidator validator(reply.status, head.value(), maxBytes);
    const auto collect = [&inflated, isCompressed](QByteArrayView piece) -> std::optional<ApiError> {
        if (wire::isInterrupted())
            return ApiError{.kind = ApiError::Kind::ConnectionLost}; // the result is no longer wanted
        if (isCompressed) {                                          // otherwise reply.body has it
            const qsizetype before = inflated.size();
            inflated.resize(before + piece.size()); // grows in place; append() would reallocate and copy it
            std::memcpy(inflated.data() + before, piece.data(), size_t(piece.size()));
        }
        return std::nullopt;
    };
    for (qsizetype from = 0; from < reply.body.size(); from += PieceSize)
        if (auto refused = validator.take(
                QByteArrayView(reply.body).sliced(from, qMin(PieceSize, reply.body.size() - from)), collect))
            return std::move(*refused);
    if (auto refused = validator.finish())
        return std::move(*refused);
    return isCompressed ? inflated : reply.body;
}

} // namespace labdesk::api
