// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/requesttablemodel.h"
#include "output/privatefile.h"
#include "views/common/pane.h"

#include <memory>
#include <optional>

class QPushButton;
class QStackedWidget;
class QThread;
class QToolButton;

namespace labdesk {

class AuditPage;
class InlineMessage;
class ListHeader;
class RemoteStack;
class RequestDetail;
class SegmentedControl;
class Session;

namespace Ui {
class ActivityPane;
}

/// Two lists, newest first: the requests of this connection, kept in memory only, and what was done, which is kept in a
/// file.
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
    void showAudit();
    /// The requests that are shown as HAR 1.2, in a thread of its own; a toast says how it ended.
    void exportTo(const QString &file);

Q_SIGNALS:
    void auditSeen(); ///< the audit trail came on the screen

private:
    void arrangePages();
    bool isAuditShown() const;
    void showPage();
    void arrangeList();
    void arrangeDetail();
    void showCount();
    void showCurrent();
    void copyAsCurl();
    void arrangeNotices();
    void showNotice();
    void showPause();
    void askFile();
    void ended(const QString &file, int requests, std::optional<output::FileProblem> problem);

    std::unique_ptr<Ui::ActivityPane> m_ui;
    Session &m_session;
    RequestTableModel m_model;
    SegmentedControl *m_choice;
    QStackedWidget *m_pages;
    AuditPage *m_audit;
    ListHeader *m_header;
    RemoteStack *m_stack = nullptr;
    RemoteStack *m_detailStack = nullptr;
    RequestDetail *m_detail = nullptr;
    InlineMessage *m_notice = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_export = nullptr;
    QToolButton *m_help = nullptr;
    std::unique_ptr<QThread> m_exporting;
};

} // namespace labdesk
