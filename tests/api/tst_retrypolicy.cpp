// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/retrypolicy.h"
#include "apitest.h"

class tst_retrypolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void howOftenACallIsMadeAgain_data();
    void howOftenACallIsMadeAgain();
    void pauses_data();
    void pauses();
    void noMoreThanTenRetriesAMinute();
    void aClockSetBackDoesNotStopRetriesForEver();
};

/// The retry table, row by row: how many further tries a read and a write get.
void tst_retrypolicy::howOftenACallIsMadeAgain_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("nothingWasSent");
    QTest::addColumn<bool>("hasRetryAfter");
    QTest::addColumn<int>("readTries");
    QTest::addColumn<int>("writeTries");

    QTest::newRow("the name has no address: nothing was sent") << Kind::HostNotFound << 0 << true << false << 2 << 2;
    QTest::newRow("the port is closed: nothing was sent") << Kind::ConnectionRefused << 0 << true << false << 2 << 2;
    QTest::newRow("the proxy is away: nothing was sent") << Kind::ProxyFailed << 0 << true << false << 2 << 2;
    QTest::newRow("a body that nobody took before the deadline") << Kind::TimedOut << 0 << true << false << 2 << 2;
    QTest::newRow("refused after the first bytes were sent")
        << Kind::ConnectionRefused << 0 << false << false << 0 << 0;
    QTest::newRow("TLS failed") << Kind::TlsFailed << 0 << true << false << 0 << 0;
    QTest::newRow("no TLS there") << Kind::NoTls << 0 << true << false << 0 << 0;
    QTest::newRow("closed after sending") << Kind::ConnectionLost << 0 << false << false << 2 << 0;
    QTest::newRow("timed out after sending") << Kind::TimedOut << 0 << false << false << 2 << 0;
    QTest::newRow("refused by the gate") << Kind::BadResponse << 200 << false << false << 2 << 0;
    QTest::newRow("about another record") << Kind::WrongRecord << 200 << false << false << 2 << 0;
    QTest::newRow("the action failed") << Kind::ActionFailed << 200 << false << false << 0 << 0;
    QTest::newRow("redirected") << Kind::Redirected << 302 << false << false << 0 << 0;
    for (const int status : {408, 425, 500, 502, 504}) {
        const Kind kind = status < 500 ? Kind::OtherRefusal : Kind::ServerFault;
        QTest::addRow("%d", status) << kind << status << false << false << 2 << 0;
        QTest::addRow("%d with Retry-After", status) << kind << status << false << true << 2 << 0;
    }
    QTest::newRow("429") << Kind::RateLimited << 429 << false << false << 2 << 0;
    QTest::newRow("429 with Retry-After") << Kind::RateLimited << 429 << false << true << 2 << 0;
    QTest::newRow("503") << Kind::Busy << 503 << false << false << 2 << 0;
    QTest::newRow("503 with Retry-After") << Kind::Busy << 503 << false << true << 2 << 0;
    for (const int status : {400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451, 501, 505, 507, 511})
        QTest::addRow("%d is final", status)
            << (status < 500 ? Kind::OtherRefusal : Kind::ServerFault) << status << false << true << 0 << 0;
    QTest::newRow("a status beyond all numbers is final") << Kind::BadResponse << 700 << false << false << 0 << 0;
    QTest::newRow("an id that cannot be sent") << Kind::InvalidInput << 0 << true << false << 0 << 0;
    QTest::newRow("a read-only connection") << Kind::ReadOnly << 0 << true << false << 0 << 0;
    QTest::newRow("no key") << Kind::NoCredential << 0 << true << false << 0 << 0;
    QTest::newRow("a password that the proxy refused") << Kind::ProxySignInRefused << 0 << true << false << 0 << 0;
    QTest::newRow("a password that the proxy wants") << Kind::ProxySignInNeeded << 0 << true << false << 0 << 0;
    QTest::newRow("a certificate that is needed") << Kind::CertificateNeeded << 0 << false << false << 0 << 0;
    QTest::newRow("plain http to another machine") << Kind::KeyRefusedLocally << 0 << true << false << 0 << 0;
}

