// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/history.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_history : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walks_data()
    {
        // Letters visit, < and > go; a small letter that was killed by x… does not open any more.
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("opened");
        QTest::addColumn<int>("skipped");
        QTest::newRow("at the start there is nowhere to go") << u"A<>"_s << u""_s << 0;
        QTest::newRow("back, and forward again") << u"ABC<<>"_s << u"BAB"_s << 0;
        QTest::newRow("not beyond the ends") << u"AB<<<>>>"_s << u"AB"_s << 0;
        QTest::newRow("going on from the middle forgets what lay ahead") << u"ABC<<D>"_s << u"BA"_s << 0;
        QTest::newRow("the same again is no stop") << u"AABB<"_s << u"A"_s << 0;
        QTest::newRow("what is gone is passed over") << u"AB-BC<"_s << u"A"_s << 1;
        QTest::newRow("several in a row are passed over") << u"AB-BCD-DE-C<"_s << u"A"_s << 3;
        QTest::newRow("when nothing is left one stays") << u"A-AB<>"_s << u""_s << 1;
        QTest::newRow("two equal ones that meet are one") << u"ABA-B<"_s << u""_s << 1;
    }

    void walks()
    {
        QFETCH(const QString, steps);
        History history;
        QString opened;
        QString gone;
        int skipped = 0;
        const auto open = [&](const History::Entry &stop) {
            const bool there = !gone.contains(stop.id);
            if (there)
                opened += stop.id;
            return there;
        };
        for (qsizetype i = 0; i < steps.size(); ++i) {
            int now = 0;
            if (steps[i] == u'<' || steps[i] == u'>')
                history.go(steps[i] == u'<' ? -1 : 1, open, &now);
            else if (steps[i] == u'-')
                gone += steps[++i];
            else
                history.visit({Place::Users, QString(steps[i])});
            skipped += now;
        }
        QTEST(opened, "opened");
        QTEST(skipped, "skipped");
    }

    void remembersAHundredStops()
    {
        History history;
        for (int i = 0; i < 150; ++i)
            history.visit({Place::Users, QString::number(i)});
        int steps = 0;
        int skipped = 0;
        while (history.go(
            -1, [](const History::Entry &) { return true; }, &skipped))
            ++steps;
        QCOMPARE(steps, 99);
        history.clear();
        QVERIFY(!history.canGo(-1) && !history.canGo(1));
    }
};

LABDESK_TEST(tst_history)
#include "tst_history.moc"
