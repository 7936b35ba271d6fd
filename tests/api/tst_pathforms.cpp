// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "clientplays.h"
#include "everyoperation.h"

#include <algorithm>

namespace {

/// The path and query of a request, as they came.
QByteArray targetOf(const QByteArray &head)
{
    return head.split(' ').at(1);
}

bool hasSlash(const QByteArray &head)
{
    return targetOf(head).split('?').constFirst().endsWith('/');
}

QByteArray otherForm(const QByteArray &target)
{
    const qsizetype end = target.indexOf('?') < 0 ? target.size() : target.indexOf('?');
    const QByteArray path = target.left(end);
    return (path.endsWith('/') ? path.chopped(1) : path + '/') + target.mid(end);
}

Play movedTo(const QByteArray &status, const QByteArray &location)
{
    return {.bytes = httpReply(status, "", "", {"Location: " + location})};
}

/// A right answer to each operation but the token exchange and the look for a newer version.
QByteArray bodyOf(const QByteArray &target)
{
    if (target.contains("/oauth/token"))
        return R"({"access_token":"abcdefgh12345678","scope":"","expires_in":86400,"token_type":"Bearer"})";
    if (target.contains("/psc/info"))
        return R"({"lab_id":27,"slug":"labcorp","patient_service_centers":[]})";
    if (target.contains("/insurance/latest"))
        return R"({"payor_code":"P","member_id":"M","relationship":"Self","insured":{},"company":{}})";
    const bool isList = target.startsWith("/v2/user/providers") || target.startsWith("/v2/providers")
        || target.startsWith("/v3/insurance");
    return isList ? "[]"_ba : bodyForAll();
}

/// A service that knows each path in one form, and sends those who ask for the other there.
class OneFormServer : public FaultServer
{
public:
    explicit OneFormServer(bool withSlash, const QByteArray &status = "307 Temporary Redirect", bool isAbsolute = false)
        : FaultServer({goodAnswer()}), m_withSlash(withSlash)
    {
        playBy([this, status, isAbsolute](const QByteArray &head) {
            const QByteArray target = targetOf(head);
            if (hasSlash(head) != m_withSlash)
                return movedTo(status, (isAbsolute ? url().toEncoded() : QByteArray()) + otherForm(target));
            const bool isUserList = head.startsWith("GET /v2/user/ ") || head.startsWith("GET /v2/user ");
            return answer("200 OK", isUserList ? listOf(3) : bodyOf(target));
        });
    }

    /// Requests that were carried out.
    int served() const
    {
        return int(std::ranges::count_if(heads(), [this](const auto &head) { return hasSlash(head) == m_withSlash; }));
    }

private:
    bool m_withSlash;
};

const QByteArray followed[]
    = {"301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"};

} // namespace

/// Paths are served with and without the slash at their end (field notes, "Operations").
class tst_pathforms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachOperationWorksAtAServiceOfOneForm_data();
    void eachOperationWorksAtAServiceOfOneForm();
    void theSameVerbBodyAndKeyGoToTheOtherForm_data();
    void theSameVerbBodyAndKeyGoToTheOtherForm();
    void everyOtherRedirectIsRefused_data();
    void everyOtherRedirectIsRefused();
    void theKeyNeverReachesAnotherOrigin();
    void aServiceThatSendsInCirclesIsAskedTwice();
    void aFormThatChangesIsLearnedAgain();
    void aWriteThatFailsAfterARedirectIsNotRepeated_data();
    void aWriteThatFailsAfterARedirectIsNotRepeated();
    void aReadIsRepeatedInTheFormThatWasFound();
    void aRedirectIsAnAttemptOfTheRecord();
    void aRedirectTakesOneOfTheRetriesOfAMinute();
    void theDeadlineOfATryIncludesARedirect();
};

