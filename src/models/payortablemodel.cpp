// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/payortablemodel.h"

#include "models/columntitle.h"
#include "text/localtexts.h"
#include "text/matchmark.h"
#include "text/plaintooltip.h"

#include <QPoint>
#include <QSet>

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

} // namespace

PayorTableModel::PayorTableModel(QObject *parent) : QAbstractTableModel(parent) { }

void PayorTableModel::setFinding(PayorFinding finding)
{
    beginResetModel();
    m_finding = std::move(finding);
    arrange();
    endResetModel();
}

void PayorTableModel::setState(const QString &state)
{
    m_state = state;
    rearrange();
}

QStringList PayorTableModel::states() const
{
    QSet<QString> all;
    for (size_t place = 0; place < m_finding.size(); ++place)
        all += m_finding.payor(place).address.state;
    all.remove(QString());
    QStringList sorted(all.begin(), all.end());
    sorted.sort();
    return sorted;
}

void PayorTableModel::setUnsorted(Unsorted order)
{
    m_unsorted = order;
    rearrange();
}

void PayorTableModel::rearrange()
{
    beginResetModel();
    arrange();
    endResetModel();
}

QModelIndex PayorTableModel::indexOfCode(const QString &code) const
{
    for (size_t row = 0; row < m_rows.size(); ++row)
        if (payorAt(int(row)).code == code)
            return index(int(row), 0);
    return {};
}

QModelIndex PayorTableModel::likeliest() const
{
    if (!hasWords() || !m_finding.isSure())
        return {};
    const auto row = std::find(m_rows.begin(), m_rows.end(), size_t(0));
    return row == m_rows.end() ? QModelIndex() : index(int(row - m_rows.begin()), 0); // out of the state
}

QString PayorTableModel::whyNoLikeliest() const
{
    if (!hasWords() || m_rows.empty() || m_finding.isSure())
        return {};
    const int wholes = m_finding.wholes();
    return wholes > 1 ? tr("%Ln payor(s) match your words. Select the right one in the list.", nullptr, wholes)
        : wholes == 1 ? tr("The best match may be another payor. If it’s the right one, select it in the list.")
                      : tr("No payor matches all your words. If you see the right one, select it in the list.");
}

int PayorTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PayorTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QString PayorTableModel::matchedAlias(size_t place) const
{
    const int alias = m_finding.match(place).alias;
    return alias < 0 ? QString() : m_finding.payor(place).aliases[alias];
}

QString PayorTableModel::reason(size_t place) const
{
    using Reason = PayorIndex::Reason;
    if (!hasWords())
        return {};
    const QString alias = matchedAlias(place);
    const bool isName = alias.isEmpty();
    switch (m_finding.match(place).reason) {
    case Reason::Code:
        return tr("Exact code match");
    case Reason::Exact:
        return isName ? tr("Exact name match") : tr("Also known as “%1”").arg(alias);
    case Reason::Beginning:
        return isName ? tr("Name starts with your words")
                      : tr("Also known as “%1”, which starts with your words").arg(alias);
    case Reason::AllWords:
        return isName ? tr("Matches the name") : tr("Also known as “%1”, which matches").arg(alias);
    case Reason::Initials:
        return isName ? tr("Matches the initials") : tr("Matches the initials of “%1”").arg(alias);
    case Reason::Similar:
        return isName ? tr("Similar spelling") : tr("Also known as “%1”, similar spelling").arg(alias);
    case Reason::SomeWords:
        return isName ? tr("Some words match the name") : tr("Also known as “%1”, some words match").arg(alias);
    case Reason::None:
        break;
    }
    return tr("Suggested by the service");
}

QVariant PayorTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const size_t place = m_rows[size_t(index.row())];
    const Payor &payor = m_finding.payor(place);
    const auto column = Column(index.column());
    if (role == IdRole)
        return payor.code;
    if (role == ReasonRole)
        return reason(place);
    if (column == Column::Name && role == MatchedAliasRole)
        return matchedAlias(place);
    if (column == Column::Name && role == AliasLineRole) {
        const QString alias = matchedAlias(place);
        return alias.isEmpty() ? QString() : tr("also %1").arg(alias);
    }
    if (column == Column::Name && role == NameMarksRole)
        return marksIn(payor.name, words());
    if (column == Column::Name && role == AliasMarksRole) {
        const QString before = tr("also %1");
        return marksIn(matchedAlias(place), words(), before.indexOf(u"%1"));
    }
    if (role == Qt::ToolTipRole)
        return plainToolTip(data(index, Qt::DisplayRole).toString());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != SortRole)
        return {};
    const QString none = role == Qt::AccessibleTextRole ? tr("none") : role == Qt::DisplayRole ? u"—"_s : QString();
    switch (column) {
    case Column::Name: {
        const QString alias = role == Qt::AccessibleTextRole ? matchedAlias(place) : QString();
        return alias.isEmpty() ? payor.name : payor.name + u", "_s + tr("also %1").arg(alias);
    }
    case Column::Code:
        return payor.code.isEmpty() ? none : payor.code;
    case Column::Location:
        if (payor.address.city.isEmpty() && payor.address.state.isEmpty())
            return none;
        return payor.address.city.isEmpty() || payor.address.state.isEmpty()
            ? payor.address.city + payor.address.state
            : payor.address.city + u", "_s + payor.address.state;
    }
    return {};
}

QVariant PayorTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr const char *titles[] = {QT_TR_NOOP("Code"), QT_TR_NOOP("Name"), QT_TR_NOOP("Location")};
    return columnTitle(section, orientation, role, titles, &tr);
}

void PayorTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column < columnCount() ? column : -1;
    m_sortOrder = order;
    rearrange();
}

void PayorTableModel::arrange()
{
    m_rows.resize(m_finding.size());
    std::iota(m_rows.begin(), m_rows.end(), size_t(0)); // the closest first
    if (!m_state.isEmpty())
        std::erase_if(m_rows, [this](size_t place) { return m_finding.payor(place).address.state != m_state; });
    if (m_sortColumn < 0) {
        if (m_unsorted == Unsorted::AsSent)
            std::sort(m_rows.begin(), m_rows.end(),
                      [this](size_t a, size_t b) { return m_finding.match(a).payor < m_finding.match(b).payor; });
        return;
    }
    const auto key = [this](size_t place) {
        const Payor &payor = m_finding.payor(place);
        return Column(m_sortColumn) == Column::Code ? payor.code : payor.address.state + u'\n' + payor.address.city;
    };
    const QCollator names = nameOrder();
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](size_t a, size_t b) {
        const int sign = Column(m_sortColumn) == Column::Name
            ? names.compare(m_finding.payor(a).name, m_finding.payor(b).name)
            : key(a).compare(key(b), Qt::CaseInsensitive);
        return m_sortOrder == Qt::AscendingOrder ? sign < 0 : sign > 0;
    });
}

} // namespace labdesk
