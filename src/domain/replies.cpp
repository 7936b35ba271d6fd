// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/replies.h"

#include "domain/connection.h"
#include "domain/enumtable.h"
#include "domain/textnormalization.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Kind = RepliesFileError::Kind;

constexpr std::pair<ReplyPlaceholder, QLatin1StringView> placeholders[] = {{ReplyPlaceholder::Source, "source"_L1},
                                                                           {ReplyPlaceholder::Ticket, "ticket"_L1},
                                                                           {ReplyPlaceholder::Portal, "portal"_L1},
                                                                           {ReplyPlaceholder::Date, "date"_L1}};
static_assert(isTableOf(placeholders, ReplyPlaceholder::Date));

constexpr qsizetype maxShownKeyLength = 40;

/// %1 is the `key` of the fault.
struct RepliesWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Replies)

public:
    static constexpr std::pair<Kind, const char *> all[] = {
        {Kind::TooLarge, QT_TR_NOOP("The file is larger than 1 MB.")},
        {Kind::NotUtf8, QT_TR_NOOP("The file isn’t UTF-8.")},
        {Kind::NoReplies, QT_TR_NOOP("The file contains no replies. A reply starts with a line such as [en] Title.")},
        {Kind::HiddenCharacter, QT_TR_NOOP("The line contains an invisible character (%1). Delete it.")},
        {Kind::BeforeReplies,
         QT_TR_NOOP("“%1” appears before the first reply. A reply starts with a line such as [en] Title.")},
        {Kind::BadPortal,
         QT_TR_NOOP("The portal must be set once, to a URL that starts with https:// and has at most 200 characters.")},
        {Kind::BadHeading,
         QT_TR_NOOP("“%1” isn’t the start of a reply, such as [en] Title. No other line may begin with a bracket.")},
        {Kind::UnknownLanguage, QT_TR_NOOP("“%1” isn’t a language code, such as en or es-MX.")},
        {Kind::BadTitle, QT_TR_NOOP("A title must have 1 to 80 characters and no braces.")},
        {Kind::Repeated, QT_TR_NOOP("The language already has a reply called “%1”. Rename or delete one of them.")},
        {Kind::NoText, QT_TR_NOOP("The reply “%1” has no text.")},
        {Kind::TooLong, QT_TR_NOOP("The reply “%1” is longer than 4,000 characters.")},
        {Kind::TooMany, QT_TR_NOOP("The file contains more than 500 replies.")},
        {Kind::BadBrace, QT_TR_NOOP("Unmatched brace. Use braces only for placeholders.")},
        {Kind::UnknownPlaceholder,
         QT_TR_NOOP("“%1” isn’t a placeholder. Use {source}, {ticket}, {portal}, or {date}.")},
        {Kind::NoPortal,
         QT_TR_NOOP("{portal} needs a line such as portal=https://help.example.com before the first reply.")},
    };
};
static_assert(isTableOf(RepliesWords::all, Kind::NoPortal));

std::optional<ReplyPlaceholder> placeholderIn(QStringView word)
{
    const auto *at = std::ranges::find_if(placeholders, [word](const auto &one) { return word == one.second; });
    return at == std::end(placeholders) ? std::nullopt : std::optional(at->first);
}

/// Calls `takeText` with each section of plain text, and `takePlaceholder` with each placeholder. Returns the fault, if
/// any.
template <class TakeText, class TakePlaceholder>
std::optional<RepliesFileError> parseTemplate(const QString &text, TakeText takeText, TakePlaceholder takePlaceholder)
{
    const QStringView all(text);
    const auto braceFrom = [&all](qsizetype at) {
        return std::find_if(all.begin() + at, all.end(), [](QChar c) { return c == u'{' || c == u'}'; }) - all.begin();
    };
    for (qsizetype at = 0; at < all.size();) {
        const qsizetype open = braceFrom(at);
        takeText(all.sliced(at, open - at));
        if (open == all.size())
            break;
        const qsizetype next = braceFrom(open + 1);
        if (all[open] == u'}' || next == all.size() || all[next] == u'{')
            return RepliesFileError{Kind::BadBrace};
        const QStringView word = all.sliced(open + 1, next - open - 1);
        const auto placeholder = placeholderIn(word);
        if (!placeholder)
            return RepliesFileError{Kind::UnknownPlaceholder, 0, word.left(maxShownKeyLength).toString()};
        takePlaceholder(*placeholder);
        at = next + 1;
    }
    return std::nullopt;
}

QLocale localeOf(const QString &language)
{
    return QLocale(QString(language).replace(u'-', u'_'));
}

} // namespace

/// Reads line by line: comments, the portal, then replies, each below its heading.
class RepliesReader
{
public:
    Outcome<Replies, RepliesFileError> read(const QString &text);

private:
    std::optional<RepliesFileError> readLine(const QString &line);
    std::optional<RepliesFileError> readPortal(const QString &line);
    std::optional<RepliesFileError> readHeading(const QString &line);
    std::optional<RepliesFileError> readText(const QString &line);
    std::optional<RepliesFileError> endReply();

    Replies m_replies;
    QSet<std::pair<QString, QString>> m_known;
    int m_line = 0;
    int m_headingLine = 0;
};

Outcome<Replies, RepliesFileError> RepliesReader::read(const QString &text)
{
    for (QString line : text.split(u'\n')) {
        ++m_line;
        if (line.endsWith(u'\r'))
            line.chop(1);
        if (auto fault = readLine(line)) {
            fault->line = fault->line > 0 ? fault->line : m_line;
            return *fault;
        }
    }
    if (const auto fault = endReply())
        return *fault;
    if (m_replies.m_all.empty())
        return RepliesFileError{Kind::NoReplies};
    return std::move(m_replies);
}

