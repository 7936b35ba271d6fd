// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace labdesk {

/// A filter for the list of users, as typed (docs/filter.md describes it for users). All terms must hold, but of two
/// terms with `OR` between them only one. A term is a word or a "phrase" (`""` in it is a quotation mark), which is
/// searched in client ID, user ID (with or without dashes), names and slugs of sources, and time zone; or it is
/// `field:value`. A `-` in front negates a term. Parsing never fails: text that isn't understood is searched literally,
/// an incomplete term doesn't narrow the list, and problems() reports both.
///
/// Fields: `id:`, `client:` a part of the ID; `src:any`, `src:none`, `src:<part of name or slug>`; `tz:none`, `tz:any`,
/// `tz:<part>`; `created:`, with `>`, `>=`, `<`, `<=` or nothing before a day `2026-01-01`, a month `2026-01`, a year
/// `2026`, or an age `7d`, `4w`, `6m`, `1y` (nothing or `<`: created within that time, `>`: longer ago), or with a
/// range `2026-01-01..2026-02-01`, which includes both ends, one of which may be missing; `created:none` for unreadable
/// times; `connected:` takes the same for the newest connection of a source; `birth:set|none`;
/// `ingest:ended|bounded|none`; `pii:yes|no`; `trouble:yes|no|<part of a source or of its error>` for the faults in the
/// snapshot. `id:=`, `client:=`, `src:=`, `tz:=` match the whole value. A value in quotes is never a keyword:
/// `client:"none"`. Letter case makes no difference except in `OR`. Days are in UTC, as in the service.
class UserQuery
{
public:
    enum class Field { Any, Source, Zone, Created, Connected, Client, Id, Birth, Ingestion, PersonalData, Trouble };

    /// One condition. Which members are used depends on the field.
    struct Term
    {
        Field field = Field::Any;
        bool isNegated = false;
        std::string text = {}; ///< folded UTF-8 with spaces for line breaks; for Part and Whole, except in Created
        /// AnyValue is also birth:set, pii:yes, and trouble:yes; None is also pii:no and trouble:no.
        enum class Kind { Part, Whole, AnyValue, None, Ended, Bounded } kind = Kind::Part;
        qint64 fromMs = 0;   ///< Created, Part: at or after; never UserFields::invalidTimestamp
        qint64 beforeMs = 0; ///< Created, Part: before
        qsizetype begin = 0; ///< its position in the typed text, including the sign
        qsizetype length = 0;
        friend bool operator==(const Term &, const Term &) = default;
    };
    /// Alternatives: at least one of these terms must hold.
    using Choice = std::vector<Term>;

    /// A part of the typed text that wasn't understood.
    struct Problem
    {
        qsizetype begin = 0;
        qsizetype length = 0;
        QString sentence; ///< translated: "There is no field “foo”: looked for as text."
        /// May still become valid, so it isn't shown while the cursor is there.
        bool isUnfinished = false;
        friend bool operator==(const Problem &, const Problem &) = default;
    };

    UserQuery() = default; ///< matches every user
    /// `now` (UTC) is the time that ages are relative to.
    static UserQuery parse(const QString &typed, const QDateTime &now);

    const std::vector<Choice> &choices() const { return m_choices; } ///< all must hold
    const std::vector<Problem> &problems() const { return m_problems; }
    const QString &typed() const { return m_typed; }
    bool isEverything() const { return m_choices.empty(); }
    /// The same query without one choice, as it would be typed, to find the term that excludes everything. Terms that
    /// narrow nothing are omitted.
    UserQuery without(size_t choice) const;
    QString textOf(size_t choice) const; ///< as it was typed, including ORs

    friend bool operator==(const UserQuery &a, const UserQuery &b) { return a.m_choices == b.m_choices; }

private:
    friend class UserQueryParser;

    QString m_typed;
    QDateTime m_now;
    std::vector<Choice> m_choices;
    std::vector<Problem> m_problems;
};

/// Completions at the cursor: fields at the beginning of a term, values after a field.
struct UserQueryCompletion
{
    qsizetype begin = 0; ///< the range that is replaced
    qsizetype length = 0;
    QStringList choices; ///< whole replacements, such as `src:` or `src:oura `; best first
};
/// `slugs`, `zones` and `faults` (slugs and errors of failing sources) are those that occur, most frequent first.
UserQueryCompletion completionsAt(const QString &typed, qsizetype cursor, const QStringList &slugs,
                                  const QStringList &zones, const QStringList &faults = {});

/// Returns a term that finds exactly this value, quoted if necessary: `src:=oura`, `tz:=America/Phoenix`, `client:="two
/// words"`, `created:2026-03`. An empty value is `src:none`.
QString termFor(UserQuery::Field field, const QString &value);
/// Completes `typed` so that a term can be appended that is neither part of an open phrase nor the other side of an OR.
QString finishedQuery(QString typed);
/// Adds a term to `typed`. If the opposite term is there, it is replaced; if the term itself is there, it is removed.
QString withTerm(const QString &typed, const QString &term);

} // namespace labdesk
