// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/userdirectory.h"
#include "support/testmain.h"
#include "userlists.h"

#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_userdirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fetchesAllUsersOfTheLocalService();
    void theFirstFailureIsFailedAndRetryMendsIt();
    void aLaterFailureKeepsTheOldList();
    void cancelGoesBackToWhatWasThere();
    void pagesOn_data();
    void pagesOn();
    void aListWithoutEndIsEndedAndSaysSo_data();
    void aListWithoutEndIsEndedAndSaysSo();
    void aFailureInTheMiddleOfThePagesKeepsTheOldList();
    void changesWhileTheListIsFetchedAreNotLost();
    void anOlderReadOfAUserChangesNothing();
    void countsSingleChanges();
    void ofTwoWithOneIdTheLaterCounts();
    void whatIsNoUserIsLeftOutAndCounted();
    void aListWithoutASingleUserIsAnError();
};

void tst_userdirectory::fetchesAllUsersOfTheLocalService()
{
    Running running(700);
    UserDirectory directory(*running.client);
    QCOMPARE(word(directory.state()), u"idle"_s);
    QSignalSpy changes(&directory, &UserDirectory::stateChanged);
    directory.reload();
    QCOMPARE(word(directory.state()), u"loading"_s);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(directory.store().size(), 700u);
    QCOMPARE(readyIn(directory.state())->value, 700);
    QVERIFY(readyIn(directory.state())->drift.isEmpty());
    QCOMPARE(changes.count(), 2);
    directory.reload();
    QCOMPARE(word(directory.state()), u"refreshing"_s);
    QCOMPARE(directory.store().size(), 700u);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(running.asked("GET", "/v2/user/"), 2);
}

void tst_userdirectory::theFirstFailureIsFailedAndRetryMendsIt()
{
    Running running(3);
    running.drill(answer("GET", "/v2/user/", 503));
    UserDirectory directory(*running.client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"failed: 503"_s);
    QCOMPARE(running.asked("GET", "/v2/user/"), 3);
    running.wellAgain();
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(directory.store().size(), 3u);
}

void tst_userdirectory::aLaterFailureKeepsTheOldList()
{
    Running running(3);
    UserDirectory directory(*running.client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    const auto at = readyIn(directory.state())->at;
    running.drill(answer("GET", "/v2/user/", 401, R"({"detail":"no"})"));
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"stale: 401"_s);
    QCOMPARE(readyIn(directory.state())->at, at);
    QCOMPARE(directory.store().size(), 3u);
    running.wellAgain();
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
}

