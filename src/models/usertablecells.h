// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/timestamp.h"
#include "store/userorder.h"
#include "store/userquery.h"
#include "store/usersnapshot.h"
#include "text/chip.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace labdesk {

/// The contents of a user's row in the table. A short-lived object: the snapshot must outlive it.
class UserTableCells
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserTableCells)

public:
    using Column = UserColumn;

    UserTableCells(const UserSnapshot &users, UserRow row) : m_users(users), m_row(row), m_at(users.at(row)) { }

    QString userId() const;
    bool hasPersonalData() const; ///< the client ID looks like an e-mail address or a phone number
    QString display(Column column) const;
    QString accessible(Column column) const;
    QVariant sortValue(Column column) const;
    QString toolTip(Column column) const; ///< plain text: not yet escaped
    QString group(Column column) const;   ///< title of its group, if the column supports grouping
    Chips chips(Column column) const;
    QVariantList marks(Column column, const UserQuery &query) const; ///< matches of the query in the text

private:
    QString clientUserId() const;
    QStringList sourceNames() const;
    QString word(Column column) const;                    ///< as sent
    std::optional<Timestamp> moment(Column column) const; ///< no value if the user has none
    const SeenFaults *trouble() const;                    ///< null if no faults were seen
    static QString formatTrouble(const SeenFaults &seen);

    const UserSnapshot &m_users;
    UserRow m_row;
    UserSnapshot::Place m_at;
};

} // namespace labdesk
