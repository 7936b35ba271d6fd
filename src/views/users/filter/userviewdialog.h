// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userbookmarks.h"
#include "widgets/dialogframe.h"

namespace labdesk {

/// Asks under which name a view of the users is to be kept, and says before when it will not outlive the connection, or
/// takes the place of another.
class UserViewDialog : public DialogFrame
{
    Q_OBJECT

public:
    enum class Purpose { Save, Rename };

    /// `view` has the name that is suggested, or that it has so far.
    UserViewDialog(const UserBookmarks &bookmarks, SavedUserView view, Purpose purpose, QWidget *parent = nullptr);

Q_SIGNALS:
    void nameChosen(const QString &name); ///< and the dialog closes

private:
    void showConsequences();
    void take();

    const UserBookmarks &m_bookmarks;
    const SavedUserView m_view;
    const Purpose m_purpose;
    QLineEdit *m_name;
    InlineMessage *m_replaces;
    InlineMessage *m_passing;
};

} // namespace labdesk
