// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userreading.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

bool hasValue(const QJsonValue &object, QLatin1String key)
{
    const QJsonValue value = object[key];
    return !value.isNull() && !value.isUndefined();
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
    JsonDecodeContext &reading = at.reading();
    if (at.value().isString()) { // a deployment that sends the slug alone
        at.drift();
        source.slug = source.name = reading.shared(at.string());
        return;
    }
    JsonObject fields(at);
    source.slug = reading.shared(fields.string("slug"_L1));
    const JsonCursor name = fields.at("name"_L1);
    if (!name.isGiven())
        name.drift();
    source.name = name.isGiven() ? reading.shared(name.string()) : source.slug; // a source needs a name
    source.logo = reading.shared(fields.text("logo"_L1));
}

/// Returns nothing if the source isn't named.
std::optional<ConnectedSource> readSource(const JsonCursor &at)
{
    if (!at.isGiven()) {
        at.drift();
        return std::nullopt;
    }
    ConnectedSource source;
    if (at.value().isString()) {
        readSourceNames(at, source);
        return source;
    }
    JsonObject fields(at);
    const JsonCursor names = fields.at("source"_L1);
    const JsonCursor otherNames = fields.at("provider"_L1);
    const JsonCursor &given = !names.isGiven() && otherNames.isGiven() ? otherNames : names;
    const bool isNamed = given.isGiven() && !(given.value().isObject() && !hasValue(given.value(), "slug"_L1));
    source.createdOn = readMoment(fields.at("created_on"_L1));
    if (!isNamed) {
        names.drift();
        return std::nullopt;
    }
    readSourceNames(given, source);
    if (names.isGiven() && otherNames.isGiven() && names.value() != otherNames.value())
        otherNames.drift(); // if both are present, they should be equal
    return source;
}

/// Reads the sources that can be decoded. The contract has the list in each user, even if empty, but a user without it
/// is accepted.
std::vector<ConnectedSource> readSources(const JsonCursor &at)
{
    if (!at.isGiven()) {
        at.drift();
        return {};
    }
    std::vector<ConnectedSource> sources;
    for (auto &source : readList<std::optional<ConnectedSource>>(at, readSource))
        if (source)
            sources.push_back(*std::move(source));
    return sources;
}

std::optional<FallbackTimeZone> readTimeZone(const JsonCursor &at)
{
    if (!at.isFilled())
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
    if (!at.isFilled())
        return std::nullopt;
    FallbackBirthDate fallbackDate;
    if (at.value().isString()) {
        fallbackDate.text = at.value().toString();
    } else {
        JsonObject fields(at);
        fallbackDate.text = fields.string("value"_L1);
        fallbackDate.sourceSlug = at.reading().shared(fields.text("source_slug"_L1));
        fallbackDate.updatedAt = readMoment(fields.at("updated_at"_L1));
    }
    // Qt::ISODate also accepts a time after the date; a format string would take ten times as long.
    if (fallbackDate.text.size() == 10)
        fallbackDate.date = QDate::fromString(fallbackDate.text, Qt::ISODate);
    return fallbackDate;
}

} // namespace

std::optional<UserId> readUserId(const JsonCursor &at)
{
    const QString text = at.string();
    std::optional<UserId> id = UserId::parse(text);
    if (!id)
        at.fail(u"cannot be used as an id"_s);
    return id;
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
              .sources = readSources(fields.at("connected_sources"_L1)),
              .timeZone = readTimeZone(fields.at("fallback_time_zone"_L1)),
              .birthDate = readBirthDate(fields.at("fallback_birth_date"_L1)),
              .ingestionStart = readOptionalMoment(fields.at("ingestion_start"_L1)),
              .ingestionEnd = readOptionalMoment(fields.at("ingestion_end"_L1))};
    return at.reading().failed() ? std::nullopt : std::optional(std::move(user));
}

std::optional<qint64> readUserEnvelope(const JsonCursor &root, const QString &key)
{
    JsonObject fields(root);
    const QJsonObject object = root.value().toObject();
    const QString list = keyOfList(object, key);
    if (list.isEmpty() || list == "users"_L1 || !object.value(list).toArray().isEmpty())
        (void)fields.at("users"_L1).array(); // fails with its path if it is missing or not an array
    else if (!arraysOfObjects(object).isEmpty())
        root.fail(u"has several lists"_s);
    const JsonCursor total = fields.at("total"_L1);
    const auto count = total.optionalInteger();
    if (count && *count < 0)
        total.fail(u"must not be negative"_s);
    if (const JsonCursor success = fields.at("success"_L1); success.value() == QJsonValue(false))
        success.fail(u"must not be false"_s);
    fields.known("offset"_L1);
    fields.known("limit"_L1);
    return count;
}

} // namespace labdesk::wire
