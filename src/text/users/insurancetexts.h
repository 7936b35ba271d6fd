// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/insurance.h"
#include "privacy/sensitive.h"

#include <QString>

#include <optional>
#include <span>

namespace labdesk {

/// Display text (contract 2.6): "Female" for "female" and "FEMALE"; values outside the contract as sent.
QString formatGender(const OpenValue &sent);
QString formatRelationship(const OpenValue &sent);

/// A field of an insurance record: a row of the window, and a column of the command line.
struct InsuranceField
{
    enum class Part { Coverage, Insured, Company, Guarantor };
    Part part;
    const char *key;
    const char *title;                              ///< in its part; see insuranceTitle()
    std::optional<privacy::Field> field;            ///< nothing: never personal
    QString (*text)(const InsuranceRecord &record); ///< as sent; an address with line breaks
};
std::span<const InsuranceField> insuranceFields(); ///< in the order of the window
QString insuranceTitle(const InsuranceField &field);
QString insurancePart(InsuranceField::Part part);
/// What is in the parts whose shape the contract leaves open.
std::vector<OtherField> otherInsuranceFields(const InsuranceRecord &record);

} // namespace labdesk
