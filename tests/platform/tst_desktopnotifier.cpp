// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/desktopnotifier.h"
#include "support/answeredbus.h"
#include "support/testmain.h"

#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using labdesk::DesktopNotifier;
using labdesk::Notifier;

namespace {

const QString notifications = u"org.freedesktop.Notifications"_s;
const QString notificationsPath = u"/org/freedesktop/Notifications"_s;

/// As much of a notification server as is asked for. It may keep a client waiting, or refuse.
class PlayedServer : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        calls += message;
        if (message.member() == u"CloseNotification")
            return connection.send(message.createReply());
        if (message.member() != u"Notify")
            return false;
        if (refuses)
            return connection.send(message.createErrorReply(QDBusError::LimitsExceeded, u"Too many."_s));
        message.setDelayedReply(true);
        const uint replaced = message.arguments().value(1).toUInt();
        const QDBusMessage reply = message.createReply(replaced != 0 ? replaced : ++lastId);
        if (keepsWaiting)
            held += reply;
        else
            connection.send(reply);
        return true;
    }
    QList<QDBusMessage> of(const QString &method) const
    {
        QList<QDBusMessage> found;
        for (const QDBusMessage &call : calls)
            if (call.member() == method)
                found += call;
        return found;
    }

    QList<QDBusMessage> calls;
    QList<QDBusMessage> held;
    uint lastId = 40; ///< which no topic is by chance
    bool keepsWaiting = false;
    bool refuses = false;
};

} // namespace

class tst_desktopnotifier : public QObject
{
    Q_OBJECT

    QProcess m_daemon;
    QString m_address;
    PlayedServer m_server;

