// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/pastedids.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>

#include <memory>

class QPlainTextEdit;

namespace labdesk {

/// Finds users by pasted IDs, such as a column of a spreadsheet, and selects them. The pasted text is only kept in
/// memory, searched in a worker thread, and discarded with the dialog. A text that would take an editor too long to lay
/// out is not displayed, only counted.
class SelectFromListDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `isComplete`: a user who isn't in `users` isn't in the team.
    SelectFromListDialog(const UserSnapshot &users, bool isComplete, QWidget *parent = nullptr);
    ~SelectFromListDialog() override;

    void paste(const QString &text); ///< call once; moves the focus to the action, so that Enter selects the users

Q_SIGNALS:
    void chosen(const labdesk::UserSelection &users); ///< the dialog closes

private:
    class Field;

    void search();
    void takeLargeText(const QString &text);
    void showResult(const std::optional<PastedUsers> &result);
    void copyNotFound();

    const UserSnapshot m_users;
    bool m_isActionFocusPending = false; ///< focuses the action when users are found
    QString m_large;                     ///< the text if it is too long for the field
    PastedUsers m_result;
    std::shared_ptr<CancelFlag> m_canceled;
    QFutureWatcher<std::optional<PastedUsers>> m_search;
    Field *m_field;
    InlineMessage *m_largeMessage;
    QLabel *m_found;
    QLabel *m_notes;
    QWidget *m_missingArea; ///< IDs without a user
    QLabel *m_missingTitle;
    QPlainTextEdit *m_missingIds;
};

} // namespace labdesk
