// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/insurance.h"
#include "wire/addresswire.h"
#include "wire/jsonreader.h"

#include <algorithm>
#include <optional>

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
            .gender = {fields.listedText("gender"_L1, {u"female"_s, u"male"_s, u"other"_s, u"unknown"_s})},
            .dateOfBirth = fields.text("dob"_L1),
            .address = readAddress(fields.at("address"_L1))};
}

constexpr std::size_t maxOtherFields = 100; // a hostile body could have any number

void addOthers(std::vector<OtherField> &others, const QString &path, const QJsonValue &value)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            addOthers(others, path.isEmpty() ? it.key() : path + u'.' + it.key(), it.value());
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            addOthers(others, path + u'[' + QString::number(i) + u']', array.at(i));
    } else if (!value.isNull() && others.size() < maxOtherFields) {
        others.push_back({path, value.isString() ? value.toString() : compactJson(value)});
    }
}

/// A part whose shape the contract leaves open. Members in the form of the field notes are read, all others are kept as
/// sent. Nothing in it makes the record unreadable.
class OpenObject
{
public:
    explicit OpenObject(const JsonCursor &at)
    {
        if (at.value().isObject()) {
            m_fields.emplace(at);
        } else {
            at.drift();
            addOthers(m_scalarFields, {}, at.value());
        }
    }

    QString text(QLatin1String key) { return m_fields && isText(value(key)) ? m_fields->text(key) : QString(); }
    QString asSent(QLatin1String key) { return m_fields ? m_fields->at(key).asSent() : QString(); }
    Address address(QLatin1String key)
    {
        const QJsonValue sent = value(key);
        const QJsonObject lines = sent.toObject();
        const bool isKnown = sent.isNull() || (sent.isObject() && std::all_of(lines.begin(), lines.end(), isText));
        return isKnown ? readAddress(m_fields->at(key)) : Address{};
    }
    /// The members that haven't been read; to be called last.
    std::vector<OtherField> others() const
    {
        std::vector<OtherField> others = m_scalarFields;
        if (m_fields)
            addOthers(others, {}, m_fields->rest());
        return others;
    }

private:
    static bool isText(const QJsonValue &value) { return value.isUndefined() || value.isNull() || value.isString(); }
    QJsonValue value(QLatin1String key) const { return m_fields ? m_fields->rest().value(key) : QJsonValue::Undefined; }

    std::optional<JsonObject> m_fields; ///< empty for a bare value or a list
    std::vector<OtherField> m_scalarFields;
};

InsuranceCompany readCompany(const JsonCursor &at)
{
    OpenObject part(at);
    return {.name = part.text("name"_L1), .address = part.address("address"_L1), .others = part.others()};
}

Guarantor readGuarantor(const JsonCursor &at)
{
    OpenObject part(at);
    return {.firstName = part.text("first_name"_L1),
            .lastName = part.text("last_name"_L1),
            .phoneNumber = part.text("phone_number"_L1),
            .email = part.text("email"_L1),
            .householdIncome = part.asSent("household_income"_L1),
            .householdSize = part.asSent("household_size"_L1),
            .address = part.address("address"_L1),
            .others = part.others()};
}

} // namespace

template <> InsuranceRecord readRoot(const JsonCursor &root)
{
    JsonObject fields(root);
    InsuranceRecord record;
    fields.known("is_primary"_L1); // shown with the raw response
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
    else
        company.drift(); // required by the contract (2.6), but the record is usable without it
    if (const JsonCursor guarantor = fields.at("guarantor"_L1); guarantor.isGiven())
        record.guarantor = readGuarantor(guarantor);
    return record;
}

template Decoding<InsuranceRecord> decode(const QByteArray &body);

} // namespace labdesk::wire
