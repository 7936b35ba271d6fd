// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessionservice.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The sources of a user as a service would list them: a slug and its state, "connected" or the type of an error.
QByteArray sources(const QList<std::pair<QByteArray, QByteArray>> &all)
{
    QByteArrayList entries;
    for (const auto &[slug, state] : all) {
        const QByteArray fault = state == "connected"
            ? QByteArray()
            : QByteArray(R"(,"error_details":{"error_type":"%","errored_at":"2026-03-14T14:32:00Z"})")
                  .replace('%', state);
        entries += QByteArray(R"({"name":"S","slug":"%","status":"#","resource_availability":{}@})")
                       .replace('%', slug)
                       .replace('#', state == "connected" ? "connected" : "error")
                       .replace('@', fault);
    }
    return QByteArray(R"({"providers":[%]})").replace('%', entries.join(','));
}

} // namespace

/// The watch of a user's sources, whose seconds are milliseconds here.
class tst_userwatch : public QObject
{
    Q_OBJECT

    std::unique_ptr<SessionService> m_live;
    std::unique_ptr<Session> m_session;

    UserWatch &watch() const { return m_session->details().watch(); }
    int asked() const { return m_live->faultInjector().requestCount("GET", "/v2/user/providers/"); }
    void list(const QList<std::pair<QByteArray, QByteArray>> &all) const
    {
        m_live->answer("/v2/user/providers/", 200, sources(all));
    }
    bool open(const UserId &user) const
    {
        m_session->details().open(user);
        return QTest::qWaitFor([this] { return readyIn(m_session->details().providers()) != nullptr; }, 20'000);
    }
    UserId user(int row) const { return m_session->users().store().id(UserRow(row)); }

private Q_SLOTS:
    void init()
    {
        m_live = std::make_unique<SessionService>();
        m_session = m_live->session();
        m_session->users().reload();
        QTRY_VERIFY(readyIn(m_session->users().state()));
        list({{"oura", "token_refresh_failed"}, {"fitbit", "connected"}});
        QVERIFY(open(user(0)));
        watch().setTick(20ms);
    }
    void cleanup()
    {
        m_session.reset();
        m_live.reset();
    }

    void whatChangedIsKept()
    {
        watch().start();
        QVERIFY(watch().isOn());
        QCOMPARE(watch().secondsToRead(), UserWatch::secondsBetween);
        list({{"oura", "connected"}, {"garmin", "connected"}});
        QTRY_COMPARE(watch().changes().size(), size_t(3));
        const auto &changes = watch().changes();
        QCOMPARE(changes[0].before->fault->type, u"token_refresh_failed"_s);
        QVERIFY(!changes[0].after->isInError());
        QCOMPARE(changes[1].before->slug, u"fitbit"_s);
        QVERIFY(!changes[1].after);
        QCOMPARE(changes[2].after->slug, u"garmin"_s);
        QVERIFY(!changes[2].before);
    }

    void whatCouldNotBeReadIsNotGone()
    {
        watch().start();
        const int before = asked();
        m_live->answer(
            "/v2/user/providers/", 200,
            R"({"providers":[{"name":"S","slug":"oura","status":"connected","resource_availability":{}},7]})");
        QTRY_COMPARE(watch().changes().size(), size_t(1)); // of what was read
        QTRY_VERIFY(asked() >= before + 2);
        QCOMPARE(watch().changes().size(), size_t(1));
        list({{"oura", "connected"}});
        QTRY_COMPARE(watch().changes().size(), size_t(2));
        QCOMPARE(watch().changes()[1].before->slug, u"fitbit"_s); // now it is
    }

    void theSameAgainIsNoChange()
    {
        const int before = asked();
        watch().start();
        QTRY_VERIFY(asked() >= before + 2);
        QTRY_VERIFY(readyIn(m_session->details().providers()));
        QVERIFY(watch().changes().empty());
    }

    void aSourceThatIsListedTwiceIsComparedWithItself_data()
    {
        using Sources = QList<std::pair<QByteArray, QByteArray>>;
        QTest::addColumn<Sources>("before");
        QTest::addColumn<Sources>("after");
        QTest::addColumn<QString>("change"); // from and to; empty: none
        const std::pair<QByteArray, QByteArray> failing{"oura", "token_refresh_failed"}, other{"oura", "revoked"},
            working{"oura", "connected"};
        QTest::newRow("an error that was replaced stays listed")
            << Sources{failing, working} << Sources{working, failing} << QString();
        QTest::newRow("two errors in another order") << Sources{failing, other} << Sources{other, failing} << QString();
        QTest::newRow("reconnected, and the error stays listed")
            << Sources{failing} << Sources{failing, working} << u"token_refresh_failed connected"_s;
        QTest::newRow("one of two errors goes")
            << Sources{failing, other} << Sources{other} << u"token_refresh_failed gone"_s;
    }

    void aSourceThatIsListedTwiceIsComparedWithItself()
    {
        using Sources = QList<std::pair<QByteArray, QByteArray>>;
        QFETCH(const Sources, before);
        QFETCH(const Sources, after);
        QFETCH(const QString, change);
        list(before);
        m_session->details().open(user(1));
        QTRY_VERIFY(readyIn(m_session->details().providers()));
        watch().start();
        list(after);
        const int reads = asked();
        QTRY_VERIFY(asked() >= reads + 2);
        const auto &now = m_session->details().providers();
        QTRY_VERIFY(readyIn(now) && !readyIn(now)->refreshing);
        const auto stateOf = [](const std::optional<ConnectedProvider> &source) {
            return !source ? u"gone"_s : source->fault ? source->fault->type : source->status;
        };
        QStringList changes;
        for (const UserWatch::Change &one : watch().changes())
            changes += stateOf(one.before) + u' ' + stateOf(one.after);
        QCOMPARE(changes.join(u", "_s), change);
    }

    void aReadThatFailsEndsNothing()
    {
        watch().start();
        m_live->answer("/v2/user/providers/", 503, "{}");
        QTRY_VERIFY(readyIn(m_session->details().providers()) && readyIn(m_session->details().providers())->stale);
        QVERIFY(watch().isOn() && watch().changes().empty());
        list({{"oura", "connected"}, {"fitbit", "connected"}});
        QTRY_COMPARE(watch().changes().size(), size_t(1));
    }

    void itEndsByItselfAfterTenMinutes()
    {
        const int before = asked();
        watch().setTick(1ms);
        watch().start();
        QTRY_VERIFY(!watch().isOn());
        QVERIFY(watch().hasRunOut());
        QVERIFY(asked() - before <= UserWatch::maxSeconds / UserWatch::secondsBetween);
        watch().stop();
        QVERIFY(!watch().hasRunOut());
    }

    void itEndsWithItsUser_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("another user") << u"another"_s;
        QTest::newRow("none") << u"none"_s;
        QTest::newRow("the window is locked") << u"lock"_s;
    }

    void itEndsWithItsUser()
    {
        QFETCH(const QString, how);
        watch().start();
        list({{"oura", "connected"}, {"fitbit", "connected"}});
        QTRY_COMPARE(watch().changes().size(), size_t(1));
        QSignalSpy changed(&watch(), &UserWatch::changed);
        if (how == u"another")
            m_session->details().open(user(1));
        else if (how == u"none")
            m_session->details().close();
        else
            m_session->lock(true);
        QVERIFY(!watch().isOn() && !watch().hasRunOut());
        QVERIFY(watch().changes().empty());
        QVERIFY(!changed.isEmpty());
        watch().start();
        QCOMPARE(watch().isOn(), how == u"another");
    }
};

LABDESK_TEST(tst_userwatch)
#include "tst_userwatch.moc"
