// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/sessionwatch.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTimer>
#include <qt_windows.h>

#include <wtsapi32.h>

using labdesk::makeSessionWatch;
using labdesk::SessionWatch;

/// With the messages that Windows sends, which are sent here by hand.
class tst_windowssession : public QObject
{
    Q_OBJECT

    static constexpr LPARAM closeApp = 1; // ENDSESSION_CLOSEAPP

    std::unique_ptr<SessionWatch> m_watch;
    HWND m_window = nullptr;

private Q_SLOTS:
    void init()
    {
        m_watch = makeSessionWatch();
        m_watch->begin();
        m_window = ::FindWindowW(L"LabdeskSessionWatch", nullptr);
        QVERIFY(m_window);
    }

    void saysWhenToLock_data()
    {
        QTest::addColumn<uint>("message");
        QTest::addColumn<quint64>("what");
        QTest::addColumn<int>("times");
        QTest::newRow("the session is locked") << uint(WM_WTSSESSION_CHANGE) << quint64(WTS_SESSION_LOCK) << 1;
        QTest::newRow("the console goes to somebody else")
            << uint(WM_WTSSESSION_CHANGE) << quint64(WTS_CONSOLE_DISCONNECT) << 1;
        QTest::newRow("a remote desktop is left") << uint(WM_WTSSESSION_CHANGE) << quint64(WTS_REMOTE_DISCONNECT) << 1;
        QTest::newRow("the session is unlocked") << uint(WM_WTSSESSION_CHANGE) << quint64(WTS_SESSION_UNLOCK) << 0;
        QTest::newRow("the computer is about to sleep") << uint(WM_POWERBROADCAST) << quint64(PBT_APMSUSPEND) << 1;
        QTest::newRow("the computer wakes up") << uint(WM_POWERBROADCAST) << quint64(PBT_APMRESUMEAUTOMATIC) << 0;
    }
    void saysWhenToLock()
    {
        QFETCH(uint, message);
        QFETCH(quint64, what);
        QSignalSpy lock(m_watch.get(), &SessionWatch::lockWanted);
        ::SendMessageW(m_window, message, WPARAM(what), 0);
        QTEST(int(lock.size()), "times");
    }

    void agreesToTheEndAndSaysSo_data()
    {
        QTest::addColumn<qint64>("why");
        QTest::addColumn<bool>("isSure");
        QTest::addColumn<int>("ends");
        QTest::newRow("the session ends") << qint64(0) << true << 1;
        QTest::newRow("somebody else refused") << qint64(0) << false << 0;
        QTest::newRow("an installer didn't go on") << qint64(closeApp) << false << 0;
    }
    void agreesToTheEndAndSaysSo()
    {
        QFETCH(qint64, why);
        QFETCH(bool, isSure);
        QSignalSpy ends(m_watch.get(), &SessionWatch::ends);
        QVERIFY(::SendMessageW(m_window, WM_QUERYENDSESSION, 0, LPARAM(why)));
        QCOMPARE(ends.size(), 0);
        ::SendMessageW(m_window, WM_ENDSESSION, isSure, LPARAM(why));
        QTEST(int(ends.size()), "ends");
    }

    void anInstallerEndsTheProgram()
    {
        QSignalSpy ends(m_watch.get(), &SessionWatch::ends);
        QTimer::singleShot(0, this, [this] {
            ::SendMessageW(m_window, WM_QUERYENDSESSION, 0, closeApp);
            ::SendMessageW(m_window, WM_ENDSESSION, TRUE, closeApp);
        });
        QTimer::singleShot(30'000, this, [] { QCoreApplication::exit(1); });
        QCOMPARE(QCoreApplication::exec(), 0);
        QCOMPARE(ends.size(), 1);
    }
};

LABDESK_TEST(tst_windowssession)
#include "tst_windowssession.moc"
