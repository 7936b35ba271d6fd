// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/textnormalization.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_plainlytyped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeSeenIsLeftOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("seen");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("plain text stays") << u"client-00042 {a}"_s << u"client-00042 {a}"_s;
        QTest::newRow("a mark of direction") << u"\u200eclient-1\u200f"_s << u"client-1"_s;
        QTest::newRow("an embedding") << u"\u202aclient-1\u202c"_s << u"client-1"_s;
        QTest::newRow("an isolate") << u"\u2068client-1\u2069"_s << u"client-1"_s;
        QTest::newRow("a zero-width space and a byte order mark") << u"\ufeffcli\u200bent"_s << u"client"_s;
        QTest::newRow("a word joiner and a soft hyphen") << u"cli\u2060en\u00adt"_s << u"client"_s;
        QTest::newRow("what joins letters stays") << u"\u0645\u06cc\u200c\u062e"_s << u"\u0645\u06cc\u200c\u062e"_s;
        QTest::newRow("an emoji of several stays whole")
            << u"\U0001F468\u200d\U0001F469"_s << u"\U0001F468\u200d\U0001F469"_s;
        QTest::newRow("a joiner and its opposite in an ID") << u"\u200dcli\u200cent-1\u200d"_s << u"client-1"_s;
        QTest::newRow("a variation selector in an ID") << u"client\ufe0e-1\ufe0f"_s << u"client-1"_s;
        QTest::newRow("tags, of which no letter is seen") << u"client-1\U000e0061\U000e007f"_s << u"client-1"_s;
        QTest::newRow("an emoji in color stays so") << u"\u2764\ufe0f"_s << u"\u2764\ufe0f"_s;
        QTest::newRow("half of a pair stays") << QString(QChar(0xd83d)) + u"\u200ea"_s << QString(QChar(0xd83d)) + u'a';
        QTest::newRow("signs of other kinds stay") << u"a\u2011b\u00a0c\u0661"_s << u"a\u2011b\u00a0c\u0661"_s;
    }
    void whatCannotBeSeenIsLeftOut()
    {
        QFETCH(const QString, text);
        QTEST(withoutInvisible(text), "seen");
    }

    void whatHidesInALineIsFound_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("hidden"); // empty: nothing
        const auto row = [](const char *name, const QString &line, const QString &hidden = {}) {
            QTest::newRow(name) << line << hidden;
        };
        row("nothing", {});
        row("a tab and blanks of many kinds", u"a\tb\u00a0c\u202fd"_s);
        row("what joins letters", u"\u0645\u06cc\u200c\u062e \U0001F468\u200d\U0001F469"_s);
        row("an emoji in color", u"\u2764\ufe0f"_s);
        row("a letter with its accent", u"cafe\u0301"_s);
        row("a mark of direction", u"a\u202eb"_s, u"U+202E"_s);
        row("a soft hyphen", u"a\u00adb"_s, u"U+00AD"_s);
        row("a control character", u"a\u0007"_s, u"U+0007"_s);
        row("half of a pair", QString(QChar(0xd83d)), u"U+D83D"_s);
        row("a filler of Hangul", u"a\u3164"_s, u"U+3164"_s);
        row("the end of a line", u"a\u2028b"_s, u"U+2028"_s);
        row("the end of a paragraph", u"a\u2029b"_s, u"U+2029"_s);
        row("a joiner of graphemes", u"a\u034fb"_s, u"U+034F"_s);
        row("a variation of Mongolian", u"a\u180bb"_s, u"U+180B"_s);
        row("a variation of an ideograph", u"a\U000e0101b"_s, u"U+E0101"_s);
        row("a tag", u"a\U000e0061b"_s, u"U+E0061"_s);
    }
    void whatHidesInALineIsFound()
    {
        QFETCH(const QString, line);
        const auto hidden = hiddenCharacterIn(line);
        QTEST(hidden ? codePointName(*hidden) : QString(), "hidden");
    }

    void looksAlikeIsTypedAlike_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("plain text stays") << u"Client-00042"_s << u"Client-00042"_s;
        QTest::newRow("hyphens that don't break, dashes, a minus")
            << u"a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h"_s << u"a-b-c-d-e-f-g-h"_s;
        QTest::newRow("small and full-width hyphens") << u"a\ufe58b\ufe63c\uff0dd"_s << u"a-b-c-d"_s;
        QTest::newRow("blanks of many kinds") << u"a\u00a0b\u2007c\u202fd\u3000e"_s << u"a b c d e"_s;
        QTest::newRow("digits of Arabic, Persian and Hindi")
            << u"\u0661\u0662 \u06f3\u06f4 \u096b\u096c"_s << u"12 34 56"_s;
        QTest::newRow("full-width letters and digits") << u"\uff21\uff42\uff11\uff12\uff20"_s << u"Ab12@"_s;
        QTest::newRow("a letter and its accent are one") << u"cafe\u0301"_s << u"caf\u00e9"_s;
        QTest::newRow("Hangul by its letters") << u"\u1112\u1161\u11ab"_s << u"\ud55c"_s;
        QTest::newRow("invisible marks and joiners") << u"\u2068a\u200db\u2069"_s << u"ab"_s;
        QTest::newRow("a mark between a letter and its accent") << u"cafe\u200b\u0301"_s << u"caf\u00e9"_s;
        QTest::newRow("variation selectors and tags") << u"a\ufe0fb\U000e0061"_s << u"ab"_s;
        QTest::newRow("letter case stays") << u"\u00c4\u00e4"_s << u"\u00c4\u00e4"_s;
    }
    void looksAlikeIsTypedAlike()
    {
        QFETCH(const QString, text);
        QTEST(normalizedText(text), "plain");
        QCOMPARE(normalizedText(normalizedText(text)), normalizedText(text));
        QCOMPARE(searchKey(text.toUpper()), searchKey(text.toLower()));
    }
};

LABDESK_TEST(tst_plainlytyped)
#include "tst_plainlytyped.moc"
