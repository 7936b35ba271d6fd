// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/unknownkeys.h"

#include <QByteArrayView>

#include <string>
#include <vector>

namespace labdesk::wire {

/// Reads ordinary users: in the form of the contract and the known drift, without anything that JSON parsers could read
/// differently. The result is that of decode<User>(), many times faster. All others are left to decode<User>(): a value
/// of another type, a repeated key, an unknown key seen for the first time, an unusual number, bytes that aren't JSON.
class FastUserParser
{
public:
    /// This many readable bytes must follow a user; their content doesn't matter.
    static constexpr qsizetype padding = 64;

    /// Reads the user at the beginning of these bytes, which may extend far beyond it. Returns its size; 0 if the user
    /// isn't plain or may end too close to the end of the bytes.
    qsizetype readNext(QByteArrayView bytes);
    /// The user that readNext() read. The views are valid until the next call, and only as long as the bytes passed to
    /// it.
    const UserFields &next() const { return m_fields; }
    /// To be called when the slow parser has decoded the last user that was left to it: its unknown keys no longer
    /// cause a fallback.
    void markReported() { m_unknown.markReported(); }
    /// To be called when unknown keys are no longer reported: they no longer cause a fallback.
    void ignoreUnknown() { m_unknown.ignoreAll(); }

private:
    UserFields m_fields;
    std::vector<UserFields::Source> m_sources;
    std::string m_unescaped; // texts that had escapes
    UnknownKeys m_unknown;
};

} // namespace labdesk::wire
