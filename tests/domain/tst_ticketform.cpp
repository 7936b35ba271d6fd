// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ticketform.h"
#include "support/hostiletexts.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

/// The form of a team's ticket numbers, and their addresses.
class tst_ticketform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPatternIsMatchedWhole_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("number");
        QTest::addColumn<bool>("matches");
        QTest::newRow("as it should be") << u"HELP-[0-9]{1,6}"_s << u"HELP-4711"_s << true;
        QTest::newRow("one more at the end") << u"HELP-[0-9]{1,6}"_s << u"HELP-4711x"_s << false;
        QTest::newRow("one more at the beginning") << u"HELP-[0-9]{1,6}"_s << u"xHELP-4711"_s << false;
        QTest::newRow("another case") << u"HELP-[0-9]{1,6}"_s << u"help-4711"_s << false;
        QTest::newRow("the second alternative") << uR"(INC\d+|#\d+)"_s << u"#4711"_s << true;
        QTest::newRow("more behind an alternative") << uR"(INC\d+|#\d+)"_s << u"INC1x"_s << false;
        QTest::newRow("with anchors of its own") << u"^[A-Z]+-[0-9]+$"_s << u"A-1"_s << true;
        QTest::newRow("a line break at the end") << u"^[A-Z]+-[0-9]+$"_s << u"A-1\n"_s << false;
        QTest::newRow("what is no number at all") << u".*"_s << u"Ada Lovelace"_s << false;
        QTest::newRow("longer than any") << u".*"_s << QString(41, u'7') << false;
        QTest::newRow("an escaped bracket") << uR"([a-z]+\(?)"_s << u"abc"_s << true;
    }
    void aPatternIsMatchedWhole()
    {
        QFETCH(const QString, pattern);
        QFETCH(const QString, number);
        const auto read = TicketPattern::parse(pattern);
        QVERIFY(read);
        QTEST(read->matches(number), "matches");
        QCOMPARE(read->example(), QString());
    }

    void anExampleMatches()
    {
        const auto read = TicketPattern::parse(u"HELP-[0-9]+;example=HELP-1234"_s);
        QVERIFY(read);
        QCOMPARE(read->example(), u"HELP-1234"_s);
        QVERIFY(!read->matches(u"1234"_s));
        QVERIFY2(TicketPattern().matches(u"1234"_s), "without a pattern any number does");
        QVERIFY(!TicketPattern().matches(u"Ada Lovelace"_s));
    }

    void refusesAPattern_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("nothing") << QString();
        QTest::newRow("an example alone") << u";example=HELP-1"_s;
        QTest::newRow("an example that doesn't match") << u"HELP-[0-9]+;example=INC1"_s;
        QTest::newRow("an example that is a person") << u".*;example=Ada Lovelace"_s;
        QTest::newRow("no expression") << u"HELP-[0-9"_s;
        QTest::newRow("one that ends early") << u"a)|(?:b"_s;
        QTest::newRow("a blank") << u"HELP [0-9]+"_s;
        QTest::newRow("another script") << u"ГОРА-[0-9]+"_s;
        QTest::newRow("looks ahead") << u"(?=a)a"_s;
        QTest::newRow("looks ahead behind a backslash") << uR"(\\(?=a)a)"_s;
        QTest::newRow("refers back") << uR"((a)\1)"_s;
        QTest::newRow("quotes the rest") << uR"(a\Qb)"_s;
        QTest::newRow("calls itself") << u"a(?R)?"_s;
        QTest::newRow("commands the engine") << u"(*LIMIT_MATCH=99999999)a"_s;
        QTest::newRow("a backslash at the end") << uR"(a\)"_s;
        QTest::newRow("too long") << QString(201, u'a');
        QTest::newRow("too large") << u"(a{60000}){60000}"_s;
    }
    void refusesAPattern()
    {
        QFETCH(const QString, pattern);
        QVERIFY(!TicketPattern::parse(pattern));
    }

    /// The second alternative matches, but only after more steps than there may be.
    void aMatchTakesABoundedNumberOfSteps()
    {
        const auto read = TicketPattern::parse(u"(a+)+b|a+c"_s);
        QVERIFY(read);
        QVERIFY(read->matches(u"aaaac"_s));
        QVERIFY(!read->matches(QString(16, u'a') + u'c'));
    }

    void hostilePatternsEnd()
    {
        int accepted = 0;
        for (const QByteArray &pattern : tests::hostileFormsOf(tests::hostilePatterns, 39)) {
            const auto read = TicketPattern::parse(QString::fromUtf8(pattern));
            if (!read)
                continue;
            ++accepted;
            for (const QString &number : {QString(39, u'a') + u'!', QString(39, u'a') + u'b', QString(40, u'a')})
                (void)read->matches(number);
            QVERIFY2(!read->matches(u"Ada Lovelace"_s), pattern.constData());
        }
        QVERIFY(accepted > 50); // they were tried, not only refused
    }

    void anAddressHoldsTheNumberOnce_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("url");
        const QString desk = u"https://help.acme.test/agent/tickets/{ticket}"_s;
        QTest::newRow("a path") << desk << u"4711"_s << u"https://help.acme.test/agent/tickets/4711"_s;
        QTest::newRow("a mark that is only shown")
            << desk << u"#4711"_s << u"https://help.acme.test/agent/tickets/4711"_s;
        QTest::newRow("signs of addresses")
            << desk << u"a/b:c#d"_s << u"https://help.acme.test/agent/tickets/a%2Fb%3Ac%23d"_s;
        QTest::newRow("steps up") << desk << u"a/../../b"_s
                                  << u"https://help.acme.test/agent/tickets/a%2F..%2F..%2Fb"_s;
        QTest::newRow("steps up behind a mark") << desk << u"#.."_s << u"https://help.acme.test/agent/tickets/%23.."_s;
        QTest::newRow("a query") << u"https://help.acme.test:8443/find?n={ticket}&v=1"_s << u"INC-1"_s
                                 << u"https://help.acme.test:8443/find?n=INC-1&v=1"_s;
        QTest::newRow("a fragment") << u"https://help.acme.test/#/t/{ticket}"_s << u"7"_s
                                    << u"https://help.acme.test/#/t/7"_s;
        QTest::newRow("what is no number") << desk << u"Ada Lovelace"_s << QString();
    }
    void anAddressHoldsTheNumberOnce()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, number);
        const auto read = TicketAddress::parse(address);
        QVERIFY(read);
        QCOMPARE(read->host(), u"help.acme.test"_s);
        QTEST(QString::fromLatin1(read->urlOf(number).toEncoded()), "url");
    }

    void refusesAnAddress_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("nothing") << QString();
        QTest::newRow("without the number") << u"https://help.acme.test/"_s;
        QTest::newRow("with it twice") << u"https://help.acme.test/{ticket}/{ticket}"_s;
        QTest::newRow("with another placeholder") << u"https://help.acme.test/{ticket}/{user}"_s;
        QTest::newRow("with a lone brace") << u"https://help.acme.test/{ticket}}"_s;
        QTest::newRow("not encrypted") << u"http://help.acme.test/{ticket}"_s;
        QTest::newRow("a script") << u"javascript:alert('{ticket}')"_s;
        QTest::newRow("a file") << u"file:///etc/{ticket}"_s;
        QTest::newRow("no host") << u"https:///{ticket}"_s;
        QTest::newRow("the number is the host") << u"https://{ticket}/"_s;
        QTest::newRow("the number ends the host") << u"https://help.acme.test{ticket}/"_s;
        QTest::newRow("the number is the port") << u"https://help.acme.test:{ticket}/"_s;
        QTest::newRow("a user name") << u"https://ada@help.acme.test/{ticket}"_s;
        QTest::newRow("the number is the password") << u"https://ada:{ticket}@help.acme.test/"_s;
        QTest::newRow("a blank") << u"https://help.acme.test/a {ticket}"_s;
        QTest::newRow("a line break") << u"https://help.acme.test/\n{ticket}"_s;
        QTest::newRow("a letter of another script") << u"https://h\u0435lp.acme.test/{ticket}"_s;
        QTest::newRow("too long") << u"https://help.acme.test/{ticket}"_s + QString(500, u'a');
    }
    void refusesAnAddress()
    {
        QFETCH(const QString, address);
        QVERIFY(!TicketAddress::parse(address));
    }
};

LABDESK_TEST(tst_ticketform)
#include "tst_ticketform.moc"
