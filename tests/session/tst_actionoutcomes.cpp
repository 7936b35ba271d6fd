// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// Writes whose answer never came.
class tst_actionoutcomes : public ActionsStage
{
    Q_OBJECT

private Q_SLOTS:
    void anUnknownOutcomeIsSettledByReading_data();
    void anUnknownOutcomeIsSettledByReading();
    void whatIsNotSeenYetMayStillArrive();
    void anAnswerOfAGatewayDeletesNobody();
    void whatIsNotSeenYetMayBeAskedForAgain();
    void aCheckThatFailsLeavesItUnknown();
    void aSourceThatCannotBeReadMayBeTheOneThatIsLookedFor();
    void aCheckThatNobodyWaitsForLeavesItUnknown();
    void aListThatIsNotWholeProvesNothing_data();
    void aListThatIsNotWholeProvesNothing();
    void aUserWhoIsNotNewWasNotCreated_data();
    void aUserWhoIsNotNewWasNotCreated();
    void whatIsAbandonedIsUnknown();
    void whatIsReadBackIsNotOnItsWayAnyMore();
};

void tst_actionoutcomes::anUnknownOutcomeIsSettledByReading_data()
{
    QTest::addColumn<UserActionKind>("kind");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("wasDone");
    QTest::addColumn<QString>("settled");
    const QString done = u"done, verified"_s, not_done = u"not seen yet"_s;
    QTest::newRow("created after all") << UserActionKind::Create << QByteArray("POST") << true << done;
    QTest::newRow("not created") << UserActionKind::Create << QByteArray("POST") << false << not_done;
    QTest::newRow("zone changed after all") << UserActionKind::ChangeZone << QByteArray("PATCH") << true << done;
    QTest::newRow("zone not changed") << UserActionKind::ChangeZone << QByteArray("PATCH") << false << not_done;
    QTest::newRow("deregistered after all") << UserActionKind::Deregister << QByteArray("DELETE") << true << done;
    QTest::newRow("not deregistered") << UserActionKind::Deregister << QByteArray("DELETE") << false << not_done;
    QTest::newRow("deleted after all") << UserActionKind::Delete << QByteArray("DELETE") << true << done;
    QTest::newRow("not deleted") << UserActionKind::Delete << QByteArray("DELETE") << false << not_done;
    QTest::newRow("a refresh cannot be looked up")
        << UserActionKind::Refresh << QByteArray("POST") << true << u"failed: 0"_s;
}

void tst_actionoutcomes::anUnknownOutcomeIsSettledByReading()
{
    QFETCH(UserActionKind, kind);
    QFETCH(QByteArray, method);
    QFETCH(bool, wasDone);
    QFETCH(QString, settled);
    m_actions->setDelay(0);
    const User user = anyUser([](const User &one) {
        return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug)
            && (!one.timeZone || one.timeZone->id != u"Pacific/Auckland");
    });
    m_running->drill(dropped(method, wasDone ? lateDrop : earlyDrop));
    QStringList created;
    connect(m_actions.get(), &UserActions::created, this, [&](const UserId &newOne) { created << newOne.text(); });
    const quint64 id = begin(kind, user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    QCOMPARE(sent(method), 1); // never by itself a second time
    if (kind != UserActionKind::Create)
        QVERIFY(m_actions->running(user.id, kind));

    m_actions->check(id);
    QCOMPARE(words(id), u"checking"_s);
    m_actions->check(id);
    QTRY_COMPARE(words(id), settled);
    QCOMPARE(sent(method), 1);
    QCOMPARE(created.size(), qsizetype(kind == UserActionKind::Create && wasDone ? 1 : 0));
    if (kind == UserActionKind::Delete)
        QCOMPARE(isListed(user.id), !wasDone);
    if (kind == UserActionKind::Create)
        QCOMPARE(m_actions->find(id)->user.has_value(), wasDone);
}

void tst_actionoutcomes::whatIsNotSeenYetMayStillArrive()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", earlyDrop));
    const quint64 slow = m_actions->remove(user);
    QTRY_COMPARE(words(slow), u"unknown"_s);
    m_actions->check(slow);
    QTRY_COMPARE(words(slow), u"not seen yet"_s);
    QVERIFY(isListed(user.id));

    m_running->drill(answer("GET", "/v2/user/", 500));
    m_actions->check(slow);
    QCOMPARE(words(slow), u"checking"_s);
    QVERIFY(m_actions->running(user.id, UserActionKind::Delete));
    QTRY_COMPARE(words(slow), u"not seen yet"_s); // a check that fails tells nothing new

    m_running->drill(answer("GET", "/v2/user/", 404)); // it arrived
    m_actions->check(slow);
    QTRY_COMPARE(words(slow), u"done, verified"_s);
    QVERIFY(!isListed(user.id));
    QCOMPARE(sent("DELETE"), 1);
}

