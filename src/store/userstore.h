// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

/// All users of a team, by column. Row numbers are stable until the next reset or removal.
class UserStore : public QObject
{
    Q_OBJECT

public:
    using Row = quint32;

    explicit UserStore(QObject *parent = nullptr) : QObject(parent) {}

    Row size() const { return Row(m_id.size()); }
    UserId id(Row row) const;
    QString clientUserId(Row row) const;
    QString teamId(Row row) const;
    Timestamp createdOn(Row row) const;
    qint64 createdMs(Row row) const { return m_created[row]; } ///< ms since 1970 UTC; the least value when not a time
    const std::vector<quint16> &sources(Row row) const;        ///< indexes into sourceNames()
    QString sourceName(quint16 index) const;
    QString sourceSlug(quint16 index) const;
    QString zone(Row row) const;            ///< empty: none
    bool hasBirthDate(Row row) const;       ///< the date itself is not kept here
    std::optional<Timestamp> ingestionStart(Row row) const;
    std::optional<Timestamp> ingestionEnd(Row row) const;
    std::optional<Row> find(const UserId &id) const;

    void reset(const std::vector<User> &users);
    void put(const User &user);       ///< replaces in place, or appends
    void remove(const UserId &id);

    /// Rows whose client id, user id (with or without dashes), source names and slugs or zone hold every word, folded.
    std::vector<Row> rowsMatching(const QString &words) const;

Q_SIGNALS:
    void aboutToReset();
    void wasReset();
    void aboutToAppend();   ///< one row, at the end
    void appended();
    void rowChanged(quint32 row);
    void aboutToRemove(quint32 row);
    void removed();

private:
    std::vector<UserId> m_id;
    std::vector<qint64> m_created;
};

} // namespace labdesk
