// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/insurancewire.h"

#include "wire/addresswire.h"
#include "wire/jsonreader.h"

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

Insured readInsured(const JsonCursor &at)
{
    JsonObject fields(at);
    return {.firstName = fields.text("first_name"_L1),
            .lastName = fields.text("last_name"_L1),
            .email = fields.text("email"_L1),
            .phoneNumber = fields.text("phone_number"_L1),
            .gender = {fields.openText("gender"_L1, {u"female"_s, u"male"_s, u"other"_s, u"unknown"_s})},
            .dateOfBirth = fields.text("dob"_L1),
            .address = readAddress(fields.at("address"_L1))};
}

InsuranceCompany readCompany(const JsonCursor &at)
{
    JsonObject fields(at);
    return {.name = fields.text("name"_L1), .address = readAddress(fields.at("address"_L1))};
}

Guarantor readGuarantor(const JsonCursor &at)
{
    JsonObject fields(at);
    return {.firstName = fields.text("first_name"_L1),
            .lastName = fields.text("last_name"_L1),
            .phoneNumber = fields.text("phone_number"_L1),
            .email = fields.text("email"_L1),
            .householdIncome = fields.at("household_income"_L1).asSent(),
            .householdSize = fields.at("household_size"_L1).asSent(),
            .address = readAddress(fields.at("address"_L1))};
}

InsuranceRecord readInsurance(const JsonCursor &root)
{
    JsonObject fields(root);
    InsuranceRecord record;
    record.payorCode = fields.string("payor_code"_L1);
    record.memberId = fields.string("member_id"_L1);
    record.groupId = fields.at("group_id"_L1).optionalString();
    const JsonCursor relationship = fields.at("relationship"_L1);
    record.relationship = {relationship.string()};
    if (relationshipOf(record.relationship) == Relationship::Unknown)
        relationship.drift();
    const JsonCursor insured = fields.at("insured"_L1);
    record.insured = readInsured(insured);
    if (const JsonCursor company = fields.at("company"_L1); company.isGiven())
        record.company = readCompany(company);
    if (const JsonCursor guarantor = fields.at("guarantor"_L1); guarantor.isGiven())
        record.guarantor = readGuarantor(guarantor);
    return record;
}

} // namespace

Decoding<InsuranceRecord> decodeInsurance(const QByteArray &body)
{
    return decodeRoot<InsuranceRecord>(body, readInsurance);
}

} // namespace labdesk::wire
