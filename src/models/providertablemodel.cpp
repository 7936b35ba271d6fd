// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/providertablemodel.h"

#include "domain/knownvalues.h"
#include "domain/plainlytyped.h"
#include "models/columntitle.h"
#include "text/localtexts.h"
#include "text/plaintooltip.h"

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

QString shownName(const Provider &provider)
{
    return provider.name.isEmpty() ? known::nameOf(known::List::Providers, provider.slug) : provider.name;
}

QString formatSignIn(const Provider &provider)
{
    return known::nameOf(known::List::AuthTypes, provider.authType);
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

ProviderTableModel::ProviderTableModel(QObject *parent) : QAbstractTableModel(parent) { }

void ProviderTableModel::setProviders(std::vector<Provider> providers)
{
    beginResetModel();
    m_all = std::move(providers);
    arrange();
    endResetModel();
}

void ProviderTableModel::setFilter(const QString &words)
{
    m_words = searchKey(words.simplified()).split(u' ', Qt::SkipEmptyParts);
    rebuild();
}

void ProviderTableModel::setAuthFilter(const QString &authType)
{
    m_authType = authType;
    rebuild();
}

void ProviderTableModel::setResourceFilter(const QString &resource)
{
    m_resource = resource;
    rebuild();
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

void ProviderTableModel::rebuild()
{
    beginResetModel();
    arrange();
    endResetModel();
}

void ProviderTableModel::arrange()
{
    m_rows.clear();
    for (size_t i = 0; i < m_all.size(); ++i)
        if (matches(m_all[i]))
            m_rows.push_back(i);
    const auto less = [this, names = nameOrder()](size_t a, size_t b) {
        const Provider &one = m_all[a];
        const Provider &two = m_all[b];
        switch (m_column) {
        case Column::Name:
            return names.compare(shownName(one), shownName(two)) < 0;
        case Column::Slug:
            return one.slug < two.slug;
        case Column::Auth:
            return names.compare(formatSignIn(one), formatSignIn(two)) < 0;
        case Column::Resources:
            return one.supportedResources.size() < two.supportedResources.size();
        }
        return false;
    };
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [&](size_t a, size_t b) { return m_order == Qt::AscendingOrder ? less(a, b) : less(b, a); });
}

QModelIndex ProviderTableModel::indexOf(const QString &slug) const
{
    for (size_t row = 0; row < m_rows.size(); ++row)
        if (m_all[m_rows[row]].slug == slug)
            return index(int(row), 0);
    return {};
}

int ProviderTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProviderTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant ProviderTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Provider &provider = providerAt(index.row());
    if (role == IdRole)
        return provider.slug;
    if (role == ChipsRole) {
        const bool hasChip = Column(index.column()) == Column::Auth && !provider.authType.isEmpty();
        return QVariant::fromValue(hasChip ? Chips{{formatSignIn(provider), Chip::Tone::Neutral}} : Chips());
    }
    if (role == Qt::ToolTipRole)
        return plainToolTip(Column(index.column()) == Column::Resources ? formatDataTypes(provider).join(u", "_s)
                                                                        : provider.description);
    if (role == SortRole && Column(index.column()) == Column::Resources)
        return int(provider.supportedResources.size());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != SortRole)
        return {};
    switch (Column(index.column())) {
    case Column::Name:
        return shownName(provider);
    case Column::Slug:
        return provider.slug;
    case Column::Auth:
        if (provider.authType.isEmpty())
            return role == Qt::AccessibleTextRole ? tr("none") : u"—"_s;
        return formatSignIn(provider);
    case Column::Resources:
        return localNumber(provider.supportedResources.size());
    }
    return {};
}

QVariant ProviderTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr const char *titles[]
        = {QT_TR_NOOP("Name"), QT_TR_NOOP("Slug"), QT_TR_NOOP("Sign-in"), QT_TR_NOOP("Data types")};
    return columnTitle(section, orientation, role, titles, &tr);
}

void ProviderTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column > int(Column::Resources))
        return;
    m_column = Column(column);
    m_order = order;
    rebuild();
}

} // namespace labdesk
