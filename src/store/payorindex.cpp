// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorindex.h"

#include "domain/textnormalization.h"
#include "store/payormatching.h"
#include "store/payornameparts.h"
#include "store/payorphrases.h"
#include "store/payorprograms.h"
#include "store/payortokens.h"

#include <QSet>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

bool isPartOfMedicare(const QString &word)
{
    return word.size() == 6 && word.startsWith(u"part ");
}

/// Whether a word is a letter or a number, such as those of jurisdictions and regions.
bool isLetterOrNumber(const QString &word)
{
    return word.size() == 1 || std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

/// How likely a word is meant by its prefix, from 0 to 1.
double prefixSimilarity(const QString &typed, const QString &word)
{
    return 0.8 + 0.15 * double(typed.size()) / double(word.size());
}

void appendCompact(QString &compact, const QString &token)
{
    if (token.contains(u' '))
        compact += QString(token).remove(u' ');
    else
        compact += token;
}

char16_t frontOf(const QString &text)
{
    return text.isEmpty() ? u'\0' : text.front().unicode();
}

/// A hash of the initials.
quint16 initialsMask(const QString &initials)
{
    quint32 made = 0;
    for (const QChar c : initials)
        made = made * 31 + c.unicode();
    return quint16(made ^ (made >> 16));
}

/// In "Paramount (Ohio Medicaid)", the text in parentheses is the program of a plan.
bool isStateProgram(const PayorWords &words)
{
    const auto &tokens = words.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [](const PayorToken &token) { return token.text == u"medicaid"; })
        && std::all_of(tokens.begin(), tokens.end(),
                       [](const PayorToken &token) { return isSharedPayorWord(token.text); });
}

} // namespace

PayorIndex::PayorIndex(const std::vector<Payor> &payors)
{
    // A state isn't a typo of another one, even if no payor has it.
    for (const QString &state : payorStates())
        numberOf(state);
    for (size_t payor = 0; payor < payors.size(); ++payor) {
        m_codes.push_back(searchKey(payors[payor].code));
        m_begin.push_back(m_texts.size());
        add(payor, -1, payors[payor].name);
        for (qsizetype alias = 0; alias < payors[payor].aliases.size(); ++alias)
            add(payor, int(alias), payors[payor].aliases[alias]);
    }
    m_begin.push_back(m_texts.size());
    for (const QString &word : m_words) {
        m_letters.push_back(payorLetters(word));
        m_weights.push_back(weightOf(word));
        m_common.push_back(isCommonPayorWord(word));
        m_places.push_back(isPlaceWord(word));
    }
    for (Text &text : m_texts) {
        const std::span<const Word> words = wordsOf(text);
        for (size_t i = 0; i < words.size(); ++i)
            if (i == 0 || words[i].place != words[i - 1].place)
                text.weight += m_weights[words[i].word];
        m_signatures.push_back({text.letters, quint32(text.payor), frontOf(text.compact), initialsMask(text.initials)});
    }
    listPayorsByWord();
}

void PayorIndex::listPayorsByWord()
{
    m_payorsByWordBegin.assign(size_t(m_words.size()) + 1, 0);
    for (const Text &text : m_texts)
        for (const Word &there : wordsOf(text))
            ++m_payorsByWordBegin[there.word];
    std::partial_sum(m_payorsByWordBegin.begin(), m_payorsByWordBegin.end(), m_payorsByWordBegin.begin());
    m_payorsByWord.resize(m_payorsByWordBegin.back());
    for (const Text &text : m_texts)
        for (const Word &there : wordsOf(text))
            m_payorsByWord[--m_payorsByWordBegin[there.word]] = quint32(text.payor);
}