/// A gateway without a route to the service says nothing of the user.
void tst_actionoutcomes::anAnswerOfAGatewayDeletesNobody()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    for (const QByteArray &body : {QByteArray("<html><title>404 Not Found</title></html>"),
                                   QByteArray(R"({"message":"no Route matched with those values"})")}) {
        m_running->drill(answer("DELETE", "/v2/user/", 404, body));
        const quint64 id = m_actions->remove(user);
        QTRY_COMPARE(words(id), u"failed: 404"_s);
        QVERIFY(isListed(user.id));
    }
    m_running->drill(answer("DELETE", "/v2/user/", 404));
    const quint64 gone = m_actions->remove(user);
    QTRY_VERIFY2(words(gone).startsWith(u"done"), qPrintable(words(gone)));
}

/// A write that never arrived must not bar the way for ever.
void tst_actionoutcomes::whatIsNotSeenYetMayBeAskedForAgain()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", earlyDrop));
    const quint64 lost = m_actions->remove(user);
    QTRY_COMPARE(words(lost), u"unknown"_s);
    QCOMPARE(m_actions->remove(user), lost); // not before it was looked for
    m_actions->check(lost);
    QTRY_COMPARE(words(lost), u"not seen yet"_s);
    QVERIFY(!m_actions->running(user.id, UserActionKind::Delete));
    m_running->wellAgain();
    const quint64 next = m_actions->remove(user);
    QVERIFY(next != lost);
    QTRY_COMPARE(words(next), u"done, verified"_s);
    QCOMPARE(sent("DELETE"), 2);
}

void tst_actionoutcomes::aCheckThatFailsLeavesItUnknown()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", lateDrop));
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->drill(answer("GET", "/v2/user/", 500));
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"unknown"_s);
    QVERIFY(isListed(user.id));
    m_running->wellAgain();
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QVERIFY(!isListed(user.id));
}

void tst_actionoutcomes::aSourceThatCannotBeReadMayBeTheOneThatIsLookedFor()
{
    m_actions->setDelay(0);
    const User user
        = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    m_running->drill(dropped("DELETE", earlyDrop));
    const quint64 id = begin(UserActionKind::Deregister, user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->drill(answer("GET", "/v2/user/providers/", 200,
                            R"([{"name":"Other","slug":"other","status":"connected"},{"name":"?","status":"error"}])"));
    m_actions->check(id);
    QCOMPARE(words(id), u"checking"_s);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->wellAgain();
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"not seen yet"_s);
}

void tst_actionoutcomes::aCheckThatNobodyWaitsForLeavesItUnknown()
{
    m_running->drill(dropped("POST", lateDrop));
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    const quint64 id = m_actions->create(fresh);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_actions->check(id);
    m_directory->cancel(); // the list is what the check waits for
    QCOMPARE(words(id), u"unknown"_s);
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
}

void tst_actionoutcomes::aListThatIsNotWholeProvesNothing_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("end");
    const auto user = [](const QByteArray &id) {
        return R"({"user_id":")" + id + R"(","team_id":"t","client_user_id":"c-)" + id
            + R"(","created_on":"2026-01-01T00:00:00+00:00","connected_sources":[]})";
    };
    const auto list = [&](const QByteArray &more, const QByteArray &envelope) {
        return R"({"users":[)" + user("1") + more + "]" + envelope + "}";
    };
    QTest::newRow("all there") << list({}, R"(,"total":1)") << u"not seen yet"_s;
    QTest::newRow("all there, without a total") << list({}, {}) << u"not seen yet"_s;
    QTest::newRow("all there, and says so")
        << list({}, R"(,"total":1,"next_cursor":null,"has_more":false)") << u"not seen yet"_s;
    QTest::newRow("an entry could not be read") << list(R"(,{"user_id":"2"})", R"(,"total":2)") << u"unknown"_s;
    QTest::newRow("the same page again and again") << list({}, R"(,"total":9)") << u"unknown"_s;
    QTest::newRow("a cursor, and no total") << list({}, R"(,"next_cursor":"x")") << u"unknown"_s;
    QTest::newRow("a next page, and a total of this one")
        << list({}, R"(,"total":1,"links":{"next":"/v2/user?page=2"})") << u"unknown"_s;
    QTest::newRow("it says that it has more") << list({}, R"(,"hasMore":true)") << u"unknown"_s;
}

