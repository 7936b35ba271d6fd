// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/usersnapshot.h"

#include <QObject>

#include <optional>
#include <vector>

namespace labdesk {

/// All current users of a team, for the GUI thread. Row numbers are stable until the next reset or removal. Long
/// operations should run on a snapshot() in another thread.
class UserStore : public QObject
{
    Q_OBJECT

public:
    using Row = UserRow;

    explicit UserStore(QObject *parent = nullptr) : QObject(parent) { }
    ~UserStore() override;

    const UserSnapshot &snapshot() const { return m_users; }

    Row size() const { return m_users.size(); }
    UserId id(Row row) const { return *UserId::parse(idText(row)); }
    QString idText(Row row) const;
    QString clientUserId(Row row) const;
    QString teamId(Row row) const;
    Timestamp createdOn(Row row) const;
    /// In ms since 1970 UTC; UserFields::invalidTimestamp if the received text isn't a time.
    qint64 createdMs(Row row) const;
    UserDictionary::SourceList sources(Row row) const; ///< for sourceName() and sourceSlug()
    QString sourceName(quint16 source) const { return m_users.dictionary().source(source).name; }
    QString sourceSlug(quint16 source) const { return m_users.dictionary().source(source).slug; }
    QString zone(Row row) const;      ///< empty if there is none
    bool hasBirthDate(Row row) const; ///< the date itself isn't stored here
    std::optional<Timestamp> ingestionStart(Row row) const;
    std::optional<Timestamp> ingestionEnd(Row row) const;
    std::optional<Row> find(const UserId &id) const;
    User user(Row row) const; ///< only what the list has: IDs, names of sources, time zone; enough to begin an action

    void reset(UserSnapshot users); ///< takes constant time; IDs must be unique, see removeEarlierDuplicates()
    /// For short lists. If two users have the same ID, the later one counts.
    void reset(const std::vector<User> &users);
    void append(std::vector<UserSegmentPtr> segments); ///< must use the dictionary of the snapshot
    void put(const User &user);                        ///< replaces in place, or appends
    void remove(const UserId &id);
    void setFaults(FaultsByUser faults); ///< of the snapshot; kept when the users change

Q_SIGNALS:
    void aboutToReset();
    void wasReset();
    void aboutToAppend(quint32 rows); ///< at the end
    void appended();
    void rowChanged(quint32 row);
    void aboutToRemove(quint32 row);
    void removed();
    void faultsChanged();

private:
    void appendOne(const User &user);
    /// Replaces or, if `with` is null, removes a row.
    void replaceRow(Row row, const User *with);
    std::optional<Timestamp> timestampOf(quint32 text) const;

    UserSnapshot m_users;
};

} // namespace labdesk
