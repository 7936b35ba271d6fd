// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userquery.h"

#include "domain/textnormalization.h"
#include "store/foldedtext.h"
#include "store/userqueryfields.h"
#include "store/userquerytokens.h"
#include "store/uuid.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

class FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::FilterWords)
};

/// The keywords of a field, for a sentence: "set, none".
QString formatKeywords(UserQuery::Field field)
{
    QStringList words;
    for (const UserQueryKeyword &keyword : fieldRow(field).shortcuts())
        if (keyword.isShown)
            words << keyword.word;
    return words.join(u", "_s);
}

/// The fields that take comparisons, for a sentence: "created:".
QString formatDateFields()
{
    QStringList names;
    for (const UserQueryFieldRow &row : userQueryFields)
        if (row.takes == UserQueryFieldRow::Takes::Moment)
            names << row.name();
    return names.join(u", "_s);
}

/// The form in which rows are searched, without the braces that some programs put around a UUID.
std::string searchedText(QString text)
{
    std::string folded = foldedText(text.replace(u'\n', u' '));
    if (folded.size() > 2 && folded.front() == '{' && folded.back() == '}')
        if (const std::string inner = folded.substr(1, folded.size() - 2); Uuid::of(inner).isUuid())
            return inner;
    return folded;
}

} // namespace

/// Converts tokens to terms.
class UserQueryParser
{
public:
    UserQueryParser(UserQuery &query, const QString &typed)
        : m_query(query), m_typed(typed), m_tokens(userQueryTokens(typed))
    {
    }

    void parse()
    {
        bool isOperand = false; // whether the token before could stand before an OR
        for (size_t at = 0; at < m_tokens.size(); ++at) {
            const UserQueryToken &token = m_tokens[at];
            const bool isLast = at + 1 == m_tokens.size();
            if (token.isOr() && isOperand) {
                isOperand = false;
                m_joinsNext = true;
                if (isLast)
                    reportUnfinished(token);
                continue;
            }
            if (isOperand && !isLast)
                suggestOperators(token);
            add(token);
            isOperand = true;
        }
    }

private:
    using Term = UserQuery::Term;
    using Field = UserQuery::Field;
    using Takes = UserQueryFieldRow::Takes;

    void report(qsizetype begin, qsizetype end, const QString &sentence, bool isUnfinished = false)
    {
        m_query.m_problems.push_back({begin, end - begin, sentence, isUnfinished});
    }
    void reportUnfinished(const UserQueryToken &token)
    {
        report(token.begin, token.end,
               FilterWords::tr("“%1” needs a value.").arg(m_typed.mid(token.begin, token.end - token.begin)), true);
    }

    /// Suggests OR to users who type `and` or `or`, as in other search fields.
    void suggestOperators(const UserQueryToken &token)
    {
        if (!token.isBare())
            return;
        if (token.value.compare("or"_L1, Qt::CaseInsensitive) == 0)
            report(
                token.begin, token.end,
                FilterWords::tr("“%1” is searched as text. Use OR in capitals to match either term.").arg(token.value));
        else if (token.value.compare("and"_L1, Qt::CaseInsensitive) == 0)
            report(token.begin, token.end,
                   FilterWords::tr("“%1” isn’t needed, because users must match all terms. It’s searched as text.")
                       .arg(token.value));
    }

    void add(const UserQueryToken &token)
    {
        if (!token.isClosed)
            report(token.valueBegin, token.end,
                   FilterWords::tr("Missing closing quote: everything after the opening quote is one phrase."), true);
        if (auto term = termOf(token)) {
            term->isNegated = token.isNegated();
            term->begin = token.begin;
            term->length = token.end - token.begin;
            if (!m_joinsNext || !m_isOpen)
                m_query.m_choices.emplace_back();
            m_query.m_choices.back().push_back(std::move(*term));
            m_isOpen = true;
        } else if (!m_joinsNext) { // if one side of an OR is incomplete, only the other one counts
            m_isOpen = false;
        }
        m_joinsNext = false;
    }

    /// Returns nothing if the term is incomplete, so that it doesn't narrow the list.
    std::optional<Term> termOf(const UserQueryToken &token)
    {
        if (!token.hasName())
            return wordOf(token);
        const auto field = userQueryField(QStringView(m_typed).sliced(token.signEnd, token.nameEnd - token.signEnd));
        if (!field) {
            const QString name = m_typed.mid(token.signEnd, token.nameEnd - token.signEnd);
            report(token.signEnd, token.nameEnd,
                   FilterWords::tr("Unknown field “%1”, so it’s searched as text.").arg(name));
            return asText(token);
        }
        const bool isEmpty = token.value.isEmpty();
        if (isEmpty && !(token.isQuoted && token.comparison == u"=")) {
            reportUnfinished(token);
            return {};
        }
        if (fieldRow(*field).takes == Takes::Moment)
            return spanOf(token, *field);
        if (!token.comparison.isEmpty() && token.comparison != u"=") {
            report(token.nameEnd + 1, token.valueBegin,
                   FilterWords::tr("“%1” only works with “%2”, so it’s searched as text.")
                       .arg(token.comparison, formatDateFields()));
            return asText(token);
        }
        if (isEmpty)
            return Term{.field = *field, .kind = Term::Kind::None};
        return valueOf(token, *field);
    }

