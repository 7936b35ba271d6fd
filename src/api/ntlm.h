// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace labdesk::api {

/// The messages of NTLMv2 (MS-NLMP) for signing in to a proxy. Without signing or sealing, which a proxy has no use
/// for; LM and NTLMv1 are never used.
namespace ntlm {

struct Account
{
    QString user; ///< NAME, DOMAIN\NAME or NAME@DOMAIN
    const Secret &password;
};

/// What differs each time.
struct Moment
{
    QByteArray clientChallenge; ///< 8 bytes
    quint64 fileTime;           ///< tenths of microseconds since 1601
    static Moment now();
};

QByteArray negotiate(); ///< type 1

/// Type 3 to a message of type 2; nothing when that is none.
std::optional<QByteArray> authenticate(const QByteArray &challenge, const Account &account,
                                       const Moment &moment = Moment::now());

} // namespace ntlm
} // namespace labdesk::api