void tst_pathforms::eachOperationWorksAtAServiceOfOneForm_data()
{
    QTest::addColumn<bool>("withSlash");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<bool>("isAbsolute");
    for (const bool withSlash : {true, false})
        for (const QByteArray &status : followed)
            for (const bool isAbsolute : {true, false})
                QTest::addRow("%s only, %s to %s", withSlash ? "with the slash" : "without the slash",
                              status.constData(), isAbsolute ? "an address" : "a path")
                    << withSlash << status << isAbsolute;
}

void tst_pathforms::eachOperationWorksAtAServiceOfOneForm()
{
    QFETCH(bool, withSlash);
    QFETCH(QByteArray, status);
    QFETCH(bool, isAbsolute);
    for (const tests::Operation &operation : everyOperation()) {
        if (operation.name == "lookUpRelease"_ba) // not of the service
            continue;
        OneFormServer server(withSlash, status, isAbsolute);
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s));
        for (const int times : {1, 2}) {
            const int before = server.requests();
            Result result;
            const auto call = operation.send(client, server.url(), into(result));
            QTRY_VERIFY(result.ended);
            QVERIFY2(!result.error, operation.name);
            const bool isWithToken = operation.name == "requestToken"_ba; // by a client of its own: two operations
            QCOMPARE(server.served(), isWithToken ? 2 * times : times);
            QVERIFY2(times == 1 || isWithToken || server.requests() == before + 1, "the form was forgotten");
        }
    }
}

void tst_pathforms::theSameVerbBodyAndKeyGoToTheOtherForm_data()
{
    QTest::addColumn<CallKind>("kind");
    QTest::addColumn<bool>("withSlash");
    for (const CallKind kind : AllCallKinds)
        for (const bool withSlash : {true, false})
            if (withSlash != (kind == CallKind::Create)) // the form that the operation does not use by itself
                QTest::newRow(nameOf(kind)) << kind << withSlash;
}

void tst_pathforms::theSameVerbBodyAndKeyGoToTheOtherForm()
{
    QFETCH(CallKind, kind);
    QFETCH(bool, withSlash);
    for (const QByteArray &status : followed) {
        OneFormServer server(withSlash, status);
        api::ApiClient client(keyConnection(server.url()), testKey(), quick());
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY2(!result.error, result.error ? qPrintable(result.error->detail) : "");
        QCOMPARE(server.requests(), 2);
        QCOMPARE(server.served(), 1);
        const QByteArray first = server.heads().first();
        const QByteArray second = server.heads().last();
        QCOMPARE(second.split(' ').first(), first.split(' ').first());
        QCOMPARE(targetOf(second), otherForm(targetOf(first)));
        QCOMPARE(server.bodies().last(), server.bodies().first());
        for (const char *name : {"x-service-api-key", "content-type", "content-length", "accept"})
            QCOMPARE(FaultServer::header(second, name), FaultServer::header(first, name));
        QCOMPARE(FaultServer::header(second, "x-service-api-key"), testKey().view().toByteArray());
    }
}

void tst_pathforms::everyOtherRedirectIsRefused_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("location"); // %1: the address of the service; empty: none
    const QByteArray found = "307 Temporary Redirect";
    const QByteArray path = "/v3/insurance/search/payor/";
    const QByteArray query = "?insurance_name=A%20B";
    QTest::newRow("another path") << found << "/v3/insurance/search/payors" + query;
    QTest::newRow("a longer path") << found << path + "x" + query;
    QTest::newRow("two slashes") << found << path + "/" + query;
    QTest::newRow("another case") << found << path.toUpper() + query;
    QTest::newRow("the same path") << found << path.chopped(1) + query;
    QTest::newRow("without the query") << found << path;
    QTest::newRow("with an empty query") << found << path + "?";
    QTest::newRow("with another query") << found << path + "?insurance_name=A";
    QTest::newRow("with more in the query") << found << path + query + "&x=1";
    QTest::newRow("with a fragment") << found << path + query + "#top";
    QTest::newRow("over TLS") << found << "https%1" + path + query;
    QTest::newRow("over another protocol") << found << "ftp%1" + path + query;
    QTest::newRow("with a name before the host") << found << "http://someone@%2" + path + query;
    QTest::newRow("another name of this computer") << found << "http://localhost:%3" + path + query;
    QTest::newRow("another port") << found << "http://127.0.0.1:1" + path + query;
    QTest::newRow("another host without a scheme") << found << "//evil.example" + path + query;
    QTest::newRow("two targets") << found << path + query + "\r\nLocation: " + path + query;
    QTest::newRow("no target") << found << ""_ba;
    QTest::newRow("an address that is none") << found << "ht!tp://%%%"_ba;
    for (const QByteArray &status : {"300 Multiple Choices"_ba, "303 See Other"_ba, "304 Not Modified"_ba,
                                     "305 Use Proxy"_ba, "306 Unused"_ba, "309 Unknown"_ba})
        QTest::newRow(status.constData()) << status << path + query;
}

