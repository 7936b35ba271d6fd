// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace labdesk {

/// What somebody typed to narrow the list of users. Terms stand beside each other and all must hold; `OR` between two
/// terms asks for either. A term is a word or a "phrase", looked for in client id, user id (with or without dashes), names
/// and slugs of sources and zone, or `field:value`; a `-` before it turns it round. The language never refuses: what it does
/// not understand is looked for as text, and problems() says so.
///
/// Fields: `id:`, `client:` a part of the id; `src:any`, `src:none`, `src:<part of name or slug>`; `tz:none`, `tz:any`, `tz:<part>`;
/// `created:`, with `>`, `>=`, `<`, `<=` or nothing before a day `2026-01-01`, a month `2026-01`, a year `2026`, a range
/// `2026-01-01..2026-02-01`, or an age `7d`, `4w`, `6m`, `1y` (created within that time); `birth:set|none`; `ingest:ended|
/// bounded|none`; `pii:yes|no`. Days are those of UTC, as the service counts them.
class UserQuery
{
public:
    enum class Field { Any, Id, Client, Source, Zone, Created, Birth, Ingestion, PersonalData };

    /// One condition. Which members say something depends on the field.
    struct Term
    {
        Field field = Field::Any;
        bool isNegated = false;
        std::string text;          ///< folded UTF-8; for Any, Id, Client, and parts of Source and Zone
        enum class Kind { Part, AnyValue, None, Ended, Bounded } kind = Kind::Part;
        qint64 fromMs = 0;         ///< Created: at or after
        qint64 beforeMs = 0;       ///< Created: before
        qsizetype begin = 0;       ///< where it stands in what was typed, its sign included
        qsizetype length = 0;
        friend bool operator==(const Term &, const Term &) = default;
    };
    /// Terms of which one must hold.
    using Choice = std::vector<Term>;

    /// Something that was typed and not understood; it counts as text.
    struct Problem
    {
        qsizetype begin = 0;
        qsizetype length = 0;
        QString sentence; ///< translated: "There is no field “foo”: looked for as text."
        friend bool operator==(const Problem &, const Problem &) = default;
    };

    UserQuery() = default; ///< everything
    /// `now` (UTC) is what ages are counted from.
    static UserQuery parse(const QString &typed, const QDateTime &now);

    const std::vector<Choice> &choices() const { return m_choices; } ///< all must hold
    const std::vector<Problem> &problems() const { return m_problems; }
    const QString &typed() const { return m_typed; }
    bool isEverything() const { return m_choices.empty(); }
    /// The same without one choice, as it would be typed; for saying which term excludes everything.
    UserQuery without(size_t choice) const;
    QString textOf(size_t choice) const; ///< as it was typed

    friend bool operator==(const UserQuery &a, const UserQuery &b) { return a.m_choices == b.m_choices; }

private:
    QString m_typed;
    std::vector<Choice> m_choices;
    std::vector<Problem> m_problems;
};

/// What can stand where the cursor is, for completing: fields where a term begins, values behind a field.
struct UserQueryCompletion
{
    qsizetype begin = 0;  ///< what would be replaced
    qsizetype length = 0;
    QStringList choices;  ///< whole replacements, such as `src:` or `src:oura `; best first
};
/// `slugs` and `zones` are those that occur, most frequent first.
UserQueryCompletion completionsAt(const QString &typed, qsizetype cursor, const QStringList &slugs, const QStringList &zones);

/// A value as a term that finds it and nothing else, quoted where needed: `src:oura`, `tz:America/Phoenix`, `client:"two words"`.
QString termFor(UserQuery::Field field, const QString &value);
/// `typed` with the term added, or with its opposite replaced by it, or taken away again when it stands there already.
QString withTerm(const QString &typed, const QString &term);

} // namespace labdesk
