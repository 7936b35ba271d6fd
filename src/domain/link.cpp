// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/link.h"

#include "domain/ids.h"

#include <QUrl>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array<std::pair<Link::Kind, const char *>, 7> linkWords{{{Link::Kind::User, "user"},
                                                                        {Link::Kind::Provider, "provider"},
                                                                        {Link::Kind::Users, "users"},
                                                                        {Link::Kind::Providers, "providers"},
                                                                        {Link::Kind::Centers, "centers"},
                                                                        {Link::Kind::Payors, "payors"},
                                                                        {Link::Kind::Activity, "activity"}}};
constexpr qsizetype longestLink = 4096;
constexpr qsizetype longestFilter = 500;

QString decoded(const QString &encoded)
{
    return QUrl::fromPercentEncoding(encoded.toUtf8());
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

bool needsId(Link::Kind kind)
{
    return kind == Link::Kind::User || kind == Link::Kind::Provider;
}

/// One of the names that a link may carry; another one makes no link.
bool takeItem(Link &link, const QString &item)
{
    const QString value = decoded(item.section(u'=', 1)).left(longestFilter);
    for (const QChar c : value)
        if (c.category() == QChar::Other_Control)
            return false;
    if (item.startsWith(u"filter="_s) && link.kind == Link::Kind::Users)
        link.filter = value;
    else if (item.startsWith(u"service="_s))
        link.service = value.toLower();
    else
        return false;
    return true;
}

} // namespace

std::optional<Link> parseLink(const QString &text)
{
    // Not by QUrl: it would lower and rewrite what stands where a host usually does.
    const QString link = text.trimmed();
    const QString scheme = u"labdesk://"_s;
    if (link.size() > longestLink || !link.startsWith(scheme, Qt::CaseInsensitive))
        return std::nullopt;
    const QString address = link.mid(scheme.size());
    const QString path = address.section(u'?', 0, 0);
    const QString word = path.section(u'/', 0, 0).toLower();
    const QString id = decoded(path.section(u'/', 1));
    Link read;
    bool isKnown = false;
    for (const auto &[kind, name] : linkWords)
        if (word == QLatin1String(name)) {
            read.kind = kind;
            isKnown = true;
        }
    if (!isKnown || needsId(read.kind) == id.isEmpty())
        return std::nullopt;
    if (needsId(read.kind) && !UserId::parse(id))
        return std::nullopt;
    read.id = id;
    for (const QString &item : address.section(u'?', 1).split(u'&', Qt::SkipEmptyParts))
        if (!takeItem(read, item))
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
    QString text = u"labdesk://"_s;
    for (const auto &[kind, name] : linkWords)
        if (kind == link.kind)
            text += QLatin1String(name);
    if (needsId(link.kind))
        text += u'/' + encoded(link.id);
    QStringList items;
    if (!link.filter.isEmpty())
        items += u"filter="_s + encoded(link.filter);
    if (!link.service.isEmpty())
        items += u"service="_s + encoded(link.service);
    return items.isEmpty() ? text : text + u'?' + items.join(u'&');
}

} // namespace labdesk