/// Also adds the names within the name: the text in parentheses, and the state of a program.
void PayorIndex::add(size_t payor, int alias, const QString &text)
{
    const bool isName = m_begin.back() == m_texts.size();
    const PayorWords read = readPayorText(text, PayorWriter::List);
    const Kind kind = isName ? Kind::Name : kindOfAlias(payor, read);
    addText(payor, alias, kind, read);
    const auto written = expandPrograms(read.plain);
    for (const PayorNamePart &part : partsOfPayorName(text)) {
        const PayorWords words = readPayorText(part.text, PayorWriter::List);
        if (part.isOther && words.tokens.size() == 1 && isSharedPayorWord(words.tokens.front().text))
            continue; // "UPMC for You (Medicaid)" says what kind of plan it is
        const bool isOwn = part.isOther && kind == Kind::Name;
        const bool isProgram = isOwn && !written && isStateProgram(words);
        addText(payor, alias, !isOwn ? kind : isProgram ? Kind::OtherName : Kind::OwnAlias, words);
    }
    if (written)
        addText(payor, alias, Kind::Program, readPayorText(written->join(u' '), PayorWriter::List));
    if (standsForStates(read.plain))
        addText(payor, alias, Kind::Program, read);
}

void PayorIndex::addText(size_t payor, int alias, Kind kind, const PayorWords &read)
{
    constexpr qsizetype maxPlaces = 60;
    Text made{payor, alias, kind, quint32(m_textWords.size()), 0, {}, 0, {}, 0};
    QStringList all;
    if (kind == Kind::Program)
        for (const PayorToken &token : read.tokens)
            all += token.text;
    const auto has = [&](quint32 number) {
        return std::any_of(m_textWords.begin() + made.firstWord, m_textWords.end(),
                           [=](const Word &word) { return word.word == number; });
    };
    qsizetype place = 0;
    for (const auto &[token, code] : read.tokens) {
        appendCompact(made.compact, token);
        const quint32 number = numberOf(token);
        if (has(number) || place == maxPlaces) // a repeated word counts once: "blue cross blue shield"
            continue;
        m_textWords.push_back({number, quint8(place)});
        ++m_textCounts[number];
        if (kind == Kind::Program)
            for (const QString &state : statesOfWord(token, all))
                m_textWords.push_back({numberOf(state), quint8(place)});
        ++place;
    }
    for (const QString &word : read.plain)
        made.initials += word.front();
    made.words = quint32(m_textWords.size()) - made.firstWord;
    made.letters = payorLetters(made.compact);
    m_texts.push_back(std::move(made));
}

/// "Golden Rule" shares no word with "UnitedHealthcare", so it is another company's name; HMSA is the Hawaii Medical
/// Service Association's own.
PayorIndex::Kind PayorIndex::kindOfAlias(size_t payor, const PayorWords &alias) const
{
    const Text &name = m_texts[m_begin[payor]];
    const std::span<const Word> words = wordsOf(name);
    const auto isInName = [&](const QString &word) {
        const auto known = m_numbers.constFind(word);
        return known != m_numbers.cend()
            && std::any_of(words.begin(), words.end(), [&](const Word &one) { return one.word == *known; })
            && !isCommonPayorWord(word) && !isPlaceWord(word);
    };
    const QString compact = alias.plain.join(QString());
    const bool areInitials = compact.size() >= 3 && compact.size() <= 6
        && (name.initials.startsWith(compact) || QString(name.initials).remove(u'o').startsWith(compact));
    if (areInitials || name.compact.contains(compact) || compact.contains(name.compact))
        return Kind::OwnAlias;
    for (const PayorToken &token : alias.tokens)
        if (isInName(token.text))
            return Kind::OwnAlias;
    return Kind::OtherName;
}

quint32 PayorIndex::numberOf(const QString &word)
{
    const auto known = m_numbers.constFind(word);
    if (known != m_numbers.cend())
        return *known;
    m_numbers.insert(word, quint32(m_words.size()));
    m_words.append(word);
    m_textCounts.push_back(0);
    return quint32(m_words.size() - 1);
}

/// The rarer a word, the more it weighs. A word that no payor has is a typo, or still significant.
double PayorIndex::weightOf(const QString &word) const
{
    if (isCommonPayorWord(word))
        return 0.25;
    const auto known = m_numbers.constFind(word);
    const double texts = known == m_numbers.cend() ? 1 : double(m_textCounts[*known]);
    return 1 + std::log((double(m_texts.size()) + 1) / (texts + 1)) / 4;
}

