// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// maskedJson() and prettyJson() share a printer that works on the text itself. A document class would sort the keys and
// round the numbers, but the raw view has to show what was received.
#include "privacy/sensitive.h"

#include <QByteArrayView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace labdesk::privacy {

namespace {

/// The position in the body, which decides what is hidden.
enum class Scope {
    Open,      ///< only sensitive keys are hidden
    Record,    ///< an insurance record: everything not known to be harmless is hidden
    Person,    ///< insured, guarantor: only harmless keys are shown
    BirthDate, ///< within fallback_birth_date
};

enum class Rule { Show, Hide, EnterPerson, EnterBirthDate };

/// Normalizes a key: `member_id`, `memberId`, and `Member-ID` are the same.
QString foldedKey(const QByteArray &quoted)
{
    const QByteArray list = '[' + quoted + ']'; // the parser undoes the escapes
    QString key = QJsonDocument::fromJson(list).array().first().toString().toLower();
    key.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return key;
}

QSet<QString> keySet(const char *words)
{
    const QStringList list = QString::fromLatin1(words).split(u' ');
    return {list.begin(), list.end()};
}

/// Whether a key belongs to a sensitive field, in a scope where other keys are shown.
bool isHidden(const QString &key, RecordKind kind)
{
    if (key.startsWith(u"household"))
        return true;
    const auto known = jsonKeys().find(key);
    if (known == jsonKeys().end())
        return false;
    switch (*known) {
    case Field::ClientUserId:
    case Field::UserId:
    case Field::TeamId:
        return isPrivacyMode() && kind != RecordKind::Public;
    case Field::InsuredEmail:
    case Field::InsuredPhone:
        return kind != RecordKind::Public; // those belong to businesses
    default:
        return true;
    }
}

Rule ruleFor(const QString &key, Scope scope, RecordKind kind)
{
    static const QSet<QString> harmlessInPerson = keySet("state country");
    static const QSet<QString> harmlessInRecord = keySet("payorcode code relationship company");
    static const QSet<QString> harmlessInBirthDate = keySet("sourceslug updatedat");

    if (scope == Scope::BirthDate)
        return harmlessInBirthDate.contains(key) ? Rule::Show : Rule::Hide;
    if (scope == Scope::Person)
        return key == u"address" ? Rule::EnterPerson : harmlessInPerson.contains(key) ? Rule::Show : Rule::Hide;
    if (key == u"insured" || key == u"guarantor")
        return Rule::EnterPerson;
    if (key == u"fallbackbirthdate")
        return Rule::EnterBirthDate;
    if (scope == Scope::Record)
        return harmlessInRecord.contains(key) ? Rule::Show : Rule::Hide;
    return isHidden(key, kind) ? Rule::Hide : Rule::Show;
}

/// Prints JSON that is known to be valid and not nested deeper than the parser allows.
class RawPrinter
{
public:
    RawPrinter(QByteArrayView text, bool masking, RecordKind kind) : m_text(text), m_masking(masking), m_kind(kind) { }

    QByteArray print()
    {
        value(m_kind == RecordKind::Insurance ? Scope::Record : Scope::Open);
        return m_out;
    }

private:
    char peek()
    {
        while (m_at < m_text.size()
               && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\r' || m_text[m_at] == '\t'))
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    /// Takes a string, a number, or a literal, unchanged.
    QByteArrayView takeScalar()
    {
        const bool isString = peek() == '"';
        const qsizetype start = m_at;
        if (isString) {
            for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
                if (m_text[m_at] == '\\')
                    ++m_at;
            ++m_at;
        } else {
            while (m_at < m_text.size() && !QByteArrayView(" \n\r\t,]}:").contains(m_text[m_at]))
                ++m_at;
        }
        m_at = qMin(m_at, m_text.size());
        return m_text.sliced(start, m_at - start);
    }

    void value(Scope scope)
    {
        const char first = peek();
        if (first == '{' || first == '[')
            return container(scope, first == '{');
        const QByteArrayView text = takeScalar();
        if (scope != Scope::Open && text != QByteArrayView("null"))
            hidden();
        else
            m_out.append(text.data(), text.size());
    }

    void container(Scope scope, bool isObject)
    {
        const char end = isObject ? '}' : ']';
        m_out += isObject ? '{' : '[';
        ++m_at;
        if (peek() != end) {
            ++m_level;
            do {
                newLine();
                isObject ? member(scope) : value(scope);
            } while (comma());
            --m_level;
            newLine();
        }
        m_out += end;
        ++m_at;
    }

    void member(Scope scope)
    {
        peek();
        const QByteArrayView quoted = takeScalar();
        m_out.append(quoted.data(), quoted.size());
        m_out += ": ";
        peek();
        ++m_at; // the colon
        switch (m_masking ? ruleFor(foldedKey(quoted.toByteArray()), scope, m_kind) : Rule::Show) {
        case Rule::Show:
            return value(Scope::Open);
        case Rule::EnterPerson:
            return value(Scope::Person);
        case Rule::EnterBirthDate:
            return value(Scope::BirthDate);
        case Rule::Hide:
            return skipped();
        }
    }

    /// Skips a value of any type and prints bullets; null reveals nothing and stays.
    void skipped()
    {
        const char first = peek();
        if (first != '{' && first != '[')
            return value(Scope::Person);
        int depth = 0;
        do {
            const char c = peek();
            if (c == '{' || c == '[')
                ++depth;
            else if (c == '}' || c == ']')
                --depth;
            if (c == '"')
                (void)takeScalar();
            else
                ++m_at;
        } while (depth > 0 && m_at < m_text.size());
        hidden();
    }

    bool comma()
    {
        if (peek() != ',')
            return false;
        m_out += ',';
        ++m_at;
        return true;
    }

    /// Beyond maxIndentedLevel, entries aren't indented further: otherwise 600 KB of entries a thousand levels deep
    /// would be printed as 600 MB of spaces.
    void newLine() { m_out += '\n' + QByteArray(2 * qMin(m_level, maxIndentedLevel), ' '); }
    void hidden() { m_out += '"' + masked().toUtf8() + '"'; }

    static constexpr int maxIndentedLevel = 32;

    QByteArrayView m_text;
    QByteArray m_out;
    qsizetype m_at = 0;
    int m_level = 0;
    bool m_masking;
    RecordKind m_kind;
};

bool isValidJson(const QByteArray &body)
{
    QJsonParseError error;
    (void)QJsonDocument::fromJson(body, &error);
    return error.error == QJsonParseError::NoError;
}

QByteArrayView withoutByteOrderMark(QByteArrayView body)
{
    return body.startsWith("\xef\xbb\xbf") ? body.sliced(3) : body;
}

} // namespace

QByteArray maskedJson(const QByteArray &body, RecordKind kind)
{
    return isValidJson(body) ? RawPrinter(withoutByteOrderMark(body), true, kind).print() : QByteArray();
}

QByteArray prettyJson(const QByteArray &body)
{
    return isValidJson(body) ? RawPrinter(withoutByteOrderMark(body), false, RecordKind::Public).print() : body;
}

} // namespace labdesk::privacy
