// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/pastedids.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>

#include <memory>

class QPlainTextEdit;

namespace labdesk {

/// Takes IDs that come as a text, such as a column of a spreadsheet, says who is found, and has them selected. What is
/// pasted stays in memory, is looked up in other threads, and goes with the dialog. A text that would take an editor
/// long to lay out is not shown, only counted.
class SelectFromListDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `isComplete`: who isn't in `users` isn't in the team, either.
    SelectFromListDialog(const UserSnapshot &users, bool isComplete, QWidget *parent = nullptr);
    ~SelectFromListDialog() override;

    void paste(const QString &text); ///< once; Enter then selects whom it names

Q_SIGNALS:
    void chosen(const labdesk::UserSelection &users); ///< and the dialog closes

private:
    class Field;

    void search();
    void takeLarge(const QString &text);
    void showResult(const std::optional<PastedUsers> &result);
    void copyNotFound();

    const UserSnapshot m_users;
    bool m_leadsToAction = false; ///< the keyboard, once somebody is found
    QString m_large;              ///< in place of what stands in the field
    PastedUsers m_result;
    std::shared_ptr<CancelFlag> m_canceled;
    QFutureWatcher<std::optional<PastedUsers>> m_search;
    Field *m_field;
    InlineMessage *m_largeMessage;
    QLabel *m_found;
    QLabel *m_hints;
    QWidget *m_missing; ///< who is not found
    QLabel *m_missingTitle;
    QPlainTextEdit *m_missingIds;
};

} // namespace labdesk
