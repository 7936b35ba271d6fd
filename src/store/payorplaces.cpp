// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorplaces.h"

#include "store/payortokens.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

const QHash<QString, QString> &states()
{
    static const QHash<QString, QString> names{
        {u"al"_s, u"alabama"_s},        {u"ak"_s, u"alaska"_s},         {u"az"_s, u"arizona"_s},
        {u"ar"_s, u"arkansas"_s},       {u"ca"_s, u"california"_s},     {u"co"_s, u"colorado"_s},
        {u"ct"_s, u"connecticut"_s},    {u"de"_s, u"delaware"_s},       {u"dc"_s, u"district columbia"_s},
        {u"fl"_s, u"florida"_s},        {u"ga"_s, u"georgia"_s},        {u"hi"_s, u"hawaii"_s},
        {u"id"_s, u"idaho"_s},          {u"il"_s, u"illinois"_s},       {u"in"_s, u"indiana"_s},
        {u"ia"_s, u"iowa"_s},           {u"ks"_s, u"kansas"_s},         {u"ky"_s, u"kentucky"_s},
        {u"la"_s, u"louisiana"_s},      {u"me"_s, u"maine"_s},          {u"md"_s, u"maryland"_s},
        {u"ma"_s, u"massachusetts"_s},  {u"mi"_s, u"michigan"_s},       {u"mn"_s, u"minnesota"_s},
        {u"ms"_s, u"mississippi"_s},    {u"mo"_s, u"missouri"_s},       {u"mt"_s, u"montana"_s},
        {u"ne"_s, u"nebraska"_s},       {u"nv"_s, u"nevada"_s},         {u"nh"_s, u"new hampshire"_s},
        {u"nj"_s, u"new jersey"_s},     {u"nm"_s, u"new mexico"_s},     {u"ny"_s, u"new york"_s},
        {u"nc"_s, u"north carolina"_s}, {u"nd"_s, u"north dakota"_s},   {u"oh"_s, u"ohio"_s},
        {u"ok"_s, u"oklahoma"_s},       {u"or"_s, u"oregon"_s},         {u"pa"_s, u"pennsylvania"_s},
        {u"ri"_s, u"rhode island"_s},   {u"sc"_s, u"south carolina"_s}, {u"sd"_s, u"south dakota"_s},
        {u"tn"_s, u"tennessee"_s},      {u"tx"_s, u"texas"_s},          {u"ut"_s, u"utah"_s},
        {u"vt"_s, u"vermont"_s},        {u"va"_s, u"virginia"_s},       {u"wa"_s, u"washington"_s},
        {u"wv"_s, u"west virginia"_s},  {u"wi"_s, u"wisconsin"_s},      {u"wy"_s, u"wyoming"_s},
        {u"as"_s, u"american samoa"_s}, {u"gu"_s, u"guam"_s},           {u"mp"_s, u"northern marianas"_s},
        {u"pr"_s, u"puerto rico"_s},    {u"vi"_s, u"virgin islands"_s}};
    return names;
}

/// Another way to write a place, and its words.
struct Spelling
{
    QStringList words;
    QString name;
};

/// Adds "n dakota", "no. dakota", "w va", and so on.
void addShortDirections(std::vector<Spelling> &all)
{
    static const QHash<QString, QStringList> abbreviations{{u"north"_s, {u"n"_s, u"no"_s, u"nth"_s}},
                                                           {u"south"_s, {u"s"_s, u"so"_s, u"sth"_s}},
                                                           {u"west"_s, {u"w"_s}},
                                                           {u"new"_s, {u"n"_s}},
                                                           {u"rhode"_s, {u"r"_s}}};
    for (const QString &name : states())
        for (const QString &shorter : abbreviations.value(name.section(u' ', 0, 0)))
            if (name.contains(u' '))
                all.push_back({{shorter, name.section(u' ', 1)}, name});
    all.push_back({{u"w"_s, u"va"_s}, u"west virginia"_s});
    all.push_back({{u"west"_s, u"va"_s}, u"west virginia"_s});
    for (const auto &[side, full] : {std::pair{u"northern"_s, QStringList{u"no"_s, u"nor"_s, u"n"_s}},
                                     std::pair{u"southern"_s, QStringList{u"so"_s, u"s"_s}}})
        for (const QString &shorter : full + QStringList{side})
            for (const QString &cal : {u"cal"_s, u"cali"_s, u"calif"_s, u"ca"_s, u"california"_s})
                for (const QStringList &words : {QStringList{shorter, cal}, QStringList{cal, shorter}})
                    if (words.front().size() > 2 || words.back().size() > 2) // "ca no" is ambiguous
                        all.push_back({words, side + u" california"_s});
}