void tst_userdirectory::cancelGoesBackToWhatWasThere()
{
    FaultServer server({page(1, 2, 2)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    server.hold();
    directory.reload();
    QTRY_COMPARE(server.requests(), 1);
    directory.cancel();
    QCOMPARE(word(directory.state()), u"idle"_s);
    server.release();
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    server.hold();
    directory.reload();
    directory.cancel();
    QCOMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(directory.store().size(), 2u);
}

void tst_userdirectory::pagesOn_data()
{
    QTest::addColumn<std::vector<Play>>("plays");
    QTest::addColumn<int>("users");
    QTest::addColumn<QStringList>("targets");
    const QString first = u"/v2/user/"_s;
    const auto next = [](int offset) { return u"/v2/user/?offset=%1&limit=500"_s.arg(offset); };
    QTest::newRow("all at once") << std::vector{page(1, 3, 3)} << 3 << QStringList{first};
    QTest::newRow("a bare array is all there is") << std::vector{page(1, 3, -1)} << 3 << QStringList{first};
    QTest::newRow("nobody") << std::vector{page(1, 0, 0)} << 0 << QStringList{first};
    QTest::newRow("a larger total") << std::vector{page(1, 3, 5), page(4, 5, 5)} << 5 << QStringList{first, next(3)};
    QTest::newRow("pages smaller than asked for")
        << std::vector{page(1, 2, 5), page(3, 4, 5), page(5, 5, 5)} << 5 << QStringList{first, next(2), next(4)};
    QTest::newRow("a total that promises too much")
        << std::vector{page(1, 2, 9), page(3, 3, 9), page(1, 0, 9)} << 3 << QStringList{first, next(2), next(3)};
    QTest::newRow("a total of 0 past the end")
        << std::vector{page(1, 2, 9), page(1, 0, 0)} << 2 << QStringList{first, next(2)};
    QTest::newRow("pages that are bare arrays")
        << std::vector{page(1, 2, 3), page(3, 3, -1)} << 3 << QStringList{first, next(2)};
    QTest::newRow("users that come twice")
        << std::vector{page(1, 3, 5), page(3, 5, 6)} << 5 << QStringList{first, next(3)};
    QTest::newRow("a service that takes no notice of the offset")
        << std::vector{page(1, 3, 1'000'000)} << 3 << QStringList{first, next(3)};
}

void tst_userdirectory::pagesOn()
{
    QFETCH(std::vector<Play>, plays);
    QFETCH(int, users);
    QFETCH(QStringList, targets);
    FaultServer server(plays);
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QStringList expected;
    for (int number = 1; number <= users; ++number)
        expected << u"client-%1"_s.arg(number);
    QCOMPARE(names(directory.store()), expected);
    QCOMPARE(readyIn(directory.state())->value, users);
    QCOMPARE(::targets(server), targets);
}

void tst_userdirectory::aListWithoutEndIsEndedAndSaysSo_data()
{
    QTest::addColumn<std::vector<Play>>("plays");
    QTest::addColumn<UserListLimits>("limits");
    QTest::addColumn<int>("users");
    QTest::addColumn<int>("requests");
    QTest::addColumn<UserListEnd>("end");
    std::vector<Play> endless;
    for (int first = 1; first <= 200; first += 5)
        endless.push_back(page(first, first + 4, 1'000'000));
    std::vector<Play> oneByOne;
    for (int first = 1; first <= 40; ++first)
        oneByOne.push_back(page(first, first, 1'000'000));
    const UserListLimits small{.users = 23, .responses = 100};
    QTest::newRow("always new users, up to the most users") << endless << small << 23 << 5 << UserListEnd::AtLimit;
    QTest::newRow("the most users at the end of a page")
        << endless << UserListLimits{.users = 20, .responses = 100} << 20 << 4 << UserListEnd::AtLimit;
    QTest::newRow("always new users, up to the most pages")
        << endless << UserListLimits{.users = 1'000, .responses = 7} << 35 << 7 << UserListEnd::AtLimit;
    QTest::newRow("one new user a page") << oneByOne << UserListLimits{.users = 1'000, .responses = 12} << 12 << 12
                                         << UserListEnd::AtLimit;
    QTest::newRow("too many in one answer") << std::vector{page(1, 30, -1)} << small << 23 << 1 << UserListEnd::AtLimit;
    QTest::newRow("just as many as may be") << std::vector{page(1, 23, 23)} << small << 23 << 1 << UserListEnd::Whole;
    QTest::newRow("the same page again and again")
        << std::vector{page(1, 3, 1'000'000)} << small << 3 << 2 << UserListEnd::Repeats;
    const QByteArray cursor = R"({"users":[)" + userJson(1) + ',' + userJson(2) + R"(],"next_cursor":"x"})";
    QTest::newRow("a next page in a form of its own")
        << std::vector<Play>{{.bytes = httpReply("200 OK", cursor)}} << small << 2 << 1 << UserListEnd::MaybeMore;
    const QByteArray ended = R"({"users":[)" + userJson(1) + ',' + userJson(2)
        + R"(],"total":2,"next_offset":2,"next_refresh_at":"2026-03-12","has_more":"false"})";
    QTest::newRow("an end that names what comes next")
        << std::vector<Play>{{.bytes = httpReply("200 OK", ended)}} << small << 2 << 1 << UserListEnd::Whole;
    QTest::newRow("a total that is never reached")
        << std::vector{page(1, 3, 9), page(1, 0, 9)} << small << 3 << 2 << UserListEnd::Fewer;
    QTest::newRow("a total that is never reached, and 0 past the end")
        << std::vector{page(1, 3, 9), page(1, 0, 0)} << small << 3 << 2 << UserListEnd::Fewer;
    QTest::newRow("a total that counts what is left")
        << std::vector{page(1, 4, 8), page(5, 8, 4)} << small << 8 << 2 << UserListEnd::Whole;
    const UserListLimits many{.users = 5'000, .responses = 100};
    QTest::newRow("somebody before was deleted meanwhile, and the next page begins one too late")
        << std::vector{page(1, 500, 1'000), page(502, 1'000, 999), page(501, 1'000, 999)} << many << 1'000 << 3
        << UserListEnd::Whole;
    QTest::newRow("somebody behind was deleted meanwhile")
        << std::vector{page(1, 500, 1'000), page(501, 999, 999), page(500, 999, 999)} << many << 999 << 3
        << UserListEnd::Whole;
}

void tst_userdirectory::aListWithoutEndIsEndedAndSaysSo()
{
    QFETCH(std::vector<Play>, plays);
    QFETCH(UserListLimits, limits);
    QFETCH(int, users);
    QFETCH(int, requests);
    QFETCH(UserListEnd, end);
    FaultServer server(plays);
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client, nullptr, limits);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QStringList listed = names(directory.store());
    std::ranges::sort(listed, {}, [](const QString &name) { return name.mid(name.indexOf(u'-') + 1).toInt(); });
    QCOMPARE(listed, clientNames(1, users));
    QCOMPARE(server.requests(), requests);
    QCOMPARE(directory.listEnd(), end);
    QCOMPARE(directory.isComplete(), end == UserListEnd::Whole);
    server.setPlays({page(1, 2, 2)});
    directory.reload();
    QTRY_COMPARE(names(directory.store()), clientNames(1, 2));
    QTRY_COMPARE(directory.listEnd(), UserListEnd::Whole);
}

void tst_userdirectory::aFailureInTheMiddleOfThePagesKeepsTheOldList()
{
    FaultServer server({page(1, 2, 2),
                        page(1, 3, 9),
                        {.bytes = httpReply("404 Not Found", R"({"detail":"Not found"})")},
                        page(1, 4, 4)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"stale: 404"_s);
    QCOMPARE(directory.store().size(), 2u);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(directory.store().size(), 4u);
}

void tst_userdirectory::changesWhileTheListIsFetchedAreNotLost()
{
    FaultServer server({page(1, 4, 4)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    server.hold();
    directory.reload();
    QTRY_COMPARE(server.requests(), 2);
    directory.remove(*UserId::parse(u"user-2"_s)); // deleted while the list with it is on its way
    directory.put(changedUser(u"user-3"_s));
    directory.put(changedUser(u"user-9"_s));
    server.release();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), (QStringList{u"client-1"_s, u"changed"_s, u"client-4"_s, u"changed"_s}));
}

/// Reads of one user overtake each other, and lists.
void tst_userdirectory::anOlderReadOfAUserChangesNothing()
{
    FaultServer server({page(1, 4, 4)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    const UserId third = *UserId::parse(u"user-3"_s);
    User newer = changedUser(u"user-3"_s);
    newer.clientUserId = u"newer"_s;
    const quint64 slow = directory.beginRead();
    directory.put(newer, directory.beginRead());
    directory.put(changedUser(u"user-3"_s), slow);
    QCOMPARE(names(directory.store()).value(2), u"newer"_s);
    directory.remove(third, slow);
    QCOMPARE(names(directory.store()).size(), 4);
    const quint64 beforeTheEnd = directory.beginRead();
    directory.remove(third);
    directory.put(newer, beforeTheEnd);
    QVERIFY2(!directory.store().find(third), "it was deleted since");
    const quint64 beforeTheList = directory.beginRead();
    directory.reload();
    directory.put(changedUser(u"user-2"_s), beforeTheList);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    directory.put(changedUser(u"user-1"_s), beforeTheList);
    QCOMPARE(names(directory.store()), clientNames(1, 4));
}

void tst_userdirectory::countsSingleChanges()
{
    FaultServer server({page(1, 4, 4)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QSignalSpy changes(&directory, &UserDirectory::stateChanged);
    directory.put(changedUser(u"user-9"_s));
    QCOMPARE(readyIn(directory.state())->value, 5);
    directory.remove(*UserId::parse(u"user-9"_s));
    directory.remove(*UserId::parse(u"user-1"_s));
    directory.remove(*UserId::parse(u"user-1"_s));
    QCOMPARE(readyIn(directory.state())->value, 3);
    directory.put(changedUser(u"user-2"_s));
    QCOMPARE(changes.count(), 3);
}

void tst_userdirectory::ofTwoWithOneIdTheLaterCounts()
{
    const QByteArray again = userJson(1).replace("client-1", "client-1 as it is now");
    FaultServer server({{.bytes = httpReply("200 OK", '[' + userJson(1) + ',' + userJson(2) + ',' + again + ']')}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    for (int round = 0; round < 2; ++round) {
        directory.reload();
        QTRY_COMPARE(word(directory.state()), u"ready"_s);
        QCOMPARE(names(directory.store()), (QStringList{u"client-2"_s, u"client-1 as it is now"_s}));
        QCOMPARE(readyIn(directory.state())->value, 2);
    }
}

void tst_userdirectory::whatIsNoUserIsLeftOutAndCounted()
{
    FaultServer server(
        {{.bytes = httpReply(
              "200 OK", R"({"users":[)" + userJson(1) + R"(,{"user_id":7},)" + userJson(2) + R"(,{}],"total":4})")},
         page(1, 2, 2)});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), clientNames(1, 2));
    QCOMPARE(directory.undecodable(), 2);
    QCOMPARE(directory.undecodableReasons().size(), 2);
    QVERIFY2(directory.undecodableReasons().first().startsWith(u"users[1]"),
             qPrintable(directory.undecodableReasons().first()));
    QCOMPARE(server.requests(), 1); // they count as users that came
    directory.reload();
    QTRY_COMPARE(server.requests(), 2);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(directory.undecodable(), 0);
}

void tst_userdirectory::aListWithoutASingleUserIsAnError()
{
    FaultServer server({{.bytes = httpReply("200 OK", R"([{"id":1},{"id":2}])")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"failed: 200"_s);
    QCOMPARE(std::get<Failed>(directory.state()).why.kind, ApiError::Kind::BadResponse);
    QVERIFY(std::get<Failed>(directory.state()).why.detail.startsWith(u"[0]"));
}

LABDESK_TEST(tst_userdirectory)
#include "tst_userdirectory.moc"
