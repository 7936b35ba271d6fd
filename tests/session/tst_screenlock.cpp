// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/screenlock.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;

class tst_screenlock : public QObject
{
    Q_OBJECT

    static constexpr int patience = 30'000;
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ScreenLock> m_lock;
    std::chrono::milliseconds m_time{1'000};

    void startAnew()
    {
        m_lock.reset();
        m_settings.reset();
        m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
        m_lock = std::make_unique<ScreenLock>(*m_settings, [this] { return m_time; });
    }
    bool opens(const char *passphrase)
    {
        std::optional<bool> answer;
        m_lock->tryPassphrase(Secret(passphrase), this, [&answer](bool right) { answer = right; });
        return QTest::qWaitFor([&answer] { return answer.has_value(); }, patience) && *answer;
    }
    /// Whether it is looked at at all.
    bool isTaken(const char *passphrase)
    {
        m_lock->tryPassphrase(Secret(passphrase), this, [](bool) {});
        return m_lock->isTrying();
    }

private Q_SLOTS:
    void init()
    {
        m_time = 1s;
        startAnew();
        if (m_lock->hasPassphrase())
            m_lock->removePassphrase();
        bool done = false;
        m_lock->setPassphrase(Secret("a good passphrase"), this, [&done](bool set) { done = set; });
        QTRY_VERIFY_WITH_TIMEOUT(done, patience);
    }

    void thePassphraseIsAskedForOverRestarts()
    {
        startAnew();
        QVERIFY(m_lock->hasPassphrase());
        QVERIFY(opens("a good passphrase"));
        QVERIFY(!opens("a bad passphrase"));
        QVERIFY(!m_settings->get(setting::passphraseHash).contains("good"));
    }

    void eachWrongOneWaitsLonger()
    {
        for (const int pause : {1, 2, 4, 8, 16, 32, 60, 60}) {
            QVERIFY(!opens("wrong"));
            QCOMPARE(m_lock->secondsToWait(), pause);
            QVERIFY2(!isTaken("a good passphrase"), "not even the right one, while the pause lasts");
            m_time += std::chrono::seconds(pause) - 1ms;
            QCOMPARE(m_lock->secondsToWait(), 1);
            m_time += 1ms;
            QCOMPARE(m_lock->secondsToWait(), 0);
        }
        QVERIFY(opens("a good passphrase"));
        QVERIFY(!opens("wrong"));
        QCOMPARE(m_lock->secondsToWait(), 1); // begun anew
    }

    void theSecondsAreTold()
    {
        QSignalSpy told(m_lock.get(), &ScreenLock::waitChanged);
        QVERIFY(!opens("wrong"));
        m_time += 1s;
        QVERIFY(!opens("wrong"));
        QTRY_VERIFY(!told.isEmpty() && told.last().at(0).toInt() == 2);
        m_time += 1s;
        QTRY_COMPARE(told.last().at(0).toInt(), 1);
        m_time += 1s;
        QTRY_COMPARE(told.last().at(0).toInt(), 0);
    }

    void startingAnewIsNoWayAroundThePause()
    {
        for (const int pause : {1, 2, 4}) {
            m_time += std::chrono::seconds(pause);
            QVERIFY(!opens("wrong"));
        }
        m_time += 1s;
        startAnew();
        QCOMPARE(m_lock->secondsToWait(), 3);
        QVERIFY(!isTaken("a good passphrase"));
        m_time += 3s;
        startAnew();
        QVERIFY2(opens("a good passphrase"), "and begins no other one");
    }

    void aRestartOfTheComputerLocksNobodyOut()
    {
        m_time = std::chrono::hours(900);
        QVERIFY(!opens("wrong"));
        m_time = 5s; // the clock counts from the start
        startAnew();
        QVERIFY(opens("a good passphrase"));
    }

    void endingItBeforeTheAnswerIsNoWayAroundIt()
    {
        QVERIFY(isTaken("wrong"));
        QCOMPARE(Settings(m_folder.filePath(u"settings.ini"_s)).get(setting::wrongPassphrases),
                 1); // as the next start reads it
        QTRY_VERIFY_WITH_TIMEOUT(!m_lock->isTrying(), patience);
        QCOMPARE(m_settings->get(setting::wrongPassphrases), 1);
        m_time += 1s;
        QVERIFY(opens("a good passphrase"));
        QCOMPARE(Settings(m_folder.filePath(u"settings.ini"_s)).get(setting::wrongPassphrases), 0);
    }

    void oneIsTriedAtATime()
    {
        QVERIFY(isTaken("wrong"));
        bool second = false;
        m_lock->tryPassphrase(Secret("a good passphrase"), this, [&second](bool) { second = true; });
        QTRY_VERIFY_WITH_TIMEOUT(!m_lock->isTrying(), patience);
        QVERIFY(!second);
    }

    void whatWasRemovedAsksForNothing()
    {
        m_lock->removePassphrase();
        QVERIFY(!m_lock->hasPassphrase());
        startAnew();
        QVERIFY(!m_lock->hasPassphrase());
    }
};

LABDESK_TEST(tst_screenlock)
#include "tst_screenlock.moc"
