// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/useredit.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct UserFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserFieldWords)
};

constexpr qsizetype longestClientId = 1024; // characters

/// The day of a bound, which deployments send as a date or as a time with an offset: the day that was written.
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
    switch (field) {
    case UserField::ClientId:
        return u"client_user_id"_s;
    case UserField::TimeZone:
        return u"fallback_time_zone"_s;
    case UserField::BirthDate:
        return u"fallback_birth_date"_s;
    case UserField::IngestionStart:
        return u"ingestion_start"_s;
    case UserField::IngestionEnd:
        return u"ingestion_end"_s;
    }
    Q_UNREACHABLE();
}

QString userFieldName(UserField field)
{
    switch (field) {
    case UserField::ClientId:
        return UserFieldWords::tr("Client ID");
    case UserField::TimeZone:
        return UserFieldWords::tr("Time zone");
    case UserField::BirthDate:
        return UserFieldWords::tr("Birth date");
    case UserField::IngestionStart:
        return UserFieldWords::tr("Data collection start");
    case UserField::IngestionEnd:
        return UserFieldWords::tr("Data collection end");
    }
    Q_UNREACHABLE();
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

UserFieldList missingIn(const User &user, const UserPatch &patch)
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
    return onlyFields(all, missingIn(before, all));
}

UserPatch valuesBefore(const User &user, const UserPatch &patch)
{
    UserPatch before;
    for (const UserField field : fieldsIn(patch)) {
        const QString value = valueOf(user, field);
        const QDate day = QDate::fromString(value, Qt::ISODate);
        const auto date = day.isValid() ? std::optional(day) : std::nullopt;
        switch (field) {
        case UserField::ClientId:
            before.clientUserId = value;
            break;
        case UserField::TimeZone:
            if (!value.isEmpty())
                before.timeZone = value;
            break;
        case UserField::BirthDate:
            before.birthDate = date;
            break;
        case UserField::IngestionStart:
            before.ingestionStart = date;
            break;
        case UserField::IngestionEnd:
            before.ingestionEnd = date;
            break;
        }
    }
    return before;
}

User withValues(User user, const UserPatch &patch)
{
    const auto bound = [](const QDate &day) { return Timestamp::parse(day.toString(Qt::ISODate)); };
    if (patch.clientUserId)
        user.clientUserId = *patch.clientUserId;
    if (patch.timeZone)
        user.timeZone = FallbackTimeZone{*patch.timeZone, {}, {}};
    if (patch.birthDate)
        user.birthDate = FallbackBirthDate{patch.birthDate->toString(Qt::ISODate), *patch.birthDate, {}, {}};
    if (patch.ingestionStart)
        user.ingestionStart = bound(*patch.ingestionStart);
    if (patch.ingestionEnd)
        user.ingestionEnd = bound(*patch.ingestionEnd);
    return user;
}

UserPatch onlyFields(const UserPatch &patch, const UserFieldList &fields)
{
    const auto isKept = [&fields](UserField field) { return std::ranges::find(fields, field) != fields.end(); };
    UserPatch kept = patch;
    if (!isKept(UserField::ClientId))
        kept.clientUserId.reset();
    if (!isKept(UserField::TimeZone))
        kept.timeZone.reset();
    if (!isKept(UserField::BirthDate))
        kept.birthDate.reset();
    if (!isKept(UserField::IngestionStart))
        kept.ingestionStart.reset();
    if (!isKept(UserField::IngestionEnd))
        kept.ingestionEnd.reset();
    return kept;
}

UserProblem clientIdProblem(const QString &clientUserId)
{
    if (clientUserId.trimmed().isEmpty())
        return UserProblem::NoClientId;
    if (std::ranges::any_of(clientUserId, [](QChar c) { return c.category() == QChar::Other_Control; }))
        return UserProblem::ControlCharacters;
    if (clientUserId.trimmed() != clientUserId)
        return UserProblem::BlanksAtEdges;
    return clientUserId.size() > longestClientId ? UserProblem::TooLong : UserProblem::None;
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
