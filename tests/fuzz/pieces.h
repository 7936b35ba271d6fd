// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace labdesk::tests {

/// The input behind its first two bytes, which say how it is cut: pieces of one size or growing ones.
struct Pieces
{
    Pieces(const char *data, size_t size)
    {
        if (size < 2)
            return;
        whole = QByteArray(data + 2, qsizetype(size - 2));
        qsizetype next = 1 + static_cast<unsigned char>(data[0]);
        for (qsizetype from = 0; from < whole.size(); from += next, next += data[1] % 3 == 0)
            list += whole.mid(from, next);
    }
    QByteArray whole;
    QByteArrayList list;
};

inline void demand(bool holds, const char *what, const QByteArray &one, const QByteArray &other)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n--- one\n%s\n--- other\n%s\n", what, one.constData(), other.constData());
    std::abort();
}

} // namespace labdesk::tests
