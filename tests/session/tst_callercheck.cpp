// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/callercheck.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

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
        row("a ZIP with its state and country", recordOf({}, u"1985-02-03"_s, u"MA 02116, USA"_s),
            {BirthYear, ZipCode});
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
        row("a ZIP as an address line ends, on both sides", recordOf({}, u"1985-02-03"_s, u"MA 02116"_s),
            answers({}, u"1985"_s, u"Boston, MA 02116"_s), true);
        row("another ZIP of that state", recordOf({}, u"1985-02-03"_s, u"MA 02116"_s),
            answers({}, u"1985"_s, u"MA 02117"_s), false);
        row("what is not asked for decides nothing", usual, answers(u"6789"_s, u"1985"_s, u"99999"_s), true);
        row("digits of an Arabic keyboard", usual, answers(u"٦٧٨٩"_s, u"١٩٨٥"_s), true);
        row("digits of a Persian keyboard", usual, answers(u"۶۷۸۹"_s, u"۱۹۸۵"_s), true);
        row("full-width digits", usual, answers(u"６７８９"_s, u"１９８５"_s), true);
        row("digits of two keyboards", usual, answers(u"67٨٩"_s, u"19۸5"_s), true);
        row("an Arabic ZIP code", recordOf({}, u"1985-02-03"_s, u"85004"_s), answers({}, u"1985"_s, u"٨٥٠٠٤"_s), true);
        row("wrong digits of an Arabic keyboard", usual, answers(u"٦٧٨٨"_s, u"١٩٨٥"_s), false);
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

    void whatHasTheWrongFormCostsNoAttempt_data()
    {
        QTest::addColumn<CallerAnswers>("said");
        QTest::addColumn<CallerFact>("fact");
        const auto row
            = [](const char *name, const CallerAnswers &said, CallerFact fact) { QTest::newRow(name) << said << fact; };
        using enum CallerFact;
        row("a year of two digits", answers(u"6789"_s, u"85"_s, u"85004"_s), BirthYear);
        row("a date for a year", answers(u"6789"_s, u"02/03/1985"_s, u"85004"_s), BirthYear);
        row("letters in a year", answers(u"6789"_s, u"198O"_s, u"85004"_s), BirthYear);
        row("three of four", answers(u"678"_s, u"1985"_s, u"85004"_s), MemberIdEnd);
        row("nothing", answers({}, u"1985"_s, u"85004"_s), MemberIdEnd);
        row("a ZIP code of four digits", answers(u"6789"_s, u"1985"_s, u"8500"_s), ZipCode);
        row("a ZIP code with a letter", answers(u"6789"_s, u"1985"_s, u"8500B"_s), ZipCode);
        row("a ZIP code of seven digits", answers(u"6789"_s, u"1985"_s, u"85004-12"_s), ZipCode);
    }

    void whatHasTheWrongFormCostsNoAttempt()
    {
        QFETCH(const CallerAnswers, said);
        CallerCheck caller;
        caller.setPolicy({.facts = {CallerFact::MemberIdEnd, CallerFact::BirthYear, CallerFact::ZipCode}});
        caller.begin(someone);
        QTEST(caller.malformed(usual, said).value_or(CallerFact(-1)), "fact");
        QVERIFY(!caller.check(usual, said));
        QCOMPARE(caller.attemptsLeft(), CallerCheck::maxAttempts);
        QVERIFY(!caller.malformed(usual, answers(u"٦٧٨٩"_s, u"1985"_s, u"85004-1234"_s)));
    }

    void attemptsSurviveWhateverIsMadeAnew()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"labdesk.ini"_s);
        QDateTime now(QDate(2026, 3, 4), QTime(12, 0), Qt::UTC);
        const auto fails = [&now](CallerAttempts &attempts, const UserId &user) { // in a session of its own
            CallerCheck caller;
            caller.setClock([&now] { return now; });
            caller.setAttempts(attempts);
            caller.begin(user);
            (void)caller.check(usual, answers(u"0000"_s, u"1985"_s));
            return caller.attemptsLeft();
        };
        {
            Settings settings(file);
            CallerAttempts attempts;
            attempts.keepIn(settings, now);
            QCOMPARE(fails(attempts, someone), 2);
            QCOMPARE(fails(attempts, someone), 1);
        }
        Settings settings(file);
        CallerAttempts attempts; // of the next start
        attempts.keepIn(settings, now);
        QCOMPARE(fails(attempts, someone), 0);
        QCOMPARE(fails(attempts, someone), 0);
        QCOMPARE(fails(attempts, *UserId::parse(someone.text().toUpper())), 0); // however it is written
        QCOMPARE(fails(attempts, somebodyElse), 2);
        now = now.addSecs(-3600); // a clock that is put back brings none back
        QCOMPARE(fails(attempts, someone), 0);
        now = now.addDays(1).addSecs(3600 - 1);
        QCOMPARE(fails(attempts, someone), 0);
        now = now.addDays(1);
        QCOMPARE(fails(attempts, someone), 2); // a day later the caller may be the right one
    }

    void anAttemptOfAClockYearsAheadLapses()
    {
        const QDateTime noon(QDate(2026, 3, 4), QTime(12, 0), Qt::UTC);
        CallerAttempts attempts;
        attempts.add(someone.text(), noon.addYears(10));
        QCOMPARE(attempts.failed(someone.text(), noon), 1); // the clock is right again
        QCOMPARE(attempts.failed(someone.text(), noon.addDays(1).addSecs(-1)), 1);
        QCOMPARE(attempts.failed(someone.text(), noon.addDays(1)), 0);
    }

    void noUserStaysInTheSettingsForMoreThanADay_data()
    {
        QTest::addColumn<bool>("isRestarted");
        QTest::newRow("Labdesk is started again") << true;
        QTest::newRow("another user is opened") << false;
    }

    void noUserStaysInTheSettingsForMoreThanADay()
    {
        QFETCH(const bool, isRestarted);
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        const QDateTime noon(QDate(2026, 3, 4), QTime(12, 0), Qt::UTC);
        CallerAttempts attempts;
        attempts.keepIn(settings, noon);
        attempts.add(someone.text(), noon);
        QCOMPARE(settings.get(setting::callerAttempts).size(), 1);
        if (isRestarted)
            CallerAttempts().keepIn(settings, noon.addDays(1));
        else
            QCOMPARE(attempts.failed(somebodyElse.text(), noon.addDays(1)), 0);
        QVERIFY(settings.get(setting::callerAttempts).isEmpty());
    }

    void thereAreThreeAttemptsHoweverOftenTheUserIsOpened()
    {
        CallerCheck caller;
        caller.begin(someone);
        for (int left = CallerCheck::maxAttempts - 1; left >= 0; --left) {
            QVERIFY(!caller.check(usual, answers(u"0000"_s, u"1985"_s)));
            QCOMPARE(caller.attemptsLeft(), left);
            caller.end();
            caller.begin(someone);
        }
        QVERIFY(!caller.check(usual, answers(u"6789"_s, u"1985"_s))); // right, and too late
        caller.begin(somebodyElse);
        QCOMPARE(caller.attemptsLeft(), CallerCheck::maxAttempts);
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
