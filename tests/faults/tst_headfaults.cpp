// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

/// What goes wrong with one header, whichever it is.
struct Distortion
{
    const char *name;
    QByteArray (*line)(const QByteArray &name, const QByteArray &value);
    Verdict verdict;
};

std::vector<Distortion> distortions()
{
    using Bytes = const QByteArray &;
    return {
        {"in small letters", [](Bytes name, Bytes value) { return name.toLower() + ": " + value + "\r\n"; },
         answered()},
        {"in capitals", [](Bytes name, Bytes value) { return name.toUpper() + ": " + value + "\r\n"; }, answered()},
        {"without a blank", [](Bytes name, Bytes value) { return name + ":" + value + "\r\n"; }, answered()},
        {"with blanks around its value", [](Bytes name, Bytes value) { return name + ": \t " + value + " \t \r\n"; },
         answered()},
        {"with a blank before its colon", [](Bytes name, Bytes value) { return name + " : " + value + "\r\n"; },
         answered()},
        {"twice", [](Bytes name, Bytes value) { return (name + ": " + value + "\r\n").repeated(2); }, answered()},
        {"with a carriage return inside",
         [](Bytes name, Bytes value) { return name + ": " + value.left(1) + "\r" + value.mid(1) + "\r\n"; },
         ambiguous()},
        {"with a line feed inside",
         [](Bytes name, Bytes value) { return name + ": " + value.left(1) + "\n" + value.mid(1) + "\r\n"; },
         ambiguous()},
        {"with a NUL in its name",
         [](Bytes name, Bytes value) { return name.left(3) + '\0' + name.mid(3) + ": " + value + "\r\n"; },
         ambiguous()},
        {"with a NUL in its value", [](Bytes name, Bytes value) { return name + ": " + value + '\0' + "\r\n"; },
         ambiguous()},
        {"with a blank inside its name",
         [](Bytes name, Bytes value) { return name.left(3) + ' ' + name.mid(3) + ": " + value + "\r\n"; }, ambiguous()},
        {"with 40 KB behind its value",
         [](Bytes name, Bytes value) { return name + ": " + value + QByteArray(40'000, ' ') + "\r\n"; }, ambiguous()},
        {"with a colon that is missing", [](Bytes name, Bytes value) { return name + ' ' + value + "\r\n"; },
         ambiguous()},
    };
}

/// Each header that decides what a response means, distorted in each way.
Faults distortedHeaders()
{
    const QByteArray body = rightBody();
    const std::pair<QByteArray, QByteArray> headers[] = {{"Content-Length", sizeOf(body)},
                                                         {"Content-Type", "application/json"},
                                                         {"Transfer-Encoding", "chunked"},
                                                         {"Content-Encoding", "identity"}};
    Faults faults;
    for (const auto &[name, value] : headers) {
        const bool isChunked = name.startsWith('T');
        for (const Distortion &distortion : distortions()) {
            QByteArray lines = distortion.line(name, value);
            if (!name.endsWith("Type"))
                lines += jsonType;
            if (!isChunked && !name.endsWith("Length"))
                lines += "Content-Length: " + sizeOf(body) + "\r\n";
            const QByteArray sent = isChunked ? chunkOf(body) + lastChunk : body;
            // Chunks that are announced twice contradict what the transfer may say.
            const bool isTwice = isChunked && QByteArrayView(distortion.name) == "twice";
            faults.push_back(fault(name + " " + distortion.name, sends(headWith(lines) + sent, Then::Close),
                                   isTwice ? ambiguous() : distortion.verdict));
        }
    }
    return faults;
}

} // namespace

static Faults headFaults()
{
    const QByteArray body = rightBody();
    const QByteArray needed = jsonType + "Content-Length: " + sizeOf(body) + "\r\n";
    const auto with = [&](const QByteArray &lines) { return sends(headWith(needed + lines) + body); };
    QByteArray many;
    for (int i = 0; i < 5000; ++i)
        many += "X-" + QByteArray::number(i) + ": y\r\n";
    const auto offers = [&](const char *line) { return sends(httpReply("200 OK", body, "application/json", {line})); };
    Faults faults = {
        fault("101 headers", with(many.left(many.indexOf("X-101:"))), answered()),
        fault("5,000 headers", with(many), ambiguous()),
        fault("a header of 200 KiB", with("X: " + QByteArray(200 * 1024, 'x') + "\r\n"), ambiguous()),
        fault("a head of 31 KiB", with("X: " + QByteArray(31 * 1024, 'x') + "\r\n"), answered()),
        fault("a header without a colon", with("nonsense\r\n"), ambiguous()),
        fault("a header without a name", with(": y\r\n"), ambiguous()),
        fault("a header without a value", with("X:\r\n"), answered()),
        fault("a header with a name of 20 KB", with(QByteArray(20'000, 'X') + ": y\r\n"), answered()),
        fault("a header beyond ASCII", with("X: \xc3\xa9\xff\r\n"), answered()),
        fault("a header's name beyond ASCII", with("X\xc3\xa9: y\r\n"), ambiguous()),
        fault("a folded header", with("X: a\r\n b\r\n"), answered()),
        fault("a folded length", sends(headWith(jsonType + "Content-Length:\r\n " + sizeOf(body) + "\r\n") + body),
              answered()),
        fault("a blank before the first name", sends("HTTP/1.1 200 OK\r\n X: y\r\n" + needed + "\r\n" + body),
              ambiguous()),
        fault("line feeds alone", sends(goodReply().replace("\r\n", "\n")), ambiguous()),
        fault("one line feed alone", with("X: a\nY: b\r\n"), ambiguous()),
        fault("carriage returns alone", sends(goodReply().replace("\r\n", "\r")), ambiguous()),
        fault("no headers", sends("HTTP/1.1 200 OK\r\n\r\n" + body, Then::Close), unusable()),
        fault("no content type", sends(httpReply("200 OK", body, "")), unusable()),
        fault("the type twice, with one meaning",
              sends(httpReply("200 OK", body, "application/json", {"Content-Type: application/json; charset=utf-8"})),
              answered()),
        fault("the type twice in one line", sendsTyped(body, "application/json, application/json"), answered()),
        fault("two types", sends(httpReply("200 OK", body, "application/json", {"Content-Type: text/html"})),
              unusable()),
        fault("cookies", offers("Set-Cookie: a=b; Path=/"), answered()),
        fault("a refresh to somewhere else", offers("Refresh: 0; url={elsewhere}/"), answered()),
        fault("another place for the content", offers("Content-Location: {elsewhere}/v2/user/u1"), answered()),
        fault("a location beside 200", offers("Location: {elsewhere}/v2/user/u1"), answered()),
        fault("a link to the next page elsewhere", offers("Link: <{elsewhere}/v2/user/>; rel=\"next\""), answered()),
        fault("another service on offer", offers("Alt-Svc: h2=\"127.0.0.1:9\""), answered()),
        fault("an upgrade on offer",
              sends(httpReply("200 OK", body, "application/json", {"Upgrade: h2c", "Connection: Upgrade"})),
              answered()),
        fault("an authentication that is wanted beside 200", offers("WWW-Authenticate: Basic realm=\"x\""), answered()),
        fault("a time to retry beside 200", offers("Retry-After: 60"), answered()),
        fault("an age of a century", offers("Age: 3155760000"), answered()),
    };
    append(faults, distortedHeaders());
    return faults;
}

} // namespace labdesk::tests

class tst_headfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_headfaults() : FaultMatrix("Heads", labdesk::tests::headFaults()) { }
};

LABDESK_TEST(tst_headfaults)
#include "tst_headfaults.moc"
