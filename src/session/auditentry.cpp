// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/auditentry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

QString auditWord(AuditOperation operation)
{
    switch (operation) {
    case AuditOperation::CreateUser:
        return u"createUser"_s;
    case AuditOperation::ChangeZone:
        return u"changeZone"_s;
    case AuditOperation::EditUser:
        return u"editUser"_s;
    case AuditOperation::RequestRefresh:
        return u"requestRefresh"_s;
    case AuditOperation::Deregister:
        return u"deregister"_s;
    case AuditOperation::DeleteUser:
        return u"deleteUser"_s;
    case AuditOperation::Reveal:
        return u"reveal"_s;
    case AuditOperation::CopyRevealed:
        return u"copyRevealed"_s;
    case AuditOperation::OpenInsurance:
        return u"openInsurance"_s;
    case AuditOperation::RevealAnswer:
        return u"revealAnswer"_s;
    case AuditOperation::CopyAnswer:
        return u"copyAnswer"_s;
    case AuditOperation::SaveAnswer:
        return u"saveAnswer"_s;
    case AuditOperation::ExportMasked:
        return u"exportMasked"_s;
    case AuditOperation::ExportAsIs:
        return u"exportAsIs"_s;
    case AuditOperation::SaveSummary:
        return u"saveSummary"_s;
    case AuditOperation::PrintSummary:
        return u"printSummary"_s;
    case AuditOperation::ExportJobResults:
        return u"exportJobResults"_s;
    case AuditOperation::ShowCallerCard:
        return u"showCallerCard"_s;
    case AuditOperation::VerifyCaller:
        return u"verifyCaller"_s;
    case AuditOperation::UseConnection:
        return u"useConnection"_s;
    case AuditOperation::AddConnection:
        return u"addConnection"_s;
    case AuditOperation::ChangeConnection:
        return u"changeConnection"_s;
    case AuditOperation::RemoveConnection:
        return u"removeConnection"_s;
    case AuditOperation::ExportConnections:
        return u"exportConnections"_s;
    case AuditOperation::ForgetKey:
        return u"forgetKey"_s;
    case AuditOperation::Lock:
        return u"lock"_s;
    case AuditOperation::Unlock:
        return u"unlock"_s;
    case AuditOperation::RefusedUnlock:
        return u"refusedUnlock"_s;
    case AuditOperation::PrivacyModeOn:
        return u"privacyModeOn"_s;
    case AuditOperation::PrivacyModeOff:
        return u"privacyModeOff"_s;
    case AuditOperation::ExportTrail:
        return u"exportTrail"_s;
    case AuditOperation::ExportRequests:
        return u"exportRequests"_s;
    }
    Q_UNREACHABLE();
}

QString auditWord(AuditOutcome outcome)
{
    switch (outcome) {
    case AuditOutcome::Done:
        return u"done"_s;
    case AuditOutcome::Failed:
        return u"failed"_s;
    case AuditOutcome::Unknown:
        return u"unknown"_s;
    case AuditOutcome::Withdrawn:
        return u"cancelled"_s;
    case AuditOutcome::FoundDone:
        return u"foundDone"_s;
    }
    Q_UNREACHABLE();
}

QString auditWord(privacy::Field field)
{
    using privacy::Field;
    switch (field) {
    case Field::BirthDate:
        return u"fallbackBirthDate"_s;
    case Field::MemberId:
        return u"memberId"_s;
    case Field::GroupId:
        return u"groupId"_s;
    case Field::InsuredName:
        return u"insuredName"_s;
    case Field::InsuredEmail:
        return u"insuredEmail"_s;
    case Field::InsuredPhone:
        return u"insuredPhone"_s;
    case Field::Gender:
        return u"gender"_s;
    case Field::InsuredBirthDate:
        return u"insuredBirthDate"_s;
    case Field::StreetAddress:
        return u"streetAddress"_s;
    case Field::City:
        return u"city"_s;
    case Field::ZipCode:
        return u"zipCode"_s;
    case Field::GuarantorName:
        return u"guarantorName"_s;
    case Field::GuarantorEmail:
        return u"guarantorEmail"_s;
    case Field::GuarantorPhone:
        return u"guarantorPhone"_s;
    case Field::HouseholdIncome:
        return u"householdIncome"_s;
    case Field::HouseholdSize:
        return u"householdSize"_s;
    case Field::ExternalUserId:
        return u"externalUserId"_s;
    case Field::OtherInsuranceField:
        return u"otherInsuranceField"_s;
    case Field::ClientUserId:
        return u"clientUserId"_s;
    case Field::UserId:
        return u"userId"_s;
    case Field::TeamId:
        return u"teamId"_s;
    }
    Q_UNREACHABLE();
}

QString auditFieldName(const QString &word)
{
    const auto known
        = std::ranges::find(privacy::allFields, word, [](privacy::Field field) { return auditWord(field); });
    return known == privacy::allFields.end() ? word : privacy::fieldName(*known);
}

} // namespace labdesk
