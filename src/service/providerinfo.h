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

    /// Whether the data is stored on a phone: the service can't request it, only wait for the phone.
    bool onPhone() const { return authType == u"sdk"; }
};

const std::vector<ProviderInfo> &allProviders();

/// Null if the catalog doesn't have the slug.
const ProviderInfo *findProvider(const QString &slug);

/// The provider in the catalog, or one with a name derived from the slug, because users can have sources that the
/// catalog lacks.
ProviderInfo providerOf(const QString &slug);
QByteArray providerSource(const QString &slug); ///< the `source` of the provider

/// Whether the text is a valid slug: 1 to 64 of a-z, 0-9, _ and -.
bool isSlug(const QString &text);

} // namespace labdesk::service
