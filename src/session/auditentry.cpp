// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/auditentry.h"

#include "domain/enumtable.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace labdesk {

namespace {

using privacy::Field;

constexpr std::pair<AuditOperation, const char *> operationNames[]
    = {{AuditOperation::CreateUser, "createUser"},
       {AuditOperation::ChangeZone, "changeZone"},
       {AuditOperation::EditUser, "editUser"},
       {AuditOperation::RequestRefresh, "requestRefresh"},
       {AuditOperation::Deregister, "deregister"},
       {AuditOperation::DeleteUser, "deleteUser"},
       {AuditOperation::Reveal, "reveal"},
       {AuditOperation::CopyRevealed, "copyRevealed"},
       {AuditOperation::OpenInsurance, "openInsurance"},
       {AuditOperation::RevealAnswer, "revealAnswer"},
       {AuditOperation::CopyAnswer, "copyAnswer"},
       {AuditOperation::SaveAnswer, "saveAnswer"},
       {AuditOperation::ExportMasked, "exportMasked"},
       {AuditOperation::ExportAsIs, "exportAsIs"},
       {AuditOperation::SaveSummary, "saveSummary"},
       {AuditOperation::PrintSummary, "printSummary"},
       {AuditOperation::ExportJobResults, "exportJobResults"},
       {AuditOperation::ShowCallerCard, "showCallerCard"},
       {AuditOperation::VerifyCaller, "verifyCaller"},
       {AuditOperation::UseConnection, "useConnection"},
       {AuditOperation::AddConnection, "addConnection"},
       {AuditOperation::ChangeConnection, "changeConnection"},
       {AuditOperation::RemoveConnection, "removeConnection"},
       {AuditOperation::ExportConnections, "exportConnections"},
       {AuditOperation::ForgetKey, "forgetKey"},
       {AuditOperation::Lock, "lock"},
       {AuditOperation::Unlock, "unlock"},
       {AuditOperation::RefusedUnlock, "refusedUnlock"},
       {AuditOperation::PrivacyModeOn, "privacyModeOn"},
       {AuditOperation::PrivacyModeOff, "privacyModeOff"},
       {AuditOperation::ExportTrail, "exportTrail"},
       {AuditOperation::ExportRequests, "exportRequests"}};
constexpr std::pair<AuditOutcome, const char *> outcomeNames[] = {{AuditOutcome::Done, "done"},
                                                                  {AuditOutcome::Failed, "failed"},
                                                                  {AuditOutcome::Unknown, "unknown"},
                                                                  {AuditOutcome::Withdrawn, "cancelled"},
                                                                  {AuditOutcome::FoundDone, "foundDone"}};
constexpr std::pair<Field, const char *> fieldNames[] = {{Field::BirthDate, "fallbackBirthDate"},
                                                         {Field::MemberId, "memberId"},
                                                         {Field::GroupId, "groupId"},
                                                         {Field::InsuredName, "insuredName"},
                                                         {Field::InsuredEmail, "insuredEmail"},
                                                         {Field::InsuredPhone, "insuredPhone"},
                                                         {Field::Gender, "gender"},
                                                         {Field::InsuredBirthDate, "insuredBirthDate"},
                                                         {Field::StreetAddress, "streetAddress"},
                                                         {Field::City, "city"},
                                                         {Field::ZipCode, "zipCode"},
                                                         {Field::GuarantorName, "guarantorName"},
                                                         {Field::GuarantorEmail, "guarantorEmail"},
                                                         {Field::GuarantorPhone, "guarantorPhone"},
                                                         {Field::HouseholdIncome, "householdIncome"},
                                                         {Field::HouseholdSize, "householdSize"},
                                                         {Field::OtherInsuranceField, "otherInsuranceField"},
                                                         {Field::ExternalUserId, "externalUserId"},
                                                         {Field::ClientUserId, "clientUserId"},
                                                         {Field::UserId, "userId"},
                                                         {Field::TeamId, "teamId"}};

static_assert(isTableOf(operationNames, AuditOperation::ExportRequests));
static_assert(isTableOf(outcomeNames, AuditOutcome::FoundDone));
static_assert(isTableOf(fieldNames, Field::TeamId));

} // namespace

QString auditWord(AuditOperation operation)
{
    return QLatin1StringView(entryOf(operationNames, operation));
}

QString auditWord(AuditOutcome outcome)
{
    return QLatin1StringView(entryOf(outcomeNames, outcome));
}

QString auditWord(privacy::Field field)
{
    return QLatin1StringView(entryOf(fieldNames, field));
}

std::optional<AuditOperation> auditOperationNamed(const QString &word)
{
    const auto known
        = std::ranges::find(operationNames, word, [](const auto &row) { return QLatin1StringView(row.second); });
    return known == std::end(operationNames) ? std::nullopt : std::optional(known->first);
}

QString auditFieldName(const QString &word)
{
    const auto known
        = std::ranges::find(fieldNames, word, [](const auto &row) { return QLatin1StringView(row.second); });
    return known == std::end(fieldNames) ? word : privacy::fieldName(known->first);
}

} // namespace labdesk
