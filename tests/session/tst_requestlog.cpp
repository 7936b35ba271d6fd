// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "api/requestrecorder.h"
#include "running.h"
#include "session/requestlog.h"
#include "session/userdirectory.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;
using api::RequestBody;
using api::RequestRecord;

namespace {

/// Everything that a record knows, to look for what must not be in it.
QByteArray everythingOf(const RequestRecord &record)
{
    QByteArray all = record.path.toUtf8() + record.queryNames.join(u' ').toUtf8() + record.sentBody.bytes;
    for (const api::RequestAttempt &attempt : record.attempts) {
        all += attempt.body.bytes;
        for (const auto &lines : {attempt.sent, attempt.came})
            for (const api::HeaderLine &line : lines)
                all += line.name + ": " + line.value + '\n';
    }
    return all;
}

RequestRecord withBody(quint64 id, qsizetype size)
{
    RequestRecord record;
    record.id = id;
    record.state = RequestRecord::State::Succeeded;
    api::RequestAttempt attempt;
    attempt.body = {.state = RequestBody::State::Kept, .bytes = QByteArray(size, 'x'), .size = size};
    record.attempts.push_back(attempt);
    return record;
}

const RequestBody &bodyOf(const RequestLog &log, size_t row)
{
    return log.records()[row].attempts.back().body;
}

} // namespace

class tst_requestlog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(200); }
    void init()
    {
        m_running->wellAgain();
        m_log = std::make_unique<RequestLog>();
        connect(m_running->client.get(), &api::ApiClient::requestChanged, m_log.get(), &RequestLog::put);
    }
    void cleanupTestCase() { m_running.reset(); }

    void s4_aRequestAndItsAnswerWithoutTheKey();
    void s4_whatQuotesTheKeyIsNotKept();
    void triesOfOneRequestStayTogether();
    void theUserListIsNeverKept();
    void whatNeverGotAnAnswer();
    void aRedirectThatWasRefused();
    void theOldestBodiesGoFirst();
    void s9_bodiesAreDroppedOnLock();
    void whatAnEarlierSessionLeftHasNoBodies();
    void driftIsCountedByOperation();

private:
    void ask()
    {
        QSignalSpy changes(m_running->client.get(), &api::ApiClient::requestChanged);
        bool isOver = false;
        m_call = m_running->client->send<std::vector<Provider>>(api::listProviders(),
                                                                [&isOver](const auto &) { isOver = true; });
        QTRY_VERIFY(isOver);
    }
    const RequestRecord &last() const { return m_log->records().back(); }

    std::unique_ptr<Running> m_running;
    std::unique_ptr<RequestLog> m_log;
    api::Call m_call;
};

void tst_requestlog::s4_aRequestAndItsAnswerWithoutTheKey()
{
    ask();
    QCOMPARE(last().attempts.size(), size_t(1));
    const api::RequestAttempt &attempt = last().attempts[0];
    QVERIFY(attempt.isOver && attempt.startedAt.isValid());
    QCOMPARE(attempt.httpStatus, 200);
    const auto key = std::ranges::find(attempt.sent, QByteArray("x-service-api-key"),
                                       [](const auto &line) { return line.name.toLower(); });
    QVERIFY(key != attempt.sent.end() && key->isSecret && key->value.isEmpty());
    QVERIFY(std::ranges::any_of(attempt.sent, [](const auto &line) {
        return line.name.toLower() == "accept" && line.value == "application/json";
    }));
    QVERIFY(std::ranges::any_of(attempt.came, [](const auto &line) { return line.name.toLower() == "content-type"; }));
    QCOMPARE(attempt.body.state, RequestBody::State::Kept);
    QVERIFY2(attempt.body.bytes.startsWith('[') || attempt.body.bytes.startsWith('{'),
             attempt.body.bytes.left(40).constData());
    QVERIFY(attempt.timing.queue && attempt.timing.wait && attempt.timing.read);
    QVERIFY(!everythingOf(last()).contains(m_running->service.key()));
    ask();
    QVERIFY2(!last().attempts[0].timing.connect, "the connection was there already");
}

void tst_requestlog::s4_whatQuotesTheKeyIsNotKept()
{
    service::InjectedFault echo
        = answer("GET", "/v2/providers", 400, R"({"detail":"no such key: )" + m_running->service.key() + "\"}", 1);
    echo.fields = {{"X-Echo", m_running->service.key()}};
    m_running->drill(echo);
    ask();
    QCOMPARE(last().attempts[0].body.state, RequestBody::State::Secret);
    QVERIFY(!everythingOf(last()).contains(m_running->service.key()));
    QVERIFY(std::ranges::any_of(last().attempts[0].came,
                                [](const auto &line) { return line.name.toLower() == "x-echo" && line.isSecret; }));
    // Of the exchange of a client's secret for a token neither side is kept.
    const api::RequestRecorder notes({Secret("secret")});
    QCOMPARE(notes.bodyOf("client_secret=other", true).state, RequestBody::State::Secret);
    QCOMPARE(notes.bodyOf(QByteArray(api::MaxKeptBodyBytes + 1, 'x'), false).state, RequestBody::State::TooLarge);
    QCOMPARE(notes.bodyOf({}, true).state, RequestBody::State::None);
}

