// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"
#include "domain/link.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_link : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("service");
        using LinkKind = Link::Kind;
        const auto row = [](const char *name, const QString &text, LinkKind kind, const QString &id = {},
                            const QString &service = {}) { QTest::newRow(name) << text << int(kind) << id << service; };
        row("a user", u"labdesk://user/8f1c2d3e-0000-4000-8000-000000009a2e"_s, LinkKind::User,
            u"8f1c2d3e-0000-4000-8000-000000009a2e"_s);
        row("an id in capitals stays so", u"labdesk://user/AB%2Fc%20d"_s, LinkKind::User, u"AB/c d"_s);
        row("of a service", u"labdesk://user/1?service=api.example.org%3A8443"_s, LinkKind::User, u"1"_s,
            u"api.example.org:8443"_s);
        row("a provider", u"labdesk://provider/oura"_s, LinkKind::Provider, u"oura"_s);
        row("a place", u"labdesk://payors"_s, LinkKind::Payors);
        row("the jobs", u"labdesk://jobs"_s, LinkKind::Jobs);
        row("the history", u"labdesk://history"_s, LinkKind::History);
        row("the centers", u"labdesk://centers"_s, LinkKind::Centers);
        row("an order", u"labdesk://centers/order/8f1c2d3e-0000-4000-8000-000000009a2e"_s, LinkKind::Order,
            u"8f1c2d3e-0000-4000-8000-000000009a2e"_s);
        row("a ZIP", u"labdesk://centers/zip/02116"_s, LinkKind::Zip, u"02116"_s);
        row("a ZIP with a lab", u"labdesk://centers/zip/02116?lab=27"_s, LinkKind::Zip, u"02116"_s);
        row("a lab that is zero", u"labdesk://centers/zip/02116?lab=0&service=a.example.org"_s, LinkKind::Zip,
            u"02116"_s, u"a.example.org"_s);
        row("a payor", u"labdesk://payor/60054"_s, LinkKind::Payor, u"60054"_s);
        row("a payor with what it is found by", u"labdesk://payor/A%2F1?name=Blue%20%26%20Sons"_s, LinkKind::Payor,
            u"A/1"_s);
        row("for a ticket", u"labdesk://user/1?ticket=HELP-4711&service=a.example.org"_s, LinkKind::User, u"1"_s,
            u"a.example.org"_s);
        row("for a ticket with signs", u"labdesk://payors?ticket=%23a%2Fb%3A1"_s, LinkKind::Payors);
        row("a filter", u"labdesk://users?filter=tz%3Anone%20%26"_s, LinkKind::Users);
    }
    void readsWhatItWrites()
    {
        QFETCH(QString, text);
        const auto link = parseLink(text);
        QVERIFY(link);
        QTEST(int(link->kind), "kind");
        QTEST(link->id, "id");
        QTEST(link->service, "service");
        QCOMPARE(linkText(*link), text);
        QCOMPARE(parseLink(u" \n"_s + text + u' '), link);
    }

    void theHistoryIsFoundByItsFormerName()
    {
        for (const QString &text : {u"labdesk://activity"_s, u"labdesk://Activity/?service=a.example.org"_s}) {
            const auto link = parseLink(text);
            QVERIFY2(link && link->kind == Link::Kind::History, qPrintable(text));
            QVERIFY(linkText(*link).startsWith(u"labdesk://history"));
        }
        QVERIFY(!parseLink(u"labdesk://"_s));
    }

    void aTicketIsReadAsItsSystemWritesIt_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("ticket");
        QTest::newRow("as it is") << u"ticket=HELP-4711"_s << u"HELP-4711"_s;
        QTest::newRow("encoded") << u"ticket=%48ELP%2D4711"_s << u"HELP-4711"_s;
        QTest::newRow("a mark, encoded") << u"ticket=%234711"_s << u"#4711"_s;
        QTest::newRow("digits of another keyboard") << u"ticket=HELP-٤٧١١"_s << u"HELP-4711"_s;
        QTest::newRow("nothing, as from an empty field") << u"ticket="_s << QString();
        QTest::newRow("blanks") << u"ticket=%20"_s << QString();
        QTest::newRow("words, for whoever knows the pattern") << u"ticket=Ada%20L"_s << u"Ada L"_s;
    }
    void aTicketIsReadAsItsSystemWritesIt()
    {
        QFETCH(const QString, item);
        for (const QString &place : {u"labdesk://user/1?"_s, u"labdesk://jobs?"_s, u"labdesk://users?filter=a&"_s}) {
            const auto link = parseLink(place + item);
            QVERIFY(link);
            QTEST(link->ticket, "ticket");
        }
    }

    void aZipIsReadAsPeopleWriteIt()
    {
        const auto lab = parseLink(u"labdesk://centers/zip/02116?lab=٢٧"_s);
        QVERIFY(lab);
        QCOMPARE(lab->lab, 27);
        for (const QString &zip : {u"٠٢١١٦"_s, u"02116-1234"_s, u"021161234"_s, u"MA%2002116"_s}) {
            const auto link = parseLink(u"labdesk://centers/zip/"_s + zip);
            QVERIFY2(link, qPrintable(zip));
            QCOMPARE(linkText(*link), u"labdesk://centers/zip/02116"_s);
        }
    }

    void whatOthersAddIsNoPartOfIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("link");
        const auto row
            = [](const char *name, const QString &text, const QString &link) { QTest::newRow(name) << text << link; };
        row("a slash behind a place", u"labdesk://users/"_s, u"labdesk://users"_s);
        row("a slash behind an ID", u"labdesk://user/client-1/"_s, u"labdesk://user/client-1"_s);
        row("a slash before the filter", u"labdesk://users/?filter=a"_s, u"labdesk://users?filter=a"_s);
        row("one slash", u"labdesk:/user/client-1"_s, u"labdesk://user/client-1"_s);
        row("three slashes", u"labdesk:///user/client-1"_s, u"labdesk://user/client-1"_s);
        row("a line that a mailer wrapped", u"labdesk://user/0b1e9f64-0000-4000-8000-\r\n 000000000001"_s,
            u"labdesk://user/0b1e9f64-0000-4000-8000-000000000001"_s);
        row("a line of quoted-printable", u"labdesk://user/cli=\r\nent-1"_s, u"labdesk://user/client-1"_s);
        row("the address of a filter of mails",
            u"https://eur01.safelinks.example.com/?url=labdesk%3A%2F%2Fuser%2Fclient-1&data=05"_s,
            u"labdesk://user/client-1"_s);
        row("the address of another one", u"https://urldefense.example.com/v3/__labdesk://user/client-1__;!!ab$"_s,
            u"labdesk://user/client-1"_s);
        row("a filter in the address of another one",
            u"https://urldefense.example.com/v3/__labdesk://users?filter=name%3AA%26B__;!!x$"_s,
            u"labdesk://users?filter=name%3AA%26B"_s);
        row("a filter in an address that encodes it",
            u"https://eur01.safelinks.example.com/?url=labdesk%3A%2F%2Fusers%3Ffilter%3Dname%253AA%2526B&data=05"_s,
            u"labdesk://users?filter=name%3AA%26B"_s);
        row("a link of Markdown", u"[labdesk://user/client-1](labdesk://user/client-1)"_s,
            u"labdesk://user/client-1"_s);
        row("marks of Markdown", u"**labdesk://user/client-1**"_s, u"labdesk://user/client-1"_s);
        row("brackets of HTML", u"&lt;labdesk://user/client-1&gt;"_s, u"labdesk://user/client-1"_s);
        row("a full stop of another script", u"labdesk://user/client-1。"_s, u"labdesk://user/client-1"_s);
        row("the end of a sentence", u"labdesk://user/client-1."_s, u"labdesk://user/client-1"_s);
        row("a comma and a bracket", u"labdesk://user/client-1),"_s, u"labdesk://user/client-1"_s);
        row("an angle bracket of a mail", u"labdesk://user/client-1>"_s, u"labdesk://user/client-1"_s);
        row("a quotation mark", u"labdesk://user/client-1\u201d"_s, u"labdesk://user/client-1"_s);
        row("a place in a page", u"labdesk://user/client-1#x"_s, u"labdesk://user/client-1"_s);
        row("a mark of direction", u"\u2068labdesk://user/client-1\u2069"_s, u"labdesk://user/client-1"_s);
        row("all of it", u"labdesk://user/client-1/#top)."_s, u"labdesk://user/client-1"_s);
        row("angle brackets around it", u"<labdesk://user/client-1>"_s, u"labdesk://user/client-1"_s);
        row("angle brackets as the RFC wants them", u"<URL:labdesk://user/client-1>"_s, u"labdesk://user/client-1"_s);
        row("brackets of a sentence", u"(labdesk://user/client-1)."_s, u"labdesk://user/client-1"_s);
        row("quotation marks around it", u"\u00ablabdesk://user/client-1\u00bb"_s, u"labdesk://user/client-1"_s);
        row("the text that a chat shows", u"<labdesk://user/client-1|Client 1>"_s, u"labdesk://user/client-1"_s);
        row("an ampersand of HTML", u"labdesk://users?filter=a&amp;service=h"_s,
            u"labdesk://users?filter=a&service=h"_s);
        row("how clicks are counted", u"labdesk://user/client-1?utm_source=x&service=h&fbclid=y"_s,
            u"labdesk://user/client-1?service=h"_s);
        row("what belongs to the filter", u"labdesk://users?filter=a%26amp%3Bb%7Cc"_s,
            u"labdesk://users?filter=a%26amp%3Bb%7Cc"_s);
        row("a dot that belongs to the ID", u"labdesk://user/inc%2E"_s, u"labdesk://user/inc%2E"_s);
    }
    void whatOthersAddIsNoPartOfIt()
    {
        QFETCH(const QString, text);
        const auto link = parseLink(text);
        QVERIFY(link);
        QTEST(linkText(*link), "link");
    }

    void aFilterComesBackWholeOrNotAtAll_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("isLink");
        QTest::newRow("chips and what was typed") << QString(1079, u'a') << true;
        QTest::newRow("letters that take nine characters each") << QString(4000, u'\u3042') << true;
        QTest::newRow("ends with a dot") << u"client:x."_s << true;
        QTest::newRow("a part would find others") << QString(4001, u'a') << false;
    }
    void aFilterComesBackWholeOrNotAtAll()
    {
        QFETCH(const QString, filter);
        const auto link = parseLink(linkText({.kind = Link::Kind::Users, .filter = filter}));
        QTEST(link.has_value(), "isLink");
        if (link)
            QCOMPARE(link->filter, filter);
    }

    void itsWordsAreReadInAnyCase()
    {
        const auto link = parseLink(u"LABDESK://Centers/ZIP/02116?lab=27"_s);
        QVERIFY(link && link->kind == Link::Kind::Zip && link->lab == 27);
        QCOMPARE(linkText(*link), u"labdesk://centers/zip/02116?lab=27"_s);
        const auto user = parseLink(u"labdesk://USER/8F1C2D3E-0000-4000-8000-000000009A2E"_s);
        QVERIFY(user && isSameId(user->id, u"8f1c2d3e-0000-4000-8000-000000009a2e"_s));
    }

    void refusesWhatOpensNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("another scheme") << u"https://user/1"_s;
        QTest::newRow("no id") << u"labdesk://user/"_s;
        QTest::newRow("a step up") << u"labdesk://user/.."_s;
        QTest::newRow("a control character") << u"labdesk://user/a%0Ab"_s;
        QTest::newRow("an action") << u"labdesk://delete/1"_s;
        QTest::newRow("more than an id") << u"labdesk://payors/delete"_s;
        QTest::newRow("a key") << u"labdesk://user/1?key=abc"_s;
        QTest::newRow("a filter where there is none") << u"labdesk://user/1?filter=a"_s;
        QTest::newRow("a control character in a filter") << u"labdesk://users?filter=a%00"_s;
        QTest::newRow("an order without its ID") << u"labdesk://centers/order/"_s;
        QTest::newRow("an order that is a step up") << u"labdesk://centers/order/.."_s;
        QTest::newRow("a ZIP of four digits") << u"labdesk://centers/zip/0211"_s;
        QTest::newRow("a ZIP of letters") << u"labdesk://centers/zip/abcde"_s;
        QTest::newRow("a lab that is no number") << u"labdesk://centers/zip/02116?lab=x"_s;
        QTest::newRow("a lab with a sign") << u"labdesk://centers/zip/02116?lab=-1"_s;
        QTest::newRow("a lab without end") << u"labdesk://centers/zip/02116?lab=12345678901234567890"_s;
        QTest::newRow("a lab for an order") << u"labdesk://centers/order/1?lab=27"_s;
        QTest::newRow("a name for a user") << u"labdesk://user/1?name=a"_s;
        QTest::newRow("something else of the centers") << u"labdesk://centers/delete/1"_s;
        QTest::newRow("a job by its number") << u"labdesk://jobs/1"_s;
        QTest::newRow("two tickets") << u"labdesk://user/1?ticket=A-1&ticket=A-2"_s;
        QTest::newRow("a ticket with a line break") << u"labdesk://user/1?ticket=A-1%0AX"_s;
        QTest::newRow("a ticket of 1 MB") << u"labdesk://user/1?ticket="_s + QString(1'000'000, u'7');
        QTest::newRow("a novel") << u"labdesk://users?filter="_s + QString(5000, u'a');
    }
    void refusesWhatOpensNothing()
    {
        QFETCH(QString, text);
        QVERIFY(!parseLink(text));
    }
};

LABDESK_TEST(tst_link)
#include "tst_link.moc"
