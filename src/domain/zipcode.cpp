// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/zipcode.h"

#include "domain/textnormalization.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isFiveDigits(const QString &text)
{
    return text.size() == 5 && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// As typed on an ordinary keyboard, in one line, without quotation marks and brackets.
QString withPlainCharacters(const QString &text)
{
    QString plain;
    for (const QChar c : normalizedText(text.normalized(QString::NormalizationForm_KC)))
        if (!u"\"'()[]=#"_s.contains(c))
            plain += c.isSpace() ? QChar(u' ') : c;
    return plain.trimmed();
}

} // namespace

QString zipCodeIn(const QString &text)
{
    if (isFiveDigits(text)) // the usual case
        return text;
    // It may follow words without digits, or the two letters of a state. A number before it would be a house number.
    static const QRegularExpression form(
        uR"(^(?:.*[\s,][A-Z]{2}[\s.,:-]*|[A-Z]{2}-?|[^0-9]*[^0-9\W_][\s.,:]+)?(?<![0-9])([0-9]{5})(?:\s*[-+./]?\s*[0-9]{4}|\s*-|\.0)?)"
        uR"((?:[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?))?)"
        uR"((?:[\s,;]+(?:(?:tel|telephone|phone|ph)\b[\s.:]*)?(?:\+?1[\s.-]*)?[0-9]{3}[\s.-]*[0-9]{3}[\s.-]*[0-9]{4})?[\s.,;]*$)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    // A number before a comma, or before a state alone, isn't a house number.
    static const QRegularExpression first(uR"(^([0-9]{5})(?:-[0-9]{4})?(?:\s*,[^0-9]*|\s+[A-Z]{2})$)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression label(u"^zip\\s*(\\+\\s*4)?\\s*(code)?[\\s:.]*(?=[0-9])"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression otherNumber(
        u"^[^0-9]*\\b(?:box|suite|ste|apt|apartment|unit|room|floor|lot|route|rte|rt|highway|hwy)"
        "[\\s.]*[0-9]{5}(?:-[0-9]{4})?[\\s.,;]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression spaced(u"^[0-9](?:\\s?[0-9]){4}$"_s),
        withLetterO(u"^(?=.*[0-9].*[0-9].*[0-9])[0-9oO]{5}$"_s);
    QString plain = withPlainCharacters(text).remove(label);
    if (spaced.match(plain).hasMatch())
        plain.remove(u' ');
    if (withLetterO.match(plain).hasMatch())
        plain.replace(QChar(u'o'), QChar(u'0'), Qt::CaseInsensitive);
    if (otherNumber.match(plain).hasMatch())
        return {};
    const QRegularExpressionMatch last = form.match(plain);
    return last.hasMatch() ? last.captured(1) : first.match(plain).captured(1);
}

} // namespace labdesk
