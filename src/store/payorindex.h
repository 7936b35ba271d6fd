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

/// An index for searching payors while a person types. Finds the intended payor however it is written. Pure; a search
/// among 10,000 payors takes a few milliseconds.
class PayorIndex
{
public:
    /// The reason for a payor's rank, the strongest first.
    enum class Reason { Code, Exact, Beginning, AllWords, Initials, Similar, SomeWords, None };

    /// How many of the search terms are in the payor's name and aliases. Generic words, such as "insurance", don't
    /// count.
    enum class Fit { None, Partial, Full };

    struct Match
    {
        size_t payor = 0; ///< its index in the payors passed to the constructor
        Reason reason = Reason::None;
        int alias = -1; ///< the index of the closest alias; -1 for the name, or if nothing matched
        Fit fit = Fit::None;
        double closeness = 0;      ///< at least 0; for the order only
        bool isContiguous = false; ///< the words are adjacent in the text, ignoring spaces
        /// No other payor fits as well, so it may be taken for the intended one. Only set for the first match.
        bool isSure = false;
    };

    PayorIndex() = default;
    explicit PayorIndex(const std::vector<Payor> &payors);

    /// Returns all payors: first those that fit completely, then the others, each group with the closest first; those
    /// that have nothing in common with the words are last. Ties keep the order of the service. A name precedes another
    /// payor's alias, and if a place is named, payors of other places are last.
    std::vector<Match> rank(const QString &words) const;

    /// For a single letter, for which rank() finds nothing: first the payors whose name or alias begins with it, then
    /// those with a word that does. Sets no Fit.
    std::vector<Match> matchesBeginningWith(QChar letter) const;

private:
    /// How a text relates to its payor, the closest first. An alias can also be another company's name.
    enum class Kind { Name, OwnAlias, Program, OtherName };
    struct Word
    {
        quint32 word; ///< of m_words
        quint8 place; ///< position in the text; several words can have the same position
    };
    struct Text
    {
        size_t payor;
        int alias;
        Kind kind;
        quint32 firstWord = 0, words = 0; ///< of m_textWords
        QString compact;                  ///< without spaces
        quint64 letters = 0;              ///< of `compact`
        QString initials;
        double weight = 0; ///< of all its words
    };
    /// Rules out most texts without reading them. Stored contiguously for the cache.
    struct TextSignature
    {
        quint64 letters;
        quint32 payor;
        char16_t front; ///< the first letter
        quint16 initials;
    };
    struct SimilarWord
    {
        quint32 word;   ///< of m_words
        float likeness; ///< 0..1
    };
    /// By search term, the words that are similar to it.
    using SimilarWordCache = QHash<QString, std::vector<SimilarWord>>;
    struct SearchTerms;  ///< the search terms, compared with every word of the index
    struct WordEvidence; ///< which words of the index match which search terms
    struct FitRank;      ///< how well a payor with all search terms fits
    class FitRanker;     ///< finds the payors that fit completely, and the intended one

    std::span<const Word> wordsOf(const Text &text) const { return {m_textWords.data() + text.firstWord, text.words}; }

    void add(size_t payor, int alias, const QString &text);
    void listPayorsByWord();
    void addText(size_t payor, int alias, Kind kind, const PayorWords &read);
    Kind kindOfAlias(size_t payor, const PayorWords &alias) const;
    quint32 numberOf(const QString &word);
    double weightOf(const QString &word) const; ///< equals m_weights for a known word

    std::vector<Match> rankWords(const QString &words, bool requiresFullMatch = false) const;
    SearchTerms termsOf(const QString &words, bool isBeingTyped, SimilarWordCache &known) const;
    std::vector<SimilarWord> similarWords(const QString &word) const;
    std::vector<SimilarWord> similarByTypo(const QString &word, int most) const;
    bool mayMatch(const Text &text, const SearchTerms &terms) const;
    Match closest(size_t payor, const SearchTerms &terms) const;
    Match matchOf(const Text &text, const SearchTerms &terms, std::span<float> most) const;
    std::vector<quint8> candidatesFor(const SearchTerms &terms) const;
    bool mayFit(size_t payor, const SearchTerms &terms) const;
    void compareFewer(std::vector<Match> &matches, const PayorPhrases &phrases, SimilarWordCache &known) const;

    std::vector<QString> m_codes;            ///< by payor, folded
    std::vector<Text> m_texts;               ///< by payor: its name, then its aliases
    std::vector<Word> m_textWords;           ///< the words of all texts, one text after another
    std::vector<TextSignature> m_signatures; ///< by text
    std::vector<size_t> m_begin;             ///< by payor, where its texts begin; one more at the end
    QStringList m_words;
    QHash<QString, quint32> m_numbers;
    std::vector<quint32> m_textCounts; ///< by word: the number of texts that have it
    std::vector<quint32>
        m_payorsByWordBegin;             ///< by word, where its payors begin in m_payorsByWord; one more at the end
    std::vector<quint32> m_payorsByWord; ///< the payors with a word in one of their texts
    std::vector<quint64> m_letters;      ///< by word: its letters, one bit each
    std::vector<double> m_weights;       ///< by word
    std::vector<bool> m_common;          ///< by word: it doesn't tell payors apart
    std::vector<bool> m_places;          ///< by word: it is part of a place name
};

} // namespace labdesk
