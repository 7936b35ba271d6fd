// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/payortablemodel.h"

#include <QVariantMap>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace labdesk {

class InlineMessage;
class ListOutput;
class PayorLookup;
class PayorSearchFields;

/// What a search found: the table, which of its payors is chosen, and below it the order they stand in.
class PayorResults : public QWidget
{
    Q_OBJECT

public:
    using DefaultOrder = PayorTableModel::DefaultOrder;

    /// Takes the table over. Fields and lookup must outlive it.
    PayorResults(QTableView *table, const PayorSearchFields &fields, const PayorLookup &lookup);

    bool showResult(const PayorSearchResult &result); ///< false: it is shown already
    void showAround();                                ///< what is said above and below the table
    void setUsState(const QString &state);            ///< shows only those in it; empty: all
    QStringList states() const { return m_model.states(); }
    void select(const QString &code);
    std::optional<Payor> chosen() const; ///< the one that is shown
    QString reason() const;              ///< why that one was found
    QString noSelectionReason() const
    {
        return m_model.bestMatchDisabledReason();
    } ///< of itself; empty: one is, or none is there
    std::vector<Payor> namesakes() const;
    int count() const { return m_model.rowCount(); }
    bool isBehind() const; ///< what is shown is not for the words that are typed

    std::optional<DefaultOrder> order() const; ///< nothing: a column sorts them
    void setOrder(DefaultOrder order);

    ListOutput &output() const { return *m_output; }

    QVariantMap viewState() const;
    void restoreOrder(const QVariantMap &state, const PayorQuery &query); ///< before anything was found for it
    void restoreList(const QVariantMap &state);                           ///< after that

Q_SIGNALS:
    void chosenChanged();
    void activated(const labdesk::Payor &payor, bool isChosen);
    void codeCopied(const QString &code);

private:
    void setUpList();
    void setUpFoot();
    void fitRows();
    QModelIndex chosenRow() const;
    void keepChosen();
    void chooseBestMatch();
    void showFoot();

    const PayorSearchFields &m_fields;
    const PayorLookup &m_lookup;
    PayorTableModel m_model;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    InlineMessage *m_insteadMessage;
    QLabel *m_foot;
    QPushButton *m_otherOrder;
    QString m_chosenCode;    ///< of the payor that a person chose
    QString m_chosenFor;     ///< the words it was chosen for
    PayorQuery m_orderedFor; ///< the search for which the table is in its order
    bool m_isChoosing = false;
};

} // namespace labdesk
