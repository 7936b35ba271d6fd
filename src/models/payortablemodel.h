// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "store/payorindex.h"
#include "text/chip.h"

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// Payors as a table. Until a column is chosen they stand as close as they are to what was searched for, or in the
/// order of the service.
class PayorTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Code, Location };
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

    void setPayors(std::vector<Payor> payors);
    void setWords(const QString &words); ///< what is searched for
    void setUnsorted(Unsorted order);
    Unsorted unsorted() const { return m_unsorted; }
    const QString &words() const { return m_words; }
    bool hasWords() const { return !m_words.isEmpty(); } ///< without words all are equally close
    /// The closest of those that may be taken for the one that is meant; invalid: there is none. Without words the
    /// first.
    QModelIndex likeliest() const;

    const Payor &payorAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    QModelIndex indexOfCode(const QString &code) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; ///< -1: unsorted()

private:
    void rank();
    void arrange(); ///< m_rows
    QString matchedAlias(size_t payor) const;
    QString reason(size_t payor) const;

    std::vector<Payor> m_all;
    PayorIndex m_index;
    std::vector<PayorIndex::Match> m_ranked; ///< the closest first
    std::vector<size_t> m_rankOf;            ///< by payor: its place in m_ranked
    std::vector<size_t> m_rows;
    QString m_words;
    Unsorted m_unsorted = Unsorted::ByCloseness;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace labdesk
