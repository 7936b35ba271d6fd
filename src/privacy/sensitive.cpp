// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"

#include <QCoreApplication>

namespace labdesk::privacy {

namespace {
struct PrivacyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::privacy)
};
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
    using W = PrivacyWords;
    switch (field) {
    case Field::BirthDate:
        return W::tr("Fallback birth date");
    case Field::MemberId:
        return W::tr("Member ID");
    case Field::GroupId:
        return W::tr("Group ID");
    case Field::InsuredName:
        return W::tr("Name of the insured");
    case Field::InsuredEmail:
        return W::tr("E-mail of the insured");
    case Field::InsuredPhone:
        return W::tr("Phone of the insured");
    case Field::Gender:
        return W::tr("Gender");
    case Field::InsuredBirthDate:
        return W::tr("Birth date of the insured");
    case Field::StreetAddress:
        return W::tr("Street address");
    case Field::City:
        return W::tr("City");
    case Field::ZipCode:
        return W::tr("ZIP code");
    case Field::GuarantorName:
        return W::tr("Name of the guarantor");
    case Field::GuarantorEmail:
        return W::tr("E-mail of the guarantor");
    case Field::GuarantorPhone:
        return W::tr("Phone of the guarantor");
    case Field::HouseholdIncome:
        return W::tr("Household income");
    case Field::HouseholdSize:
        return W::tr("Household size");
    case Field::ExternalUserId:
        return W::tr("External user ID");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk::privacy
