// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "store/userorder.h"

#include <QByteArray>
#include <QHash>
#include <QObject>

#include <vector>

namespace labdesk {

class Settings;
class UserStore;

/// A way to look at the list of users, under a name a person gave it.
struct SavedUserView
{
    QString name;
    QString filter = {}; ///< as it was typed
    UserSort sort = {};
    QByteArray columns = {}; ///< a header's state: widths, order and what is hidden; empty: they stay as they are
    int columnUnit = 0;      ///< the text size that the widths are for
    bool isGrouped = false;  ///< by the sorted column
    friend bool operator==(const SavedUserView &, const SavedUserView &) = default;
};

/// What a person marked in the users of one connection: users that are pinned, those opened lately, and saved views. In
/// memory; after keepIn() pins and views are written to the settings as well, but for what could name a person: of
/// users only the ids of the service are written, and of views those that mayBeWritten().
class UserBookmarks : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t maxRecent = 8;

    explicit UserBookmarks(QObject *parent = nullptr) : QObject(parent) { }

    /// Takes up what is kept for that connection, and keeps there what follows. `settings` must outlive this.
    void keepIn(Settings &settings, const QString &connectionId);

    const std::vector<UserId> &pinned() const { return m_pinned; } ///< in the order in which they were pinned
    bool isPinned(const UserId &user) const;
    void setPinned(const UserId &user, bool on);
    void unpinAll();

    const std::vector<UserId> &recent() const { return m_recent; } ///< newest first; never written
    void noteOpened(const UserId &user, const QString &clientUserId);
    void forget(const UserId &user); ///< who does not exist any more

    /// The client ids of those that are pinned, as far as the list has them: each is looked for until it is known.
    void learnNames(const UserStore &users);
    QString nameOf(const UserId &user) const { return m_names.value(user); } ///< never written; empty: not known

    const std::vector<SavedUserView> &views() const { return m_views; }
    const SavedUserView *view(const QString &name) const; ///< null: there is none of that name
    void save(const SavedUserView &view); ///< in the place of one of the same name, or behind all others
    /// In its place; false when there is another of the new name.
    bool rename(const QString &from, const QString &to);
    /// Returns the place it had, for putBack(); -1: there was none.
    int remove(const QString &name);
    void putBack(const SavedUserView &view, int place);

    /// Whether a view may be written: its name does not look like personal data, and its filter has no words of a
    /// person, such as a part of a client id. A word that is looked for everywhere can be one.
    static bool mayBeWritten(const SavedUserView &view);

Q_SIGNALS:
    void pinsChanged(); ///< or what is known of their names
    void recentChanged();
    void viewsChanged();

private:
    std::vector<SavedUserView>::iterator placeOf(const QString &name);
    void storePins();
    void storeViews();

    Settings *m_settings = nullptr;
    QString m_connection;
    std::vector<UserId> m_pinned;
    std::vector<UserId> m_recent;
    QHash<UserId, QString> m_names;
    std::vector<SavedUserView> m_views;
};

} // namespace labdesk
