// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault.h"
#include "verdicts.h"

#include <QList>

#include <chrono>
#include <utility>

namespace labdesk::tests {

// What responses are put together from, whole and broken. No time goes into any of them.

using When = Play::When;
using Then = Play::Then;

inline constexpr char anyToken[] = "token-0123456789abcdef";

inline QByteArray userJson(const QByteArray &id = "u1")
{
    return R"("user_id":")" + id
        + R"(","team_id":"t1","client_user_id":"c1","created_on":"2026-01-01T00:00:00+00:00","connected_sources":[])";
}

/// A body that is the right answer to each kind of request.
inline QByteArray rightBody()
{
    return R"({"success":true,)" + userJson() + R"(,"users":[{)" + userJson() + R"(}],"total":1,"access_token":")"
        + anyToken + R"(","token_type":"Bearer","expires_in":3600})";
}

inline const QByteArray jsonType = "Content-Type: application/json\r\n";
inline const QByteArray openEnded = jsonType + "Connection: close\r\n";
inline const QByteArray inChunks = jsonType + "Transfer-Encoding: chunked\r\n";
inline const QByteArray gzipCoding = "Content-Encoding: gzip\r\n";

inline QByteArray headWith(const QByteArray &lines, const QByteArray &statusLine = "HTTP/1.1 200 OK")
{
    return statusLine + "\r\n" + lines + "\r\n";
}

inline QByteArray sizeOf(const QByteArray &body, qsizetype more = 0)
{
    return QByteArray::number(body.size() + more);
}

inline QByteArray lengthHead(const QByteArray &length, const QByteArray &lines = {})
{
    return headWith(jsonType + lines + "Content-Length: " + length + "\r\n");
}

inline QByteArray chunkOf(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

inline const QByteArray lastChunk = "0\r\n\r\n";

inline QByteArray goodReply()
{
    return httpReply("200 OK", rightBody());
}

inline Play sends(const QByteArray &bytes, Then then = Then::KeepOpen, When when = When::RequestCame)
{
    return {.when = when, .bytes = bytes, .then = then};
}

inline Play sendsChunks(const QByteArray &chunks, Then then = Then::KeepOpen)
{
    return sends(headWith(inChunks) + chunks, then);
}

inline Play sendsJson(const QByteArray &body)
{
    return sends(httpReply("200 OK", body));
}

inline Play sendsTyped(const QByteArray &body, const QByteArray &type)
{
    return sends(httpReply("200 OK", body, type));
}

/// A page as gateways and web servers send it.
inline QByteArray pageReply(const QByteArray &status, const QByteArray &headers = {}, const QByteArray &words = {})
{
    const QByteArray body = "<html><body><h1>" + status + "</h1>" + words + "</body></html>";
    return "HTTP/1.1 " + status + "\r\nContent-Type: text/html\r\n" + headers + "Content-Length: " + sizeOf(body)
        + "\r\n\r\n" + body;
}

/// One fault, in the order in which a reader wants to know it.
inline Fault fault(const QByteArray &name, const Play &play, const Verdict &verdict,
                   const std::map<RequestKind, Verdict> &except = {})
{
    return {.name = name, .plays = {play}, .verdict = verdict, .except = except};
}

/// The kinds whose answer has no value: any 2xx without a body is enough.
inline std::map<RequestKind, Verdict> nothingIsEnough()
{
    return {{RequestKind::Patch, answered()}, {RequestKind::Delete, answered()}};
}

inline Faults joined(Faults one, const Faults &other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

inline void append(Faults &to, const Faults &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

} // namespace labdesk::tests
