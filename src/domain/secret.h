// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>
#include <optional>

class QDataStream;
class QDebug;

namespace labdesk {

/// A key, a token, or a client secret. It can't be printed, compared, or put into a QVariant by accident. Its bytes
/// exist once, however often it is copied. As far as the system allows, their memory is neither swapped out nor
/// included in a dump. They are overwritten when the last copy is destroyed. Only reveal() and view() give access to
/// them, so that each use is easy to find.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArrayView bytes);

    /// Accepts what is valid in a header: 1 to 4,096 printable ASCII characters without spaces. Line breaks and spaces
    /// at the ends, which a pasted key may have, are dropped; anything else is rejected.
    static std::optional<Secret> parse(QByteArrayView pasted);

    bool isEmpty() const { return !m_bytes; }
    /// A copy of the bytes; keep it no longer than the call that needs it.
    QByteArray reveal() const { return view().toByteArray(); }
    /// The bytes themselves, valid as long as this object; makes no copy that would have to be overwritten.
    QByteArrayView view() const { return m_bytes ? QByteArrayView(m_bytes.get(), m_size) : QByteArrayView(); }

    friend QDebug operator<<(QDebug, const Secret &) = delete;
    friend QDataStream &operator<<(QDataStream &, const Secret &) = delete;
    friend bool operator==(const Secret &, const Secret &) = delete;

private:
    std::shared_ptr<const char> m_bytes; ///< null: empty
    qsizetype m_size = 0;                ///< not reset when moved from
};

} // namespace labdesk
