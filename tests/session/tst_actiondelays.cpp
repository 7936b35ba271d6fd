// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// Writes that wait: before they are sent, and where the service asks for a pause.
class tst_actiondelays : public ActionsStage
{
    Q_OBJECT

private Q_SLOTS:
    void theDelayCountsDown();
    void cancelBeforeItIsSent();
    void cancelAllThatWaits();
    void whatWaitsIsNotSentByAConsoleThatEnds();
    void aSecondClickIsTheSameAction();
    void aPauseThatTheServiceAsksForIsCountedDown_data();
    void aPauseThatTheServiceAsksForIsCountedDown();
    void cancelInThePause();
    void aSecondRefusalIsFinal();
    void aRefusalWithoutAShortPauseIsFinal_data();
    void aRefusalWithoutAShortPauseIsFinal();
};

void tst_actiondelays::theDelayCountsDown()
{
    m_actions->setDelay(4, 3ms);
    const User user = anyUser();
    QStringList told;
    connect(m_actions.get(), &UserActions::changed, this, [&](quint64 id) { told << words(id); });
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QCOMPARE(told,
             (QStringList{u"in 4 s"_s, u"in 3 s"_s, u"in 2 s"_s, u"in 1 s"_s, u"sending"_s, u"done, verified"_s}));
}

void tst_actiondelays::cancelBeforeItIsSent()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser();
    const quint64 id = m_actions->remove(user);
    QVERIFY(m_actions->hasDelayed());
    QVERIFY(m_actions->cancel(id));
    QCOMPARE(words(id), u"canceled"_s);
    QVERIFY(!m_actions->hasDelayed());
    QVERIFY(!m_actions->cancel(id));
    QVERIFY(!m_actions->cancel(4711));

    m_actions->setDelay(1, 1ms);
    const quint64 second = m_actions->remove(user);
    int tries = 0;
    connect(m_actions.get(), &UserActions::changed, this, [&] {
        ++tries;
        QVERIFY2(!m_actions->cancel(second), "what was sent cannot be canceled");
    });
    QTRY_COMPARE(words(second), u"done, verified"_s);
    QCOMPARE(tries, 2); // when it was sent, and when it was done
    QCOMPARE(sent("DELETE"), 1);
}

void tst_actiondelays::cancelAllThatWaits()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    const quint64 one = m_actions->remove(user);
    const quint64 two = m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug));
    m_actions->cancelDelayed();
    QCOMPARE(words(one), u"canceled"_s);
    QCOMPARE(words(two), u"canceled"_s);
    QVERIFY(!m_actions->hasDelayed());
    QCOMPARE(sent("DELETE"), 0);
}

void tst_actiondelays::whatWaitsIsNotSentByAConsoleThatEnds()
{
    m_actions->setDelay(1, 20ms);
    const User user = anyUser();
    m_actions->remove(user);
    m_actions = std::make_unique<UserActions>(*m_running->client, *m_directory, *m_details);
    m_actions->setDelay(2, 20ms); // a delay that begins later: when it is over, the other would have been as well
    const User other = anyUser([&](const User &one) { return one.id != user.id; });
    const quint64 later = m_actions->remove(other);
    QTRY_COMPARE(words(later), u"done, verified"_s);
    QCOMPARE(sent("DELETE"), 1);
    QCOMPARE(readUser(user.id).id, user.id);
}

void tst_actiondelays::aSecondClickIsTheSameAction()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser([](const User &one) { return one.sources.size() >= 2; });
    const quint64 id = m_actions->remove(user);
    QCOMPARE(m_actions->remove(user), id);
    const quint64 first = m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug));
    QVERIFY2(m_actions->deregister(user, *ProviderSlug::parse(user.sources[1].slug)) != first,
             "another provider is another action");
    m_actions->cancel(id);
    QVERIFY(m_actions->remove(user) != id);
}

