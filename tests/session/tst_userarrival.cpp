// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/userdirectory.h"
#include "support/testmain.h"
#include "userlists.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// The list of users while it is on its way.
class tst_userarrival : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstListIsShownWhileItArrives();
    void aListThatIsThereStaysUntilTheNextIsWhole();
    void whatCameIsKeptWhenTheConnectionGoes_data();
    void whatCameIsKeptWhenTheConnectionGoes();
    void whatCameIsKeptWhenAPageFails();
    void cancelDropsAListThatHadBegunToArrive();
    void reloadWhileItArrivesBeginsAnew();
    void changesWhileTheFirstListArrivesAreNotLost();
    void progressIsTold();
    void itMayGoWhileTheListArrives();
};

void tst_userarrival::theFirstListIsShownWhileItArrives()
{
    InTwoParts list;
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QSignalSpy resets(&directory.store(), &UserStore::wasReset);
    QTRY_VERIFY(directory.store().size() > 0);
    QCOMPARE(word(directory.state()), u"loading"_s);
    QCOMPARE(names(directory.store()), clientNames(1, int(directory.store().size())));
    list.sendRest();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), clientNames(1, Many));
    QCOMPARE(readyIn(directory.state())->value, Many);
    QCOMPARE(resets.count(), 0); // what is selected stays so
    QVERIFY(!directory.isPartial());
}

void tst_userarrival::aListThatIsThereStaysUntilTheNextIsWhole()
{
    InTwoParts list;
    list.server.setPlays({page(1, 3, 3), list.firstPart(), list.cutShort()});
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    directory.reload();
    QTRY_VERIFY(directory.progress().users > 0);
    QCOMPARE(word(directory.state()), u"refreshing"_s);
    QCOMPARE(names(directory.store()), clientNames(1, 3));
    list.sendRest();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), clientNames(1, Many));
    directory.reload(); // and when it never is whole, the old one stays
    QTRY_COMPARE(word(directory.state()), u"stale: 200"_s);
    QCOMPARE(names(directory.store()), clientNames(1, Many));
    QVERIFY(!directory.isPartial());
}

void tst_userarrival::whatCameIsKeptWhenTheConnectionGoes_data()
{
    QTest::addColumn<Play>("play");
    QTest::addColumn<ApiError::Kind>("kind");
    const InTwoParts list;
    const QByteArray bare = page(1, Many, -1).bytes;
    const QByteArray body = bare.mid(bare.indexOf("\r\n\r\n") + 4, 300'000);
    const QByteArray upToAUser = body.left(body.lastIndexOf("},{") + 1);
    QTest::newRow("closed") << list.cutShort() << ApiError::Kind::ConnectionLost;
    QTest::newRow("reset") << Play{.bytes = list.firstPart().bytes, .then = Play::Then::Reset}
                           << ApiError::Kind::ConnectionLost;
    QTest::newRow("silent") << list.firstPart() << ApiError::Kind::TimedOut;
    QTest::newRow("a body that ends early") << Play{.bytes = httpReply("200 OK", body)} << ApiError::Kind::BadResponse;
    QTest::newRow("no JSON from here on")
        << Play{.bytes = httpReply("200 OK", upToAUser + ",#")} << ApiError::Kind::BadResponse;
}

void tst_userarrival::whatCameIsKeptWhenTheConnectionGoes()
{
    QFETCH(Play, play);
    QFETCH(ApiError::Kind, kind);
    FaultServer server({play, page(1, 4, 4)});
    auto given = impatient();
    given.idleTimeout = std::chrono::milliseconds(500);
    api::ApiClient client(connectionTo(server.url()), Secret("k"), given);
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"stale: 200"_s);
    const auto *ready = readyIn(directory.state());
    QCOMPARE(ready->stale->kind, kind);
    QVERIFY(directory.isPartial());
    QVERIFY(ready->value > 0);
    QCOMPARE(ready->value, qint64(directory.store().size()));
    QCOMPARE(names(directory.store()), clientNames(1, int(ready->value)));
    QCOMPARE(server.requests(), 1);
    directory.reload();
    QCOMPARE(word(directory.state()), u"refreshing"_s);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), clientNames(1, 4));
    QVERIFY(!directory.isPartial());
}

void tst_userarrival::whatCameIsKeptWhenAPageFails()
{
    FaultServer server({page(1, 3, 9), {.bytes = httpReply("404 Not Found", R"({"detail":"Not found"})")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"stale: 404"_s);
    QVERIFY(directory.isPartial());
    QCOMPARE(names(directory.store()), clientNames(1, 3));
}

void tst_userarrival::cancelDropsAListThatHadBegunToArrive()
{
    InTwoParts list;
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_VERIFY(directory.store().size() > 0);
    directory.cancel();
    QCOMPARE(word(directory.state()), u"idle"_s);
    QCOMPARE(directory.store().size(), 0u);
    QTRY_COMPARE(list.server.openConnections(), 0);
}

void tst_userarrival::reloadWhileItArrivesBeginsAnew()
{
    InTwoParts list;
    list.server.setPlays({list.firstPart(), page(1, 5, 5)});
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_VERIFY(directory.store().size() > 0);
    directory.reload();
    QCOMPARE(word(directory.state()), u"loading"_s);
    QCOMPARE(directory.store().size(), 0u);
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(names(directory.store()), clientNames(1, 5));
}

void tst_userarrival::changesWhileTheFirstListArrivesAreNotLost()
{
    InTwoParts list;
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    directory.reload();
    QTRY_VERIFY(directory.store().size() > 0);
    directory.remove(*UserId::parse(u"user-1"_s)); // came already
    directory.put(changedUser(u"user-2"_s));
    directory.put(changedUser(u"user-%1"_s.arg(Many))); // will come
    directory.put(changedUser(u"user-new"_s));
    list.sendRest();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QStringList expected = clientNames(2, Many);
    expected.first() = expected.last() = u"changed"_s;
    QCOMPARE(names(directory.store()), expected << u"changed"_s);
    QCOMPARE(readyIn(directory.state())->value, Many);
}

void tst_userarrival::progressIsTold()
{
    InTwoParts list;
    api::ApiClient client(connectionTo(list.server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    QSignalSpy told(&directory, &UserDirectory::progressed);
    directory.reload();
    QCOMPARE(directory.progress().bytes, 0);
    QTRY_VERIFY(directory.progress().users > 0 && directory.progress().bytes > 0);
    const UserListProgress progress = directory.progress();
    const qsizetype head = list.whole.indexOf("\r\n\r\n") + 4;
    QVERIFY(progress.bytes > 0 && progress.bytes < list.whole.size() - head);
    QCOMPARE(progress.expectedBytes, std::optional<qint64>(list.whole.size() - head));
    QVERIFY(progress.bytesPerSecond > 0);
    list.sendRest();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QVERIFY(told.count() <= 50);
    directory.reload();
    QCOMPARE(directory.progress().users, 0);
}

void tst_userarrival::itMayGoWhileTheListArrives()
{
    InTwoParts list;
    auto client = std::make_unique<api::ApiClient>(connectionTo(list.server.url()), Secret("k"), impatient());
    auto directory = std::make_unique<UserDirectory>(*client);
    directory->reload();
    QTRY_VERIFY(directory->store().size() > 0);
    directory.reset();
    QTRY_COMPARE(list.server.openConnections(), 0);
    client.reset();
}

LABDESK_TEST(tst_userarrival)
#include "tst_userarrival.moc"
