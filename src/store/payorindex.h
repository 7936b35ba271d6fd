// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QHash>
#include <QString>

#include <span>
#include <vector>

namespace labdesk {

struct PayorPhrases;
struct PayorWords;

/// Payors prepared for a search while a person types: finds the intended one among those of the service, however it is
/// written. Pure; for 10,000 payors a search takes a few milliseconds.
class PayorIndex
{
public:
    /// The reason for a payor's rank, the strongest first.
    enum class Reason { Code, Exact, Beginning, AllWords, Initials, Similar, SomeWords, None };

    /// What of the words that tell one payor from another is in its name and its aliases; generic words, such as
    /// "insurance", prove nothing.
    enum class Fit { None, Part, Whole };

    struct Match
    {
        size_t payor = 0; ///< its place in what the index was made of
        Reason reason = Reason::None;
        int alias = -1; ///< which of its aliases was the closest; -1: its name, or nothing
        Fit fit = Fit::None;
        double closeness = 0;    ///< 0..1, for the order only: it is no probability
        bool isOnePiece = false; ///< the words are adjacent there, ignoring spaces
        bool isSure = false;     ///< no other fits as well, so it may be taken for the intended one; the first only
    };

    PayorIndex() = default;
    explicit PayorIndex(const std::vector<Payor> &payors);

    /// All payors: those that fit completely, then the others, each the closest first; those that have nothing in
    /// common with the words are last. Equals keep the order of the service. A name is before an alias of another
    /// payor, and if a place is named, payors of other places are last.
    std::vector<Match> rank(const QString &words) const;

    /// For one letter, for which rank() finds none: those whose name or alias begins with it, then those with a word
    /// that does. It proves nothing.
    std::vector<Match> beginningWith(QChar letter) const;

private:
    /// What a text is to its payor, the nearest first: another company's name may be an alias, too.
    enum class Kind { Name, OwnAlias, Program, OtherName };
    struct Word
    {
        quint32 word; ///< of m_words
        quint8 place; ///< in the text; several may be meant at one place
    };
    struct Text
    {
        size_t payor;
        int alias;
        Kind kind;
        quint32 firstWord = 0, words = 0; ///< of m_textWords
        QString compact;                  ///< without blanks
        quint64 letters = 0;              ///< of it
        QString initials;
        double weight = 0; ///< of all its words
    };
    /// Enough to rule out most texts without reading them. Stored contiguously for the cache.
    struct TextSignature
    {
        quint64 letters;
        quint32 payor;
        char16_t front; ///< its first letter
        quint16 initials;
    };
    struct SimilarWord
    {
        quint32 word; ///< of m_words
        float like;   ///< 0..1
    };
    using SimilarWordCache
        = QHash<QString, std::vector<SimilarWord>>; ///< by word asked for: the words that are like it
    struct SearchTerms;  ///< the words that are searched for, compared with every word there is
    struct WordEvidence; ///< which words there are show which words asked for
    struct FitRank;      ///< how well a payor fits that fits wholly
    class FitRanker;     ///< finds who fits wholly, and who is meant

    std::span<const Word> wordsOf(const Text &text) const { return {m_textWords.data() + text.firstWord, text.words}; }

    void add(size_t payor, int alias, const QString &text);
    void listPayorsByWord();
    void addText(size_t payor, int alias, Kind kind, const PayorWords &read);
    Kind kindOfAlias(size_t payor, const PayorWords &alias) const;
    quint32 numberOf(const QString &word);
    double weightOf(const QString &word) const; ///< m_weights for a word that is known

    std::vector<Match> rankAs(const QString &words, bool needsWhole = false) const;
    SearchTerms asked(const QString &words, bool isBeingTyped, SimilarWordCache &known) const;
    std::vector<SimilarWord> similarWords(const QString &word) const;
    std::vector<SimilarWord> similarByTypo(const QString &word, int most) const;
    bool mayMatch(const Text &text, const SearchTerms &asked) const;
    Match closest(size_t payor, const SearchTerms &asked) const;
    Match matchOf(const Text &text, const SearchTerms &asked, std::span<float> most) const;
    std::vector<quint8> candidatesFor(const SearchTerms &asked) const;
    bool mayFit(size_t payor, const SearchTerms &asked) const;
    void compareFewer(std::vector<Match> &matches, const PayorPhrases &phrases, SimilarWordCache &known) const;

    std::vector<QString> m_codes;            ///< by payor, folded
    std::vector<Text> m_texts;               ///< by payor: its name, then its aliases
    std::vector<Word> m_textWords;           ///< of one text after the other
    std::vector<TextSignature> m_signatures; ///< by text
    std::vector<size_t> m_begin;             ///< by payor, where its texts begin, its name first; one more at the end
    QStringList m_words;
    QHash<QString, quint32> m_numbers;
    std::vector<quint32> m_textsWith;   ///< by word: how many texts have it
    std::vector<quint32> m_payorsBegin; ///< by word, where its payors begin; one more at the end
    std::vector<quint32> m_payorsWith;  ///< those with a word in one of their texts
    std::vector<quint64> m_letters;     ///< by word: which letters it has, one bit each
    std::vector<double> m_weights;      ///< by word
    std::vector<bool> m_common;         ///< by word: it tells no payor from another
    std::vector<bool> m_places;         ///< by word: it is one of a place
};

} // namespace labdesk
