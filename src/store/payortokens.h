// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/payorplaces.h"

#include <QStringList>

#include <vector>

namespace labdesk {

/// The words of a payor's name in the form in which they are compared: no accents, case or signs, fill words left out,
/// usual short forms written out ("BCBS AZ": blue cross blue shield arizona), as a caller says them.
QStringList payorTokens(const QString &text);

struct PayorToken
{
    QString text;      ///< one word, or the several words of one place or program: "new york", "part b"
    QString asWritten; ///< a code of a state, which may also be a word ("or"); else empty
};
/// The same with what else a word may be.
std::vector<PayorToken> readPayorTokens(const QString &text, PayorWriter writer);

/// What a list has for a name.
struct PayorWords
{
    std::vector<PayorToken> tokens; ///< readPayorTokens()
    QStringList plain;              ///< plainPayorTokens()
};
PayorWords readPayorText(const QString &text, PayorWriter writer);

/// The same with everything as it is written, but for accents, case and signs; signs inside a word ("O'Rowan", "L.A.")
/// go.
QStringList plainPayorTokens(const QString &text);

/// Words that stand in so many names that they tell none apart. `Filler` ones, such as "insurance" or "company", are
/// added to any name; `Part` ones, such as "health" or "care", are part of some.
enum class GenericPayorWord { No, Part, Filler };
/// Also of a word that is misspelt or not typed to its end ("helth", "compan").
GenericPayorWord genericPayorWord(const QString &word);
/// Whether the word is generic as it is written.
bool isCommonPayorWord(const QString &word);
/// Words that stand in the names of several companies, such as "first" and "united". Alone they do not name one.
bool isSharedPayorWord(const QString &word);

/// Which letters occur, one bit each. Each letter that differs changes two bits at most, so that nearly all words need
/// not be compared letter by letter.
quint64 payorLetters(const QString &word);
inline bool mayBePayorTypo(quint64 letters, quint64 others, int most)
{
    quint64 apart = letters ^ others;
    for (int bit = 0; bit < 2 * most; ++bit)
        apart &= apart - 1; // without the lowest one
    return apart == 0;
}
/// How many letters differ, two that changed places counting once; more than `most` is said as most + 1.
int lettersApart(const QString &a, const QString &b, int most);
/// How many letters may differ in a word of this length that is misspelt.
int maxTypos(qsizetype letters);

} // namespace labdesk
