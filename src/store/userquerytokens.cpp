// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userquerytokens.h"

#include "domain/textnormalization.h"
#include "store/userqueryfields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool isNameCharacter(QChar c, bool isFirst)
{
    const char16_t unit = c.unicode();
    const bool isLetter = (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
    return isLetter || (!isFirst && (unit == u'_' || (unit >= u'0' && unit <= u'9')));
}

/// Returns the characters that close a phrase that `opener` begins; empty if it doesn't begin one. Mail and chat
/// programs replace straight quotation marks by typographic ones.
QStringView closersOf(QChar opener)
{
    switch (opener.unicode()) {
    case u'"':
        return u"\"";
    case u'\uff02':
        return u"\uff02";
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
        if (plainCharacter(peek()) == u'-' && !peek(1).isSpace())
            ++m_at;
        token.signEnd = token.nameEnd = m_at;
        qsizetype length = 0;
        while (isNameCharacter(peek(length), length == 0))
            ++length;
        if (length > 0 && plainCharacter(peek(length)) == u':') {
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
        const QChar first = plainCharacter(peek());
        if (first == u'\u2264' || first == u'\u2265') {
            ++m_at;
            return first == u'\u2264' ? u"<="_s : u">="_s;
        }
        if (first != u'<' && first != u'>' && first != u'=')
            return {};
        const bool isOrEqual = first != u'=' && plainCharacter(peek(1)) == u'=';
        m_at += isOrEqual ? 2 : 1;
        return isOrEqual ? first + u"="_s : QString(first);
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
                const bool isEscaped = peek() == u'"' && peek(1) == u'"';
                if (!isEscaped) {
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
    const auto isNamed = [name](QLatin1StringView one) { return name.compare(one, Qt::CaseInsensitive) == 0; };
    for (const UserQueryFieldRow &row : userQueryFields)
        if (!name.isEmpty() && std::ranges::any_of(row.names, isNamed))
            return row.field;
    return std::nullopt;
}

} // namespace labdesk
