// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/pane.h"

class QStackedWidget;

namespace labdesk {

class AuditPage;
class RequestsPage;
class SegmentedControl;
class Session;

/// Two lists, newest first: the actions in the audit trail, which is stored in files, and the requests of this
/// connection.
class ActivityPane : public Pane
{
    Q_OBJECT

public:
    explicit ActivityPane(Session &session, QWidget *parent = nullptr);

    void reload() override; ///< does nothing: both lists update automatically
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    void showActions();
    void showRequests();

Q_SIGNALS:
    void auditSeen(); ///< the list of actions became visible

private:
    bool areActionsShown() const;
    void choosePage(int page);
    void showPage();
    void showStatus();

    QWidget *m_head;
    SegmentedControl *m_choice;
    QStackedWidget *m_pages;
    AuditPage *m_actions;
    RequestsPage *m_requests;
};

} // namespace labdesk
