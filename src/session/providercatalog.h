// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/provider.h"
#include "domain/remote.h"

#include <QObject>

#include <vector>

namespace labdesk {

/// The provider list (operation 9).
class ProviderCatalog : public QObject
{
    Q_OBJECT

public:
    explicit ProviderCatalog(api::ApiClient &client, QObject *parent = nullptr);

    const Remote<std::vector<Provider>> &state() const { return m_state; }
    /// The display name of a slug: from the catalog, else from the known values, else made from the slug itself.
    QString nameOf(const QString &slug) const;
    bool has(const QString &slug) const { return find(slug) != nullptr; }
    /// Whether a phone app connects it, by the sign-in method in the catalog, else by the known values.
    bool isPhoneSdk(const QString &slug) const;

    void reload();
    void drop(); ///< back to the state before the first request
    void cancel();

Q_SIGNALS:
    void stateChanged();

private:
    const Provider *find(const QString &slug) const; ///< null: not in the catalog, or no catalog yet

    api::ApiClient &m_client;
    Remote<std::vector<Provider>> m_state;
    api::Call m_call;
};

} // namespace labdesk
