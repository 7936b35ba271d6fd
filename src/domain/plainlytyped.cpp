// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/plainlytyped.h"

#include "domain/digits.h"

#include <algorithm>

namespace labdesk {

namespace {

constexpr QChar nonJoiner = u'\u200c';
constexpr QChar joiner = u'\u200d';

bool isPlain(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c < u'\x80'; });
}

bool isInvisible(QChar c)
{
    return c.category() == QChar::Other_Format;
}

/// What a sign of one unit looks like on a plain keyboard.
QChar plainSign(QChar c)
{
    constexpr char16_t fullWidthFirst = u'\uff01'; // "!" to "~" in the order of ASCII
    constexpr char16_t fullWidthLast = u'\uff5e';
    if (c.unicode() >= fullWidthFirst && c.unicode() <= fullWidthLast)
        return QChar(char16_t(c.unicode() - fullWidthFirst + u'!'));
    if (c.category() == QChar::Punctuation_Dash || c == u'\u2212') // the minus sign is no dash to Unicode
        return u'-';
    return c.category() == QChar::Separator_Space ? QChar(u' ') : c;
}

} // namespace

QString withoutInvisible(const QString &text)
{
    if (isPlain(text))
        return text;
    QString seen = text;
    seen.removeIf([](QChar c) { return isInvisible(c) && c != nonJoiner && c != joiner; });
    return seen;
}

QString plainlyTyped(const QString &text)
{
    if (isPlain(text))
        return text;
    QString plain = withPlainDigits(text.normalized(QString::NormalizationForm_C));
    plain.removeIf(&isInvisible);
    std::ranges::transform(plain, plain.begin(), &plainSign);
    return plain;
}

QString searchKey(const QString &text)
{
    return plainlyTyped(text).toCaseFolded();
}

} // namespace labdesk
