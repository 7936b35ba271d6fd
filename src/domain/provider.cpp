// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/provider.h"

#include "domain/knownvalues.h"

#include <algorithm>
#include <iterator>

namespace labdesk {

bool isReplaced(const ConnectedProvider &connection, const std::vector<ConnectedProvider> &all)
{
    if (connection.isConnected())
        return false;
    return std::ranges::any_of(all, [&](const ConnectedProvider &other) {
        return isSameWord(other.slug, connection.slug) && other.isConnected();
    });
}

std::vector<ConnectedProvider> withoutReplaced(const std::vector<ConnectedProvider> &all)
{
    std::vector<ConnectedProvider> left;
    std::ranges::copy_if(all, std::back_inserter(left),
                         [&all](const ConnectedProvider &source) { return !isReplaced(source, all); });
    return left;
}

bool isPhoneSdkSource(const QString &slug)
{
    const known::Value *value = known::values().find(known::List::Providers, slug);
    return value && value->isPhoneSdk;
}

} // namespace labdesk
