// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk::wire {

/// Finds the closing bracket of a JSON object that arrives in chunks of any size. Looks only at quotes, backslashes,
/// and brackets: whether the content is valid JSON and whether the brackets match is up to the decoder. A backslash
/// also escapes a quote outside of strings, where valid JSON has none, because escapes in a block are resolved before
/// strings are located.
class BracketScan
{
public:
    /// Starts a new object. The next byte must be its opening bracket.
    void start() { *this = BracketScan(); }
    /// Returns how many of these bytes belong to the object: all of them, or those up to its closing bracket.
    qsizetype take(const char *bytes, qsizetype size);
    bool isComplete() const { return m_isComplete; }

    /// take() without vector instructions, for other CPUs and for tests to compare with.
    qsizetype takeBytewise(const char *bytes, qsizetype size);

private:
    struct Marks;
    qsizetype takeBlock(const Marks &marks);
    quint64 stringMask(const Marks &marks);

    qsizetype m_depth = 0;
    bool m_inString = false;
    bool m_escaped = false; // the next byte is escaped
    bool m_isComplete = false;
};

} // namespace labdesk::wire
