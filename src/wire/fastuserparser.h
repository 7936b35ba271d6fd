// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/unknownkeys.h"

#include <QByteArrayView>

#include <string>
#include <vector>

namespace labdesk::wire {

/// Reads ordinary users: as the contract and the known drift have them, without anything on which two JSON parsers
/// could differ. Those it reads exactly like decode<User>(), many times as fast. All others it leaves to that: another
/// type, a repeated key, an unknown key seen for the first time, an odd number, bytes that aren't JSON.
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
    /// Unknown keys and values aren't reported any more, so they are no longer left to the slow reader.
    void ignoreUnknown() { m_unknown.ignoreAll(); }

private:
    UserFields m_fields;
    std::vector<UserFields::Source> m_sources;
    std::string m_unescaped; // the texts that had escapes
    UnknownKeys m_unknown;
};

} // namespace labdesk::wire
