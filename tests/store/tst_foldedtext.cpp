// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foldedtext.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using labdesk::compareNaturally;
using labdesk::foldedText;

class tst_foldedtext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldsLikeUnicode_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("plain") << u"Client-00042 @[`{ AZ az"_s;
        QTest::newRow("accents") << u"ÄÖÜ Zoë"_s;
        QTest::newRow("sharp s") << u"Straße"_s;
        QTest::newRow("sigma at the end") << u"ΣΊΣΥΦΟΣ"_s;
        QTest::newRow("beyond the first plane") << u"\U00010400 😀"_s;
    }
    void foldsLikeUnicode()
    {
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(foldedText(text)), text.toCaseFolded());
    }

    void ordersAsAPersonWould_data()
    {
        QTest::addColumn<QStringList>("inOrder");
        QTest::newRow("numbers by value")
            << QStringList{u"client-9"_s, u"client-10"_s, u"client-0011"_s, u"client-100"_s};
        QTest::newRow("numbers longer than any integer")
            << QStringList{u"9"_s, u"18446744073709551615"_s, u"18446744073709551616"_s};
        QTest::newRow("a prefix comes first") << QStringList{u""_s, u"a"_s, u"a1"_s, u"a1b"_s, u"ab"_s};
        QTest::newRow("numbers in the middle") << QStringList{u"a2b1"_s, u"a2b3"_s, u"a10b0"_s};
        QTest::newRow("leading zeros decide last") << QStringList{u"a007"_s, u"a07"_s, u"a7"_s, u"a8"_s};
        QTest::newRow("zero alone") << QStringList{u"a"_s, u"a0"_s, u"a00x"_s, u"a1"_s};
        QTest::newRow("beyond ASCII") << QStringList{u"z9"_s, u"ä1"_s, u"ä2"_s};
    }
    void ordersAsAPersonWould()
    {
        QFETCH(QStringList, inOrder);
        for (qsizetype a = 0; a < inOrder.size(); ++a)
            for (qsizetype b = 0; b < inOrder.size(); ++b) {
                const int order = compareNaturally(inOrder[a].toStdString(), inOrder[b].toStdString());
                QVERIFY2(a < b       ? order < 0
                             : a > b ? order > 0
                                     : order == 0,
                         qPrintable(inOrder[a] + u" against "_s + inOrder[b]));
            }
    }
};

LABDESK_TEST(tst_foldedtext)
#include "tst_foldedtext.moc"
