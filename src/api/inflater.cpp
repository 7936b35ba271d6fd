// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/inflater.h"

#include <array>
#include <isa-l/igzip_lib.h>

namespace labdesk::api {

namespace {

constexpr qsizetype InflatedChunkSize = 256 * 1024; // smaller ones cause more copying; larger ones don't fit the cache

} // namespace

struct Inflater::Private
{
    explicit Private(qint64 limit) : maxBytes(limit) { beginMember(); }

    void beginMember();
    bool take(QByteArrayView &packed, const Sink &sink);

    qint64 maxBytes;
    qint64 total = 0;
    bool isBetweenMembers = true;
    bool hadMember = false;
    bool hasFailed = false;
    bool isTooLong = false;
    inflate_state state;
    std::array<uchar, InflatedChunkSize> out;
};

void Inflater::Private::beginMember()
{
    isal_inflate_init(&state);
    state.crc_flag = ISAL_GZIP; // header, checksum, and length are verified, too
}

/// Consumes the bytes of `packed` that belong to this member. False: they are corrupt, exceed the limit, or the sink
/// stopped.
bool Inflater::Private::take(QByteArrayView &packed, const Sink &sink)
{
    if (isBetweenMembers && hadMember)
        beginMember();
    isBetweenMembers = false;
    // A piece of a body is always far smaller; the limit is for the 32-bit size.
    const auto piece = packed.first(qMin<qsizetype>(packed.size(), 1 << 30));
    state.next_in = reinterpret_cast<uint8_t *>(const_cast<char *>(piece.data()));
    state.avail_in = uint32_t(piece.size());
    do {
        state.next_out = out.data();
        state.avail_out = uint32_t(out.size());
        const int result = isal_inflate(&state);
        const auto made = qsizetype(out.size() - state.avail_out);
        isTooLong = result == ISAL_DECOMP_OK && made > maxBytes - total;
        if (result != ISAL_DECOMP_OK || isTooLong)
            return false;
        total += made;
        if (made > 0 && !sink(QByteArrayView(out.data(), made)))
            return false;
        if (state.block_state == ISAL_BLOCK_FINISH)
            isBetweenMembers = hadMember = true;
    } while (!isBetweenMembers && state.avail_out == 0);
    packed = packed.sliced(piece.size() - qsizetype(state.avail_in));
    return true;
}

Inflater::Inflater(qint64 maxBytes) : d(std::make_unique<Private>(maxBytes)) { }
Inflater::~Inflater() = default;

bool Inflater::feed(QByteArrayView packed, const Sink &sink)
{
    while (!packed.isEmpty() && !d->hasFailed)
        d->hasFailed = !d->take(packed, sink);
    return !d->hasFailed;
}

bool Inflater::exceedsLimit() const
{
    return d->isTooLong;
}

bool Inflater::isComplete() const
{
    return d->hadMember && d->isBetweenMembers && !d->hasFailed;
}

std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 maxBytes)
{
    QByteArray out;
    Inflater inflater(maxBytes);
    const auto collect = [&out](QByteArrayView piece) {
        out += piece;
        return true;
    };
    if (!inflater.feed(compressed, collect) || !inflater.isComplete())
        return std::nullopt;
    return out;
}

} // namespace labdesk::api
