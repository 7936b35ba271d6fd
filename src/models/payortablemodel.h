// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"
#include "store/payorset.h"

namespace labdesk {

/// A payor with the reason why it was found.
struct FoundPayor
{
    const Payor &payor;
    const PayorIndex::Match &match;
};

/// The payors of a search result as a table. Unless sorted by a column, they are in the order of best match, or in the
/// service's order. IdRole is the code.
class PayorTableModel : public SortedRowModel<FoundPayor>
{
    Q_OBJECT

public:
    enum class Column { Code, Name, Location };
    enum class DefaultOrder { BestMatch, OriginalOrder };
    enum Role {
        MatchedAliasRole = FirstModelRole, ///< QString: the alias, if it matches better than the name; otherwise empty
        NameMarksRole,                     ///< QVariantList of QPoint(start, length): the matches in the name
        AliasMarksRole,                    ///< the same for the text of AliasLineRole
        AliasLineRole,                     ///< QString: "also <alias>", empty without a matched alias
        ReasonRole ///< QString: the reason for the payor's rank, a sentence; empty without words
    };

    explicit PayorTableModel(QObject *parent = nullptr) : SortedRowModel(-1, parent) { }

    void setResult(PayorSearchResult result);
    const PayorSearchResult &result() const { return m_result; }
    void setState(const QString &state); ///< only payors whose business address is in that state; empty: all
    const QString &state() const { return m_state; }
    QStringList states() const; ///< of all payors found, sorted
    bool hasAliasLine(int row) const { return rowAt(row).match.alias >= 0; }
    void setDefaultOrder(DefaultOrder order);
    DefaultOrder defaultOrder() const { return m_defaultOrder; }
    const QString &words() const { return m_result.words(); }
    bool hasWords() const { return !words().isEmpty(); } ///< without words, there is no ranking
    /// The best match if it is certain enough to be selected automatically; otherwise invalid, also without words.
    QModelIndex bestMatch() const;
    /// Why there is no best match, and what to do; empty if there is one, or no results.
    QString bestMatchDisabledReason() const;

    const Payor &payorAt(int row) const { return rowAt(row).payor; }
    QModelIndex indexOfCode(const QString &code) const { return indexOf(code); }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    QString idOf(FoundPayor found) const override { return found.payor.code; }
    size_t recordCount() const override { return m_result.size(); }
    FoundPayor recordAt(size_t place) const override { return {m_result.payor(place), m_result.match(place)}; }
    bool matches(FoundPayor found) const override { return m_state.isEmpty() || found.payor.address.state == m_state; }
    void applyDefaultOrder(std::vector<size_t> &places) const override;
    QString reason(FoundPayor found) const;

    PayorSearchResult m_result;
    QString m_state;
    DefaultOrder m_defaultOrder = DefaultOrder::BestMatch;
};

} // namespace labdesk
