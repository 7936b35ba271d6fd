// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gunzip.h"

#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>

#include <QtEndian>

#include <algorithm>

namespace labdesk::api {

namespace {

constexpr qsizetype GzipFixedHead = 10;
constexpr qsizetype GzipTrailer = 8;

/// The length of the member head at the start of `rest`, or nothing.
std::optional<qsizetype> gzipHeadLength(QByteArrayView rest)
{
    enum Flag { HeaderCrc = 2, Extra = 4, Name = 8, Comment = 16, Reserved = 0xe0 };
    if (rest.size() < GzipFixedHead || rest[0] != '\x1f' || rest[1] != '\x8b' || rest[2] != '\x08')
        return std::nullopt;
    const int flags = uchar(rest[3]);
    if (flags & Reserved)
        return std::nullopt;
    qsizetype at = GzipFixedHead;
    if (flags & Extra) {
        if (rest.size() < at + 2)
            return std::nullopt;
        at += 2 + qFromLittleEndian<quint16>(rest.data() + at);
    }
    for (const int text : {Name, Comment}) {
        if (!(flags & text))
            continue;
        while (at < rest.size() && rest[at] != '\0')
            ++at;
        ++at;
    }
    if (flags & HeaderCrc)
        at += 2;
    return at <= rest.size() ? std::optional(at) : std::nullopt;
}

/// Inflates one raw deflate stream from the start of `rest` onto `out`; returns how much of `rest` it took.
std::optional<qsizetype> inflateOnto(QByteArray &out, QByteArrayView rest, qint64 largest)
{
    namespace zlib = boost::beast::zlib;
    zlib::inflate_stream stream;
    zlib::z_params window;
    window.next_in = rest.data();
    window.avail_in = size_t(rest.size());
    for (;;) {
        const qsizetype had = out.size();
        const auto step = qsizetype(std::min<qint64>(std::max<qint64>(qint64(rest.size()) * 4, 16'384) + had / 2,
                                                     largest + 1 - had));
        if (step <= 0)
            return std::nullopt;
        out.resize(had + step);
        window.next_out = out.data() + had;
        window.avail_out = size_t(step);
        boost::system::error_code error;
        stream.write(window, zlib::Flush::sync, error);
        out.resize(out.size() - qsizetype(window.avail_out));
        if (error == zlib::error::end_of_stream)
            return rest.size() - qsizetype(window.avail_in);
        const bool wantsRoom = window.avail_out == 0;
        if ((error && error != zlib::error::need_buffers) || !wantsRoom)
            return std::nullopt; // corrupt, or the input ended before the stream did
    }
}

} // namespace

std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 largest)
{
    QByteArray out;
    QByteArrayView rest(compressed);
    do {
        const auto head = gzipHeadLength(rest);
        if (!head)
            return std::nullopt;
        rest = rest.sliced(*head);
        const qsizetype start = out.size();
        const auto taken = inflateOnto(out, rest, largest);
        if (!taken || out.size() > largest || rest.size() - *taken < GzipTrailer)
            return std::nullopt;
        rest = rest.sliced(*taken);
        boost::crc_32_type checksum;
        checksum.process_bytes(out.constData() + start, size_t(out.size() - start));
        if (checksum.checksum() != qFromLittleEndian<quint32>(rest.data())
            || quint32(out.size() - start) != qFromLittleEndian<quint32>(rest.data() + 4))
            return std::nullopt;
        rest = rest.sliced(GzipTrailer);
    } while (!rest.isEmpty());
    return out;
}

} // namespace labdesk::api
