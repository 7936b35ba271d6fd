// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>
#include <optional>

class QDataStream;
class QDebug;

namespace labdesk {

/// A key, a token or a client secret. It cannot be printed, compared or put into a QVariant by accident. Its bytes
/// stand once, however often it is copied, in memory that is not swapped out nor written into a dump, as far as the
/// system allows it, and are overwritten when the last copy goes. reveal() and view() are the ways to the bytes, and
/// easy to search for.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArrayView bytes);

    /// Accepts what can stand in a header: 1 to 4,096 printable ASCII characters without space. Line breaks and blanks
    /// at the ends, which come along when a key is pasted, are dropped; anything else is refused.
    static std::optional<Secret> parse(QByteArrayView pasted);

    bool isEmpty() const { return !m_bytes; }
    /// A copy of the bytes; keep it no longer than the call that needs it.
    QByteArray reveal() const { return view().toByteArray(); }
    /// The bytes themselves, as long as this is there: nothing is copied that would have to be overwritten.
    QByteArrayView view() const { return m_bytes ? QByteArrayView(m_bytes.get(), m_size) : QByteArrayView(); }

    friend QDebug operator<<(QDebug, const Secret &) = delete;
    friend QDataStream &operator<<(QDataStream &, const Secret &) = delete;
    friend bool operator==(const Secret &, const Secret &) = delete;

private:
    std::shared_ptr<const char> m_bytes; ///< null: empty
    qsizetype m_size = 0;                ///< of what is there; left as it is when it moves
};

} // namespace labdesk
