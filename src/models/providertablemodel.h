// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "text/chip.h"

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// The catalog of providers as a table, narrowed by words, by one sign-in method and by one data type, sorted by any
/// column.
class ProviderTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Slug, Auth, Resources };

    explicit ProviderTableModel(QObject *parent = nullptr);

    void setProviders(std::vector<Provider> providers);
    /// All of them, in name, slug, description or data types as they are shown and as they came, case folded.
    void setFilter(const QString &words);
    void setAuthFilter(const QString &authType); ///< empty: any
    void setResourceFilter(const QString &resource);
    int total() const { return int(m_all.size()); }
    /// The sign-in methods and data types that occur, sorted as they are shown: for the choices of the filters.
    QStringList authTypes() const;
    QStringList resources() const;

    const Provider &providerAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    QModelIndex indexOf(const QString &slug) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    bool matches(const Provider &provider) const;
    void rebuild();
    void arrange();

    std::vector<Provider> m_all;
    std::vector<size_t> m_rows;
    QStringList m_words;
    QString m_authType;
    QString m_resource;
    Column m_column = Column::Name;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace labdesk