const std::vector<Spelling> &phrases()
{
    static const std::vector<Spelling> all = [] {
        std::vector<Spelling> made{{{u"washington"_s, u"dc"_s}, u"district columbia"_s},
                                   {{u"district"_s, u"of"_s, u"columbia"_s}, u"district columbia"_s},
                                   {{u"us"_s, u"virgin"_s, u"islands"_s}, u"virgin islands"_s},
                                   {{u"usvi"_s}, u"virgin islands"_s},
                                   {{u"northern"_s, u"mariana"_s, u"islands"_s}, u"northern marianas"_s},
                                   {{u"northern"_s, u"mariana"_s, u"island"_s}, u"northern marianas"_s},
                                   {{u"north"_s, u"mariana"_s, u"islands"_s}, u"northern marianas"_s},
                                   {{u"northern"_s, u"mariana"_s}, u"northern marianas"_s},
                                   {{u"mariana"_s, u"islands"_s}, u"northern marianas"_s},
                                   {{u"marianas"_s}, u"northern marianas"_s},
                                   {{u"saipan"_s}, u"northern marianas"_s},
                                   {{u"cnmi"_s}, u"northern marianas"_s},
                                   {{u"am"_s, u"samoa"_s}, u"american samoa"_s},
                                   {{u"kansas"_s, u"city"_s}, u"kansas city"_s},
                                   {{u"nys"_s}, u"new york"_s},
                                   {{u"wva"_s}, u"west virginia"_s},
                                   {{u"nw"_s}, u"northwest"_s},
                                   {{u"pnw"_s}, u"northwest"_s},
                                   {{u"pacific"_s, u"northwest"_s}, u"northwest"_s},
                                   {{u"sw"_s}, u"southwest"_s},
                                   {{u"se"_s}, u"southeast"_s},
                                   {{u"socal"_s}, u"southern california"_s},
                                   {{u"norcal"_s}, u"northern california"_s},
                                   {{u"mid"_s, u"atlantic"_s}, u"mid atlantic"_s},
                                   {{u"midatlantic"_s}, u"mid atlantic"_s}};
        for (const auto &[shorter, code] : {std::pair{u"ala"_s, u"al"_s},
                                            {u"ariz"_s, u"az"_s},
                                            {u"calif"_s, u"ca"_s},
                                            {u"colo"_s, u"co"_s},
                                            {u"conn"_s, u"ct"_s},
                                            {u"fla"_s, u"fl"_s},
                                            {u"mass"_s, u"ma"_s},
                                            {u"mich"_s, u"mi"_s},
                                            {u"minn"_s, u"mn"_s},
                                            {u"nebr"_s, u"ne"_s},
                                            {u"okla"_s, u"ok"_s},
                                            {u"penn"_s, u"pa"_s},
                                            {u"penna"_s, u"pa"_s},
                                            {u"tenn"_s, u"tn"_s},
                                            {u"tex"_s, u"tx"_s},
                                            {u"wash"_s, u"wa"_s},
                                            {u"wisc"_s, u"wi"_s}})
            made.push_back({{shorter}, states().value(code)});
        addShortDirections(made);
        for (const QString &name : states()) {
            made.push_back({name.split(u' '), name});
            if (name.contains(u' '))
                made.push_back({{QString(name).remove(u' ')}, name});
        }
        std::stable_sort(made.begin(), made.end(),
                         [](const Spelling &a, const Spelling &b) { return a.words.size() > b.words.size(); });
        return made;
    }();
    return all;
}

/// The phrases that begin with a word, the longest first.
const std::vector<const Spelling *> &phrasesStartingWith(const QString &first)
{
    static const QHash<QString, std::vector<const Spelling *>> byFirstWord = [] {
        QHash<QString, std::vector<const Spelling *>> made;
        for (const Spelling &phrase : phrases())
            made[phrase.words.front()].push_back(&phrase);
        return made;
    }();
    static const std::vector<const Spelling *> none;
    const auto found = byFirstWord.constFind(first);
    return found == byFirstWord.cend() ? none : *found;
}

bool isPhraseAt(const Spelling &phrase, const QStringList &words, qsizetype at)
{
    return at + phrase.words.size() <= words.size()
        && std::equal(phrase.words.begin(), phrase.words.end(), words.begin() + at);
}

/// A place that is still being typed, such as "new y".
std::optional<PayorPlace> incompletePlaceAt(const QStringList &words, qsizetype at)
{
    const QString typed = words.mid(at).join(u' ');
    if (words.size() - at < 2)
        return std::nullopt;
    for (const QString &name : payorStates())
        if (name.startsWith(typed) && typed.size() > name.indexOf(u' ') + 1)
            return PayorPlace{typed, words.size() - at, {}};
    constexpr qsizetype minLetters = 3; // of an abbreviation, such as "new mex medicaid"
    const QString &second = words[at + 1];
    const QString begun = words[at] + u' ' + second;
    if (second.size() >= minLetters)
        for (const QString &name : payorStates())
            if (name.startsWith(begun) && name.indexOf(u' ') == words[at].size())
                return PayorPlace{name, 2, {}};
    return std::nullopt;
}

