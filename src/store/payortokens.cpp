// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payortokens.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// Abbreviations, common misspellings, and words run together, with their full forms.
const QHash<QString, QString> &shortForms()
{
    static const QHash<QString, QString> forms{{u"bcbs"_s, u"blue cross blue shield"_s},
                                               {u"bluecross"_s, u"blue cross"_s},
                                               {u"blueshield"_s, u"blue shield"_s},
                                               {u"bluecrossblueshield"_s, u"blue cross blue shield"_s},
                                               {u"bc"_s, u"blue cross"_s},
                                               {u"bs"_s, u"blue shield"_s},
                                               {u"uhc"_s, u"united healthcare"_s},
                                               {u"uhccp"_s, u"united healthcare community plan"_s},
                                               {u"unitedhealthcare"_s, u"united healthcare"_s},
                                               {u"healthplan"_s, u"health plan"_s},
                                               {u"healthplans"_s, u"health plans"_s},
                                               {u"hlth"_s, u"health"_s},
                                               {u"hlthcare"_s, u"healthcare"_s},
                                               {u"cmty"_s, u"community"_s},
                                               {u"commty"_s, u"community"_s},
                                               {u"natl"_s, u"national"_s},
                                               {u"assn"_s, u"association"_s},
                                               {u"assoc"_s, u"association"_s},
                                               {u"mcd"_s, u"medicaid"_s},
                                               {u"mcaid"_s, u"medicaid"_s},
                                               {u"medicade"_s, u"medicaid"_s},
                                               {u"medicaide"_s, u"medicaid"_s},
                                               {u"medicate"_s, u"medicaid"_s},
                                               {u"ccn"_s, u"community care network"_s},
                                               {u"vaccn"_s, u"veterans community care network"_s},
                                               {u"rr"_s, u"railroad"_s},
                                               {u"kp"_s, u"kaiser"_s},
                                               {u"mcr"_s, u"medicare"_s},
                                               {u"mcare"_s, u"medicare"_s}};
    return forms;
}

bool isFillWord(const QString &word)
{
    constexpr qsizetype longest = 4;
    static const QSet<QString> fill{u"of"_s, u"and"_s, u"the"_s, u"for"_s, u"by"_s, u"from"_s};
    return word.size() <= longest && fill.contains(word);
}

const QSet<QString> &fillers()
{
    static const QSet<QString> words{u"insurance"_s, u"insurances"_s,   u"insurer"_s,     u"ins"_s,   u"company"_s,
                                     u"inc"_s,       u"corp"_s,         u"corporation"_s, u"llc"_s,   u"ltd"_s,
                                     u"lp"_s,        u"incorporated"_s, u"plan"_s,        u"plans"_s, u"network"_s,
                                     u"benefit"_s,   u"benefits"_s,     u"coverage"_s,    u"group"_s};
    return words;
}

const QSet<QString> &partsOfNames()
{
    static const QSet<QString> words{u"health"_s, u"healthcare"_s, u"care"_s, u"life"_s};
    return words;
}

} // namespace

bool isCommonPayorWord(const QString &word)
{
    return fillers().contains(word) || partsOfNames().contains(word);
}

GenericPayorWord genericPayorWord(const QString &word)
{
    const auto kindOf = [](const QString &known) {
        return fillers().contains(known) ? GenericPayorWord::Filler : GenericPayorWord::Part;
    };
    if (isFillWord(word))
        return GenericPayorWord::Filler;
    if (isCommonPayorWord(word))
        return kindOf(word);
    constexpr qsizetype minTypedLength = 5; // "comp" may become Compsych
    if (word == u"healthy")                 // a name, such as "Healthy Blue"
        return GenericPayorWord::No;
    // No company has a similar name.
    static const QStringList misspelled{u"insurance"_s, u"company"_s, u"healthcare"_s,
                                        u"health"_s,    u"benefit"_s, u"network"_s};
    if (word.size() >= minTypedLength)
        for (const QString &known : misspelled)
            if (known.startsWith(word) || editDistance(word, known, maxTypos(word.size())) <= maxTypos(word.size()))
                return kindOf(known);
    return GenericPayorWord::No;
}

