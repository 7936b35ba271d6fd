// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/insurancetexts.h"

#include "domain/enumtable.h"
#include "text/addresstexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct InsuranceWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::InsuranceWords)

public:
    using Known = std::pair<QLatin1StringView, const char *>;
    static constexpr Known genders[] = {{"female"_L1, QT_TR_NOOP("Female")},
                                        {"male"_L1, QT_TR_NOOP("Male")},
                                        {"other"_L1, QT_TR_NOOP("Other")},
                                        {"unknown"_L1, QT_TR_NOOP("Unknown")}};
    static constexpr Known relationships[]
        = {{"self"_L1, QT_TR_NOOP("Self")}, {"spouse"_L1, QT_TR_NOOP("Spouse")}, {"other"_L1, QT_TR_NOOP("Other")}};
};

QString formatOpenValue(const OpenValue &sent, std::span<const InsuranceWords::Known> known)
{
    const QString folded = sent.folded();
    const auto at = std::ranges::find_if(known, [&folded](const auto &row) { return folded == row.first; });
    return at == known.end() ? sent.text : InsuranceWords::tr(at->second);
}

using Record = const InsuranceRecord &;
using In = InsuranceField::Part;
using privacy::Field;

const Guarantor &guarantorOf(Record record)
{
    static const Guarantor none;
    return record.guarantor ? *record.guarantor : none;
}

const InsuranceCompany &companyOf(Record record)
{
    static const InsuranceCompany none;
    return record.company ? *record.company : none;
}

QString addressOf(const Address &address)
{
    return addressLines(address).join(u'\n');
}

/// Texts of the window.
struct InsuranceTabWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserInsuranceTab)

public:
    static constexpr std::pair<In, const char *> parts[] = {{In::Coverage, QT_TR_NOOP("Coverage")},
                                                            {In::Insured, QT_TR_NOOP("Insured person")},
                                                            {In::Company, QT_TR_NOOP("Company")},
                                                            {In::Guarantor, QT_TR_NOOP("Guarantor")}};
    static constexpr InsuranceField fields[] = {
        {In::Coverage, "payor_code", QT_TR_NOOP("Payor code"), {}, [](Record record) { return record.payorCode; }},
        {In::Coverage, "member_id", QT_TR_NOOP("Member ID"), Field::MemberId,
         [](Record record) { return record.memberId; }},
        {In::Coverage, "group_id", QT_TR_NOOP("Group ID"), Field::GroupId,
         [](Record record) { return record.groupId.value_or(QString()); }},
        {In::Coverage,
         "relationship",
         QT_TR_NOOP("Relationship"),
         {},
         [](Record record) { return record.relationship.text; }},
        {In::Insured, "insured_first_name", QT_TR_NOOP("First name"), Field::InsuredName,
         [](Record record) { return record.insured.firstName; }},
        {In::Insured, "insured_last_name", QT_TR_NOOP("Last name"), Field::InsuredName,
         [](Record record) { return record.insured.lastName; }},
        {In::Insured, "insured_birth_date", QT_TR_NOOP("Birth date"), Field::InsuredBirthDate,
         [](Record record) { return record.insured.dateOfBirth; }},
        {In::Insured, "insured_gender", QT_TR_NOOP("Gender"), Field::Gender,
         [](Record record) { return record.insured.gender.text; }},
        {In::Insured, "insured_phone", QT_TR_NOOP("Phone"), Field::InsuredPhone,
         [](Record record) { return record.insured.phoneNumber; }},
        {In::Insured, "insured_email", QT_TR_NOOP("Email"), Field::InsuredEmail,
         [](Record record) { return record.insured.email; }},
        {In::Insured, "insured_address", QT_TR_NOOP("Address"), Field::StreetAddress,
         [](Record record) { return addressOf(record.insured.address); }},
        {In::Company, "company_name", QT_TR_NOOP("Name"), {}, [](Record record) { return companyOf(record).name; }},
        {In::Company,
         "company_address",
         QT_TR_NOOP("Address"),
         {},
         [](Record record) { return addressOf(companyOf(record).address); }},
        {In::Guarantor, "guarantor_name", QT_TR_NOOP("Name"), Field::GuarantorName,
         [](Record record) { return (guarantorOf(record).firstName + u' ' + guarantorOf(record).lastName).trimmed(); }},
        {In::Guarantor, "guarantor_phone", QT_TR_NOOP("Phone"), Field::GuarantorPhone,
         [](Record record) { return guarantorOf(record).phoneNumber; }},
        {In::Guarantor, "guarantor_email", QT_TR_NOOP("Email"), Field::GuarantorEmail,
         [](Record record) { return guarantorOf(record).email; }},
        {In::Guarantor, "guarantor_address", QT_TR_NOOP("Address"), Field::StreetAddress,
         [](Record record) { return addressOf(guarantorOf(record).address); }},
        {In::Guarantor, "household_income", QT_TR_NOOP("Household income"), Field::HouseholdIncome,
         [](Record record) { return guarantorOf(record).householdIncome; }},
        {In::Guarantor, "household_size", QT_TR_NOOP("Household size"), Field::HouseholdSize,
         [](Record record) { return guarantorOf(record).householdSize; }},
    };
};
static_assert(isTableOf(InsuranceTabWords::parts, In::Guarantor));

} // namespace

std::span<const InsuranceField> insuranceFields()
{
    return InsuranceTabWords::fields;
}

QString insuranceTitle(const InsuranceField &field)
{
    return InsuranceTabWords::tr(field.title);
}

QString insurancePart(InsuranceField::Part part)
{
    return InsuranceTabWords::tr(entryOf(InsuranceTabWords::parts, part));
}

std::vector<OtherField> otherInsuranceFields(const InsuranceRecord &record)
{
    std::vector<OtherField> all = companyOf(record).others;
    const std::vector<OtherField> &more = guarantorOf(record).others;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

QString formatGender(const OpenValue &sent)
{
    return formatOpenValue(sent, InsuranceWords::genders);
}

QString formatRelationship(const OpenValue &sent)
{
    return formatOpenValue(sent, InsuranceWords::relationships);
}

} // namespace labdesk
