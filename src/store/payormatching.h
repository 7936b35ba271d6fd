// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/payorindex.h"

#include <algorithm>
#include <tuple>

namespace labdesk {

/// The search terms, compared with every word of the index.
struct PayorIndex::SearchTerms
{
    QString folded;  ///< as typed, for codes
    QString compact; ///< without spaces
    QString written; ///< without spaces and without expanded short forms: "champ va" is CHAMPVA
    quint64 letters = 0;
    quint64 writtenLetters = 0;
    bool isKnown = true; ///< every word occurs in the index
    QStringList words;
    QStringList asWritten;       ///< by search term: a state's code, or empty
    std::vector<bool> isFixed;   ///< by search term: a state, part, letter, or number, which isn't a typo of another
    std::vector<double> weights; ///< by search term
    double weight = 0;

    // The similarity of index words to search terms. Only words that are similar to at least one term have a row.
    std::vector<quint32> alike{0}; ///< by row: its word; row 0 is unused
    std::vector<quint32> rowOf;    ///< by word of the index; 0 if no term is similar
    std::vector<float> rows;       ///< by row and search term: 0..1
    size_t width = 0;              ///< length of a row

    const float *row(quint32 number) const { return rows.data() + number * width; }
    float &similarity(size_t at, quint32 word)
    {
        quint32 &number = rowOf[word];
        if (number == 0) {
            number = quint32(alike.size());
            alike.push_back(word);
            rows.resize(rows.size() + width);
        }
        return rows[number * width + at];
    }

    /// The share of the search terms that these similarities cover, by weight.
    double coverage(std::span<const float> similarities) const
    {
        double cover = 0;
        for (size_t i = 0; i < weights.size(); ++i)
            cover += double(similarities[i]) * weights[i];
        return weight > 0 ? cover / weight : 0;
    }
    /// Whether the terms, without spaces, may be a misspelling of a whole text.
    bool mayBePieceTypo() const { return compact.size() >= 5 && !isKnown; }
    int maxPieceTypos() const { return compact.size() >= 10 ? 2 : 1; }
};

/// For each word of the index, the search terms that it matches: one bit a term.
struct PayorIndex::WordEvidence
{
    QStringList words;     ///< the search terms; misspelled words that several companies share are corrected
    QStringList typed;     ///< all search terms, with generic words
    QStringList compact;   ///< everything that was typed, and without generic words; each without spaces
    quint64 all = 0;       ///< the bits of all terms
    quint64 places = 0;    ///< terms that are places
    quint64 companies = 0; ///< terms that aren't shared by several companies
    struct Matches
    {
        quint64 exact = 0;  ///< the term is the word
        quint64 prefix = 0; ///< the word begins or ends with the term
        quint64 typo = 0;   ///< the term is a misspelling of the word, and of no closer one
        quint64 any() const { return exact | prefix | typo; }
    };
    std::vector<Matches> byWord; ///< by word of the index

    void takeSharedWordFor(qsizetype at, const QStringList &indexWords);
};

/// How well a payor fits that matches all search terms. Smaller keys rank first.
struct PayorIndex::FitRank
{
    /// In order: its code; its whole name, or a part of it or an alias of its own, first with the same generic words;
    /// the beginning of its name; another company's name; parts of names.
    enum Tier { Code, NameAsWritten, OwnAsWritten, Name, Own, Beginning, Other, Within, WithinOther, Worst };
    bool isWhole = false;
    quint64 matched = 0;        ///< bits of the search terms that it matches
    bool isMeant = true;        ///< false if it has words that the search would have named
    bool isGuessed = false;     ///< a term matched only as a misspelling
    bool isPrefixMatch = false; ///< a term matched only as a part of a word
    Tier tier = Worst;
    quint32 prefixWord = 0;    ///< the word that a term is a part of
    std::vector<quint32> rest; ///< words of its name that weren't searched for, sorted

    auto key() const { return std::tuple(isGuessed, !isMeant, tier); }
    /// Whether the other one is no better in any respect.
    bool isBetterThan(const FitRank &other) const
    {
        if (isGuessed != other.isGuessed || isMeant != other.isMeant || tier == Code || other.tier == Code)
            return key() < other.key();
        if (rest == other.rest && isPrefixMatch == other.isPrefixMatch)
            return tier < other.tier && !(tier == OwnAsWritten && other.tier == Name);
        if (isPrefixMatch && prefixWord != other.prefixWord)
            return false; // the term may become either word
        const bool isPart = std::includes(other.rest.begin(), other.rest.end(), rest.begin(), rest.end());
        return isPart && tier <= other.tier && isPrefixMatch <= other.isPrefixMatch;
    }
};

class PayorIndex::FitRanker
{
public:
    explicit FitRanker(const PayorIndex &index) : m_index(index) { }

    WordEvidence evidenceFor(const SearchTerms &terms, bool isBeingTyped) const;
    std::vector<FitRank> fit(std::vector<Match> &matches, const WordEvidence &evidence,
                             const PayorPhrases &phrases) const;
    void order(std::vector<Match> &matches, std::vector<FitRank> best, const WordEvidence &evidence) const;

private:
    void collectEvidence(WordEvidence &evidence, const SearchTerms &terms, qsizetype at, bool isBeingTyped) const;
    enum class Prefix { None, Guess, Evidence };
    Prefix prefixIn(quint32 word, const QString &typed, const QString &next, bool isBeingTyped) const;
    FitRank fitRankOf(size_t payor, const WordEvidence &evidence) const;
    FitRank fitRankOf(const Text &text, const WordEvidence &evidence) const;
    /// For a text that matched as one piece.
    FitRank fitRankOf(const Match &match, const WordEvidence &evidence) const;
    FitRank::Tier tierOfEqual(const Text &text, const WordEvidence &evidence, bool isGuessed) const;
    bool isLikelyMeant(const FitRank &rank, const WordEvidence &evidence) const;
    bool isNamedIn(const WordEvidence &evidence, size_t payor) const;
    double placePenalty(size_t payor, quint64 matched, const WordEvidence &evidence) const;

    const PayorIndex &m_index;
};

} // namespace labdesk
