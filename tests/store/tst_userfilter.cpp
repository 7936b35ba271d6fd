// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plainusers.h"
#include "store/userfilter.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using tests::holdsPlainly;
using tests::plainFaults;
using tests::plainUsers;
using tests::unevenSnapshot;
using tests::UserMaker;

namespace {

const QDateTime filterNow(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);
const qint64 filterNowMs = filterNow.toMSecsSinceEpoch();

UserQuery filterOf(const QString &typed)
{
    return UserQuery::parse(typed, filterNow);
}

User filterUser(const QString &id, const QString &clientUserId)
{
    return User{.id = *UserId::parse(id),
                .teamId = {},
                .clientUserId = clientUserId,
                .createdOn = {},
                .sources = {},
                .timeZone = {},
                .birthDate = {},
                .ingestionStart = {},
                .ingestionEnd = {}};
}

const QString filterUuid = u"8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_s;

/// A part of something that a user has, so that a query for it finds something.
QString partOf(const QString &text, UserMaker &maker)
{
    if (text.isEmpty())
        return u"x"_s;
    const auto begin = qsizetype(maker.pick(quint32(text.size())));
    return text.mid(begin, 1 + qsizetype(maker.pick(12)));
}

QString randomTerm(const std::vector<User> &users, UserMaker &maker)
{
    const User &user = users[maker.pick(quint32(users.size()))];
    static const QStringList words{u"src:any"_s,
                                   u"src:none"_s,
                                   u"tz:any"_s,
                                   u"tz:none"_s,
                                   u"client:none"_s,
                                   u"client:any"_s,
                                   u"birth:set"_s,
                                   u"birth:none"_s,
                                   u"ingest:ended"_s,
                                   u"ingest:bounded"_s,
                                   u"ingest:none"_s,
                                   u"pii:yes"_s,
                                   u"pii:no"_s,
                                   u"trouble:yes"_s,
                                   u"trouble:no"_s,
                                   u"trouble:garmin"_s,
                                   u"trouble:\"sign-in expired\""_s,
                                   u"trouble:=whoop"_s,
                                   u"trouble:=token_expired"_s,
                                   u"created:none"_s,
                                   u"created:any"_s,
                                   u"created:2020"_s,
                                   u"created:>2025-06"_s,
                                   u"created:<=2015-03-02"_s,
                                   u"created:3y"_s,
                                   u"created:>9y"_s,
                                   u"created:2012-05..2018-11-30"_s,
                                   u"connected:none"_s,
                                   u"connected:>2016-02"_s,
                                   u"connected:9y"_s,
                                   u"oura"_s,
                                   u"ÜBUNG"_s,
                                   u"phoenix"_s,
                                   u"ΣΊΣΥΦΟΣ"_s,
                                   u"straße"_s,
                                   u"STRASSE"_s,
                                   u"-"_s,
                                   u"\"--\""_s,
                                   u"\"two lines\""_s,
                                   u"\"-\""_s,
                                   u"e"_s,
                                   u"4"_s,
                                   u"client-"_s,
                                   u"😀"_s,
                                   u"own-id"_s,
                                   u"ownid"_s,
                                   u"ab-cd"_s,
                                   u"abcd"_s,
                                   u"src:=oura"_s,
                                   u"src:=apple_health_kit"_s,
                                   u"src:health"_s,
                                   u"tz:=america/phoenix"_s,
                                   u"tz:z"_s,
                                   u"nobody-has-this"_s,
                                   u"client:=client-1"_s};
    switch (maker.pick(10)) {
    case 0:
        return termFor(UserQuery::Field::Any, partOf(user.id.text(), maker));
    case 1:
        return u"id:\""_s + partOf(user.id.text(), maker) + u'"';
    case 2:
        return termFor(UserQuery::Field::Any, partOf(user.clientUserId, maker));
    case 3:
        return u"client:\""_s + partOf(user.clientUserId, maker).replace(u'"', u"\"\""_s) + u'"';
    case 4:
        return termFor(UserQuery::Field::Id,
                       maker.pick(2) == 0 ? user.id.text() : QString(user.id.text()).remove(u'-'));
    case 5:
        return termFor(UserQuery::Field::Client, user.clientUserId);
    default:
        return words[qsizetype(maker.pick(quint32(words.size())))];
    }
}

QString randomFilter(const std::vector<User> &users, UserMaker &maker)
{
    QString typed;
    for (quint32 more = 1 + maker.pick(4); more > 0; --more) {
        if (!typed.isEmpty())
            typed += maker.pick(3) == 0 ? u" OR "_s : u" "_s;
        typed += (maker.pick(3) == 0 ? u"-"_s : QString()) + randomTerm(users, maker);
    }
    return typed;
}

} // namespace