void tst_actionoutcomes::aListThatIsNotWholeProvesNothing()
{
    QFETCH(QByteArray, list);
    QFETCH(QString, end);
    m_running->drill(dropped("POST", earlyDrop));
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    const quint64 id = m_actions->create(fresh);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->drill(answer("GET", "/v2/user", 200, list));
    m_actions->check(id);
    QCOMPARE(words(id), u"checking"_s);
    QTRY_COMPARE(words(id), end);
}

void tst_actionoutcomes::aUserWhoIsNotNewWasNotCreated_data()
{
    QTest::addColumn<QString>("createdOn");
    QTest::addColumn<bool>("wasListed");
    QTest::addColumn<QString>("end");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString old = now.addDays(-1).toString(Qt::ISODate), fresh = now.addSecs(-20).toString(Qt::ISODate);
    QTest::newRow("it was there before, and the list has had it") << old << true << u"failed: 0"_s;
    QTest::newRow("it was there before, and nobody knew") << old << false << u"unknown"_s;
    QTest::newRow("somebody else has just created it") << fresh << true << u"unknown"_s;
    QTest::newRow("when it was created can't be read") << u"yesterday"_s << false << u"unknown"_s;
    QTest::newRow("it is new") << fresh << false << u"done, verified"_s;
}

void tst_actionoutcomes::aUserWhoIsNotNewWasNotCreated()
{
    QFETCH(QString, createdOn);
    QFETCH(bool, wasListed);
    QFETCH(QString, end);
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    const auto list
        = answer("GET", "/v2/user", 200,
                 R"({"users":[{"user_id":"1","team_id":"t","client_user_id":")" + m_newClientId.toUtf8()
                     + R"(","created_on":")" + createdOn.toUtf8() + R"(","connected_sources":[]}],"total":1})");
    if (wasListed) {
        m_running->drill(list);
        m_directory->reload();
        QTRY_COMPARE(m_directory->store().size(), UserRow(1));
        QTRY_COMPARE(word(m_directory->state()), u"ready"_s);
    }
    m_running->drill(dropped("POST", earlyDrop));
    const quint64 id = m_actions->create(fresh);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->drill(list);
    m_actions->check(id);
    QCOMPARE(words(id), u"checking"_s);
    QTRY_COMPARE(words(id), end);
    if (end == u"unknown") { // a second look knows no more
        m_actions->check(id);
        QTRY_COMPARE(words(id), end);
    }
    if (end == u"failed: 0") {
        QCOMPARE(reasonOf(m_actions->find(id)).kind, ApiError::Kind::Duplicate);
        QCOMPARE(reasonOf(m_actions->find(id)).existingUserId, u"1"_s);
    }
}

/// A connection that is closed does not wait for what is on its way.
void tst_actionoutcomes::whatIsAbandonedIsUnknown()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    const User other = anyUser([&](const User &one) { return one.id != user.id; });
    const User third = anyUser([&](const User &one) { return one.id != user.id && one.id != other.id; });
    QVERIFY(!m_actions->hasInFlight());
    service::InjectedFault held;
    held.method = "DELETE";
    held.delay = 30s;
    m_running->drill(held);
    const quint64 slow = m_actions->remove(user);
    const quint64 next = m_actions->remove(other);
    m_actions->setDelay(3, 10s);
    const quint64 waits = m_actions->remove(third);
    QCOMPARE(m_actions->countInFlight(), 2); // what counts down is asked about apart
    QTRY_COMPARE(sent("DELETE"), 2);
    m_actions->abandonSending();
    QCOMPARE(words(slow), u"unknown"_s);
    QCOMPARE(words(next), u"unknown"_s);
    QCOMPARE(words(waits), u"in 3 s"_s);
    QVERIFY(!m_actions->hasInFlight());
    m_running->wellAgain();
    m_actions->check(slow);
    QTRY_COMPARE(words(slow), u"done, verified"_s); // it was carried out all the same
}

/// Once the service has said yes, nobody has to be asked whether to wait for what is read back.
void tst_actionoutcomes::whatIsReadBackIsNotOnItsWayAnyMore()
{
    const User user = anyUser();
    service::InjectedFault held;
    held.method = "GET";
    held.delay = 30s;
    m_running->service.faultInjector().set(
        {{.method = "GET", .pathPrefix = "/v2/user/" + user.id.text().toUtf8(), .times = 1}, held});
    const quint64 id = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QVERIFY(m_actions->hasInFlight());
    QTRY_VERIFY(!m_actions->hasInFlight());
    QCOMPARE(words(id), u"sending"_s);
    m_actions->abandonSending();
    QCOMPARE(words(id), u"sending"_s);
}

LABDESK_TEST(tst_actionoutcomes)
#include "tst_actionoutcomes.moc"