void tst_actiondelays::aPauseThatTheServiceAsksForIsCountedDown_data()
{
    QTest::addColumn<UserActionKind>("kind");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<QStringList>("pause");
    using K = UserActionKind;
    const QStringList one{u"again in 1 s"_s}, two{u"again in 2 s"_s, u"again in 1 s"_s};
    QTest::newRow("creating, 429") << K::Create << QByteArray("POST") << 429 << QByteArray("1") << one;
    QTest::newRow("changing a zone, 503") << K::ChangeZone << QByteArray("PATCH") << 503 << QByteArray("2") << two;
    QTest::newRow("refreshing, 429") << K::Refresh << QByteArray("POST") << 429 << QByteArray("1") << one;
    QTest::newRow("deregistering, 503") << K::Deregister << QByteArray("DELETE") << 503 << QByteArray("1") << one;
    QTest::newRow("deleting, 429") << K::Delete << QByteArray("DELETE") << 429 << QByteArray("2") << two;
    QTest::newRow("editing") << K::Edit << QByteArray("PATCH") << 429 << QByteArray("1") << one;
    QTest::newRow("even no pause can be seen") << K::Delete << QByteArray("DELETE") << 429 << QByteArray("0") << one;
}

void tst_actiondelays::aPauseThatTheServiceAsksForIsCountedDown()
{
    QFETCH(UserActionKind, kind);
    QFETCH(QByteArray, method);
    QFETCH(int, status);
    QFETCH(QByteArray, retryAfter);
    QFETCH(QStringList, pause);
    m_actions->setDelay(1, 5ms);
    const User user
        = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    m_running->drill(refused(method, status, retryAfter, 1));
    QStringList told;
    connect(m_actions.get(), &UserActions::changed, this, [&](quint64 id) { told << words(id); });
    const quint64 id = begin(kind, user);
    QTRY_VERIFY(words(id).startsWith(u"done"_s));
    const bool waits
        = kind == UserActionKind::Edit || kind == UserActionKind::Deregister || kind == UserActionKind::Delete;
    QStringList expected = waits ? QStringList{u"in 1 s"_s} : QStringList{};
    expected << u"sending"_s << pause << u"sending"_s << words(id);
    QCOMPARE(told, expected);
    QCOMPARE(sent(method), 2);
    if (kind == UserActionKind::Refresh)
        QCOMPARE(m_actions->refreshes().inLastHour(user.id), 2); // each that was sent
}

void tst_actiondelays::cancelInThePause()
{
    m_actions->setDelay(2, 10s);
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    m_running->drill(refused("POST", 429, "30", 1));
    const quint64 first = m_actions->refresh(user);
    QTRY_COMPARE(words(first), u"again in 30 s"_s);
    QVERIFY(m_actions->hasDelayed());
    QCOMPARE(m_actions->refresh(user), first); // a second click does not hurry it
    QVERIFY(m_actions->cancel(first));
    QCOMPARE(words(first), u"canceled in the pause"_s);

    m_running->drill(refused("PATCH", 503, "30", 1));
    const quint64 second = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QTRY_COMPARE(words(second), u"again in 30 s"_s);
    m_actions->cancelDelayed();
    QCOMPARE(words(second), u"canceled in the pause"_s);
    QVERIFY(!m_actions->hasDelayed());
    QCOMPARE(sent("POST"), 1);
    QCOMPARE(sent("PATCH"), 1);
    QCOMPARE(m_actions->refreshes().inLastHour(user.id), 1);
}

void tst_actiondelays::aSecondRefusalIsFinal()
{
    const User user = anyUser();
    m_running->drill(refused("POST", 429, "1", -1));
    const quint64 id = m_actions->refresh(user);
    QTRY_COMPARE(words(id), u"failed: 429"_s);
    QCOMPARE(sent("POST"), 2);
    QVERIFY(!m_actions->hasDelayed());
}

void tst_actiondelays::aRefusalWithoutAShortPauseIsFinal_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter"); // empty: none
    QTest::newRow("429 without a pause") << 429 << QByteArray();
    QTest::newRow("503 without a pause") << 503 << QByteArray();
    QTest::newRow("429 for a minute") << 429 << QByteArray("60");
    QTest::newRow("429 for an hour") << 429 << QByteArray("3600");
    QTest::newRow("500 with a pause") << 500 << QByteArray("1");
    QTest::newRow("409 with a pause") << 409 << QByteArray("1");
}

void tst_actiondelays::aRefusalWithoutAShortPauseIsFinal()
{
    QFETCH(int, status);
    QFETCH(QByteArray, retryAfter);
    const User user = anyUser();
    auto drill = refused("POST", status, retryAfter, -1);
    if (retryAfter.isEmpty())
        drill.fields = {};
    m_running->drill(drill);
    const quint64 id = m_actions->refresh(user);
    QTRY_COMPARE(words(id), u"failed: %1"_s.arg(status));
    QCOMPARE(sent("POST"), 1);
}

LABDESK_TEST(tst_actiondelays)
#include "tst_actiondelays.moc"
