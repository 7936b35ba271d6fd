// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demopayornames.h"
#include "service/demotables.h"
#include "store/payorindex.h"
#include "store/payorset.h"
#include "support/testmain.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

using Names = std::vector<service::DemoPayorName>;

struct State
{
    QString code, name;
};

std::vector<State> allStates()
{
    std::vector<State> states;
    for (const service::demo::State &state : service::demo::states)
        states.push_back({QString::fromLatin1(state.code), QString::fromLatin1(state.name)});
    states.insert(states.end(),
                  {{u"AS"_s, u"American Samoa"_s},
                   {u"GU"_s, u"Guam"_s},
                   {u"MP"_s, u"Northern Mariana Islands"_s},
                   {u"PR"_s, u"Puerto Rico"_s},
                   {u"VI"_s, u"Virgin Islands"_s}});
    return states;
}

/// What a caller says, and which payors of the list that is, by what they were made from.
struct Program
{
    const char16_t *said, *program, *brands;
};

constexpr Program programs[] = {{u"medicaid", u"medicaid", u""},
                                {u"medicare part a", u"part a", u""},
                                {u"medicare part b", u"part b", u""},
                                {u"blue cross", u"blue", u"cross"},
                                {u"bcbs", u"blue", u"cross shield"},
                                {u"blue shield", u"blue", u"shield"},
                                {u"molina", u"molina", u""},
                                {u"united healthcare community plan", u"uhc", u""},
                                {u"aetna better health", u"aetna", u""},
                                {u"tricare region", u"tricare", u""}};

/// Where it is in the list; several where more than one are meant, none where nobody is.
std::vector<size_t> meant(const Names &names, const Program &program, const QString &state)
{
    std::vector<size_t> found;
    for (size_t at = 0; at < names.size(); ++at) {
        const service::DemoPayorName &name = names[at];
        const QStringList brands = QString::fromUtf16(program.brands).split(u' ', Qt::SkipEmptyParts);
        if (name.program == QString::fromUtf16(program.program) && name.line.isEmpty() && name.states.contains(state)
            && std::all_of(brands.begin(), brands.end(), [&](const QString &b) { return name.brands.contains(b); }))
            found.push_back(at);
    }
    return found;
}

/// One mistake in the longest word: two letters inside it change places, or one is missing.
QString mistyped(const QString &text, size_t way)
{
    QStringList words = text.split(u' ');
    QString &longest = *std::max_element(words.begin(), words.end(),
                                         [](const QString &a, const QString &b) { return a.size() < b.size(); });
    if (longest.size() < 4)
        return text;
    const qsizetype at = longest.size() / 2;
    if (way % 2 == 0 && longest[at] != longest[at - 1])
        std::swap(longest[at], longest[at - 1]);
    else
        longest.remove(at, 1);
    return words.join(u' ');
}

struct Query
{
    QString words;
    const char *kind;
};

std::vector<Query> queriesFor(const State &state, const QString &said, size_t way)
{
    const QString typo = mistyped(said, way);
    const QString place = mistyped(state.name.toLower(), way + 1);
    return {{said + u' ' + state.name, "after, word"},
            {state.name + u' ' + said, "before, word"},
            {said + u' ' + state.code.toLower(), "after, abbreviation"},
            {state.code.toLower() + u' ' + said, "before, abbreviation"},
            {said + u" of "_s + place, "after, typo"},
            {place + u' ' + said, "before, typo"},
            {typo + u' ' + state.name, "after, typo in the program"},
            {state.code + u' ' + typo, "before, typo in the program"}};
}

} // namespace

/// Programs and states in all orders, among three thousand payors whose names are written as lists write them.
class tst_payorprograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoeverIsMeantStandsFirstAndNobodyElseIsTaken()
    {
        const Names names = service::demoPayorNames(3'000);
        QVERIFY(names.size() >= 3'000);
        std::vector<Payor> payors;
        for (const service::DemoPayorName &name : names)
            payors.push_back({u"P%1"_s.arg(payors.size()), name.name, name.aliases, {}, {}});
        const PayorIndex index(payors);
        struct Count
        {
            int asked = 0, first = 0, taken = 0, nobody = 0;
        };
        std::map<QString, Count> counts;
        QStringList wrong;
        size_t way = 0;
        for (const Program &program : programs)
            for (const State &state : allStates()) {
                const std::vector<size_t> right = meant(names, program, state.code);
                for (const Query &query : queriesFor(state, QString::fromUtf16(program.said), ++way)) {
                    Count &count = counts[QString::fromLatin1(query.kind)];
                    ++count.asked;
                    const auto best = index.rank(query.words).front();
                    const bool isRight = std::find(right.begin(), right.end(), best.payor) != right.end();
                    const bool isWrong = right.empty() ? best.isSure : !isRight || (best.isSure && right.size() > 1);
                    count.nobody += right.empty() ? 1 : 0;
                    count.first += isRight ? 1 : 0;
                    count.taken += isRight && best.isSure ? 1 : 0;
                    if (isWrong)
                        wrong += u"“%1” gave %2%3, meant was %4"_s.arg(
                            query.words, names[best.payor].name, best.isSure ? u" and took it"_s : QString(),
                            right.empty() ? u"nobody"_s : names[right.front()].name);
                }
            }
        for (const auto &[kind, count] : counts)
            qInfo("%-28s asked %d, first %d (taken %d), nobody is meant %d", qPrintable(kind), count.asked, count.first,
                  count.taken, count.nobody);
        for (const QString &line : wrong)
            qInfo("%s", qPrintable(line));
        QCOMPARE(wrong.size(), 0);
    }

    /// Behind whom is meant stands nobody of another state: "Ohio medical assistance" doesn't list Virginia's.
    void whereTheStateHasOneNoOtherStatesAreListed()
    {
        const Names names = service::demoPayorNames(3'000);
        std::vector<Payor> payors;
        for (const service::DemoPayorName &name : names)
            payors.push_back({u"P%1"_s.arg(payors.size()), name.name, name.aliases, {}, {}});
        const auto set = std::make_shared<const PayorSet>(std::move(payors));
        QStringList wrong;
        int asked = 0;
        qsizetype listed = 0;
        for (const Program &program : programs)
            for (const State &state : allStates()) {
                if (meant(names, program, state.code).empty())
                    continue;
                QStringList said{QString::fromUtf16(program.said)};
                if (said.front() == u"medicaid")
                    said += u"medical assistance"_s;
                for (const QString &what : std::as_const(said))
                    for (const QString &words : {state.name + u' ' + what, what + u' ' + state.name}) {
                        const PayorSearchResult result(set, words, PayorSearchResult::Shown::Similar);
                        ++asked;
                        listed += qsizetype(result.size());
                        QStringList others;
                        for (size_t at = 0; at < result.size(); ++at)
                            if (const auto &name = names[result.match(at).payor];
                                !name.states.isEmpty() && !name.states.contains(state.code))
                                others += name.name;
                        if (!others.isEmpty())
                            wrong += u"“%1” lists %2 of other states: %3"_s.arg(words)
                                         .arg(others.size())
                                         .arg(others.first(std::min(others.size(), qsizetype(3))).join(u", "_s));
                    }
            }
        qInfo("asked %d, listed %.1f each", asked, double(listed) / asked);
        for (const QString &line : std::as_const(wrong))
            qInfo("%s", qPrintable(line));
        QCOMPARE(wrong.size(), 0);
    }
};

LABDESK_TEST(tst_payorprograms)
#include "tst_payorprograms.moc"
