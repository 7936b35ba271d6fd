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
#include <string>
#include <string_view>

namespace labdesk::service {

namespace beast = boost::beast;
namespace http = beast::http;

using Message = http::request<http::string_body>;

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
    const auto coding = message[http::field::content_encoding];
    if (!coding.empty() && !beast::iequals(coding, "identity")) // the body isn't what its type says
        return 415;
    if (message.version() != 10 && message.version() != 11)
        return 400;
    if (message.version() == 11 && message.count(http::field::host) != 1)
        return 400;
    return {};
}

inline bool hasFold(std::string_view head)
{
    return head.find("\r\n ") != std::string_view::npos || head.find("\r\n\t") != std::string_view::npos;
}

// Clients of HTTP/1.0 couldn't read a response before the response (RFC 9110, 10.1.1).
inline bool expectsContinue(const Message &message)
{
    return message.version() == 11 && beast::iequals(message[http::field::expect], "100-continue");
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
    request.fields.reserve(static_cast<std::size_t>(std::distance(message.begin(), message.end())));
    for (const auto &field : message)
        request.fields.emplace_back(toBytes(field.name_string()), toBytes(field.value()));
    takeAuthority(request);
    return request;
}

inline std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

// The value of the Date field, which is formatted once a second.
class HttpDate
{
public:
    const std::string &text()
    {
        const qint64 now = QDateTime::currentSecsSinceEpoch();
        if (now != m_second) {
            m_second = now;
            m_text = QLocale::c()
                         .toString(QDateTime::fromSecsSinceEpoch(now, Qt::UTC), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'")
                         .toStdString();
        }
        return m_text;
    }

private:
    qint64 m_second = -1;
    std::string m_text;
};

// Writes the fields of a response, into a string, whose append() is inline. Its own fields replace those of every
// response, and later ones earlier ones.
class FieldWriter
{
public:
    FieldWriter(std::string &out, const HttpFields &own) : m_out(out), m_own(own) { }

    void common(std::string_view name, std::string_view value)
    {
        if (!isAmong(m_own.begin(), {name.data(), qsizetype(name.size())}))
            write(name, value);
    }
    void own()
    {
        for (auto field = m_own.begin(); field != m_own.end(); ++field)
            if (!isAmong(field + 1, field->first))
                write(viewOf(field->first), viewOf(field->second));
    }

private:
    bool isAmong(HttpFields::const_iterator first, QByteArrayView name) const
    {
        return std::any_of(first, m_own.end(), [name](const auto &field) {
            return field.first.size() == name.size() && field.first.compare(name, Qt::CaseInsensitive) == 0;
        });
    }
    void write(std::string_view name, std::string_view value)
    {
        m_out.append(name).append(": ").append(value).append("\r\n");
    }

    std::string &m_out;
    const HttpFields &m_own;
};

// Writes the status line and the fields into `head`, in place of what is there.
inline void writeHead(std::string &head, const Message &request, const HttpResponse &response, bool keepAlive,
                      std::string_view date, std::string_view requestId)
{
    head.clear();
    const auto reason = http::obsolete_reason(http::int_to_status(static_cast<unsigned>(response.status)));
    head.append("HTTP/1.").append(1, static_cast<char>('0' + request.version() % 10)).append(1, ' ');
    head.append(std::to_string(response.status)).append(1, ' ').append(reason.data(), reason.size()).append("\r\n");
    FieldWriter fields(head, response.fields);
    if (keepAlive != (request.version() >= 11)) // what isn't the default of the version
        fields.common("Connection", keepAlive ? "keep-alive" : "close");
    fields.common("Date", date);
    fields.common("X-Request-Id", requestId);
    fields.common("Cache-Control", "no-store"); // responses contain health data
    fields.common("X-Content-Type-Options", "nosniff");
    if (response.status != 204) { // a 204 must have neither
        fields.common("Content-Type", viewOf(response.contentType));
        const qint64 size = response.source ? response.source->size() : response.body.size();
        if (size != BodySource::unknownSize)
            fields.common("Content-Length", std::to_string(size));
        else if (request.version() == 11) // in HTTP/1.0, closing the connection ends the body
            fields.common("Transfer-Encoding", "chunked");
    }
    fields.own();
    head.append("\r\n");
}

} // namespace labdesk::service
