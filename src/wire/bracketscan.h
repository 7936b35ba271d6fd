// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk::wire {

/// Finds the bracket that closes a JSON object whose bytes come in pieces of any size. Looks at quotes, backslashes,
/// and brackets only: the decoder checks whether what is between them is JSON and whether the brackets match. A
/// backslash escapes a quote outside of strings, too, where valid JSON has none: in a block, escapes are found before
/// it is known where strings are.
class BracketScan
{
public:
    /// The next byte is the opening bracket of an object.
    void start() { *this = BracketScan(); }
    /// How many of the next bytes belong to the object: all, or those up to its closing bracket.
    qsizetype take(const char *bytes, qsizetype size);
    bool isComplete() const { return m_isComplete; }

    /// take() without vector instructions; the one that other machines use, and that tests compare with.
    qsizetype takeByteWise(const char *bytes, qsizetype size);

private:
    struct Marks;
    qsizetype takeBlock(const Marks &marks);
    quint64 insideOfStrings(const Marks &marks);

    qsizetype m_depth = 0;
    bool m_inString = false;
    bool m_escaped = false; // the next byte
    bool m_isComplete = false;
};

} // namespace labdesk::wire
