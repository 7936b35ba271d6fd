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

/// The result of one request, before it is interpreted: the head and the body as received. Chunks are joined, nothing
/// is decompressed. Interim responses (1xx) are left out.
struct HttpReply
{
    enum class End {
        Complete, ///< complete as HTTP; responsevalidator.h says whether it is usable
        HostNotFound,
        Refused,
        ProxyFailed,
        ProxySignIn, ///< it requires a user name and a password, and got none or refused them
        TlsFailed,
        NoTls,              ///< the server doesn't speak TLS
        CertificateWanted,  ///< the client's; the server read nothing
        CertificateRefused, ///< the client's
        Lost,               ///< closed or reset too early
        Garbled,            ///< nothing that is HTTP, or that can be read in one way only
        Silent,             ///< nothing moved for the idle timeout
        DeadlinePassed,
        TooLarge,
        Unwanted, ///< the body sink rejected the body; `refused` says why
    };

    End end = End::Complete;
    bool nothingWasSent = false; ///< certain: not a byte of the request left this machine
    int status = 0;              ///< 0: no head came
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {}; ///< empty where it was handed on while it came
    qint64 bodyBytes = 0; ///< of the body, as they came, wherever they went
    std::optional<ApiError> refused = {};
    bool wasHandedOn = false;                         ///< some of the body was; it cannot be asked for again
    RequestTiming timing = {};                        ///< without the queue
    QString tlsReason = {};                           ///< in our own words, translated; for TlsFailed
    ApiError::Reason reason = ApiError::Reason::None; ///< what is known beyond its end
    int proxyStatus = 0;                              ///< of a proxy that let nothing through
    QUrl url = {};                                    ///< what was asked for

    /// All of that name, in any case.
    QList<QByteArray> values(QByteArrayView name) const
    {
        QList<QByteArray> found;
        for (const auto &[key, value] : headers)
            if (name.compare(key, Qt::CaseInsensitive) == 0)
                found += value.isNull() ? QByteArray("") : value;
        return found;
    }
    /// The same as one value, null where there is none: several that are alike count once, others are joined by ", ".
    QByteArray header(QByteArrayView name) const
    {
        const QList<QByteArray> found = values(name);
        const auto isSame = [&found](const QByteArray &value) { return value.trimmed() == found.first().trimmed(); };
        return found.isEmpty() ? QByteArray() : std::ranges::all_of(found, isSame) ? found.first() : found.join(", ");
    }
    /// The items of lists of that name (RFC 9110, section 5.6.1), in lower case.
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