    std::optional<Term> wordOf(const UserQueryToken &token)
    {
        if (token.isOr()) {
            report(token.begin, token.end, FilterWords::tr("“OR” has nothing before it, so it’s searched as text."));
        } else if (token.value.isEmpty() || (token.isBare() && token.value == u"-")) {
            reportUnfinished(token);
            return {};
        }
        return asText(token);
    }

    Term asText(const UserQueryToken &token) const
    {
        const QString before = m_typed.mid(token.signEnd, token.valueBegin - token.signEnd);
        return {.field = Field::Any, .text = searchedText(before + token.value)};
    }

    std::optional<Term> valueOf(const UserQueryToken &token, Field field)
    {
        const bool isWhole = token.comparison == u"=";
        const auto keywords = fieldRow(field).shortcuts();
        const bool takesText = fieldRow(field).takes == Takes::Text;
        if (!token.isQuoted && !(takesText && isWhole))
            for (const UserQueryKeyword &keyword : keywords)
                if (token.value.compare(keyword.word, Qt::CaseInsensitive) == 0)
                    return Term{.field = field, .kind = keyword.kind};
        if (takesText)
            return Term{.field = field,
                        .text = searchedText(token.value),
                        .kind = isWhole ? Term::Kind::Whole : Term::Kind::Part};
        const bool isUnfinished = std::ranges::any_of(keywords, [&](const UserQueryKeyword &keyword) {
            return QString(keyword.word).startsWith(token.value, Qt::CaseInsensitive);
        });
        const QString name = fieldRow(field).name();
        if (isUnfinished && !token.isQuoted) {
            report(token.valueBegin, token.end,
                   FilterWords::tr("“%1” needs one of these values: %2. It’s ignored until it’s complete.")
                       .arg(name, formatKeywords(field)),
                   true);
            return {};
        }
        report(token.valueBegin, token.end,
               FilterWords::tr("“%1” needs one of these values: %2. It’s searched as text.")
                   .arg(name, formatKeywords(field)));
        return asText(token);
    }

    std::optional<Term> spanOf(const UserQueryToken &token, Field field)
    {
        // Dates and ages may be typed with digits of any script, and phones replace dots with an ellipsis.
        const QString value = normalizedText(token.value).replace(u'\u2026', u".."_s);
        for (const UserQueryKeyword &keyword : fieldRow(field).shortcuts())
            if (token.comparison.isEmpty() && value.compare(keyword.word, Qt::CaseInsensitive) == 0)
                return Term{.field = field, .kind = keyword.kind};
        if (const auto span = userQuerySpan(token.comparison, value, m_query.m_now))
            return Term{.field = field, .fromMs = span->fromMs, .beforeMs = span->beforeMs};
        if (canBecomeUserQuerySpan(value)) {
            report(token.valueBegin, token.end,
                   FilterWords::tr("“%1” isn’t a complete date yet, so it’s ignored.").arg(token.value), true);
            return {};
        }
        report(
            token.valueBegin, token.end,
            FilterWords::tr(
                "“%1” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d.")
                .arg(token.value));
        return asText(token);
    }

    UserQuery &m_query;
    const QString &m_typed;
    std::vector<UserQueryToken> m_tokens;
    bool m_joinsNext = false; ///< an OR precedes the next term
    bool m_isOpen = false;    ///< an OR may continue the last choice
};

UserQuery UserQuery::parse(const QString &typed, const QDateTime &now)
{
    UserQuery query;
    query.m_typed = typed;
    query.m_now = now.toUTC();
    UserQueryParser(query, query.m_typed).parse();
    return query;
}

QString UserQuery::textOf(size_t choice) const
{
    const Choice &terms = m_choices[choice];
    return m_typed.mid(terms.front().begin, terms.back().begin + terms.back().length - terms.front().begin);
}

UserQuery UserQuery::without(size_t choice) const
{
    QStringList kept;
    for (size_t other = 0; other < m_choices.size(); ++other)
        if (other != choice) {
            QString text = textOf(other);
            if (!kept.isEmpty()
                && userQueryTokens(text).front().isOr()) // a word at the start, an operator after another term
                text = u"\"OR\""_s + text.mid(2);
            kept << text;
        }
    return parse(kept.join(u' '), m_now);
}

} // namespace labdesk
