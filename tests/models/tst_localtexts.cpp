// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/localtexts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_localtexts : public QObject
{
    Q_OBJECT

private:
    QLocale m_before;

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(m_before); }

    void eachLocaleHasItsForms_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("date");
        QTest::addColumn<QString>("time");
        QTest::addColumn<QString>("seconds");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("miles");
        QTest::newRow("American English")
            << QLocale(u"en_US"_s) << u"Mar 4, 2026"_s << u"2:05 PM"_s << u"2:05:09 PM"_s << u"1,204"_s << u"1.2"_s;
        QTest::newRow("British English") << QLocale(u"en_GB"_s) << u"4 Mar 2026"_s << u"14:05"_s << u"14:05:09"_s
                                         << u"1,204"_s << u"1.2"_s;
        QTest::newRow("German") << QLocale(u"de_DE"_s) << u"4. März 2026"_s << u"14:05"_s << u"14:05:09"_s << u"1.204"_s
                                << u"1,2"_s;
        QTest::newRow("Spanish of the United States") << QLocale(u"es_US"_s) << u"4 mar 2026"_s << u"2:05 p.\u00a0m."_s
                                                      << u"2:05:09 p.\u00a0m."_s << u"1,204"_s << u"1.2"_s;
        QTest::newRow("no locale") << QLocale::c() << u"4 Mar 2026"_s << u"14:05"_s << u"14:05:09"_s << u"1,204"_s
                                   << u"1.2"_s;
    }

    void eachLocaleHasItsForms()
    {
        QFETCH(const QLocale, locale);
        QLocale::setDefault(locale);
        QTEST(localDate({2026, 3, 4}), "date");
        QTEST(localTime({14, 5, 9}), "time");
        QTEST(localTimeWithSeconds({14, 5, 9}), "seconds");
        QTEST(localNumber(1204), "number");
        QTEST(localMiles(1.234), "miles");
        QCOMPARE(joinFacts({u"1"_s, u"2"_s}), u"1 · 2"_s);
        QCOMPARE(localList({u"1"_s, u"2"_s}), u"1, 2"_s);
        QCOMPARE(localList({u"1"_s, u"2"_s}, u';'), u"1; 2"_s);
    }

    void arabicIsInItsOwnWordsAndTwelveHours()
    {
        QLocale::setDefault(QLocale(u"ar_EG"_s));
        QVERIFY2(localDate({2026, 3, 4}).contains(u"مارس"_s), qPrintable(localDate({2026, 3, 4})));
        QVERIFY2(!localDate({2026, 3, 4}).contains(u'،'), qPrintable(localDate({2026, 3, 4})));
        QVERIFY2(localTime({14, 5, 9}).contains(u'م'), qPrintable(localTime({14, 5, 9})));
        QCOMPARE(joinFacts({localNumber(1), localNumber(2)}),
                 u"\u200f\u2068١\u2069، \u2068٢\u2069"_s); // "١ · ٢" reads as 102
        QCOMPARE(localList({u"a"_s, u"b"_s}), u"a، b"_s);
        QCOMPARE(localList({u"a"_s, u"b"_s}, u';'), u"a؛ b"_s);
        QVERIFY2(localDataSize(463'900).endsWith(u"ك.ب"_s),
                 qPrintable(localDataSize(463'900))); // not a word beside letters
        QVERIFY2(localDataSize(612'000'000).endsWith(u"م.ب"_s), qPrintable(localDataSize(612'000'000)));
    }

    void aNumberIsTypedInTheDigitsOfAnyKeyboard_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("plain") << u"en_US"_s << u"1204"_s << true;
        QTest::newRow("with blanks around it") << u"en_US"_s << u" 1204 "_s << true;
        QTest::newRow("grouped") << u"en_US"_s << u"1,204"_s << true;
        QTest::newRow("grouped at another place") << u"en_US"_s << u"12,04"_s << false;
        QTest::newRow("another number") << u"en_US"_s << u"1205"_s << false;
        QTest::newRow("nothing") << u"en_US"_s << QString() << false;
        QTest::newRow("Arabic-Indic digits") << u"en_US"_s << u"١٢٠٤"_s << true;
        QTest::newRow("Persian digits") << u"en_US"_s << u"۱۲۰۴"_s << true;
        QTest::newRow("Devanagari digits") << u"en_US"_s << u"१२०४"_s << true;
        QTest::newRow("full-width digits") << u"en_US"_s << u"１２０４"_s << true;
        QTest::newRow("full-width digits, grouped") << u"en_US"_s << u"１，２０４"_s << true;
        QTest::newRow("a mark of direction behind it") << u"en_US"_s << u"1204\u200f"_s << true;
        QTest::newRow("German") << u"de_DE"_s << u"1.204"_s << true;
        QTest::newRow("French, whose blank nobody types") << u"fr_FR"_s << u"1 204"_s << true;
        QTest::newRow("Arabic of Egypt") << u"ar_EG"_s << u"١٬٢٠٤"_s << true;
        QTest::newRow("Arabic of Egypt, plain") << u"ar_EG"_s << u"1204"_s << true;
    }
    void aNumberIsTypedInTheDigitsOfAnyKeyboard()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, typed);
        QLocale::setDefault(QLocale(locale));
        QTEST(matchesTypedNumber(typed, 1204), "isTyped");
        QVERIFY(matchesTypedNumber(localNumber(1204), 1204));
    }

    void namesAreInTheOrderOfTheLocale()
    {
        QLocale::setDefault(QLocale(u"de_DE"_s));
        QStringList names{u"Zwift"_s, u"birnen"_s, u"Äpfel"_s, u"Apfel"_s};
        std::sort(names.begin(), names.end(), nameOrder());
        QCOMPARE(names, (QStringList{u"Apfel"_s, u"Äpfel"_s, u"birnen"_s, u"Zwift"_s}));
    }

    void anIdIsNotBrokenAtItsHyphens_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("whole"); // a + stands for the joiner
        QTest::newRow("the ID of a user")
            << u"It is 010affc8-c45d-46dc-b16c-4927cd3dcf18."_s << u"It is 010affc8-+c45d-+46dc-+b16c-+4927cd3dcf18."_s;
        QTest::newRow("a client ID") << u"Delete client-00042?"_s << u"Delete client-+00042?"_s;
        QTest::newRow("a client ID without a digit")
            << u"client-of-tomorrow is created"_s << u"client-+of-+tomorrow is created"_s;
        QTest::newRow("two of them, at both ends") << u"a-1 or b-2"_s << u"a-+1 or b-+2"_s;
        QTest::newRow("in other letters") << u"\u0645-١ ist Käufer-Ü1"_s << u"\u0645-+١ ist Käufer-+Ü1"_s;
        QTest::newRow("a word of two parts") << u"The connection is read-only."_s << u"The connection is read-only."_s;
        QTest::newRow("a number below zero, and dashes") << u"-5 - 3 - x"_s << u"-5 - 3 - x"_s;
        QTest::newRow("nothing") << QString() << QString();
    }

    void aLongWordMayBeBrokenAnywhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("broken"); // a | stands for a place where a line may end
        QTest::newRow("a word that is just not long") << u"It is four"_s << u"It is four"_s;
        QTest::newRow("a long word among others") << u"It is wider."_s << u"It is w|i|d|e|r|."_s;
        QTest::newRow("a word that is in a longer one") << u"abcde abcdef"_s << u"a|b|c|d|e a|b|c|d|e|f"_s;
        QTest::newRow("lines") << u"one\nthree\ttwo\n"_s << u"one\nt|h|r|e|e\ttwo\n"_s;
        QTest::newRow("words that belong together") << u"10\u00a0miles"_s << u"1|0|\u00a0|m|i|l|e|s"_s;
        QTest::newRow("not between what makes one letter") << u"ab\U0001F600e\u0301"_s << u"a|b|\U0001F600|e\u0301"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void aLongWordMayBeBrokenAnywhere()
    {
        QFETCH(const QString, text);
        QTEST(withBreakOpportunities(text, 4).replace(breakOpportunity, u'|'), "broken");
    }

    void anIdIsNotBrokenAtItsHyphens()
    {
        QFETCH(const QString, sentence);
        QTEST(withUnbrokenIds(sentence).replace(u'\u2060', u'+'), "whole");
    }

    void aMomentHasItsOwnZone()
    {
        QLocale::setDefault(QLocale(u"en_US"_s));
        QCOMPARE(localDateTime(QDateTime({2026, 3, 4}, {14, 5}, Qt::UTC)), u"Mar 4, 2026, 2:05 PM UTC"_s);
    }
};

LABDESK_TEST(tst_localtexts)
#include "tst_localtexts.moc"
