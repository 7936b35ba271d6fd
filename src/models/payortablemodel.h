// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "store/payorset.h"
#include "text/chip.h"

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// The payors that a search found, as a table. Until a column is chosen they stand as close as they are to the words,
/// or in the order of the service.
class PayorTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Code, Name, Location };
    enum class Unsorted { ByCloseness, AsSent };
    enum Role {
        MatchedAliasRole
        = FirstOwnRole, ///< QString: the alias that is closer to the words than the name is; else empty
        NameMarksRole,  ///< QVariantList of QPoint(start, length): where the words stand in the name
        AliasMarksRole, ///< the same for the text of AliasLineRole
        AliasLineRole,  ///< QString: "also <alias>", empty without a matched alias
        ReasonRole      ///< QString: why the payor stands where it stands, a sentence; empty without words
    };

    explicit PayorTableModel(QObject *parent = nullptr);

    void setFinding(PayorFinding finding);
    const PayorFinding &finding() const { return m_finding; }
    void setState(const QString &state); ///< only payors whose business address is in that state; empty: all
    const QString &state() const { return m_state; }
    QStringList states() const; ///< of all that were found, sorted
    bool hasAliasLine(int row) const { return m_finding.match(m_rows[size_t(row)]).alias >= 0; }
    void setUnsorted(Unsorted order);
    Unsorted unsorted() const { return m_unsorted; }
    const QString &words() const { return m_finding.words(); }
    bool hasWords() const { return !words().isEmpty(); } ///< without words all are equally close
    /// The closest of those that may be taken for the one that is meant; invalid: there is none, as without words.
    QModelIndex likeliest() const;
    /// Why there is none, in a sentence that says what to do; empty: there is one, or nothing to choose from.
    QString whyNoLikeliest() const;

    const Payor &payorAt(int row) const { return m_finding.payor(m_rows[size_t(row)]); }
    QModelIndex indexOfCode(const QString &code) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; ///< -1: unsorted()

private:
    void rearrange();
    void arrange(); ///< m_rows
    QString matchedAlias(size_t place) const;
    QString reason(size_t place) const;

    PayorFinding m_finding;
    std::vector<size_t> m_rows; ///< places in m_finding
    QString m_state;
    Unsorted m_unsorted = Unsorted::ByCloseness;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace labdesk
