// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyauthenticator.h"
#include "support/memoryscan.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// What is left of the password of a proxy, and of what stands for it, once it was forgotten.
class tst_proxypass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOfThePasswordIsLeft_data()
    {
        QTest::addColumn<QList<QByteArray>>("offers"); // one after the other
        const QByteArray challenge = QByteArray("NTLMSSP\0\x02\0\0\0\0\0\0\0\x38\0\0\0\x01\x02\0\0", 24)
            + QByteArray(24, 'c') + QByteArray(8, '\0');
        QTest::newRow("Basic") << QList<QByteArray>{"Negotiate, Basic realm=\"x\""};
        QTest::newRow("NTLM") << QList<QByteArray>{"NTLM", "NTLM " + challenge.toBase64()};
    }

    void nothingOfThePasswordIsLeft()
    {
        QFETCH(QList<QByteArray>, offers);
        Canary canary;
        canary.alsoAsNtlm(u"DESK"_s, u"ana"_s);
        QByteArray bytes = canary.reveal();
        auto authenticator = std::make_shared<api::ProxyAuthenticator>(u"DESK\\ana"_s, Secret(bytes));
        wipe(bytes);
        {
            api::ProxyAuthAttempt turn(authenticator);
            QVERIFY(turn.tryBegin());
            for (const QByteArray &offer : offers) {
                auto answer = turn.credentialsFor(api::challengesIn({offer}));
                QVERIFY(answer);
                wipe(*answer);
            }
        }
        authenticator->forgetPassword();
        QCOMPARE(canary.findInMemory().join(u'\n'), QString());
    }

    /// With NTLM the password itself isn't sent.
    void ntlmGoesBeforeBasic_data()
    {
        QTest::addColumn<QList<QByteArray>>("offers"); // in one response
        QTest::addColumn<QByteArray>("scheme");
        QTest::newRow("Basic alone") << QList<QByteArray>{"Basic realm=\"p\""} << QByteArray("Basic ");
        QTest::newRow("NTLM alone") << QList<QByteArray>{"NTLM"} << QByteArray("NTLM ");
        QTest::newRow("behind Basic in one header") << QList<QByteArray>{"basic realm=p, NTLM"} << QByteArray("NTLM ");
        QTest::newRow("before Basic in one header") << QList<QByteArray>{"NTLM, Basic realm=p"} << QByteArray("NTLM ");
        QTest::newRow("in a header of its own, behind Basic's")
            << QList<QByteArray>{"Basic realm=\"p\"", "ntlm"} << QByteArray("NTLM ");
        QTest::newRow("with others that aren't known")
            << QList<QByteArray>{"Negotiate", "Digest realm=\"NTLM\", nonce=\"x\", basic realm=p"}
            << QByteArray("Basic ");
        QTest::newRow("nothing that is known") << QList<QByteArray>{"Negotiate"} << QByteArray();
    }
    void ntlmGoesBeforeBasic()
    {
        QFETCH(const QList<QByteArray>, offers);
        QFETCH(const QByteArray, scheme);
        api::ProxyAuthAttempt turn(std::make_shared<api::ProxyAuthenticator>(u"DESK\\ana"_s, Secret("correct horse")));
        QVERIFY(turn.tryBegin());
        const auto answer = turn.credentialsFor(api::challengesIn(offers));
        QCOMPARE(answer.has_value(), !scheme.isEmpty());
        if (answer)
            QVERIFY2(answer->startsWith(scheme), answer->constData());
    }
};

LABDESK_TEST(tst_proxypass)
#include "tst_proxypass.moc"
