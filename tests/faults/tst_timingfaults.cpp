// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using namespace std::chrono_literals;

Play drips(const QByteArray &bytes, std::chrono::milliseconds every)
{
    return {.bytes = bytes, .dripEvery = every};
}

} // namespace

/// Slow, but never silent: only the deadline of the whole ends it, not that of silence.
static Faults timingFaults()
{
    const QByteArray whole = goodReply();
    const qsizetype head = whole.indexOf("\r\n\r\n") + 4;
    return {
        fault("silent after the request", sends(""), late()),
        fault("silent after the head", sends(whole.left(head)), late()),
        fault("the status line drips", drips(whole, 40ms), late()),
        fault("a header drips without end", drips("HTTP/1.1 200 OK\r\nX: " + QByteArray(4000, 'x'), 10ms), late()),
        fault("headers drip without end", drips("HTTP/1.1 200 OK\r\n" + QByteArray("X: y\r\n").repeated(800), 10ms),
              late()),
        fault("the body drips", drips(whole.left(head + 1) + QByteArray(4000, ' '), 10ms), late()),
        fault("a chunk's size drips", drips(headWith(inChunks) + QByteArray(4000, '0'), 10ms), late()),
        fault("a chunk's extension drips", drips(headWith(inChunks) + "5;" + QByteArray(4000, 'x'), 10ms), late()),
        fault("small chunks drip", drips(headWith(inChunks) + QByteArray("1\r\n \r\n").repeated(800), 10ms), late()),
        fault("a trailer drips",
              drips(headWith(inChunks) + chunkOf(rightBody()) + "0\r\n" + QByteArray("X: y\r\n").repeated(800), 2ms),
              late()),
        fault("a body up to the end of the connection drips", drips(headWith(openEnded) + QByteArray(4000, ' '), 10ms),
              late()),
        fault("blank lines drip", drips(QByteArray("\r\n").repeated(40), 60ms), late()),
        fault("interim responses drip", drips(QByteArray("HTTP/1.1 102 Processing\r\n\r\n").repeated(200), 10ms),
              late()),
        fault("a refusal drips", drips("HTTP/1.1 500 No\r\nContent-Length: 4000\r\n\r\n" + QByteArray(4000, 'x'), 10ms),
              [] {
                  Verdict verdict = refused(ApiError::Kind::ServerFault);
                  verdict.isLate = true;
                  return verdict;
              }()),
        fault("a gateway's refusal drips",
              drips("HTTP/1.1 502 No\r\nContent-Length: 4000\r\n\r\n" + QByteArray(4000, 'x'), 10ms),
              [] {
                  Verdict verdict = gatewayLost(ApiError::Reason::None, ApiError::Reason::BadGateway);
                  verdict.isLate = true;
                  return verdict;
              }()),
    };
}

} // namespace labdesk::tests

class tst_timingfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_timingfaults() : FaultMatrix("Timing", labdesk::tests::timingFaults()) { }
};

LABDESK_TEST(tst_timingfaults)
#include "tst_timingfaults.moc"
