// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/timestamp.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// A data source in a user's record (contract 2.2). `slug` names the provider.
struct ConnectedSource
{
    QString name;
    QString slug;
    QString logo; ///< a URL; empty: none
    Timestamp createdOn;
    friend bool operator==(const ConnectedSource &, const ConnectedSource &) = default;
};

/// Contract 2.3. A deployment that sends a plain string gives only `id`.
struct FallbackTimeZone
{
    QString id;         ///< IANA identifier, not validated: shown as received
    QString sourceSlug; ///< "manual" if set through the API
    Timestamp updatedAt;
    friend bool operator==(const FallbackTimeZone &, const FallbackTimeZone &) = default;
};

/// Contract 2.4. Health data: never in a title, a log, or a file.
struct FallbackBirthDate
{
    QString text; ///< as received
    QDate date;   ///< invalid if `text` isn't YYYY-mm-dd
    QString sourceSlug;
    Timestamp updatedAt;
    friend bool operator==(const FallbackBirthDate &, const FallbackBirthDate &) = default;
};

/// An end user of the team (contract 2.1).
struct User
{
    UserId id;
    QString teamId;
    QString clientUserId; ///< chosen by the client; must not be personal data, but may be: see pii.h
    Timestamp createdOn;
    std::vector<ConnectedSource> sources;
    std::optional<FallbackTimeZone> timeZone;
    std::optional<FallbackBirthDate> birthDate;
    std::optional<Timestamp> ingestionStart;
    std::optional<Timestamp> ingestionEnd;
    friend bool operator==(const User &, const User &) = default;
};

/// The result of a create request: IDs only, or the whole user (field notes, operation 1).
struct CreatedUser
{
    UserId id;
    QString clientUserId;
    std::optional<User> whole;
};

/// A user to create (contract 4.1 and field notes, operation 1). Absent parts are not sent.
struct NewUser
{
    QString clientUserId;
    QString timeZone; ///< IANA identifier; empty: none
    QDate birthDate;  ///< invalid: none
    QDate ingestionStart;
    QDate ingestionEnd;
};

/// Changes to a user; at least one part. Absent parts stay as they are.
struct UserPatch
{
    std::optional<QString> timeZone; ///< IANA identifier
    std::optional<QDate> birthDate;
    std::optional<QDate> ingestionStart;
    std::optional<QDate> ingestionEnd;
    std::optional<QString> clientUserId;
};

} // namespace labdesk
