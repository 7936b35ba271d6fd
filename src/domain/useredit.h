// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QDate>
#include <QString>

#include <array>
#include <vector>

namespace labdesk {

/// The parts of a user that can be changed (operation 8).
enum class UserField { ClientId, TimeZone, BirthDate, IngestionStart, IngestionEnd };
using UserFieldList = std::vector<UserField>;
inline constexpr std::array allUserFields{UserField::ClientId, UserField::TimeZone, UserField::BirthDate,
                                          UserField::IngestionStart, UserField::IngestionEnd};

/// The name in the contract and the field notes: "client_user_id".
QString wireName(UserField field);
QString userFieldName(UserField field); ///< for display: "Client ID", translated

// The value of one part as text: a client ID, a zone, or YYYY-mm-dd. Empty: none.
QString valueOf(const User &user, UserField field);
QString valueOf(const UserPatch &patch, UserField field);

UserFieldList fieldsIn(const UserPatch &patch);
/// The parts of `patch` that are different in `user`, or missing.
UserFieldList fieldsMissingIn(const User &user, const UserPatch &patch);
/// The parts of `entered` that differ from the existing user `before`. An empty part changes nothing, because values
/// can't be removed.
UserPatch changesTo(const User &before, const NewUser &entered);
/// The current values in `user` of the parts that `patch` changes; those without a value are absent.
UserPatch valuesBefore(const User &user, const UserPatch &patch);
/// The user with the values of `patch` applied.
User withValues(User user, const UserPatch &patch);
UserPatch onlyFields(const UserPatch &patch, const UserFieldList &fields);

/// Why a value would be rejected, as far as that is known before it is sent.
enum class UserProblem {
    None,
    NoClientId,
    SurroundingSpaces,
    ControlCharacters,
    TooLong, ///< over 1,024 characters
    FutureBirthDate,
    EndBeforeStart,
};
UserProblem clientIdProblem(const QString &clientUserId);
/// What is wrong with one part of `entered`. `today`: the local date.
UserProblem problemOf(const NewUser &entered, UserField field, const QDate &today);

} // namespace labdesk
