// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gzipped.h"
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

Play packed(const QByteArray &bytes, const QByteArray &coding = "gzip")
{
    return sends(httpReply("200 OK", bytes, "application/json", {"Content-Encoding: " + coding}));
}

QByteArray withFlipped(QByteArray bytes, qsizetype at)
{
    bytes[at] = char(bytes[at] ^ 0x55);
    return bytes;
}

QByteArray withByte(QByteArray bytes, qsizetype at, char value)
{
    bytes[at] = value;
    return bytes;
}

/// The parts of a gzip member (RFC 1952), each of them changed, and the stream cut at each boundary.
Faults damagedMembers()
{
    const QByteArray good = gzipped(rightBody());
    const qsizetype end = good.size();
    Faults faults;
    const std::pair<const char *, QByteArray> damages[] = {
        {"the first byte of the magic number", withFlipped(good, 0)},
        {"the second byte of the magic number", withFlipped(good, 1)},
        {"the method", withByte(good, 2, 7)},
        {"the flags, to a checksum of the head that is not there", withByte(good, 3, 2)},
        {"the flags, to a name that never ends", withByte(good, 3, 8)},
        {"the type of the first block", withByte(good, 10, 7)},
        {"the start of the data", withFlipped(good, 12)},
        {"the middle of the data", withFlipped(good, end / 2)},
        {"the end of the data", withFlipped(good, end - 10)},
        {"the checksum", withFlipped(good, end - 6)},
        {"the length", withFlipped(good, end - 2)},
    };
    for (const auto &[part, bytes] : damages)
        faults.push_back(fault(QByteArray("packed, damaged: ") + part, packed(bytes), unusable()));
    const std::pair<const char *, qsizetype> cuts[] = {
        {"inside the magic number", 1},         {"inside the head", 5},           {"after the head", 10},
        {"in the middle of the data", end / 2}, {"before the checksum", end - 8}, {"before the length", end - 4},
        {"one byte before the end", end - 1},
    };
    for (const auto &[where, at] : cuts)
        faults.push_back(fault(QByteArray("packed, cut ") + where, packed(good.left(at)), unusable()));
    return faults;
}

/// Names of codings that were not asked for, with a body that isn't packed: it can't be known.
Faults otherCodings()
{
    Faults faults;
    for (const char *coding : {"deflate", "br", "zstd", "compress", "dcb", "exi", "pack200-gzip", "rot13", "gzip, br",
                               "gzip;q=1", "\"gzip\""})
        faults.push_back(
            fault(QByteArray("a coding that was not asked for: ") + coding, packed(rightBody(), coding), unusable()));
    return faults;
}

} // namespace

static Faults encodingFaults()
{
    const QByteArray body = rightBody();
    const QByteArray good = gzipped(body);
    const QByteArray half = body.left(body.size() / 2);
    static const QByteArray bomb = gzipped(QByteArray(80 * 1024 * 1024, ' '));
    const auto alone = [](Fault one) {
        one.isAlone = true;
        return one;
    };
    Faults faults = {
        fault("packed as it should be", packed(good), answered()),
        fault("packed, named in the old way", packed(good, "x-gzip"), answered()),
        fault("packed, named in capitals", packed(good, "GZIP"), answered()),
        fault("packed in two members", packed(gzipped(half) + gzipped(body.mid(half.size()))), answered()),
        fault("packed, and an empty member behind it", packed(good + gzipped("")), answered()),
        fault("packed in chunks",
              sends(headWith(inChunks + gzipCoding) + chunkOf(good.left(20)) + chunkOf(good.mid(20)) + lastChunk),
              answered()),
        fault("said to be packed, but is not", packed(body), unusable()),
        fault("packed, but does not say so", sendsJson(good), unusable()),
        fault("packed with something behind it", packed(good + "tail"), unusable()),
        fault("packed with zeros behind it", packed(good + QByteArray(512, '\0')), unusable()),
        fault("packed and empty", packed(gzipped("")), unusable()),
        fault("packed: no byte at all", packed(""), unusable()),
        fault("packed blanks", packed(gzipped("   \n")), unusable()),
        // The checksum behind it says that nothing else is wrong.
        fault("packed, with flags that are reserved", packed(withByte(good, 3, char(0xe0))), answered()),
        fault("packed twice, and says so", packed(gzipped(good), "gzip, gzip"), unusable()),
        fault("packed twice, but says once", packed(gzipped(good)), unusable()),
        fault("packed deflate data", packed(qCompress(body).mid(4), "deflate"), unusable()),
        fault("zlib data that is called gzip", packed(qCompress(body).mid(4)), unusable()),
        fault("a page, packed", packed(gzipped("<!doctype html><html></html>")), webPage()),
        fault("another user, packed", packed(gzipped(QByteArray(body).replace("u1", "u2"))), wrongRecord(),
              {{RequestKind::List, answered()}, {RequestKind::Token, answered()}, {RequestKind::Create, answered()}}),
        fault("a failure, packed", packed(gzipped(R"({"success":false,"message":"It did not work"})")), failed()),
        fault("a character set for a coding", packed(body, "utf-8"), answered()),
        fault("a character set beside packing", packed(good, "UTF-8, gzip"), answered()),
        fault("packed by nothing, said twice",
              sends(httpReply("200 OK", body, "application/json",
                              {"Content-Encoding: identity", "Content-Encoding: identity"})),
              answered()),
        fault("an empty coding", packed(body, ""), answered()),
        alone(fault("a bomb of 80 MiB of blanks", packed(bomb), tooLarge(), {{RequestKind::List, unusable()}})),
        alone(fault("a bomb of bombs", packed(gzipped(bomb)), unusable())),
        alone(fault("a bomb that is a refusal",
                    sends(httpReply("500 No", bomb, "application/json", {"Content-Encoding: gzip"})),
                    refused(ApiError::Kind::ServerFault))),
        alone(fault("a bomb of open brackets", packed(gzipped(QByteArray(40 * 1024 * 1024, '['))), unusable())),
    };
    append(faults, damagedMembers());
    append(faults, otherCodings());
    return faults;
}

} // namespace labdesk::tests

class tst_encodingfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_encodingfaults() : FaultMatrix("Encoding and compression", labdesk::tests::encodingFaults()) { }
};

LABDESK_TEST(tst_encodingfaults)
#include "tst_encodingfaults.moc"
