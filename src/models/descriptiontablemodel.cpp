// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/descriptiontablemodel.h"

#include "domain/textnormalization.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString formatNeeded(const DescriptionDifference &difference)
{
    return difference.isNeeded ? DescriptionTableModel::tr("Affects Labdesk") : QString();
}

Chips neededChips(const DescriptionDifference &difference)
{
    return difference.isNeeded ? Chips{{formatNeeded(difference), Chip::Tone::Bad}} : Chips();
}

/// All of it, because the columns may be too narrow.
QString formatWhole(const DescriptionDifference &difference)
{
    return (QStringList(formatDifference(difference)) + difference.operations).join(u'\n');
}

} // namespace

DescriptionTableModel::Columns DescriptionTableModel::columns() const
{
    static constexpr RowColumn<const DescriptionDifference &> all[] = {
        {.key = "needed",
         .title = QT_TR_NOOP("Affects Labdesk"),
         .text = formatNeeded,
         .none = QT_TR_NOOP("doesn’t affect Labdesk"),
         .chips = neededChips,
         .value = [](const DescriptionDifference &difference) -> QVariant { return difference.isNeeded; }},
        {.key = "difference", .title = QT_TR_NOOP("Difference"), .text = formatDifference, .toolTip = formatWhole},
        {.key = "operations",
         .title = QT_TR_NOOP("Operations"),
         .text = formatOperations,
         .none = QT_TR_NOOP("none"),
         .toolTip = formatWhole,
         .value = [](const DescriptionDifference &difference) -> QVariant { return difference.operations; }},
    };
    static_assert(std::size(all) == size_t(Column::Operations) + 1);
    return all;
}

void DescriptionTableModel::setDifferences(std::vector<DescriptionDifference> shown)
{
    rearrange([&] { m_all = std::move(shown); });
}

void DescriptionTableModel::setFilter(const QString &words)
{
    rearrange([&] { m_words = searchKey(words.simplified()).split(u' ', Qt::SkipEmptyParts); });
}

int DescriptionTableModel::needed() const
{
    return int(std::ranges::count_if(m_all, &DescriptionDifference::isNeeded));
}

QString DescriptionTableModel::idOf(const DescriptionDifference &difference) const
{
    return formatWhole(difference);
}

bool DescriptionTableModel::matches(const DescriptionDifference &difference) const
{
    if (m_words.isEmpty())
        return true;
    const QString text = searchKey(formatNeeded(difference) + u'\n' + formatWhole(difference));
    return std::ranges::all_of(m_words, [&text](const QString &word) { return text.contains(word); });
}

} // namespace labdesk
