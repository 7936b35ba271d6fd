// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QtEndian>

namespace labdesk::geo {

/// Reads little-endian fields one after another. A read past the end returns a default value, and so does every read
/// after it: callers may read several fields and check `failed()` once, but must check a count against `left()` before
/// a loop.
class ByteReader
{
public:
    explicit ByteReader(QByteArrayView bytes) : m_bytes(bytes) { }

    qsizetype left() const { return m_bytes.size(); }
    bool failed() const { return m_failed; }

    template <class T> T number()
    {
        const QByteArrayView raw = take(static_cast<qsizetype>(sizeof(T)));
        return raw.isEmpty() ? T() : qFromLittleEndian<T>(raw.data());
    }

    /// Seven bits per byte, lowest first, at most 32 bits.
    quint32 varint()
    {
        quint64 value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            const auto byte = number<quint8>();
            value |= quint64(byte & 0x7fU) << shift;
            if ((byte & 0x80U) == 0 && value <= 0xffffffffULL)
                return m_failed ? 0 : static_cast<quint32>(value);
        }
        m_failed = true;
        return 0;
    }

    /// A signed varint: 0, -1, 1, -2, ... are encoded as 0, 1, 2, 3, ...
    qint32 zigzag()
    {
        const quint32 raw = varint();
        return static_cast<qint32>(raw >> 1U) ^ -static_cast<qint32>(raw & 1U);
    }

    /// A varint that counts elements of at least `minBytes` each. Fails if that many can't fit into the remaining
    /// bytes.
    quint32 count(qsizetype minBytes)
    {
        const quint32 value = varint();
        if (qint64(value) * minBytes <= m_bytes.size())
            return value;
        m_failed = true;
        return 0;
    }

    QByteArrayView take(qsizetype size)
    {
        if (m_failed || size > m_bytes.size()) {
            m_failed = true;
            return {};
        }
        const QByteArrayView taken = m_bytes.first(size);
        m_bytes = m_bytes.sliced(size);
        return taken;
    }

private:
    QByteArrayView m_bytes;
    bool m_failed = false;
};

} // namespace labdesk::geo
