// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/pii.h"

#include "domain/textnormalization.h"

#include <QRegularExpression>

namespace labdesk {

PersonalData personalDataIn(const QString &clientUserId)
{
    static const QRegularExpression email(QStringLiteral(R"([^\s@<>]+@[^\s@<>]+\.[A-Za-z]{2,})"));
    static const QRegularExpression phonePattern(QStringLiteral(R"(^\+?[0-9 ().\-]+$)"));
    static const QRegularExpression northAmericanPattern(QStringLiteral(R"(^1?[2-9][0-9]{2}[2-9][0-9]{6}$)"));
    const QString text = normalizedText(clientUserId).trimmed(); // phone numbers may use the digits of other scripts
    if (email.match(text).hasMatch())
        return PersonalData::Email;
    if (!phonePattern.match(text).hasMatch())
        return PersonalData::None;
    QString digits;
    for (const QChar c : text)
        if (c.isDigit())
            digits += c;
    if (digits.size() < 10 || digits.size() > 15)
        return PersonalData::None;
    const bool written = text.startsWith(u'+') || text.size() > digits.size();
    return written || northAmericanPattern.match(digits).hasMatch() ? PersonalData::Phone : PersonalData::None;
}

bool isPlainWord(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral(R"(\A[A-Za-z][A-Za-z_.:-]{0,59}\z)"));
    return plain.match(word).hasMatch() && personalDataIn(word) == PersonalData::None;
}

} // namespace labdesk
