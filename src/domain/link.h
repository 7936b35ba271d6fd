// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace labdesk {

/// A link into the program. It opens something to look at and never changes data: `labdesk://user/<id>`,
/// `labdesk://provider/<slug>`, `labdesk://users?filter=<words>`, `labdesk://centers/order/<id>`,
/// `labdesk://centers/zip/<zip>?lab=<number>`, `labdesk://payor/<code>?name=<name>`, and the places `providers`,
/// `centers`, `payors`, `history`, `jobs`. With `?service=<host>` it says whose it is, with `?ticket=<number>` for
/// which ticket it is opened. It never carries a key, and any page can hold one, so it is not to be trusted.
struct Link
{
    enum class Kind { User, Provider, Users, Providers, Order, Zip, Centers, Payor, Payors, History, Jobs };
    Kind kind = Kind::Users;
    QString id = {};                ///< of the user or the order; the slug, the ZIP, or the payor's code
    QString filter = {};            ///< for Users
    QString name = {};              ///< for Payor: what services find it by; may be empty
    std::optional<qint64> lab = {}; ///< for Zip
    QString ticket = {};            ///< not checked against the team's pattern; empty: none
    QString service = {};           ///< host, and port where it is not the usual one; empty: whichever is open
    friend bool operator==(const Link &, const Link &) = default;
};

/// How the links of one kind begin. The path of one without an ID is the key of a place (views/common/place.h), which
/// it opens.
struct LinkForm
{
    Link::Kind kind;
    const char *path;
    bool hasId = false;          ///< after the path
    const char *formerPath = ""; ///< that links of earlier versions have
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

/// The longest link that is read, in characters: enough for a filter in which each character is encoded by nine.
/// Whatever passes links on takes as many.
inline constexpr qsizetype maxLinkLength = 40'000;

/// Nothing for what is no link of this program, or names an id that nothing can have.
std::optional<Link> parseLink(const QString &text);
QString linkText(const Link &link);
/// How links name the service of a connection; empty for the local one, which is another on each computer.
QString linkService(const Connection &connection);

} // namespace labdesk
