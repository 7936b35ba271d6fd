// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/requestattempt.h"
#include "domain/apierror.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>

namespace labdesk::api {

/// The result of one request before interpretation: the head and the body as received. Chunks are joined, and nothing
/// is inflated. Interim responses (1xx) are skipped.
struct HttpReply
{
    enum class End {
        Complete, ///< complete as HTTP; responsevalidator.h says whether it is usable
        HostNotFound,
        Refused,
        ProxyFailed,
        ProxySignIn, ///< the proxy requires credentials, and got none or refused them
        TlsFailed,
        NoTls,              ///< the server doesn't use TLS
        CertificateNeeded,  ///< the server requires a client certificate, and processed nothing
        CertificateRefused, ///< the server refused the client certificate
        Lost,               ///< closed or reset too early
        Garbled,            ///< not HTTP, or ambiguous
        IdleTimeout,        ///< no data during the idle timeout
        DeadlinePassed,
        TooLarge,
        RejectedBySink, ///< the body sink rejected the body; `refused` says why
    };

    End end = End::Complete;
    bool nothingWasSent = false; ///< certain that no byte of the request was sent
    int status = 0;              ///< 0: no head arrived
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {}; ///< empty if it was streamed
    qint64 bodyBytes = 0; ///< received bytes of the body, also if it was streamed
    std::optional<ApiError> refused = {};
    bool wasStreamed = false;                         ///< part of the body was streamed, so it can't be requested again
    RequestTiming timing = {};                        ///< without the time in the queue
    QString tlsReason = {};                           ///< translated; for TlsFailed
    ApiError::Reason reason = ApiError::Reason::None; ///< more detail than `end`
    int proxyStatus = 0;                              ///< of a proxy that refused the connection
    QString proxy = {};                               ///< "host:port" of the last proxy that was tried
    QUrl url = {};                                    ///< the requested one

    /// All values of a header, whose name is case-insensitive.
    QList<QByteArray> values(QByteArrayView name) const
    {
        QList<QByteArray> found;
        for (const auto &[key, value] : headers)
            if (name.compare(key, Qt::CaseInsensitive) == 0)
                found += value.isNull() ? QByteArray("") : value;
        return found;
    }
    /// The same as one value; null if there is none. Equal values count once, different ones are joined by ", ".
    QByteArray header(QByteArrayView name) const
    {
        const QList<QByteArray> found = values(name);
        const auto isSame = [&found](const QByteArray &value) { return value.trimmed() == found.first().trimmed(); };
        return found.isEmpty() ? QByteArray() : std::ranges::all_of(found, isSame) ? found.first() : found.join(", ");
    }
    /// The items of list headers of that name (RFC 9110, section 5.6.1), in lower case.
    QList<QByteArray> items(QByteArrayView name) const
    {
        QList<QByteArray> found;
        for (const QByteArray &value : values(name))
            for (const QByteArray &item : value.split(','))
                found += item.trimmed().toLower();
        return found;
    }
};

} // namespace labdesk::api
