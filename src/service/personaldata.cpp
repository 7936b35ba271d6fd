// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/personaldata.h"

#include <QRegularExpression>

namespace labdesk::service {

namespace {

// The text as an ordinary keyboard types it: without invisible characters, and with ASCII in place of full-width
// characters and digits of other scripts.
QString plain(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC);
    plain.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    for (QChar &c : plain)
        c = c.isDigit() ? QChar(u'0' + c.digitValue()) : c.category() == QChar::Punctuation_Dash ? QChar(u'-') : c;
    return plain;
}

} // namespace

bool isPersonalData(const QString &written)
{
    const QString clientUserId = plain(written);
    static const QRegularExpression email(QStringLiteral(R"([^\s@]+@[^\s@]+\.[^\s@.]{2,})"));
    static const QRegularExpression spelledEmail(
        QStringLiteral(R"(\S(\s+at\s+|\s*[\[(]at[\])]\s*)[^\s@]+(\.|\s+dot\s+|\s*[\[(]dot[\])]\s*)[a-z]{2,})"),
        QRegularExpression::CaseInsensitiveOption);
    // Numbers in groups are found inside other text, too. A UUID has no groups of these lengths.
    static const QRegularExpression groupedPhone(QStringLiteral(
        R"((?<![0-9A-Za-z])(\+?1[ .-])?(\([2-9][0-9]{2}\) ?|[2-9][0-9]{2}[ .-])[2-9][0-9]{2}[ .-][0-9]{4}(?![0-9A-Za-z]))"));
    static const QRegularExpression socialSecurity(
        QStringLiteral("(?<![0-9A-Za-z])[0-9]{3}-[0-9]{2}-[0-9]{4}(?![0-9A-Za-z])"));
    for (const QRegularExpression &pattern : {email, spelledEmail, groupedPhone, socialSecurity})
        if (pattern.match(clientUserId).hasMatch())
            return true;
    static const QRegularExpression extension(QStringLiteral(R"(\s*(x|ext\.?)\s*[0-9]{1,6}\s*$)"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression phone(QStringLiteral(R"(^\s*\+?[0-9][0-9 ().-]*$|^\s*\([0-9][0-9 ().-]*$)"));
    const QString number = QString(clientUserId).remove(extension);
    if (!phone.match(number).hasMatch())
        return false;
    QString digits;
    for (const QChar c : number)
        if (c.isDigit())
            digits.append(c);
    if (digits.size() < 10 || digits.size() > 15)
        return false;
    static const QRegularExpression northAmerican(QStringLiteral("^1?[2-9][0-9]{2}[2-9][0-9]{6}$"));
    return digits.size() < number.trimmed().size() || northAmerican.match(digits).hasMatch();
}

} // namespace labdesk::service
