// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "views/common/pane.h"
#include "views/common/rawresponsedialog.h"
#include "views/payors/payorsearchfields.h"

#include <optional>

namespace labdesk {

class InlineMessage;
class ListDetailPane;
class ListHeader;
class PayorCatalogNotice;
class PayorDetail;
class PayorResults;
class PayorSearchPages;
class RemoteStack;
class Session;

/// The payor search (contract 4.4): as you type, by clearinghouse, and by ID there. Searches the list of all payors,
/// which is requested when the pane is first shown; without search terms it lists them all.
class PayorsPane : public Pane
{
    Q_OBJECT

public:
    explicit PayorsPane(Session &session, QWidget *parent = nullptr);

    void reload() override;
    void focusFilter() override;
    void focusField(PayorSearchFields::Field field);
    void searchFor(const PayorQuery &query); ///< immediately
    /// Shows the payor with that code in the list of all payors. If it isn't there, searches for `name`, because the
    /// service searches names; without a name, says that the code is unknown. `state` filters that search.
    void searchForCode(const QString &code, const QString &name, const QString &state = {});
    PayorSearchFields &fields() const { return *m_fields; }
    PayorResults &results() const { return *m_results; }
    PayorDetail &detail() const { return *m_detail; }
    std::optional<RawResponse> rawResponse() const;
    void showRaw();

    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectSearch();
    void ask();         ///< starts a search as the user types
    void searchTyped(); ///< Enter was pressed
    bool isUpToDate() const;
    void openFound(); ///< after searchTyped(), once the results are there
    void search(const PayorQuery &query, const QString &state);
    void searchForLinked();
    void showState();
    void showChosen();
    void showRawOf(const std::optional<RawResponse> &response);
    void copyActivated(const Payor &payor, bool isChosen);

    Session &m_session;
    PayorSearchFields *m_fields;
    PayorResults *m_results;
    ListHeader *m_header;
    RemoteStack *m_stack;
    PayorSearchPages *m_pages;
    InlineMessage *m_unread;      ///< entries that couldn't be read
    PayorCatalogNotice *m_notice; ///< why there is no list of all payors
    PayorDetail *m_detail;
    ListDetailPane *m_listDetail;
    bool m_opensFound = false;
    /// The payor of a link or a record, until it is selected or something else is searched.
    struct LinkedPayor
    {
        enum class Step {
            WaitsForList, ///< it isn't known yet whether there is a list of all payors
            Searched,     ///< it is selected once the results are there
            Unknown       ///< there is no list and no name to search for
        };
        Step step = Step::WaitsForList;
        QString code, name, state;
    };
    std::optional<LinkedPayor> m_linked;
    QString m_recordState; ///< the state that is chosen because a record has it, until something else is typed
};

} // namespace labdesk
