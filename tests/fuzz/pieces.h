// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace labdesk::fuzz {

/// The input in pieces, of one size or growing ones. Its checksum says how, so that every input is also a whole one.
inline QByteArrayList piecesOf(const QByteArray &input)
{
    QByteArrayList list;
    const quint16 how = qChecksum(QByteArrayView(input));
    qsizetype next = 1 + (how & 0xff) % (how & 0x100 ? 7 : 256);
    for (qsizetype from = 0; from < input.size(); from += next, next += how & 0x200 ? 1 : 0)
        list += input.mid(from, next);
    return list;
}

} // namespace labdesk::fuzz
