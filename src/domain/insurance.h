// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// A text from an open list: the value as received, and its form for comparison.
struct OpenValue
{
    QString text;
    QString folded() const { return text.trimmed().toCaseFolded(); }
    friend bool operator==(const OpenValue &, const OpenValue &) = default;
};

enum class Relationship { Self, Spouse, Other, Unknown };
/// Ignores case. A text that isn't one of the contract's three is Unknown; keep the text itself for display.
Relationship relationshipOf(const OpenValue &value);

/// The insured person (contract 2.6). All of it is health data.
struct Insured
{
    QString firstName;
    QString lastName;
    QString email;
    QString phoneNumber;
    OpenValue gender;    ///< female, male, other, unknown in any case, or another text
    QString dateOfBirth; ///< YYYY-mm-dd, or as received
    Address address;
    friend bool operator==(const Insured &, const Insured &) = default;
};

/// An unknown field in a part whose shape the contract leaves open.
struct OtherField
{
    QString path;  ///< `plan.tier`, `phones[0]`; empty if the part itself is a plain value
    QString value; ///< as text, of any JSON type
    friend bool operator==(const OtherField &, const OtherField &) = default;
};

struct InsuranceCompany
{
    QString name;
    Address address;
    std::vector<OtherField> others;
    friend bool operator==(const InsuranceCompany &, const InsuranceCompany &) = default;
};

struct Guarantor
{
    QString firstName;
    QString lastName;
    QString phoneNumber;
    QString email;
    QString householdIncome; ///< as text, of any JSON type
    QString householdSize;
    Address address;
    std::vector<OtherField> others;
    friend bool operator==(const Guarantor &, const Guarantor &) = default;
};

/// The latest insurance record of a user (contract 2.6; field notes "insurance").
struct InsuranceRecord
{
    QString payorCode;
    QString memberId;
    std::optional<QString> groupId;
    OpenValue relationship;
    Insured insured;
    std::optional<InsuranceCompany> company; ///< nothing: "not provided"
    std::optional<Guarantor> guarantor;
    friend bool operator==(const InsuranceRecord &, const InsuranceRecord &) = default;
};

} // namespace labdesk