class tst_userfilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsOneUser_data();
    void findsOneUser();
    void aWholeSourceIsASlugBeforeItIsAName();
    void staysWithinARow();
    void whatLooksAlikeIsFound_data();
    void whatLooksAlikeIsFound();
    void aUserIdInBracesIsFound();
    void anyQueryAgainstTheRule_data();
    void anyQueryAgainstTheRule();
    void typedLetterByLetter_data();
    void typedLetterByLetter();
    void narrowsNothingElse_data();
    void narrowsNothingElse();
    void fromARowOn();
    void manyRowsAgainstTheRule();
    void canBeCanceled();
    void saysWhatHidesEverything();
};

void tst_userfilter::findsOneUser_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("found");
    const auto row
        = [](const char *sentence, const QString &typed, bool found) { QTest::newRow(sentence) << typed << found; };
    row("nothing finds all", QString(), true);
    row("part of the client id", u"ient-0004"_s, true);
    row("any letter case", u"CLIENT"_s, true);
    row("any letter case beyond ASCII", u"zoë"_s, true);
    row("a sharp s in any letter case", u"STRAẞE"_s, true);
    row("part of the user id", u"4c7a"_s, true);
    row("user id over a dash", u"5b1e-4c7a"_s, true);
    row("user id over all dashes", u"0-5b1e-4c7a-b2f4-6"_s, true);
    row("user id without dashes", u"5b1e4c7a"_s, true);
    row("whole user id in capitals", filterUuid.toUpper(), true);
    row("whole user id without dashes", QString(filterUuid).remove(u'-'), true);
    row("asked for whole", u"id:="_s + filterUuid, true);
    row("asked for whole without dashes", u"id:="_s + QString(filterUuid).remove(u'-'), true);
    row("asked for whole with some dashes", u"id:=8f1c2d705b1e-4c7ab2f461d03e8d9a2e"_s, false);
    row("a part asked for as if it were the whole", u"id:=8f1c2d70"_s, false);
    row("dashes in the wrong places", u"5b-1e"_s, false);
    row("other digits", u"5b1f-4c7a"_s, false);
    row("a dash alone is in every UUID", u"\"-\""_s, true);
    row("two dashes are in none", u"id:\"--\""_s, false);
    row("name of a source", u"apple"_s, true);
    row("slug of a source", u"health_kit"_s, true);
    row("a source asked for whole by slug", u"src:=apple_health_kit"_s, true);
    row("a source asked for whole by name", u"src:=\"apple health\""_s, true);
    row("a part of a source as if it were the whole", u"src:=apple"_s, false);
    row("zone", u"new_york"_s, true);
    row("all words, anywhere", u"york apple 5b1e"_s, true);
    row("one word that is nowhere", u"york apple fitbit"_s, false);
    row("two parts are not one word", u"9a2eclient"_s, false);
    row("nor a phrase", u"\"9a2e client\""_s, false);
    row("the phrase as it stands", u"\"zoë straße\""_s, true);
    row("the phrase turned round", u"\"straße zoë\""_s, false);
    row("the team is not searched", u"team-9"_s, false);
    row("bounds of ingestion are not searched", u"2025-01-01"_s, false);
    row("what is in the client id is not in the user id", u"id:client"_s, false);
    row("what is in the user id is not in the client id", u"client:5b1e"_s, false);
    row("what is in both: client id", u"client:00042"_s, true);
    row("without it", u"-fitbit -tz:none"_s, true);
    row("without what is there", u"-apple"_s, false);
    row("either", u"fitbit OR apple"_s, true);
    row("neither", u"fitbit OR oura"_s, false);
    row("bounded", u"ingest:bounded -ingest:ended"_s, true);
    row("the whole client id", u"client:=\"client-00042 zoë straße\""_s, true);
    row("less than the whole client id", u"client:=\"client-00042 zoë\""_s, false);
}

void tst_userfilter::findsOneUser()
{
    QFETCH(QString, typed);
    QFETCH(bool, found);
    User user = filterUser(filterUuid, u"Client-00042 Zoë Straße"_s);
    user.teamId = u"team-9"_s;
    user.sources = {{u"Apple Health"_s, u"apple_health_kit"_s, {}, {}}};
    user.timeZone = FallbackTimeZone{u"America/New_York"_s, {}, {}};
    user.ingestionStart = Timestamp::parse(u"2025-01-01"_s);
    const auto users = UserSnapshot::of({user});
    QCOMPARE(rowsMatching(users, filterOf(typed), filterNowMs)->count(), UserRow(found ? 1 : 0));
    QCOMPARE(matches(users, 0, filterOf(typed), filterNowMs), found);
}