void tst_requestlog::triesOfOneRequestStayTogether()
{
    m_running->drill(answer("GET", "/v2/providers", 503, R"({"detail":"Busy"})", 2));
    ask();
    QCOMPARE(m_log->records().size(), size_t(1));
    QCOMPARE(last().tries, 3);
    std::vector<int> statuses;
    for (const api::RequestAttempt &attempt : last().attempts)
        statuses.push_back(attempt.httpStatus);
    QCOMPARE(statuses, (std::vector<int>{503, 503, 200}));
    QCOMPARE(last().attempts[0].body.bytes, QByteArray(R"({"detail":"Busy"})"));
}

void tst_requestlog::theUserListIsNeverKept()
{
    UserDirectory directory(*m_running->client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    QCOMPARE(QByteArray(last().endpoint), QByteArray("listUsers"));
    QCOMPARE(bodyOf(*m_log, 0).state, RequestBody::State::Streamed);
    QVERIFY(bodyOf(*m_log, 0).size > 10'000 && bodyOf(*m_log, 0).bytes.isEmpty());
    QVERIFY(last().attempts[0].timing.read);
}

void tst_requestlog::whatNeverGotAnAnswer()
{
    service::InjectedFault dropped;
    dropped.method = "GET";
    dropped.drop = service::InjectedFault::Drop::BeforeProcessing;
    m_running->drill(dropped);
    ask();
    QCOMPARE(last().state, RequestRecord::State::Failed);
    QVERIFY(last().attempts.size() > 1);
    for (const api::RequestAttempt &attempt : last().attempts) {
        QVERIFY(attempt.isOver && attempt.httpStatus == 0 && attempt.came.isEmpty());
        QCOMPARE(attempt.body.state, RequestBody::State::None);
    }
}

void tst_requestlog::aRedirectThatWasRefused()
{
    service::InjectedFault moved = answer("GET", "/v2/providers", 302, "<html></html>", 1);
    moved.fields = {{"Location", "https://elsewhere.example.com/v2/providers?key=x"}};
    m_running->drill(moved);
    ask();
    QCOMPARE(last().attempts.size(), size_t(1));
    QCOMPARE(last().attempts[0].httpStatus, 302);
    QCOMPARE(last().error->kind, ApiError::Kind::Redirected);
}

void tst_requestlog::theOldestBodiesGoFirst()
{
    RequestLog log(nullptr, 5, 100);
    for (quint64 id = 1; id <= 3; ++id)
        log.put(withBody(id, 40));
    QCOMPARE(log.bodyBytes(), 80);
    QCOMPARE(bodyOf(log, 0).state, RequestBody::State::Dropped);
    QCOMPARE(bodyOf(log, 0).size, 40); // how much it was is still known
    QCOMPARE(bodyOf(log, 1).state, RequestBody::State::Kept);
    log.put(withBody(3, 90)); // it grew
    QCOMPARE(log.bodyBytes(), 90);
    QCOMPARE(bodyOf(log, 1).state, RequestBody::State::Dropped);
    for (quint64 id = 4; id <= 9; ++id)
        log.put(withBody(id, 1));
    QCOMPARE(log.records().size(), size_t(5));
    QCOMPARE(log.bodyBytes(), 5);
    log.clear();
    QCOMPARE(log.bodyBytes(), 0);
    QCOMPARE(RequestLog::maxBodyBytes, 20 * 1024 * 1024);
}

void tst_requestlog::s9_bodiesAreDroppedOnLock()
{
    RequestLog log;
    log.put(withBody(1, 40));
    log.put(withBody(2, 40));
    QSignalSpy changed(&log, &RequestLog::changed);
    log.dropBodies();
    QCOMPARE(changed.size(), 2);
    QCOMPARE(log.bodyBytes(), 0);
    for (size_t row = 0; row < 2; ++row)
        QVERIFY(bodyOf(log, row).state == RequestBody::State::Dropped && bodyOf(log, row).bytes.isEmpty());
    log.put(withBody(2, 50)); // what was under way then does not bring one back
    QVERIFY(bodyOf(log, 1).bytes.isEmpty());
    log.put(withBody(3, 50));
    QCOMPARE(log.bodyBytes(), 50);
}

void tst_requestlog::whatAnEarlierSessionLeftHasNoBodies()
{
    RequestLog log;
    log.inherit({withBody(7, 40)});
    QVERIFY(bodyOf(log, 0).bytes.isEmpty());
    QVERIFY(RequestLog::isInherited(log.records().front()));
    log.put(withBody(1, 10));
    QCOMPARE(log.bodyBytes(), 10);
}

void tst_requestlog::driftIsCountedByOperation()
{
    QSignalSpy found(m_log.get(), &RequestLog::driftFound);
    ask();
    const int before = m_log->drift().paths();
    m_running->drill(answer(
        "GET", "/v2/providers", 200,
        R"([{"name":"Oura","slug":"oura","description":"x","logo":"","auth_type":"oauth","supported_resources":["sleep"],"nickname":"ring"}])",
        2));
    ask();
    ask();
    QCOMPARE(found.size(), 2);
    const DriftLog::Operation operation = m_log->drift().operations().value(u"listProviders"_s);
    QCOMPARE(operation.responses, 3);
    QVERIFY(before == 0 && m_log->drift().paths() == 1 && m_log->drift().drifting() == 1);
    QVERIFY2(operation.seen.firstKey().contains(u"nickname"_s), qPrintable(operation.seen.firstKey()));
    QCOMPARE(operation.seen.first(), 2);
    QCOMPARE(last().drift, QStringList{operation.seen.firstKey()});
}

LABDESK_TEST(tst_requestlog)
#include "tst_requestlog.moc"
