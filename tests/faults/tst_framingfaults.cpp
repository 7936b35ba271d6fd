// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gzipped.h"
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

/// A body behind a head with these lengths; then the connection ends.
Play closedAfter(const QByteArray &lines, const QByteArray &body = rightBody())
{
    return sends(headWith(jsonType + lines) + body, Then::Close);
}

QByteArray lengthLine(const QByteArray &length)
{
    return "Content-Length: " + length + "\r\n";
}

Faults badLengths()
{
    Faults faults;
    const QByteArray right = sizeOf(rightBody());
    const std::pair<const char *, QByteArray> lengths[] = {
        {"negative", "-" + right},
        {"with a sign", "+" + right},
        {"hexadecimal", "0x" + QByteArray::number(rightBody().size(), 16)},
        {"with a fraction", right + ".0"},
        {"with an exponent", "1e3"},
        {"with a blank inside", right.left(1) + " " + right.mid(1)},
        {"with a unit", right + "B"},
        {"in quotes", "\"" + right + "\""},
        {"in words", "many"},
        {"beyond 64 bits", "18446744073709551616"},
        {"beyond all numbers", QByteArray(24, '9')},
        {"as a list with a hole", right + ","},
        {"as a list that contradicts itself", right + ", 5"},
        {"with a NUL", right + QByteArray("\0", 1)},
    };
    for (const auto &[name, length] : lengths)
        faults.push_back(fault(QByteArray("a length ") + name, closedAfter(lengthLine(length)), ambiguous()));
    return faults;
}

/// More than is read of a response, which ends the call with the first byte of it. A list is read while it arrives, up
/// to 64 GiB.
Faults largeLengths()
{
    const QByteArray body = rightBody();
    const auto announced
        = [&](const char *length, const Play &play, const std::map<RequestKind, Verdict> &except = {}) {
              const QByteArray then = play.then == Then::Close ? "closed" : "silence";
              return fault("a length of " + QByteArray(length) + ", then " + then, play, tooLarge(), except);
          };
    const QByteArray limit = QByteArray::number(qint64(64) * 1024 * 1024);
    const QByteArray listLimit = QByteArray::number(qint64(64) * 1024 * 1024 * 1024);
    Faults faults = {
        fault("a length of 64 MiB, then silence", sends(lengthHead(limit) + body), late()),
        announced("64 MiB and a byte", sends(lengthHead("67108865") + body), {{RequestKind::List, late()}}),
        announced("64 GiB", sends(lengthHead(listLimit) + body), {{RequestKind::List, late()}}),
        announced("64 GiB and a byte", sends(lengthHead("68719476737") + body)),
    };
    for (const Then then : {Then::Close, Then::KeepOpen})
        for (const auto &[length, digits] :
             {std::pair("99 GB", "99000000000"), {"9 EB", "9223372036854775807"}, {"10 EB", "10000000000000000000"}})
            faults.push_back(announced(length, sends(lengthHead(digits) + "[", then)));
    faults.push_back(fault("a length of 99 GB, packed, then silence",
                           sends(lengthHead("99000000000", gzipCoding) + gzipped(body).left(20)), tooLarge()));
    faults.push_back(
        fault("a length of 99 GB without a byte, then closed", sends(lengthHead("99000000000"), Then::Close), lost()));
    faults.push_back(fault("a length of 99 GB without a byte, then silence", sends(lengthHead("99000000000")), late()));
    return faults;
}

} // namespace

static Faults framingFaults()
{
    const QByteArray body = rightBody();
    const QByteArray size = sizeOf(body);
    Faults faults = {
        fault("a length one too short", sends(lengthHead(sizeOf(body, -1)) + body), unusable()),
        fault("a length one too long, then closed", sends(lengthHead(sizeOf(body, 1)) + body, Then::Close), lost()),
        fault("a length one too long, then silence", sends(lengthHead(sizeOf(body, 1)) + body), late()),
        fault("a length of nothing before a body", sends(lengthHead("0") + body), unusable()),
        fault("a length with zeros before it", sends(lengthHead("000" + size) + body), answered()),
        fault("the same length twice", closedAfter(lengthLine(size) + lengthLine(size)), answered()),
        fault("a list of lengths that are alike", sends(lengthHead(size + ", " + size) + body), answered()),
        fault("two different lengths", closedAfter(lengthLine(size) + lengthLine(sizeOf(body, 5))), ambiguous()),
        fault("two different lengths, the shorter one last", closedAfter(lengthLine(size) + lengthLine("5")),
              ambiguous()),
        fault("an empty length", closedAfter(lengthLine("")), ambiguous()),
        fault("a length beside chunks", sends(headWith(inChunks + "Content-Length: 5\r\n") + chunkOf(body) + lastChunk),
              ambiguous()),
        fault("a length beside chunks, in the other order",
              sends(headWith("Content-Length: 5\r\n" + inChunks) + chunkOf(body) + lastChunk), ambiguous()),
        fault("two responses", sends(goodReply() + goodReply()), answered()),
        fault("a response and another user's behind it",
              sends(goodReply() + httpReply("200 OK", rightBody().replace("u1", "u2"))), answered()),
        fault("a response and noise behind it", sends(goodReply() + QByteArray(4096, '\x07')), answered()),
        fault("a transfer encoding nobody knows", closedAfter("Transfer-Encoding: rot13\r\n"), ambiguous()),
        fault("an empty transfer encoding", closedAfter("Transfer-Encoding: \r\n"), ambiguous()),
        fault("chunks announced twice",
              sends(headWith(inChunks + "Transfer-Encoding: chunked\r\n") + chunkOf(body) + lastChunk), ambiguous()),
        fault("chunks announced twice in one line",
              sends(headWith(jsonType + "Transfer-Encoding: chunked, chunked\r\n") + chunkOf(body) + lastChunk),
              ambiguous()),
        fault("chunks, packed by the transfer",
              sends(headWith(jsonType + "Transfer-Encoding: gzip, chunked\r\n") + chunkOf(gzipped(body)) + lastChunk),
              ambiguous()),
        fault("chunks that are announced in capitals",
              sends(headWith(jsonType + "TRANSFER-ENCODING: CHUNKED\r\n") + chunkOf(body) + lastChunk), answered()),
        fault("an identity transfer", closedAfter("Transfer-Encoding: identity\r\n"), ambiguous()),
    };
    append(faults, badLengths());
    append(faults, largeLengths());
    return faults;
}

