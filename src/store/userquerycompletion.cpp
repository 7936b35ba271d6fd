// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userqueryfields.h"
#include "store/userquerytokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

// Completions while typing, and terms that are added by a click.

namespace {

using CompletedField = UserQuery::Field;
constexpr qsizetype maxCompletions = 50;

bool takesMoment(CompletedField field)
{
    return fieldRow(field).takes == UserQueryFieldRow::Takes::Moment;
}

QString quotedPhrase(QString text)
{
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

/// Whether a value needs no quotes. Errs on the side of quoting, because a quoted word is always valid.
bool isPlain(const QString &value)
{
    const auto isHarmless = [](QChar c) { return c.isLetterOrNumber() || u"._/+@-"_s.contains(c); };
    return !value.isEmpty() && std::all_of(value.begin(), value.end(), isHarmless);
}

bool isOperatorWord(const QString &value)
{
    return value.compare("or"_L1, Qt::CaseInsensitive) == 0 || value.compare("and"_L1, Qt::CaseInsensitive) == 0;
}

/// Values that begin with `part`, then those that contain it.
QStringList matchingValues(const QString &part, const QStringList &values)
{
    QStringList begins;
    QStringList others;
    for (const QString &value : values) {
        const qsizetype at = value.indexOf(part, 0, Qt::CaseInsensitive);
        if (at >= 0 && !value.isEmpty())
            (at == 0 ? begins : others) << value;
    }
    return (begins + others).mid(0, maxCompletions);
}

/// A known value as it would be typed; with `=` if it is a part of other values.
QString completionText(const QString &value, bool isWhole, const QStringList &values, CompletedField field)
{
    const auto keywords = fieldRow(field).shortcuts();
    const bool isWord = std::ranges::find(keywords, value, &UserQueryKeyword::word) != keywords.end();
    const bool isAmbiguous = std::any_of(values.begin(), values.end(), [&](const QString &other) {
        return other.size() != value.size() && other.contains(value, Qt::CaseInsensitive);
    });
    return (isWhole || isAmbiguous ? u"="_s : QString()) + (isPlain(value) && !isWord ? value : quotedPhrase(value));
}

QStringList fieldCompletions(const QString &part)
{
    QStringList names;
    for (const UserQueryFieldRow &row : userQueryFields)
        if (const QString name = row.name();
            !name.isEmpty() && (name.startsWith(part, Qt::CaseInsensitive) || userQueryField(part) == row.field))
            names << name;
    return names;
}

QStringList wordCompletions(CompletedField field, const QString &part)
{
    QStringList words;
    for (const UserQueryKeyword &keyword : fieldRow(field).shortcuts())
        if (keyword.isShown)
            words << keyword.word;
    if (takesMoment(field))
        words = {u"7d"_s, u"30d"_s, u"6m"_s, u"1y"_s};
    words.removeIf([&](const QString &word) { return !word.startsWith(part, Qt::CaseInsensitive); });
    return words;
}

QStringList valueCompletions(CompletedField field, const QString &part, bool isWhole, const QStringList &known)
{
    QStringList choices = isWhole && !takesMoment(field) ? QStringList() : wordCompletions(field, part);
    for (const QString &value : matchingValues(part, known))
        choices << completionText(value, isWhole, known, field);
    return choices;
}

/// The token that `cursor` is in or directly after; an empty one if there is none.
UserQueryToken tokenAt(const QString &typed, qsizetype cursor)
{
    for (const UserQueryToken &token : userQueryTokens(typed))
        if (token.begin <= cursor && cursor <= token.end)
            return token;
    UserQueryToken none;
    none.begin = none.end = none.signEnd = none.nameEnd = none.valueBegin = cursor;
    return none;
}

/// A single term without its position, for comparison.
std::optional<UserQuery::Term> onlyTerm(const UserQuery::Choice &choice)
{
    if (choice.size() != 1)
        return {};
    UserQuery::Term term = choice.front();
    term.begin = term.length = 0;
    return term;
}

} // namespace

UserQueryCompletion completionsAt(const QString &typed, qsizetype cursor, const QStringList &slugs,
                                  const QStringList &zones, const QStringList &faults)
{
    cursor = std::clamp(cursor, qsizetype(0), typed.size());
    const UserQueryToken token = tokenAt(typed, cursor);
    UserQueryCompletion completion{.begin = token.signEnd, .length = token.end - token.signEnd, .choices = {}};
    if (cursor < token.signEnd || (token.isQuoted && token.isClosed && cursor == token.end))
        return {.begin = cursor, .length = 0, .choices = {}};
    if (!token.hasName()) {
        if (token.isBare() && token.value == u"-") // only the sign so far
            return {
                .begin = token.end, .length = 0, .choices = cursor == token.end ? fieldCompletions({}) : QStringList()};
        if (token.isQuoted)
            return {.begin = cursor, .length = 0, .choices = {}};
        completion.choices = fieldCompletions(typed.mid(token.signEnd, cursor - token.signEnd));
        return completion;
    }
    const auto field = userQueryField(QStringView(typed).sliced(token.signEnd, token.nameEnd - token.signEnd));
    if (!field || cursor < token.valueBegin)
        return {.begin = cursor, .length = 0, .choices = {}};
    const QStringList known = *field == CompletedField::Source ? slugs
        : *field == CompletedField::Zone                       ? zones
        : *field == CompletedField::Trouble                    ? faults
                                                               : QStringList();
    const qsizetype textBegin = std::min(token.valueBegin + (token.isQuoted ? 1 : 0), cursor);
    const QString part = typed.mid(textBegin, cursor - textBegin);
    const bool isWhole = token.comparison == u"=";
    const QString head = typed.mid(token.signEnd, token.valueBegin - token.comparison.size() - token.signEnd);
    const QString comparison = takesMoment(*field) ? token.comparison : QString();
    for (const QString &value : valueCompletions(*field, part, isWhole, known))
        completion.choices << head + comparison + value + u' ';
    if (completion.choices == QStringList(typed.mid(completion.begin, completion.length) + u' '))
        completion.choices.clear(); // it is already there
    else if (token.end < typed.size())
        ++completion.length; // the choice includes the space that follows
    return completion;
}

QString termFor(UserQuery::Field field, const QString &value)
{
    QString text = value;
    text.replace(u'\n', u' '); // as in the search text
    const UserQueryFieldRow &row = fieldRow(field);
    const QString name = row.name();
    if (field == UserQuery::Field::Any)
        return isPlain(text) && !text.startsWith(u'-') && !isOperatorWord(text) ? text : quotedPhrase(text);
    if (text.isEmpty())
        return name + (row.shortcuts().empty() ? u"=\"\""_s : u"none"_s);
    if (row.takes == UserQueryFieldRow::Takes::Text)
        return name + u'=' + (isPlain(text) ? text : quotedPhrase(text));
    return name + text;
}

QString finishedQuery(QString typed)
{
    auto tokens = userQueryTokens(typed);
    if (!tokens.empty() && !tokens.back().isClosed)
        typed += typed[tokens.back().valueBegin] == u'"' ? u'"' : u'”';
    while (!tokens.empty() && tokens.back().isOr()) {
        typed.truncate(tokens.back().begin);
        tokens.pop_back();
    }
    if (!tokens.empty() && tokens.front().isOr())
        typed.remove(0, tokens.front().end);
    return typed.trimmed();
}

QString withTerm(const QString &typed, const QString &term)
{
    // The same time for both, so that equal ages are equal.
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    const UserQuery query = UserQuery::parse(typed, moment);
    const UserQuery added = UserQuery::parse(term, moment);
    const auto wanted = added.choices().size() == 1 ? onlyTerm(added.choices().front()) : std::nullopt;
    QString kept = typed;
    bool isThere = false;
    for (auto choice = query.choices().rbegin(); wanted && choice != query.choices().rend(); ++choice) {
        const auto present = onlyTerm(*choice);
        if (!present)
            continue;
        const bool isSame = *present == *wanted;
        auto negated = *present;
        negated.isNegated = !negated.isNegated;
        if (!isSame && negated != *wanted)
            continue;
        isThere = isThere || isSame;
        const UserQuery::Term &place = choice->front();
        const qsizetype behind = place.begin + place.length;
        const bool hasBlank = behind < kept.size() && kept[behind].isSpace();
        kept.remove(place.begin, place.length + (hasBlank ? 1 : 0));
    }
    kept = finishedQuery(kept);
    if (isThere)
        return kept;
    return kept.isEmpty() ? term : kept + u' ' + term;
}

} // namespace labdesk
