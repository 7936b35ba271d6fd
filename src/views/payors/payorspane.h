// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "views/common/pane.h"
#include "views/common/rawanswerdialog.h"

#include <memory>
#include <optional>

namespace labdesk {

class InlineMessage;
class ListDetail;
class ListHeader;
class PayorCatalogNotice;
class PayorDetail;
class PayorResults;
class PayorSearchFields;
class PayorSearchPages;
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
    enum class Field { State, Clearinghouse, PayorId };
    void focusField(Field field);
    void searchFor(const PayorQuery &query); ///< at once
    /// The payor with that code, by the list of all payors. Where there is none: by `name`, since services search
    /// names; without a name that it isn't known is all there is to say. `state`: where to look among those that have
    /// such a name.
    void searchForCode(const QString &code, const QString &name, const QString &state = {});
    PayorSearchFields &fields() const { return *m_fields; }

    PayorResults &results() const { return *m_results; }
    void copyCode(); ///< of the payor that is shown
    void compareWith(const std::optional<Payor> &payor);
    bool isComparing() const { return m_isComparing; }
    std::optional<RawAnswer> rawAnswer() const;
    void showRaw();

    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void arrangeList();
    void arrangeDetail();
    void connectSearch();
    void ask();         ///< as typed
    void searchTyped(); ///< Enter
    bool isAnswered() const;
    void openFound(); ///< after that, once it is found
    bool openPending();
    void showState();
    void showChosen();
    void copyActivated(const Payor &payor, bool isChosen);

    std::unique_ptr<Ui::PayorsPane> m_ui;
    Session &m_session;
    PayorSearchFields *m_fields;
    PayorResults *m_results;
    ListHeader *m_header;
    RemoteStack *m_stack;
    PayorSearchPages *m_pages;
    InlineMessage *m_unread;      ///< entries that the list lacks
    PayorCatalogNotice *m_notice; ///< why there is no list of all payors
    RemoteStack *m_detailStack = nullptr;
    PayorDetail *m_detail = nullptr;
    ListDetail *m_listDetail = nullptr;
    bool m_isComparing = false;
    bool m_opensFound = false;
    QString m_wantedCode;  ///< to be made current when it is found
    QString m_pendingCode; ///< to be opened once it is known whether there is a list of all payors
    QString m_pendingName, m_pendingState;
    QString m_unknownCode; ///< which was asked for where there is none
};

} // namespace labdesk
