// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/requesttablemodel.h"
#include "views/activity/requestexport.h"

#include <QVariantMap>
#include <QWidget>

#include <vector>

class QPushButton;
class QTableView;
class QToolButton;

namespace labdesk {

class InlineMessage;
class ListDetailPane;
class ListHeader;
class ListOutput;
class RemoteStack;
class RequestDetail;
class SearchField;
class Session;
struct Command;

/// The requests of this connection, newest first, held in memory only: list, details, pause, and export.
class RequestsPage : public QWidget
{
    Q_OBJECT

public:
    explicit RequestsPage(Session &session, QWidget *parent = nullptr);

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

    void setUpList();
    void arrange();
    void showCount();
    void showCurrent();
    void connectParts();
    void showNotice();
    void showPause();
    void togglePause();
    void copyAsCurl();
    QString harExportDisabledReason() const; ///< empty: export is possible

    Session &m_session;
    RequestTableModel m_model;
    RequestExport m_harExport;
    ListHeader *m_header;
    SearchField *m_filter;
    QToolButton *m_help;
    QPushButton *m_pause;
    QPushButton *m_clear;
    QPushButton *m_export;
    InlineMessage *m_notice;
    bool m_showsExportError = false; ///< the notice is about a failed export
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack;
    RequestDetail *m_detail;
    ListDetailPane *m_listDetail;
};

} // namespace labdesk