void tst_pathforms::everyOtherRedirectIsRefused()
{
    QFETCH(QByteArray, status);
    QFETCH(QByteArray, location);
    FaultServer server({goodAnswer()});
    location.replace("%1", "://%2")
        .replace("%2", "127.0.0.1:%3")
        .replace("%3", QByteArray::number(server.serverPort()));
    server.setPlays({location.isEmpty() ? answer(status, "{}") : movedTo(status, location), answer("200 OK", "[]")});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    Result result;
    const auto call = sendFor(client, api::searchPayors({u"A B"_s, {}, {}}), into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, Kind::Redirected);
    QCOMPARE(server.requests(), 1);
}

void tst_pathforms::theKeyNeverReachesAnotherOrigin()
{
    FaultServer elsewhere({goodAnswer()});
    for (const CallKind kind : AllCallKinds)
        for (const QByteArray &status : followed)
            for (const bool atOnce : {true, false}) { // or once the key was sent to the other form
                FaultServer server({goodAnswer()});
                const QByteArray there = elsewhere.url().toEncoded();
                server.playBy([&](const QByteArray &head) {
                    const bool isSecond = server.requests() > 1;
                    return movedTo(status, (atOnce || isSecond ? there : QByteArray()) + otherForm(targetOf(head)));
                });
                api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
                Result result;
                const auto call = sendKind(client, kind, into(result));
                QTRY_VERIFY(result.ended);
                QVERIFY(result.error);
                const bool mayBeDone = !isRead(kind) && status.startsWith("302");
                QCOMPARE(result.error->kind, mayBeDone ? Kind::OutcomeUnknown : Kind::Redirected);
                QCOMPARE(server.requests(), atOnce ? 1 : 2);
            }
    QCOMPARE(elsewhere.connections(), 0);
}

void tst_pathforms::aServiceThatSendsInCirclesIsAskedTwice()
{
    for (const CallKind kind : AllCallKinds) {
        FaultServer server({goodAnswer()});
        server.playBy(
            [](const QByteArray &head) { return movedTo("308 Permanent Redirect", otherForm(targetOf(head))); });
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
        for (const int times : {1, 2}) {
            Result result;
            const auto call = sendKind(client, kind, into(result));
            QTRY_VERIFY(result.ended);
            QVERIFY(result.error);
            QCOMPARE(result.error->kind, Kind::Redirected);
            QCOMPARE(server.requests(), 2 * times);
        }
        QCOMPARE(targetOf(server.heads().at(2)), targetOf(server.heads().at(0))); // nothing was learned
    }
}

