// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/useredit.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

User example()
{
    User user{*UserId::parse(u"u-1"_s), u"t"_s, u"client-1"_s, {}, {}, {}, {}, {}, {}};
    user.timeZone = FallbackTimeZone{u"Europe/Berlin"_s, {}, {}};
    user.birthDate = FallbackBirthDate{u"1990-02-03"_s, QDate(1990, 2, 3), {}, {}};
    user.ingestionStart = Timestamp::parse(u"2025-01-01T00:00:00+02:00"_s);
    return user;
}

QStringList namesIn(const UserFieldList &fields)
{
    QStringList names;
    for (const UserField field : fields)
        names += wireName(field);
    return names;
}

} // namespace

class tst_useredit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatDiffersIsChanged_data()
    {
        QTest::addColumn<QString>("clientId");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QDate>("start");
        QTest::addColumn<QStringList>("changed");
        const QString id = u"client-1"_s;
        const QString zone = u"Europe/Berlin"_s;
        const QDate start(2025, 1, 1);
        QTest::newRow("nothing, where all is as it was") << id << zone << start << QStringList();
        QTest::newRow("nothing, where all is empty") << QString() << QString() << QDate() << QStringList();
        QTest::newRow("the client ID, also by case alone")
            << u"Client-1"_s << zone << QDate() << QStringList{u"client_user_id"_s};
        QTest::newRow("the zone") << id << u"Asia/Tokyo"_s << start << QStringList{u"fallback_time_zone"_s};
        QTest::newRow("a bound, which is compared by the day that was written")
            << id << zone << QDate(2024, 12, 31) << QStringList{u"ingestion_start"_s};
    }

    void onlyWhatDiffersIsChanged()
    {
        QFETCH(QString, clientId);
        QFETCH(QString, zone);
        QFETCH(QDate, start);
        QFETCH(QStringList, changed);
        const NewUser entered{clientId, zone, {}, start, {}};
        QCOMPARE(namesIn(fieldsIn(changesTo(example(), entered))), changed);
    }

    void whatWasThereBeforeCanBePutBack()
    {
        const User user = example();
        UserPatch patch;
        patch.birthDate = QDate(1991, 1, 1);
        patch.ingestionEnd = QDate(2027, 1, 1);
        const UserPatch before = valuesBefore(user, patch);
        QCOMPARE(namesIn(fieldsIn(before)), QStringList{u"fallback_birth_date"_s}); // there was no end
        const User changed = withValues(user, patch);
        QVERIFY(fieldsMissingIn(changed, patch).empty());
        QCOMPARE(fieldsMissingIn(user, patch).size(), size_t(2));
        QCOMPARE(valueOf(withValues(changed, before), UserField::BirthDate), u"1990-02-03"_s);
    }

    void whatCannotBeSentIsFound_data()
    {
        QTest::addColumn<QString>("clientId");
        QTest::addColumn<UserProblem>("problem");
        QTest::newRow("nothing") << u"client 1"_s << UserProblem::None;
        QTest::newRow("another script") << u"客户-1"_s << UserProblem::None;
        QTest::newRow("empty") << QString() << UserProblem::NoClientId;
        QTest::newRow("blanks only") << u"  "_s << UserProblem::NoClientId;
        QTest::newRow("a blank before it") << u" a"_s << UserProblem::SurroundingSpaces;
        QTest::newRow("a no-break space behind it") << u"a\u00a0"_s << UserProblem::SurroundingSpaces;
        QTest::newRow("a tab in it") << u"a\tb"_s << UserProblem::ControlCharacters;
        QTest::newRow("a line break behind it") << u"a\n"_s << UserProblem::ControlCharacters;
        QTest::newRow("1,024 characters") << QString(1024, u'x') << UserProblem::None;
        QTest::newRow("1,025 characters") << QString(1025, u'x') << UserProblem::TooLong;
    }

    void whatCannotBeSentIsFound()
    {
        QFETCH(QString, clientId);
        QFETCH(UserProblem, problem);
        QCOMPARE(clientIdProblem(clientId), problem);
    }

    void datesThatCannotBe()
    {
        const QDate today(2026, 11, 24);
        NewUser user{u"a"_s, {}, today, {}, {}};
        QCOMPARE(problemOf(user, UserField::BirthDate, today), UserProblem::None);
        user.birthDate = today.addDays(1);
        QCOMPARE(problemOf(user, UserField::BirthDate, today), UserProblem::FutureBirthDate);
        user.ingestionStart = user.ingestionEnd = today; // one day
        QCOMPARE(problemOf(user, UserField::IngestionEnd, today), UserProblem::None);
        user.ingestionEnd = today.addDays(-1);
        QCOMPARE(problemOf(user, UserField::IngestionEnd, today), UserProblem::EndBeforeStart);
        user.ingestionStart = {};
        QCOMPARE(problemOf(user, UserField::IngestionEnd, today), UserProblem::None);
    }
};

LABDESK_TEST(tst_useredit)
#include "tst_useredit.moc"
