// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/unknownkeys.h"

#include <QByteArrayView>

#include <string>
#include <vector>

namespace labdesk::wire {

/// Reads the users that are plain: as the contract and the known drift have them, with nothing about them on which two
/// JSON parsers could differ. Those it reads exactly as decode<User>() does, many times as fast. Whatever it has the
/// least doubt about (another type, a key that came twice, an unknown key seen for the first time, an odd number, bytes
/// that are no JSON) it leaves to that.
class FastUserParser
{
public:
    /// So many readable bytes must follow a user; what they are does not matter.
    static constexpr qsizetype padding = 64;

    /// Reads a user that begins where these bytes begin, and may end long before they end. Gives its size; 0 when there
    /// is a doubt, or it may end too near to their end.
    qsizetype readNext(QByteArrayView bytes);
    /// What readNext() read; the views are valid until the next one, and as long as its bytes.
    const UserFields &next() const { return m_fields; }
    /// The slow parser decoded the last user that this one left to it: don't fall back for its unknown keys again.
    void markReported() { m_unknown.markReported(); }
    /// Nobody wants to hear of unknown keys and values any more: they are no reason for doubt.
    void ignoreUnknown() { m_unknown.ignoreAll(); }

private:
    UserFields m_fields;
    std::vector<UserFields::Source> m_sources;
    std::string m_unescaped; // the texts that had escapes
    UnknownKeys m_unknown;
};

} // namespace labdesk::wire