void tst_userfilter::aWholeSourceIsASlugBeforeItIsAName()
{
    UserMaker maker(3);
    User first = maker.make();
    first.sources = {{u"Dexcom"_s, u"dexcom"_s, {}, {}}};
    User second = maker.make();
    second.sources = {{u"Dexcom"_s, u"dexcom_v3"_s, {}, {}}};
    const auto found = [](const UserSnapshot &users, const QString &typed) {
        return rowsMatching(users, UserQuery::parse(typed, filterNow), filterNow.toMSecsSinceEpoch())->rows();
    };
    const UserSnapshot both = UserSnapshot::of({first, second});
    QCOMPARE(found(both, u"src:=dexcom"_s), (std::vector<UserRow>{0}));
    QCOMPARE(found(both, u"src:dexcom"_s), (std::vector<UserRow>{0, 1}));
    QCOMPARE(found(UserSnapshot::of({second}), u"src:=dexcom"_s),
             (std::vector<UserRow>{0})); // no slug is that, a name is
}

void tst_userfilter::staysWithinARow()
{
    const auto users = UserSnapshot::of(
        {filterUser(u"own-1"_s, u"abc"_s), filterUser(u"xyz"_s, u"own1"_s), filterUser(u"q"_s, u"two\nlines"_s)});
    const auto rowsOf = [&](const QString &typed) { return rowsMatching(users, filterOf(typed), filterNowMs)->rows(); };
    QCOMPARE(rowsOf(u"own1abc"_s), std::vector<UserRow>());
    QCOMPARE(rowsOf(u"\"own1 abc\""_s), std::vector<UserRow>());
    QCOMPARE(rowsOf(u"\"own1\nabc\""_s), std::vector<UserRow>());
    QCOMPARE(rowsOf(u"\"abc\nxyz\""_s), std::vector<UserRow>());
    QCOMPARE(rowsOf(u"abcxyz"_s), std::vector<UserRow>());
    QCOMPARE(rowsOf(u"own1"_s), (std::vector<UserRow>{0, 1}));
    QCOMPARE(rowsOf(u"id:own1"_s), std::vector<UserRow>{0});
    QCOMPARE(rowsOf(u"client:own1"_s), std::vector<UserRow>{1});
    QCOMPARE(rowsOf(u"\"two lines\""_s), std::vector<UserRow>{2});
    QCOMPARE(rowsOf(u"\"two\nlines\""_s), std::vector<UserRow>{2});
    QCOMPARE(rowsOf(termFor(UserQuery::Field::Client, u"two\nlines"_s)), std::vector<UserRow>{2});
    QCOMPARE(rowsOf(termFor(UserQuery::Field::Id, QString())), std::vector<UserRow>()); // each has one
    QCOMPARE(rowsOf(u"-id:=\"\""_s), (std::vector<UserRow>{0, 1, 2}));
}

void tst_userfilter::whatLooksAlikeIsFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("clientId");
    const auto row = [](const char *name, const QString &typed, const QString &clientId) {
        QTest::newRow(name) << typed << clientId;
        QTest::newRow(qPrintable(QLatin1String(name) + u", the other way"_s)) << u'"' + clientId + u'"' << typed;
    };
    row("a letter composed and decomposed", u"caf\u00e9"_s, u"cafe\u0301"_s);
    row("a hyphen that doesn't break", u"ab\u201112"_s, u"ab-12"_s);
    row("marks of direction", u"\u2068ab-12\u2069"_s, u"ab-12"_s);
    row("digits of an Arabic keyboard", u"ab-\u0661\u0662"_s, u"ab-12"_s);
    row("full-width letters", u"\uff41\uff42-12"_s, u"AB-12"_s);
}

void tst_userfilter::whatLooksAlikeIsFound()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, clientId);
    const auto users = UserSnapshot::of({filterUser(u"other"_s, u"nobody"_s), filterUser(u"x"_s, clientId)});
    QCOMPARE(rowsMatching(users, filterOf(typed), filterNowMs)->rows(), std::vector<UserRow>{1});
}