void tst_pathforms::aFormThatChangesIsLearnedAgain()
{
    bool withSlash = true;
    FaultServer server({goodAnswer()});
    server.playBy([&](const QByteArray &head) {
        return hasSlash(head) == withSlash ? goodAnswer() : movedTo("307 Moved", otherForm(targetOf(head)));
    });
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const auto send = [&] {
        Result result;
        const auto call = sendKind(client, CallKind::Patch, into(result));
        return QTest::qWaitFor([&] { return result.ended; }, 30'000) && !result.error;
    };
    QVERIFY(send());
    QCOMPARE(server.requests(), 2);
    withSlash = false;
    QVERIFY(send());
    QCOMPARE(server.requests(), 4);
    QVERIFY(send());
    QCOMPARE(server.requests(), 5);
}

void tst_pathforms::aWriteThatFailsAfterARedirectIsNotRepeated_data()
{
    QTest::addColumn<bool>("isLost");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("lost, so that its outcome is unknown") << true << Kind::OutcomeUnknown;
    QTest::newRow("refused") << false << Kind::Busy;
}

void tst_pathforms::aWriteThatFailsAfterARedirectIsNotRepeated()
{
    QFETCH(const bool, isLost);
    QFETCH(const Kind, kind);
    for (const CallKind write : AllCallKinds) {
        if (isRead(write))
            continue;
        FaultServer server({goodAnswer()});
        server.playBy([&](const QByteArray &head) {
            return server.requests() == 1 ? movedTo("307 Moved", otherForm(targetOf(head)))
                : isLost                  ? Play{.then = Play::Then::Close}
                                          : answer("503 Service Unavailable", "{}");
        });
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
        Result result;
        const auto call = sendKind(client, write, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QCOMPARE(result.error->kind, kind);
        QCOMPARE(server.requests(), 2);
    }
}

void tst_pathforms::aReadIsRepeatedInTheFormThatWasFound()
{
    for (const CallKind kind : {CallKind::Get, CallKind::Stream}) {
        FaultServer server({goodAnswer()});
        server.playBy([&](const QByteArray &head) {
            return server.requests() == 1 ? movedTo("307 Moved", otherForm(targetOf(head)))
                : server.requests() == 2  ? answer("503 Service Unavailable", "{}")
                                          : goodAnswer();
        });
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        QCOMPARE(server.requests(), 3);
        QCOMPARE(targetOf(server.heads().last()), "/v2/user/u1/");
    }
}

void tst_pathforms::aRedirectIsAnAttemptOfTheRecord()
{
    OneFormServer server(true);
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Patch, into(result));
    QTRY_VERIFY(result.ended);
    const api::RequestRecord last = records.all.last();
    QCOMPARE(last.state, State::Succeeded);
    QCOMPARE(last.httpStatus, 200);
    QCOMPARE(last.tries, 2);
    QCOMPARE(last.path, u"/v2/user/u1/"_s);
    QCOMPARE(last.attempts.size(), size_t(2));
    QCOMPARE(last.attempts[0].httpStatus, 307);
    QCOMPARE(last.attempts[1].httpStatus, 200);
}

void tst_pathforms::aRedirectTakesOneOfTheRetriesOfAMinute()
{
    for (const int retries : {0, 1, 2, 3}) {
        FaultServer server({goodAnswer()});
        server.playBy([&](const QByteArray &head) {
            return server.requests() == 1 ? movedTo("307 Moved", otherForm(targetOf(head)))
                                          : answer("503 Service Unavailable", "{}");
        });
        auto given = quick(3s, 2);
        given.retry.retriesPerMinute = retries;
        api::ApiClient client(keyConnection(server.url()), testKey(), given);
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QCOMPARE(result.error->kind, Kind::Busy);
        QCOMPARE(server.requests(), 2 + std::max(0, retries - 1)); // it is followed also when there is none left
    }
}

/// The redirect takes half of the time that there is, so an answer that never comes is waited for only half as long.
void tst_pathforms::theDeadlineOfATryIncludesARedirect()
{
    static constexpr auto deadline = 3000ms;
    FaultServer server({goodAnswer()});
    server.playBy([&](const QByteArray &head) {
        if (server.requests() > 1)
            return Play{};
        Play slow = movedTo("307 Moved", otherForm(targetOf(head)));
        slow.dripEvery = deadline / 2 / slow.bytes.size();
        return slow;
    });
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(deadline));
    Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
    QVERIFY(result.error);
    QCOMPARE(server.requests(), 2);
    QCOMPARE(result.error->kind, Kind::OutcomeUnknown);
    QVERIFY2(*records.all.last().attempts[1].timing.wait < deadline, "a deadline of its own");
}

LABDESK_TEST(tst_pathforms)
#include "tst_pathforms.moc"
