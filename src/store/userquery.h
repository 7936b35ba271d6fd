// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace labdesk {

/// What somebody typed to narrow the list of users (docs/filter.md is the same for those who type). Terms stand beside
/// each other and all must hold; `OR` between two terms asks for either. A term is a word or a "phrase" (`""` in it is
/// a quotation mark), looked for in client id, user id (with or without dashes), names and slugs of sources and zone,
/// or `field:value`; a `-` before it turns it round. The language never refuses: what it does not understand is looked
/// for as text, what is not finished narrows nothing, and problems() says so.
///
/// Fields: `id:`, `client:` a part of the id; `src:any`, `src:none`, `src:<part of name or slug>`; `tz:none`, `tz:any`,
/// `tz:<part>`; `created:`, with `>`, `>=`, `<`, `<=` or nothing before a day `2026-01-01`, a month `2026-01`, a year
/// `2026`, or an age `7d`, `4w`, `6m`, `1y` (nothing or `<`: created within that time, `>`: longer ago), or a range
/// `2026-01-01..2026-02-01`, both ends included, one of them may be missing; `created:none` is a time that cannot be
/// read; `connected:` takes the same of the newest connection of a source; `birth:set|none`; `ingest:ended|bounded|
/// none`; `pii:yes|no`; `trouble:yes|no|<part of a source or of its error>`, of what the snapshot has as faults.
/// `id:=`, `client:=`, `src:=`, `tz:=` ask for the whole value. A value in quotes is never a word of the language:
/// `client:"none"`. Letter case makes no difference but in `OR`. Days are those of UTC, as the service counts them.
class UserQuery
{
public:
    enum class Field { Any, Source, Zone, Created, Connected, Client, Id, Birth, Ingestion, PersonalData, Trouble };

    /// One condition. Which members say something depends on the field.
    struct Term
    {
        Field field = Field::Any;
        bool isNegated = false;
        std::string text = {}; ///< folded UTF-8, line breaks as blanks; of Part and Whole, but for Created
        /// AnyValue: birth:set, pii:yes and trouble:yes too. None: pii:no and trouble:no too.
        enum class Kind { Part, Whole, AnyValue, None, Ended, Bounded } kind = Kind::Part;
        qint64 fromMs = 0;   ///< Created, Part: at or after; never UserFields::invalidTimestamp
        qint64 beforeMs = 0; ///< Created, Part: before
        qsizetype begin = 0; ///< where it stands in what was typed, its sign included
        qsizetype length = 0;
        friend bool operator==(const Term &, const Term &) = default;
    };
    /// Terms of which one must hold.
    using Choice = std::vector<Term>;

    /// Something that was typed and not understood.
    struct Problem
    {
        qsizetype begin = 0;
        qsizetype length = 0;
        QString sentence; ///< translated: "There is no field “foo”: looked for as text."
        bool isUnfinished
            = false; ///< could be on its way to something: no need to point at it while the cursor is there
        friend bool operator==(const Problem &, const Problem &) = default;
    };

    UserQuery() = default; ///< everything
    /// `now` (UTC) is what ages are counted from.
    static UserQuery parse(const QString &typed, const QDateTime &now);

    const std::vector<Choice> &choices() const { return m_choices; } ///< all must hold
    const std::vector<Problem> &problems() const { return m_problems; }
    const QString &typed() const { return m_typed; }
    bool isEverything() const { return m_choices.empty(); }
    /// The same without one choice, as it would be typed; for saying which term excludes everything. What narrows
    /// nothing is left out.
    UserQuery without(size_t choice) const;
    QString textOf(size_t choice) const; ///< as it was typed, with the ORs in it

    friend bool operator==(const UserQuery &a, const UserQuery &b) { return a.m_choices == b.m_choices; }

private:
    friend class UserQueryParser;

    QString m_typed;
    QDateTime m_now;
    std::vector<Choice> m_choices;
    std::vector<Problem> m_problems;
};

/// What can stand where the cursor is, for completing: fields where a term begins, values behind a field.
struct UserQueryCompletion
{
    qsizetype begin = 0; ///< what would be replaced
    qsizetype length = 0;
    QStringList choices; ///< whole replacements, such as `src:` or `src:oura `; best first
};
/// `slugs`, `zones` and `faults` (slugs and errors of failing sources) are those that occur, most frequent first.
UserQueryCompletion completionsAt(const QString &typed, qsizetype cursor, const QStringList &slugs,
                                  const QStringList &zones, const QStringList &faults = {});

/// A value as a term that finds it and nothing else, quoted where needed: `src:=oura`, `tz:=America/Phoenix`,
/// `client:="two words"`, `created:2026-03`. An empty value is `src:none`.
QString termFor(UserQuery::Field field, const QString &value);
/// `typed` so that a term can follow, which is neither part of an open phrase nor the other side of an OR.
QString finishedQuery(QString typed);
/// `typed` with the term added; or its opposite replaced by it; or, if it is already there, removed.
QString withTerm(const QString &typed, const QString &term);

} // namespace labdesk
