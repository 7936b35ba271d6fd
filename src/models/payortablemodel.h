// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "models/chip.h"

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// Payors as a table, in the order of the service until a column is chosen.
class PayorTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Code, Location };
    enum Role {
        MatchedAliasRole = FirstOwnRole, ///< QString: the first alias that holds the words, when the name does not; else empty
        NameMarksRole,                   ///< QVariantList of QPoint(start, length): where the words stand in the name
        AliasMarksRole,                  ///< the same for the text of AliasLineRole
        AliasLineRole                    ///< QString: "also <alias>", empty without a matched alias
    };

    explicit PayorTableModel(QObject *parent = nullptr);

    void setPayors(std::vector<Payor> payors);
    void setWords(const QString &words); ///< what was searched for: for marks only

    const Payor &payorAt(int row) const { return m_all[m_rows[size_t(row)]]; }
    QModelIndex indexOfCode(const QString &code) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; ///< -1: the order of the service

private:
    QString matchedAlias(const Payor &payor) const;

    std::vector<Payor> m_all;
    std::vector<size_t> m_rows;
    QString m_words;
};

} // namespace labdesk
