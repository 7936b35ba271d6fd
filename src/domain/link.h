// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace labdesk {

/// A link into the program. It opens something to view and never changes data: `labdesk://user/<id>`,
/// `labdesk://provider/<slug>`, `labdesk://users?filter=<words>`, `labdesk://centers/order/<id>`,
/// `labdesk://centers/zip/<zip>?lab=<number>`, `labdesk://payor/<code>?name=<name>`, and the places `providers`,
/// `centers`, `payors`, `history`, `jobs`. `?service=<host>` names the service, `?ticket=<number>` the ticket for which
/// it is opened. It never contains a key. Any web page can contain a link, so it isn't trusted.
struct Link
{
    enum class Kind { User, Provider, Users, Providers, Order, Zip, Centers, Payor, Payors, History, Jobs };
    Kind kind = Kind::Users;
    QString id = {};                ///< of the user or the order; the slug, the ZIP, or the payor's code
    QString filter = {};            ///< for Users
    QString name = {};              ///< for Payor: the name to search for; may be empty
    std::optional<qint64> lab = {}; ///< for Zip
    QString ticket = {};            ///< not checked against the team's pattern; empty: none
    QString service = {};           ///< host, and port if it isn't the default; empty: the open connection
    friend bool operator==(const Link &, const Link &) = default;
};

/// The beginning of the links of one kind. The path of one without an ID is the key of a place (views/common/place.h),
/// which it opens.
struct LinkForm
{
    Link::Kind kind;
    const char *path;
    bool hasId = false;           ///< after the path
    const char *earlierPath = ""; ///< in links of earlier versions
};
inline constexpr LinkForm linkForms[] = {{Link::Kind::User, "user", true},
                                         {Link::Kind::Provider, "provider", true},
                                         {Link::Kind::Users, "users"},
                                         {Link::Kind::Providers, "providers"},
                                         {Link::Kind::Order, "centers/order", true},
                                         {Link::Kind::Zip, "centers/zip", true},
                                         {Link::Kind::Centers, "centers"},
                                         {Link::Kind::Payor, "payor", true},
                                         {Link::Kind::Payors, "payors"},
                                         {Link::Kind::History, "history", false, "activity"},
                                         {Link::Kind::Jobs, "jobs"}};
static_assert(std::ranges::all_of(linkForms,
                                  [](const LinkForm &form) { return int(form.kind) == int(&form - linkForms); }));
constexpr const LinkForm &linkForm(Link::Kind kind)
{
    return linkForms[size_t(kind)];
}

/// The longest accepted link, in characters: enough for a filter in which each character is encoded as nine. Everything
/// that passes links on has the same limit.
inline constexpr qsizetype maxLinkLength = 40'000;

/// Nothing if it isn't a link to this program, or has an invalid ID.
std::optional<Link> parseLink(const QString &text);
QString linkText(const Link &link);
/// The service of a connection in links; empty for the local one, which differs on each computer.
QString linkService(const Connection &connection);

} // namespace labdesk
