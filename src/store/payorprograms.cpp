// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorprograms.h"

#include "store/payorplaces.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct StateProgram
{
    QStringList words;
    QString state;
};

const std::vector<StateProgram> &statePrograms()
{
    static const std::vector<StateProgram> all = [] {
        struct Row
        {
            const char16_t *code, *names; // names separated by semicolons
        };
        static constexpr Row rows[] = {
            {u"ak", u"denalicare;denali care"},
            {u"ar", u"arkids first;arkids;ar kids first"},
            {u"az", u"ahcccs;arizona health care cost containment system;health care cost containment system"},
            {u"ca", u"medi cal;california medical;medical california;medical ca;ca medical"},
            {u"co", u"health first colorado"},
            {u"ct", u"husky health;husky"},
            {u"dc", u"dc healthy families"},
            {u"de", u"diamond state health plan"},
            {u"fl", u"ahca;statewide medicaid managed care"},
            {u"ga", u"georgia families;peachcare;peachcare for kids"},
            {u"hi", u"med quest;medquest"},
            {u"ia", u"iowa health link;ia health link"},
            {u"il", u"healthchoice illinois"},
            {u"in", u"hoosier healthwise;healthy indiana plan"},
            {u"ks", u"kancare;kan care"},
            {u"la", u"healthy louisiana;bayou health"},
            {u"ma", u"masshealth;mass health"},
            {u"me", u"mainecare;maine care"},
            {u"mi", u"healthy michigan plan;healthy michigan"},
            {u"mn", u"mhcp;minnesota health care programs"},
            {u"mo", u"mo healthnet;mohealthnet;missouri healthnet;mo health net"},
            {u"ms", u"mississippican;mscan"},
            {u"nc", u"nc tracks;nctracks"},
            {u"ne", u"heritage health"},
            {u"nj", u"nj familycare;njfamilycare;nj family care"},
            {u"nm", u"centennial care;turquoise care"},
            {u"nv", u"nevada check up"},
            {u"ny", u"emedny;e medny"},
            {u"ok", u"soonercare;sooner care"},
            {u"or", u"oregon health plan"},
            {u"pr", u"plan vital;mi salud"},
            {u"ri", u"rite care;ritecare"},
            {u"sc", u"healthy connections"},
            {u"tn", u"tenncare;tenn care"},
            {u"tx", u"tmhp"},
            {u"va", u"cardinal care;dmas;medallion"},
            {u"vt", u"green mountain care"},
            {u"wa", u"apple health;providerone"},
            {u"wi", u"badgercare;badgercare plus;badger care;badger care plus;forwardhealth;forward health"},
            {u"wy", u"equality care;equalitycare"},
        };
        std::vector<StateProgram> made;
        for (const Row &row : rows)
            for (const QString &name : QString::fromUtf16(row.names).split(u';'))
                made.push_back({name.split(u' '), payorStateOfCode(QString::fromUtf16(row.code))});
        std::stable_sort(made.begin(), made.end(),
                         [](const StateProgram &a, const StateProgram &b) { return a.words.size() > b.words.size(); });
        return made;
    }();
    return all;
}

/// The states of each jurisdiction of Medicare Parts A and B.
const QHash<QString, QStringList> &medicareContracts()
{
    static const QHash<QString, QStringList> all = [] {
        QHash<QString, QStringList> made;
        for (const auto &[contract, codes] : {std::pair{u"je"_s, u"ca hi nv as gu mp"_s},
                                              {u"jf"_s, u"ak az id mt nd or sd ut wa wy"_s},
                                              {u"jh"_s, u"ar co la ms nm ok tx"_s},
                                              {u"jl"_s, u"de dc md nj pa"_s},
                                              {u"jj"_s, u"al ga tn"_s},
                                              {u"jm"_s, u"nc sc va wv"_s},
                                              {u"jn"_s, u"fl pr vi"_s},
                                              {u"jk"_s, u"ct me ma nh ny ri vt"_s},
                                              {u"j5"_s, u"ia ks mo ne"_s},
                                              {u"j6"_s, u"il mn wi"_s},
                                              {u"j8"_s, u"in mi"_s},
                                              {u"j15"_s, u"ky oh"_s}}) {
            QStringList states;
            for (const QString &code : codes.split(u' '))
                states += payorStateOfCode(code);
            made.insert(contract, states);
        }
        return made;
    }();
    return all;
}