static Faults chunkFaults()
{
    const QByteArray body = rightBody();
    const QByteArray half = body.left(body.size() / 2);
    const QByteArray hex = QByteArray::number(body.size(), 16);
    const auto sized = [&](const QByteArray &size) { return sendsChunks(size + "\r\n" + body + "\r\n" + lastChunk); };
    QByteArrayList single;
    for (const char byte : body)
        single += chunkOf(QByteArray(1, byte));
    return {
        fault("chunks as they should be", sendsChunks(chunkOf(half) + chunkOf(body.mid(half.size())) + lastChunk),
              answered()),
        fault("a chunk for each byte", sendsChunks(single.join() + lastChunk), answered()),
        fault("chunk sizes with blanks behind them", sized(hex + "  "), answered()),
        fault("chunk sizes with zeros before them", sized("000" + hex), answered()),
        fault("chunk sizes in capitals", sized(hex.toUpper()), answered()),
        fault("a chunk size with a tab and an extension", sized(hex + "\t;x=\"y\""), answered()),
        fault("a chunk extension of 3 KB", sized(hex + ";x=" + QByteArray(3000, 'y')), answered()),
        fault("a chunk extension of 5 KB", sized(hex + ";x=" + QByteArray(5000, 'y')), ambiguous()),
        fault("a chunk extension with a NUL", sized(hex + QByteArray(";x=\0", 4)), ambiguous()),
        fault("a chunk extension with a line feed", sized(hex + ";x=\ny"), ambiguous()),
        fault("a chunk size and a word", sized(hex + " b"), ambiguous()),
        fault("a chunk size that ends with a line feed alone", sendsChunks(hex + "\n" + body + "\r\n" + lastChunk),
              ambiguous()),
        fault("a chunk size that ends with a carriage return alone",
              sendsChunks(hex + "\r" + body + "\r\n" + lastChunk), ambiguous()),
        fault("a chunk size with a blank before it", sized(" " + hex), ambiguous()),
        fault("a chunk size with a prefix", sized("0x" + hex), ambiguous()),
        fault("a chunk size with a sign", sized("+" + hex), ambiguous()),
        fault("a negative chunk size", sized("-5"), ambiguous()),
        fault("a chunk size that is no number", sized("zz"), ambiguous()),
        fault("an empty chunk size", sendsChunks(chunkOf(half) + "\r\n" + body, Then::Close), ambiguous()),
        fault("a chunk size beyond 64 bits", sized(QByteArray(21, 'f')), ambiguous()),
        fault("a chunk size of 9 EB", sized("7fffffffffffffff"), ambiguous()),
        fault("a chunk size of 1 PB, then closed", sendsChunks("4000000000000\r\n" + body, Then::Close), lost()),
        fault("a chunk size too large, then closed",
              sendsChunks(QByteArray::number(body.size() + 9, 16) + "\r\n" + body, Then::Close), lost()),
        fault("a chunk size too large, then silence",
              sendsChunks(QByteArray::number(body.size() + 9, 16) + "\r\n" + body), late()),
        fault("a chunk size too small", sized("5"), ambiguous()),
        fault("no end of line after a chunk",
              sendsChunks(QByteArray::number(half.size(), 16) + "\r\n" + half + chunkOf("x")), ambiguous()),
        fault("a line feed alone after a chunk", sendsChunks(hex + "\r\n" + body + "\n" + lastChunk), ambiguous()),
        fault("the last chunk first", sendsChunks(lastChunk + chunkOf(body)), unusable()),
        fault("a second document after the last chunk", sendsChunks(chunkOf(body) + lastChunk + chunkOf(body)),
              answered()),
        fault("no last chunk, then silence", sendsChunks(chunkOf(body)), late()),
        fault("chunks announced, none sent", sendsChunks(body, Then::Close), lost()),
        fault("a trailer", sendsChunks(chunkOf(body) + "0\r\nX: y\r\n\r\n"), answered()),
        fault("a trailer that changes the length", sendsChunks(chunkOf(body) + "0\r\nContent-Length: 5\r\n\r\n"),
              answered()),
        fault("a trailer without a colon", sendsChunks(chunkOf(body) + "0\r\nnonsense\r\n\r\n"), ambiguous()),
        fault("a trailer of 33 KB",
              sendsChunks(chunkOf(body) + "0\r\n" + QByteArray("X: y\r\n").repeated(8500) + "\r\n"), ambiguous()),
        fault("closed inside a trailer", sendsChunks(chunkOf(body) + "0\r\nX: y\r\n", Then::Close), lost()),
        fault("silent inside a trailer", sendsChunks(chunkOf(body) + "0\r\nX: y\r\n"), late()),
    };
}

} // namespace labdesk::tests

class tst_framingfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_framingfaults()
        : FaultMatrix("Framing and chunks",
                      labdesk::tests::joined(labdesk::tests::framingFaults(), labdesk::tests::chunkFaults()))
    {
    }
};

LABDESK_TEST(tst_framingfaults)
#include "tst_framingfaults.moc"
