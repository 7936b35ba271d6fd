// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

Play refusesUntil(const QByteArray &status, const QList<QByteArray> &headers,
                  const QByteArray &body = R"({"detail":"No"})")
{
    return sends(httpReply(status + " No", body, "application/json", headers));
}

/// The wait is that of the test, whatever the header says; only reads wait.
Fault retryLater(const QByteArray &status, const QByteArray &name, const QList<QByteArray> &headers)
{
    return fault(status + " with " + name, refusesUntil(status, headers),
                 refused(status == "429" ? Kind::RateLimited : Kind::Busy));
}

} // namespace

/// What says when to try again, and what of it can't be believed.
static Faults retryAfterFaults()
{
    const std::pair<const char *, QList<QByteArray>> waits[] = {
        {"no time", {}},
        {"a second", {"Retry-After: 1"}},
        {"no wait", {"Retry-After: 0"}},
        {"a century", {"Retry-After: 3155760000"}},
        {"a time beyond all numbers", {"Retry-After: " + QByteArray(40, '9')}},
        {"a negative time", {"Retry-After: -5"}},
        {"a fraction", {"Retry-After: 1.5"}},
        {"a time in words", {"Retry-After: soon"}},
        {"an empty time", {"Retry-After: "}},
        {"a date long ago", {"Retry-After: Fri, 31 Dec 1999 23:59:59 GMT"}},
        {"a date in a century", {"Retry-After: Fri, 31 Dec 2126 23:59:59 GMT"}},
        {"a date that doesn't exist", {"Retry-After: Sun, 31 Feb 2027 25:61:61 GMT"}},
        {"a date in the old form", {"Retry-After: Friday, 31-Dec-99 23:59:59 GMT"}},
        {"two times", {"Retry-After: 1", "Retry-After: 3600"}},
        {"a time of another header", {"X-RateLimit-Reset: 1"}},
    };
    Faults faults;
    for (const QByteArray status : {"429", "503"})
        for (const auto &[name, headers] : waits)
            faults.push_back(retryLater(status, name, headers));
    for (const QByteArray status : {"500", "502", "504", "408", "425"}) {
        const Verdict verdict = status == "502" ? gatewayLost(Reason::None, Reason::BadGateway)
            : status == "504"                   ? gatewayLost(Reason::GatewayTimedOut, Reason::GatewayTimedOut)
                                                : refused(status == "500" ? Kind::ServerFault : Kind::OtherRefusal);
        faults.push_back(fault(status + " with a century", refusesUntil(status, {"Retry-After: 3155760000"}), verdict));
    }
    // The second try succeeds: reads get there, writes are never tried again.
    for (const QByteArray status : {"429", "503"}) {
        Fault heals = retryLater(status, "a second, and then the answer", {"Retry-After: 1"});
        heals.plays.push_back(sends(goodReply()));
        heals.verdict.reads = {{}};
        faults.push_back(heals);
    }
    for (const Then then : {Then::Close, Then::Reset}) {
        Fault heals = fault(QByteArray(then == Then::Close ? "closed" : "reset") + " once, and then the answer",
                            sends(goodReply().left(40), then), lost());
        heals.plays.push_back(sends(goodReply()));
        heals.verdict.reads = {{}};
        faults.push_back(heals);
    }
    return faults;
}

} // namespace labdesk::tests

class tst_retryfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_retryfaults() : FaultMatrix("Retry-After", labdesk::tests::retryAfterFaults()) { }
};

LABDESK_TEST(tst_retryfaults)
#include "tst_retryfaults.moc"