std::vector<PayorIndex::SimilarWord> PayorIndex::similarWords(const QString &word) const
{
    constexpr quint32 maxRareTexts = 2; // number of texts; a word in so few may be a typo in the list itself
    const auto known = m_numbers.constFind(word);
    if (isPayorState(word) || isPartOfMedicare(word))
        return known == m_numbers.cend() ? std::vector<SimilarWord>() : std::vector<SimilarWord>{{*known, 1}};
    const bool isWord = known != m_numbers.cend() && (m_textCounts[*known] > maxRareTexts || word.size() < 5);
    // A known word isn't a typo, and "northwest" not one of "northeast".
    std::vector<SimilarWord> similar = similarByTypo(word, isWord || isPlaceWord(word) ? 0 : maxTypos(word.size()));
    if (word.size() > 4 && word.endsWith(u's') && m_numbers.contains(word.chopped(1))) // "teamsters" for "Teamster"
        similar.push_back({m_numbers[word.chopped(1)], 0.9f});
    // For example "oho" for Ohio. With four-letter words other than states, this would be a guess.
    if (word.size() == 3 && known == m_numbers.cend())
        for (const QString &state : payorStates())
            if (state.size() == 4 && editDistance(word, state, 1) == 1)
                similar.push_back({m_numbers[state], 0.8f});
    return similar;
}

/// Words that begin with `word`, that end with it after a space, or that differ in at most `most` letters.
std::vector<PayorIndex::SimilarWord> PayorIndex::similarByTypo(const QString &word, int most) const
{
    const quint64 letters = payorLetters(word);
    std::vector<SimilarWord> similar;
    for (quint32 i = 0; i < quint32(m_letters.size()); ++i) {
        const bool hasLetters = (letters & ~m_letters[i]) == 0;
        if (!hasLetters && (most == 0 || !mayBePayorTypo(letters, m_letters[i], most)))
            continue;
        const QString &other = m_words[qsizetype(i)];
        if (hasLetters && other.startsWith(word) && (word.size() >= 2 || other.size() == 1))
            similar.push_back({i, float(other.size() == word.size() ? 1 : prefixSimilarity(word, other))});
        else if (hasLetters && other.size() > word.size() + 1 && word.size() >= 4
                 && other[other.size() - word.size() - 1] == u' ' && other.endsWith(word)) // "north carolina"
            similar.push_back({i, 0.8f});
        else if (most > 0 && mayBePayorTypo(letters, m_letters[i], most))
            if (const int apart = editDistance(word, other, most); apart <= most)
                similar.push_back({i, 0.9f - 0.1f * float(apart)});
    }
    return similar;
}

PayorIndex::SearchTerms PayorIndex::termsOf(const QString &words, bool isBeingTyped, SimilarWordCache &known) const
{
    SearchTerms made;
    made.folded = searchKey(words).simplified();
    QSet<QString> seen;
    std::vector<PayorToken> tokens = readPayorTokens(words, PayorWriter::Caller);
    for (size_t at = 0; at < tokens.size(); ++at)
        if (isMisspelledBlue(tokens[at].text) && !m_numbers.contains(tokens[at].text)) {
            tokens[at].text = u"shield"_s;
            tokens.insert(tokens.begin() + ptrdiff_t(at), {{u"blue"_s, {}}, {u"cross"_s, {}}});
        }
    made.width = tokens.size();
    made.rowOf.resize(size_t(m_words.size()));
    made.rows.resize(made.width);
    for (const PayorToken &token : tokens) {
        appendCompact(made.compact, token.text);
        made.isKnown = made.isKnown && m_numbers.contains(token.text);
        if (seen.contains(token.text))
            continue;
        seen.insert(token.text);
        auto found = known.constFind(token.text);
        if (found == known.cend())
            found = known.insert(token.text, similarWords(token.text));
        made.words += token.text;
        made.asWritten += token.asWritten;
        const size_t at = made.weights.size();
        for (const SimilarWord &one : *found)
            made.similarity(at, one.word) = one.likeness;
        made.isFixed.push_back(isPayorState(token.text) || token.text.contains(u' ') || isLetterOrNumber(token.text));
        made.weights.push_back(weightOf(token.text));
        made.weight += made.weights.back();
        if (token.asWritten.isEmpty())
            continue;
        const bool isLast = isBeingTyped && &token == &tokens.back(); // the user may not have finished typing it
        const quint64 letters = payorLetters(token.asWritten);
        for (quint32 i = 0; i < quint32(m_letters.size()); ++i)
            if (const QString &other = m_words[qsizetype(i)]; (letters & ~m_letters[i]) == 0
                && other.startsWith(token.asWritten) && (isLast || other.size() == token.asWritten.size())) {
                float &likeness = made.similarity(at, i);
                likeness = std::max(likeness, 0.97f * float(prefixSimilarity(token.asWritten, other)));
            }
    }
    made.written = plainPayorTokens(words).join(QString());
    made.letters = payorLetters(made.compact);
    made.writtenLetters = payorLetters(made.written);
    return made;
}

