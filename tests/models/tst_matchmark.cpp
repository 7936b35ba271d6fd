// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/matchmark.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_matchmark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("marked"); // the text with [ ] around what is marked

        QTest::newRow("the whole query where it occurs")
            << u"NHC Community Plan"_s << u"nhc comm"_s << u"[NHC Comm]unity Plan"_s;
        QTest::newRow("each word where another begins with it")
            << u"Community Health of Nevada"_s << u"health comm"_s << u"[Comm]unity [Health] of Nevada"_s;
        QTest::newRow("inside a word when no word begins with it")
            << u"United Telecom"_s << u"com"_s << u"United Tele[com]"_s;
        QTest::newRow("a word's beginning is preferred to its inside")
            << u"Telecom Com"_s << u"com"_s << u"Telecom [Com]"_s;
        QTest::newRow("not a single letter inside a word") << u"Bluecrest"_s << u"blue c"_s << u"[Blue]crest"_s;
        QTest::newRow("case aside") << u"AETNA"_s << u"aetna"_s << u"[AETNA]"_s;
        QTest::newRow("accents aside, in the text") << u"Salud Médica"_s << u"medica"_s << u"Salud [Médica]"_s;
        QTest::newRow("accents aside, in the query") << u"Salud Medica"_s << u"médica"_s << u"Salud [Medica]"_s;
        QTest::newRow("a combining accent goes with its letter") << u"Me\u0301dica"_s << u"me"_s << u"[Me\u0301]dica"_s;
        QTest::newRow("a letter that comes apart in two") << u"Oﬃce Plan"_s << u"office"_s << u"[Oﬃce] Plan"_s;
        QTest::newRow("a part of a letter that comes apart") << u"Oﬃce Plan"_s << u"of"_s << u"[Oﬃ]ce Plan"_s;
        QTest::newRow("a part of the last letter") << u"Muﬃ"_s << u"muf"_s << u"[Muﬃ]"_s;
        QTest::newRow("nothing for no query") << u"Aetna"_s << QString() << u"Aetna"_s;
        QTest::newRow("nothing for blanks") << u"Aetna Health"_s << u"   "_s << u"Aetna Health"_s;
        QTest::newRow("nothing for signs that do not occur") << u"Aetna"_s << u"&&"_s << u"Aetna"_s;
        QTest::newRow("nothing where nothing matches") << u"Aetna"_s << u"cigna"_s << u"Aetna"_s;
        QTest::newRow("overlapping words are one mark") << u"Community"_s << u"comm community"_s << u"[Community]"_s;
    }

    void marks()
    {
        QFETCH(QString, text);
        QFETCH(QString, query);
        QString marked = text;
        auto ranges = matchesIn(text, query);
        for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
            marked.insert(range->start + range->length, u']');
            marked.insert(range->start, u'[');
        }
        QTEST(marked, "marked");
    }
};

LABDESK_TEST(tst_matchmark)
#include "tst_matchmark.moc"
