// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"

#include "domain/pii.h"

#include <QCoreApplication>

#include <atomic>

namespace labdesk::privacy {

namespace {
struct PrivacyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::privacy)
};

std::atomic<bool> privacyMode = false;
std::atomic<bool> exportsAllowed = true;
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

namespace {

/// What may stay of an ID. Of a short one it would be too much.
QString endOf(Field field, const QString &value)
{
    constexpr int shownEnd = 3;
    constexpr int leastHidden = 4;
    const bool isId = field == Field::ClientUserId || field == Field::UserId || field == Field::TeamId;
    const bool isTold = isId && value.size() >= leastHidden + shownEnd && personalDataIn(value) == PersonalData::None;
    return isTold ? value.last(shownEnd) : QString();
}

} // namespace

QString shown(Field field, const QString &value)
{
    if (!isPrivacyMode() || value.isEmpty())
        return value;
    const QString end = endOf(field, value);
    return masked(field).chopped(end.size()) + end;
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

QString masked(Field)
{
    return QString(8, QChar(u'\u2022'));
}

QString maskedForSpeech(Field field)
{
    return PrivacyWords::tr("%1: hidden").arg(fieldName(field));
}

QString fieldName(Field field)
{
    switch (field) {
    case Field::BirthDate:
        return PrivacyWords::tr("Fallback birth date");
    case Field::MemberId:
        return PrivacyWords::tr("Member ID");
    case Field::GroupId:
        return PrivacyWords::tr("Group ID");
    case Field::InsuredName:
        return PrivacyWords::tr("Insured’s name");
    case Field::InsuredEmail:
        return PrivacyWords::tr("Insured’s email");
    case Field::InsuredPhone:
        return PrivacyWords::tr("Insured’s phone");
    case Field::Gender:
        return PrivacyWords::tr("Gender");
    case Field::InsuredBirthDate:
        return PrivacyWords::tr("Insured’s birth date");
    case Field::StreetAddress:
        return PrivacyWords::tr("Street address");
    case Field::City:
        return PrivacyWords::tr("City");
    case Field::ZipCode:
        return PrivacyWords::tr("ZIP code");
    case Field::GuarantorName:
        return PrivacyWords::tr("Guarantor’s name");
    case Field::GuarantorEmail:
        return PrivacyWords::tr("Guarantor’s email");
    case Field::GuarantorPhone:
        return PrivacyWords::tr("Guarantor’s phone");
    case Field::HouseholdIncome:
        return PrivacyWords::tr("Household income");
    case Field::HouseholdSize:
        return PrivacyWords::tr("Household size");
    case Field::OtherInsuranceField:
        return PrivacyWords::tr("Other insurance field");
    case Field::ExternalUserId:
        return PrivacyWords::tr("External user ID");
    case Field::ClientUserId:
        return isPrivacyMode() ? PrivacyWords::tr("Client ID") : PrivacyWords::tr("Personal-looking client ID");
    case Field::UserId:
        return PrivacyWords::tr("User ID");
    case Field::TeamId:
        return PrivacyWords::tr("Team ID");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk::privacy