/// The states of TRICARE West; all others are in TRICARE East.
const QStringList &tricareWestStates()
{
    static const QStringList west = [] {
        QStringList states;
        for (const QString &code :
             u"ak az ar ca co hi id il ia ks la mn mo mt ne nv nm nd ok or sd tx ut wa wi wy"_s.split(u' '))
            states += payorStateOfCode(code);
        return states;
    }();
    return west;
}

const QSet<QString> &blueCompanies()
{
    static const QSet<QString> all{u"anthem"_s,  u"highmark"_s, u"horizon"_s,      u"wellmark"_s,  u"regence"_s,
                                   u"premera"_s, u"excellus"_s, u"empire"_s,       u"carefirst"_s, u"capital"_s,
                                   u"blue"_s,    u"cross"_s,    u"independence"_s, u"shield"_s,    u"triple"_s};
    return all;
}

const QSet<QString> &medicareContractors()
{
    static const QSet<QString> all{u"novitas"_s, u"noridian"_s, u"palmetto"_s, u"gba"_s, u"ngs"_s,         u"wps"_s,
                                   u"cgs"_s,     u"fcso"_s,     u"mac"_s,      u"cms"_s, u"jurisdiction"_s};
    return all;
}

const QSet<QString> &officeWords()
{
    static const QSet<QString> all = [] {
        const QStringList words
            = u"department dept doh dhs hhs hhsc dss dhcs dhcf state agency authority administration bureau office "
              u"division "
              "enterprise partnership services service human social program programs traditional straight fee ffs "
              "emedny hfs "
              u"dhhs odm dmas hca eohhs fssa ahca dma mmis"_s.split(u' ');
        return QSet<QString>(words.begin(), words.end());
    }();
    return all;
}

const QSet<QString> &tricareContractors()
{
    static const QSet<QString> all{u"region"_s, u"humana"_s, u"military"_s, u"triwest"_s, u"alliance"_s};
    return all;
}

} // namespace

std::optional<QStringList> expandPrograms(const QStringList &words)
{
    static const QHash<QString, std::vector<size_t>> byFirst = [] {
        QHash<QString, std::vector<size_t>> all;
        for (size_t i = 0; i < statePrograms().size(); ++i)
            all[statePrograms()[i].words.front()].push_back(i);
        return all;
    }();
    size_t longest = statePrograms().size();
    qsizetype at = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto begun = byFirst.constFind(words[i]);
        if (begun == byFirst.cend())
            continue;
        for (const size_t program : *begun) {
            const QStringList &name = statePrograms()[program].words;
            if (program >= longest || name.size() > words.size() - i
                || !std::equal(name.begin(), name.end(), words.begin() + i))
                continue;
            longest = program;
            at = i;
        }
    }
    if (longest == statePrograms().size())
        return std::nullopt;
    const StateProgram &program = statePrograms()[longest];
    QStringList written = words.first(at);
    written << u"medicaid"_s << program.state.split(u' ');
    written << words.mid(at + program.words.size());
    return written;
}

QStringList statesOfWord(const QString &word, const QStringList &others)
{
    if (others.contains(u"medicare"_s))
        return medicareContracts().value(word);
    if (!others.contains(u"tricare"_s) || (word != u"west" && word != u"east"))
        return {};
    QStringList states = word == u"west" ? tricareWestStates() : payorStates();
    if (word == u"east")
        states.removeIf([](const QString &state) { return tricareWestStates().contains(state); });
    return states;
}

bool standsForStates(const QStringList &words)
{
    return (words.contains(u"medicare"_s) || words.contains(u"tricare"_s))
        && std::any_of(words.begin(), words.end(),
                       [&](const QString &word) { return !statesOfWord(word, words).empty(); });
}

bool accompaniesProgram(const QString &word, const QStringList &program)
{
    if (program.contains(u"blue"_s) && blueCompanies().contains(word))
        return true;
    if (program.contains(u"federal"_s) && (word == u"employee" || word == u"program"))
        return true;
    if (program.contains(u"medicare"_s)
        && (medicareContractors().contains(word) || medicareContracts().contains(word) || isPayorState(word)))
        return true;
    if (program.contains(u"tricare"_s) && tricareContractors().contains(word))
        return true;
    return (program.contains(u"medicaid"_s) || program.contains(u"medicare"_s)) && officeWords().contains(word);
}

} // namespace labdesk
