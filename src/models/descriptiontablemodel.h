// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/descriptiontexts.h"
#include "models/rowmodel.h"

namespace labdesk {

/// How a description of the service differs from what Labdesk reads and sends, as a table in the order of
/// shownDifferences(), filtered by words. For the window and the command line.
class DescriptionTableModel : public SortedRowModel<const DescriptionDifference &>
{
    Q_OBJECT

public:
    enum class Column { Needed, Difference, Operations };

    explicit DescriptionTableModel(QObject *parent = nullptr) : SortedRowModel(-1, parent) { }

    void setDifferences(std::vector<DescriptionDifference> shown);
    void setFilter(const QString &words); ///< all of them must occur in the row, ignoring case
    int total() const { return int(m_all.size()); }
    int needed() const; ///< those that Labdesk may not work with, also if filtered out

private:
    Columns columns() const override;
    QString idOf(const DescriptionDifference &difference) const override;
    size_t recordCount() const override { return m_all.size(); }
    const DescriptionDifference &recordAt(size_t place) const override { return m_all[place]; }
    bool matches(const DescriptionDifference &difference) const override;

    std::vector<DescriptionDifference> m_all;
    QStringList m_words;
};

} // namespace labdesk
