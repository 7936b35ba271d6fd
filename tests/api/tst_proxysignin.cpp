// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/signinproxy.h"
#include "tlsfiles.h"

#include <array>

using Manner = SignInProxy::Manner;

Q_DECLARE_METATYPE(labdesk::tests::SignInProxy::Manner)

namespace {

constexpr int patience = 30'000;

/// A service that is reached through a proxy which wants a password.
struct Office
{
    explicit Office(Manner manner)
        : service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"otherhost"_s)),
          proxy(manner, service.serverPort())
    {
    }

    Connection connection(const QByteArray &user = SignInProxy::user) const
    {
        Connection found = keyConnection(QUrl(u"https://other.example"_s));
        found.environment = Environment::Sandbox;
        found.network.proxy = NetworkSettings::Proxy::Own;
        found.network.ownProxy = {u"127.0.0.1"_s, proxy.serverPort()};
        found.network.proxyUser = QString::fromUtf8(user);
        return found;
    }

    FaultServer service;
    SignInProxy proxy;
};

Credentials withPassword(const QByteArray &password)
{
    Credentials known = testKey();
    known.proxyPassword = Secret(password);
    return known;
}

/// As patient as a busy machine needs.
api::ClientOptions patient(int maxRetries = 2)
{
    return quick(60s, maxRetries);
}

bool speaksOf(const api::RequestRecord &record, const QByteArray &words)
{
    for (const api::RequestAttempt &attempt : record.attempts)
        for (const auto &lines : {attempt.sent, attempt.came})
            for (const api::HeaderLine &line : lines)
                if (line.value.contains(words) || line.name.toLower().startsWith("proxy-auth"))
                    return true;
    return false;
}

} // namespace

/// A proxy that wants to know who somebody is hears it once; the service behind it never does.
class tst_proxysignin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProxyHearsThePasswordAndTheServiceTheKey_data();
    void theProxyHearsThePasswordAndTheServiceTheKey();
    void ntlmSaysWhoItIsAndNotThePassword();
    void aRefusedPasswordIsSentOnceHoweverManyRequestsWait_data();
    void aRefusedPasswordIsSentOnceHoweverManyRequestsWait();
    void aNewPasswordIsTriedAgain();
    void whatIsNotKnownIsAskedForAndNotSent_data();
    void whatIsNotKnownIsAskedForAndNotSent();
    void manyRequestsAtOnceSignInEachOnItsOwnConnection();
    void aProxyThatForbidsTheHostDoesNotSpeakOfThePassword();
    void whoWaitsAtTheProxyCanLeave();
    void aMethodThatNobodyKnowsHereIsSaidToBeOne();
    void aForgottenPasswordIsNotSent();

private:
    const TrustedAuthority m_authority;
};

void tst_proxysignin::theProxyHearsThePasswordAndTheServiceTheKey_data()
{
    QTest::addColumn<Manner>("manner");
    QTest::newRow("Basic") << Manner::Basic;
    QTest::newRow("Basic, on a connection that is closed after 407") << Manner::BasicOnceAndEnd;
    QTest::newRow("Basic, and the connection of 407 is closed without a word") << Manner::BasicHangingUp;
    QTest::newRow("Basic, and nothing more is answered on the connection of 407") << Manner::BasicDeaf;
    QTest::newRow("Basic, and 100 in one piece with each answer") << Manner::BasicInterim;
    QTest::newRow("Basic, carelessly written") << Manner::BasicBare;
    QTest::newRow("Basic, offered with others in one header") << Manner::SeveralInOne;
    QTest::newRow("NTLM") << Manner::Ntlm;
    QTest::newRow("NTLM, and the connection of the first 407 is closed without a word") << Manner::NtlmHangingUp;
}

