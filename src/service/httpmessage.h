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

/// A request as it came: the target is raw (not decoded), field names keep their spelling.
struct HttpRequest
{
    QByteArray method;
    QByteArray target;
    int minorVersion = 1; ///< of HTTP/1
    HttpFields fields = {};
    QByteArray body = {};
    QByteArray id = {};  ///< for logs; the answer carries it as X-Request-Id
    IpAddress peer = {}; ///< who asks

    QByteArray path() const { return target.left(pathSize()); }
    QByteArray query() const { return target.mid(pathSize() + 1); } ///< behind the question mark

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

/// A body that is made while it is sent, block by block, each when the one before has been taken.
class BodySource
{
public:
    BodySource() = default;
    virtual ~BodySource() = default;
    BodySource(const BodySource &) = delete;
    BodySource &operator=(const BodySource &) = delete;

    static constexpr qint64 unknownSize = -1;

    /// Bytes that all blocks have together, where that is known before the first.
    virtual qint64 size() const = 0;

    /// The next bytes; empty at the end. Throws when they cannot be had: the connection is then cut short.
    virtual QByteArray next() = 0;

    /// Whether keeping the body open for `age`, with `sent` bytes taken so far, costs other requests too much. The
    /// connection is then closed. Called in the server's thread, also while next() runs.
    virtual bool isTooExpensive(std::chrono::milliseconds /*age*/, qint64 /*sent*/) const { return false; }
};

struct HttpResponse
{
    int status = 200;
    QByteArray body = {};
    QByteArray contentType = "application/json";
    HttpFields fields = {};                  ///< beside the ones that every answer carries
    std::unique_ptr<BodySource> source = {}; ///< instead of body

    // For metrics and logs.
    QByteArray route = {};       ///< "/v2/user/{}"
    bool databaseFailed = false; ///< which is why it is 500

    /// The request was refused because another process has locked the database for a moment. Nothing was done, so it
    /// can be processed again.
    bool isBusy = false;

    // For drills only.
    std::chrono::milliseconds delay{0}; ///< passes before the answer is sent
    bool dropped = false;               ///< the connection ends without an answer
    bool raw = false;                   ///< body is everything that is sent, head included; then the connection ends
};

/// The last address in X-Forwarded-For: the one that the proxy nearest to us was asked by.
inline std::optional<IpAddress> forwardedPeer(const HttpRequest &request)
{
    const auto fields = request.values("x-forwarded-for");
    return fields.isEmpty() ? std::nullopt : IpAddress::parsePeer(fields.back().split(',').back().trimmed());
}

/// "application/json" of "Application/JSON; charset=utf-8".
inline QByteArray mediaType(const QByteArray &field)
{
    return field.split(';').first().trimmed().toLower();
}

/// Makes an answer that is sent block by block one with a body.
inline void loadBody(HttpResponse &response)
{
    if (const auto source = std::exchange(response.source, nullptr))
        for (QByteArray block = source->next(); !block.isEmpty(); block = source->next())
            response.body += block;
}

} // namespace labdesk::service
