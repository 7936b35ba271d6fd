// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorphrases.h"

#include "store/payortokens.h"

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// The kind of the most distinctive word, for texts with several, such as "Mid-Atlantic".
GenericPayorWord kindOf(const QString &typed)
{
    GenericPayorWord kind = GenericPayorWord::Filler;
    for (const QString &word : plainPayorTokens(typed))
        kind = std::min(kind, genericPayorWord(word));
    return kind;
}

/// Whether two words are one name, such as "LA Care".
bool isPartOfName(const QString &before, const QString &typed)
{
    return readPayorTokens(before + u' ' + typed, PayorWriter::Caller).size() == 1
        && readPayorTokens(before, PayorWriter::Caller).size() == 1;
}

bool isSharedWord(const QString &typed)
{
    const QStringList words = payorTokens(typed);
    return std::all_of(words.begin(), words.end(), isSharedPayorWord);
}

} // namespace

PayorPhrases::PayorPhrases(const QString &text)
{
    for (const QStringList &joined : splitAtSpacedLetters(text.simplified().split(u' ', Qt::SkipEmptyParts)))
        whole += joined.join(QString());
    bool isAfterFiller = false;
    QString before;
    for (const QString &typed : whole) {
        const bool isCompany = isAfterFiller && typed.compare(u"co"_s, Qt::CaseInsensitive) == 0; // else Colorado
        const bool isName = isPartOfName(before, typed);
        const GenericPayorWord kind = isCompany ? GenericPayorWord::Filler
            : isName                            ? GenericPayorWord::No
                                                : kindOf(typed);
        if (kind != GenericPayorWord::Filler)
            named += typed;
        if (kind == GenericPayorWord::No)
            distinctive += typed;
        isAfterFiller = kind == GenericPayorWord::Filler;
        before = typed;
    }
}

std::vector<PayorFallback> payorFallbacks(const QString &text)
{
    constexpr qsizetype minPhraseLetters = 3; // fewer letters are in nearly every name
    const PayorPhrases phrases(text);
    std::vector<PayorFallback> tries;
    QStringList known{phrases.whole.join(u' ')};
    const auto add = [&](const QString &words, const QString &partOf = {}) {
        if (words.size() < minPhraseLetters || known.contains(words, Qt::CaseInsensitive))
            return;
        known += words;
        tries.push_back({words, partOf});
    };
    if (phrases.distinctive.empty())
        return tries;
    QStringList alone = phrases.distinctive;
    std::stable_sort(alone.begin(), alone.end(), [](const QString &a, const QString &b) {
        return isSharedWord(a) != isSharedWord(b) ? isSharedWord(b) : a.size() > b.size();
    });
    add(phrases.distinctive.join(u' '));
    for (const QString &word : alone)
        add(word);
    for (const QString &word : alone) // such as "united healthcare" for "uhc"
        add(PayorPhrases(payorTokens(word).join(u' ')).distinctive.join(u' '));
    add(phrases.named.join(u' '));                       // such as "u care", where a single letter is too short
    for (qsizetype i = 1; i < phrases.named.size(); ++i) // such as "carefirst" for "care first"
        add(phrases.named[i - 1] + phrases.named[i]);
    for (const QString &word : alone) {
        const qsizetype half = std::max(minPhraseLetters, word.size() / 2);
        if (word.size() > half) {
            add(word.first(half), word);
            add(word.last(half), word);
        }
    }
    return tries;
}

} // namespace labdesk