void tst_proxysignin::theProxyHearsThePasswordAndTheServiceTheKey()
{
    QFETCH(Manner, manner);
    for (const CallKind kind : AllCallKinds) {
        Office office(manner);
        api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient());
        bool wasTold = false;
        connect(&client, &api::ApiClient::requestChanged, this, [&](const api::RequestRecord &record) {
            wasTold = wasTold || speaksOf(record, SignInProxy::password);
        });
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
        QVERIFY2(!result.error, result.error ? qPrintable(describe(*result.error).sentence) : nameOf(kind));
        QCOMPARE(office.proxy.tunnels(), 1);
        QVERIFY(!wasTold);
        QCOMPARE(office.service.requests(), 1); // a write as well: what stopped at the proxy never left for it
        QCOMPARE(FaultServer::header(office.service.heads().first(), "x-service-api-key"), testKey().reveal());
        QVERIFY(!office.service.heads().first().toLower().contains("proxy-"));
        for (const QByteArray &head : office.proxy.heads()) {
            QVERIFY2(head.startsWith("CONNECT other.example:443 "), head.constData());
            QVERIFY(!head.contains(testKey().reveal()));
        }
    }
}

void tst_proxysignin::ntlmSaysWhoItIsAndNotThePassword()
{
    Office office(Manner::Ntlm);
    api::ApiClient client(office.connection("DOM\\ana"), withPassword("correct horse"), patient());
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
    QVERIFY(!result.error);
    const QList<QByteArray> answers = office.proxy.answers();
    QCOMPARE(answers.size(), 2); // type 1 and type 3
    const QByteArray last = QByteArray::fromBase64(answers.last().mid(5));
    QCOMPARE(last.at(8), char(3));
    QVERIFY(last.contains(QByteArray("a\0n\0a\0", 6)));
    QVERIFY(!last.contains("correct") && !last.contains(QByteArray("c\0o\0r\0r", 7)));
}

void tst_proxysignin::aRefusedPasswordIsSentOnceHoweverManyRequestsWait_data()
{
    QTest::addColumn<Manner>("manner");
    QTest::addColumn<int>("answers"); // that the proxy hears
    QTest::newRow("Basic") << Manner::Basic << 1;
    QTest::newRow("Basic, on a connection that is closed after 407") << Manner::BasicOnceAndEnd << 1;
    QTest::newRow("NTLM: type 1 and type 3") << Manner::NtlmRefusing << 2;
    QTest::newRow("a proxy that hangs up after 407 and does not say so") << Manner::HangingUp << 1;
    QTest::newRow("a proxy that hangs up in place of an answer") << Manner::SilentlyHangingUp << 1;
    QTest::newRow("a proxy that says 401") << Manner::BasicAs401 << 1;
}

void tst_proxysignin::aRefusedPasswordIsSentOnceHoweverManyRequestsWait()
{
    QFETCH(Manner, manner);
    QFETCH(int, answers);
    Office office(manner);
    api::ApiClient client(office.connection(), withPassword("wrong password"), patient());
    std::array<Result, std::size(AllCallKinds)> results;
    std::vector<api::Call> calls;
    for (const CallKind kind : AllCallKinds) // all at once
        calls.push_back(sendKind(client, kind, into(results[size_t(kind)])));
    for (const CallKind kind : AllCallKinds)
        QTRY_VERIFY_WITH_TIMEOUT(results[size_t(kind)].ended, patience);
    for (const CallKind kind : AllCallKinds) { // and one after the other
        Result late;
        const auto call = sendKind(client, kind, into(late));
        QTRY_VERIFY_WITH_TIMEOUT(late.ended, patience);
        for (const Result &result : {late, results[size_t(kind)]}) {
            QVERIFY(result.error);
            QCOMPARE(result.error->kind, Kind::ProxySignInRefused);
            QCOMPARE(result.error->httpStatus, 0); // it is the proxy's status, and not the service's
            QCOMPARE(result.error->tries, 1);
            const QString address = u"127.0.0.1:%1"_s.arg(office.proxy.serverPort());
            QVERIFY(describe(*result.error).sentence.contains(address));
            QVERIFY(describe(*result.error).nextStep.contains(u"Advanced"));
            const bool isGuess = manner == Manner::SilentlyHangingUp && result.error->reason != Reason::None;
            QVERIFY(isGuess || describe(*result.error).sentence.contains(u"rejected"));
        }
    }
    QVERIFY2(office.proxy.answers().size() <= answers, qPrintable(QString::number(office.proxy.answers().size())));
    QCOMPARE(office.proxy.tunnels(), 0);
    QCOMPARE(office.service.connections(), 0);
}

