// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/textnormalization.h"

#include "domain/digits.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isAscii(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c < u'\x80'; });
}

char32_t codePointAt(const QString &text, qsizetype at)
{
    const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
}

/// Joiners, which some scripts need, and the variation selectors of emoji.
bool isNeeded(char32_t c)
{
    return c == U'\u200c' || c == U'\u200d' || (c >= U'\ufe00' && c <= U'\ufe0f');
}

/// Whether a character is invisible, but changes how its neighbors look: also other variation selectors, and the tags
/// of flags.
bool isModifier(char32_t c)
{
    return isNeeded(c) || c == U'\u034f' || (c >= U'\u180b' && c <= U'\u180d')
        || (c >= U'\U000e0000' && c <= U'\U000e0fff');
}

bool isInvisible(char32_t c)
{
    return QChar::category(c) == QChar::Other_Format || isModifier(c);
}

/// Removes the characters for which `isRemoved` returns true. It gets a character and the one before it, 0 at the
/// start.
template <class Predicate> QString removeIf(const QString &text, Predicate isRemoved)
{
    QString result;
    result.reserve(text.size());
    char32_t before = 0;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t c = codePointAt(text, at);
        const qsizetype units = QChar::requiresSurrogates(c) ? 2 : 1;
        if (!isRemoved(c, before)) {
            result += QStringView(text).sliced(at, units);
            before = c;
        }
        at += units;
    }
    return result;
}

} // namespace

QChar plainCharacter(QChar c)
{
    constexpr char16_t fullWidthFirst = u'\uff01'; // "!" to "~" in ASCII order
    constexpr char16_t fullWidthLast = u'\uff5e';
    if (c.unicode() >= fullWidthFirst && c.unicode() <= fullWidthLast)
        return QChar(char16_t(c.unicode() - fullWidthFirst + u'!'));
    if (c.category() == QChar::Punctuation_Dash || c == u'\u2212') // Unicode doesn't classify the minus sign as a dash
        return u'-';
    if (u"\u2018\u2019\u02bc"_s.contains(c)) // phones and word processors replace apostrophes
        return u'\'';
    if (c == u'\u201c' || c == u'\u201d')
        return u'"';
    return c.category() == QChar::Separator_Space ? QChar(u' ') : c;
}

std::optional<char32_t> hiddenCharacterIn(const QString &line)
{
    constexpr char32_t fillers[] = {U'\u115f', U'\u1160', U'\u2800', U'\u3164', U'\uffa0'}; // letters and a pattern
    for (qsizetype at = 0; at < line.size();) {
        const char32_t c = codePointAt(line, at);
        const QChar::Category category = QChar::category(c);
        const bool isLineEnd = category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
        const bool isShown = c == U'\t' || isNeeded(c) || (QChar::isPrint(c) && !isLineEnd && !isInvisible(c));
        if (!isShown || std::ranges::find(fillers, c) != std::end(fillers))
            return c;
        at += QChar::requiresSurrogates(c) ? 2 : 1;
    }
    return std::nullopt;
}

QString codePointName(char32_t c)
{
    return QStringLiteral("U+%1").arg(QString::number(uint(c), 16).toUpper(), 4, QLatin1Char('0'));
}

QString withoutInvisible(const QString &text)
{
    if (isAscii(text))
        return text;
    return removeIf(text, [](char32_t c, char32_t before) {
        return isInvisible(c) && !(isModifier(c) && before >= U'\x80'); // ASCII characters can't be joined
    });
}

QString normalizedText(const QString &text)
{
    if (isAscii(text))
        return text;
    // Composed last: invisible characters may be between a letter and its accent.
    QString plain = removeIf(text, [](char32_t c, char32_t) { return isInvisible(c); });
    plain = withAsciiDigits(plain.normalized(QString::NormalizationForm_C));
    std::ranges::transform(plain, plain.begin(), &plainCharacter);
    return plain;
}

QString searchKey(const QString &text)
{
    return normalizedText(text).toCaseFolded();
}

} // namespace labdesk
