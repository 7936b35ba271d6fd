// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/usersnapshot.h"

#include <QObject>

#include <optional>
#include <vector>

namespace labdesk {

/// All users of a team, as they are now, in the thread that shows them. Row numbers are stable until the next reset or
/// removal. What takes long works on a snapshot() in a thread of its own.
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
    qint64 createdMs(Row row) const; ///< ms since 1970 UTC; UserFields::invalidTimestamp when what came is not a time
    UserDictionary::SourceList sources(Row row) const; ///< for sourceName() and sourceSlug()
    QString sourceName(quint16 source) const { return m_users.dictionary().source(source).name; }
    QString sourceSlug(quint16 source) const { return m_users.dictionary().source(source).slug; }
    QString zone(Row row) const;      ///< empty: none
    bool hasBirthDate(Row row) const; ///< the date itself is not kept here
    std::optional<Timestamp> ingestionStart(Row row) const;
    std::optional<Timestamp> ingestionEnd(Row row) const;
    std::optional<Row> find(const UserId &id) const;
    User user(Row row) const; ///< as much as the list has: IDs, names of sources, zone. Enough to begin an action

    void reset(UserSnapshot users); ///< takes no longer for more users; their ids differ, see dropEarlierDuplicates()
    void
    reset(const std::vector<User> &users); ///< for lists that are not large; of two with one id the later one counts
    void append(std::vector<UserSegmentPtr> segments); ///< with numbers of the snapshot's dictionary
    void put(const User &user);                        ///< replaces in place, or appends
    void remove(const UserId &id);
    void setFaults(FaultsByUser faults); ///< of the snapshot; they stay when other users come

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
    /// The segment of `row` with `with` in its place, or without it.
    void exchangeRow(Row row, const User *with);
    std::optional<Timestamp> timestampOf(quint32 text) const;

    UserSnapshot m_users;
};

} // namespace labdesk
