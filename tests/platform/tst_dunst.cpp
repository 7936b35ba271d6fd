// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/desktopnotifier.h"
#include "support/answeredbus.h"
#include "support/testmain.h"

#include <QDBusVariant>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using labdesk::DesktopNotifier;
using labdesk::Notifier;
using labdesk::tests::allIsAnswered;

namespace {

const QString dunst = u"org.freedesktop.Notifications"_s;
const QString dunstPath = u"/org/freedesktop/Notifications"_s;

} // namespace

/// A notification server of Debian as the far side: dunst, which the bus starts. Needs a display and a bus of its own:
/// tests/accessibility/with-display.
class tst_dunst : public QObject
{
    Q_OBJECT

    static constexpr int soon = 2'000; ///< ms

    static QDBusMessage ask(const QString &interface, const QString &method, const QVariantList &arguments = {})
    {
        QDBusMessage call = QDBusMessage::createMethodCall(dunst, dunstPath, interface, method);
        call.setArguments(arguments);
        return QDBusConnection::sessionBus().call(call);
    }
    static int displayed()
    {
        const QDBusMessage answer
            = ask(u"org.freedesktop.DBus.Properties"_s, u"Get"_s, {u"org.dunstproject.cmd0"_s, u"displayedLength"_s});
        return answer.arguments().value(0).value<QDBusVariant>().variant().toInt();
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QDBusMessage server = ask(dunst, u"GetServerInformation"_s);
        QVERIFY2(server.arguments().value(0) == u"dunst"_s, qPrintable(server.errorMessage() + u" Install dunst."_s));
    }

    /// Twenty in a row, each seen soon, replaced, and gone.
    void showsEachSoonAndTakesItAway_data()
    {
        QTest::addColumn<Notifier::Topic>("topic");
        using enum Notifier::Topic;
        constexpr int rounds = 5;
        for (int round = 1; round <= rounds; ++round)
            for (const Notifier::Topic topic : {Watch, Job, Countdown, Outcome})
                QTest::addRow("topic %d, round %d", int(topic), round) << topic;
    }
    void showsEachSoonAndTakesItAway()
    {
        QFETCH(const Notifier::Topic, topic);
        DesktopNotifier notifier(&QDBusConnection::sessionBus);
        QElapsedTimer since;
        since.start();
        notifier.show(topic, {u"Job completed"_s, u"3 done"_s});
        QTRY_COMPARE_WITH_TIMEOUT(displayed(), 1, soon);
        qInfo("seen after %lld ms", since.elapsed());
        QVERIFY(allIsAnswered(QDBusConnection::sessionBus(), dunst, dunstPath));
        notifier.show(topic, {u"Another job is completed"_s, u"4 done"_s});
        QVERIFY(allIsAnswered(QDBusConnection::sessionBus(), dunst, dunstPath));
        QCOMPARE(displayed(), 1); // it replaces the older one
        notifier.close(topic);
        QTRY_COMPARE_WITH_TIMEOUT(displayed(), 0, soon);
    }
};

LABDESK_TEST(tst_dunst)
#include "tst_dunst.moc"
