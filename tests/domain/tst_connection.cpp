// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/connection.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

Q_DECLARE_METATYPE(labdesk::UrlProblem)

class tst_connection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void i4_acceptsAddressesThatKeepTheKeySafe_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("url");
        QTest::newRow("https") << u"https://api.example.com"_s << u"https://api.example.com"_s;
        QTest::newRow("trailing slash") << u"https://api.example.com/"_s << u"https://api.example.com"_s;
        QTest::newRow("trailing slashes behind a colon")
            << u"https://api.example.com://"_s << u"https://api.example.com"_s;
        QTest::newRow("trailing slashes and blanks")
            << u"  https://api.example.com/v9///\n"_s << u"https://api.example.com/v9"_s;
        QTest::newRow("uppercase scheme and host") << u"HTTPS://API.Example.COM"_s << u"https://api.example.com"_s;
        QTest::newRow("odd port") << u"https://api.example.com:8443"_s << u"https://api.example.com:8443"_s;
        QTest::newRow("international name") << u"https://b\u00fccher.example"_s << u"https://xn--bcher-kva.example"_s;
        QTest::newRow("http to localhost") << u"http://localhost:8080"_s << u"http://localhost:8080"_s;
        QTest::newRow("http to LOCALHOST") << u"http://LOCALHOST:8080"_s << u"http://localhost:8080"_s;
        QTest::newRow("http to 127.0.0.1") << u"http://127.0.0.1:8080/"_s << u"http://127.0.0.1:8080"_s;
        QTest::newRow("http to another loopback address") << u"http://127.9.8.7"_s << u"http://127.9.8.7"_s;
        QTest::newRow("http to ::1") << u"http://[::1]:8080"_s << u"http://[::1]:8080"_s;
    }
    void i4_acceptsAddressesThatKeepTheKeySafe()
    {
        QFETCH(QString, typed);
        const auto outcome = parseServiceUrl(typed);
        QVERIFY(outcome.ok());
        QTEST(QString::fromUtf8(outcome.value().toEncoded()), "url");
    }

    void i4_refusesTheOthersAndSaysWhy_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<UrlProblem>("problem");
        QTest::newRow("nothing") << u"  "_s << UrlProblem::Empty;
        QTest::newRow("no scheme") << u"api.example.com"_s << UrlProblem::NotAUrl;
        QTest::newRow("no scheme, this computer by name") << u"localhost"_s << UrlProblem::LoopbackWithoutScheme;
        QTest::newRow("no scheme, this computer and a port")
            << u"localhost:8080/"_s << UrlProblem::LoopbackWithoutScheme;
        QTest::newRow("no scheme, this computer by number") << u"127.0.0.1:8080"_s << UrlProblem::LoopbackWithoutScheme;
        QTest::newRow("no scheme, this computer by its IPv6 number")
            << u"[::1]:8080"_s << UrlProblem::LoopbackWithoutScheme;
        QTest::newRow("no scheme, something that looks like this computer")
            << u"127.0.0.1.example.com"_s << UrlProblem::NotAUrl;
        QTest::newRow("blank inside") << u"https://api example.com"_s << UrlProblem::NotAUrl;
        QTest::newRow("encoded blank in the host") << u"https://api%20example.com"_s << UrlProblem::NotAUrl;
        QTest::newRow("port too large") << u"https://api.example.com:99999"_s << UrlProblem::NotAUrl;
        QTest::newRow("port 0") << u"https://api.example.com:0"_s << UrlProblem::NotAUrl;
        QTest::newRow("backslash trick") << u"https://api.example.com\\@evil.example"_s << UrlProblem::NotAUrl;
        QTest::newRow("no host") << u"https://"_s << UrlProblem::NoHost;
        QTest::newRow("only a path") << u"https:///v2"_s << UrlProblem::NoHost;
        QTest::newRow("one colon, no slashes") << u"https:api.example.com"_s << UrlProblem::NoHost;
        QTest::newRow("file") << u"file:///etc/passwd"_s << UrlProblem::NotHttp;
        QTest::newRow("ftp") << u"ftp://api.example.com"_s << UrlProblem::NotHttp;
        QTest::newRow("script") << u"javascript:alert(1)"_s << UrlProblem::NotHttp;
        QTest::newRow("http to another machine") << u"http://api.example.com"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("http to the local network") << u"http://192.168.1.7"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("http to all interfaces") << u"http://0.0.0.0:80"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("looks like 127.0.0.1") << u"http://127.0.0.1.example.com"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("looks like an address") << u"http://127.0.0.999"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("looks like localhost") << u"http://localhost.example.com"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("ends like localhost") << u"http://evil-localhost"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("another IPv6 address") << u"http://[::2]"_s << UrlProblem::PlainHttpToOtherHost;
        QTest::newRow("user name that looks like the host")
            << u"http://127.0.0.1@evil.example"_s << UrlProblem::HasUserInfo;
        QTest::newRow("user and password") << u"https://me:pw@api.example.com"_s << UrlProblem::HasUserInfo;
        QTest::newRow("empty user") << u"https://@api.example.com"_s << UrlProblem::HasUserInfo;
        QTest::newRow("query") << u"https://api.example.com/?key=1"_s << UrlProblem::HasQueryOrFragment;
        QTest::newRow("empty query") << u"https://api.example.com?"_s << UrlProblem::HasQueryOrFragment;
        QTest::newRow("fragment") << u"https://api.example.com/#top"_s << UrlProblem::HasQueryOrFragment;
    }
    void i4_refusesTheOthersAndSaysWhy()
    {
        QFETCH(QString, typed);
        QFETCH(UrlProblem, problem);
        const auto outcome = parseServiceUrl(typed);
        QVERIFY(!outcome.ok());
        QCOMPARE(int(outcome.error()), int(problem));
        QVERIFY(!describe(outcome.error()).isEmpty());
    }

    void keyHeadersAreTokensThatHttpDoesNotNeedItself_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isUsable");
        QTest::newRow("the contract's") << u"x-service-api-key"_s << true;
        QTest::newRow("Authorization") << u"Authorization"_s << true;
        QTest::newRow("64 characters") << QString(64, u'x') << true;
        QTest::newRow("65 characters") << QString(65, u'x') << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("blank inside") << u"x key"_s << false;
        QTest::newRow("colon") << u"x-key:"_s << false;
        QTest::newRow("line feed at the end") << u"x-key\n"_s << false;
        QTest::newRow("header injection") << u"x\r\nHost"_s << false;
        QTest::newRow("not ASCII") << u"x-cl\u00e9"_s << false;
        QTest::newRow("Host") << u"Host"_s << false;
        QTest::newRow("content-length in other letters") << u"CONTENT-Length"_s << false;
        QTest::newRow("Cookie") << u"Cookie"_s << false;
        QTest::newRow("Transfer-Encoding") << u"Transfer-Encoding"_s << false;
        for (const char *taken :
             {"Connection", "Keep-Alive", "Proxy-Connection", "Proxy-Authorization", "Accept-Language", "Range", "Via"})
            QTest::newRow(taken) << QString::fromLatin1(taken) << false;
    }
    void keyHeadersAreTokensThatHttpDoesNotNeedItself()
    {
        QFETCH(QString, name);
        QTEST(isUsableHeaderName(name), "isUsable");
    }

    void onlyLiteralFormsAreThisMachine()
    {
        for (const QString &host : {u"localhost"_s, u"LocalHost"_s, u"127.0.0.1"_s, u"127.255.255.255"_s, u"::1"_s})
            QVERIFY2(isLoopbackHost(host), qPrintable(host));
        for (const QString &host :
             {QString(), u"127.0.0.1\n"_s, u"127.0.0.256"_s, u"127.0.0"_s, u"127.0.0.01"_s, u"0.0.0.0"_s,
              u"localhost."_s, u"x127.0.0.1"_s, u"::2"_s, u"localhost.example.com"_s})
            QVERIFY2(!isLoopbackHost(host), qPrintable(host));
    }

    void everyEnvironmentHasItsOwnWord()
    {
        const QStringList words = {formatEnvironment(Environment::Local), formatEnvironment(Environment::Sandbox),
                                   formatEnvironment(Environment::Production), formatEnvironment(Environment::Other)};
        QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), 4);
        for (const QString &word : words)
            QCOMPARE(word, word.toUpper());
    }
};

LABDESK_TEST(tst_connection)
#include "tst_connection.moc"
