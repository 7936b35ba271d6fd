// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/providercatalog.h"

#include "api/operations.h"
#include "domain/knownvalues.h"
#include "session/remotefetch.h"

#include <algorithm>

namespace labdesk {

ProviderCatalog::ProviderCatalog(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

const Provider *ProviderCatalog::find(const QString &slug) const
{
    const auto *ready = readyIn(m_state);
    if (!ready)
        return nullptr;
    const auto at = std::ranges::find(ready->value, slug, &Provider::slug);
    return at == ready->value.end() ? nullptr : &*at;
}

QString ProviderCatalog::nameOf(const QString &slug) const
{
    const Provider *provider = find(slug);
    return provider && !provider->name.isEmpty() ? provider->name : known::nameOf(known::List::Providers, slug);
}

bool ProviderCatalog::isPhoneSdk(const QString &slug) const
{
    const Provider *provider = find(slug);
    return provider && !provider->authType.isEmpty() ? provider->authType == u"sdk" : isPhoneSdkSource(slug);
}

void ProviderCatalog::reload()
{
    fetch(m_client, api::listProviders(), m_call, m_state, [this] { Q_EMIT stateChanged(); });
}

void ProviderCatalog::drop()
{
    m_call.cancel();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void ProviderCatalog::cancel()
{
    m_call.cancel();
    m_state = afterCancel(m_state);
    Q_EMIT stateChanged();
}

} // namespace labdesk
