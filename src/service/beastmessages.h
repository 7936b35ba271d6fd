// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Converts between Boost's messages and ours. Only for httpserver.cpp, because Boost compiles slowly.
#include "service/errorbodies.h"

#include <QDateTime>
#include <QLocale>
#include <boost/beast/http.hpp>

#include <algorithm>
#include <optional>

namespace labdesk::service {

namespace beast = boost::beast;
namespace http = beast::http;

using Message = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

template <class View> // Boost's string_view, which isn't the standard one before 1.80
QByteArray toBytes(View view)
{
    return QByteArray(view.data(), static_cast<qsizetype>(view.size()));
}

// Returns the status for a failed read. Nothing if the peer has disconnected or timed out; the connection is then
// closed.
inline std::optional<int> refusalOf(beast::error_code ec)
{
    if (ec == http::error::header_limit || ec == http::error::buffer_overflow)
        return 431;
    if (ec == http::error::body_limit)
        return 413;
    if (ec == http::error::end_of_stream || ec == http::error::partial_message)
        return {};
    if (ec.category() == make_error_code(http::error::bad_method).category())
        return 400;
    return {};
}

// Refuses messages that Beast accepts but this server doesn't. A chunked body is refused because proxies disagree about
// its end, and because Beast merges its trailers into the fields: a key sent as a trailer would authenticate.
inline std::optional<int> refusalOf(const Message &message)
{
    if (message.count(http::field::transfer_encoding) != 0)
        return 501;
    if (message.version() != 10 && message.version() != 11)
        return 400;
    if (message.version() == 11 && message.count(http::field::host) != 1)
        return 400;
    return {};
}

inline HttpResponse refused(int status)
{
    const auto reason = http::obsolete_reason(http::status(status));
    return refused(status, QString::fromLatin1(toBytes(reason)));
}

// A target with scheme and authority, as sent by proxies, names the host and overrides the Host field (RFC 9112,
// 3.2.2).
inline void takeAuthority(HttpRequest &request)
{
    const QByteArray begin = request.target.left(8).toLower();
    const qsizetype scheme = begin == "https://" ? 8 : begin.startsWith("http://") ? 7 : 0;
    if (scheme == 0)
        return;
    const auto isEnd = [](char c) { return c == '/' || c == '?' || c == '#'; };
    const auto end = std::find_if(request.target.cbegin() + scheme, request.target.cend(), isEnd);
    const qsizetype from = end - request.target.cbegin();
    const QByteArray authority = request.target.sliced(scheme, from - scheme);
    request.target.remove(0, from);
    if (!request.target.startsWith('/'))
        request.target.prepend('/');
    std::erase_if(request.fields,
                  [](const auto &field) { return field.first.compare("host", Qt::CaseInsensitive) == 0; });
    request.fields.emplace_back("Host", authority);
}

// Converts everything except the body.
inline HttpRequest requestOf(const Message &message)
{
    HttpRequest request{.method = toBytes(message.method_string()), .target = toBytes(message.target())};
    request.minorVersion = static_cast<int>(message.version() % 10);
    for (const auto &field : message)
        request.fields.emplace_back(toBytes(field.name_string()), toBytes(field.value()));
    takeAuthority(request);
    return request;
}

inline Response headOf(const Message &request, const HttpResponse &answer, bool keepAlive)
{
    Response response(http::int_to_status(static_cast<unsigned>(answer.status)), request.version());
    response.result(static_cast<unsigned>(answer.status)); // keeps status codes that Beast doesn't define
    response.keep_alive(keepAlive);
    const auto now = QLocale::c().toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'");
    response.set(http::field::date, now.toStdString());
    response.set(http::field::cache_control, "no-store"); // responses contain health data
    response.set("X-Content-Type-Options", "nosniff");
    if (answer.status != 204) { // a 204 must have neither
        response.set(http::field::content_type, answer.contentType.constData());
        const qint64 size = answer.source ? answer.source->size() : answer.body.size();
        if (size == BodySource::unknownSize)
            response.chunked(request.version() == 11); // in HTTP/1.0, closing the connection ends the body
        else
            response.content_length(static_cast<std::uint64_t>(size));
    }
    for (const auto &[name, value] : answer.fields)
        response.set(name.toStdString(), value.toStdString());
    return response;
}

} // namespace labdesk::service
