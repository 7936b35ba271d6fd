// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "domain/user.h"
#include "wire/errorwire.h"
#include "wire/userwire.h"

namespace labdesk::api {

inline Endpoint<CreatedUser> createUser(const NewUser &user)
{
    return {.name = "createUser",
            .verb = Verb::Post,
            .segments = {QStringLiteral("v2"), QStringLiteral("user")},
            .trailingSlash = true,
            .body = wire::encodeNewUser(user),
            .decode = &wire::decode<CreatedUser>,
            .answeredId = [asked = user.clientUserId](const CreatedUser &created) -> std::optional<QString> {
                if (!created.whole && created.clientUserId.isEmpty())
                    return std::nullopt; // a whole user names it (contract 2.1), an answer of ids need not
                // Some services store it in another case, or without blanks around it.
                const bool isSame = created.clientUserId.trimmed().compare(asked.trimmed(), Qt::CaseInsensitive) == 0;
                return isSame ? asked : created.clientUserId;
            },
            .askedId = user.clientUserId};
}

inline Endpoint<User> getUser(const UserId &id)
{
    return {.name = "getUser",
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), id.text()},
            .decode = &wire::decode<User>,
            .answeredId = [](const User &user) { return user.id.text(); },
            .askedId = id.text()};
}

inline Endpoint<Done> deleteUser(const UserId &id)
{
    return {.name = "deleteUser",
            .verb = Verb::Delete,
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), id.text()},
            .decode = &wire::decode<Done>};
}

inline Endpoint<Done> patchUser(const UserId &id, const UserPatch &patch)
{
    return {.name = "patchUser",
            .verb = Verb::Patch,
            .segments = {QStringLiteral("v2"), QStringLiteral("user"), id.text()},
            .body = wire::encodeUserPatch(patch),
            .decode = [id](const QByteArray &body) { return wire::decodeChangedUser(body, id); }};
}

} // namespace labdesk::api
