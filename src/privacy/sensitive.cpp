// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"

#include "domain/pii.h"

#include <algorithm>
#include <atomic>
#include <iterator>

namespace labdesk::privacy {

namespace {

const FieldRow &rowOf(Field field)
{
    return SensitiveFields::rows[size_t(field)];
}

std::atomic<bool> privacyMode = false;
std::atomic<bool> exportsAllowed = true;

/// The end of an ID that may be shown; empty if the ID is too short for that.
QString visibleEnd(Field field, const QString &value)
{
    constexpr int visibleEndLength = 3;
    constexpr int minHiddenLength = 4;
    const bool isId = field == Field::ClientUserId || field == Field::UserId || field == Field::TeamId;
    const bool isVisible
        = isId && value.size() >= minHiddenLength + visibleEndLength && personalDataIn(value) == PersonalData::None;
    return isVisible ? value.last(visibleEndLength) : QString();
}
}

bool isPrivacyMode()
{
    return privacyMode;
}

void setPrivacyMode(bool on)
{
    privacyMode = on;
}

bool mayExport()
{
    return exportsAllowed;
}

void setMayExport(bool allowed)
{
    exportsAllowed = allowed;
}

bool isPersonal(Field field, const QString &value)
{
    if (field == Field::UserId || field == Field::TeamId)
        return isPrivacyMode() && !value.isEmpty();
    if (field == Field::ClientUserId && !isPrivacyMode())
        return personalDataIn(value) != PersonalData::None;
    return !value.isEmpty();
}

QString shown(Field field, const QString &value)
{
    if (!isPrivacyMode() || value.isEmpty())
        return value;
    const QString end = visibleEnd(field, value);
    return masked().chopped(end.size()) + end;
}

QString spoken(Field field, const QString &value)
{
    if (!isPrivacyMode() || value.isEmpty())
        return value;
    const QString end = visibleEnd(field, value);
    return end.isEmpty() ? maskedForSpeech(field)
                         : SensitiveFields::tr("%1: ends in %2", "a field and the last characters of its value")
                               .arg(fieldName(field), end);
}

QString proofOf(Field field, const QString &value)
{
    constexpr qsizetype maxLength = 6;
    constexpr qsizetype minLength = 3;
    const QString id = isPrivacyMode() ? visibleEnd(field, value) : value.trimmed();
    const auto isTypeable = [](QChar letter) { return letter > u' ' && letter < u'\x7f'; };
    qsizetype size = 0;
    while (size < std::min(maxLength, id.size()) && isTypeable(id[id.size() - size - 1]))
        ++size;
    return size < minLength ? QString() : id.last(size);
}

QString masked()
{
    return QString(8, QChar(u'\u2022'));
}

QString maskedForSpeech(Field field)
{
    return SensitiveFields::tr("%1: hidden").arg(fieldName(field));
}

QString fieldName(Field field)
{
    if (field == Field::ClientUserId && isPrivacyMode())
        return SensitiveFields::tr("Client ID");
    return SensitiveFields::tr(rowOf(field).title);
}

QString fieldKey(Field field)
{
    return QLatin1StringView(rowOf(field).word);
}

std::optional<Field> fieldFromKey(QStringView word)
{
    const auto row = std::ranges::find_if(
        SensitiveFields::rows, [word](const FieldRow &known) { return word == QLatin1StringView(known.word); });
    return row == std::end(SensitiveFields::rows) ? std::nullopt : std::optional(row->field);
}

const QHash<QString, Field> &jsonKeys()
{
    static const QHash<QString, Field> all = [] {
        QHash<QString, Field> keys;
        for (const FieldRow &row : SensitiveFields::rows)
            for (const QString &key : QString::fromLatin1(row.keys).split(u' ', Qt::SkipEmptyParts))
                keys.insert(key, row.field);
        return keys;
    }();
    return all;
}

} // namespace labdesk::privacy
