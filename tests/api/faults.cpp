// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults.h"

#include "callkinds.h"
#include "gzipped.h"

#include <QRandomGenerator>

namespace labdesk::tests {

namespace {

using When = Play::When;
using Then = Play::Then;
using Expect = Fault::Expect;
using namespace std::chrono_literals;

const QByteArray JsonType = "Content-Type: application/json\r\n";

Play plays(const QByteArray &bytes, Then then = Then::KeepOpen, When when = When::RequestCame)
{
    return {.when = when, .bytes = bytes, .then = then};
}

QByteArray headWith(const QByteArray &lines, const QByteArray &statusLine = "HTTP/1.1 200 OK")
{
    return statusLine + "\r\n" + lines + "\r\n";
}

QByteArray lengthHead(const QByteArray &length)
{
    return headWith(JsonType + "Content-Length: " + length + "\r\n");
}

QByteArray goodReply()
{
    return httpReply("200 OK", bodyForAll());
}

QByteArray chunk(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

Play chunked(const QByteArray &chunks, Then then = Then::KeepOpen)
{
    return plays(headWith(JsonType + "Transfer-Encoding: chunked\r\n") + chunks, then);
}

QByteArray size(const QByteArray &body, qsizetype more = 0)
{
    return QByteArray::number(body.size() + more);
}

} // namespace

std::vector<Fault> connectionFaults()
{
    const QByteArray body = bodyForAll();
    const QByteArray whole = goodReply();
    const QByteArray openEnded = headWith(JsonType + "Connection: close\r\n");
    const struct
    {
        const char *name;
        QByteArray bytes;
    } cuts[] = {
        {"before the reply", ""},
        {"inside the status line", whole.left(11)},
        {"inside the head", whole.left(30)},
        {"between head and body", lengthHead(size(body))},
        {"inside the body", whole.chopped(20)},
        {"one byte before the end", whole.chopped(1)},
        {"inside a chunk", headWith(JsonType + "Transfer-Encoding: chunked\r\n") + chunk(body).left(40)},
        {"inside a body without a length", openEnded + body.chopped(10)},
    };
    std::vector<Fault> faults;
    for (const auto &[name, bytes] : cuts) {
        faults.push_back({QByteArray("closed ") + name, plays(bytes, Then::Close)});
        faults.push_back({QByteArray("reset ") + name, plays(bytes, Then::Reset)});
    }
    for (const auto when : {When::Accepted, When::HeadCame}) {
        const QByteArray moment = when == When::Accepted ? " as soon as connected" : " as soon as the head came";
        faults.push_back({"closed" + moment, plays("", Then::Close, when)});
        faults.push_back({"reset" + moment, plays("", Then::Reset, when)});
    }
    // The peer's close can overtake the rest of the request, and then it is a reset: whoever sees that is right to
    // doubt.
    faults.push_back(
        {"closed after a body without a length", plays(openEnded + body, Then::Close), Expect::MayDoEither});
    faults.push_back({"nothing wrong at all", plays(whole), Expect::Succeeds});
    faults.push_back({"nothing wrong, then closed", plays(whole, Then::Close), Expect::Succeeds});
    return faults;
}

std::vector<Fault> lengthFaults()
{
    const QByteArray body = bodyForAll();
    return {
        {"a length one too short", plays(lengthHead(size(body, -1)) + body)},
        {"a length one too long, then closed", plays(lengthHead(size(body, 1)) + body, Then::Close)},
        {"a length one too long, then silence", plays(lengthHead(size(body, 1)) + body)},
        {"a length of nothing before a body", plays(lengthHead("0") + body, Then::Close)},
        {"two different lengths",
         plays(headWith(JsonType + "Content-Length: " + size(body) + "\r\nContent-Length: " + size(body, 5) + "\r\n")
                   + body,
               Then::Close)},
        {"two different lengths, the shorter one last",
         plays(headWith(JsonType + "Content-Length: " + size(body) + "\r\nContent-Length: 5\r\n") + body, Then::Close)},
        {"the same length twice",
         plays(headWith(JsonType + "Content-Length: " + size(body) + "\r\nContent-Length: " + size(body) + "\r\n")
                   + body,
               Then::Close),
         Expect::Succeeds},
        {"a list of lengths that are alike", plays(lengthHead(size(body) + ", " + size(body)) + body),
         Expect::Succeeds},
        {"a list of different lengths", plays(lengthHead(size(body) + ", 5") + body, Then::Close)},
        {"a list of lengths with a hole", plays(lengthHead(size(body) + ",") + body, Then::Close)},
        {"a negative length", plays(lengthHead("-" + size(body)) + body, Then::Close)},
        {"a length with a sign", plays(lengthHead("+" + size(body)) + body, Then::Close)},
        {"a hexadecimal length", plays(lengthHead("0x" + QByteArray::number(body.size(), 16)) + body, Then::Close)},
        {"a length in words", plays(lengthHead("many") + body, Then::Close)},
        {"an empty length", plays(lengthHead("") + body, Then::Close), Expect::MayDoEither},
        {"a length beyond all numbers", plays(lengthHead("99999999999999999999999") + body, Then::Close)},
        {"a length of 9 EB", plays(lengthHead("9223372036854775807") + body, Then::Close)},
        {"a length of 65 MiB and then silence", plays(lengthHead("68157440") + body)},
        {"a length beside chunks",
         plays(headWith(JsonType + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n") + chunk(body) + "0\r\n\r\n")},
    };
}

std::vector<Fault> chunkFaults()
{
    const QByteArray body = bodyForAll();
    const QByteArray half = body.left(body.size() / 2);
    return {
        {"chunks as they should be", chunked(chunk(half) + chunk(body.mid(half.size())) + "0\r\n\r\n"),
         Expect::Succeeds},
        {"chunk sizes with blanks behind them",
         chunked(QByteArray::number(body.size(), 16) + "  \r\n" + body + "\r\n0 \r\n\r\n"), Expect::Succeeds},
        {"chunk sizes with a tab, zeros and more behind them",
         chunked("000" + QByteArray::number(body.size(), 16).toUpper() + "\t;x=\"y\"\r\n" + body + "\r\n00;z\r\n\r\n"),
         Expect::Succeeds},
        {"chunks announced twice",
         plays(headWith(JsonType + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n") + chunk(body)
               + "0\r\n\r\n")},
        {"a chunk size and a word", chunked(QByteArray::number(body.size(), 16) + " b\r\n" + body + "\r\n0\r\n\r\n")},
        {"a chunk size that ends with a line feed alone",
         chunked(QByteArray::number(body.size(), 16) + "\n" + body + "\r\n0\r\n\r\n")},
        {"a chunk size that is no number", chunked(chunk(half) + "zz\r\n" + body, Then::Close)},
        {"a negative chunk size", chunked(chunk(half) + "-5\r\n" + body, Then::Close)},
        {"an empty chunk size", chunked(chunk(half) + "\r\n" + body, Then::Close)},
        {"a chunk size beyond all numbers", chunked("fffffffffffffffffffff\r\n" + body, Then::Close)},
        // Nothing of the document is missing in these, but nobody knows that: the end of the answer is.
        {"a chunk size of 9 EB", chunked("7fffffffffffffff\r\n" + body, Then::Close)},
        {"a chunk size too large, then closed",
         chunked(QByteArray::number(body.size() + 9, 16) + "\r\n" + body, Then::Close)},
        {"the whole document, closed inside the only chunk's end", chunked(chunk(body).chopped(1), Then::Close)},
        {"the whole document, closed before the last chunk", chunked(chunk(body), Then::Close)},
        {"the whole document, reset before the last chunk", chunked(chunk(body), Then::Reset)},
        {"the whole document, closed inside the last chunk", chunked(chunk(body) + "0", Then::Close)},
        {"the whole document, closed after the last chunk's size", chunked(chunk(body) + "0\r\n", Then::Close)},
        {"the whole document, closed one byte before the end", chunked(chunk(body) + "0\r\n\r", Then::Close)},
        {"the whole document, closed inside what follows the last chunk",
         chunked(chunk(body) + "0\r\nX: y\r\n", Then::Close)},
        {"something behind the last chunk", chunked(chunk(body) + "0\r\nX: y\r\n\r\n"), Expect::Succeeds},
        {"a chunk size too large, the document cut, then closed",
         chunked(QByteArray::number(body.size() + 9, 16) + "\r\n" + body.chopped(1), Then::Close)},
        {"a chunk size too large, then silence", chunked(QByteArray::number(body.size() + 9, 16) + "\r\n" + body)},
        {"a chunk size too small", chunked("5\r\n" + body + "\r\n0\r\n\r\n", Then::Close)},
        {"no end of line after a chunk",
         chunked(QByteArray::number(half.size(), 16) + "\r\n" + half + chunk("x"), Then::Close)},
        {"closed after half of the chunks", chunked(chunk(half), Then::Close)},
        {"reset after half of the chunks", chunked(chunk(half), Then::Reset)},
        {"silence after half of the chunks", chunked(chunk(half))},
        {"the last chunk first", chunked("0\r\n\r\n" + chunk(body))},
        {"no last chunk, then silence", chunked(chunk(body))},
        {"chunks announced, none sent", chunked(body, Then::Close)},
        {"an endless chunk size",
         {.bytes = headWith(JsonType + "Transfer-Encoding: chunked\r\n"), .forever = QByteArray(1000, '1')}},
        {"endless empty lines for chunks",
         {.bytes = headWith(JsonType + "Transfer-Encoding: chunked\r\n"), .forever = "\r\n\r\n\r\n"}},
        {"a transfer encoding nobody knows",
         plays(headWith(JsonType + "Transfer-Encoding: rot13\r\n") + body, Then::Close)},
        {"chunks, packed by the transfer",
         plays(headWith(JsonType + "Transfer-Encoding: gzip, chunked\r\n") + chunk(gzipped(body)) + "0\r\n\r\n",
               Then::Close)},
    };
}

std::vector<Fault> packingFaults()
{
    const QByteArray body = bodyForAll();
    const QByteArray good = gzipped(body);
    const auto packed = [](const QByteArray &bytes, const QByteArray &encoding = "gzip") {
        return plays(httpReply("200 OK", bytes, "application/json", {"Content-Encoding: " + encoding}));
    };
    QByteArray damaged = good;
    damaged[20] = char(damaged[20] ^ 0x55);
    QByteArray wrongChecksum = good;
    wrongChecksum[good.size() - 6] = char(wrongChecksum[good.size() - 6] ^ 0x55);
    QByteArray wrongLength = good;
    wrongLength[good.size() - 2] = char(wrongLength[good.size() - 2] ^ 0x55);
    static const QByteArray bomb = gzipped(QByteArray(80 * 1024 * 1024, ' '));
    return {
        {"packed as it should be", packed(good), Expect::Succeeds},
        {"packed, in chunks",
         plays(headWith(JsonType + "Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n") + chunk(good)
               + "0\r\n\r\n"),
         Expect::Succeeds},
        {"said to be packed, but is not", packed(body)},
        {"packed, but does not say so", plays(httpReply("200 OK", good))},
        {"packed and cut in half", packed(good.left(good.size() / 2))},
        {"packed and cut before the checksum", packed(good.chopped(8))},
        {"packed and cut by a byte", packed(good.chopped(1))},
        {"packed and closed inside",
         plays(httpReply("200 OK", good, "application/json", {"Content-Encoding: gzip"}).chopped(9), Then::Close)},
        {"packed without a length and closed inside",
         plays(headWith(JsonType + "Content-Encoding: gzip\r\nConnection: close\r\n") + good.chopped(9), Then::Close)},
        {"packed and damaged", packed(damaged)},
        {"packed with a wrong checksum", packed(wrongChecksum)},
        {"packed with a wrong length", packed(wrongLength)},
        {"packed with something behind it", packed(good + "tail")},
        {"packed and empty", packed(gzipped(""))},
        {"packed twice", packed(gzipped(good), "gzip, gzip")},
        {"packed twice, but says once", packed(gzipped(good))},
        {"a character set for an encoding", packed(body, "utf-8"), Expect::Succeeds},
        {"a character set beside packing", packed(good, "UTF-8, gzip"), Expect::Succeeds},
        {"packed by nothing, said twice",
         plays(httpReply("200 OK", body, "application/json",
                         {"Content-Encoding: identity", "Content-Encoding: identity"})),
         Expect::Succeeds},
        {"packed in another way", packed(qCompress(body).mid(4), "deflate")},
        {"packed in a way we did not ask for", packed(body, "br")},
        {"a bomb", packed(bomb)},
        {"a bomb of bombs", packed(gzipped(bomb), "gzip")},
    };
}

std::vector<Fault> headerFaults()
{
    const QByteArray body = bodyForAll();
    const QByteArray needed = JsonType + "Content-Length: " + size(body) + "\r\n";
    QByteArray many;
    for (int i = 0; i < 5000; ++i)
        many += "X-" + QByteArray::number(i) + ": y\r\n";
    return {
        {"101 headers", plays(headWith(needed + many.left(many.indexOf("X-101:"))) + body), Expect::MayDoEither},
        {"5,000 headers", plays(headWith(needed + many) + body)},
        {"a header of 200 KiB", plays(headWith(needed + "X: " + QByteArray(200 * 1024, 'x') + "\r\n") + body)},
        {"a header that never ends", {.bytes = "HTTP/1.1 200 OK\r\nX: ", .forever = QByteArray(4096, 'x')}},
        {"headers that never end", {.bytes = "HTTP/1.1 200 OK\r\n", .forever = "X: y\r\n"}},
        {"a status line that never ends", {.bytes = "HTTP/1.1 200 O", .forever = QByteArray(4096, 'K')}},
        {"a header without a colon", plays(headWith(needed + "nonsense\r\n") + body)},
        {"a header without a name", plays(headWith(needed + ": y\r\n") + body), Expect::MayDoEither},
        {"a NUL in a header", plays(headWith(needed + QByteArray("X: a\0b\r\n", 8)) + body), Expect::MayDoEither},
        {"a folded header", plays(headWith(needed + "X: a\r\n b\r\n") + body), Expect::MayDoEither},
        {"line feeds alone", plays(goodReply().replace("\r\n", "\n"))},
        {"one line feed alone", plays(headWith(needed + "X: a\nY: b\r\n") + body)},
        {"a blank before each colon",
         plays(headWith("Content-Type : application/json\r\nContent-Length\t : " + size(body) + "\r\n") + body),
         Expect::Succeeds},
        {"a blank inside a name", plays(headWith(needed + "X Y: z\r\n") + body)},
        {"a blank before the first name", plays("HTTP/1.1 200 OK\r\n X: y\r\n" + needed + "\r\n" + body)},
        {"the type twice, with one meaning",
         plays(httpReply("200 OK", body, "application/json", {"Content-Type: application/json; charset=utf-8"})),
         Expect::Succeeds},
        {"the type twice in one line", plays(httpReply("200 OK", body, "application/json, application/json")),
         Expect::Succeeds},
        {"two types", plays(httpReply("200 OK", body, "application/json", {"Content-Type: text/html"}))},
        {"carriage returns alone", plays(goodReply().replace("\r\n", "\r"))},
        {"no headers", plays("HTTP/1.1 200 OK\r\n\r\n" + body, Then::Close)},
        {"no content type", plays(httpReply("200 OK", body, ""))},
        {"cookies", plays(httpReply("200 OK", body, "application/json", {"Set-Cookie: a=b; Path=/"})),
         Expect::Succeeds},
        {"a refresh to somewhere else",
         plays(httpReply("200 OK", body, "application/json", {"Refresh: 0; url=http://127.0.0.1:9/"})),
         Expect::Succeeds},
        {"an upgrade on offer",
         plays(httpReply("200 OK", body, "application/json", {"Upgrade: h2c", "Connection: Upgrade"})),
         Expect::Succeeds},
        {"another service on offer",
         plays(httpReply("200 OK", body, "application/json", {"Alt-Svc: h2=\"127.0.0.1:9\""})), Expect::Succeeds},
    };
}

std::vector<Fault> statusLineFaults()
{
    const QByteArray body = bodyForAll();
    const QByteArray rest = "\r\n" + JsonType + "Content-Length: " + size(body) + "\r\n\r\n" + body;
    std::vector<Fault> faults;
    for (const char *line :
         {"HTTP/1.1 2000 OK", "HTTP/1.1 20 OK", "HTTP/1.1 2 OK", "HTTP/1.1 OK", "HTTP/1.1 -200 OK", "HTTP/1.1 2e2 OK",
          "HTTP/1.1 0xC8 OK", "HTTP/1.1 099 Odd", "HTTP/1.1 000 Odd", "HTTP/1.1", "HTTP/1.1 ", "HTTP/", "ICY 200 OK",
          "200 OK", "OK", "SIP/2.0 200 OK", "HTTPS/1.1 200 OK", "HTTP/x.y 200 OK", "HTTP/1.1\t200\tOK"})
        faults.push_back({"status line: " + QByteArray(line), plays(line + rest, Then::Close)});
    for (const char *line :
         {"HTTP/1.1 200", "HTTP/1.1 200 ", "HTTP/1.1  200 OK", "HTTP/1.1 200   OK  ", "HTTP/1.0 200"})
        faults.push_back({"status line: " + QByteArray(line), plays(line + rest, Then::Close), Expect::Succeeds});
    for (const char *line :
         {" HTTP/1.1 200 OK", "http/1.1 200 ok", "HTTP/1.0 200 OK", "HTTP/2.0 200 OK", "HTTP/9.9 200 OK",
          "HTTP/0.9 200 OK", "HTTP/1.10 200 OK", "HTTP/1.1 +200 OK", "HTTP/1.1 299 Odd"})
        faults.push_back({"status line: " + QByteArray(line), plays(line + rest, Then::Close), Expect::MayDoEither});
    for (const char *status : {"600 Odd", "700 Odd", "999 Odd"})
        faults.push_back({"status line: " + QByteArray(status), plays("HTTP/1.1 " + QByteArray(status) + rest)});
    faults.push_back({"an empty line first", plays("\r\n" + goodReply(), Then::Close), Expect::Succeeds});
    return faults;
}

std::vector<Fault> statusFaults()
{
    const QByteArray body = bodyForAll();
    std::vector<Fault> faults = {
        {"100 for ever", {.forever = "HTTP/1.1 100 Continue\r\n\r\n"}},
        {"100 and then silence", plays("HTTP/1.1 100 Continue\r\n\r\n")},
        {"100 and then the answer", plays("HTTP/1.1 100 Continue\r\n\r\n" + goodReply()), Expect::Succeeds},
        {"102 and then the answer", plays("HTTP/1.1 102 Processing\r\n\r\n" + goodReply()), Expect::Succeeds},
        {"103 and then the answer", plays("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + goodReply()),
         Expect::Succeeds},
        {"103 twice and then the answer",
         plays(QByteArray("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n").repeated(2) + goodReply()),
         Expect::Succeeds},
        {"100, 103 and 199 before an answer in chunks",
         plays("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 199 Odd\r\n\r\n"
               + headWith(JsonType + "Transfer-Encoding: chunked\r\n") + chunk(body) + "0\r\n\r\n"),
         Expect::Succeeds},
        {"103 and then silence", plays("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n")},
        {"103 and then closed", plays("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n", Then::Close)},
        {"103 for ever", {.forever = "HTTP/1.1 103 Early Hints\r\n\r\n"}},
        {"103 and then a refusal",
         plays("HTTP/1.1 103 Early Hints\r\n\r\n" + httpReply("403 No", R"({"detail":"No"})")), Expect::Fails, 403},
        {"204 to everything", plays("HTTP/1.1 204 No Content\r\n\r\n"), Expect::FailsUnlessNothingDoes},
        {"205", plays(httpReply("205 Reset Content", ""))},
        {"206", plays(httpReply("206 Partial Content", body, "application/json", {"Content-Range: bytes 0-99/200"}))},
    };
    for (const char *status : {"101 Switching Protocols", "102 Processing", "199 Odd"})
        faults.push_back({"ends with " + QByteArray(status), plays(httpReply(status, body), Then::Close)});
    for (const int status :
         {400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423,
          424, 425, 426, 428, 429, 431, 451, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511, 520, 599}) {
        const QByteArray number = QByteArray::number(status);
        faults.push_back(
            {number + " with JSON", plays(httpReply(number + " No", R"({"detail":"No"})")), Expect::Fails, status});
    }
    for (const int status : {401, 404, 408, 500, 502, 503, 504}) {
        const QByteArray number = QByteArray::number(status);
        const QByteArray page = "<html><head><title>No</title></head><body>" + QByteArray(5000, 'x') + "</body></html>";
        faults.push_back(
            {number + " with HTML", plays(httpReply(number + " No", page, "text/html")), Expect::Fails, status});
        faults.push_back({number + " with nothing", plays(httpReply(number + " No", "", "")), Expect::Fails, status});
        faults.push_back(
            {number + " with the right answer", plays(httpReply(number + " No", body)), Expect::Fails, status});
        faults.push_back({number + ", closed inside",
                          plays(httpReply(number + " No", page, "text/html").chopped(99), Then::Close), Expect::Fails,
                          status});
    }
    for (const QByteArray scheme :
         {"Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"abc\", qop=\"auth\"", "NTLM", "Negotiate", "Bearer"})
        for (const QByteArray status : {"401", "407"})
            faults.push_back(
                {status + " with a challenge: " + scheme.split(' ').first(),
                 plays(httpReply(status + " No", R"({"detail":"No"})", "application/json",
                                 {(status == "401" ? "WWW-Authenticate: " : "Proxy-Authenticate: ") + scheme})),
                 Expect::Fails, status.toInt()});
    return faults;
}

std::vector<Fault> bodyFaults()
{
    const QByteArray body = bodyForAll();
    const auto json = [](const QByteArray &bytes) { return plays(httpReply("200 OK", bytes)); };
    const auto typed
        = [](const QByteArray &bytes, const QByteArray &type) { return plays(httpReply("200 OK", bytes, type)); };
    std::vector<Fault> faults = {
        {"HTML for JSON", typed("<!doctype html><html><body>Sign in</body></html>", "text/html; charset=utf-8")},
        {"HTML that calls itself JSON", json("<!doctype html><html></html>")},
        {"JSON that calls itself HTML", typed(body, "text/html")},
        {"plain text", typed("OK", "text/plain")},
        {"a picture", typed("\x89PNG\r\n\x1a\n", "image/png")},
        {"several parts", typed(body, "multipart/mixed; boundary=x")},
        {"nothing", json("")},
        {"blanks", json("   \r\n\t ")},
        {"a cut document", json(body.chopped(1))},
        {"two documents", json(body + body)},
        {"something behind the document", json(body + ";")},
        {"JSON for scripts", json(")]}',\n" + body)},
        {"a callback", json("callback(" + body + ")")},
        {"single quotes", json(QByteArray(body).replace('"', '\''))},
        {"a comment", json("/* hello */" + body)},
        {"a comma too many", json(QByteArray(body).replace("[]}", "[],}"))},
        {"a NUL inside", json(QByteArray(body).insert(20, '\0')), Expect::MayDoEither},
        {"a NUL behind", json(body + '\0')},
        {"bad UTF-8", json(QByteArray(body).replace("c1", "c\xc3\x28"))},
        {"UTF-8 longer than needed", json(QByteArray(body).replace("c1", "c\xc0\xaf"))},
        {"half a character at the end", json(body.chopped(2) + "\xf0\x9f")},
        {"UTF-16", json(QByteArray(reinterpret_cast<const char *>(QString::fromUtf8(body).utf16()), body.size() * 2))},
        {"nested 100,000 deep", json(QByteArray(100'000, '[') + QByteArray(100'000, ']'))},
        {"nested 100,000 deep and never closed", json(QByteArray(100'000, '['))},
        {"objects nested 50,000 deep", json(QByteArray("{\"a\":").repeated(50'000) + "1" + QByteArray(50'000, '}'))},
        {"an endless body",
         {.bytes = headWith(JsonType + "Connection: close\r\n") + "[", .forever = QByteArray("0,").repeated(8192)}},
        {"an endless refusal",
         {.bytes = headWith(JsonType + "Connection: close\r\n", "HTTP/1.1 500 No"), .forever = QByteArray(65'536, 'x')},
         Expect::Fails,
         500},
        {"success: false", json(R"({"success":false,"message":"It did not work"})")},
    };
    for (const char *other : {"null", "true", "0", "\"text\"", "[]", "{}", "[null]", R"({"user_id":null})"})
        faults.push_back({"the JSON of something else: " + QByteArray(other), json(other)});
    return faults;
}

std::vector<Fault> paceFaults()
{
    const QByteArray whole = goodReply();
    return {
        {"silence from the start", plays("", Then::KeepOpen, When::Accepted)},
        {"silence after the request", plays("")},
        {"silence after half of the status line", plays(whole.left(9))},
        {"silence inside the head", plays(whole.left(40))},
        {"silence after the head", plays(whole.left(whole.indexOf("\r\n\r\n") + 4))},
        {"silence before the last byte", plays(whole.chopped(1))},
        {"a head that drips", {.bytes = whole, .dripEvery = 20ms}},
        {"a body that drips for ever",
         {.bytes = whole.left(whole.indexOf("\r\n\r\n") + 5) + QByteArray(4000, ' '), .dripEvery = 5ms}},
        {"blank lines that drip", {.bytes = QByteArray("\r\n").repeated(2000), .dripEvery = 5ms}},
    };
}

std::vector<Fault> garbageFaults()
{
    QRandomGenerator random(1);
    QByteArray noise;
    for (int i = 0; i < 4096; ++i)
        noise += char(random.bounded(256));
    return {
        {"noise", plays(noise, Then::Close)},
        {"noise and then silence", plays(noise)},
        {"endless noise", {.forever = noise}},
        {"zeros", plays(QByteArray(4096, '\0'), Then::Close)},
        {"line breaks", plays(QByteArray(4096, '\n'), Then::Close)},
        {"a mail server", plays("220 mail.example.com ESMTP\r\n", Then::KeepOpen, When::Accepted)},
        {"a secure shell", plays("SSH-2.0-OpenSSH_9.2\r\n", Then::Close, When::Accepted)},
        {"TLS where none was asked", plays(QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7), Then::Close)},
        {"HTTP/2", plays(QByteArray("\x00\x00\x06\x04\x00\x00\x00\x00\x00\x00\x03\x00\x00\x00\x64", 15), Then::Close)},
        {"a request for an answer", plays("GET / HTTP/1.1\r\nHost: x\r\n\r\n", Then::Close)},
        {"a body without a head", plays(bodyForAll(), Then::Close)},
        {"an answer before the question, then closed", plays(goodReply(), Then::Close, When::Accepted),
         Expect::MayDoEither},
        {"two answers", plays(goodReply() + goodReply()), Expect::Succeeds},
        {"an answer and noise behind it", plays(goodReply() + noise), Expect::Succeeds},
    };
}

std::vector<Fault> redirectFaults(const QByteArray &elsewhere)
{
    std::vector<Fault> faults;
    const std::pair<const char *, QByteArray> targets[] = {{"another origin", elsewhere + "/v2/user/u1"},
                                                           {"itself", "/v2/user/u1"},
                                                           {"the other origin without a scheme", elsewhere.mid(5)},
                                                           {"a file", "file:///etc/passwd"},
                                                           {"nonsense", "ht!tp://%%%"},
                                                           {"nowhere", ""}};
    for (const int status : {300, 301, 302, 303, 304, 305, 307, 308}) {
        for (const auto &[name, location] : targets) {
            const QByteArray number = QByteArray::number(status);
            faults.push_back({number + " to " + name,
                              plays(httpReply(number + " Moved", "", "", {"Location: " + location})), Expect::Fails,
                              status});
        }
        faults.push_back({QByteArray::number(status) + " without a target",
                          plays(httpReply(QByteArray::number(status) + " Moved", bodyForAll())), Expect::Fails,
                          status});
    }
    return faults;
}

} // namespace labdesk::tests
