// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <bit>
#include <initializer_list>

namespace labdesk::tests {

template <class T> QByteArray littleEndian(T value)
{
    QByteArray bytes(sizeof(T), Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

inline QByteArray varint(quint32 value)
{
    QByteArray bytes;
    for (; value > 127; value >>= 7U)
        bytes.append(static_cast<char>((value & 127U) | 128U));
    bytes.append(static_cast<char>(value));
    return bytes;
}

inline QByteArray zigzag(qint32 value)
{
    return varint(value < 0 ? static_cast<quint32>(-2 * value - 1) : static_cast<quint32>(2 * value));
}

/// Four ZIPs: 10001 and 10003 in county 0, 10050 in none, 85004 in county 1.
inline QByteArray smallZips()
{
    QByteArray bitmap(12'500, '\0');
    for (const int code : {10001, 10003, 10050, 85004})
        bitmap[code / 8] = static_cast<char>(bitmap[code / 8] | (1 << (code % 8)));
    QByteArray bytes("ZCT1");
    bytes += littleEndian<quint32>(4) + littleEndian<quint16>(16) + littleEndian<quint16>(1)
        + littleEndian<quint32>(2021);
    for (const qint32 bound : {-15, 72, -216, -64})
        bytes += littleEndian(bound);
    bytes += bitmap;
    for (const int half : {0, 0, 65535, 65535, 100, 200, 32768, 32768})
        bytes += littleEndian(static_cast<quint16>(half));
    for (const int county : {0, 0, 65535, 1})
        bytes += littleEndian(static_cast<quint16>(county));
    return bytes;
}

/// Three towns: Saint Paul, MN; Paulton, MN; Paulton, WI. North and south, west and east at the bounds' corners.
inline QByteArray smallTowns()
{
    QByteArray bytes("TWN1");
    bytes += littleEndian<quint32>(3);
    for (const qint32 bound : {40, 50, -100, -90})
        bytes += littleEndian(bound);
    bytes += QByteArray("\2MNWI", 5);
    const auto town = [&bytes](quint16 up, quint16 along, char state, quint32 population, const QByteArray &name) {
        bytes += littleEndian(up) + littleEndian(along) + state + varint(population)
            + varint(static_cast<quint32>(name.size())) + name;
    };
    town(0, 0, 0, 300'000, "Saint Paul");
    town(65535, 65535, 0, 2'000, "Paulton");
    town(65535, 0, 1, 1'000, "Paulton");
    return bytes;
}

/// Two square counties side by side, which are one state. Arc 0: their common side; 1: round the west; 2: round the
/// east.
inline QByteArray smallOutlines()
{
    QByteArray bytes("USM1");
    for (const double value : {0.1, 0.1, -100.0, 30.0})
        bytes += littleEndian(std::bit_cast<quint64>(value));
    bytes += varint(3);
    const auto arc = [&bytes](char kind, std::initializer_list<qint32> deltas) {
        bytes += kind + varint(static_cast<quint32>(deltas.size() / 2));
        for (const qint32 delta : deltas)
            bytes += zigzag(delta);
    };
    arc(3, {10, 0, 0, 10});
    arc(1, {10, 10, -10, 0, 0, -10, 10, 0});
    arc(2, {10, 10, 10, 0, 0, -10, -10, 0});
    const auto region = [&bytes](const char *name, quint32 fips, std::initializer_list<qint32> refs) {
        bytes += varint(static_cast<quint32>(qstrlen(name))) + name + varint(fips) + varint(1) + varint(1);
        bytes += varint(static_cast<quint32>(refs.size()));
        qint32 before = 0;
        for (const qint32 ref : refs) {
            bytes += zigzag(ref - before);
            before = ref;
        }
    };
    bytes += varint(1);
    region("Arizona", 4, {1, ~2});
    bytes += varint(2);
    region("Maricopa", 4013, {0, 1});
    region("Pinal", 4021, {0, 2});
    return bytes;
}

} // namespace labdesk::tests
