// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userbookmarks.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Asks for the name of a saved view. Warns if the view will only last for this session, or would replace another one.
class UserViewDialog : public DialogFrame
{
    Q_OBJECT

public:
    enum class Purpose { Save, Rename };

    /// `view` has the suggested or current name.
    UserViewDialog(const UserBookmarks &bookmarks, SavedUserView view, Purpose purpose, QWidget *parent = nullptr);

Q_SIGNALS:
    void nameChosen(const QString &name); ///< the dialog closes

private:
    void showConsequences();
    void take();

    const UserBookmarks &m_bookmarks;
    const SavedUserView m_view;
    const Purpose m_purpose;
    QLineEdit *m_name;
    InlineMessage *m_replaceNotice;
    InlineMessage *m_sessionOnlyNotice;
};

} // namespace labdesk
