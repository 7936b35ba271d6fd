// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/useredit.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace labdesk {

namespace {

struct UserFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserFieldWords)

public:
    /// The name in the contract, and the name for display.
    static constexpr std::pair<UserField, std::pair<const char *, const char *>> names[] = {
        {UserField::ClientId, {"client_user_id", QT_TR_NOOP("Client ID")}},
        {UserField::TimeZone, {"fallback_time_zone", QT_TR_NOOP("Time zone")}},
        {UserField::BirthDate, {"fallback_birth_date", QT_TR_NOOP("Birth date")}},
        {UserField::IngestionStart, {"ingestion_start", QT_TR_NOOP("Data collection start")}},
        {UserField::IngestionEnd, {"ingestion_end", QT_TR_NOOP("Data collection end")}},
    };
};
static_assert(isTableOf(UserFieldWords::names, UserField::IngestionEnd));

constexpr qsizetype maxClientIdLength = 1024; // characters

/// The day of a bound, as written. Deployments send a date, or a time with an offset.
QString dayOf(const std::optional<Timestamp> &moment)
{
    if (!moment)
        return {};
    const QString day = moment->text.left(10);
    return QDate::fromString(day, Qt::ISODate).isValid() ? day : moment->text;
}

QString dayOf(const std::optional<QDate> &date)
{
    return date ? date->toString(Qt::ISODate) : QString();
}

} // namespace

QString wireName(UserField field)
{
    return QString::fromLatin1(entryOf(UserFieldWords::names, field).first);
}

QString userFieldName(UserField field)
{
    return UserFieldWords::tr(entryOf(UserFieldWords::names, field).second);
}

QString valueOf(const User &user, UserField field)
{
    switch (field) {
    case UserField::ClientId:
        return user.clientUserId;
    case UserField::TimeZone:
        return user.timeZone ? user.timeZone->id : QString();
    case UserField::BirthDate:
        return user.birthDate ? user.birthDate->text : QString();
    case UserField::IngestionStart:
        return dayOf(user.ingestionStart);
    case UserField::IngestionEnd:
        return dayOf(user.ingestionEnd);
    }
    Q_UNREACHABLE();
}

QString valueOf(const UserPatch &patch, UserField field)
{
    switch (field) {
    case UserField::ClientId:
        return patch.clientUserId.value_or(QString());
    case UserField::TimeZone:
        return patch.timeZone.value_or(QString());
    case UserField::BirthDate:
        return dayOf(patch.birthDate);
    case UserField::IngestionStart:
        return dayOf(patch.ingestionStart);
    case UserField::IngestionEnd:
        return dayOf(patch.ingestionEnd);
    }
    Q_UNREACHABLE();
}

UserFieldList fieldsIn(const UserPatch &patch)
{
    UserFieldList fields;
    std::ranges::copy_if(allUserFields, std::back_inserter(fields),
                         [&patch](UserField field) { return !valueOf(patch, field).isEmpty(); });
    return fields;
}

UserFieldList fieldsMissingIn(const User &user, const UserPatch &patch)
{
    UserFieldList missing = fieldsIn(patch);
    std::erase_if(missing, [&](UserField field) { return valueOf(user, field) == valueOf(patch, field); });
    return missing;
}

UserPatch changesTo(const User &before, const NewUser &entered)
{
    UserPatch all;
    const auto text = [](const QString &value) { return value.isEmpty() ? std::nullopt : std::optional(value); };
    const auto day = [](const QDate &value) { return value.isValid() ? std::optional(value) : std::nullopt; };
    all.clientUserId = text(entered.clientUserId);
    all.timeZone = text(entered.timeZone);
    all.birthDate = day(entered.birthDate);
    all.ingestionStart = day(entered.ingestionStart);
    all.ingestionEnd = day(entered.ingestionEnd);
    return onlyFields(all, fieldsMissingIn(before, all));
}

UserPatch valuesBefore(const User &user, const UserPatch &patch)
{
    const auto day = [&user](UserField field) {
        const QDate date = QDate::fromString(valueOf(user, field), Qt::ISODate);
        return date.isValid() ? std::optional(date) : std::nullopt;
    };
    UserPatch all;
    if (const QString zone = valueOf(user, UserField::TimeZone); !zone.isEmpty())
        all.timeZone = zone;
    all.birthDate = day(UserField::BirthDate);
    all.ingestionStart = day(UserField::IngestionStart);
    all.ingestionEnd = day(UserField::IngestionEnd);
    all.clientUserId = user.clientUserId;
    return onlyFields(all, fieldsIn(patch));
}

User withValues(User user, const UserPatch &patch)
{
    const auto toTimestamp = [](const QDate &day) { return Timestamp::parse(day.toString(Qt::ISODate)); };
    if (patch.clientUserId)
        user.clientUserId = *patch.clientUserId;
    if (patch.timeZone)
        user.timeZone = FallbackTimeZone{*patch.timeZone, {}, {}};
    if (patch.birthDate)
        user.birthDate = FallbackBirthDate{patch.birthDate->toString(Qt::ISODate), *patch.birthDate, {}, {}};
    if (patch.ingestionStart)
        user.ingestionStart = toTimestamp(*patch.ingestionStart);
    if (patch.ingestionEnd)
        user.ingestionEnd = toTimestamp(*patch.ingestionEnd);
    return user;
}

UserPatch onlyFields(const UserPatch &patch, const UserFieldList &fields)
{
    const auto isIncluded = [&fields](UserField field) { return std::ranges::find(fields, field) != fields.end(); };
    UserPatch result = patch;
    if (!isIncluded(UserField::ClientId))
        result.clientUserId.reset();
    if (!isIncluded(UserField::TimeZone))
        result.timeZone.reset();
    if (!isIncluded(UserField::BirthDate))
        result.birthDate.reset();
    if (!isIncluded(UserField::IngestionStart))
        result.ingestionStart.reset();
    if (!isIncluded(UserField::IngestionEnd))
        result.ingestionEnd.reset();
    return result;
}

UserProblem clientIdProblem(const QString &clientUserId)
{
    if (clientUserId.trimmed().isEmpty())
        return UserProblem::NoClientId;
    if (std::ranges::any_of(clientUserId, [](QChar c) { return c.category() == QChar::Other_Control; }))
        return UserProblem::ControlCharacters;
    if (clientUserId.trimmed() != clientUserId)
        return UserProblem::SurroundingSpaces;
    return clientUserId.size() > maxClientIdLength ? UserProblem::TooLong : UserProblem::None;
}

UserProblem problemOf(const NewUser &entered, UserField field, const QDate &today)
{
    const QDate &start = entered.ingestionStart;
    const QDate &end = entered.ingestionEnd;
    switch (field) {
    case UserField::ClientId:
        return clientIdProblem(entered.clientUserId);
    case UserField::BirthDate:
        return entered.birthDate.isValid() && entered.birthDate > today ? UserProblem::FutureBirthDate
                                                                        : UserProblem::None;
    case UserField::IngestionEnd:
        return start.isValid() && end.isValid() && end < start ? UserProblem::EndBeforeStart : UserProblem::None;
    case UserField::TimeZone:
    case UserField::IngestionStart:
        return UserProblem::None;
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
