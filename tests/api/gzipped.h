// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <boost/crc.hpp>

namespace labdesk::tests {

inline QByteArray littleEndian(quint32 value)
{
    QByteArray bytes;
    for (int shift = 0; shift < 32; shift += 8)
        bytes += char((value >> shift) & 0xff);
    return bytes;
}

/// Packs with zlib, as a web server does: not with the code under test.
inline QByteArray gzipped(const QByteArray &plain)
{
    boost::crc_32_type checksum;
    checksum.process_bytes(plain.constData(), size_t(plain.size()));
    // qCompress() puts 4 bytes of length and a 2-byte zlib head before the deflate stream, and 4 bytes of Adler-32
    // after it.
    const QByteArray deflated = plain.isEmpty() ? QByteArray("\x03\x00", 2) : qCompress(plain, 9).mid(6).chopped(4);
    return QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10) + deflated + littleEndian(checksum.checksum())
        + littleEndian(quint32(plain.size()));
}

} // namespace labdesk::tests