/// Whether matchOf() may find anything. Rules out nearly all texts by their letters.
inline bool PayorIndex::mayMatch(const Text &text, const SearchTerms &terms) const
{
    for (const Word &there : wordsOf(text))
        if (terms.rowOf[there.word] != 0)
            return true;
    if (terms.weights.empty() || text.letters == terms.writtenLetters)
        return true;
    if ((terms.letters & ~text.letters) == 0 && text.compact.front() == terms.compact.front())
        return true;
    if (terms.mayBePieceTypo() && mayBePayorTypo(terms.letters, text.letters, terms.maxPieceTypos()))
        return true;
    return text.initials.size() == terms.folded.size() && text.initials == terms.folded;
}

/// `most`: by search term, its highest similarity to a word in any text so far.
PayorIndex::Match PayorIndex::matchOf(const Text &text, const SearchTerms &terms, std::span<float> most) const
{
    const auto found = [&text](Reason reason, double closeness, bool isContiguous = true) {
        return Match{text.payor, reason, text.alias, Fit::None, closeness, isContiguous};
    };
    const bool isActualName = text.kind != Kind::Program; // otherwise it's the expansion of a program name
    if (isActualName
        && ((text.letters == terms.letters && text.compact == terms.compact)
            || (text.letters == terms.writtenLetters && text.compact == terms.written)))
        return found(Reason::Exact, 1);
    double cover = 0;
    double covered = 0; // share of the text
    bool matchesAll = true;
    bool isExact = true;
    bool matchesFixed = true;
    QVarLengthArray<quint32, 64> rows;
    for (const Word &there : wordsOf(text))
        if (const quint32 row = terms.rowOf[there.word]; row != 0)
            rows.push_back(row);
    for (size_t i = 0; i < terms.weights.size(); ++i) {
        float best = 0;
        quint32 bestWord = 0;
        for (const quint32 row : rows)
            if (const float likeness = terms.row(row)[i]; likeness > best) {
                best = likeness;
                bestWord = terms.alike[row];
            }
        most[i] = std::max(most[i], best);
        cover += double(best) * terms.weights[i];
        covered += best > 0 ? double(best) * m_weights[bestWord] : 0;
        matchesAll = matchesAll && best > 0;
        matchesFixed = matchesFixed && (best > 0 || !terms.isFixed[i]);
        isExact = isExact && best > 0.8f;
    }
    const double share = terms.weight > 0 ? cover / terms.weight : 0;
    const double filled = text.weight > 0 ? std::min(1.0, covered / text.weight) : 0;
    const double closeness = 0.72 * share + 0.22 * filled;
    const Reason reason = cover == 0 ? Reason::None
        : !matchesAll                ? Reason::SomeWords
        : isExact                    ? Reason::AllWords
                                     : Reason::Similar;
    if (!isActualName)
        return matchesAll ? found(reason, closeness, false) : Match{text.payor};
    if (terms.compact.size() >= 2 && (terms.letters & ~text.letters) == 0 && text.compact.startsWith(terms.compact))
        return found(Reason::Beginning, std::max(closeness, prefixSimilarity(terms.compact, text.compact)));
    if (terms.folded.size() >= 3 && text.initials == terms.folded && closeness < 0.8)
        return found(Reason::Initials, 0.8);
    if (terms.mayBePieceTypo() && closeness < 0.85 && matchesFixed) { // a misplaced space, or a typo
        const int typos = terms.maxPieceTypos();
        const int apart = mayBePayorTypo(terms.letters, text.letters, typos)
            ? editDistance(terms.compact, text.compact, typos)
            : typos + 1;
        if (apart <= typos && closeness < 0.88 - 0.04 * apart)
            return found(Reason::Similar, 0.88 - 0.04 * apart);
    }
    return found(reason, closeness, false);
}