void tst_userfilter::aUserIdInBracesIsFound()
{
    const QString id = u"0b1e9f64-0000-4000-8000-000000000001"_s;
    const auto users = UserSnapshot::of({filterUser(id, u"a"_s), filterUser(u"{x}"_s, u"b"_s)});
    const auto rowsOf = [&](const QString &typed) { return rowsMatching(users, filterOf(typed), filterNowMs)->rows(); };
    QCOMPARE(rowsOf(u'{' + id.toUpper() + u'}'), std::vector<UserRow>{0});
    QCOMPARE(rowsOf(u"id:{"_s + id + u'}'), std::vector<UserRow>{0});
    QCOMPARE(rowsOf(u"{x}"_s), std::vector<UserRow>{1});
}

void tst_userfilter::anyQueryAgainstTheRule_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void tst_userfilter::anyQueryAgainstTheRule()
{
    QFETCH(unsigned, seed);
    const auto users = plainUsers(1'200, seed);
    auto snapshot = unevenSnapshot(users, seed);
    snapshot.setFaults(plainFaults(users, seed));
    QCOMPARE(size_t(snapshot.size()), users.size());
    UserMaker maker(seed + 100);
    int withHits = 0;
    for (int round = 0; round < 100; ++round) {
        const QString typed = randomFilter(users, maker);
        const UserQuery query = filterOf(typed);
        const auto found = rowsMatching(snapshot, query, filterNowMs);
        std::vector<UserRow> expected;
        for (UserRow row = 0; row < snapshot.size(); ++row)
            if (holdsPlainly(users[row], query, filterNow, snapshot.faults()))
                expected.push_back(row);
        QVERIFY2(found->rows() == expected,
                 qPrintable(u"%1: %2 rows instead of %3"_s.arg(typed).arg(found->count()).arg(expected.size())));
        QCOMPARE(size_t(found->count()), expected.size());
        withHits += expected.empty() ? 0 : 1;
        for (int probe = 0; probe < 20; ++probe) {
            const UserRow row = maker.pick(snapshot.size());
            QVERIFY2(matches(snapshot, row, query, filterNowMs) == found->has(row), qPrintable(typed));
        }
    }
    QVERIFY2(withHits > 30, "queries that find nothing prove little");
}

void tst_userfilter::typedLetterByLetter_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {5u, 6u, 7u})
        QTest::addRow("users and queries of seed %u", seed) << seed;
}

/// Looking only among those who held what was typed before finds the same.
void tst_userfilter::typedLetterByLetter()
{
    QFETCH(unsigned, seed);
    const auto users = plainUsers(1'200, seed);
    const auto snapshot = unevenSnapshot(users, seed);
    UserMaker maker(seed + 200);
    int narrowed = 0;
    int narrowedWithHits = 0;
    for (int round = 0; round < 60; ++round) {
        const QString typed = randomFilter(users, maker);
        UserQuery before;
        RowSet hits(snapshot.size(), true);
        for (qsizetype letters = 1; letters <= typed.size(); ++letters) {
            const UserQuery query = filterOf(typed.first(letters));
            const auto expected = rowsMatching(snapshot, query, filterNowMs);
            if (narrows(query, before)) {
                const auto found = rowsMatching(snapshot, query, filterNowMs, 0, nullptr, &hits);
                QVERIFY2(found->words() == expected->words(), qPrintable(typed.first(letters)));
                ++narrowed;
                narrowedWithHits += found->count() > 0 ? 1 : 0;
            }
            before = query;
            hits = *expected;
        }
    }
    QVERIFY2(narrowed > 300 && narrowedWithHits > 150,
             qPrintable(u"%1 and %2 prove little"_s.arg(narrowed).arg(narrowedWithHits)));
}

void tst_userfilter::narrowsNothingElse_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("narrows");
    const auto row = [](const char *sentence, const QString &before, const QString &after, bool is) {
        QTest::newRow(sentence) << before << after << is;
    };
    row("the first letter", QString(), u"b"_s, true);
    row("a letter more", u"bee"_s, u"beef"_s, true);
    row("a letter before it", u"eef"_s, u"beef"_s, true);
    row("in another case", u"bee"_s, u"BEEF"_s, true);
    row("a word more", u"beef"_s, u"beef oura"_s, true);
    row("a word before it", u"beef"_s, u"oura beef"_s, true);
    row("a field's value", u"client:be"_s, u"client:bee"_s, true);
    row("a letter less", u"beef"_s, u"bee"_s, false);
    row("another word", u"beef"_s, u"bean"_s, false);
    row("a word less", u"beef oura"_s, u"beef"_s, false);
    row("the other way round", u"-bee"_s, u"-beef"_s, false);
    row("turned round", u"bee"_s, u"-beef"_s, false);
    row("either of two", u"beef"_s, u"beef OR oura"_s, false);
    row("the second of two", u"beef OR our"_s, u"beef OR oura"_s, true);
    row("one of two", u"beef OR oura"_s, u"oura"_s, true);
    row("another field", u"client:bee"_s, u"beef"_s, false);
    row("a whole value", u"src:=our"_s, u"src:=oura"_s, false);
    row("a word of the language", u"src:an"_s, u"src:any"_s, false);
    row("another time", u"created:2025"_s, u"created:2025-01"_s, false);
    row("what becomes true by itself", u"ingest:ended"_s, u"ingest:ended beef"_s, false);
}

