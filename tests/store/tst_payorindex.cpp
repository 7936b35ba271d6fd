// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorindex.h"
#include "store/payorphrases.h"
#include "store/payortokens.h"
#include "support/testmain.h"

#include <QFile>

#include <set>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// The lines of a table of tests/data/payors, cut at its tabs.
std::vector<QStringList> linesOf(const QString &file)
{
    QFile table(QStringLiteral(TEST_DATA "/payors/") + file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("no table %s", qPrintable(file));
    std::vector<QStringList> lines;
    for (const QByteArray &line : table.readAll().split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            lines.push_back(QString::fromUtf8(line).split(u'\t'));
    return lines;
}

std::vector<Payor> payorsOf(const QString &file)
{
    std::vector<Payor> payors;
    for (const QStringList &line : linesOf(file))
        payors.push_back({line[0],
                          line[1],
                          line[2].split(u'|', Qt::SkipEmptyParts),
                          {.firstLine = {}, .secondLine = {}, .city = {}, .state = line[3], .zip = {}, .country = {}},
                          {}});
    return payors;
}

std::vector<Payor> realPayors()
{
    return payorsOf(u"payors.tsv"_s);
}

/// "Name|Alias|Alias", each with its place as its code.
std::vector<Payor> payorsNamed(const QStringList &names)
{
    std::vector<Payor> payors;
    for (const QString &name : names)
        payors.push_back({QString::number(payors.size()),
                          name.section(u'|', 0, 0),
                          name.section(u'|', 1).split(u'|', Qt::SkipEmptyParts),
                          {},
                          {}});
    return payors;
}

std::vector<Payor> inventedPayors()
{
    return {{u"NFCCP"_s, u"Northfield Community Plan"_s, {u"Northfield Medicaid"_s, u"NHC"_s}, {}, {}},
            {u"CLRIO"_s, u"Clínica Río"_s, {}, {}, {}},
            {u"BESTC"_s, u"Best Care"_s, {u"Old Best Care of Texas"_s}, {}, {}},
            {u"HPPHL"_s, u"Partners of Philadelphia"_s, {}, {}, {}}};
}

} // namespace

class tst_payorindex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePayorThatIsMeantComesFirst()
    {
        const std::vector<Payor> payors = realPayors();
        const PayorIndex index(payors);
        const auto queries = linesOf(u"queries.tsv"_s);
        QVERIFY(queries.size() >= 100);
        size_t first = 0;
        QStringList missed;
        for (const QStringList &query : queries) {
            const auto matches = index.rank(query[0]);
            const Payor &best = payors[matches.front().payor];
            if (best.code == query[1])
                ++first;
            else
                missed.append(u"“%1” gave %2 (%3), meant was %4"_s.arg(query[0], best.name)
                                  .arg(matches.front().closeness)
                                  .arg(query[1]));
        }
        QVERIFY2(first * 100 >= queries.size() * 95, qPrintable(missed.join(u'\n')));
    }

    void asCallersSayItAmongNamesAsListsWriteThem()
    {
        const std::vector<Payor> payors = payorsOf(u"listed.tsv"_s);
        const PayorIndex index(payors);
        const auto queries = linesOf(u"asked.tsv"_s);
        QVERIFY(queries.size() >= 80);
        QStringList wrong;
        for (const QStringList &query : queries) {
            const auto best = index.rank(query[0]).front();
            const QString taken = best.isSure ? payors[best.payor].code : u"-"_s;
            if (taken != query[1])
                wrong += u"“%1” gave %2 (%3), meant was %4"_s.arg(query[0], payors[best.payor].name, taken, query[1]);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void nobodyIsTakenWhereAnotherFitsAsWell_data()
    {
        QTest::addColumn<QStringList>("payors");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("taken"); // -1: nobody
        const auto row = [](const char *about, const QStringList &payors, const QString &words, int taken) {
            QTest::newRow(about) << payors << words << taken;
        };
        row("one of its lines of business is no reason", {u"Molina of Ohio"_s, u"Molina of Ohio Dental"_s},
            u"ohio molina"_s, 0);
        row("there are lines of business alone", {u"Molina of Ohio Vision"_s, u"Molina of Ohio Dental"_s},
            u"ohio molina"_s, -1);
        row("one name twice", {u"Foxglove Health"_s, u"Foxglove Health"_s}, u"foxglove"_s, -1);
        row("one alias twice", {u"Harbor Care Ohio|Harbor"_s, u"Harbor Care Utah|Harbor"_s}, u"harbor"_s, -1);
        row("an alias that is somebody's name", {u"UMR|GEHA"_s, u"GEHA"_s}, u"geha"_s, 1);
        row("an alias that somebody's name begins with", {u"UMR|GEHA"_s, u"GEHA Connection Dental"_s}, u"geha"_s, -1);
        row("an alias that nobody else has", {u"UMR|Golden Rule"_s, u"GEHA"_s}, u"golden rule"_s, 0);
        row("a company's plan is not the program", {u"Harbor Care Guam Medicaid"_s, u"Ohio Medicaid"_s},
            u"guam medicaid"_s, -1);
        row("another state", {u"North Dakota Medicaid"_s}, u"south dakota medicaid"_s, -1);
        row("another state, misspelt", {u"North Dakota Medicaid"_s}, u"south dakta medicaid"_s, -1);
        row("another state, by its code", {u"Medicaid Kentucky|KYMEDICAID"_s}, u"ny medicaid"_s, -1);
        row("a code that another state begins with", {u"Virginia Medicaid"_s}, u"medicaid vi"_s, -1);
        row("a state inside another one's name", {u"West Virginia Medicaid"_s}, u"virginia medicaid"_s, -1);
        row("a city named as a state", {u"BCBS of Kansas City"_s}, u"bcbs kansas"_s, -1);
        row("the other part", {u"Medicare Part A Ohio"_s}, u"medicare part b ohio"_s, -1);
        row("the other half", {u"Regence BlueShield of Idaho"_s, u"Blue Cross of Idaho"_s}, u"blue cross idaho"_s, 1);
        row("both halves of different ones", {u"Regence BlueShield of Idaho"_s, u"Blue Cross of Idaho"_s},
            u"bcbs idaho"_s, -1);
        row("regions", {u"Kaiser Permanente Northwest"_s, u"Kaiser Permanente Georgia|Kaiser Permanente"_s},
            u"kaiser permanente northwest"_s, 0);
        row("a former name in brackets", {u"Anthem Ohio (fka Community Mutual)"_s, u"Mutual of Omaha"_s},
            u"community mutual"_s, 0);
        row("a place in brackets stays", {u"BCBS (IL) - PPO"_s, u"BCBS (MI) - PPO"_s}, u"bcbs ppo michigan"_s, 1);
        row("a misspelling of one, and the word of another", {u"Carecore"_s, u"Caresource"_s}, u"caresorce"_s, 1);
        row("a misspelling that is as near to two", {u"Tallan Health"_s, u"Taltan Health"_s}, u"talan"_s, -1);
        row("a parent in another one's brackets", {u"Meritain Health (Aetna)"_s, u"Aetna"_s}, u"aetna"_s, 1);
        row("the program in a plan's brackets", {u"Paramount Advantage (Ohio Medicaid)"_s, u"Ohio Medicaid"_s},
            u"oh medicaid"_s, 1);
        row("the program in a plan's brackets, and one with more words",
            {u"Blue Cross Community (IL Medicaid)"_s, u"Medicaid of Illinois - HFS"_s}, u"il medicaid"_s, -1);
        row("a kind of plan in brackets", {u"UPMC for You (Medicaid)"_s, u"Alabama Medicaid"_s}, u"medicaid"_s, -1);
        row("a company in a plan's brackets", {u"AARP Supplement (UnitedHealthcare)"_s, u"UnitedHealthcare"_s},
            u"u h c"_s, 1);
        row("an alias as it is said, and a longer name", {u"Horizon BCBS|Horizon NJ"_s, u"Horizon NJ Health"_s},
            u"nj horizon"_s, -1);
        row("a generic word of two names", {u"Community Care Inc."_s, u"Community Care Plan"_s},
            u"community care plan"_s, 1);
        row("a word that looks like a generic one", {u"Healthy Blue Ohio"_s, u"BCBS Ohio|Ohio Blue"_s},
            u"ohio healthy blue"_s, 0);
        row("a state's code, and a name's initials", {u"SCAN Health Plan|SCAN California"_s}, u"sc health plan"_s, -1);
        row("a code that is also a name", {u"Veterans Affairs|VA"_s, u"Virginia Medicaid"_s}, u"va"_s, -1);
        row("a program, and a name with one more word", {u"TRICARE for Life"_s, u"TRICARE East"_s}, u"tricare"_s, -1);
        row("an unfinished word of one, a misspelt one of another", {u"CareOregon"_s, u"CareMore"_s},
            u"careore health plan"_s, -1);
        row("a word misspelt, and the whole of another", {u"Prominence Plan"_s, u"Providence Plan (Oregon)"_s},
            u"provience plan"_s, -1);
        row("a program's word misspelt", {u"Care Oregon"_s, u"Oregon Health Plan"_s}, u"orgeon health plan"_s, 1);
        row("regions are no misspellings", {u"Kaiser Southern California"_s, u"Kaiser Northern California"_s},
            u"kaiser permnaente northern california"_s, 1);
        row("a region behind its state", {u"Part B California Northern"_s, u"Part B California Southern"_s},
            u"part b socal"_s, 1);
        row("a direction alone is no region", {u"Southern Health"_s, u"Health Net Southern California"_s},
            u"southern health"_s, 0);
        row("letters are no misspellings", {u"DME Jurisdiction A"_s, u"DME Jurisdiction B"_s}, u"dme jurisdction b"_s,
            1);
        row("half of a name in brackets", {u"HMSA (BCBS of Hawaii)"_s, u"Hawaii Medicaid"_s}, u"hawaii blue cross"_s,
            0);
        row("a company by its other name", {u"Kaiser Foundation Health Plan of Washington"_s, u"Kaiser Georgia"_s},
            u"kaiser permanente wa"_s, 0);
        row("half of a state in the middle", {u"New Mexico Medicaid"_s, u"New York Medicaid"_s}, u"new mex medicaid"_s,
            0);
        row("one where the list has several", {u"Oregon Teamster Trust"_s, u"OK Teamsters"_s}, u"oregon teamsters"_s,
            0);
        row("a company and its plan, in another one's alias",
            {u"GEHA|GEHA UnitedHealthcare Choice Plus"_s, u"UnitedHealthcare"_s}, u"united healthcare choice plus"_s,
            -1);
        row("run together and misspelt", {u"BCBS Texas"_s, u"BCBS Ohio"_s}, u"bcsbtx"_s, 0);
        row("a code in Arabic-Indic digits", {u"Northfield"_s, u"Southfield"_s}, u"١"_s, 1);
        row("a contractor stands for its states", {u"Medicare Part B Noridian JE"_s}, u"medicare part b hawaii"_s, 0);
        row("a contractor stands for its states alone", {u"Medicare Part B Noridian JE"_s}, u"medicare part b ohio"_s,
            -1);
    }
    void nobodyIsTakenWhereAnotherFitsAsWell()
    {
        QFETCH(QStringList, payors);
        QFETCH(QString, words);
        const auto best = PayorIndex(payorsNamed(payors)).rank(words).front();
        QTEST(best.isSure ? int(best.payor) : -1, "taken");
    }

    void saysWhy_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("code");
        QTest::addColumn<PayorIndex::Reason>("reason");
        QTest::addColumn<QString>("alias"); // empty: its name

        using Reason = PayorIndex::Reason;
        QTest::newRow("its code, in any case") << u"hpphl"_s << u"HPPHL"_s << Reason::Code << QString();
        QTest::newRow("its code in full-width letters") << u"ｈｐｐｈｌ"_s << u"HPPHL"_s << Reason::Code << QString();
        QTest::newRow("its name") << u"Clinica rio"_s << u"CLRIO"_s << Reason::Exact << QString();
        QTest::newRow("an alias") << u"northfield medicaid"_s << u"NFCCP"_s << Reason::Exact
                                  << u"Northfield Medicaid"_s;
        QTest::newRow("the name goes on") << u"northfield comm"_s << u"NFCCP"_s << Reason::Beginning << QString();
        QTest::newRow("an alias goes on")
            << u"old best"_s << u"BESTC"_s << Reason::Beginning << u"Old Best Care of Texas"_s;
        QTest::newRow("all words, in another order")
            << u"plan northfield"_s << u"NFCCP"_s << Reason::AllWords << QString();
        QTest::newRow("initials") << u"ncp"_s << u"NFCCP"_s << Reason::Initials << QString();
        QTest::newRow("a letter too few") << u"nortfield community"_s << u"NFCCP"_s << Reason::Similar << QString();
        QTest::newRow("two letters changed places") << u"cilnica"_s << u"CLRIO"_s << Reason::Similar << QString();
        QTest::newRow("a blank in the wrong place")
            << u"north field community plan"_s << u"NFCCP"_s << Reason::Exact << QString();
        QTest::newRow("one word of two") << u"clinica verde"_s << u"CLRIO"_s << Reason::SomeWords << QString();
    }
    void saysWhy()
    {
        QFETCH(QString, words);
        QFETCH(QString, code);
        QFETCH(PayorIndex::Reason, reason);
        QFETCH(QString, alias);
        const auto best = PayorIndex(inventedPayors()).rank(words).front();
        const Payor payor = inventedPayors()[best.payor];
        QCOMPARE(payor.code, code);
        QCOMPARE(best.reason, reason);
        QCOMPARE(best.alias < 0 ? QString() : payor.aliases[best.alias], alias);
    }

    void nothingInCommonKeepsTheOrderOfTheService()
    {
        for (const QString &words : {QString(), u"  "_s, u"&-&"_s, u"zzzz"_s}) {
            QStringList codes;
            for (const auto &match : PayorIndex(inventedPayors()).rank(words)) {
                codes.append(inventedPayors()[match.payor].code);
                QCOMPARE(match.reason, PayorIndex::Reason::None);
            }
            QCOMPARE(codes.join(u' '), u"NFCCP CLRIO BESTC HPPHL"_s);
        }
        QVERIFY(PayorIndex().rank(u"a"_s).empty());
    }

    void onlyWordsThatTellPayorsApartMakeAFit_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("whole"); // codes of those that may be taken for who is meant, the likeliest first
        QTest::newRow("a generic word added") << u"surest insurance company"_s << u"SUREST"_s;
        QTest::newRow("generic words before it") << u"the insurance company moda"_s << u"MODAH"_s;
        QTest::newRow("generic words alone") << u"health insurance plan"_s << QString();
        QTest::newRow("generic words alone, misspelt") << u"helth insurnce compny"_s << QString();
        QTest::newRow("a generic word in its name is not enough") << u"zenith life insurance"_s << QString();
        QTest::newRow("one of two words") << u"keystone mutual insurance"_s << QString();
        QTest::newRow("a word of several names beside generic ones") << u"first insurance company"_s << QString();
        QTest::newRow("a name that generic words are a part of") << u"care first insurance"_s << u"BCBDC"_s;
        QTest::newRow("the beginning of another name") << u"sun life insurance"_s << QString();
        QTest::newRow("a beginning that is being typed") << u"sun"_s << u"SUNSH AMBET"_s;
        QTest::newRow("a place alone") << u"new york life insurance"_s << QString();
        QTest::newRow("a place tells one of several apart") << u"molina insurance washington"_s << u"MOLWA"_s;
        QTest::newRow("words of several names, and several have them") << u"blue cross insurance"_s << QString();
        QTest::newRow("co is a company, not Colorado") << u"meritain insurance co"_s << u"MERIT"_s;
        QTest::newRow("misspelt, generic words added") << u"gisinger health plan insurance"_s << u"GEISI"_s;
        QTest::newRow("run together") << u"trans america life insurance"_s << u"TRANS"_s;
        QTest::newRow("its code") << u"surest"_s << u"SUREST"_s;
    }
    void onlyWordsThatTellPayorsApartMakeAFit()
    {
        QFETCH(QString, words);
        const std::vector<Payor> payors = realPayors();
        QStringList whole;
        for (const auto &match : PayorIndex(payors).rank(words))
            if (match.fit == PayorIndex::Fit::Full)
                whole += payors[match.payor].code;
        QTEST(whole.join(u' '), "whole");
    }

    void whatElseToAskFor_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("tries"); // (half) of a word
        QTest::newRow("the word that names it, then its halves")
            << u"signa health insurance"_s << u"signa; signa health; signahealth; (sig); (gna)"_s;
        QTest::newRow("words of several names come later")
            << u"texas molina"_s << u"molina; texas; texasmolina; (mol); (ina); (tex); (xas)"_s;
        QTest::newRow("a short form is written out") << u"uhc insurance"_s << u"uhc; united"_s;
        QTest::newRow("a word that is too short") << u"u care insurance"_s << u"u care; ucare"_s;
        QTest::newRow("generic words alone") << u"health insurance company"_s << QString();
        QTest::newRow("generic words, misspelt or not typed to the end") << u"helth insur"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("signs alone") << u"&-& ()"_s << QString();
    }
    void whatElseToAskFor()
    {
        QFETCH(QString, words);
        QStringList tries;
        for (const PayorFallback &next : payorFallbacks(words))
            tries += next.partOf.isEmpty() ? next.words : u'(' + next.words + u')';
        QTEST(tries.join(u"; "_s), "tries");
    }

    void shortFormsAreWrittenOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("a state behind") << u"BCBS AZ"_s << u"blue cross blue shield arizona"_s;
        QTest::newRow("a state run together") << u"bcbstx"_s << u"blue cross blue shield texas"_s;
        QTest::newRow("no state in front") << u"LA Care"_s << u"la care"_s;
        QTest::newRow("two words of a state") << u"Horizon NJ"_s << u"horizon new jersey"_s;
        QTest::newRow("signs inside a word") << u"O’Rowan A.B.C. Union-Plan"_s << u"orowan abc union plan"_s;
        QTest::newRow("a state in front") << u"NY medicaid"_s << u"new york medicaid"_s;
        QTest::newRow("letters with blanks") << u"b c b s of n y"_s << u"blue cross blue shield new york"_s;
        QTest::newRow("letters with dots") << u"U.H.C. of A.Z."_s << u"united healthcare arizona"_s;
        QTest::newRow("letters with blanks before a generic word")
            << u"l a care heath plan"_s << u"la care heath plan"_s;
        QTest::newRow("half a code") << u"w va, n. dakota, so cal"_s
                                     << u"west virginia north dakota southern california"_s;
        QTest::newRow("a territory") << u"USVI and CNMI"_s << u"virgin islands northern marianas"_s;
        QTest::newRow("the capital") << u"Washington D.C."_s << u"district columbia"_s;
        QTest::newRow("two words misspelt") << u"nort carolina"_s << u"north carolina"_s;
        QTest::newRow("veterans") << u"VA community care"_s << u"veterans community care"_s;
        QTest::newRow("parts of Medicare") << u"medicare a and b"_s << u"medicare part a part b"_s;
        QTest::newRow("another word for Medicaid") << u"medical assistance"_s << u"medicaid"_s;
        QTest::newRow("a state glued in front") << u"NYMEDICAID"_s << u"new york medicaid"_s;
        QTest::newRow("invisible marks") << u"mo\u200blina \u2068ohio\u2069"_s << u"molina ohio"_s;
        QTest::newRow("accents") << u"Société Ōhana"_s << u"societe ohana"_s;
        QTest::newRow("words that fill") << u"Care for the Sick & Poor of Ohio"_s << u"care sick poor ohio"_s;
    }
    void shortFormsAreWrittenOut()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QCOMPARE(payorTokens(text).join(u' '), words);
    }
};

LABDESK_TEST(tst_payorindex)
#include "tst_payorindex.moc"
