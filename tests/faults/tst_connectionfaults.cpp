// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gzipped.h"
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

struct Shape
{
    const char *name;
    QByteArray head;
    QByteArray body; ///< as transferred
};

/// The ways in which a body is sent.
std::vector<Shape> shapes()
{
    const QByteArray body = rightBody();
    const QByteArray packed = gzipped(body);
    const qsizetype half = body.size() / 2;
    return {
        {"with a length", lengthHead(sizeOf(body)), body},
        {"in chunks", headWith(inChunks), chunkOf(body.left(half)) + chunkOf(body.mid(half)) + lastChunk},
        {"packed", lengthHead(sizeOf(packed), gzipCoding), packed},
        {"packed, in chunks", headWith(inChunks + gzipCoding), chunkOf(packed) + lastChunk},
        {"up to the end of the connection", headWith(openEnded), body},
    };
}

struct Cut
{
    QByteArray name;
    qsizetype at;
};

/// The boundaries inside a head, where what follows is something else.
std::vector<Cut> cutsOfHead(const QByteArray &head)
{
    const qsizetype firstLine = head.indexOf("\r\n");
    const qsizetype type = head.indexOf("application");
    return {
        {"before the response", 0},
        {"inside the version", 3},
        {"after the version", 8},
        {"inside the status", 11},
        {"inside the reason phrase", 14},
        {"after the status line's carriage return", firstLine + 1},
        {"after the status line", firstLine + 2},
        {"inside a header's name", firstLine + 6},
        {"after a header's colon", head.indexOf(':') + 1},
        {"inside a header's value", type + 4},
        {"after a header", head.indexOf("\r\n", type) + 2},
        {"before the empty line", head.size() - 2},
        {"inside the empty line", head.size() - 1},
    };
}

/// The boundaries of a body, which depend on how it is sent.
std::vector<Cut> cutsOfBody(const Shape &shape)
{
    const bool isChunked = shape.head.contains("chunked");
    const qsizetype end = shape.body.size();
    std::vector<Cut> cuts = {{"between head and body", 0}, {"after the first byte of the body", 1}};
    if (isChunked) {
        const qsizetype size = shape.body.indexOf("\r\n");
        cuts.push_back({"after a chunk's size", size + 2});
        cuts.push_back({"inside a chunk", size + 22});
        cuts.push_back({"before a chunk's end", end - lastChunk.size() - 2});
        cuts.push_back({"inside a chunk's end", end - lastChunk.size() - 1});
        cuts.push_back({"before the last chunk", end - lastChunk.size()});
        cuts.push_back({"inside the last chunk's size", end - 4});
        cuts.push_back({"after the last chunk's size", end - 2});
    } else {
        cuts.push_back({"in the middle of the body", end / 2});
    }
    cuts.push_back({"one byte before the end", end - 1});
    return cuts;
}

struct Ending
{
    const char *name;
    Then then;
    Verdict verdict;
};

const std::vector<Ending> &endings()
{
    static const std::vector<Ending> all
        = {{"closed", Then::Close, lost()}, {"reset", Then::Reset, lost()}, {"silent", Then::KeepOpen, late()}};
    return all;
}

Faults cutsThroughHeads()
{
    Faults faults;
    const QByteArray head = lengthHead(sizeOf(rightBody()));
    for (const auto &[name, then, verdict] : endings())
        for (const auto &[where, at] : cutsOfHead(head))
            faults.push_back(fault(QByteArray(name) + " " + where, sends(head.left(at), then), verdict));
    return faults;
}

Faults cutsThroughBodies()
{
    Faults faults;
    for (const Shape &shape : shapes())
        for (const auto &[name, then, verdict] : endings())
            for (const auto &[where, at] : cutsOfBody(shape)) {
                const QByteArray bytes = shape.head + shape.body.left(at);
                // Without a length, the end says that this is all, and a reset looks like one to the transport; what
                // came is no document then.
                const bool looksWhole = shape.head.contains("close") && then != Then::KeepOpen;
                faults.push_back(fault(QByteArray(name) + " " + where + ", " + shape.name, sends(bytes, then),
                                       looksWhole ? unusable() : verdict));
            }
    return faults;
}

/// The same for the second request on a connection: a pool must not take the end of one for the end of another.
Faults onUsedConnections()
{
    Faults faults;
    const QByteArray whole = goodReply();
    const struct
    {
        const char *where;
        qsizetype at;
    } cuts[] = {{"before the response", 0},
                {"inside the status", 11},
                {"inside the head", 40},
                {"in the middle of the body", whole.size() - 40},
                {"one byte before the end", whole.size() - 1}};
    for (const auto &[name, then, verdict] : endings())
        for (const auto &[where, at] : cuts) {
            Fault second
                = fault(QByteArray("the second response ") + name + " " + where, sends(whole.left(at), then), verdict);
            second.plays = {sends(whole), second.plays.front()};
            second.isKeptAlive = true;
            faults.push_back(second);
        }
    return faults;
}

} // namespace

static Faults connectionFaults()
{
    const QByteArray whole = goodReply();
    Faults faults = {
        fault("nothing wrong at all", sends(whole), answered()),
        fault("nothing wrong, then closed", sends(whole, Then::Close), answered()),
        fault("closed as soon as connected", sends("", Then::Close, When::Accepted), lostEarly()),
        fault("reset as soon as connected", sends("", Then::Reset, When::Accepted), lostEarly()),
        fault("closed as soon as the head came", sends("", Then::Close, When::HeadCame), lostEarly()),
        fault("reset as soon as the head came", sends("", Then::Reset, When::HeadCame), lostEarly()),
        fault("silent from the start", sends("", Then::KeepOpen, When::Accepted), late()),
        // The end can overtake what is still being read: whoever sees a reset is right to doubt.
        fault("closed after a body without a length", sends(headWith(openEnded) + rightBody(), Then::Close),
              either(answered(), lost())),
        fault("a response before the request, then closed", sends(whole, Then::Close, When::Accepted),
              either(answered(), lostEarly())),
    };
    const std::vector<std::pair<Way, const char *>> unreachable
        = {{Way::Nothing, "nothing listens"}, {Way::UnknownHost, "no such host"}};
    for (const auto &[way, name] : unreachable) {
        const auto kind = way == Way::Nothing ? ApiError::Kind::ConnectionRefused : ApiError::Kind::HostNotFound;
        Fault nowhere = fault(name, sends(""), unreached(kind));
        nowhere.way = way;
        faults.push_back(nowhere);
    }
    append(faults, cutsThroughHeads());
    append(faults, cutsThroughBodies());
    append(faults, onUsedConnections());
    return faults;
}

} // namespace labdesk::tests

class tst_connectionfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_connectionfaults() : FaultMatrix("Connections", labdesk::tests::connectionFaults()) { }
};

LABDESK_TEST(tst_connectionfaults)
#include "tst_connectionfaults.moc"
