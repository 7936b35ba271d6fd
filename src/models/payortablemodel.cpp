// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/payortablemodel.h"

#include "text/matchmark.h"

#include <QPoint>
#include <QSet>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// The positions of the words in the text, shifted by `offset`.
QVariantList marksIn(const QString &text, const QString &words, qsizetype offset = 0)
{
    QVariantList marks;
    for (const TextRange &range : matchesIn(text, words))
        marks.append(QPoint(int(range.start + offset), int(range.length)));
    return marks;
}

QString joinFilled(const QString &one, const QString &two)
{
    return one.isEmpty() || two.isEmpty() ? one + two : one + u", "_s + two;
}

int compareLocations(FoundPayor a, FoundPayor b)
{
    const auto key = [](FoundPayor found) { return found.payor.address.state + u'\n' + found.payor.address.city; };
    return key(a).compare(key(b), Qt::CaseInsensitive);
}

QString matchedAlias(FoundPayor found)
{
    return found.match.alias < 0 ? QString() : found.payor.aliases[found.match.alias];
}

QString formatAlias(FoundPayor found)
{
    const QString alias = matchedAlias(found);
    return alias.isEmpty() ? QString() : PayorTableModel::tr("also %1").arg(alias);
}

} // namespace

PayorTableModel::Columns PayorTableModel::columns() const
{
    static constexpr RowColumn<FoundPayor> all[] = {
        {.key = "payor_code",
         .title = QT_TR_NOOP("Code"),
         .text = [](FoundPayor found) { return found.payor.code; },
         .none = QT_TR_NOOP("none"),
         .showsTextAsToolTip = true,
         .compare = [](FoundPayor a, FoundPayor b) { return a.payor.code.compare(b.payor.code, Qt::CaseInsensitive); }},
        {.key = "name",
         .title = QT_TR_NOOP("Name"),
         .text = [](FoundPayor found) { return found.payor.name; },
         .spoken = [](FoundPayor found) { return joinFilled(found.payor.name, formatAlias(found)); },
         .showsTextAsToolTip = true},
        {.key = "location",
         .title = QT_TR_NOOP("Location"),
         .text = [](FoundPayor found) { return joinFilled(found.payor.address.city, found.payor.address.state); },
         .none = QT_TR_NOOP("none"),
         .showsTextAsToolTip = true,
         .compare = compareLocations},
    };
    static_assert(std::size(all) == size_t(Column::Location) + 1);
    return all;
}

void PayorTableModel::setResult(PayorSearchResult result)
{
    rearrange([&] { m_result = std::move(result); });
}

void PayorTableModel::setState(const QString &state)
{
    rearrange([&] { m_state = state; });
}

QStringList PayorTableModel::states() const
{
    QSet<QString> all;
    for (size_t place = 0; place < m_result.size(); ++place)
        all += m_result.payor(place).address.state;
    all.remove(QString());
    QStringList sorted(all.begin(), all.end());
    sorted.sort();
    return sorted;
}

void PayorTableModel::setDefaultOrder(DefaultOrder order)
{
    rearrange([&] { m_defaultOrder = order; });
}

void PayorTableModel::applyDefaultOrder(std::vector<size_t> &places) const
{
    if (m_defaultOrder == DefaultOrder::OriginalOrder) // otherwise already sorted by match
        std::ranges::sort(places, {}, [this](size_t place) { return m_result.match(place).payor; });
}

QModelIndex PayorTableModel::bestMatch() const
{
    if (!hasWords() || !m_result.isSure())
        return {};
    const auto row = std::ranges::find(places(), size_t(0));
    return row == places().end() ? QModelIndex() : index(int(row - places().begin()), 0); // not in the selected state
}

QString PayorTableModel::bestMatchDisabledReason() const
{
    if (!hasWords() || places().empty() || m_result.isSure())
        return {};
    const int fullMatchCount = m_result.fullMatchCount();
    return fullMatchCount > 1
        ? tr("%Ln payor(s) match your search. Select the right one in the list.", nullptr, fullMatchCount)
        : fullMatchCount == 1
        ? tr("The best match may not be the right payor. Check it before you select it in the list.")
        : tr("No payor matches all search terms. If you see the right one, select it in the list.");
}

QString PayorTableModel::reason(FoundPayor found) const
{
    using Reason = PayorIndex::Reason;
    if (!hasWords())
        return {};
    const QString alias = matchedAlias(found);
    const bool isName = alias.isEmpty();
    switch (found.match.reason) {
    case Reason::Code:
        return tr("Exact code match");
    case Reason::Exact:
        return isName ? tr("Exact name match") : tr("Also known as “%1”").arg(alias);
    case Reason::Beginning:
        return isName ? tr("Name starts with your search")
                      : tr("Also known as “%1”, which starts with your search").arg(alias);
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
    if (role < FirstModelRole || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return RowModel::data(index, role);
    const FoundPayor found = rowAt(index.row());
    if (role == ReasonRole)
        return reason(found);
    if (Column(index.column()) != Column::Name)
        return {};
    switch (role) {
    case MatchedAliasRole:
        return matchedAlias(found);
    case AliasLineRole:
        return formatAlias(found);
    case NameMarksRole:
        return marksIn(found.payor.name, words());
    case AliasMarksRole:
        return marksIn(matchedAlias(found), words(), tr("also %1").indexOf(u"%1"));
    default:
        return {};
    }
}

} // namespace labdesk
