// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/callercheck.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

InsuranceRecord recordOf(const QString &memberId, const QString &born, const QString &zip)
{
    InsuranceRecord record;
    record.memberId = memberId;
    record.insured.dateOfBirth = born;
    record.insured.address.zip = zip;
    return record;
}

const UserId someone = *UserId::parse(u"0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a01"_s);
const UserId somebodyElse = *UserId::parse(u"0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a02"_s);
const InsuranceRecord usual = recordOf(u"ABC-123456789"_s, u"1985-02-03"_s, u"85004-1234"_s);

CallerAnswers answers(const QString &member, const QString &year, const QString &zip = {})
{
    return {{CallerFact::MemberIdEnd, member}, {CallerFact::BirthYear, year}, {CallerFact::ZipCode, zip}};
}

} // namespace

class tst_callercheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAskedForIsWhatTheRecordCanProve_data()
    {
        QTest::addColumn<InsuranceRecord>("record");
        QTest::addColumn<QList<CallerFact>>("facts");
        const auto row = [](const char *name, const InsuranceRecord &record, const QList<CallerFact> &facts) {
            QTest::newRow(name) << record << facts;
        };
        using enum CallerFact;
        row("the member ID and the year first", usual, {MemberIdEnd, BirthYear});
        row("of a short member ID the end would be most of it", recordOf(u"1234567"_s, u"1985-02-03"_s, u"85004"_s),
            {BirthYear, ZipCode});
        row("signs between do not make it longer", recordOf(u"12-34-567"_s, u"1985-02-03"_s, u"85004"_s),
            {BirthYear, ZipCode});
        row("a date in another form has no year", recordOf(u"ABC123456789"_s, u"02/03/85"_s, u"85004"_s),
            {MemberIdEnd, ZipCode});
        row("one alone", recordOf({}, u"1985-02-03T00:00:00Z"_s, {}), {BirthYear});
        row("nothing", recordOf({}, {}, u"85"_s), {});
    }

    void whatIsAskedForIsWhatTheRecordCanProve()
    {
        QFETCH(const InsuranceRecord, record);
        QFETCH(const QList<CallerFact>, facts);
        const auto found = CallerCheck().factsOf(record);
        QCOMPARE(QList<CallerFact>(found.begin(), found.end()), facts);
    }

    void aPolicyChoosesWhatIsAskedFor()
    {
        CallerCheck check;
        const auto facts = [&check](const InsuranceRecord &record) {
            const auto found = check.factsOf(record);
            return QList<CallerFact>(found.begin(), found.end());
        };
        check.setPolicy({.facts = {CallerFact::ZipCode, CallerFact::BirthYear}, .isRequired = false});
        QCOMPARE(facts(usual), (QList<CallerFact>{CallerFact::BirthYear, CallerFact::ZipCode}));
        QVERIFY2(facts(recordOf(u"ABC-123456789"_s, {}, {})).isEmpty(), "nothing else takes their place");
        check.setPolicy({.facts = {CallerFact::MemberIdEnd, CallerFact::BirthYear, CallerFact::ZipCode}});
        QCOMPARE(facts(usual).size(), 3);
        check.begin(someone);
        QVERIFY(!check.check(usual, answers(u"6789"_s, u"1985"_s, u"85005"_s)));
        QVERIFY(check.check(usual, answers(u"6789"_s, u"1985"_s, u"85004"_s)));
    }

    void nothingIsShownBeforeWhereAPolicyRequiresIt()
    {
        CallerCheck check;
        check.begin(someone);
        QVERIFY(check.allowsReveal());
        check.setPolicy({.facts = {}, .isRequired = true});
        QVERIFY(!check.allowsReveal());
        QVERIFY(check.check(usual, answers(u"6789"_s, u"1985"_s)));
        QVERIFY(check.allowsReveal());
        check.begin(somebodyElse);
        QVERIFY(!check.allowsReveal());
    }

    void answersAreComparedAsPeopleSayThem_data()
    {
        QTest::addColumn<InsuranceRecord>("record");
        QTest::addColumn<CallerAnswers>("said");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *name, const InsuranceRecord &record, const CallerAnswers &said, bool matches) {
            QTest::newRow(name) << record << said << matches;
        };
        row("both right", usual, answers(u"6789"_s, u"1985"_s), true);
        row("blanks around them", usual, answers(u" 67 89 "_s, u" 1985 "_s), true);
        row("letters in any case", recordOf(u"12345abCD"_s, u"1985-02-03"_s, {}), answers(u"ABcd"_s, u"1985"_s), true);
        row("a ZIP with four digits more", recordOf({}, u"1985-02-03"_s, u"85004"_s),
            answers({}, u"1985"_s, u"85004-9999"_s), true);
        row("what is not asked for decides nothing", usual, answers(u"6789"_s, u"1985"_s, u"99999"_s), true);
        row("another end", usual, answers(u"6788"_s, u"1985"_s), false);
        row("another year", usual, answers(u"6789"_s, u"1986"_s), false);
        row("a year of two digits", usual, answers(u"6789"_s, u"85"_s), false);
        row("three of the four", usual, answers(u"789"_s, u"1985"_s), false);
        row("one left out", usual, answers(u"6789"_s, {}), false);
        row("nothing said to a record that proves nothing", recordOf({}, {}, {}), answers({}, {}), false);
    }

    void answersAreComparedAsPeopleSayThem()
    {
        QFETCH(const InsuranceRecord, record);
        QFETCH(const CallerAnswers, said);
        QFETCH(const bool, matches);
        CallerCheck caller;
        caller.begin(someone);
        QCOMPARE(caller.check(record, said), matches);
        QCOMPARE(caller.verifiedAt().has_value(), matches);
    }

    void thereAreThreeTriesHoweverOftenTheUserIsOpened()
    {
        CallerCheck caller;
        caller.begin(someone);
        for (int left = CallerCheck::allTries - 1; left >= 0; --left) {
            QVERIFY(!caller.check(usual, answers(u"0000"_s, u"1985"_s)));
            QCOMPARE(caller.triesLeft(), left);
            caller.end();
            caller.begin(someone);
        }
        QVERIFY(!caller.check(usual, answers(u"6789"_s, u"1985"_s))); // right, and too late
        caller.begin(somebodyElse);
        QCOMPARE(caller.triesLeft(), CallerCheck::allTries);
    }

    void itHoldsUntilAnotherUserIsOpened()
    {
        const QDateTime noon(QDate(2026, 3, 4), QTime(12, 0), Qt::UTC);
        CallerCheck caller;
        caller.setClock([&noon] { return noon; });
        caller.begin(someone);
        QSignalSpy changed(&caller, &CallerCheck::changed);
        QVERIFY(caller.check(usual, answers(u"6789"_s, u"1985"_s)));
        QCOMPARE(*caller.verifiedAt(), noon);
        QCOMPARE(changed.size(), 1);
        caller.begin(somebodyElse);
        QVERIFY(!caller.verifiedAt());
        QCOMPARE(changed.size(), 2);
    }
};

LABDESK_TEST(tst_callercheck)
#include "tst_callercheck.moc"
