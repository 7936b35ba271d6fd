// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/ipaddress.h"

#include <QByteArray>
#include <QList>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk::service {

using HttpFields = std::vector<std::pair<QByteArray, QByteArray>>;

struct AuthenticationResult; ///< of the request's caller; see authentication.h

/// A request as received: the target is raw (not decoded), and field names keep their spelling.
struct HttpRequest
{
    QByteArray method;
    QByteArray target;
    int minorVersion = 1; ///< minor version of HTTP/1
    HttpFields fields = {};
    QByteArray body = {};
    QByteArray id = {};  ///< for logs; sent in the response as X-Request-Id
    IpAddress peer = {}; ///< address of the client
    /// Found when the head was read, or before for a request with the same fields on the same connection, so that the
    /// key is hashed once. Only for requests to a host that is accepted.
    std::shared_ptr<const AuthenticationResult> authResult = {};

    QByteArray path() const { return target.left(pathSize()); }
    QByteArray query() const { return target.mid(pathSize() + 1); } ///< after the question mark

    /// The values of all fields of that name, in any letter case.
    QList<QByteArray> values(QByteArrayView name) const
    {
        QList<QByteArray> found;
        for (const auto &[field, value] : fields)
            if (field.compare(name, Qt::CaseInsensitive) == 0)
                found.append(value);
        return found;
    }

private:
    qsizetype pathSize() const
    {
        const qsizetype mark = target.indexOf('?');
        return mark < 0 ? target.size() : mark;
    }
};

/// A body that is generated while it is sent, block by block. A block is requested when the previous one has been sent.
class BodySource
{
public:
    BodySource() = default;
    virtual ~BodySource() = default;
    BodySource(const BodySource &) = delete;
    BodySource &operator=(const BodySource &) = delete;

    static constexpr qint64 unknownSize = -1;

    /// The total size of all blocks in bytes, if it is known in advance.
    virtual qint64 size() const = 0;

    /// Returns the next bytes; empty at the end. Throws if they can't be read, and the connection is then closed.
    virtual QByteArray next() = 0;

    /// Whether keeping the body open for `age`, with `sent` bytes sent so far, costs other requests too much. The
    /// connection is then closed. Called in the server's thread, also while next() runs.
    virtual bool isTooExpensive(std::chrono::milliseconds /*age*/, qint64 /*sent*/) const { return false; }
};

struct HttpResponse
{
    int status = 200;
    QByteArray body = {};
    QByteArray contentType = QByteArrayLiteral("application/json");
    HttpFields fields = {};                  ///< in addition to those of every response
    std::unique_ptr<BodySource> source = {}; ///< instead of body

    // For metrics and logs.
    QByteArray route = {};       ///< "/v2/user/{}"
    bool databaseFailed = false; ///< the reason for the 500 or 503, or for no response

    /// The request was refused because another process has locked the database for a moment. Nothing was changed, so it
    /// can be processed again.
    bool isBusy = false;

    // For drills only.
    std::chrono::milliseconds delay{0}; ///< before the response is sent
    bool dropped = false;               ///< close the connection without responding
    bool raw = false; ///< `body` is all that is sent, including the head; the connection is then closed
};

/// The last address in X-Forwarded-For: the client of the proxy nearest to us.
inline std::optional<IpAddress> forwardedPeer(const HttpRequest &request)
{
    const auto fields = request.values("x-forwarded-for");
    return fields.isEmpty() ? std::nullopt : IpAddress::parsePeer(fields.back().split(',').back().trimmed());
}

/// Returns "application/json" for "Application/JSON; charset=utf-8".
inline QByteArray mediaType(const QByteArray &field)
{
    return field.split(';').first().trimmed().toLower();
}

/// Reads a response that is sent block by block into its body.
inline void loadBody(HttpResponse &response)
{
    if (const auto source = std::exchange(response.source, nullptr))
        for (QByteArray block = source->next(); !block.isEmpty(); block = source->next())
            response.body += block;
}

} // namespace labdesk::service
