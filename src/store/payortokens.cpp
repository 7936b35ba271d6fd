// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payortokens.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// What is written short or run together, and what it stands for.
const QHash<QString, QString> &shortForms()
{
    static const QHash<QString, QString> forms{{u"bcbs"_s, u"blue cross blue shield"_s},
                                               {u"bluecross"_s, u"blue cross"_s},
                                               {u"blueshield"_s, u"blue shield"_s},
                                               {u"bc"_s, u"blue cross"_s},
                                               {u"bs"_s, u"blue shield"_s},
                                               {u"uhc"_s, u"united healthcare"_s},
                                               {u"unitedhealthcare"_s, u"united healthcare"_s},
                                               {u"healthplan"_s, u"health plan"_s},
                                               {u"healthplans"_s, u"health plans"_s},
                                               {u"socal"_s, u"southern california"_s},
                                               {u"norcal"_s, u"northern california"_s}};
    return forms;
}

const QHash<QString, QString> &states()
{
    static const QHash<QString, QString> names{
        {u"al"_s, u"alabama"_s},        {u"ak"_s, u"alaska"_s},        {u"az"_s, u"arizona"_s},
        {u"ar"_s, u"arkansas"_s},       {u"ca"_s, u"california"_s},    {u"co"_s, u"colorado"_s},
        {u"ct"_s, u"connecticut"_s},    {u"de"_s, u"delaware"_s},      {u"dc"_s, u"district columbia"_s},
        {u"fl"_s, u"florida"_s},        {u"ga"_s, u"georgia"_s},       {u"hi"_s, u"hawaii"_s},
        {u"id"_s, u"idaho"_s},          {u"il"_s, u"illinois"_s},      {u"in"_s, u"indiana"_s},
        {u"ia"_s, u"iowa"_s},           {u"ks"_s, u"kansas"_s},        {u"ky"_s, u"kentucky"_s},
        {u"la"_s, u"louisiana"_s},      {u"me"_s, u"maine"_s},         {u"md"_s, u"maryland"_s},
        {u"ma"_s, u"massachusetts"_s},  {u"mi"_s, u"michigan"_s},      {u"mn"_s, u"minnesota"_s},
        {u"ms"_s, u"mississippi"_s},    {u"mo"_s, u"missouri"_s},      {u"mt"_s, u"montana"_s},
        {u"ne"_s, u"nebraska"_s},       {u"nv"_s, u"nevada"_s},        {u"nh"_s, u"new hampshire"_s},
        {u"nj"_s, u"new jersey"_s},     {u"nm"_s, u"new mexico"_s},    {u"ny"_s, u"new york"_s},
        {u"nc"_s, u"north carolina"_s}, {u"nd"_s, u"north dakota"_s},  {u"oh"_s, u"ohio"_s},
        {u"ok"_s, u"oklahoma"_s},       {u"or"_s, u"oregon"_s},        {u"pa"_s, u"pennsylvania"_s},
        {u"pr"_s, u"puerto rico"_s},    {u"ri"_s, u"rhode island"_s},  {u"sc"_s, u"south carolina"_s},
        {u"sd"_s, u"south dakota"_s},   {u"tn"_s, u"tennessee"_s},     {u"tx"_s, u"texas"_s},
        {u"ut"_s, u"utah"_s},           {u"vt"_s, u"vermont"_s},       {u"va"_s, u"virginia"_s},
        {u"wa"_s, u"washington"_s},     {u"wv"_s, u"west virginia"_s}, {u"wi"_s, u"wisconsin"_s},
        {u"wy"_s, u"wyoming"_s}};
    return names;
}

/// "s dakota" is South Dakota.
QString wholeDirection(const QString &letter, const QString &next)
{
    if (letter.size() != 1)
        return letter;
    const QString end = u' ' + next;
    for (const QString &state : states())
        if (state.startsWith(letter) && state.endsWith(end))
            return state.section(u' ', 0, 0);
    return letter;
}

bool isFillWord(const QString &word)
{
    static const QSet<QString> fill{u"of"_s, u"and"_s, u"the"_s, u"for"_s, u"by"_s, u"from"_s};
    return fill.contains(word);
}

const QSet<QString> &fillers()
{
    static const QSet<QString> words{u"insurance"_s, u"insurances"_s, u"insurer"_s,  u"ins"_s,
                                     u"company"_s,   u"inc"_s,        u"corp"_s,     u"corporation"_s,
                                     u"llc"_s,       u"plan"_s,       u"plans"_s,    u"network"_s,
                                     u"benefit"_s,   u"benefits"_s,   u"coverage"_s, u"group"_s};
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
    constexpr qsizetype leastTyped = 5; // "comp" may become Compsych
    static const QStringList misspelt{u"insurance"_s, u"company"_s, u"healthcare"_s,
                                      u"health"_s}; // nobody is named nearly so
    if (word.size() >= leastTyped)
        for (const QString &known : misspelt)
            if (known.startsWith(word) || lettersApart(word, known, mostTypos(word.size())) <= mostTypos(word.size()))
                return kindOf(known);
    return GenericPayorWord::No;
}

bool isSharedPayorWord(const QString &word)
{
    static const QSet<QString> shared{u"blue"_s,     u"cross"_s,     u"shield"_s,    u"bcbs"_s,    u"medicare"_s,
                                      u"medicaid"_s, u"community"_s, u"advantage"_s, u"united"_s,  u"national"_s,
                                      u"american"_s, u"america"_s,   u"first"_s,     u"mutual"_s,  u"choice"_s,
                                      u"family"_s,   u"state"_s,     u"employee"_s,  u"federal"_s, u"best"_s,
                                      u"you"_s,      u"your"_s};
    return shared.contains(word) || isPlaceWord(word);
}

bool isPlaceWord(const QString &word)
{
    static const QSet<QString> places = [] {
        QSet<QString> all{u"northern"_s, u"southern"_s, u"western"_s, u"eastern"_s};
        for (const QString &state : states())
            for (const QString &part : state.split(u' '))
                all.insert(part);
        return all;
    }();
    return places.contains(word);
}

int mostTypos(qsizetype letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

QStringList plainPayorTokens(const QString &text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    QString kept;
    for (const QChar c : isPlain ? text : text.normalized(QString::NormalizationForm_KD)) {
        if (c.isLetterOrNumber())
            kept += c;
        else if (!c.isMark() && c != u'\'' && c != u'\u2019' && c != u'.')
            kept += u' ';
    }
    return kept.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
}

QStringList payorTokens(const QString &text)
{
    QStringList words;
    const QStringList plain = plainPayorTokens(text);
    for (qsizetype at = 0; at < plain.size(); ++at) {
        const QString word = wholeDirection(plain[at], plain.value(at + 1));
        const bool endsInState
            = word.size() == 6 && word.startsWith(u"bcbs") && states().contains(word.mid(4)); // "BCBSTX"
        const QString head = endsInState ? word.left(4) : word;
        const bool isState
            = !words.isEmpty() && states().contains(head); // not in front: "LA Care" is no care of Louisiana
        const QString meant = isState ? states().value(head) : shortForms().value(head, head);
        for (const QString &part : meant.split(u' '))
            if (!isFillWord(part))
                words.append(part);
        if (endsInState)
            words.append(states().value(word.mid(4)).split(u' '));
    }
    return words;
}

int lettersApart(const QString &a, const QString &b, int most)
{
    const auto rows = a.size();
    const auto columns = b.size();
    if (std::abs(rows - columns) > most || rows > 31 || columns > 31)
        return most + 1;
    std::array<std::array<int, 32>, 3> line{}; // of two rows before, of the row before, of this one
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
