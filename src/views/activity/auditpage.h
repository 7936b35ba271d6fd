// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audittablemodel.h"

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

/// The audit trail in words: who did what to whom, when, and for which ticket; whether it proves itself, and ways to
/// find and to export in it.
class AuditPage : public QWidget
{
    Q_OBJECT

public:
    /// `users` tell the client IDs, which aren't in the trail; null: nobody does.
    explicit AuditPage(AuditTrail &trail, UserDirectory *users = nullptr, QWidget *parent = nullptr);

    void focusFilter();
    std::vector<Command> commands();
    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);
    /// The records that are shown, oldest first, as CSV, or as JSON lines where the name ends in .jsonl.
    void exportTo(const QString &file);
    /// A trail of another computer, a folder or a file, in a window of its own.
    void openTrail(const QString &path);

Q_SIGNALS:
    void toastRequested(const QString &text);
    void seen(); ///< it came on the screen, and with it what is to be said of the trail

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Commands;

    void arrange();
    void applyFilter();
    void renewDays();
    void connectUsers();
    void showNames();
    void showCount();
    void showHint();
    void takeEmptyAction();
    void showState();
    void chooseFile();
    void askTrail(QFileDialog::FileMode mode);

    AuditTrail &m_trail;
    UserDirectory *m_users;
    AuditTableModel m_model;
    ListHeader *m_header;
    SearchField *m_filter;
    QToolButton *m_help;
    InlineMessage *m_hint;   ///< what can be typed, and what wasn't understood
    QPushButton *m_openings; ///< lists what is folded
    QPushButton *m_verify;
    QPushButton *m_export;
    QPushButton *m_open;
    InlineMessage *m_message;
    QTableView *m_table;
    ListOutput *m_output = nullptr;
    RemoteStack *m_stack = nullptr;
    QDate m_filteredOn;
    bool m_needsUsers = false;    ///< what is looked for may be a client ID of users that aren't loaded
    bool m_areNamesStale = false; ///< users changed while the page wasn't seen
    bool m_wasAsked = false;      ///< to verify: the result is said, also a good one
};

} // namespace labdesk
