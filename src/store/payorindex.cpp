// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorindex.h"

#include "store/payorphrases.h"
#include "store/payortokens.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace labdesk {

namespace {

/// Which letters occur. Each letter that differs changes two bits at most, so that nearly all words need not be
/// compared.
quint64 lettersOf(const QString &word)
{
    quint64 letters = 0;
    for (const QChar c : word)
        letters |= quint64(1) << (c.unicode() % 64);
    return letters;
}

bool mayBeNear(quint64 a, quint64 b, int most)
{
    return std::popcount(a ^ b) <= 2 * most;
}

/// 0..1: how likely somebody who typed the one that is shorter meant the other.
double likenessOfBeginning(const QString &typed, const QString &word)
{
    return 0.8 + 0.15 * double(typed.size()) / double(word.size());
}

} // namespace

/// What is asked for: each of its words against each word there is.
struct PayorIndex::Asked
{
    QString folded; ///< as typed: for codes
    QString compact;
    quint64 letters = 0;
    QStringList words;
    std::vector<std::vector<float>> likeness; ///< by word asked for, by word there is: 0..1
    std::vector<double> weights;              ///< by word asked for
    double weight = 0;
};

PayorIndex::PayorIndex(const std::vector<Payor> &payors)
{
    for (size_t payor = 0; payor < payors.size(); ++payor) {
        m_codes.push_back(payors[payor].code.toCaseFolded());
        m_begin.push_back(m_texts.size());
        add(payor, -1, payors[payor].name);
        for (qsizetype alias = 0; alias < payors[payor].aliases.size(); ++alias)
            add(payor, int(alias), payors[payor].aliases[alias]);
    }
    m_begin.push_back(m_texts.size());
    for (const QString &word : m_words) {
        m_letters.push_back(lettersOf(word));
        m_weights.push_back(weightOf(word));
        m_common.push_back(isCommonPayorWord(word));
    }
    for (Text &text : m_texts)
        for (const quint32 word : text.words)
            text.weight += m_weights[word];
}

void PayorIndex::add(size_t payor, int alias, const QString &text)
{
    Text made{payor, alias, {}, {}, 0, {}};
    for (const QString &word : payorTokens(text)) {
        const quint32 number = numberOf(word);
        if (std::find(made.words.begin(), made.words.end(), number)
            == made.words.end()) { // "blue cross blue shield" is blue once
            made.words.push_back(number);
            ++m_textsWith[number];
        }
        made.compact += word;
    }
    for (const QString &word : plainPayorTokens(text))
        made.initials += word.front();
    made.letters = lettersOf(made.compact);
    m_texts.push_back(std::move(made));
}

quint32 PayorIndex::numberOf(const QString &word)
{
    const auto known = m_numbers.constFind(word);
    if (known != m_numbers.cend())
        return *known;
    m_numbers.insert(word, quint32(m_words.size()));
    m_words.append(word);
    m_textsWith.push_back(0);
    return quint32(m_words.size() - 1);
}

/// What tells one payor from another weighs more. A word that is in no payor is a typo or means something.
double PayorIndex::weightOf(const QString &word) const
{
    if (isCommonPayorWord(word))
        return 0.25;
    const auto known = m_numbers.constFind(word);
    const double texts = known == m_numbers.cend() ? 1 : double(m_textsWith[*known]);
    return 1 + std::log((double(m_texts.size()) + 1) / (texts + 1)) / 4;
}

std::vector<float> PayorIndex::likenessOf(const QString &word) const
{
    const int most = m_numbers.contains(word) ? 0 : mostTypos(word.size()); // what is a word is no typo
    const quint64 letters = lettersOf(word);
    std::vector<float> like(size_t(m_words.size()));
    for (size_t i = 0; i < like.size(); ++i) {
        const QString &other = m_words[qsizetype(i)];
        if (other.startsWith(word) && (word.size() >= 2 || other.size() == 1))
            like[i] = float(other.size() == word.size() ? 1 : likenessOfBeginning(word, other));
        else if (most > 0 && mayBeNear(letters, m_letters[i], most))
            if (const int apart = lettersApart(word, other, most); apart <= most)
                like[i] = 0.9f - 0.1f * float(apart);
    }
    return like;
}

PayorIndex::Asked PayorIndex::asked(const QString &words, Likenesses &known) const
{
    Asked made;
    made.folded = words.toCaseFolded().simplified();
    made.words = payorTokens(words);
    made.compact = made.words.join(QString());
    made.letters = lettersOf(made.compact);
    made.words.removeDuplicates();
    for (const QString &word : made.words) {
        const auto like = known.constFind(word);
        made.likeness.push_back(like == known.cend() ? *known.insert(word, likenessOf(word)) : *like);
        made.weights.push_back(weightOf(word));
        made.weight += made.weights.back();
    }
    return made;
}