PayorIndex::Match PayorIndex::closest(size_t payor, const SearchTerms &searchTerms) const
{
    QVarLengthArray<float, 32> most(qsizetype(searchTerms.weights.size()));
    std::fill(most.begin(), most.end(), 0.0f);
    const std::span<float> maxSpan(most.data(), searchTerms.weights.size());
    const Text &first = m_texts[m_begin[payor]];
    const Match name = mayMatch(first, searchTerms) ? matchOf(first, searchTerms, maxSpan) : Match{payor};
    Match best = name;
    bool isName = true;
    for (size_t text = m_begin[payor] + 1; text < m_begin[payor + 1]; ++text)
        if (mayMatch(m_texts[text], searchTerms))
            if (const Match match = matchOf(m_texts[text], searchTerms, maxSpan); match.closeness > best.closeness) {
                best = match;
                isName = false;
            }
    // The alias is only shorter; the name matches as well.
    if (name.reason <= best.reason && name.reason < Reason::Initials) {
        best.alias = -1;
        best.reason = name.reason;
        isName = true;
    }
    if (best.alias < 0 && best.closeness > 0)
        best.closeness += isName ? 0.01 : 0.005; // prefer a name to another payor's alias, or to a part of its name
    // For "kaiser permanente norcal", some words may match the name and others an alias.
    if (best.reason == Reason::SomeWords)
        best.closeness = std::max(best.closeness, 0.78 * searchTerms.coverage(maxSpan));
    if (!searchTerms.folded.isEmpty() && m_codes[payor] == searchTerms.folded)
        best = {payor, Reason::Code, -1, Fit::None, 1.1, true};
    return best;
}

/// By payor, whether closest() may find anything. Rules out nearly all payors by their letters.
std::vector<quint8> PayorIndex::candidatesFor(const SearchTerms &terms) const
{
    std::vector<quint8> candidates(m_codes.size(), terms.weights.empty() ? 1 : 0);
    for (size_t row = 1; row < terms.alike.size(); ++row)
        for (quint32 at = m_payorsByWordBegin[terms.alike[row]]; at < m_payorsByWordBegin[terms.alike[row] + 1]; ++at)
            candidates[m_payorsByWord[at]] = 1;
    const quint16 initials = initialsMask(terms.folded);
    const char16_t front = frontOf(terms.compact);
    const bool mayBeTypo = terms.mayBePieceTypo();
    for (const TextSignature &text : m_signatures)
        if (text.letters == terms.writtenLetters || text.initials == initials
            || (text.front == front && (terms.letters & ~text.letters) == 0)
            || (mayBeTypo && mayBePayorTypo(terms.letters, text.letters, terms.maxPieceTypos())))
            candidates[text.payor] = 1;
    if (!terms.folded.isEmpty())
        for (size_t payor = 0; payor < m_codes.size(); ++payor)
            if (m_codes[payor] == terms.folded)
                candidates[payor] = 1;
    return candidates;
}

bool PayorIndex::mayFit(size_t payor, const SearchTerms &terms) const
{
    return std::any_of(m_texts.begin() + ptrdiff_t(m_begin[payor]), m_texts.begin() + ptrdiff_t(m_begin[payor + 1]),
                       [&terms](const Text &text) { return mayBePayorTypo(text.letters, terms.letters, 2); });
}

