// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audittablemodel.h"
#include "output/privatefile.h"

#include <QDate>
#include <QFileDialog>
#include <QVariantMap>
#include <QWidget>

#include <vector>

class QPushButton;
class QTableView;
class QToolButton;

namespace labdesk {

struct Command;
class InlineMessage;
class ListOutput;
class ListHeader;
class RemoteStack;
class SearchField;
class UserDirectory;

/// The audit trail as a list: who did what to which user, when, and for which ticket; its state of verification; search
/// and export.
class AuditPage : public QWidget
{
    Q_OBJECT

public:
    /// `users` provides the client IDs, which the trail doesn't contain; null: none are shown.
    explicit AuditPage(AuditTrail &trail, UserDirectory *users = nullptr, QWidget *parent = nullptr);

    void focusFilter();
    std::vector<Command> commands();
    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);
    /// Exports the listed records, oldest first, as CSV, or as JSON lines if the name ends in .jsonl.
    void exportTo(const QString &file);
    /// Opens the trail of another computer, a folder or a file, in a separate window.
    void openTrail(const QString &path);

Q_SIGNALS:
    void toastRequested(const QString &text);
    void seen(); ///< the page became visible, including any message about the trail

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Commands;

    void arrange();
    void showTitle();
    void applyFilter();
    void updateDays();
    void connectUsers();
    void showNames();
    void showCount();
    void showHelpMessage();
    void handleEmptyAction();
    void showState();
    void chooseFile();
    void save(const QString &file, std::vector<AuditRecord> records);
    void showSaved(const std::optional<output::FileProblemText> &problem, qint64 records);
    void openForeignTrail(QFileDialog::FileMode mode);

    AuditTrail &m_trail;
    UserDirectory *m_users;
    AuditTableModel m_model;
    ListHeader *m_header;
    SearchField *m_filter;
    QToolButton *m_help;
    InlineMessage *m_helpMessage; ///< the search help, or a problem with the filter
    QPushButton *m_openings;      ///< shows the records that are folded away
    QPushButton *m_verify;
    QPushButton *m_export;
    QPushButton *m_open;
    InlineMessage *m_message;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack = nullptr;
    QDate m_filterDate;
    bool m_needsUsers = false;         ///< the search term may be the client ID of a user that isn't loaded
    bool m_areNamesStale = false;      ///< users changed while the page was hidden
    bool m_wasVerifyRequested = false; ///< by the user, who gets a result even if nothing is wrong
};

} // namespace labdesk