PayorIndex::Match PayorIndex::matchOf(const Text &text, const Asked &asked) const
{
    const auto found = [&text](Reason reason, double closeness) {
        return Match{text.payor, reason, text.alias, Fit::None, closeness};
    };
    if (text.compact == asked.compact)
        return found(Reason::Exact, 1);
    double cover = 0;
    double covered = 0; // of the text
    bool hasAll = true;
    bool isAsWritten = true;
    for (size_t i = 0; i < asked.weights.size(); ++i) {
        float best = 0;
        quint32 bestWord = 0;
        for (const quint32 word : text.words)
            if (asked.likeness[i][word] > best) {
                best = asked.likeness[i][word];
                bestWord = word;
            }
        cover += double(best) * asked.weights[i];
        covered += best > 0 ? double(best) * m_weights[bestWord] : 0;
        hasAll = hasAll && best > 0;
        isAsWritten = isAsWritten && best > 0.8f;
    }
    const double share = asked.weight > 0 ? cover / asked.weight : 0;
    const double filled = text.weight > 0 ? std::min(1.0, covered / text.weight) : 0;
    const double closeness = 0.72 * share + 0.22 * filled;
    const Reason reason = cover == 0 ? Reason::None
        : !hasAll                    ? Reason::SomeWords
        : isAsWritten                ? Reason::AllWords
                                     : Reason::Similar;
    if (asked.compact.size() >= 2 && text.compact.startsWith(asked.compact))
        return found(Reason::Beginning, std::max(closeness, likenessOfBeginning(asked.compact, text.compact)));
    if (asked.compact.size() >= 3 && text.initials == asked.folded && closeness < 0.8)
        return found(Reason::Initials, 0.8);
    if (asked.compact.size() >= 5 && closeness < 0.85) { // a gap in the wrong place, or a letter
        const int most = asked.compact.size() >= 10 ? 2 : 1;
        const int apart
            = mayBeNear(asked.letters, text.letters, most) ? lettersApart(asked.compact, text.compact, most) : most + 1;
        if (apart <= most && closeness < 0.88 - 0.04 * apart)
            return found(Reason::Similar, 0.88 - 0.04 * apart);
    }
    return found(reason, closeness);
}

/// How much of what is asked for stands in any of the payor's texts.
double PayorIndex::coverOf(size_t payor, const Asked &asked) const
{
    double cover = 0;
    for (size_t i = 0; i < asked.weights.size(); ++i) {
        float best = 0;
        for (size_t text = m_begin[payor]; text < m_begin[payor + 1]; ++text)
            for (const quint32 word : m_texts[text].words)
                best = std::max(best, asked.likeness[i][word]);
        cover += double(best) * asked.weights[i];
    }
    return asked.weight > 0 ? cover / asked.weight : 0;
}

PayorIndex::Match PayorIndex::closest(size_t payor, const Asked &sought) const
{
    const Match name = matchOf(m_texts[m_begin[payor]], sought);
    Match best = name;
    for (size_t text = m_begin[payor] + 1; text < m_begin[payor + 1]; ++text)
        if (const Match match = matchOf(m_texts[text], sought); match.closeness > best.closeness)
            best = match;
    if (name.reason <= best.reason
        && name.reason < Reason::Initials) { // an alias says nothing that the name does not, it is only shorter
        best.alias = -1;
        best.reason = name.reason;
    }
    if (best.alias < 0 && best.closeness > 0)
        best.closeness += 0.01;           // the name before an alias of somebody else
    if (best.reason == Reason::SomeWords) // "kaiser permanente norcal": one word in the name, one in an alias
        if (const double cover = 0.78 * coverOf(payor, sought); cover > best.closeness)
            best.closeness = cover;
    if (!sought.folded.isEmpty() && m_codes[payor] == sought.folded)
        best = {payor, Reason::Code, -1, Fit::None, 1.1};
    return best;
}

/// Whether a word of a name shows that `typed` means it. Its beginning does where it is most of it, where it is being
/// typed, or where a name is run together: "emblem health" is EmblemHealth, but "well care" is not Wellmark.
bool PayorIndex::proves(quint32 word, const QString &typed, const QString &next, bool isBeingTyped) const
{
    const QString &there = m_words[word];
    if (m_common[word])
        return false;
    const QString rest = there.startsWith(typed) ? there.mid(typed.size()) : QString();
    const bool isMost = typed.size() >= 4 && 10 * typed.size() >= 6 * there.size();
    return rest.isEmpty() || isBeingTyped || isMost || rest == next || isCommonPayorWord(rest);
}

