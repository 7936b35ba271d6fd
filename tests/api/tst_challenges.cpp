// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/challenges.h"
#include "support/testmain.h"

using namespace labdesk;
using api::Challenge;
using api::challengesIn;

/// What a server offers to sign in with, however it lists it.
class tst_challenges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offers_data()
    {
        QTest::addColumn<QList<QByteArray>>("values");
        QTest::addColumn<QList<QByteArray>>("schemes");
        const auto row = [](const char *name, const QList<QByteArray> &values, const QList<QByteArray> &schemes) {
            QTest::newRow(name) << values << schemes;
        };
        row("one", {"Basic realm=\"desk\""}, {"basic"});
        row("one in each header", {"Negotiate", "NTLM", "Basic realm=\"x\""}, {"negotiate", "ntlm", "basic"});
        row("all in one header", {"Negotiate, NTLM, Basic realm=\"p\""}, {"negotiate", "ntlm", "basic"});
        row("with parameters between", {"Digest realm=\"x\", nonce=\"y\", qop=\"auth\", Basic realm=\"p\""},
            {"digest", "basic"});
        row("a realm without quotation marks", {"basic realm=p, NTLM"}, {"basic", "ntlm"});
        row("a comma in a realm", {"Basic realm=\"a, NTLM\""}, {"basic"});
        row("an escaped quotation mark in a realm", {"Basic realm=\"a\\\", NTLM\", Negotiate"}, {"basic", "negotiate"});
        row("blanks around an equals sign", {"Digest realm = \"x\" , nonce = \"y\",Basic"}, {"digest", "basic"});
        row("empty items", {", Basic realm=\"p\",, ,NTLM,"}, {"basic", "ntlm"});
        row("a token", {"NTLM TlRMTVNTUAACAAAA==, Basic realm=\"p\""}, {"ntlm", "basic"});
        row("nothing", {""}, {});
        row("parameters of nothing", {"realm=\"x\"", "Basic"}, {"basic"});
    }
    void offers()
    {
        QFETCH(QList<QByteArray>, values);
        QList<QByteArray> found;
        for (const Challenge &one : challengesIn(values))
            found += one.scheme;
        QTEST(found, "schemes");
    }

    void whatFollowsASchemeIsItsOwn()
    {
        const auto challenges = challengesIn({"NTLM TlRM==, Digest realm=\"a, b\", nonce=c"});
        QCOMPARE(challenges, (QList<Challenge>{{"ntlm", "TlRM=="}, {"digest", "realm=\"a, b\", nonce=c"}}));
        QCOMPARE(api::offered(challenges, "NTLM").value_or("?"), QByteArray("TlRM=="));
        QVERIFY(!api::offered(challenges, "basic"));
    }
};

LABDESK_TEST(tst_challenges)
#include "tst_challenges.moc"
