// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk::api {

/// The messages of NTLMv2 (MS-NLMP) for signing in to a proxy. No signing or sealing, which a proxy doesn't use; LM and
/// NTLMv1 are never used.
namespace ntlm {

struct Account
{
    QString user; ///< NAME, DOMAIN\NAME or NAME@DOMAIN
    const Secret &password;
};

/// Values that differ for each message.
struct Moment
{
    QByteArray clientChallenge; ///< 8 bytes
    quint64 fileTime;           ///< tenths of microseconds since 1601
    static Moment now();
};

QByteArray negotiate(); ///< type 1

/// The type 3 response to a type 2 message; nothing if that is invalid.
std::optional<QByteArray> authenticate(const QByteArray &challenge, const Account &account,
                                       const Moment &moment = Moment::now());

} // namespace ntlm
} // namespace labdesk::api
