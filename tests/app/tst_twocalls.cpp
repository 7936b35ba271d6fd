// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "twocalls.h"

#include <QElapsedTimer>

using namespace labdesk::tests;

/// Nothing of the last caller reaches the next: whatever two calls in a row do, the window shows one user, acts on that
/// one, and says what is so.
class tst_twocalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// LABDESK_MANY_SEQUENCES: how many; LABDESK_FIRST_SEQUENCE: the seed of the first.
    void anyTwoCallsInARow()
    {
        constexpr int usual = 60;
        constexpr int mostTold = 12;
        constexpr int inOneProgram = 50; // users are deleted, and what was done is remembered
        bool isSet = false;
        const int wanted = qEnvironmentVariableIntValue("LABDESK_MANY_SEQUENCES", &isSet);
        const int all = isSet ? wanted : usual;
        const auto first = quint32(qEnvironmentVariableIntValue("LABDESK_FIRST_SEQUENCE"));
        QElapsedTimer since;
        since.start();
        QStringList failed;
        for (int done = 0; done < all && failed.size() < mostTold;) {
            TwoCalls calls;
            QVERIFY(calls.begin());
            for (int at = 0; at < inOneProgram && done < all; ++at) {
                const quint32 seed = first + quint32(done++);
                const QString what = calls.run(seed);
                if (what.isEmpty())
                    continue;
                qInfo("%s", qPrintable(what));
                failed += QStringLiteral("sequence %1, the %2. of its program: %3").arg(seed).arg(at + 1).arg(what);
                break; // with another program
            }
            if (isSet)
                qInfo("%d sequences in %lld s", done, since.elapsed() / 1000);
        }
        QVERIFY2(failed.isEmpty(), qPrintable(failed.join(u'\n')));
    }
};

LABDESK_TEST(tst_twocalls)
#include "tst_twocalls.moc"
