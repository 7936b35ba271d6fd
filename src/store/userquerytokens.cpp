// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userquerytokens.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using QueryField = UserQuery::Field;
using QueryKind = UserQuery::Term::Kind;

struct QueryFieldName
{
    QueryField field;
    QLatin1StringView name;
};

/// The first name of a field is the one that is shown; the others are those of the interface, and what people would
/// try.
constexpr std::array queryFieldNames{QueryFieldName{QueryField::Source, "src"_L1},
                                     QueryFieldName{QueryField::Zone, "tz"_L1},
                                     QueryFieldName{QueryField::Created, "created"_L1},
                                     QueryFieldName{QueryField::Client, "client"_L1},
                                     QueryFieldName{QueryField::Id, "id"_L1},
                                     QueryFieldName{QueryField::Birth, "birth"_L1},
                                     QueryFieldName{QueryField::Ingestion, "ingest"_L1},
                                     QueryFieldName{QueryField::PersonalData, "pii"_L1},
                                     QueryFieldName{QueryField::Trouble, "trouble"_L1},
                                     QueryFieldName{QueryField::Source, "source"_L1},
                                     QueryFieldName{QueryField::Source, "sources"_L1},
                                     QueryFieldName{QueryField::Source, "provider"_L1},
                                     QueryFieldName{QueryField::Source, "slug"_L1},
                                     QueryFieldName{QueryField::Zone, "zone"_L1},
                                     QueryFieldName{QueryField::Zone, "timezone"_L1},
                                     QueryFieldName{QueryField::Zone, "time_zone"_L1},
                                     QueryFieldName{QueryField::Created, "created_on"_L1},
                                     QueryFieldName{QueryField::Client, "client_id"_L1},
                                     QueryFieldName{QueryField::Client, "clientid"_L1},
                                     QueryFieldName{QueryField::Client, "client_user_id"_L1},
                                     QueryFieldName{QueryField::Id, "user"_L1},
                                     QueryFieldName{QueryField::Id, "user_id"_L1},
                                     QueryFieldName{QueryField::Id, "userid"_L1},
                                     QueryFieldName{QueryField::Birth, "birthdate"_L1},
                                     QueryFieldName{QueryField::Birth, "birth_date"_L1},
                                     QueryFieldName{QueryField::Ingestion, "ingestion"_L1}};

constexpr std::array queryKeywords{UserQueryKeyword{QueryField::Client, "any"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::Client, "none"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::Source, "any"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::Source, "none"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::Zone, "any"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::Zone, "none"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::Created, "any"_L1, QueryKind::AnyValue, false},
                                   UserQueryKeyword{QueryField::Created, "none"_L1, QueryKind::None, false},
                                   UserQueryKeyword{QueryField::Birth, "set"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::Birth, "any"_L1, QueryKind::AnyValue, false},
                                   UserQueryKeyword{QueryField::Birth, "yes"_L1, QueryKind::AnyValue, false},
                                   UserQueryKeyword{QueryField::Birth, "none"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::Birth, "no"_L1, QueryKind::None, false},
                                   UserQueryKeyword{QueryField::Ingestion, "ended"_L1, QueryKind::Ended, true},
                                   UserQueryKeyword{QueryField::Ingestion, "bounded"_L1, QueryKind::Bounded, true},
                                   UserQueryKeyword{QueryField::Ingestion, "any"_L1, QueryKind::Bounded, false},
                                   UserQueryKeyword{QueryField::Ingestion, "none"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::PersonalData, "yes"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::PersonalData, "any"_L1, QueryKind::AnyValue, false},
                                   UserQueryKeyword{QueryField::PersonalData, "no"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::PersonalData, "none"_L1, QueryKind::None, false},
                                   UserQueryKeyword{QueryField::Trouble, "yes"_L1, QueryKind::AnyValue, true},
                                   UserQueryKeyword{QueryField::Trouble, "any"_L1, QueryKind::AnyValue, false},
                                   UserQueryKeyword{QueryField::Trouble, "no"_L1, QueryKind::None, true},
                                   UserQueryKeyword{QueryField::Trouble, "none"_L1, QueryKind::None, false}};