    QDBusConnection bus(const QString &name) const { return QDBusConnection::connectToBus(m_address, name); }
    DesktopNotifier::Bus clientBus() const
    {
        return [this] { return bus(u"client"_s); };
    }
    void say(const QString &name, const QVariantList &what) const
    {
        QDBusMessage signal = QDBusMessage::createSignal(notificationsPath, notifications, name);
        signal.setArguments(what);
        QVERIFY(bus(u"server"_s).send(signal));
    }
    bool isQuiet() const { return labdesk::tests::allIsAnswered(bus(u"client"_s), notifications, notificationsPath); }

private Q_SLOTS:
    /// A bus of its own: the person's is left alone.
    void initTestCase()
    {
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForStarted());
        QTRY_VERIFY(m_daemon.canReadLine());
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        QVERIFY(bus(u"server"_s).registerVirtualObject(notificationsPath, &m_server));
        QVERIFY(bus(u"server"_s).registerService(notifications));
    }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init()
    {
        QVERIFY(isQuiet()); // an earlier one takes away what it showed
        m_server.calls.clear();
        m_server.held.clear();
        m_server.keepsWaiting = false;
        m_server.refuses = false;
    }

    void saysWhatTheSpecificationAsksFor()
    {
        DesktopNotifier notifier(clientBus());
        notifier.show(Notifier::Topic::Job, {u"Job completed"_s, u"3 done"_s});
        QTRY_COMPARE(m_server.calls.size(), 1);
        const QDBusMessage call = m_server.calls.first();
        QCOMPARE(call.signature(), u"susssasa{sv}i"_s);
        QCOMPARE(call.arguments().at(0).toString(), u"Labdesk"_s);
        QCOMPARE(call.arguments().at(1).toUInt(), 0U);
        QCOMPARE(call.arguments().at(3).toString(), u"Job completed"_s);
        QCOMPARE(call.arguments().at(4).toString(), u"3 done"_s);
        QCOMPARE(call.arguments().at(5).toStringList().value(0), u"default"_s);
    }

    void anotherOfATopicReplacesTheOlder()
    {
        DesktopNotifier notifier(clientBus());
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 1);
        QVERIFY(isQuiet());
        const uint id = m_server.lastId;
        notifier.show(Notifier::Topic::Watch, {u"another"_s, {}});
        notifier.show(Notifier::Topic::Job, {u"two"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 3);
        QCOMPARE(m_server.calls.at(1).arguments().at(1).toUInt(), 0U);
        QCOMPARE(m_server.calls.at(2).arguments().at(1).toUInt(), id);
    }

    /// Which one is to be replaced or closed isn't known before the server has said so.
    void whatIsWantedBeforeTheReplyComesAfterIt_data()
    {
        QTest::addColumn<bool>("isClosed");
        QTest::addColumn<QStringList>("methods");
        QTest::newRow("the newest replaces it") << false << QStringList{u"Notify"_s, u"Notify"_s};
        QTest::newRow("it is closed") << true << QStringList{u"Notify"_s, u"CloseNotification"_s};
    }
    void whatIsWantedBeforeTheReplyComesAfterIt()
    {
        QFETCH(const bool, isClosed);
        QFETCH(const QStringList, methods);
        DesktopNotifier notifier(clientBus());
        m_server.keepsWaiting = true;
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        QTRY_COMPARE(m_server.held.size(), 1);
        notifier.show(Notifier::Topic::Job, {u"two"_s, {}});
        notifier.show(Notifier::Topic::Job, {u"three"_s, {}});
        if (isClosed)
            notifier.close(Notifier::Topic::Job);
        QVERIFY(isQuiet());
        m_server.keepsWaiting = false;
        QVERIFY(bus(u"server"_s).send(m_server.held.first()));
        QTRY_COMPARE(m_server.of(u"Notify"_s).size() + m_server.of(u"CloseNotification"_s).size(), 2);
        QVERIFY(isQuiet());
        QCOMPARE(m_server.of(u"Notify"_s).size(), methods.count(u"Notify"_s));
        const QVariantList last = m_server.of(methods.last()).last().arguments();
        QCOMPARE(isClosed ? last.at(0).toUInt() : last.at(1).toUInt(), m_server.lastId);
        if (!isClosed)
            QCOMPARE(last.at(3).toString(), u"three"_s);
    }

    void closesWhatIsShownOnce()
    {
        DesktopNotifier notifier(clientBus());
        notifier.close(Notifier::Topic::Job); // there is none
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 1);
        QVERIFY(isQuiet());
        notifier.close(Notifier::Topic::Job);
        notifier.close(Notifier::Topic::Job);
        QVERIFY(isQuiet());
        QTRY_COMPARE(m_server.of(u"CloseNotification"_s).size(), 1);
        QCOMPARE(m_server.of(u"CloseNotification"_s).first().arguments().at(0).toUInt(), m_server.lastId);
    }

    void whatAPersonClosedIsNotReplaced()
    {
        DesktopNotifier notifier(clientBus());
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 1);
        QVERIFY(isQuiet());
        say(u"NotificationClosed"_s, {m_server.lastId, 2U});
        QVERIFY(isQuiet());
        notifier.show(Notifier::Topic::Job, {u"two"_s, {}});
        QTRY_COMPARE(m_server.of(u"Notify"_s).size(), 2);
        QCOMPARE(m_server.of(u"Notify"_s).last().arguments().at(1).toUInt(), 0U);
    }

    void itsEndTakesItAway()
    {
        {
            DesktopNotifier notifier(clientBus());
            notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
            QTRY_COMPARE(m_server.calls.size(), 1);
            QVERIFY(isQuiet());
        }
        QTRY_COMPARE(m_server.of(u"CloseNotification"_s).size(), 1);
    }

    void aClickOpensItsTopic_data()
    {
        QTest::addColumn<int>("offset"); ///< from the ID of what is shown
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("token");
        QTest::addColumn<bool>("opens");
        QTest::newRow("on it") << 0 << u"default"_s << QString() << true;
        QTest::newRow("on it, with a token to come to the front") << 0 << u"default"_s << u"token-1"_s << true;
        QTest::newRow("on a button that it doesn't have") << 0 << u"other"_s << u"token-1"_s << false;
        QTest::newRow("on another program's") << 7 << u"default"_s << u"token-1"_s << false;
    }
    void aClickOpensItsTopic()
    {
        QFETCH(const int, offset);
        QFETCH(const QString, action);
        QFETCH(const QString, token);
        QFETCH(const bool, opens);
        DesktopNotifier notifier(clientBus());
        QSignalSpy opened(&notifier, &Notifier::opened);
        notifier.show(Notifier::Topic::Countdown, {u"one"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 1);
        QVERIFY(isQuiet());
        const uint id = m_server.lastId + uint(offset);
        if (!token.isEmpty())
            say(u"ActivationToken"_s, {id, token});
        say(u"ActionInvoked"_s, {id, action});
        QVERIFY(isQuiet());
        QVERIFY(!opens || QTest::qWaitFor([&] { return !opened.isEmpty(); }, 30'000));
        QCOMPARE(opened.size(), opens ? 1 : 0);
        if (!opens)
            return;
        QCOMPARE(opened.at(0).at(0).value<Notifier::Topic>(), Notifier::Topic::Countdown);
        QCOMPARE(opened.at(0).at(1).toByteArray(), token.toUtf8());
    }

    void oneThatIsRefusedIsForgotten()
    {
        DesktopNotifier notifier(clientBus());
        m_server.refuses = true;
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        QTRY_COMPARE(m_server.calls.size(), 1);
        QVERIFY(isQuiet());
        notifier.close(Notifier::Topic::Job);
        m_server.refuses = false;
        notifier.show(Notifier::Topic::Job, {u"two"_s, {}});
        QTRY_COMPARE(m_server.of(u"Notify"_s).size(), 2);
        QVERIFY(m_server.of(u"CloseNotification"_s).isEmpty());
        QCOMPARE(m_server.of(u"Notify"_s).last().arguments().at(1).toUInt(), 0U);
    }

    void withoutABusNothingHappens()
    {
        DesktopNotifier notifier([] { return QDBusConnection(u"none"_s); });
        notifier.show(Notifier::Topic::Job, {u"one"_s, {}});
        notifier.close(Notifier::Topic::Job);
        QVERIFY(m_server.calls.isEmpty());
    }
};

LABDESK_TEST(tst_desktopnotifier)
#include "tst_desktopnotifier.moc"
