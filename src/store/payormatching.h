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
    QString folded;  ///< as typed: for codes
    QString compact; ///< without blanks
    QString written; ///< the same with nothing written out: "champ va" is CHAMPVA
    quint64 letters = 0;
    quint64 writtenLetters = 0;
    bool isKnown = true; ///< each of its words is one of the list
    QStringList words;
    QStringList asWritten;       ///< by word asked for: a code of a state, else empty
    std::vector<bool> isFixed;   ///< by word asked for: a state or a part, of which no other one is a typo
    std::vector<double> weights; ///< by word asked for
    double weight = 0;

    // How the few words there are that are like one asked for are like each of them.
    std::vector<quint32> alike{0}; ///< by row: which word it is; row 0 is of none
    std::vector<quint32> rowOf;    ///< by word there is; 0: it is like none
    std::vector<float> rows;       ///< by row, by word asked for: 0..1
    size_t width = 0;              ///< of a row

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

    /// How much of it these likenesses of its words are.
    double coverage(std::span<const float> likenesses) const
    {
        double cover = 0;
        for (size_t i = 0; i < weights.size(); ++i)
            cover += double(likenesses[i]) * weights[i];
        return weight > 0 ? cover / weight : 0;
    }
    /// Whether without blanks it may be a misspelling of all of a text.
    bool mayBePieceTypo() const { return compact.size() >= 5 && !isKnown; }
    int maxPieceTypos() const { return compact.size() >= 10 ? 2 : 1; }
};

/// For each word of the index, the search terms that it matches: one bit a term.
struct PayorIndex::WordEvidence
{
    QStringList words;     ///< asked for
    quint64 all = 0;       ///< of their bits
    quint64 places = 0;    ///< of those that are a place
    quint64 companies = 0; ///< of those that several companies don't share
    bool haveSameState = false;
    struct Shown
    {
        quint64 exact = 0; ///< it is that word
        quint64 begun = 0; ///< that word is its beginning, or its end
        quint64 typo = 0;  ///< that word is a misspelling, and nothing is nearer to it
        quint64 any() const { return exact | begun | typo; }
    };
    std::vector<Shown> by; ///< by word there is
};

/// How well a payor fits that matches all search terms. Smaller keys rank first.
struct PayorIndex::FitRank
{
    static constexpr int worst = 9;
    bool isWhole = false;
    quint64 proved = 0;     ///< bits of the words asked for
    bool isMeant = true;    ///< it has nothing beside a program that another one would have
    bool isGuessed = false; ///< a word had to be misspelt
    bool isBegun = false;   ///< a word had to be longer than it was typed
    int tier = worst;  ///< 1: it is the name, 2: the name begins so, 3: another name that it has, then parts of them
    quint32 begun = 0; ///< that word
    std::vector<quint32> rest; ///< words of its name that weren't searched for, sorted

    auto key() const { return std::tuple(isGuessed, !isMeant, tier); }
    /// Nothing speaks for the other one that doesn't speak for this one, too.
    bool isBetterThan(const FitRank &other) const
    {
        if (isGuessed != other.isGuessed || isMeant != other.isMeant || tier == 0 || other.tier == 0)
            return key() < other.key();
        if (rest == other.rest && isBegun == other.isBegun)
            return tier < other.tier;
        if (isBegun && begun != other.begun)
            return false; // it may become either
        const bool isPart = std::includes(other.rest.begin(), other.rest.end(), rest.begin(), rest.end());
        return isPart && tier <= other.tier && isBegun <= other.isBegun;
    }
};

class PayorIndex::FitRanker
{
public:
    explicit FitRanker(const PayorIndex &index) : m_index(index) { }

    WordEvidence evidenceFor(const SearchTerms &asked, bool isBeingTyped) const;
    std::vector<FitRank> fit(std::vector<Match> &matches, const WordEvidence &proofs,
                             const PayorPhrases &phrases) const;
    void order(std::vector<Match> &matches, std::vector<FitRank> best, const WordEvidence &proofs) const;

private:
    void prove(WordEvidence &proofs, const SearchTerms &asked, qsizetype at, bool isBeingTyped) const;
    bool proves(quint32 word, const QString &typed, const QString &next, bool isBeingTyped) const;
    FitRank fitRankOf(size_t payor, const WordEvidence &proofs) const;
    FitRank fitRankOf(const Text &text, const WordEvidence &proofs) const;
    FitRank fitRankOf(const Match &match) const; ///< by the piece that it is
    bool mayBeMeant(const FitRank &rank, const WordEvidence &proofs) const;
    double lessElsewhere(size_t payor, quint64 proved, const WordEvidence &proofs) const;

    const PayorIndex &m_index;
};

} // namespace labdesk
