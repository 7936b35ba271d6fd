// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/payortablemodel.h"
#include "views/common/pane.h"

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace labdesk {

class InlineMessage;
class ListHeader;
class PayorDetail;
class RemoteStack;
class Session;

namespace Ui {
class PayorsPane;
}

/// The payor search (contract 4.4): as one types, by clearinghouse and by the clearinghouse's id. What is typed is
/// looked for among all payors that the service lists, which are asked for when the pane is first seen; without words
/// they are there to look through.
class PayorsPane : public Pane
{
    Q_OBJECT

public:
    explicit PayorsPane(Session &session, QWidget *parent = nullptr);
    ~PayorsPane() override;

    void reload() override;
    void focusFilter() override;
    std::vector<Command> commands() override;
    void searchFor(const PayorQuery &query); ///< at once
    /// The payor with that code, by the list of all payors. Where there is none: by `name`, since services search
    /// names; without a name that it isn't known is all there is to say.
    void searchForCode(const QString &code, const QString &name);
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void arrangeList();
    void arrangeFoot();
    void arrangeDetail();
    Command linkCommand(const Payor &payor, const QString &whyNot);
    PayorQuery typedQuery() const;
    void ask();            ///< as typed
    void searchTyped();    ///< Enter
    bool isBehind() const; ///< what is shown is not for the words that are typed
    void showFinding(const PayorFinding &finding);
    void showLack();
    void actOnLack();
    bool openPending();
    void showState();
    void showIdle();
    void showFoot();
    std::optional<PayorTableModel::Unsorted> shownOrder() const;
    void showUnsorted(PayorTableModel::Unsorted order);
    void showCurrent();
    void chooseLikeliest();
    void keepChosen();
    void copyChosen(const QModelIndex &row);
    void showRaw();
    QModelIndex chosen() const; ///< the row whose payor is shown
    void showEmpty();
    void showWanted();
    bool fillNearest(); ///< false: there are none
    void searchInstead();
    void clearSearch();
    void compareWith(const std::optional<Payor> &payor);
    std::optional<Payor> currentPayor() const;

    std::unique_ptr<Ui::PayorsPane> m_ui;
    Session &m_session;
    PayorTableModel m_model;
    ListHeader *m_header;
    RemoteStack *m_stack = nullptr;
    QLabel *m_foot = nullptr;
    QPushButton *m_otherOrder = nullptr;
    InlineMessage *m_insteadMessage = nullptr;
    InlineMessage *m_unread = nullptr; ///< entries that the list lacks
    InlineMessage *m_lack = nullptr;   ///< why there is no list of all payors
    QWidget *m_nearest = nullptr;      ///< payors that other searches found
    RemoteStack *m_detailStack = nullptr;
    PayorDetail *m_detail = nullptr;
    std::optional<Payor> m_compared;
    QString m_wantedCode;  ///< to be made current when it is found
    QString m_pendingCode; ///< to be opened once it is known whether there is a list of all payors
    QString m_pendingName;
    QString m_unknownCode; ///< which was asked for where there is none
    QString m_chosenCode;  ///< of the payor that a person chose
    QString m_chosenFor;   ///< the words it was chosen for
    QString m_orderedFor;  ///< the words for which the table is in its order
    bool m_isChoosing = false;
    QDateTime m_shownAt; ///< when what the table holds came
};

} // namespace labdesk
