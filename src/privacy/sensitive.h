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
    OtherInsuranceField, ///< in a part of the record whose shape the contract leaves open
    ExternalUserId,      ///< may be an email address (field notes, "connected provider")
    /// Only if it looks like an email address or a phone number, see isPersonal(); in privacy mode, always.
    ClientUserId,
    UserId, ///< in privacy mode only; also the ID of an order, which has the same format
    TeamId, ///< likewise
};

/// The names of a field.
struct FieldRow
{
    Field field;
    const char *word;      ///< in the files of the audit trail: stable, never translated
    const char *title;     ///< as shown
    const char *keys = ""; ///< its keys in JSON, normalized as in jsonKeys(); separated by spaces
};

struct SensitiveFields
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::privacy)

public:
    static constexpr FieldRow rows[] = {
        {Field::BirthDate, "fallbackBirthDate", QT_TR_NOOP("Birth date"), "dob dateofbirth birthdate"},
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
        {Field::ExternalUserId, "externalUserId", QT_TR_NOOP("User ID at the provider"), "externaluserid"},
        {Field::ClientUserId, "clientUserId", QT_TR_NOOP("Client ID with personal data"), "clientuserid"},
        {Field::UserId, "userId", QT_TR_NOOP("User ID"), "userid"},
        {Field::TeamId, "teamId", QT_TR_NOOP("Team ID"), "teamid"},
    };
};
static_assert(isTableOf(SensitiveFields::rows, Field::TeamId, &FieldRow::field));

/// Privacy mode, for shared screens: IDs are hidden as well, and nothing is shown without a request. A global setting,
/// like the locale: whatever shows or writes a value checks it, and the window is rebuilt when it changes. For any
/// thread.
bool isPrivacyMode();
void setPrivacyMode(bool on);

/// Whether records may be saved to files, printed, or copied several at a time. The administrator decides; set once,
/// before there is a window.
bool mayExport();
void setMayExport(bool allowed);

/// Whether a value of the field says something about a person. An empty one doesn't; a client ID (contract 2.1) must
/// not, but some do.
bool isPersonal(Field field, const QString &value);
/// The placeholder of a hidden value: always the same number of bullets, so that it doesn't reveal the length.
QString masked();
/// What a screen reader says instead of the bullets, which it would read out one by one.
QString maskedForSpeech(Field field);
/// What to show of a value that is hidden in privacy mode only: the value, or bullets. For an ID that doesn't look
/// personal, the last three characters stay, so that rows can be distinguished.
QString shown(Field field, const QString &value);
QString spoken(Field field, const QString &value); ///< the same for speech
/// The end of an ID that a person types as a confirmation: up to six characters that every keyboard has, and in privacy
/// mode only those that are shown. Empty if fewer than three are left.
QString proofOf(Field field, const QString &value);

/// "Member ID": for "Show member ID" and for the record of what was revealed. Translated.
QString fieldName(Field field);
/// "memberId": the name in the files of the audit trail.
QString fieldKey(Field field);
std::optional<Field> fieldFromKey(QStringView word);
/// The fields by their JSON keys in any body, in lower case and with letters and digits only.
const QHash<QString, Field> &jsonKeys();

/// What a body is about, which decides what in it is personal.
enum class RecordKind {
    User,
    ConnectedProviders,
    Insurance,
    Public, ///< catalog, service centers, payors: phone numbers and addresses belong to businesses
};

/// Prints a JSON body with an indentation of two spaces, and the values of sensitive keys replaced by bullets, at any
/// level; null stays null. In `insured` and `guarantor`, everything is hidden that isn't known to be harmless,
/// including unknown keys. Empty if the body isn't JSON, because it isn't known what it contains.
QByteArray maskedJson(const QByteArray &body, RecordKind kind);

/// Prints a JSON body with an indentation of two spaces, and with the order of keys and the digits of numbers as
/// received. A body that isn't JSON is returned unchanged.
QByteArray prettyJson(const QByteArray &body);

} // namespace labdesk::privacy
