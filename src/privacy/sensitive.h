// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/enumtable.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <optional>

namespace labdesk::privacy {

/// The fields that are hidden until a person asks to see them: one list for every view, copy, export, and spoken text.
enum class Field {
    BirthDate, ///< contract 2.4
    MemberId,
    GroupId,
    InsuredName,
    InsuredEmail,
    InsuredPhone,
    Gender,
    InsuredBirthDate,
    StreetAddress, ///< both lines
    City,
    ZipCode,
    GuarantorName,
    GuarantorEmail,
    GuarantorPhone,
    HouseholdIncome,
    HouseholdSize,
    OtherInsuranceField, ///< of a part of the record whose shape the contract leaves open
    ExternalUserId,      ///< can be an e-mail address (field notes, "connected provider")
    ClientUserId, ///< only one that looks like an e-mail address or a phone number, see isPersonal(); in privacy mode
                  ///< any
    UserId,       ///< in privacy mode only
    TeamId,       ///< likewise
};

/// All that is to be said of a field.
struct FieldRow
{
    Field field;
    const char *word;      ///< in the file of the audit trail: stable, never translated
    const char *title;     ///< as shown
    const char *keys = ""; ///< its keys in any JSON, folded like jsonKeys(); one space between
};

struct SensitiveFields
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::privacy)

public:
    static constexpr FieldRow rows[] = {
        {Field::BirthDate, "fallbackBirthDate", QT_TR_NOOP("Fallback birth date"), "dob dateofbirth birthdate"},
        {Field::MemberId, "memberId", QT_TR_NOOP("Member ID"), "memberid"},
        {Field::GroupId, "groupId", QT_TR_NOOP("Group ID"), "groupid"},
        {Field::InsuredName, "insuredName", QT_TR_NOOP("Insured’s name"), "firstname lastname middlename fullname"},
        {Field::InsuredEmail, "insuredEmail", QT_TR_NOOP("Insured’s email"), "email emailaddress"},
        {Field::InsuredPhone, "insuredPhone", QT_TR_NOOP("Insured’s phone"), "phone phonenumber mobile mobilenumber"},
        {Field::Gender, "gender", QT_TR_NOOP("Gender"), "gender sex"},
        {Field::InsuredBirthDate, "insuredBirthDate", QT_TR_NOOP("Insured’s birth date")},
        {Field::StreetAddress, "streetAddress", QT_TR_NOOP("Street address")},
        {Field::City, "city", QT_TR_NOOP("City")},
        {Field::ZipCode, "zipCode", QT_TR_NOOP("ZIP code")},
        {Field::GuarantorName, "guarantorName", QT_TR_NOOP("Guarantor’s name")},
        {Field::GuarantorEmail, "guarantorEmail", QT_TR_NOOP("Guarantor’s email")},
        {Field::GuarantorPhone, "guarantorPhone", QT_TR_NOOP("Guarantor’s phone")},
        {Field::HouseholdIncome, "householdIncome", QT_TR_NOOP("Household income"), "householdincome"},
        {Field::HouseholdSize, "householdSize", QT_TR_NOOP("Household size"), "householdsize"},
        {Field::OtherInsuranceField, "otherInsuranceField", QT_TR_NOOP("Other insurance field"), "ssn"},
        {Field::ExternalUserId, "externalUserId", QT_TR_NOOP("External user ID"), "externaluserid"},
        {Field::ClientUserId, "clientUserId", QT_TR_NOOP("Personal-looking client ID"), "clientuserid"},
        {Field::UserId, "userId", QT_TR_NOOP("User ID"), "userid"},
        {Field::TeamId, "teamId", QT_TR_NOOP("Team ID"), "teamid"},
    };
};
static_assert(isTableOf(SensitiveFields::rows, Field::TeamId, &FieldRow::field));

/// Privacy mode, for shared screens: IDs are hidden as well, and nothing is shown without asking. One for the whole
/// program, like its locale: whatever shows or writes a value asks here, and the window is rebuilt when it changes. For
/// any thread.
bool isPrivacyMode();
void setPrivacyMode(bool on);

/// Whether records may leave as files, on paper or several at a time: the administrator decides it once, before there
/// is a window.
bool mayExport();
void setMayExport(bool may);

/// Whether this value of the field says something about a person. Nothing does not; a client id (contract 2.1) must
/// not, but some do.
bool isPersonal(Field field, const QString &value);
/// The placeholder of a hidden value: always the same number of bullets, so that it doesn't reveal the length.
QString masked();
/// What a screen reader says in its place; the bullets would be spelled out.
QString maskedForSpeech(Field field);
/// What is shown of a value that is hidden in privacy mode only: the value, or bullets. Of an ID that doesn't look
/// personal, the last three characters stay, so that rows can be told apart.
QString shown(Field field, const QString &value);
QString spoken(Field field, const QString &value); ///< the same, said
/// The end of an ID that a person types to prove that it was read: up to six characters that every keyboard has, and in
/// privacy mode no more than what is shown of it. Empty where that leaves less than three.
QString proofOf(Field field, const QString &value);

/// "Member ID": for "Show member ID" and for the record of what was revealed. Translated.
QString fieldName(Field field);
/// "memberId": in the file of the audit trail.
QString fieldKey(Field field);
std::optional<Field> fieldFromKey(QStringView word);
/// The JSON keys of each field in any body, in lower case and without anything but letters and digits.
const QHash<QString, Field> &jsonKeys();

/// What a body is about, and so what in it is personal.
enum class RecordKind {
    User,
    ConnectedProviders,
    Insurance,
    Public, ///< catalog, service centers, payors: phone numbers and addresses there are those of businesses
};

/// A JSON body with an indent of two and the values of sensitive keys replaced by bullets, at any level; null stays
/// null. In `insured` and `guarantor` everything is hidden that isn't known to be harmless, unknown keys included.
/// Returns nothing if the body isn't JSON, since it isn't known what it holds.
QByteArray maskedJson(const QByteArray &body, RecordKind kind);

/// A JSON body with two blanks a level, keys in the order and numbers in the very digits that were sent. What is not
/// JSON comes back as it is.
QByteArray prettyJson(const QByteArray &body);

} // namespace labdesk::privacy
