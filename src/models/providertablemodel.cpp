// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/providertablemodel.h"

#include "domain/knownvalues.h"
#include "domain/textnormalization.h"

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString shownName(const Provider &provider)
{
    return provider.name.isEmpty() ? known::nameOf(known::List::Providers, provider.slug) : provider.name;
}

QString description(const Provider &provider)
{
    return provider.description;
}

QString formatSignIn(const Provider &provider)
{
    return known::nameOf(known::List::AuthTypes, provider.authType);
}

Chips signInChips(const Provider &provider)
{
    return provider.authType.isEmpty() ? Chips() : Chips{{formatSignIn(provider), Chip::Tone::Neutral}};
}

QStringList formatDataTypes(const Provider &provider)
{
    QStringList all;
    for (const QString &resource : provider.supportedResources)
        all += known::nameOf(known::List::Resources, resource);
    return all;
}

QStringList sortedByName(QStringList slugs, known::List list)
{
    slugs.removeDuplicates();
    const QCollator names = nameOrder();
    std::sort(slugs.begin(), slugs.end(), [&](const QString &a, const QString &b) {
        return names.compare(known::nameOf(list, a), known::nameOf(list, b)) < 0;
    });
    return slugs;
}

} // namespace

ProviderTableModel::Columns ProviderTableModel::columns() const
{
    using Row = const Provider &;
    static constexpr RowColumn<Row> all[] = {
        {.key = "name", .title = QT_TR_NOOP("Name"), .text = shownName, .toolTip = description},
        {.key = "slug",
         .title = QT_TR_NOOP("Short name"),
         .text = [](Row provider) { return provider.slug; },
         .toolTip = description,
         .compare = [](Row a, Row b) { return a.slug.compare(b.slug); },
         .tool = true},
        {.key = "auth_type",
         .title = QT_TR_NOOP("Sign-in"),
         .text = formatSignIn,
         .none = QT_TR_NOOP("none"),
         .toolTip = description,
         .chips = signInChips,
         .value = [](Row provider) -> QVariant { return provider.authType; }},
        {.key = "supported_resources",
         .title = QT_TR_NOOP("Data types"),
         .count = [](Row provider) { return qint64(provider.supportedResources.size()); },
         .toolTip = [](Row provider) { return formatDataTypes(provider).join(u", "_s); },
         .value = [](Row provider) -> QVariant { return provider.supportedResources; }},
    };
    static_assert(std::size(all) == size_t(Column::Resources) + 1);
    return all;
}

void ProviderTableModel::setProviders(std::vector<Provider> providers)
{
    rearrange([&] { m_all = std::move(providers); });
}

void ProviderTableModel::setFilter(const QString &words)
{
    rearrange([&] { m_words = searchKey(words.simplified()).split(u' ', Qt::SkipEmptyParts); });
}

void ProviderTableModel::setAuthFilter(const QString &authType)
{
    rearrange([&] { m_authType = authType; });
}

void ProviderTableModel::setResourceFilter(const QString &resource)
{
    rearrange([&] { m_resource = resource; });
}

QStringList ProviderTableModel::authTypes() const
{
    QStringList types;
    for (const auto &provider : m_all)
        if (!provider.authType.isEmpty())
            types.append(provider.authType);
    return sortedByName(types, known::List::AuthTypes);
}

QStringList ProviderTableModel::resources() const
{
    QStringList all;
    for (const auto &provider : m_all)
        all += provider.supportedResources;
    return sortedByName(all, known::List::Resources);
}

bool ProviderTableModel::matches(const Provider &provider) const
{
    if (!m_authType.isEmpty() && provider.authType != m_authType)
        return false;
    if (!m_resource.isEmpty() && !provider.supportedResources.contains(m_resource))
        return false;
    const QString text
        = searchKey(provider.name + u'\n' + provider.slug + u'\n' + provider.description + u'\n'
                    + provider.supportedResources.join(u'\n') + u'\n' + formatDataTypes(provider).join(u'\n'));
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace labdesk
