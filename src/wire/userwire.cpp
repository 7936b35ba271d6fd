// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userwire.h"

#include "domain/knownvalues.h"
#include "wire/jsonreader.h"
#include "wire/listsplitter.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

std::optional<UserId> readUserId(const JsonCursor &at)
{
    const QString text = at.string();
    std::optional<UserId> id = UserId::parse(text);
    if (!id)
        at.fail(u"cannot be used as an id"_s);
    return id;
}

Timestamp readMoment(const JsonCursor &at)
{
    const auto text = at.optionalString();
    return text ? Timestamp::parse(*text) : Timestamp();
}

std::optional<Timestamp> readOptionalMoment(const JsonCursor &at)
{
    const auto text = at.optionalString();
    return text ? std::optional(Timestamp::parse(*text)) : std::nullopt;
}

void readSourceNames(const JsonCursor &at, ConnectedSource &source)
{
    JsonObject fields(at);
    JsonReading &reading = at.reading();
    source.name = reading.shared(fields.string("name"_L1));
    source.slug = reading.shared(fields.openString("slug"_L1, known::providerSlugs()));
    source.logo = reading.shared(fields.text("logo"_L1));
}

ConnectedSource readSource(const JsonCursor &at)
{
    JsonObject fields(at);
    ConnectedSource source;
    const JsonCursor names = fields.at("source"_L1);
    const JsonCursor otherNames = fields.at("provider"_L1);
    readSourceNames(!names.isGiven() && otherNames.isGiven() ? otherNames : names, source);
    if (names.isGiven() && otherNames.isGiven() && names.value() != otherNames.value())
        otherNames.drift(); // beside each other they are the same object
    source.createdOn = readMoment(fields.at("created_on"_L1));
    return source;
}

std::optional<FallbackTimeZone> readTimeZone(const JsonCursor &at)
{
    if (!at.isGiven())
        return std::nullopt;
    FallbackTimeZone zone;
    if (at.value().isString()) {
        zone.id = at.value().toString();
        return zone;
    }
    JsonObject fields(at);
    zone.id = at.reading().shared(fields.string("id"_L1));
    zone.sourceSlug = at.reading().shared(fields.text("source_slug"_L1));
    zone.updatedAt = readMoment(fields.at("updated_at"_L1));
    return zone;
}

std::optional<FallbackBirthDate> readBirthDate(const JsonCursor &at)
{
    if (!at.isGiven())
        return std::nullopt;
    FallbackBirthDate birth;
    if (at.value().isString()) {
        birth.text = at.value().toString();
    } else {
        JsonObject fields(at);
        birth.text = fields.string("value"_L1);
        birth.sourceSlug = at.reading().shared(fields.text("source_slug"_L1));
        birth.updatedAt = readMoment(fields.at("updated_at"_L1));
    }
    if (birth.text.size() == 10) // the ISO reader takes a time behind it, too; a pattern would take ten times as long
        birth.date = QDate::fromString(birth.text, Qt::ISODate);
    return birth;
}

std::optional<User> readUser(const JsonCursor &at)
{
    JsonObject fields(at);
    auto id = readUserId(fields.at("user_id"_L1));
    if (!id)
        return std::nullopt;
    User user{.id = *std::move(id),
              .teamId = at.reading().shared(fields.string("team_id"_L1)),
              .clientUserId = fields.string("client_user_id"_L1),
              .createdOn = Timestamp::parse(fields.string("created_on"_L1)),
              .sources = readList<ConnectedSource>(fields.at("connected_sources"_L1), readSource),
              .timeZone = readTimeZone(fields.at("fallback_time_zone"_L1)),
              .birthDate = readBirthDate(fields.at("fallback_birth_date"_L1)),
              .ingestionStart = readOptionalMoment(fields.at("ingestion_start"_L1)),
              .ingestionEnd = readOptionalMoment(fields.at("ingestion_end"_L1))};
    return at.reading().failed() ? std::nullopt : std::optional(std::move(user));
}

/// What stood around the list of users.
void readEnvelope(const JsonCursor &root, UserPage &page)
{
    JsonObject fields(root);
    (void)fields.at("users"_L1).array(); // names it where it is missing or something else
    const JsonCursor total = fields.at("total"_L1);
    page.total = total.optionalInteger();
    if (page.total && *page.total < 0)
        total.fail(u"must not be negative"_s);
    fields.known("offset"_L1);
    fields.known("limit"_L1);
}

/// The ids alone. Whatever else stands there is not read: the user is asked for again.
std::optional<CreatedUser> readCreatedIds(const JsonCursor &root)
{
    JsonObject fields(root);
    for (const QLatin1String key : {"team_id"_L1, "created_on"_L1, "connected_sources"_L1, "fallback_time_zone"_L1,
                                    "fallback_birth_date"_L1, "ingestion_start"_L1, "ingestion_end"_L1})
        fields.known(key);
    auto id = readUserId(fields.at("user_id"_L1));
    const QString clientUserId = fields.at("client_user_id"_L1).value().toString();
    return id ? std::optional(CreatedUser{*std::move(id), clientUserId, std::nullopt}) : std::nullopt;
}

void setDate(QJsonObject &object, QLatin1String key, QDate date)
{
    if (date.isValid())
        object.insert(key, date.toString(Qt::ISODate));
}

} // namespace

Decoding<User> decodeUser(const QByteArray &body)
{
    JsonReading reading;
    const auto root = parseJson(reading, JsonPath(), body);
    auto user = root ? readUser(JsonCursor(reading, *root, JsonPath())) : std::nullopt;
    if (!user)
        return *reading.error();
    return reading.finish(*std::move(user));
}

Decoding<UserPage> decodeUserPage(const QByteArray &body)
{
    ListSplitter splitter("users");
    JsonReading reading;
    UserPage page;
    const auto takeUser = [&](QByteArrayView object, qsizetype index) {
        const JsonPath list = splitter.isBare() ? JsonPath() : JsonPath(u"users");
        const JsonPath path(&list, index);
        const auto root = parseJson(reading, path, QByteArray::fromRawData(object.data(), object.size()));
        auto user = root ? readUser(JsonCursor(reading, *root, path)) : std::nullopt;
        if (user)
            page.users.push_back(*std::move(user));
        return !reading.failed();
    };
    auto broken = splitter.feed(body, takeUser);
    if (!broken && !reading.failed())
        broken = splitter.finish();
    if (broken)
        return *std::move(broken);
    if (!splitter.isBare() && !reading.failed()) {
        if (const auto envelope = parseJson(reading, JsonPath(), splitter.envelope()))
            readEnvelope(JsonCursor(reading, *envelope, JsonPath()), page);
    }
    return reading.finish(std::move(page));
}

Decoding<CreatedUser> decodeCreatedUser(const QByteArray &body)
{
    JsonReading reading;
    const auto root = parseJson(reading, JsonPath(), body);
    if (!root)
        return *reading.error();
    // The user was created, whatever else the answer says: a part that cannot be read must not look like a failure.
    JsonReading whole;
    if (auto user = readUser(JsonCursor(whole, *root, JsonPath())))
        return whole.finish(CreatedUser{user->id, user->clientUserId, user});
    auto created = readCreatedIds(JsonCursor(reading, *root, JsonPath()));
    if (!created)
        return *reading.error();
    return reading.finish(*std::move(created));
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
