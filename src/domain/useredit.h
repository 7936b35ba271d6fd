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

/// As the contract and the field notes name it: "client_user_id".
QString wireName(UserField field);
QString userFieldName(UserField field); ///< as a person reads it: "Client ID", translated

// The value of one part as text: a client id, a zone, or YYYY-mm-dd. Empty: there is none.
QString valueOf(const User &user, UserField field);
QString valueOf(const UserPatch &patch, UserField field);

UserFieldList fieldsIn(const UserPatch &patch);
/// The parts of `patch` that `user` holds in another form, or not at all.
UserFieldList missingIn(const User &user, const UserPatch &patch);
/// Of what is `entered` for a user that is there: what differs from `before`. An empty part changes nothing, for
/// nothing can be removed.
UserPatch changesTo(const User &before, const NewUser &entered);
/// What `user` holds now of the parts that `patch` changes; those without a value are absent.
UserPatch valuesBefore(const User &user, const UserPatch &patch);
/// The user with these values in place of its own.
User withValues(User user, const UserPatch &patch);
UserPatch onlyFields(const UserPatch &patch, const UserFieldList &fields);

/// Why a value would be refused, as far as it can be told before anything is sent.
enum class UserProblem {
    None,
    NoClientId,
    BlanksAtEdges,
    ControlCharacters,
    TooLong, ///< over 1,024 characters
    FutureBirthDate,
    EndBeforeStart,
};
UserProblem clientIdProblem(const QString &clientUserId);
/// What is wrong with one part of what is entered. `today` where the person sits.
UserProblem problemOf(const NewUser &entered, UserField field, const QDate &today);

} // namespace labdesk
