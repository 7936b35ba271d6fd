// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/payorplaces.h"

#include <QStringList>

#include <vector>

namespace labdesk {

/// The words of a payor's name in normalized form for comparison, as a caller would say them: without accents, case,
/// punctuation, and filler words, and with common abbreviations expanded ("BCBS AZ" is "blue cross blue shield
/// arizona").
QStringList payorTokens(const QString &text);

struct PayorToken
{
    QString text;      ///< one word, or the several words of one place or program: "new york", "part b"
    QString asWritten; ///< a state's code, which may also be a word ("or"); otherwise empty
};
/// Like payorTokens(), with the other meaning that a word may have.
std::vector<PayorToken> readPayorTokens(const QString &text, PayorWriter writer);

/// The words of a name in both forms.
struct PayorWords
{
    std::vector<PayorToken> tokens; ///< readPayorTokens()
    QStringList plain;              ///< plainPayorTokens()
};
PayorWords readPayorText(const QString &text, PayorWriter writer);

/// Like payorTokens(), but without expanding or dropping words. Punctuation within a word is dropped ("O'Rowan",
/// "L.A.").
QStringList plainPayorTokens(const QString &text);

/// The words, with a series of single letters kept together: "b c b s ohio" is "b c b s" and "ohio". Letters after
/// "part" are parts of Medicare, and "s" before "Carolina" is a direction.
std::vector<QStringList> splitAtSpacedLetters(const QStringList &words);

/// Words that are in so many names that they don't tell payors apart. `Filler` words, such as "insurance" or "company",
/// can be added to any name; `Part` words, such as "health" or "care", are part of some names.
enum class GenericPayorWord { No, Part, Filler };
/// Also recognizes words that are misspelled or incomplete ("helth", "compan").
GenericPayorWord genericPayorWord(const QString &word);
/// Whether the word is generic in this exact spelling.
bool isCommonPayorWord(const QString &word);
/// Whether several companies have the word in their names, such as "first" or "united". Alone, it doesn't identify a
/// payor.
bool isSharedPayorWord(const QString &word);

/// Whether a word is a misspelling of "bcbs", such as "bcsb", "bcs", or "bcbbs".
bool isMisspelledBlue(const QString &word);

/// A bit mask of the letters in a word. A typo changes at most two bits, so nearly all words can be ruled out without
/// comparing them letter by letter.
quint64 payorLetters(const QString &word);
inline bool mayBePayorTypo(quint64 letters, quint64 others, int most)
{
    quint64 apart = letters ^ others;
    for (int bit = 0; bit < 2 * most; ++bit)
        apart &= apart - 1; // clears the lowest bit
    return apart == 0;
}
/// Returns the edit distance, where swapping two adjacent letters counts once; most + 1 if it is more than `most`.
int editDistance(const QString &a, const QString &b, int most);
/// How many typos a word of this length may have.
int maxTypos(qsizetype letters);

} // namespace labdesk
