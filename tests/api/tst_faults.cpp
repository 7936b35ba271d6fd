// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/apiclient.h"
#include "callkinds.h"
#include "faults.h"
#include "support/testmain.h"

#include <QTestEventLoop>

using namespace labdesk;
using namespace labdesk::tests;
using namespace std::chrono_literals;
using Kind = ApiError::Kind;

namespace {

/// Where an answer comes, however late on a busy machine, the deadline must not stand in its way; where none may come,
/// it is what ends the call.
std::chrono::milliseconds deadlineFor(const Fault &fault)
{
    const bool isAnswered = fault.expect == Fault::Expect::Succeeds || fault.status != 0;
    return isAnswered ? 20s : 400ms;
}

/// A write after which nobody knows whether it was done, because no status of the service settles it.
bool hasUnknownOutcome(const Fault &fault)
{
    return fault.status == 0 || fault.status == 502 || fault.status == 504;
}

} // namespace

/// Every way of going wrong x every verb: no crash, no hang, no false success, each try once on the wire, nothing at
/// another origin. The verbs of a row run beside each other, each with a server of its own, because many a fault only
/// ends at the deadline.
class tst_faults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void survived_data();
    void survived();
    void keptAliveConnections_data();
    void keptAliveConnections();

private:
    void run(const std::vector<Play> &plays, const Fault &fault);
    void check(const FaultServer &server, const Result &result, const Fault &fault, CallKind kind, int requestsBefore);

    std::vector<Fault> m_faults;
    FaultServer m_elsewhere{{Play{.bytes = httpReply("200 OK", bodyForAll())}}};
};

void tst_faults::initTestCase()
{
    const QByteArray elsewhere = m_elsewhere.url().toEncoded();
    for (auto &&list :
         {connectionFaults(), lengthFaults(), chunkFaults(), packingFaults(), headerFaults(), statusLineFaults(),
          statusFaults(), bodyFaults(), paceFaults(), garbageFaults(), redirectFaults(elsewhere)})
        m_faults.insert(m_faults.end(), list.begin(), list.end());
    QVERIFY(m_faults.size() >= 100);
}

void tst_faults::survived_data()
{
    QTest::addColumn<qsizetype>("number");
    for (size_t i = 0; i < m_faults.size(); ++i)
        QTest::newRow(m_faults[i].name.constData()) << qsizetype(i);
}

void tst_faults::survived()
{
    QFETCH(qsizetype, number);
    const Fault &fault = m_faults[size_t(number)];
    run({fault.play}, fault);
}

/// The same for the second request on a connection.
void tst_faults::keptAliveConnections_data()
{
    QTest::addColumn<qsizetype>("number");
    const size_t cuts = connectionFaults().size();
    for (size_t i = 0; i < cuts; ++i)
        if (m_faults[i].play.when != Play::When::Accepted)
            QTest::newRow(m_faults[i].name.constData()) << qsizetype(i);
}

void tst_faults::keptAliveConnections()
{
    QFETCH(qsizetype, number);
    const Fault &fault = m_faults[size_t(number)];
    run({Play{.bytes = httpReply("200 OK", bodyForAll())}, fault.play}, fault);
}

void tst_faults::run(const std::vector<Play> &plays, const Fault &fault)
{
    struct Side
    {
        CallKind kind;
        FaultServer server;
        api::ApiClient client;
        Result warmUp = {};
        Result result = {};
        api::Call call = {};
        Side(CallKind side, const std::vector<Play> &played, std::chrono::milliseconds deadline)
            : kind(side), server(played), client(keyConnection(server.url()), testKey(), quick(deadline))
        {
        }
    };
    std::vector<std::unique_ptr<Side>> sides;
    for (const CallKind kind : AllCallKinds)
        sides.push_back(std::make_unique<Side>(kind, plays, deadlineFor(fault)));
    const auto all = [&sides](Result Side::*result) {
        return std::all_of(sides.begin(), sides.end(), [result](const auto &side) { return ((*side).*result).ended; });
    };
    QTestEventLoop loop; // wakes for every byte; QTRY_VERIFY and qWaitFor sleep between looks, which these rows add up
    const auto sendAll = [&](Result Side::*result, bool areReads) {
        for (const auto &side : sides)
            // A stream has connections of its own, so its warm-up is a stream too.
            side->call = sendKind(side->client, areReads && !isRead(side->kind) ? CallKind::Get : side->kind,
                                  [&, one = side.get()](auto error) {
                                      (one->*result) = {true, error};
                                      if (all(result))
                                          loop.exitLoop();
                                  });
        loop.enterLoopMSecs(30'000);
        return !loop.timeout();
    };
    const bool isKeptAlive = plays.size() > 1;
    if (isKeptAlive) {
        QVERIFY(sendAll(&Side::warmUp, true));
        for (const auto &side : sides)
            QVERIFY(!side->warmUp.error);
    }
    QVERIFY2(sendAll(&Side::result, false), "a call that never ended");
    QCOMPARE(m_elsewhere.connections(), 0);
    for (const auto &side : sides) {
        check(side->server, side->result, fault, side->kind, isKeptAlive ? 1 : 0);
        if (QTest::currentTestFailed())
            return qWarning("%s", nameOf(side->kind));
    }
}

void tst_faults::check(const FaultServer &server, const Result &result, const Fault &fault, CallKind kind,
                       int requestsBefore)
{
    const bool isWrite = !isRead(kind);
    QVERIFY2(server.requests() - requestsBefore <= 1, "sent twice");

    using Expect = Fault::Expect;
    const bool nothingDoes = kind == CallKind::Delete || kind == CallKind::Patch;
    if (fault.expect == Expect::Succeeds)
        QVERIFY2(!result.error, result.error ? qPrintable(describe(*result.error).sentence) : "");
    if (fault.expect == Expect::Fails || (fault.expect == Expect::FailsUnlessNothingDoes && !nothingDoes))
        QVERIFY2(result.error, "a false success");
    if (!result.error)
        return;
    const Kind got = result.error->kind;
    QVERIFY(!describe(*result.error).sentence.isEmpty());
    if (fault.status != 0)
        QCOMPARE(result.error->httpStatus, fault.status);
    // A 4xx settles it even where the body behind it was cut off: whether the transport notices that is a matter of
    // timing.
    const bool isRefusal = result.error->httpStatus >= 400 && result.error->httpStatus < 500;
    // A connection that is reset before it was there takes nothing with it.
    const bool isSent = server.requests() > requestsBefore || (got != Kind::TimedOut && got != Kind::ConnectionLost);
    if (isWrite && isSent && hasUnknownOutcome(fault) && got != Kind::ActionFailed && !isRefusal)
        QVERIFY2(got == Kind::OutcomeUnknown, qPrintable(describe(*result.error).sentence));
    if (!isWrite)
        QVERIFY(got != Kind::OutcomeUnknown);
}

LABDESK_TEST(tst_faults)
#include "tst_faults.moc"