void tst_proxysignin::aNewPasswordIsTriedAgain()
{
    Office office(Manner::Basic);
    api::ApiClient client(office.connection(), withPassword("wrong password"), patient());
    for (const bool isRight : {false, true}) {
        Result result;
        const auto call = sendKind(client, CallKind::Delete, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
        QCOMPARE(!result.error, isRight);
        client.setSecret(withPassword(SignInProxy::password));
    }
    QCOMPARE(office.proxy.answers(),
             (QList<QByteArray>{SignInProxy::basic("ana", "wrong password"),
                                SignInProxy::basic("ana", SignInProxy::password)}));
    QCOMPARE(office.service.requests(), 1);
}

void tst_proxysignin::whatIsNotKnownIsAskedForAndNotSent_data()
{
    QTest::addColumn<QByteArray>("user");
    QTest::addColumn<QByteArray>("password");
    QTest::newRow("neither") << QByteArray() << QByteArray();
    QTest::newRow("no password") << SignInProxy::user << QByteArray();
    QTest::newRow("no user") << QByteArray() << SignInProxy::password;
}

void tst_proxysignin::whatIsNotKnownIsAskedForAndNotSent()
{
    QFETCH(QByteArray, user);
    QFETCH(QByteArray, password);
    for (const Manner manner : {Manner::Basic, Manner::Ntlm, Manner::BasicOnceAndEnd, Manner::NegotiateAlone}) {
        Office office(manner);
        api::ApiClient client(office.connection(user), withPassword(password), patient());
        for (const CallKind kind : AllCallKinds) {
            Result result;
            const auto call = sendKind(client, kind, into(result));
            QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
            QVERIFY(result.error);
            QCOMPARE(result.error->kind, Kind::ProxySignInNeeded);
            QCOMPARE(result.error->reason,
                     manner == Manner::NegotiateAlone ? Reason::ProxySignInUnknown : Reason::None);
            QCOMPARE(result.error->tries, 1);
        }
        QVERIFY(office.proxy.answers().isEmpty());
        QCOMPARE(office.service.connections(), 0);
    }
}

void tst_proxysignin::manyRequestsAtOnceSignInEachOnItsOwnConnection()
{
    Office office(Manner::Basic);
    api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient());
    std::array<Result, 12> results;
    std::vector<api::Call> calls;
    for (Result &result : results)
        calls.push_back(sendKind(client, CallKind::Delete, into(result)));
    for (const Result &result : results)
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
    for (const Result &result : results)
        QVERIFY(!result.error);
    QCOMPARE(office.service.requests(), int(results.size())); // each write once
}

void tst_proxysignin::aProxyThatForbidsTheHostDoesNotSpeakOfThePassword()
{
    Office office(Manner::Forbidding);
    api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient(0));
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, Kind::ProxyFailed);
}

void tst_proxysignin::whoWaitsAtTheProxyCanLeave()
{
    for (const CallKind kind : AllCallKinds) {
        Office office(Manner::Silent);
        api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient());
        Result gone, waiting;
        auto first = sendKind(client, kind, into(gone));
        QTRY_COMPARE_WITH_TIMEOUT(office.proxy.heads().size(), 1, patience);
        auto second = sendKind(client, kind, into(waiting)); // for its turn
        first.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(office.proxy.heads().size(), 2, patience); // which it has now
        second.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(office.proxy.isQuiet(), patience);
        QVERIFY(!gone.ended && !waiting.ended);
        QCOMPARE(office.service.connections(), 0);
    }
}

void tst_proxysignin::aMethodThatNobodyKnowsHereIsSaidToBeOne()
{
    Office office(Manner::NegotiateAlone);
    api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient());
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
        QVERIFY(result.error);
        QCOMPARE(result.error->reason, Reason::ProxySignInUnknown);
    }
    QVERIFY(office.proxy.answers().isEmpty());
}

void tst_proxysignin::aForgottenPasswordIsNotSent()
{
    Office office(Manner::Basic);
    api::ApiClient client(office.connection(), withPassword(SignInProxy::password), patient());
    client.forgetSecret();
    client.setSecret(testKey()); // the password is not there yet
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
    QCOMPARE(result.error->kind, Kind::ProxySignInNeeded);
    QVERIFY(office.proxy.answers().isEmpty());
}

LABDESK_TEST(tst_proxysignin)
#include "tst_proxysignin.moc"
