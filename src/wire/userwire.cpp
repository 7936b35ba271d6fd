// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userwire.h"

#include "domain/usercolumns.h"
#include "wire/errorwire.h"
#include "wire/jsonreader.h"
#include "wire/userreading.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

/// Reads only the IDs, because the user is requested again.
std::optional<CreatedUser> readCreatedIds(const JsonCursor &root)
{
    JsonObject fields(root);
    fields.known("team_id"_L1);
    for (const UserColumnRow &column : userColumns)
        if (column.json)
            fields.known(QLatin1StringView(column.json));
    auto id = readUserId(fields.at("user_id"_L1));
    const JsonCursor client = fields.at("client_user_id"_L1);
    const QString clientUserId = client.value().toString();
    // Other responses have a user ID, too, next to their own members.
    if (client.value().isUndefined() && !fields.rest().isEmpty())
        client.fail(u"missing"_s);
    return id && !root.reading().failed() ? std::optional(CreatedUser{*std::move(id), clientUserId, std::nullopt})
                                          : std::nullopt;
}

void setDate(QJsonObject &object, QLatin1String key, QDate date)
{
    if (date.isValid())
        object.insert(key, date.toString(Qt::ISODate));
}

} // namespace

template <> Decoding<User> decode(const QByteArray &body)
{
    JsonDecodeContext reading;
    const auto root = parseJson(reading, JsonPath(), body);
    auto user = root ? readUser(JsonCursor(reading, *root, JsonPath())) : std::nullopt;
    if (!user)
        return *reading.error();
    return reading.finish(*std::move(user));
}

template <> Decoding<CreatedUser> decode(const QByteArray &body)
{
    JsonDecodeContext reading;
    const auto root = parseJson(reading, JsonPath(), body);
    if (!root)
        return *reading.error();
    // The user was created, whatever else the response says: a part that can't be read must not look like a failure.
    JsonDecodeContext whole;
    if (auto user = readUser(JsonCursor(whole, *root, JsonPath())))
        return whole.finish(CreatedUser{user->id, user->clientUserId, user});
    auto created = readCreatedIds(JsonCursor(reading, *root, JsonPath()));
    if (!created)
        return *reading.error();
    return reading.finish(*std::move(created));
}

Decoding<Done> decodeChangedUser(const QByteArray &body, const UserId &id)
{
    auto done = decode<Done>(body);
    if (done.ok())
        return done;
    const auto user = decode<User>(body);
    return user.ok() && user.value().value.id == id ? Decoding<Done>(Decoded<Done>{}) : done;
}

QByteArray encodeNewUser(const NewUser &user)
{
    QJsonObject object{{u"client_user_id"_s, user.clientUserId}};
    if (!user.timeZone.isEmpty())
        object.insert("fallback_time_zone"_L1, user.timeZone);
    setDate(object, "fallback_birth_date"_L1, user.birthDate);
    setDate(object, "ingestion_start"_L1, user.ingestionStart);
    setDate(object, "ingestion_end"_L1, user.ingestionEnd);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray encodeUserPatch(const UserPatch &patch)
{
    QJsonObject object;
    if (patch.timeZone)
        object.insert("fallback_time_zone"_L1, *patch.timeZone);
    setDate(object, "fallback_birth_date"_L1, patch.birthDate.value_or(QDate()));
    setDate(object, "ingestion_start"_L1, patch.ingestionStart.value_or(QDate()));
    setDate(object, "ingestion_end"_L1, patch.ingestionEnd.value_or(QDate()));
    if (patch.clientUserId)
        object.insert("client_user_id"_L1, *patch.clientUserId);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace labdesk::wire