bool isSharedPayorWord(const QString &word)
{
    static const QSet<QString> shared{
        u"blue"_s,      u"cross"_s,   u"shield"_s,   u"bcbs"_s,     u"medicare"_s, u"medicaid"_s, u"community"_s,
        u"advantage"_s, u"united"_s,  u"national"_s, u"american"_s, u"america"_s,  u"first"_s,    u"mutual"_s,
        u"choice"_s,    u"family"_s,  u"state"_s,    u"employee"_s, u"federal"_s,  u"best"_s,     u"you"_s,
        u"your"_s,      u"tricare"_s, u"veterans"_s, u"part a"_s,   u"part b"_s,   u"part c"_s,   u"part d"_s};
    return shared.contains(word) || isPlaceWord(word);
}

bool isMisspelledBlue(const QString &word)
{
    const QString meant = u"bcbs"_s;
    return word.size() >= 3 && std::all_of(word.begin(), word.end(), [&](QChar c) { return meant.contains(c); })
        && editDistance(word, meant, 1) == 1;
}

int maxTypos(qsizetype letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

namespace {

/// Replaces separators by spaces and keeps letter case. Punctuation within a word is dropped ("O'Rowan", "L.A.").
QString lettersOf(const QString &text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    const QString all = isPlain ? text : text.normalized(QString::NormalizationForm_KD);
    QString kept;
    kept.resize(all.size());
    QChar *to = kept.data();
    for (const QChar c : all) {
        if (c.isLetterOrNumber())
            *to++ = c;
        else if (!c.isMark() && c != u'\'' && c != u'\u2019' && c != u'.' && c.category() != QChar::Other_Format)
            *to++ = u' ';
    }
    kept.truncate(to - kept.constData());
    return kept;
}

bool isLetter(const QString &word)
{
    return word.size() == 1 && word.front().isLetter();
}

bool isPartLetter(const QString &word)
{
    return word.size() == 1 && word.front() >= u'a' && word.front() <= u'd';
}

} // namespace

std::vector<QStringList> splitAtSpacedLetters(const QStringList &words)
{
    static const QSet<QString> wordsAfterDirection{u"carolina"_s, u"dakota"_s, u"virginia"_s,  u"va"_s,
                                                   u"york"_s,     u"jersey"_s, u"hampshire"_s, u"mexico"_s,
                                                   u"island"_s,   u"cal"_s,    u"calif"_s,     u"california"_s};
    static const QSet<QString> wordsBeforeParts{u"part"_s, u"medicare"_s, u"mcr"_s};
    std::vector<QStringList> all;
    for (qsizetype at = 0; at < words.size();) {
        qsizetype end = at;
        while (end < words.size() && isLetter(words[end]))
            ++end;
        if (end < words.size() && end > at && wordsAfterDirection.contains(words[end].toCaseFolded()))
            --end;
        const bool areParts = at > 0 && wordsBeforeParts.contains(words[at - 1].toCaseFolded());
        if (end - at < 2 || areParts)
            end = at + 1;
        all.push_back(words.mid(at, end - at));
        at = end;
    }
    return all;
}

namespace {

/// Splits a sequence of words into tokens, each of which has one meaning.
class TokenReader
{
public:
    /// `words` are the words of `letters`, folded.
    TokenReader(const QString &letters, const QStringList &words, PayorWriter writer)
        : m_letters(letters), m_words(words), m_writer(writer)
    {
        if (std::any_of(words.begin(), words.end(), isLetter))
            for (const QStringList &joined : splitAtSpacedLetters(std::exchange(m_words, {}))) {
                m_words += joined.join(QString());
                m_joined.push_back(joined.size());
            }
        m_tokens.reserve(size_t(m_words.size()));
    }

    std::vector<PayorToken> read()
    {
        while (m_at < m_words.size())
            if (!readName() && !readProgram() && !readPlace())
                readWord();
        return std::move(m_tokens);
    }

private:
    const QString &word(qsizetype further = 0) const
    {
        static const QString none;
        return m_at + further < m_words.size() ? m_words[m_at + further] : none;
    }
    /// The current word with its letter case. Slow, but rarely needed.
    QString written() const
    {
        const QStringList all = m_letters.split(u' ', Qt::SkipEmptyParts);
        if (m_joined.empty())
            return all[m_at];
        const qsizetype from = std::accumulate(m_joined.begin(), m_joined.begin() + m_at, qsizetype(0));
        return all.mid(from, m_joined[size_t(m_at)]).join(QString());
    }
    bool hasBothCases() const { return m_letters != m_letters.toUpper() && m_letters != m_letters.toLower(); }
    void take(const QString &text, qsizetype words, const QString &asWritten = {})
    {
        m_tokens.push_back({text, asWritten});
        m_at += words;
    }

    /// Reads a two-letter code that is a name instead of a state.
    bool readName()
    {
        static const QSet<QString> veteransWords{u"community"_s, u"ccn"_s,     u"medical"_s,  u"fee"_s,     u"choice"_s,
                                                 u"optum"_s,     u"affairs"_s, u"benefits"_s, u"hospital"_s};
        if (word() == u"la" && word(1) == u"care") {
            take(u"la care"_s, 2);
            return true;
        }
        if (word() != u"va" || !veteransWords.contains(word(1)))
            return false;
        take(u"veterans"_s, 1);
        return true;
    }

    bool readProgram()
    {
        const bool isPart = word() == u"part" || word() == u"pt";
        const bool followsMedicare = !m_tokens.empty() && m_tokens.back().text == u"medicare";
        if (isPart || (followsMedicare && isPartLetter(word()))) {
            qsizetype words = isPart ? 1 : 0;
            const auto before = m_tokens.size();
            for (; isPartLetter(word(words)) || (word(words) == u"and" && isPartLetter(word(words + 1))); ++words)
                if (word(words) != u"and")
                    m_tokens.push_back({u"part "_s + word(words), {}});
            if (m_tokens.size() == before)
                return false;
            m_at += words;
            return true;
        }
        if (word().size() == 5 && word().startsWith(u"part") && isPartLetter(word().mid(4))) {
            take(u"part "_s + word().mid(4), 1);
            return true;
        }
        if (word() == u"medical" && isAssistance(word(1), m_at + 2 == m_words.size())) {
            take(u"medicaid"_s, 2);
            return true;
        }
        return false;
    }

    bool isAssistance(const QString &next, bool isLast) const
    {
        static const QSet<QString> shorts{u"assistance"_s, u"asst"_s, u"assist"_s};
        return shorts.contains(next)
            || (m_writer == PayorWriter::Caller
                && ((isLast && next.size() >= 3 && u"assistance"_s.startsWith(next))
                    || (next.size() >= 8 && editDistance(next, u"assistance"_s, 2) <= 2)));
    }

    bool readPlace()
    {
        if (word() == u"in" && m_at + 1 < m_words.size() && payorPlaceAt(m_words, m_at + 1, PayorWriter::List)) {
            ++m_at; // such as "medicaid in ohio"
            return true;
        }
        if (m_writer == PayorWriter::Caller && word() == u"state"
            && ((!m_tokens.empty() && isPayorState(m_tokens.back().text)) || word(1) == u"of")) {
            ++m_at; // such as "new york state medicaid" or "state of ohio medicaid"
            return true;
        }
        const auto place = payorPlaceAt(m_words, m_at, m_writer);
        if (!place)
            return false;
        const bool isWord = !place->asWritten.isEmpty() && m_writer == PayorWriter::List
            && isCodeAndWord(place->asWritten) && written() != place->asWritten.toUpper() && hasBothCases();
        static const QSet<QString> wordsBeforeCompany{u"insurance"_s, u"ins"_s,       u"life"_s,     u"casualty"_s,
                                                      u"mutual"_s,    u"assurance"_s, u"indemnity"_s};
        if (place->asWritten == u"co" && m_at > 0 && wordsBeforeCompany.contains(m_words[m_at - 1]))
            take(u"company"_s, 1);
        else if (isWord)
            take(word(), 1);
        else
            take(place->name, place->words, place->asWritten);
        return true;
    }

    void readWord()
    {
        const QString typed = word();
        ++m_at;
        if (isFillWord(typed) || isPartOfKaiser(typed))
            return;
        const auto [program, state] = splitState(typed);
        if (state.isFirst)
            m_tokens.push_back({state.name, {}});
        if (const auto meant = shortForms().constFind(program); meant == shortForms().cend())
            m_tokens.push_back({program, {}});
        else
            for (const QString &part : meant->split(u' '))
                m_tokens.push_back({part, {}});
        if (!state.isFirst && !state.name.isEmpty())
            m_tokens.push_back({state.name, {}});
    }

    /// "Kaiser Permanente" and "Kaiser Foundation Health Plan" are one.
    bool isPartOfKaiser(const QString &typed) const
    {
        if (m_tokens.empty() || m_tokens.back().text != u"kaiser")
            return false;
        const auto isIt = [&](const QString &known) {
            return typed == known
                || (m_writer == PayorWriter::Caller
                    && ((m_at == m_words.size() && known.startsWith(typed))
                        || editDistance(typed, known, maxTypos(typed.size())) <= maxTypos(typed.size())));
        };
        return isIt(u"permanente"_s) || isIt(u"foundation"_s);
    }

    struct AttachedState
    {
        QString name; ///< empty if no state is attached
        bool isFirst = false;
    };
    /// Splits words such as "BCBSTX" and "NYMEDICAID".
    static std::pair<QString, AttachedState> splitState(const QString &word)
    {
        static constexpr QStringView programs[]
            = {u"bcbs", u"uhc", u"medicaid", u"medicare", u"mcd", u"bluecross", u"blueshield"};
        const auto matchesProgram = [&](const auto &isAttached) {
            return std::any_of(std::begin(programs), std::end(programs), [&](QStringView program) {
                return word.size() == program.size() + 2 && isAttached(program);
            });
        };
        if (matchesProgram([&](QStringView program) { return word.startsWith(program); }))
            if (const QString state = payorStateOfCode(word.right(2)); !state.isEmpty())
                return {word.chopped(2), {state, false}};
        if (matchesProgram([&](QStringView program) { return word.endsWith(program); }))
            if (const QString state = payorStateOfCode(word.left(2)); !state.isEmpty())
                return {word.mid(2), {state, true}};
        if (const QString state = payorStateOfCode(word.right(2));
            !state.isEmpty() && isMisspelledBlue(word.chopped(2)))
            return {u"bcbs"_s, {state, false}};
        return {word, {}};
    }

    QString m_letters;
    QStringList m_words;
    std::vector<qsizetype> m_joined; ///< how many words each one was joined from; empty if none was joined
    PayorWriter m_writer;
    qsizetype m_at = 0;
    std::vector<PayorToken> m_tokens;
};

} // namespace

QStringList plainPayorTokens(const QString &text)
{
    return lettersOf(text).toCaseFolded().split(u' ', Qt::SkipEmptyParts);
}

PayorWords readPayorText(const QString &text, PayorWriter writer)
{
    const QString letters = lettersOf(text);
    QStringList words = letters.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    return {TokenReader(letters, words, writer).read(), words};
}

std::vector<PayorToken> readPayorTokens(const QString &text, PayorWriter writer)
{
    return readPayorText(text, writer).tokens;
}

QStringList payorTokens(const QString &text)
{
    QStringList words;
    for (const PayorToken &token : readPayorTokens(text, PayorWriter::Caller))
        words += token.text;
    return words;
}

quint64 payorLetters(const QString &word)
{
    quint64 letters = 0;
    for (const QChar c : word)
        letters |= quint64(1) << (c.unicode() % 64);
    return letters;
}

int editDistance(const QString &a, const QString &b, int most)
{
    const auto rows = a.size();
    const auto columns = b.size();
    if (std::abs(rows - columns) > most || rows > 31 || columns > 31)
        return most + 1;
    std::array<std::array<int, 32>, 3> line{}; // the row before the last, the last row, and this one
    for (qsizetype j = 0; j <= columns; ++j)
        line[1][size_t(j)] = int(j);
    for (qsizetype i = 1; i <= rows; ++i) {
        auto &now = line[2];
        now[0] = int(i);
        int least = now[0];
        for (qsizetype j = 1; j <= columns; ++j) {
            const auto at = size_t(j);
            const int other = a[i - 1] == b[j - 1] ? 0 : 1;
            now[at] = std::min({line[1][at] + 1, now[at - 1] + 1, line[1][at - 1] + other});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[at] = std::min(now[at], line[0][at - 2] + 1);
            least = std::min(least, now[at]);
        }
        if (least > most)
            return most + 1;
        line[0] = line[1];
        line[1] = now;
    }
    return line[1][size_t(columns)];
}

} // namespace labdesk
