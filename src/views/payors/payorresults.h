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

/// The results of a search: the table, the selection, and a footer with the sort order.
class PayorResults : public QWidget
{
    Q_OBJECT

public:
    using DefaultOrder = PayorTableModel::DefaultOrder;

    /// `fields` and `lookup` must outlive it.
    PayorResults(const PayorSearchFields &fields, const PayorLookup &lookup);

    bool showResult(const PayorSearchResult &result); ///< false: already shown
    void updateNoticeAndFooter();
    void setUsState(const QString &state); ///< filters by state; empty: all
    QStringList states() const { return m_model.states(); }
    bool select(const QString &code);    ///< false: it isn't in the list
    std::optional<Payor> chosen() const; ///< the selected payor
    QString reason() const;              ///< why the selected payor was found
    /// Why no payor is selected; empty: one is, or there is none.
    QString noSelectionReason() const { return m_model.bestMatchDisabledReason(); }
    std::vector<Payor> namesakes() const;
    int count() const { return m_model.rowCount(); }
    bool isBehind() const; ///< the results aren't for the current search terms yet

    std::optional<DefaultOrder> order() const; ///< nothing: sorted by a column
    void setOrder(DefaultOrder order);

    QTableView *table() const { return m_table; }
    ListOutput &output() const { return *m_output; }

    QVariantMap viewState() const;
    void restoreOrder(const QVariantMap &state, const PayorQuery &query); ///< call before the search
    void restoreList(const QVariantMap &state);                           ///< call after the search

Q_SIGNALS:
    void chosenChanged();
    void activated(const labdesk::Payor &payor, bool isChosen);
    void codeCopied(const QString &code);

private:
    void setUpList();
    void setUpFooter();
    void fitRows();
    QModelIndex chosenRow() const;
    void keepChosen();
    void restoreOrChoose();
    void showFooter();

    const PayorSearchFields &m_fields;
    const PayorLookup &m_lookup;
    PayorTableModel m_model;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    InlineMessage *m_substituteNotice;
    QLabel *m_footer;
    QPushButton *m_otherOrder;
    QString m_chosenCode;    ///< of the payor that the user selected
    QString m_chosenFor;     ///< the search terms at that time
    PayorQuery m_orderedFor; ///< the search that the current sort order belongs to
    bool m_isChoosing = false;
};

} // namespace labdesk
