// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

/// What is sent without end, as fast as it is taken.
Fault flood(const QByteArray &name, const QByteArray &first, const QByteArray &forever, const Verdict &verdict)
{
    // On a busy machine, the short deadline may come before the limit that is reached first otherwise.
    Fault one = fault(name, {.bytes = first, .forever = forever}, either(verdict, late()));
    one.verdict.isLate = true;
    one.isAlone = true;
    return one;
}

/// With a body that is larger than any response. A list, which may be larger, ends with what no list is.
Fault floodOfBody(const QByteArray &name, const QByteArray &first, const QByteArray &forever)
{
    Fault one = flood(name, first, forever, tooLarge());
    Verdict list = either(unusable(), late());
    list.isLate = true;
    one.except = {{RequestKind::List, list}};
    return one;
}

} // namespace

/// A peer that sends without end and as fast as it can, in each part of a response: it may cost no more memory than the
/// largest answer does.
static Faults floodFaults()
{
    const QByteArray json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    const QByteArray chunked = json + "Transfer-Encoding: chunked\r\n\r\n";
    const QByteArray much(1024 * 1024, '1');
    const Verdict fault500 = refused(ApiError::Kind::ServerFault);
    return {
        floodOfBody("a body without end", json + "Connection: close\r\n\r\n[", QByteArray("0,").repeated(512 * 1024)),
        flood("a body of 9 EB", json + "Content-Length: 9223372036854775807\r\n\r\n[", much, tooLarge()),
        floodOfBody("a body of blanks", json + "Connection: close\r\n\r\n", QByteArray(1024 * 1024, ' ')),
        floodOfBody("a chunk without end", chunked + "7ffffffffffffff\r\n[", much),
        floodOfBody("chunks without end", chunked, QByteArray("2\r\n0,\r\n").repeated(64 * 1024)),
        flood("a chunk's size without end", chunked, much, ambiguous()),
        flood("a chunk's extension without end", chunked + "5;a=", much, ambiguous()),
        flood("empty lines for chunks", chunked, QByteArray("\r\n").repeated(64 * 1024), ambiguous()),
        flood("a trailer without end", chunked + "1\r\n1\r\n0\r\n", QByteArray("X: y\r\n").repeated(64 * 1024),
              ambiguous()),
        flood("a refusal without end", "HTTP/1.1 500 No\r\nContent-Type: application/json\r\n\r\n", much, fault500),
        flood("a refusal of 9 EB", "HTTP/1.1 500 No\r\nContent-Length: 9223372036854775807\r\n\r\n", much, fault500),
        flood("a status line without end", "HTTP/1.1 200 ", much, ambiguous()),
        flood("a header without end", json + "X: ", much, ambiguous()),
        flood("headers without end", json, QByteArray("X: y\r\n").repeated(64 * 1024), ambiguous()),
        flood("interim responses without end", "", QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(1024),
              ambiguous()),
        flood("an interim response without end", "HTTP/1.1 103 Early Hints\r\n",
              QByteArray("Link: </x>\r\n").repeated(1024), ambiguous()),
        flood("line breaks without end", "", QByteArray("\r\n").repeated(64 * 1024), ambiguous()),
        flood("noise without end", "\x01\x02", much, notHttp()),
        floodOfBody("packed data without end", json + gzipCoding + "Connection: close\r\n\r\n", much),
        floodOfBody("a user without end", json + "Connection: close\r\n\r\n{\"users\":[{\"x\":\"", much),
    };
}

} // namespace labdesk::tests

class tst_floodfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_floodfaults() : FaultMatrix("Floods", labdesk::tests::floodFaults()) { }
};

LABDESK_TEST(tst_floodfaults)
#include "tst_floodfaults.moc"
