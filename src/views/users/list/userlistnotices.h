// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class QWidget;

namespace labdesk {

class InlineMessage;
class UserDirectory;
class UserTableModel;

/// Status text beside the count of the list: progress of loading; mostly empty.
QString formatListStatus(const UserDirectory &directory, const UserTableModel &model);

/// Messages above the user list: progress of loading, where the list was cut off, and which entries couldn't be read.
class UserListNotices : public QObject
{
    Q_OBJECT

public:
    UserListNotices(UserDirectory &directory, QObject *parent);

    QList<QWidget *> messages() const; ///< from top to bottom; owned by the layout they are added to
    void showProblems();               ///< problems of a loaded list
    void showLoading();
    /// The list is being loaded for the first time, and has users already.
    bool isLoadingLong() const;

private:
    void showReasons();

    UserDirectory &m_directory;
    InlineMessage *m_loading;
    InlineMessage *m_incompleteMessage;
    InlineMessage *m_unread;
    QTimer m_loadingTimer; ///< checks whether loading takes long
};

} // namespace labdesk
