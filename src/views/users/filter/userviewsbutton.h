// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userbookmarks.h"
#include "widgets/icon.h"

#include <QToolButton>

#include <functional>
#include <optional>

class QMenu;

namespace labdesk {

/// The built-in views, in the current language. They change only the filter, not the order or the columns.
std::vector<SavedUserView> builtInUserViews();

/// The "Saved" menu: built-in and custom views of the user list, and actions on the custom ones. Refilled each time it
/// opens.
class UserViewsButton : public QToolButton
{
    Q_OBJECT

public:
    /// Number of users that match a filter; nothing if counting would take too long.
    using Count = std::function<std::optional<UserRow>(const QString &filter)>;

    UserViewsButton(const UserBookmarks &bookmarks, Count count, QWidget *parent = nullptr);

    QSize sizeHint() const override;

Q_SIGNALS:
    void viewChosen(const labdesk::SavedUserView &view);
    void saveRequested();
    void replaceRequested(const QString &name);
    void renameRequested(const QString &name);
    void deleteRequested(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int arrowWidth() const; ///< width of the menu arrow; 0 without text
    void fill();
    void addSavedViews();
    void addMenuForEach(const QString &title, const QString &objectName,
                        void (UserViewsButton::*request)(const QString &));

    QAction *addView(IconName icon, const QString &words, const SavedUserView &view);

    const UserBookmarks &m_bookmarks;
    const Count m_count;
    QMenu *m_menu;
};

} // namespace labdesk
