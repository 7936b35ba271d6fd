// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"

#include "domain/enumtable.h"
#include "domain/pii.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <utility>

namespace labdesk::privacy {

namespace {
struct PrivacyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::privacy)

public:
    static constexpr std::pair<Field, const char *> fields[] = {
        {Field::BirthDate, QT_TR_NOOP("Fallback birth date")},
        {Field::MemberId, QT_TR_NOOP("Member ID")},
        {Field::GroupId, QT_TR_NOOP("Group ID")},
        {Field::InsuredName, QT_TR_NOOP("Insured’s name")},
        {Field::InsuredEmail, QT_TR_NOOP("Insured’s email")},
        {Field::InsuredPhone, QT_TR_NOOP("Insured’s phone")},
        {Field::Gender, QT_TR_NOOP("Gender")},
        {Field::InsuredBirthDate, QT_TR_NOOP("Insured’s birth date")},
        {Field::StreetAddress, QT_TR_NOOP("Street address")},
        {Field::City, QT_TR_NOOP("City")},
        {Field::ZipCode, QT_TR_NOOP("ZIP code")},
        {Field::GuarantorName, QT_TR_NOOP("Guarantor’s name")},
        {Field::GuarantorEmail, QT_TR_NOOP("Guarantor’s email")},
        {Field::GuarantorPhone, QT_TR_NOOP("Guarantor’s phone")},
        {Field::HouseholdIncome, QT_TR_NOOP("Household income")},
        {Field::HouseholdSize, QT_TR_NOOP("Household size")},
        {Field::OtherInsuranceField, QT_TR_NOOP("Other insurance field")},
        {Field::ExternalUserId, QT_TR_NOOP("External user ID")},
        {Field::ClientUserId, QT_TR_NOOP("Personal-looking client ID")},
        {Field::UserId, QT_TR_NOOP("User ID")},
        {Field::TeamId, QT_TR_NOOP("Team ID")},
    };
};
static_assert(isTableOf(PrivacyWords::fields, Field::TeamId));

std::atomic<bool> privacyMode = false;
std::atomic<bool> exportsAllowed = true;

/// What may stay of an ID. Of a short one it would be too much.
QString endOf(Field field, const QString &value)
{
    constexpr int shownEnd = 3;
    constexpr int leastHidden = 4;
    const bool isId = field == Field::ClientUserId || field == Field::UserId || field == Field::TeamId;
    const bool isTold = isId && value.size() >= leastHidden + shownEnd && personalDataIn(value) == PersonalData::None;
    return isTold ? value.last(shownEnd) : QString();
}
}

bool isPrivacyMode()
{
    return privacyMode;
}

void setPrivacyMode(bool on)
{
    privacyMode = on;
}

bool mayExport()
{
    return exportsAllowed;
}

void setMayExport(bool may)
{
    exportsAllowed = may;
}

bool isPersonal(Field field, const QString &value)
{
    if (field == Field::UserId || field == Field::TeamId)
        return isPrivacyMode() && !value.isEmpty();
    if (field == Field::ClientUserId && !isPrivacyMode())
        return personalDataIn(value) != PersonalData::None;
    return !value.isEmpty();
}

QString shown(Field field, const QString &value)
{
    if (!isPrivacyMode() || value.isEmpty())
        return value;
    const QString end = endOf(field, value);
    return masked().chopped(end.size()) + end;
}

QString spoken(Field field, const QString &value)
{
    if (!isPrivacyMode() || value.isEmpty())
        return value;
    const QString end = endOf(field, value);
    return end.isEmpty()
        ? maskedForSpeech(field)
        : PrivacyWords::tr("%1: ends in %2", "a field and the last characters of its value").arg(fieldName(field), end);
}

QString proofOf(Field field, const QString &value)
{
    constexpr qsizetype longest = 6;
    constexpr qsizetype shortest = 3;
    const QString id = isPrivacyMode() ? endOf(field, value) : value.trimmed();
    const auto isTyped = [](QChar letter) { return letter > u' ' && letter < u'\x7f'; };
    qsizetype size = 0;
    while (size < std::min(longest, id.size()) && isTyped(id[id.size() - size - 1]))
        ++size;
    return size < shortest ? QString() : id.last(size);
}

QString masked()
{
    return QString(8, QChar(u'\u2022'));
}

QString maskedForSpeech(Field field)
{
    return PrivacyWords::tr("%1: hidden").arg(fieldName(field));
}

QString fieldName(Field field)
{
    if (field == Field::ClientUserId && isPrivacyMode())
        return PrivacyWords::tr("Client ID");
    return PrivacyWords::tr(entryOf(PrivacyWords::fields, field));
}

} // namespace labdesk::privacy
