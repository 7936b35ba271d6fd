// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/payortablemodel.h"

#include "models/localtexts.h"
#include "models/matchmark.h"

#include <QPoint>

#include <algorithm>
#include <numeric>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// Where the words stand in the text, `offset` farther right.
QVariantList marksIn(const QString &text, const QString &words, qsizetype offset = 0)
{
    QVariantList marks;
    for (const TextRange &range : matchesIn(text, words))
        marks.append(QPoint(int(range.start + offset), int(range.length)));
    return marks;
}

bool holdsAll(const QString &text, const QString &words)
{
    const auto parts = words.simplified().split(u' ', Qt::SkipEmptyParts);
    return !parts.isEmpty()
        && std::all_of(parts.begin(), parts.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

PayorTableModel::PayorTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void PayorTableModel::setPayors(std::vector<Payor> payors)
{
    beginResetModel();
    m_all = std::move(payors);
    m_rows.resize(m_all.size());
    std::iota(m_rows.begin(), m_rows.end(), size_t(0));
    endResetModel();
}

void PayorTableModel::setWords(const QString &words)
{
    m_words = words;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QModelIndex PayorTableModel::indexOfCode(const QString &code) const
{
    for (size_t row = 0; row < m_rows.size(); ++row)
        if (m_all[m_rows[row]].code == code)
            return index(int(row), 0);
    return {};
}

int PayorTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PayorTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QString PayorTableModel::matchedAlias(const Payor &payor) const
{
    if (holdsAll(payor.name, m_words))
        return {};
    const auto at = std::find_if(payor.aliases.begin(), payor.aliases.end(),
                                 [this](const QString &alias) { return holdsAll(alias, m_words); });
    return at == payor.aliases.end() ? QString() : *at;
}

QVariant PayorTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Payor &payor = payorAt(index.row());
    const auto column = Column(index.column());
    if (role == IdRole)
        return payor.code;
    if (column == Column::Name && role == MatchedAliasRole)
        return matchedAlias(payor);
    if (column == Column::Name && role == AliasLineRole) {
        const QString alias = matchedAlias(payor);
        return alias.isEmpty() ? QString() : tr("also %1").arg(alias);
    }
    if (column == Column::Name && role == NameMarksRole)
        return marksIn(payor.name, m_words);
    if (column == Column::Name && role == AliasMarksRole) {
        const QString before = tr("also %1");
        return marksIn(matchedAlias(payor), m_words, before.indexOf(u"%1"));
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole && role != SortRole)
        return {};
    switch (column) {
    case Column::Name: {
        const QString alias = role == Qt::AccessibleTextRole ? matchedAlias(payor) : QString();
        return alias.isEmpty() ? payor.name : payor.name + u", "_s + tr("also %1").arg(alias);
    }
    case Column::Code:
        return payor.code.isEmpty() && role == Qt::AccessibleTextRole ? tr("none") : payor.code;
    case Column::Location:
        if (role == Qt::AccessibleTextRole && payor.address.city.isEmpty() && payor.address.state.isEmpty())
            return tr("none");
        return payor.address.city.isEmpty() || payor.address.state.isEmpty()
            ? payor.address.city + payor.address.state
            : payor.address.city + u", "_s + payor.address.state;
    }
    return {};
}

QVariant PayorTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Name:
        return tr("Name");
    case Column::Code:
        return tr("Code");
    case Column::Location:
        return tr("Location");
    }
    return {};
}

void PayorTableModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    std::iota(m_rows.begin(), m_rows.end(), size_t(0));
    if (column >= 0 && column < columnCount()) {
        const auto key = [column](const Payor &payor) {
            switch (Column(column)) {
            case Column::Name:
                return payor.name;
            case Column::Code:
                return payor.code;
            case Column::Location:
                break;
            }
            return payor.address.state + u'\n' + payor.address.city;
        };
        const QCollator names = nameOrder();
        std::stable_sort(m_rows.begin(), m_rows.end(), [&](size_t a, size_t b) {
            const int sign = Column(column) == Column::Name ? names.compare(m_all[a].name, m_all[b].name)
                                                            : key(m_all[a]).compare(key(m_all[b]), Qt::CaseInsensitive);
            return order == Qt::AscendingOrder ? sign < 0 : sign > 0;
        });
    }
    endResetModel();
}

} // namespace labdesk
