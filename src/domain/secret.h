// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string>

class QDataStream;
class QDebug;

namespace labdesk {

/// A key, a token or a client secret. It cannot be printed, compared or put into a QVariant by accident, and its bytes
/// are overwritten when it goes. reveal() and view() are the ways to the bytes, and easy to search for.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArrayView bytes) : m_bytes(bytes.data(), size_t(bytes.size())) { }
    Secret(const Secret &) = default;
    // Moving a short string would leave its bytes behind, out of reach.
    // NOLINTNEXTLINE(performance-move-constructor-init)
    Secret(Secret &&other) noexcept : m_bytes(other.m_bytes) { other.wipe(); }
    Secret &operator=(const Secret &other);
    Secret &operator=(Secret &&other) noexcept;
    ~Secret() { wipe(); }

    /// Accepts what can stand in a header: 1 to 4,096 printable ASCII characters without space. Line breaks and blanks
    /// at the ends, which come along when a key is pasted, are dropped; anything else is refused.
    static std::optional<Secret> parse(QByteArrayView pasted);

    bool isEmpty() const { return m_bytes.empty(); }
    /// A copy of the bytes; keep it no longer than the call that needs it.
    QByteArray reveal() const { return QByteArray(m_bytes.data(), qsizetype(m_bytes.size())); }
    /// The bytes themselves, as long as this is there: nothing is copied that would have to be overwritten.
    QByteArrayView view() const { return QByteArrayView(m_bytes.data(), qsizetype(m_bytes.size())); }

    friend QDebug operator<<(QDebug, const Secret &) = delete;
    friend QDataStream &operator<<(QDataStream &, const Secret &) = delete;
    friend bool operator==(const Secret &, const Secret &) = delete;

private:
    void wipe() noexcept;
    std::string m_bytes;
};

} // namespace labdesk