bool isNameCharacter(QChar c, bool isFirst)
{
    const char16_t unit = c.unicode();
    const bool isLetter = (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
    return isLetter || (!isFirst && (unit == u'_' || (unit >= u'0' && unit <= u'9')));
}

/// What closes a phrase that `opener` opens; nothing when it opens none. Filters are passed on in mails and chats,
/// which like to bend quotation marks.
QStringView closersOf(QChar opener)
{
    switch (opener.unicode()) {
    case u'"':
        return u"\"";
    case u'“':
    case u'„':
    case u'”':
        return u"“”";
    default:
        return {};
    }
}

class QueryScanner
{
public:
    explicit QueryScanner(const QString &typed) : m_typed(typed) { }

    std::vector<UserQueryToken> tokens()
    {
        std::vector<UserQueryToken> all;
        for (skipBlanks(); m_at < m_typed.size(); skipBlanks())
            all.push_back(next());
        return all;
    }

private:
    QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_typed.size() ? m_typed[m_at + ahead] : QChar(u' ');
    }
    void skipBlanks()
    {
        while (m_at < m_typed.size() && m_typed[m_at].isSpace())
            ++m_at;
    }

    UserQueryToken next()
    {
        UserQueryToken token;
        token.begin = m_at;
        if (peek() == u'-' && !peek(1).isSpace())
            ++m_at;
        token.signEnd = token.nameEnd = m_at;
        qsizetype length = 0;
        while (isNameCharacter(peek(length), length == 0))
            ++length;
        if (length > 0 && peek(length) == u':') {
            token.nameEnd = m_at + length;
            m_at = token.nameEnd + 1;
            token.comparison = comparison();
        }
        token.valueBegin = m_at;
        token.isQuoted = !closersOf(peek()).isEmpty();
        if (token.isQuoted)
            readPhrase(token);
        else
            readWord(token);
        token.end = m_at;
        return token;
    }

    QString comparison()
    {
        const QChar first = peek();
        if (first != u'<' && first != u'>' && first != u'=')
            return {};
        const qsizetype length = first != u'=' && peek(1) == u'=' ? 2 : 1;
        m_at += length;
        return m_typed.mid(m_at - length, length);
    }

    void readWord(UserQueryToken &token)
    {
        while (m_at < m_typed.size() && !m_typed[m_at].isSpace())
            ++m_at;
        token.value = m_typed.mid(token.valueBegin, m_at - token.valueBegin);
    }

    void readPhrase(UserQueryToken &token)
    {
        const QStringView closers = closersOf(peek());
        for (++m_at; m_at < m_typed.size(); ++m_at) {
            if (closers.contains(peek())) {
                const bool isDoubled = peek() == u'"' && peek(1) == u'"';
                if (!isDoubled) {
                    ++m_at;
                    return;
                }
                ++m_at;
            }
            token.value += peek();
        }
        token.isClosed = false;
    }

    const QString &m_typed;
    qsizetype m_at = 0;
};

} // namespace

std::vector<UserQueryToken> userQueryTokens(const QString &typed)
{
    return QueryScanner(typed).tokens();
}

std::optional<UserQuery::Field> userQueryField(QStringView name)
{
    const auto known
        = std::find_if(queryFieldNames.begin(), queryFieldNames.end(), [&](const QueryFieldName &candidate) {
              return name.compare(candidate.name, Qt::CaseInsensitive) == 0;
          });
    return known != queryFieldNames.end() ? std::optional(known->field) : std::nullopt;
}

QString userQueryFieldName(UserQuery::Field field)
{
    const auto known = std::find_if(queryFieldNames.begin(), queryFieldNames.end(),
                                    [&](const QueryFieldName &candidate) { return candidate.field == field; });
    return known != queryFieldNames.end() ? known->name + u':' : QString();
}

std::vector<UserQueryKeyword> userQueryKeywords(UserQuery::Field field)
{
    std::vector<UserQueryKeyword> words;
    std::copy_if(queryKeywords.begin(), queryKeywords.end(), std::back_inserter(words),
                 [&](const UserQueryKeyword &word) { return word.field == field; });
    return words;
}

} // namespace labdesk
