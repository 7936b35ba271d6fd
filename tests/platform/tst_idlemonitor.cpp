// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/idlemonitor.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSignalSpy>

using namespace std::chrono_literals;
using labdesk::IdleMonitor;

/// With a time of its own: nothing here waits.
class tst_idlemonitor : public QObject
{
    Q_OBJECT

    std::chrono::milliseconds m_time{5'000};
    IdleMonitor m_clock{[this] { return m_time; }};

    void touch(QEvent::Type type)
    {
        QEvent event(type);
        QObject someWidget;
        QCoreApplication::sendEvent(&someWidget, &event);
    }

private Q_SLOTS:
    void init()
    {
        m_clock.setLimit(10min);
        m_clock.start();
    }
    void cleanup() { m_clock.stop(); }

    void nothingIsSaidBeforeTheTimeIsOver()
    {
        QSignalSpy idle(&m_clock, &IdleMonitor::idle);
        m_time += 10min - 1ms;
        m_clock.checkLimit();
        QCOMPARE(idle.size(), 0);
        m_time += 1ms;
        m_clock.checkLimit();
        QCOMPARE(idle.size(), 1);
        m_time += 1h;
        m_clock.checkLimit();
        QCOMPARE(idle.size(), 1); // once
    }

    void aTouchBeginsAnew_data()
    {
        QTest::addColumn<QEvent::Type>("type");
        QTest::addColumn<bool>("counts");
        QTest::newRow("a key") << QEvent::KeyPress << true;
        QTest::newRow("a button of the mouse") << QEvent::MouseButtonPress << true;
        QTest::newRow("the mouse moves") << QEvent::MouseMove << true;
        QTest::newRow("the wheel") << QEvent::Wheel << true;
        QTest::newRow("a finger") << QEvent::TouchBegin << true;
        QTest::newRow("a timer is nobody") << QEvent::Timer << false;
        QTest::newRow("a picture drawn again is nobody") << QEvent::Paint << false;
    }

    void aTouchBeginsAnew()
    {
        QFETCH(const QEvent::Type, type);
        QFETCH(const bool, counts);
        QSignalSpy idle(&m_clock, &IdleMonitor::idle);
        m_time += 9min;
        touch(type);
        m_time += 9min;
        m_clock.checkLimit();
        QCOMPARE(idle.size(), counts ? 0 : 1);
    }

    void aTouchAfterTheTimeComesTooLate()
    {
        QSignalSpy idle(&m_clock, &IdleMonitor::idle);
        m_time += 8h; // the computer slept
        touch(QEvent::KeyPress);
        QCOMPARE(idle.size(), 1);
    }

    void aShorterTimeHoldsAtOnce()
    {
        QSignalSpy idle(&m_clock, &IdleMonitor::idle);
        m_time += 3min;
        m_clock.setLimit(2min);
        QCOMPARE(idle.size(), 1);
    }

    void whoHasStoppedSaysNothing()
    {
        QSignalSpy idle(&m_clock, &IdleMonitor::idle);
        m_clock.stop();
        m_time += 1h;
        m_clock.checkLimit();
        touch(QEvent::KeyPress);
        QCOMPARE(idle.size(), 0);
    }

    void theSystemsTimeGoesOn()
    {
        const auto before = IdleMonitor::systemNow();
        QTRY_VERIFY(IdleMonitor::systemNow() > before);
    }
};

LABDESK_TEST(tst_idlemonitor)
#include "tst_idlemonitor.moc"
