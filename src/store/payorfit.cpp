// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payormatching.h"
#include "store/payorphrases.h"
#include "store/payorprograms.h"
#include "store/payortokens.h"

#include <algorithm>
#include <limits>

namespace labdesk {

namespace {

constexpr qsizetype maxWords = 64; // maximum number of search terms

bool isIn(quint64 all, quint64 some)
{
    return (all & some) == some;
}

} // namespace

/// Whether a word of a name is evidence for `typed`, which it begins with: if `typed` is still being typed, or if the
/// name is run together. "emblem health" matches EmblemHealth, but "well care" doesn't match Wellmark. If `typed` is
/// most of it, it is a guess: "careore health plan" is CareOregon or CareMore.
PayorIndex::FitRanker::Prefix PayorIndex::FitRanker::prefixIn(quint32 word, const QString &typed, const QString &next,
                                                              bool isBeingTyped) const
{
    const QString &there = m_index.m_words[word];
    const QString rest = there.mid(typed.size());
    if (isBeingTyped || rest == next || isCommonPayorWord(rest))
        return Prefix::Evidence;
    return typed.size() >= 4 && 10 * typed.size() >= 6 * there.size() ? Prefix::Guess : Prefix::None;
}

void PayorIndex::FitRanker::collectEvidence(WordEvidence &evidence, const SearchTerms &terms, qsizetype at,
                                            bool isBeingTyped) const
{
    const QString &typed = terms.words[at];
    const QString &asWritten = terms.asWritten[at];
    const QString next = terms.words.value(at + 1);
    const bool isPlace = !asWritten.isEmpty() || isPayorState(typed);
    const quint64 bit = quint64(1) << at;
    std::vector<quint32> near;
    float nearest = 0;
    bool isThere = false;
    for (quint32 row = 1; row < terms.alike.size(); ++row) {
        const quint32 word = terms.alike[row];
        const float likeness = terms.row(row)[at];
        if (likeness <= 0 || m_index.m_common[word])
            continue;
        const QString &there = m_index.m_words[word];
        if (there == typed || there == asWritten) {
            evidence.byWord[word].exact |= bit;
            isThere = isThere || m_index.m_textCounts[word] > 0;
        } else if (isPlace) {
            continue; // "vi" doesn't abbreviate Virginia, nor "kansas" Kansas City
        } else if (there.startsWith(typed)) {
            const Prefix prefix = prefixIn(word, typed, next, isBeingTyped);
            if (prefix == Prefix::Guess)
                evidence.byWord[word].typo |= bit;
            if (prefix != Prefix::Evidence)
                continue;
            const bool isJoinedWithNext = !next.isEmpty() && QStringView(there).sliced(typed.size()) == next;
            evidence.byWord[word].prefix |= isJoinedWithNext ? bit | (bit << 1) : bit;
            isThere = true;
        } else if (there.endsWith(typed)) {
            evidence.byWord[word].prefix |= bit;
        } else if (likeness >= nearest) {
            if (likeness > nearest)
                near.clear();
            nearest = likeness;
            near.push_back(word);
        }
    }
    if (!isThere || m_index.m_numbers.contains(typed)) // a rare word may itself be a typo
        for (const quint32 word : near)
            evidence.byWord[word].typo |= bit;
}

/// A misspelled "orgeon" identifies a payor no better than "oregon".
void PayorIndex::WordEvidence::takeSharedWordFor(qsizetype at, const QStringList &indexWords)
{
    const quint64 bit = quint64(1) << at;
    QString shared;
    for (qsizetype word = 0; word < indexWords.size(); ++word) {
        const Matches &shown = byWord[size_t(word)];
        if ((shown.any() & bit) == 0)
            continue;
        if (((shown.exact | shown.prefix) & bit) != 0 || !isSharedPayorWord(indexWords[word]))
            return;
        shared = indexWords[word];
    }
    if (!shared.isEmpty())
        words[at] = shared;
}

PayorIndex::WordEvidence PayorIndex::FitRanker::evidenceFor(const SearchTerms &terms, bool isBeingTyped) const
{
    const auto count = std::min(terms.words.size(), maxWords);
    const bool areAllCommon = std::all_of(terms.words.begin(), terms.words.end(), isCommonPayorWord);
    WordEvidence evidence;
    evidence.words = terms.words;
    evidence.byWord.resize(size_t(m_index.m_words.size()));
    for (qsizetype at = 0; at < count; ++at) {
        const quint64 bit = quint64(1) << at;
        if (!areAllCommon && isCommonPayorWord(terms.words[at])) // such as "healthcare" in the expansion of "uhc"
            continue;
        evidence.all |= bit;
        collectEvidence(evidence, terms, at, isBeingTyped && at + 1 == count);
        evidence.takeSharedWordFor(at, m_index.m_words);
        if (isPlaceWord(evidence.words[at]))
            evidence.places |= bit;
        if (!isSharedPayorWord(evidence.words[at]))
            evidence.companies |= bit;
    }
    return evidence;
}

PayorIndex::FitRank PayorIndex::FitRanker::fitRankOf(const Text &text, const WordEvidence &evidence) const
{
    FitRank made;
    const std::span<const Word> words = m_index.wordsOf(text);
    for (const Word &there : words)
        made.matched |= evidence.byWord[there.word].any();
    made.isWhole = isIn(made.matched, evidence.all);
    if (!made.isWhole)
        return made;
    quint64 exact = 0, prefix = 0, typo = 0;
    for (const Word &there : words) {
        exact |= evidence.byWord[there.word].exact;
        prefix |= evidence.byWord[there.word].prefix;
        typo |= evidence.byWord[there.word].typo;
    }
    made.isGuessed = !isIn(exact | prefix, evidence.all);
    made.isPrefixMatch = !isIn(exact | typo, evidence.all);
    // "TRICARE for Life" isn't what "tricare" alone means.
    const auto isMissing = [&](quint32 word) {
        const QString &generic = m_index.m_words[word];
        return evidence.companies == 0 && genericPayorWord(generic) == GenericPayorWord::Part
            && !evidence.typed.contains(generic);
    };
    bool isFirst = true; // no other words precede the search terms
    for (size_t i = 0; i < words.size();) {
        const quint32 word = words[i].word;
        const quint8 place = words[i].place;
        bool hasEvidence = false;
        for (; i < words.size() && words[i].place == place; ++i) {
            const quint32 other = words[i].word;
            if (made.isPrefixMatch && evidence.byWord[other].prefix != 0 && evidence.byWord[other].exact == 0)
                made.prefixWord = other;
            hasEvidence = hasEvidence || evidence.byWord[other].any() != 0;
        }
        if (hasEvidence)
            isFirst = isFirst && made.rest.empty();
        else if (!m_index.m_common[word] || isMissing(word))
            made.rest.push_back(word);
    }
    std::sort(made.rest.begin(), made.rest.end());
    const bool isName = text.kind == Kind::Name;
    const bool isOther = text.kind == Kind::OtherName || text.kind == Kind::Program;
    if (made.rest.empty()) {
        made.tier = tierOfEqual(text, evidence, made.isGuessed);
        if (!made.isGuessed && (made.tier == FitRank::NameAsWritten || made.tier == FitRank::OwnAsWritten))
            made.isPrefixMatch = false; // such as "blue care tn" for BlueCare Tennessee
        return made;
    }
    if (isFirst)
        made.tier = isName ? FitRank::Beginning : isOther ? FitRank::WithinOther : FitRank::Within;
    else
        made.tier = isName ? FitRank::Within : FitRank::WithinOther;
    return made;
}

/// The tier of a text that has the search terms and nothing else but generic words: "Aetna" is closer to "aetna" than
/// "Meritain Health (Aetna)".
PayorIndex::FitRank::Tier PayorIndex::FitRanker::tierOfEqual(const Text &text, const WordEvidence &evidence,
                                                             bool isGuessed) const
{
    constexpr int maxGuessed = 2; // letters
    const auto sorted = [](QString letters) {
        std::sort(letters.begin(), letters.end());
        return letters;
    };
    const QString &typed = evidence.compact.front();
    if (text.kind == Kind::OtherName || text.kind == Kind::Program)
        return FitRank::Other;
    const bool isWholeName = &text == &m_index.m_texts[m_index.m_begin[text.payor]];
    const bool isAsWritten = isGuessed ? editDistance(text.compact, typed, maxGuessed) <= maxGuessed
                                       : text.compact.size() == typed.size() && sorted(text.compact) == sorted(typed);
    return isWholeName ? isAsWritten ? FitRank::NameAsWritten : FitRank::Name
        : isAsWritten  ? FitRank::OwnAsWritten
                       : FitRank::Own;
}

/// The best rank among the texts of a payor. If no text has all search terms, its texts are taken together.
PayorIndex::FitRank PayorIndex::FitRanker::fitRankOf(size_t payor, const WordEvidence &evidence) const
{
    FitRank best;
    quint64 matched = 0;
    for (size_t at = m_index.m_begin[payor]; at < m_index.m_begin[payor + 1]; ++at) {
        FitRank next = fitRankOf(m_index.m_texts[at], evidence);
        if (m_index.m_texts[at].kind != Kind::Program || next.isWhole)
            matched |= next.matched;
        if (!next.isWhole || (best.isWhole && best.isGuessed < next.isGuessed))
            continue;
        if (best.isWhole && best.isGuessed == next.isGuessed) {
            const auto better = [](const FitRank &one, const FitRank &other) {
                return std::tuple(one.tier, one.rest.size()) < std::tuple(other.tier, other.rest.size());
            };
            if (!better(next, best))
                std::swap(next, best);
            // Keep the shorter rest: in "HMSA (BCBS of Hawaii)", the parentheses contain only "hawaii blue cross".
            if (best.rest.size() < next.rest.size())
                next.rest = std::move(best.rest);
        }
        best = std::move(next);
    }
    best.matched = matched;
    if (!best.isWhole && isIn(matched, evidence.all)) {
        best.isWhole = best.isGuessed = best.isPrefixMatch = true;
        best.rest = {std::numeric_limits<quint32>::max()};
    }
    return best;
}

PayorIndex::FitRank PayorIndex::FitRanker::fitRankOf(const Match &match, const WordEvidence &evidence) const
{
    FitRank made;
    made.isWhole = true;
    if (match.reason == Reason::Code) {
        made.tier = FitRank::Code;
        return made;
    }
    const auto begin = m_index.m_texts.begin() + ptrdiff_t(m_index.m_begin[match.payor]);
    const auto end = m_index.m_texts.begin() + ptrdiff_t(m_index.m_begin[match.payor + 1]);
    const auto isThat = [&match](const Text &text) { return text.alias == match.alias; };
    auto text = std::find_if(begin, end, [&](const Text &one) {
        return isThat(one) && match.reason == Reason::Exact && evidence.compact.contains(one.compact);
    });
    if (text == end)
        text = std::find_if(begin, end, isThat);
    made.isGuessed = match.reason == Reason::Similar;
    made.isPrefixMatch = match.reason == Reason::Beginning;
    made.tier = match.reason == Reason::Initials ? FitRank::Other : tierOfEqual(*text, evidence, made.isGuessed);
    if (made.isPrefixMatch && made.tier != FitRank::Other)
        made.tier = text->kind == Kind::Name ? FitRank::Beginning : FitRank::Within;
    if (made.isPrefixMatch)
        made.rest = {std::numeric_limits<quint32>::max() - 1 - quint32(match.payor)}; // unlike those of any other payor
    return made;
}

std::vector<PayorIndex::FitRank> PayorIndex::FitRanker::fit(std::vector<Match> &matches, const WordEvidence &evidence,
                                                            const PayorPhrases &phrases) const
{
    const bool isWhole = phrases.whole == phrases.distinctive;
    const bool areAllShared = !isWhole && std::all_of(evidence.words.begin(), evidence.words.end(), isSharedPayorWord);
    const bool isTooVague = areAllShared
        && (evidence.words.size() == 1
            || std::all_of(evidence.words.begin(), evidence.words.end(), isPlaceWord)); // such as "care first"
    std::vector<FitRank> ranks(matches.size());
    int whole = 0;
    for (size_t payor = 0; payor < matches.size(); ++payor) {
        if (matches[payor].closeness <= 0)
            continue;
        FitRank &rank = ranks[payor] = fitRankOf(payor, evidence);
        if (rank.matched != 0)
            matches[payor].fit = std::max(matches[payor].fit, Fit::Partial);
        whole += rank.isWhole && rank.tier < FitRank::Worst ? 1 : 0;
    }
    // For example "blue cross insurance".
    const bool isAmbiguous = isTooVague || (areAllShared && whole > 1 && evidence.places == 0);
    for (size_t payor = 0; payor < matches.size(); ++payor)
        if (isAmbiguous)
            ranks[payor].isWhole = false;
        else if (ranks[payor].isWhole)
            matches[payor].fit = Fit::Full;
    return ranks;
}

/// If the search terms name only a program and a place, a company that has both in its name isn't meant: without a
/// "Guam Medicaid" in the list, the search isn't for "Harbor Care Guam Medicaid".
bool PayorIndex::FitRanker::isLikelyMeant(const FitRank &rank, const WordEvidence &evidence) const
{
    const bool areAllShared = evidence.companies == 0;
    return rank.tier == FitRank::Code || std::all_of(rank.rest.begin(), rank.rest.end(), [&](quint32 word) {
               if (size_t(word) >= size_t(m_index.m_words.size()))
                   return !areAllShared;
               const QString &text = m_index.m_words[word];
               return accompaniesProgram(text, evidence.words) || isCommonPayorWord(text) || !areAllShared;
           });
}

/// Whether the search terms contain the payor's whole name. In "united healthcare choice plus", the company is in front
/// of its plan, so that "GEHA UnitedHealthcare Choice Plus" isn't meant.
bool PayorIndex::FitRanker::isNamedIn(const WordEvidence &evidence, size_t payor) const
{
    const Text &name = m_index.m_texts[m_index.m_begin[payor]];
    const std::span<const Word> words = m_index.wordsOf(name);
    const auto isGeneric = [&](const Word &word) { return m_index.m_common[word.word] || m_index.m_places[word.word]; };
    return evidence.compact.front().contains(name.compact) && !std::all_of(words.begin(), words.end(), isGeneric);
}

/// Returns the penalty for a payor that has other places instead of the requested ones, or nothing but the places.
double PayorIndex::FitRanker::placePenalty(size_t payor, quint64 matched, const WordEvidence &evidence) const
{
    constexpr double penalty = 0.15;
    if (evidence.companies != 0 && evidence.places != 0 && (matched & evidence.companies) == 0)
        return penalty;
    if (isIn(matched, evidence.places))
        return 0;
    const auto isElsewhere = [&](const Text &text) {
        const std::span<const Word> words = m_index.wordsOf(text);
        return text.kind != Kind::Program && std::any_of(words.begin(), words.end(), [&](const Word &there) {
                   return evidence.byWord[there.word].exact == 0 && m_index.m_places[there.word];
               });
    };
    const bool isAny = std::any_of(m_index.m_texts.begin() + ptrdiff_t(m_index.m_begin[payor]),
                                   m_index.m_texts.begin() + ptrdiff_t(m_index.m_begin[payor + 1]), isElsewhere);
    return isAny ? penalty : 0;
}

void PayorIndex::FitRanker::order(std::vector<Match> &matches, std::vector<FitRank> best,
                                  const WordEvidence &evidence) const
{
    const bool hasAllWords = std::any_of(
        best.begin(), best.end(), [](const FitRank &rank) { return rank.isWhole && rank.tier < FitRank::Worst; });
    bool hasFullMatch = false;
    for (Match &match : matches) {
        FitRank &rank = best[match.payor];
        if (match.fit == Fit::Full && (match.isContiguous || match.reason == Reason::Exact))
            if (FitRank piece = fitRankOf(match, evidence);
                !rank.isWhole || (match.reason <= Reason::Exact && piece.key() < rank.key())) {
                piece.matched = rank.matched;
                if (piece.isGuessed && hasAllWords) // others have closer words
                    piece.tier = FitRank::Worst;
                rank = std::move(piece);
            }
        hasFullMatch = hasFullMatch || match.fit == Fit::Full;
        if (match.fit == Fit::Full)
            rank.isMeant = evidence.companies != 0 || evidence.places == 0 || isLikelyMeant(rank, evidence);
        else if (match.closeness > 0)
            match.closeness
                = std::max(0.01, match.closeness - placePenalty(match.payor, best[match.payor].matched, evidence));
    }
    for (Match &match : matches) // for "ohio medicaid", no other state's if Ohio's is listed
        if (hasFullMatch && match.fit == Fit::Partial && !isIn(best[match.payor].matched, evidence.places))
            match.fit = Fit::None;
    const auto isMatch = [](const Match &match) { return match.fit == Fit::Full || match.closeness > 0; };
    const auto end = std::stable_partition(matches.begin(), matches.end(), isMatch); // the others keep their order
    std::stable_sort(matches.begin(), end, [&](const Match &a, const Match &b) {
        if (a.fit != Fit::Full || b.fit != Fit::Full)
            return (a.fit == Fit::Full) != (b.fit == Fit::Full) ? a.fit == Fit::Full : a.closeness > b.closeness;
        const auto one = best[a.payor].key(), other = best[b.payor].key();
        return one != other ? one < other : a.closeness > b.closeness;
    });
    if (!hasFullMatch)
        return;
    const FitRank &first = best[matches.front().payor];
    // "va" also means Veterans Affairs. A name that starts with a place word, such as Northfield, isn't a place.
    const bool isPlaceAlone = evidence.typed.size() == 1 && evidence.places != 0 && !first.isPrefixMatch;
    matches.front().isSure = (!isPlaceAlone || first.tier <= FitRank::NameAsWritten) && isLikelyMeant(first, evidence)
        && std::all_of(matches.begin() + 1, matches.end(), [&](const Match &other) {
                                 return other.fit != Fit::Full
                                     ? first.tier < FitRank::Within || !isNamedIn(evidence, other.payor)
                                     : first.isBetterThan(best[other.payor]);
                             });
}

} // namespace labdesk