void PayorIndex::fit(std::vector<Match> &matches, const PayorPhrases &phrases, Likenesses &known) const
{
    const Asked sought = asked(phrases.distinctive.join(u' '), known);
    const auto count = std::min(sought.words.size(), qsizetype(64));
    const bool isWhole = phrases.whole == phrases.distinctive;
    const bool isBeingTyped = phrases.whole.back() == phrases.distinctive.back();
    const bool areShared = !isWhole && std::all_of(sought.words.begin(), sought.words.end(), isSharedPayorWord);
    const bool nameNobody = areShared
        && (count == 1 || std::all_of(sought.words.begin(), sought.words.end(), isPlaceWord)); // "care first"
    std::vector<quint64> proved(size_t(m_words.size())); // by word there is: a bit for each word asked for
    for (qsizetype i = 0; i < count; ++i)
        for (quint32 word = 0; word < proved.size(); ++word)
            if (sought.likeness[size_t(i)][word] > 0
                && proves(word, sought.words[i], sought.words.value(i + 1), isBeingTyped && i + 1 == count))
                proved[word] |= quint64(1) << i;
    std::vector<size_t> fitting;
    for (size_t payor = 0; payor < matches.size(); ++payor) {
        int most = 0;
        for (size_t at = m_begin[payor]; at < m_begin[payor + 1]; ++at) {
            quint64 all = 0;
            for (const quint32 word : m_texts[at].words)
                all |= proved[word];
            most = std::max(most, std::popcount(all));
        }
        if (most > 0)
            matches[payor].fit = std::max(matches[payor].fit, Fit::Part);
        if (most == count)
            fitting.push_back(payor);
    }
    if (nameNobody || (areShared && fitting.size() > 1)) // "blue cross insurance"
        return;
    for (const size_t payor : fitting)
        matches[payor].fit = Fit::Whole;
}

bool PayorIndex::mayFit(size_t payor, const Asked &asked) const
{
    return std::any_of(m_texts.begin() + ptrdiff_t(m_begin[payor]), m_texts.begin() + ptrdiff_t(m_begin[payor + 1]),
                       [&asked](const Text &text) { return mayBeNear(text.letters, asked.letters, 2); });
}

std::vector<PayorIndex::Match> PayorIndex::beginningWith(QChar letter) const
{
    const auto closenessOf = [&](const Text &text) {
        const auto begins = [&](quint32 word) { return m_words[word].startsWith(letter); };
        const double whole = text.alias < 0 ? 1 : 0.9;
        return text.compact.startsWith(letter)                          ? whole
            : std::any_of(text.words.begin(), text.words.end(), begins) ? whole - 0.5
                                                                        : 0;
    };
    std::vector<Match> matches;
    for (size_t payor = 0; payor < m_codes.size(); ++payor) {
        Match best{payor};
        for (size_t at = m_begin[payor]; at < m_begin[payor + 1]; ++at)
            if (const double closeness = closenessOf(m_texts[at]); closeness > best.closeness)
                best = {payor, closeness > 0.8 ? Reason::Beginning : Reason::AllWords, m_texts[at].alias, Fit::None,
                        closeness};
        matches.push_back(best);
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const Match &a, const Match &b) { return a.closeness > b.closeness; });
    return matches;
}

std::vector<PayorIndex::Match> PayorIndex::rank(const QString &words) const
{
    Likenesses known;
    const PayorPhrases phrases(words);
    const auto isPhrase = [](Reason reason) { return reason != Reason::AllWords && reason < Reason::SomeWords; };
    const Asked whole = asked(words, known);
    std::vector<Match> matches;
    for (size_t payor = 0; payor < m_codes.size(); ++payor) {
        Match match = closest(payor, whole);
        if (match.reason == Reason::Code || match.reason == Reason::Exact
            || (isPhrase(match.reason) && !phrases.distinctive.empty()))
            match.fit = Fit::Whole;
        matches.push_back(match);
    }
    if (!phrases.distinctive.empty())
        fit(matches, phrases, known);
    QStringList before = phrases.whole;
    double penalty = 0;
    for (const QStringList &fewer : {phrases.named, phrases.distinctive}) {
        penalty += 0.02;
        if (phrases.distinctive.empty() || fewer == before)
            continue;
        before = fewer;
        const Asked sought = asked(fewer.join(u' '), known);
        const bool isOfManyNames
            = fewer.size() == 1 && phrases.named.size() > 1 && isSharedPayorWord(fewer.front().toCaseFolded());
        for (Match &best : matches) {
            if (best.fit == Fit::None && !mayFit(best.payor, sought))
                continue;
            Match match = closest(best.payor, sought);
            const bool fits = isPhrase(match.reason) && match.reason != Reason::Beginning && !isOfManyNames;
            match.fit = fits ? Fit::Whole : best.fit;
            match.closeness -= match.closeness > 0 ? penalty : 0;
            if (match.closeness <= best.closeness
                || best.reason == Reason::AllWords) // that says more than a part of them
                match = {best.payor, best.reason, best.alias, match.fit, std::max(match.closeness, best.closeness)};
            best = match;
        }
    }
    std::stable_sort(matches.begin(), matches.end(), [](const Match &a, const Match &b) {
        return (a.fit == Fit::Whole) != (b.fit == Fit::Whole) ? a.fit == Fit::Whole : a.closeness > b.closeness;
    });
    return matches;
}

} // namespace labdesk
