// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fuzz/fuzz.h"

#include <initializer_list>
#include <iterator>
#include <random>

namespace labdesk::fuzz {

/// Changes inputs a little, the same way for the same seed. Knows what they look like: of JSON it swaps, repeats,
/// removes and wraps members, and writes values, numbers and escapes differently; of HTTP it does so with header
/// fields, and with a body that is JSON.
class Mutator
{
public:
    explicit Mutator(quint32 seed) : m_random(seed) { }

    QByteArray mutated(const QByteArray &input, Form form); ///< knowing its form
    QByteArray bytesMutated(QByteArray input);              ///< without

private:
    quint32 pick(qsizetype below) { return below > 0 ? quint32(m_random() % quint32(below)) : 0; }
    template <class List> auto oneOf(const List &list) { return *(std::begin(list) + pick(std::ssize(list))); }
    const char *oneOf(std::initializer_list<const char *> list)
    {
        return *(list.begin() + pick(qsizetype(list.size())));
    }

    QByteArray jsonMutated(const QByteArray &input);
    QByteArray linesMutated(const QByteArray &input, const QByteArray &lineBreak);
    QByteArray textMutated(const QByteArray &input);
    QByteArray httpMutated(const QByteArray &input);
    QByteArray otherNumber(const QByteArray &number);
    QByteArray otherText(const QByteArray &quoted);
    QByteArray otherValue(const QByteArray &value);

    std::mt19937 m_random;
};

} // namespace labdesk::fuzz