void tst_retrypolicy::howOftenACallIsMadeAgain()
{
    QFETCH(Kind, kind);
    QFETCH(int, status);
    QFETCH(bool, nothingWasSent);
    QFETCH(bool, hasRetryAfter);
    const auto retryAfter = hasRetryAfter ? std::optional<std::chrono::milliseconds>(1s) : std::nullopt;
    for (const bool isWrite : {false, true}) {
        int tries = 0;
        while (tries < 10
               && api::RetryPolicy{}.pauseBefore(tries + 2, {isWrite, nothingWasSent, kind, status, retryAfter}, 0.5))
            ++tries;
        QTEST(tries, isWrite ? "writeTries" : "readTries");
    }
}

void tst_retrypolicy::pauses_data()
{
    QTest::addColumn<int>("next");
    QTest::addColumn<int>("retryAfterMs"); // -1: none
    QTest::addColumn<double>("jitter");
    QTest::addColumn<int>("expectedMs"); // -1: gives up

    QTest::newRow("the first pause is at most half a second") << 2 << -1 << 1.0 << 500;
    QTest::newRow("the second is at most twice that") << 3 << -1 << 1.0 << 1000;
    QTest::newRow("the fourth is at most four seconds") << 5 << -1 << 1.0 << 4000;
    QTest::newRow("no pause is longer than the ceiling") << 9 << -1 << 1.0 << 8000;
    QTest::newRow("a great many tries do not overflow") << 60 << -1 << 1.0 << 8000;
    QTest::newRow("chance may make it nothing") << 3 << -1 << 0.0 << 0;
    QTest::newRow("chance takes its part") << 3 << -1 << 0.25 << 250;
    QTest::newRow("chance out of bounds is bounded") << 2 << -1 << 7.0 << 500;
    QTest::newRow("the service knows best") << 2 << 7000 << 0.5 << 7000;
    QTest::newRow("at once, when the service says so") << 2 << 0 << 0.5 << 0;
    QTest::newRow("nobody waits longer than a minute") << 2 << 999'999 << 0.5 << 60'000;
    QTest::newRow("a date in the past is now") << 2 << -5000 << 0.5 << 0;
    QTest::newRow("the first try is none of its business") << 1 << -1 << 0.5 << -1;
    QTest::newRow("enough is enough") << 62 << -1 << 0.5 << -1;
}

void tst_retrypolicy::pauses()
{
    QFETCH(int, next);
    QFETCH(int, retryAfterMs);
    QFETCH(double, jitter);
    api::RetryPolicy::Failure failure{.kind = Kind::Busy, .httpStatus = 503};
    if (retryAfterMs != -1)
        failure.retryAfter = std::chrono::milliseconds(retryAfterMs);
    const auto pause = api::RetryPolicy{.maxRetries = 60}.pauseBefore(next, failure, jitter);
    QTEST(pause ? int(pause->count()) : -1, "expectedMs");
}

void tst_retrypolicy::noMoreThanTenRetriesAMinute()
{
    api::RetryBudget budget(10);
    const QDateTime start(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    for (int i = 0; i < 10; ++i)
        QVERIFY(budget.take(start.addSecs(i)));
    QVERIFY(!budget.take(start.addSecs(10)));
    QVERIFY(!budget.take(start.addSecs(59)));
    QVERIFY(budget.take(start.addSecs(60)));
    QVERIFY(!budget.take(start.addMSecs(60'999)));
    QVERIFY(budget.take(start.addSecs(61)));
}

void tst_retrypolicy::aClockSetBackDoesNotStopRetriesForEver()
{
    api::RetryBudget budget(1);
    const QDateTime start(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    QVERIFY(budget.take(start));
    QVERIFY(budget.take(start.addDays(-1)));
}

LABDESK_TEST(tst_retrypolicy)
#include "tst_retrypolicy.moc"
