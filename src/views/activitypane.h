// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/requesttablemodel.h"
#include "views/pane.h"

#include <memory>

namespace labdesk {

class ListHeader;
class RemoteStack;
class RequestDetail;
class Session;

namespace Ui {
class ActivityPane;
}

/// The requests of this connection, newest first, kept in memory only. Neither key nor body is among them.
class ActivityPane : public Pane
{
    Q_OBJECT

public:
    explicit ActivityPane(Session &session, QWidget *parent = nullptr);
    ~ActivityPane() override;

    void reload() override; ///< the list is always up to date: nothing to do
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;

private:
    void arrangeList();
    void arrangeDetail();
    void showCount();
    void showCurrent();
    void copyAsCurl();

    std::unique_ptr<Ui::ActivityPane> m_ui;
    Session &m_session;
    RequestTableModel m_model;
    ListHeader *m_header;
    RemoteStack *m_stack = nullptr;
    RemoteStack *m_detailStack = nullptr;
    RequestDetail *m_detail = nullptr;
};

} // namespace labdesk
