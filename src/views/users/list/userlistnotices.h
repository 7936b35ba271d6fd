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

/// What is to be said of the list beside its count: how far the next one is, how many users are selected; mostly
/// nothing.
QString formatListStatus(const UserDirectory &directory, const UserTableModel &model, int selected);

/// What the user list says of itself above its rows: how far it is, where it was cut short, which entries it lacks.
class UserListNotices : public QObject
{
    Q_OBJECT

public:
    UserListNotices(UserDirectory &directory, QObject *parent);

    QList<QWidget *> messages() const; ///< from the top; whoever lays them out owns them
    void showProblems();               ///< what the list lacks, though it is there
    void showLoading();
    /// Of a list that is fetched for the first time there are users already.
    bool isArriving() const;

private:
    void showReasons();

    UserDirectory &m_directory;
    InlineMessage *m_loading;
    InlineMessage *m_cutShort;
    InlineMessage *m_unread;
    QTimer m_lookAgain; ///< whether the list takes long by now
};

} // namespace labdesk
