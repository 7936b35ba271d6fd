// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/logindwatch.h"
#include "support/testmain.h"

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>

#include <unistd.h>

using namespace Qt::StringLiterals;
using labdesk::LogindWatch;

namespace {

const QString loginPath = u"/org/freedesktop/login1"_s;
const QString loginSession = u"/org/freedesktop/login1/session/_37"_s;

/// As much of logind as is asked for.
class PlayedLogind : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() == u"GetSession" && message.arguments().value(0) == u"auto"_s)
            return connection.send(message.createReply(QVariant::fromValue(QDBusObjectPath(loginSession))));
        if (message.member() != u"Inhibit")
            return false;
        inhibits += message.arguments();
        int ends[2] = {};
        if (pipe(ends) != 0)
            qFatal("no pipe");
        close(ends[0]);
        const QDBusUnixFileDescriptor given(ends[1]);
        close(ends[1]);
        return connection.send(message.createReply(QVariant::fromValue(given)));
    }
    QList<QVariantList> inhibits;
};

} // namespace

class tst_logindwatch : public QObject
{
    Q_OBJECT

    QProcess m_daemon;
    QString m_address;
    PlayedLogind m_logind;

    QDBusConnection bus(const QString &name) const { return QDBusConnection::connectToBus(m_address, name); }
    void say(const QString &path, const QString &interface, const QString &name, const QVariantList &what = {}) const
    {
        QDBusMessage signal = QDBusMessage::createSignal(path, interface, name);
        signal.setArguments(what);
        QVERIFY(bus(u"played"_s).send(signal));
    }

private Q_SLOTS:
    /// A bus of its own: the machine's is left alone.
    void initTestCase()
    {
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForStarted());
        QTRY_VERIFY(m_daemon.canReadLine());
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        QVERIFY(bus(u"played"_s).registerVirtualObject(loginPath, &m_logind, QDBusConnection::SubPath));
        for (const char *name : {"org.freedesktop.login1", "org.freedesktop.ScreenSaver"})
            QVERIFY(bus(u"played"_s).registerService(QString::fromLatin1(name)));
    }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void theWindowIsCoveredWhen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("interface");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QVariantList>("what");
        QTest::addColumn<bool>("covers");
        const QString manager = u"org.freedesktop.login1.Manager"_s;
        const QString session = u"org.freedesktop.login1.Session"_s;
        const QString properties = u"org.freedesktop.DBus.Properties"_s;
        const auto hint = [&session](bool locked) {
            return QVariantList{session, QVariantMap{{u"LockedHint"_s, locked}}, QStringList()};
        };
        QTest::newRow("the computer is about to sleep")
            << loginPath << manager << u"PrepareForSleep"_s << QVariantList{true} << true;
        QTest::newRow("it has slept") << loginPath << manager << u"PrepareForSleep"_s << QVariantList{false} << false;
        QTest::newRow("the session is to be locked") << loginSession << session << u"Lock"_s << QVariantList() << true;
        QTest::newRow("another session is to be locked")
            << loginPath + u"/session/_38"_s << session << u"Lock"_s << QVariantList() << false;
        QTest::newRow("the session says that it is locked")
            << loginSession << properties << u"PropertiesChanged"_s << hint(true) << true;
        QTest::newRow("it says that it is not")
            << loginSession << properties << u"PropertiesChanged"_s << hint(false) << false;
        QTest::newRow("a screen saver begins") << u"/org/freedesktop/ScreenSaver"_s << u"org.freedesktop.ScreenSaver"_s
                                               << u"ActiveChanged"_s << QVariantList{true} << true;
        QTest::newRow("it ends") << u"/org/freedesktop/ScreenSaver"_s << u"org.freedesktop.ScreenSaver"_s
                                 << u"ActiveChanged"_s << QVariantList{false} << false;
    }

    void theWindowIsCoveredWhen()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, interface);
        QFETCH(const QString, name);
        QFETCH(const QVariantList, what);
        QFETCH(const bool, covers);
        LogindWatch watch([this] { return bus(u"watch"_s); }, [this] { return bus(u"watch"_s); });
        QSignalSpy wanted(&watch, &LogindWatch::lockWanted);
        watch.begin();
        QTRY_VERIFY(watch.delaysSleep());
        QTRY_VERIFY(hears(wanted));
        // Signals come in their order: once the end of this one is seen, whatever was said before has been heard.
        const QString manager = u"org.freedesktop.login1.Manager"_s;
        say(loginPath, manager, u"PrepareForSleep"_s, {true});
        QTRY_VERIFY(!watch.delaysSleep());
        wanted.clear();
        say(path, interface, name, what);
        say(loginPath, manager, u"PrepareForSleep"_s, {false});
        QTRY_VERIFY(watch.delaysSleep());
        QCOMPARE(wanted.size(), covers ? 1 : 0);
    }

    void sleepIsPutOffUntilItIsCovered()
    {
        m_logind.inhibits.clear();
        LogindWatch watch([this] { return bus(u"watch"_s); }, [this] { return bus(u"watch"_s); });
        bool heldWhenCovered = false;
        connect(&watch, &LogindWatch::lockWanted, this, [&] { heldWhenCovered = watch.delaysSleep(); });
        watch.begin();
        QTRY_VERIFY(watch.delaysSleep());
        QCOMPARE(m_logind.inhibits.at(0).value(0).toString(), u"sleep"_s);
        QCOMPARE(m_logind.inhibits.at(0).value(3).toString(), u"delay"_s);
        say(loginPath, u"org.freedesktop.login1.Manager"_s, u"PrepareForSleep"_s, {true});
        QTRY_VERIFY(!watch.delaysSleep());
        QVERIFY(heldWhenCovered);
        say(loginPath, u"org.freedesktop.login1.Manager"_s, u"PrepareForSleep"_s, {false});
        QTRY_VERIFY(watch.delaysSleep()); // for the next time
    }

    void theEndOfTheComputersSessionIsTold()
    {
        LogindWatch watch([this] { return bus(u"watch"_s); }, [this] { return bus(u"watch"_s); });
        QSignalSpy ends(&watch, &LogindWatch::ends);
        QSignalSpy wanted(&watch, &LogindWatch::lockWanted);
        watch.begin();
        QTRY_VERIFY(hears(wanted));
        const QString manager = u"org.freedesktop.login1.Manager"_s;
        say(loginPath, manager, u"PrepareForShutdown"_s, {false}); // it was called off
        say(loginPath, manager, u"PrepareForShutdown"_s, {true});
        QTRY_COMPARE(ends.size(), 1);
    }

    void withoutABusNothingIsSaid()
    {
        const auto none = [] { return QDBusConnection(u"none"_s); };
        LogindWatch watch(none, none);
        watch.begin();
        QVERIFY(!watch.delaysSleep());
    }

private:
    /// Asked again and again: the session's path is learned a moment after the beginning.
    bool hears(const QSignalSpy &wanted)
    {
        if (!wanted.isEmpty())
            return true;
        say(loginSession, u"org.freedesktop.login1.Session"_s, u"Lock"_s);
        return !wanted.isEmpty();
    }
};

LABDESK_TEST(tst_logindwatch)
#include "tst_logindwatch.moc"
