// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/link.h"

#include "domain/ids.h"
#include "domain/textnormalization.h"
#include "domain/zipcode.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype maxValueLength = 4'000;

QString decoded(const QString &encoded)
{
    return QUrl::fromPercentEncoding(encoded.toUtf8());
}

QString encoded(const QString &text)
{
    QString path = QString::fromLatin1(QUrl::toPercentEncoding(text));
    if (path.endsWith(u'.')) // otherwise it would be taken for the end of a sentence
        path.replace(path.size() - 1, 1, u"%2E"_s);
    return path;
}

/// Extracts the link from text that mail programs changed: wrapped lines, HTML escapes, or a link scanner's redirect.
/// Also removes Markdown formatting.
QString unwrappedLink(const QString &text)
{
    static const QRegularExpression softBreak(
        u"=\\r?\\n|(?<=[-/?&=%])[ \\t]*\\r?\\n[ \\t]*|(?<=\\S{70})\\r?\\n[ \\t]*"_s);
    static const QRegularExpression redirect(
        u"^<?https?://\\S*?(?:[?&](?:url|u|q|target)=|/v[23]/__)(labdesk(?:%3a|:)[^&\\s]*?)(?:&\\S*|__;\\S*|>)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression marked(
        u"^(?:\\[[^\\]]*\\]\\((labdesk:[^)\\s]*)\\)|([*_~]{1,3})(labdesk:\\S*)\\2)[.,;]?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString link = withoutInvisible(text).trimmed();
    link.replace("&lt;"_L1, "<"_L1, Qt::CaseInsensitive)
        .replace("&gt;"_L1, ">"_L1, Qt::CaseInsensitive)
        .remove(softBreak);
    if (const auto match = redirect.match(link); match.hasMatch()) {
        const QString inside = match.captured(1);
        return inside.startsWith("labdesk%3a"_L1, Qt::CaseInsensitive) ? decoded(inside) : inside;
    }
    const auto match = marked.match(link);
    return match.hasMatch() ? match.captured(1) + match.captured(3) : link;
}

/// Removes what mail and chat programs add: brackets and quotes, the end of a sentence, a fragment or a label,
/// invisible characters, and an HTML-escaped ampersand.
QString bareLink(const QString &text)
{
    QString link = unwrappedLink(text).section(u'#', 0, 0).trimmed();
    if (link.startsWith(u'<')) // a link with a label, as in chat programs
        link = link.section(u'|', 0, 0);
    while (!link.isEmpty() && u"<([{'\"«»„“”‘’`"_s.contains(link.front()))
        link.remove(0, 1);
    if (link.startsWith("url:"_L1, Qt::CaseInsensitive)) // the prefix of RFC 3986
        link.remove(0, 4);
    while (!link.isEmpty() && u".,;:!?)]}>'\"«»“”‘’…`\u3002\uff0c\uff09"_s.contains(link.back()))
        link.chop(1);
    return link.trimmed().replace("&amp;"_L1, "&"_L1, Qt::CaseInsensitive);
}

/// Parameters that mailers, newsletters, and trackers add.
bool isTrackingItem(const QString &item)
{
    static const QStringList names{u"fbclid"_s, u"gclid"_s, u"msclkid"_s, u"mc_cid"_s, u"mc_eid"_s, u"igshid"_s};
    const QString name = item.section(u'=', 0, 0).toLower();
    return name.startsWith("utm_"_L1) || names.contains(name);
}

/// Reads the kind, and the ID after its words.
std::optional<Link> linkAt(const QString &path)
{
    for (const auto &[kind, name, hasId, earlierName] : linkForms) {
        const QString words = QString::fromLatin1(name);
        const bool isPlace = !hasId && !path.isEmpty();
        if (isPlace
            && (path.compare(words, Qt::CaseInsensitive) == 0
                || path.compare(QLatin1StringView(earlierName), Qt::CaseInsensitive) == 0))
            return Link{.kind = kind};
        if (!hasId || !path.startsWith(words + u'/', Qt::CaseInsensitive))
            continue;
        const QString given = decoded(path.sliced(words.size() + 1));
        const QString id = kind == Link::Kind::Zip ? zipCodeIn(given) : given;
        return UserId::parse(id) ? std::optional(Link{.kind = kind, .id = id}) : std::nullopt;
    }
    return std::nullopt;
}

/// An unsigned whole number of at most nine digits.
std::optional<qint64> labIn(const QString &text)
{
    constexpr qsizetype maxLabDigits = 9;
    const bool isNumber = !text.isEmpty() && text.size() <= maxLabDigits
        && std::ranges::all_of(text, [](QChar c) { return c >= QChar(u'0') && c <= QChar(u'9'); });
    return isNumber ? std::optional(text.toLongLong()) : std::nullopt;
}

/// Takes one query item; false if the link may not have it.
bool takeItem(Link &link, const QString &item)
{
    const QString value = decoded(item.section(u'=', 1));
    if (value.size() > maxValueLength)
        return false; // a truncated filter would find other users
    for (const QChar c : value)
        if (c.category() == QChar::Other_Control)
            return false;
    if (item.startsWith(u"filter="_s) && link.kind == Link::Kind::Users)
        link.filter = value;
    else if (item.startsWith(u"name="_s) && link.kind == Link::Kind::Payor)
        link.name = value;
    else if (item.startsWith(u"lab="_s) && link.kind == Link::Kind::Zip)
        return (link.lab = labIn(normalizedText(value))).has_value();
    else if (item.startsWith(u"ticket="_s))
        return std::exchange(link.ticket, normalizedText(value).trimmed()).isEmpty(); // two would be contradictory
    else if (item.startsWith(u"service="_s))
        link.service = value.toLower();
    else
        return false;
    return true;
}

} // namespace

