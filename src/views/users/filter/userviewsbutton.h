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

/// Filters that the program brings along, in the language of the moment; they leave order and columns as they are.
std::vector<SavedUserView> builtInUserViews();

/// "Saved": a menu of the views of the list of users, those that the program brings and a person's own, and of what can
/// be done with these. Made anew each time it is opened.
class UserViewsButton : public QToolButton
{
    Q_OBJECT

public:
    /// How many users a filter leaves; nothing where counting would take long.
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
    int arrowRoom() const; ///< for the arrow that says that a menu opens; none without words
    void fill();
    void addOwn();
    void addEach(const QString &title, const QString &objectName, void (UserViewsButton::*request)(const QString &));

    QAction *addView(IconName icon, const QString &words, const SavedUserView &view);

    const UserBookmarks &m_bookmarks;
    const Count m_count;
    QMenu *m_menu;
};

} // namespace labdesk