std::optional<RepliesFileError> RepliesReader::readLine(const QString &line)
{
    if (const auto hidden = hiddenCharacterIn(line))
        return RepliesFileError{Kind::HiddenCharacter, 0, codePointName(*hidden)};
    if (line.startsWith(u'#'))
        return std::nullopt;
    if (line.startsWith(u'['))
        return readHeading(line);
    if (!m_replies.m_all.empty())
        return readText(line);
    return line.trimmed().isEmpty() ? std::nullopt : readPortal(line);
}

std::optional<RepliesFileError> RepliesReader::readPortal(const QString &line)
{
    constexpr qsizetype maxPortalLength = 200;
    const QString key = line.section(u'=', 0, 0).trimmed();
    if (key != "portal"_L1)
        return RepliesFileError{Kind::BeforeReplies, 0, key.left(maxShownKeyLength)};
    const QString portal = line.section(u'=', 1).trimmed();
    if (!isWebAddress(QUrl(portal, QUrl::StrictMode)) || portal.size() > maxPortalLength
        || !m_replies.m_portal.isEmpty())
        return RepliesFileError{Kind::BadPortal};
    m_replies.m_portal = portal;
    return std::nullopt;
}

std::optional<RepliesFileError> RepliesReader::readHeading(const QString &line)
{
    static const QRegularExpression form(u"^\\[([^\\[\\]]*)\\](.*)\\z"_s);
    static const QRegularExpression code(u"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}\\z"_s);
    if (auto fault = endReply())
        return fault;
    const auto match = form.match(line);
    if (!match.hasMatch())
        return RepliesFileError{Kind::BadHeading, 0, line.left(maxShownKeyLength)};
    const QString language = match.captured(1);
    if (!code.match(language).hasMatch() || localeOf(language).language() == QLocale::C)
        return RepliesFileError{Kind::UnknownLanguage, 0, language.left(maxShownKeyLength)};
    const QString title = match.captured(2).simplified();
    if (title.isEmpty() || title.size() > Replies::maxTitleLength || title.contains(u'{') || title.contains(u'}'))
        return RepliesFileError{Kind::BadTitle};
    if (m_replies.m_all.size() == Replies::maxReplies)
        return RepliesFileError{Kind::TooMany};
    if (const std::pair known(language.toLower(), title.toCaseFolded()); m_known.contains(known))
        return RepliesFileError{Kind::Repeated, 0, title.left(maxShownKeyLength)};
    else
        m_known.insert(known);
    m_replies.m_all.push_back({language, title, {}});
    m_headingLine = m_line;
    return std::nullopt;
}

std::optional<RepliesFileError> RepliesReader::readText(const QString &line)
{
    Reply &reply = m_replies.m_all.back();
    if (reply.text.size() + line.size() > Replies::maxTextLength)
        return RepliesFileError{Kind::TooLong, 0, reply.title.left(maxShownKeyLength)};
    reply.text += line + u'\n';
    if (auto fault = parseTemplate(
            line, [](QStringView) {}, [](ReplyPlaceholder) {}))
        return fault;
    return m_replies.m_portal.isEmpty() && reply.names(ReplyPlaceholder::Portal)
        ? std::optional(RepliesFileError{Kind::NoPortal})
        : std::nullopt;
}

std::optional<RepliesFileError> RepliesReader::endReply()
{
    if (m_replies.m_all.empty())
        return std::nullopt;
    Reply &reply = m_replies.m_all.back();
    reply.text = reply.text.trimmed() + u'\n';
    return reply.text.size() > 1
        ? std::nullopt
        : std::optional(RepliesFileError{Kind::NoText, m_headingLine, reply.title.left(maxShownKeyLength)});
}

bool Reply::names(ReplyPlaceholder placeholder) const
{
    return text.contains(u"{%1}"_s.arg(entryOf(placeholders, placeholder)));
}

QString describe(const RepliesFileError &fault)
{
    const QString text = RepliesWords::tr(entryOf(RepliesWords::all, fault.kind)).replace(u"%1"_s, fault.key);
    return fault.line > 0 ? RepliesWords::tr("Line %1: %2").arg(QString::number(fault.line), text) : text;
}

Outcome<Replies, RepliesFileError> Replies::read(const QByteArray &bytes)
{
    if (bytes.size() > maxFileSize)
        return RepliesFileError{Kind::TooLarge};
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes); // removes a byte order mark
    if (decoder.hasError())
        return RepliesFileError{Kind::NotUtf8};
    return RepliesReader().read(text);
}

QString Replies::fill(const Reply &reply, const Values &values) const
{
    QString filled; // in one pass, so that values aren't taken for placeholders
    const auto fault = parseTemplate(
        reply.text, [&](QStringView plain) { filled += plain; },
        [&](ReplyPlaceholder placeholder) {
            switch (placeholder) {
            case ReplyPlaceholder::Source:
                filled += values.source;
                return;
            case ReplyPlaceholder::Ticket:
                filled += values.ticket;
                return;
            case ReplyPlaceholder::Portal:
                filled += m_portal;
                return;
            case ReplyPlaceholder::Date:
                filled += localeOf(reply.language).toString(values.date, QLocale::LongFormat);
                return;
            }
        });
    return fault
        ? reply.text
        : filled; // read() accepts no reply with a fault; one that is cut off would be sent as if it were whole
}

QString ownNameOf(const QString &language)
{
    if (language == "en"_L1 || language == "es"_L1) // QLocale would name a country's variant
        return language == "en"_L1 ? u"English"_s : u"Español"_s;
    const QString name = localeOf(language).nativeLanguageName();
    return name.isEmpty() ? language : name.first(1).toUpper() + name.sliced(1);
}

} // namespace labdesk