std::optional<Link> parseLink(const QString &text)
{
    // Not parsed by QUrl, which would change the kind to lower case, because it is in the place of a host.
    static const QRegularExpression scheme(u"^labdesk:/{0,3}"_s, QRegularExpression::CaseInsensitiveOption);
    const QString link = text.size() > 2 * maxLinkLength ? QString() : bareLink(text);
    const QRegularExpressionMatch begin = scheme.match(link);
    if (link.size() > maxLinkLength || !begin.hasMatch())
        return std::nullopt;
    const QString address = link.mid(begin.capturedLength());
    QString path = address.section(u'?', 0, 0);
    while (path.endsWith(u'/'))
        path.chop(1);
    auto read = linkAt(path);
    if (!read)
        return std::nullopt;
    for (const QString &item : address.section(u'?', 1).split(u'&', Qt::SkipEmptyParts))
        if (!isTrackingItem(item) && !takeItem(*read, item))
            return std::nullopt;
    return read;
}

QString linkService(const Connection &connection)
{
    if (connection.environment == Environment::Local || isLoopbackHost(connection.baseUrl.host()))
        return {};
    const int port = connection.baseUrl.port();
    return connection.baseUrl.host() + (port < 0 ? QString() : u":%1"_s.arg(port));
}

QString linkText(const Link &link)
{
    const LinkForm &form = linkForm(link.kind);
    QString text = u"labdesk://"_s + QLatin1String(form.path);
    if (form.hasId)
        text += u'/' + encoded(link.id);
    QStringList items;
    if (!link.filter.isEmpty())
        items += u"filter="_s + encoded(link.filter);
    if (!link.name.isEmpty())
        items += u"name="_s + encoded(link.name);
    if (link.lab)
        items += u"lab="_s + QString::number(*link.lab);
    if (!link.ticket.isEmpty())
        items += u"ticket="_s + encoded(link.ticket);
    if (!link.service.isEmpty())
        items += u"service="_s + encoded(link.service);
    return items.isEmpty() ? text : text + u'?' + items.join(u'&');
}

} // namespace labdesk
