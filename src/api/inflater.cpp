// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/inflater.h"

#include <QtEndian>

#include <zlib.h>

#include <array>
#include <optional>

namespace labdesk::api {

namespace {

constexpr qsizetype GzipFixedHead = 10;
constexpr qsizetype GzipTrailer = 8;
constexpr qsizetype LargestGzipHead = 256 * 1024; // names and comments have no length of their own
constexpr size_t InflatedAtOnce = 128 * 1024;     // stays in the cache until whoever takes it has read it

enum class HeadIs { Whole, Short, Bad };

/// Whether `bytes` begin with a member head; `length` is its length when they do.
HeadIs lookAtGzipHead(QByteArrayView bytes, qsizetype &length)
{
    enum Flag { HeaderCrc = 2, Extra = 4, Name = 8, Comment = 16, Reserved = 0xe0 };
    constexpr QByteArrayView magic("\x1f\x8b\x08", 3);
    if (!bytes.startsWith(magic.first(qMin(bytes.size(), magic.size()))))
        return HeadIs::Bad;
    if (bytes.size() < GzipFixedHead)
        return HeadIs::Short;
    const int flags = uchar(bytes[3]);
    if (flags & Reserved)
        return HeadIs::Bad;
    length = GzipFixedHead;
    if (flags & Extra) {
        if (bytes.size() < length + 2)
            return HeadIs::Short;
        length += 2 + qFromLittleEndian<quint16>(bytes.data() + length);
    }
    for (const int text : {Name, Comment}) {
        if (!(flags & text))
            continue;
        while (length < bytes.size() && bytes[length] != '\0')
            ++length;
        ++length;
    }
    if (flags & HeaderCrc)
        length += 2;
    return length <= bytes.size() ? HeadIs::Whole : HeadIs::Short;
}

} // namespace

struct Inflater::Private
{
    explicit Private(qint64 most) : largest(most) {}
    ~Private() { closeStream(); }

    enum class At { Head, Body, Trailer, Failed };

    bool takeHead(QByteArrayView &packed);
    bool takeBody(QByteArrayView &packed, const Sink &sink);
    bool takeTrailer(QByteArrayView &packed);
    void closeStream();

    qint64 largest;
    qint64 total = 0;
    At at = At::Head;
    bool hadMember = false;
    QByteArray pending; ///< of a head or a trailer that has not come whole
    std::optional<z_stream> stream;
    uLong checksum = 0;
    quint32 memberSize = 0; ///< modulo 2^32, as the trailer has it
    std::array<char, InflatedAtOnce> out;
};

void Inflater::Private::closeStream()
{
    if (stream)
        inflateEnd(&*stream);
    stream.reset();
}

bool Inflater::Private::takeHead(QByteArrayView &packed)
{
    const qsizetype had = pending.size();
    pending += packed.first(qMin(packed.size(), LargestGzipHead - had));
    qsizetype length = 0;
    const HeadIs seen = lookAtGzipHead(pending, length);
    if (seen == HeadIs::Short) {
        packed = {};
        return pending.size() < LargestGzipHead;
    }
    if (seen == HeadIs::Bad)
        return false;
    packed = packed.sliced(length - had);
    pending.clear();
    stream.emplace();
    if (inflateInit2(&*stream, -MAX_WBITS) != Z_OK) // raw: head and trailer are read here
        return false;
    checksum = crc32(0, nullptr, 0);
    memberSize = 0;
    at = At::Body;
    return true;
}

bool Inflater::Private::takeBody(QByteArrayView &packed, const Sink &sink)
{
    // A piece of a body is far below what counts as too large for zlib's unsigned int.
    const auto piece = packed.first(qMin<qsizetype>(packed.size(), 1 << 30));
    stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(piece.data()));
    stream->avail_in = uInt(piece.size());
    for (;;) {
        stream->next_out = reinterpret_cast<Bytef *>(out.data());
        stream->avail_out = uInt(out.size());
        const int result = inflate(&*stream, Z_NO_FLUSH);
        const auto made = qsizetype(out.size() - stream->avail_out);
        if ((result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) || made > largest - total)
            return false;
        total += made;
        memberSize += quint32(made);
        checksum = crc32(checksum, reinterpret_cast<const Bytef *>(out.data()), uInt(made));
        if (made > 0 && !sink(QByteArrayView(out.data(), made)))
            return false;
        if (result == Z_STREAM_END)
            break;
        if (stream->avail_out > 0) { // nothing more in what came
            packed = packed.sliced(piece.size() - qsizetype(stream->avail_in));
            return stream->avail_in == 0;
        }
    }
    packed = packed.sliced(piece.size() - qsizetype(stream->avail_in));
    closeStream();
    at = At::Trailer;
    return true;
}

bool Inflater::Private::takeTrailer(QByteArrayView &packed)
{
    const auto piece = packed.first(qMin(packed.size(), GzipTrailer - pending.size()));
    pending += piece;
    packed = packed.sliced(piece.size());
    if (pending.size() < GzipTrailer)
        return true;
    if (quint32(checksum) != qFromLittleEndian<quint32>(pending.constData())
        || memberSize != qFromLittleEndian<quint32>(pending.constData() + 4))
        return false;
    pending.clear();
    hadMember = true;
    at = At::Head;
    return true;
}

Inflater::Inflater(qint64 largest) : d(std::make_unique<Private>(largest)) {}
Inflater::~Inflater() = default;

bool Inflater::feed(QByteArrayView packed, const Sink &sink)
{
    while (!packed.isEmpty() && d->at != Private::At::Failed) {
        const bool isGood = d->at == Private::At::Head ? d->takeHead(packed)
            : d->at == Private::At::Body               ? d->takeBody(packed, sink)
                                                       : d->takeTrailer(packed);
        if (!isGood)
            d->at = Private::At::Failed;
    }
    return d->at != Private::At::Failed;
}

bool Inflater::isWhole() const
{
    return d->at == Private::At::Head && d->pending.isEmpty() && d->hadMember;
}

} // namespace labdesk::api
