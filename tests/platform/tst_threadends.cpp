// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"

#include <QRegularExpression>
#include <QThread>

#include <atomic>

/// GCC for Windows gave the memory of thread_local objects back before it destroyed them
/// (packaging/windows/qtbase-threads.patch).
class tst_threadends : public QObject
{
    Q_OBJECT

    struct Leftover
    {
        quint64 mark = intact;
        bool isSet = false;
        ~Leftover()
        {
            ++(mark == intact && isSet ? whole : spoiled);
            mark = 0;
        }
    };
    static constexpr quint64 intact = 0x0123456789abcdef;
    static std::atomic<int> whole, spoiled;

private Q_SLOTS:
    void objectsOfAThreadAreDestroyedBeforeTheirMemoryGoes()
    {
        constexpr int threads = 200;
        for (int i = 0; i < threads; ++i) {
            const std::unique_ptr<QThread> thread(QThread::create([] {
                static thread_local Leftover left;
                left.isSet = true;
                // Long enough for the compiled form, whose stack Qt keeps by thread.
                static const QRegularExpression letters(QStringLiteral("^(?:[a-z]+ )+$"));
                const QString words = QStringLiteral("some words ").repeated(300);
                for (int again = 0; again < 20; ++again)
                    if (!letters.match(words).hasMatch())
                        ++spoiled;
            }));
            thread->start();
            QVERIFY(thread->wait());
        }
        QTRY_COMPARE(whole.load(), threads); // a thread is waited for until it has nearly ended
        QCOMPARE(spoiled.load(), 0);
    }
};

std::atomic<int> tst_threadends::whole{0};
std::atomic<int> tst_threadends::spoiled{0};

LABDESK_TEST(tst_threadends)
#include "tst_threadends.moc"
