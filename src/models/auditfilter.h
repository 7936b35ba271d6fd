// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/fieldfilter.h"
#include "store/userquerytokens.h"

#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>

namespace labdesk {

/// What a person types to find actions: `client-01187 last week ticket:HD-2041`, see FieldFilter.
///
///   user:, client:, id:   a part of the client ID or of the user ID; client:=x is the whole of it
///   person:ana            the name, or the account behind it
///   ticket:HD-20   action:zone   outcome:failed   connection:north
///   day:2026-11-28, and whatever `created:` takes (UserQuery), by the days of this computer
///   today, yesterday, this week, last week, this month, last month: also as words of the window's language
class AuditFilter
{
public:
    enum class Field { Any = FieldFilter::words, User, Client, Id, Person, Ticket, Action, Outcome, Connection, Day };

    AuditFilter() = default;
    /// `now` is what "today" and ages are counted from, in the zone of the person.
    AuditFilter(const QString &typed, const QDateTime &now);

    bool isEmpty() const { return m_terms.isEmpty(); }
    /// `textOf`: what the record says of a field, or in all, folded; for fields but Day. `at` in the person's zone.
    bool matches(const std::function<QString(Field)> &textOf, const QDateTime &at) const;
    const QStringList &unknownFields() const { return m_terms.unknownFields(); }
    const QStringList &unreadDays() const { return m_unreadDays; } ///< values of `day:` that narrow nothing
    QStringList words() const; ///< that must occur, and may be IDs: those of Any, User, Client, and Id
    static QStringList fields();

private:
    bool holds(const FieldFilter::Term &term, const std::function<QString(Field)> &textOf, qint64 at) const;

    FieldFilter m_terms;
    QHash<QString, UserQuerySpan> m_days; ///< by what was typed; ms as if the person's zone were UTC
    QStringList m_unreadDays;
};

} // namespace labdesk
