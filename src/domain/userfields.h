// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QByteArray>

#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace labdesk {

/// The fields of a user that a list stores (contract 2.1), as views into bytes owned by others, so that reading a
/// million users doesn't allocate strings for each. UTF-8, unescaped. Valid only as long as those bytes; copy what has
/// to live longer.
struct UserFields
{
    static constexpr qint64 invalidTimestamp = FormattedTime().ms;

    struct Source
    {
        std::string_view name;
        std::string_view slug;
        std::string_view createdOn = {}; ///< when it was connected, as received; empty: unknown
    };

    /// Sets the sources, and the newest connection among them.
    void setSources(std::span<const Source> sources);

    std::string_view id = {}; ///< can be used as a UserId
    std::string_view clientUserId = {};
    std::string_view teamId = {};
    std::string_view createdOn = {};        ///< as received
    FormattedTime created = {};             ///< not a time if `createdOn` isn't one
    std::span<const Source> sources = {};   ///< in the received order; see setSources()
    std::string_view newestConnection = {}; ///< when the last source was connected, as received; empty: unknown
    FormattedTime newest = {};
    std::string_view zone = {};           ///< empty: none
    std::string_view zoneSource = {};     ///< a slug, see FallbackTimeZone; empty: unknown
    bool hasBirthDate = false;            ///< lists don't store the date itself
    std::string_view ingestionStart = {}; ///< as received; empty: none
    std::string_view ingestionEnd = {};
};

/// The UserFields of a complete User, with the bytes that they refer to.
class FieldsOfUser
{
public:
    explicit FieldsOfUser(const User &user)
    {
        m_sources.reserve(user.sources.size());
        for (const ConnectedSource &source : user.sources)
            m_sources.push_back({bytesOf(source.name), bytesOf(source.slug), bytesOf(source.createdOn.text)});
        m_fields.setSources(m_sources);
        m_fields.id = bytesOf(user.id.text());
        m_fields.clientUserId = bytesOf(user.clientUserId);
        m_fields.teamId = bytesOf(user.teamId);
        m_fields.createdOn = bytesOf(user.createdOn.text);
        m_fields.created = formattedTime(m_fields.createdOn);
        if (user.timeZone) {
            m_fields.zone = bytesOf(user.timeZone->id);
            m_fields.zoneSource = bytesOf(user.timeZone->sourceSlug);
        }
        m_fields.hasBirthDate = user.birthDate.has_value();
        if (user.ingestionStart)
            m_fields.ingestionStart = bytesOf(user.ingestionStart->text);
        if (user.ingestionEnd)
            m_fields.ingestionEnd = bytesOf(user.ingestionEnd->text);
    }
    FieldsOfUser(const FieldsOfUser &) = delete;
    FieldsOfUser &operator=(const FieldsOfUser &) = delete;

    const UserFields &fields() const { return m_fields; }

private:
    std::string_view bytesOf(const QString &text)
    {
        m_bytes.push_back(text.toUtf8()); // moving it doesn't move its bytes
        return {m_bytes.back().constData(), size_t(m_bytes.back().size())};
    }

    std::vector<QByteArray> m_bytes;
    std::vector<UserFields::Source> m_sources;
    UserFields m_fields;
};

} // namespace labdesk
