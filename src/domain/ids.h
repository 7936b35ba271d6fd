// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

#include <optional>

namespace labdesk {

/// The form in which IDs are compared everywhere: unchanged, except UUIDs, whose case doesn't matter. It is the same
/// for all forms of an ID; the received form is what is shown and sent.
QString canonicalId(const QString &text);
bool isSameId(const QString &a, const QString &b);

/// An identifier that is safe to send in a path and can't be mixed up with another kind of identifier. It can only be
/// made by parse(): not empty, not "." or ".." (no encoding can send those as a path segment), no control characters,
/// no lone surrogate, no byte order mark at its start, at most 1,024 characters. UTF-8 would lose a mark there, and
/// what remains can be empty, or another record's ID.
template <class Tag> class Id
{
public:
    static std::optional<Id> parse(const QString &text)
    {
        if (text.isEmpty() || text.size() > 1024 || text == u"." || text == u".." || !text.isValidUtf16()
            || text.startsWith(QChar::ByteOrderMark))
            return std::nullopt;
        for (const QChar c : text)
            if (c.category() == QChar::Other_Control)
                return std::nullopt;
        return Id(text);
    }

    const QString &text() const { return m_text; }
    friend bool operator==(const Id &a, const Id &b) { return isSameId(a.m_text, b.m_text); }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(canonicalId(id.m_text), seed); }

private:
    explicit Id(QString text) : m_text(std::move(text)) { }
    QString m_text;
};

using UserId = Id<struct UserTag>;           ///< contract 2.1 `user_id`
using ProviderSlug = Id<struct ProviderTag>; ///< contract 2.5 `slug`
using OrderId = Id<struct OrderTag>;         ///< contract 4.3 `order_id`

} // namespace labdesk