std::vector<PayorIndex::Match> PayorIndex::matchesBeginningWith(QChar letter) const
{
    const auto closenessOf = [&](const Text &text) {
        const auto begins = [&](const Word &there) { return m_words[there.word].startsWith(letter); };
        const std::span<const Word> words = wordsOf(text);
        const double whole = text.alias < 0 ? 1 : 0.9;
        return text.compact.startsWith(letter)                ? whole
            : std::any_of(words.begin(), words.end(), begins) ? whole - 0.5
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
    // For example "apple health", unless a payor has that name.
    const auto written = expandPrograms(plainPayorTokens(words));
    if (!written)
        return rankWords(words);
    std::vector<Match> matches = rankWords(words, true);
    return matches.empty() || matches.front().fit != Fit::Full ? rankWords(written->join(u' ')) : matches;
}

/// `requiresFullMatch`: returns nothing if no payor fits completely.
std::vector<PayorIndex::Match> PayorIndex::rankWords(const QString &words, bool requiresFullMatch) const
{
    SimilarWordCache known;
    const PayorPhrases phrases(words);
    const SearchTerms whole = termsOf(words, true, known);
    std::vector<Match> matches;
    matches.reserve(m_codes.size());
    const std::vector<quint8> candidates = candidatesFor(whole);
    for (size_t payor = 0; payor < m_codes.size(); ++payor) {
        if (candidates[payor] == 0) {
            matches.push_back({payor});
            continue;
        }
        Match match = closest(payor, whole);
        if (match.reason == Reason::Code || match.reason == Reason::Exact
            || (match.isContiguous && !phrases.distinctive.empty()))
            match.fit = Fit::Full;
        matches.push_back(match);
    }
    if (phrases.distinctive.empty()) {
        std::stable_sort(matches.begin(), matches.end(), [](const Match &a, const Match &b) {
            return (a.fit == Fit::Full) != (b.fit == Fit::Full) ? a.fit == Fit::Full : a.closeness > b.closeness;
        });
        return matches;
    }
    const bool isBeingTyped = phrases.whole.back() == phrases.distinctive.back();
    const bool areAllDistinctive = phrases.distinctive == phrases.whole;
    const FitRanker fitting(*this);
    WordEvidence evidence = areAllDistinctive
        ? fitting.evidenceFor(whole, isBeingTyped)
        : fitting.evidenceFor(termsOf(phrases.distinctive.join(u' '), isBeingTyped, known), isBeingTyped);
    evidence.typed = whole.words;
    for (const QStringList &typed : {phrases.whole, phrases.named, phrases.distinctive})
        evidence.compact += payorTokens(typed.join(u' ')).join(QString()).remove(u' ');
    std::vector<FitRank> ranks = fitting.fit(matches, evidence, phrases);
    compareFewer(matches, phrases, known);
    if (requiresFullMatch
        && std::none_of(matches.begin(), matches.end(), [](const Match &m) { return m.fit == Fit::Full; }))
        return {};
    fitting.order(matches, std::move(ranks), evidence);
    return matches;
}

/// Compares again without the words that don't tell payors apart.
void PayorIndex::compareFewer(std::vector<Match> &matches, const PayorPhrases &phrases, SimilarWordCache &known) const
{
    QStringList before = phrases.whole;
    double penalty = 0;
    for (const QStringList &fewer : {phrases.named, phrases.distinctive}) {
        penalty += 0.02;
        if (fewer == before)
            continue;
        before = fewer;
        const SearchTerms searchTerms = termsOf(fewer.join(u' '), fewer.back() == phrases.whole.back(), known);
        const bool isOnlySharedWord
            = fewer.size() == 1 && phrases.named.size() > 1 && isSharedPayorWord(fewer.front().toCaseFolded());
        const std::vector<quint8> candidates = candidatesFor(searchTerms);
        for (Match &best : matches) {
            if (candidates[best.payor] == 0 || (best.fit == Fit::None && !mayFit(best.payor, searchTerms)))
                continue;
            Match match = closest(best.payor, searchTerms);
            const bool fits = match.isContiguous && match.reason != Reason::Beginning && !isOnlySharedWord;
            match.fit = fits ? Fit::Full : best.fit;
            match.closeness -= match.closeness > 0 ? penalty : 0;
            if (match.closeness <= best.closeness || best.reason == Reason::AllWords
                || (best.isContiguous && best.fit == Fit::Full && !fits)) // a complete match outweighs a partial one
                match = {best.payor,
                         best.reason,
                         best.alias,
                         match.fit,
                         std::max(match.closeness, best.closeness),
                         best.isContiguous || fits};
            best = match;
        }
    }
}

} // namespace labdesk
