// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace labdesk::service {

/// A source of health data that users can connect (2.5 of the contract).
struct ProviderInfo
{
    QString slug;
    QString name;
    QString description;
    QString logo;
    QString authType; ///< may be empty
    QStringList resources;
    QByteArray source; ///< {"name", "slug", "logo"}, as in a user

    /// Data comes from a phone's own store: the service cannot ask for it, only wait for the phone.
    bool onPhone() const { return authType == u"sdk"; }
};

const std::vector<ProviderInfo> &allProviders();

/// Null for a slug that is not in the catalog.
const ProviderInfo *findProvider(const QString &slug);

/// That of the catalog, or one with a name made from the slug: users can have sources that the catalog doesn't have.
ProviderInfo providerOf(const QString &slug);
QByteArray providerSource(const QString &slug); ///< its `source`

/// Whether services could name something so: a-z, 0-9, _ and -, up to 64 of them.
bool isSlug(const QString &text);

} // namespace labdesk::service