struct JoinedSpelling
{
    QString letters, name;
    bool isOneWord;
    quint64 mask; ///< payorLetters()
};

/// The names of places and other ways to write them, run together and not abbreviated.
const std::vector<JoinedSpelling> &joinedSpellings()
{
    constexpr qsizetype minLetters = 7, minFirstLetters = 3, minLastLetters = 4; // "northern" isn't "northern ca"
    static const QSet<QString> shortened{u"nor"_s, u"nth"_s, u"sth"_s};
    static const auto all = [] {
        std::vector<JoinedSpelling> made;
        for (const Spelling &phrase : phrases()) {
            const QString letters = phrase.words.join(QString());
            const bool isOneWord = phrase.words.size() == 1 && !phrase.name.contains(u' ');
            const QString &first = phrase.words.front();
            if (letters.size() >= minLetters
                && (phrase.words.size() == 1
                    || (first.size() >= minFirstLetters && phrase.words.back().size() >= minLastLetters
                        && !shortened.contains(first))))
                made.push_back({letters, phrase.name, isOneWord, payorLetters(letters)});
        }
        return made;
    }();
    return all;
}

/// The place with a name of several words that the words are closest to. Nothing if two are equally close.
std::optional<PayorPlace> misspelledPlaceAt(const QStringList &words, qsizetype at)
{
    constexpr int most = 2;
    constexpr qsizetype minLetters = 8; // for a single word
    int bestDistance = most + 1;
    PayorPlace nearest;
    QString typed;
    for (qsizetype count = 1; count <= 3 && at + count <= words.size(); ++count) {
        typed += words[at + count - 1];
        if (count == 1 && typed.size() < minLetters)
            continue;
        const quint64 mask = payorLetters(typed);
        for (const JoinedSpelling &place : joinedSpellings()) {
            if (!mayBePayorTypo(mask, place.mask, most))
                continue;
            const int distance = count > 1 && place.isOneWord ? most + 1 : editDistance(typed, place.letters, most);
            if (distance > std::min(most, bestDistance))
                continue;
            // Single misspelled words are compared with the list instead.
            const QString name = place.isOneWord ? QString() : place.name;
            const bool isOther = distance == bestDistance && nearest.name != name; // two are equally close
            nearest = {isOther ? QString() : name, count, {}};
            bestDistance = distance;
        }
    }
    return nearest.name.isEmpty() ? std::nullopt : std::optional(nearest);
}

} // namespace

std::optional<PayorPlace> payorPlaceAt(const QStringList &words, qsizetype at, PayorWriter writer)
{
    const QString &word = words[at];
    for (const Spelling *phrase : phrasesStartingWith(word))
        if (isPhraseAt(*phrase, words, at))
            return PayorPlace{phrase->name, phrase->words.size(), {}};
    if (const QString state = payorStateOfCode(word); !state.isEmpty())
        return PayorPlace{state, 1, word};
    if (writer == PayorWriter::List)
        return std::nullopt;
    const auto incomplete = incompletePlaceAt(words, at);
    return incomplete ? incomplete : misspelledPlaceAt(words, at);
}

QString payorStateOfCode(const QString &code)
{
    return code.size() == 2 ? states().value(code) : QString();
}

const QStringList &payorStates()
{
    static const QStringList names = states().values();
    return names;
}

bool isPayorState(const QString &name)
{
    static const QSet<QString> names(payorStates().begin(), payorStates().end());
    return names.contains(name);
}

bool isPlaceWord(const QString &word)
{
    static const QSet<QString> places = [] {
        QSet<QString> all{u"northern"_s,  u"southern"_s, u"western"_s, u"eastern"_s,   u"central"_s,   u"north"_s,
                          u"south"_s,     u"east"_s,     u"west"_s,    u"northwest"_s, u"southwest"_s, u"northeast"_s,
                          u"southeast"_s, u"midwest"_s,  u"pacific"_s, u"region"_s};
        for (const Spelling &phrase : phrases()) {
            all.insert(phrase.name);
            for (const QString &part : phrase.name.split(u' '))
                all.insert(part);
        }
        return all;
    }();
    return places.contains(word);
}

bool isCodeAndWord(const QString &code)
{
    static const QSet<QString> words{u"in"_s, u"or"_s, u"me"_s, u"hi"_s, u"oh"_s, u"ok"_s, u"as"_s, u"de"_s,
                                     u"la"_s, u"al"_s, u"co"_s, u"id"_s, u"pa"_s, u"ma"_s, u"mi"_s};
    return words.contains(code);
}

} // namespace labdesk
