// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "models/rowmodel.h"

namespace labdesk {

/// The catalog of providers as a table, filtered by words, sign-in method, and data type, sortable by any column.
/// IdRole is the slug.
class ProviderTableModel : public SortedRowModel<const Provider &>
{
    Q_OBJECT

public:
    enum class Column { Name, Slug, Auth, Resources };

    explicit ProviderTableModel(QObject *parent = nullptr) : SortedRowModel(int(Column::Name), parent) { }

    void setProviders(std::vector<Provider> providers);
    /// All words must occur in the name, slug, description, or data types (display names or slugs), ignoring case.
    void setFilter(const QString &words);
    void setAuthFilter(const QString &authType); ///< empty: any
    void setResourceFilter(const QString &resource);
    int total() const { return int(m_all.size()); }
    /// The sign-in methods and data types in the catalog, sorted by display name: the choices of the filters.
    QStringList authTypes() const;
    QStringList resources() const;
    const Provider &providerAt(int row) const { return rowAt(row); }

private:
    Columns columns() const override;
    QString idOf(const Provider &provider) const override { return provider.slug; }
    size_t recordCount() const override { return m_all.size(); }
    const Provider &recordAt(size_t place) const override { return m_all[place]; }
    bool matches(const Provider &provider) const override;

    std::vector<Provider> m_all;
    QStringList m_words;
    QString m_authType;
    QString m_resource;
};

} // namespace labdesk