void tst_userfilter::narrowsNothingElse()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTEST(labdesk::narrows(filterOf(after), filterOf(before)), "narrows");
}

void tst_userfilter::fromARowOn()
{
    const auto users = plainUsers(3'000, 9);
    const auto snapshot = unevenSnapshot(users, 9);
    for (const QString &typed : {QString(), u"client"_s, u"-oura"_s, u"created:2020"_s}) {
        const auto all = rowsMatching(snapshot, filterOf(typed), filterNowMs)->rows();
        for (const UserRow from : {0u, 1u, 63u, 64u, 65u, 1'500u, 2'999u, 3'000u, 4'000u}) {
            std::vector<UserRow> expected;
            std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                         [from](UserRow row) { return row >= from; });
            const auto found = rowsMatching(snapshot, filterOf(typed), filterNowMs, from);
            QCOMPARE(found->size(), snapshot.size());
            QVERIFY(found->rows() == expected);
        }
    }
}

void tst_userfilter::manyRowsAgainstTheRule()
{
    const auto users = plainUsers(60'000, 21); // enough for several threads; the rule is asked for some of the rows
    const auto snapshot = UserSnapshot::of(users);
    for (const QString &typed : {u"client-000"_s, u"a"_s, u"-e tz:any"_s, u"4-4"_s}) {
        const UserQuery query = filterOf(typed);
        const auto found = rowsMatching(snapshot, query, filterNowMs);
        for (UserRow row = 0; row < snapshot.size(); row += 11)
            if (found->has(row) != holdsPlainly(users[row], query, filterNow))
                QFAIL(qPrintable(u"%1: row %2"_s.arg(typed).arg(row)));
    }
}

void tst_userfilter::canBeCanceled()
{
    const auto snapshot = UserSnapshot::of(plainUsers(200, 2));
    CancelFlag canceled = true;
    QVERIFY(!rowsMatching(snapshot, filterOf(u"a"_s), filterNowMs, 0, &canceled));
    QVERIFY(blockingTerms(snapshot, filterOf(u"a b"_s), filterNowMs, &canceled).empty());
    canceled = false;
    QVERIFY(rowsMatching(snapshot, filterOf(u"a"_s), filterNowMs, 0, &canceled));
    QCOMPARE(rowsMatching(UserSnapshot(), filterOf(u"a"_s), filterNowMs)->count(), 0u);
    QVERIFY(blockingTerms(UserSnapshot(), filterOf(u"a"_s), filterNowMs).empty());
}

void tst_userfilter::saysWhatHidesEverything()
{
    const auto users = plainUsers(3'000, 4);
    const auto snapshot = unevenSnapshot(users, 4);
    for (const QString &typed : {u"oura fitbit tz:none nobody"_s, u"nobody nowhere"_s, u"nobody"_s, u"oura -oura"_s,
                                 u"src:none OR nobody src:any tz:any"_s}) {
        const UserQuery query = filterOf(typed);
        QCOMPARE(rowsMatching(snapshot, query, filterNowMs)->count(), 0u);
        const auto found = blockingTerms(snapshot, query, filterNowMs);
        size_t expected = 0;
        for (size_t choice = 0; choice < query.choices().size(); ++choice) {
            const UserRow without = rowsMatching(snapshot, query.without(choice), filterNowMs)->count();
            const auto said = std::find_if(found.begin(), found.end(), [choice](const BlockingTerm &hindrance) {
                return hindrance.choice == choice;
            });
            QCOMPARE(said == found.end() ? 0u : said->without, without);
            expected += without > 0 ? 1 : 0;
        }
        QCOMPARE(found.size(), expected);
        QVERIFY(std::is_sorted(found.begin(), found.end(),
                               [](const BlockingTerm &a, const BlockingTerm &b) { return a.without > b.without; }));
    }
    QVERIFY(blockingTerms(snapshot, UserQuery(), filterNowMs).empty());
}

LABDESK_TEST(tst_userfilter)
#include "tst_userfilter.moc"
