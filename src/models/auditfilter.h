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

/// The text filter of the audit trail: `client-01187 last week ticket:HD-2041`, see FieldFilter.
///
///   user:, client:, id:   part of the client ID or the user ID; client:=x matches the complete ID
///   person:ana            the name or the account
///   ticket:HD-20   action:zone   outcome:failed   connection:north
///   day:2026-11-28, and all values of `created:` (UserQuery), in this computer's time zone
///   today, yesterday, this week, last week, this month, last month: also in the language of the window
class AuditFilter
{
public:
    enum class Field { Any = FieldFilter::words, User, Client, Id, Person, Ticket, Action, Outcome, Connection, Day };

    AuditFilter() = default;
    /// `now`: the reference for "today" and ages, in the user's zone.
    AuditFilter(const QString &typed, const QDateTime &now);

    bool isEmpty() const { return m_terms.isEmpty(); }
    /// `textOf`: case-folded text of a field of the record, or of all fields; not called for Day. `at`: in the user's
    /// zone.
    bool matches(const std::function<QString(Field)> &textOf, const QDateTime &at) const;
    bool asksFor(Field field) const; ///< in any term
    bool isComplete() const { return m_terms.isComplete() && m_invalidDays.isEmpty(); }
    const QStringList &unknownFields() const { return m_terms.unknownFields(); }
    const QStringList &invalidDays() const { return m_invalidDays; } ///< invalid values of `day:`, which are ignored
    QStringList words() const; ///< terms that must occur and may be IDs: those of Any, User, Client, and Id
    static QStringList fields();

private:
    bool matchesTerm(const FieldFilter::Term &term, const std::function<QString(Field)> &textOf, qint64 at) const;

    FieldFilter m_terms;
    QHash<QString, UserQuerySpan> m_days; ///< by typed text; ms as if the user's zone were UTC
    QStringList m_invalidDays;
};

} // namespace labdesk
