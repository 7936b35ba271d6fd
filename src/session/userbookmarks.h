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

/// A saved view of the user list.
struct SavedUserView
{
    QString name;
    QString filter = {}; ///< as it was typed
    UserSort sort = {};
    QByteArray columns = {};  ///< state of the header: widths, order, and hidden columns; empty: leaves them unchanged
    int columnWidthScale = 0; ///< the text size that the widths are for
    bool isGrouped = false;   ///< by the sorted column
    friend bool operator==(const SavedUserView &, const SavedUserView &) = default;
};

/// The pinned users, recently opened users, and saved views of one connection. In memory; after keepIn(), pins and
/// views are also written to the settings, except for what could name a person: users are written by the service's ID
/// only, and views only if mayBeWritten().
class UserBookmarks : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t maxRecent = 8;

    explicit UserBookmarks(QObject *parent = nullptr) : QObject(parent) { }

    /// Loads what is stored for that connection, and stores changes there. `settings` must outlive this object.
    void keepIn(Settings &settings, const QString &connectionId);

    const std::vector<UserId> &pinned() const { return m_pinned; } ///< in the order in which they were pinned
    bool isPinned(const UserId &user) const;
    void setPinned(const UserId &user, bool on);
    void unpinAll();

    const std::vector<UserId> &recent() const { return m_recent; } ///< newest first; never written
    void noteOpened(const UserId &user, const QString &clientUserId);
    void forget(const UserId &user); ///< a user who no longer exists

    /// Reads the client IDs of pinned users from the list. Each is looked up until it is known.
    void learnNames(const UserStore &users);
    QString nameOf(const UserId &user) const { return m_names.value(user); } ///< never written; empty: not known

    const std::vector<SavedUserView> &views() const { return m_views; }
    const SavedUserView *view(const QString &name) const; ///< null: no view has that name
    void save(const SavedUserView &view);                 ///< replaces the view of the same name, or appends it
    /// Renames a view; false if another one has the new name.
    bool rename(const QString &from, const QString &to);
    /// Returns the index it had, for putBack(); -1: there was none.
    int remove(const QString &name);
    void putBack(const SavedUserView &view, int place);

    /// Whether a view may be written: its name doesn't look like personal data, and its filter has no words about a
    /// person, such as part of a client ID. A word without a field may be one.
    static bool mayBeWritten(const SavedUserView &view);
    /// The filter; in privacy mode, bullets instead of one that may contain a person's name or ID.
    static QString shownFilter(const QString &filter);

Q_SIGNALS:
    void pinsChanged(); ///< also when one of their names becomes known
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
