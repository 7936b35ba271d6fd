// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/requesttablemodel.h"
#include "views/activity/requestexport.h"

#include <QVariantMap>
#include <QWidget>

#include <memory>
#include <vector>

class QPushButton;
class QToolButton;

namespace labdesk {

class InlineMessage;
class ListDetail;
class ListHeader;
class ListOutput;
class RemoteStack;
class RequestDetail;
class Session;
struct Command;

namespace Ui {
class RequestsPage;
}

/// The requests of this connection, newest first, held in memory only: list, details, pause, and export.
class RequestsPage : public QWidget
{
    Q_OBJECT

public:
    explicit RequestsPage(Session &session, QWidget *parent = nullptr);
    ~RequestsPage() override;

    void focusFilter();
    std::vector<Command> commands();
    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);
    QString status() const;

Q_SIGNALS:
    void statusChanged();
    void toastRequested(const QString &text);

private:
    struct Commands;

    void layOutList();
    void layOutDetail();
    void showCount();
    void showCurrent();
    void layOutNotices();
    void showNotice();
    void showPause();
    void togglePause();
    void copyAsCurl();
    QString harExportDisabledReason() const; ///< empty: export is possible

    std::unique_ptr<Ui::RequestsPage> m_ui;
    Session &m_session;
    RequestTableModel m_model;
    RequestExport m_harExport;
    ListHeader *m_header;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack = nullptr;
    RemoteStack *m_detailStack = nullptr;
    RequestDetail *m_detail = nullptr;
    ListDetail *m_listDetail = nullptr;
    InlineMessage *m_notice = nullptr;
    bool m_showsExportError = false; ///< the notice is about a failed export
    QPushButton *m_pause = nullptr;
    QPushButton *m_export = nullptr;
    QToolButton *m_help = nullptr;
};

} // namespace labdesk
