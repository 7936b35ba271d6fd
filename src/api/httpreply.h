// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/requestattempt.h"
#include "domain/apierror.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace labdesk::api {

/// What came of one request on the wire, before anybody judges it. The head and the body as they came: chunks are
/// joined, nothing is decompressed. Interim answers (1xx) are left out.
struct HttpReply
{
    enum class End {
        Complete, ///< whole as HTTP; what it is worth, responsevalidator.h says
        HostNotFound,
        Refused,
        ProxyFailed,
        ProxySignIn, ///< it wants a user name and a password, and did not get them or did not take them
        TlsFailed,
        NoTls,              ///< what answers there does not speak it
        CertificateWanted,  ///< of this side; the other one read nothing
        CertificateRefused, ///< that of this side
        Lost,               ///< closed or reset too early
        Garbled,            ///< nothing that is HTTP, or that can be read in one way only
        Silent,             ///< nothing moved for the idle timeout
        DeadlinePassed,
        TooLarge,
        Unwanted, ///< whoever takes the body piece by piece would not have it; `refused` says why
    };

    End end = End::Complete;
    bool nothingWasSent = false; ///< certain: not a byte of the request left this machine
    int status = 0;              ///< 0: no head came
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {}; ///< empty where it was handed on while it came
    qint64 bodyBytes = 0; ///< of the body, as they came, wherever they went
    std::optional<ApiError> refused = {};
    bool wasHandedOn = false;  ///< some of the body was; it cannot be asked for again
    RequestTiming timing = {}; ///< without the queue
    QString tlsReason = {};    ///< in our own words, translated; for TlsFailed

    /// By name, in any case; several of one name are joined by ", ", as the transport does too.
    QByteArray header(QByteArrayView name) const
    {
        QByteArray joined;
        for (const auto &[key, value] : headers) {
            if (name.compare(key, Qt::CaseInsensitive) != 0)
                continue;
            // Null means absent, so an empty value must not look like null; appending an empty one to null would.
            joined = joined.isNull() ? (value.isNull() ? QByteArray("") : value) : joined + ", " + value;
        }
        return joined;
    }
};

} // namespace labdesk::api
