// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/curl.h"

#include <variant>

namespace labdesk::output {

namespace {

using namespace Qt::StringLiterals;

/// Quotes for a POSIX shell, where single quotes preserve everything.
QString shellQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

QString credentialHeader(const AuthScheme &scheme)
{
    if (const auto *key = std::get_if<ApiKeyScheme>(&scheme))
        return shellQuoted(key->header + u": "_s) + u"\"$LABDESK_API_KEY\""_s;
    return u"'Authorization: Bearer '\"$LABDESK_ACCESS_TOKEN\""_s;
}

/// "zip_code" becomes "$LABDESK_ZIP_CODE"; characters that aren't allowed become underscores.
QString variableFor(const QString &name)
{
    const QString upperName = name.toUpper();
    QString variable = u"LABDESK_"_s;
    for (const QChar c : upperName)
        variable += (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ? c : QChar(u'_');
    return u"\"$%1\""_s.arg(variable);
}

} // namespace

QString curlCommand(const Connection &connection, const CurlRequest &request)
{
    QUrl origin = connection.baseUrl;
    origin.setPath({});
    origin.setQuery(QString());
    QStringList parts{u"curl"_s};
    if (request.verb != u"GET")
        parts += u"-X "_s + shellQuoted(request.verb);
    const QString address = shellQuoted(origin.toString(QUrl::FullyEncoded) + request.path);
    parts += request.queryNames.isEmpty() ? address : u"-G "_s + address;
    parts += u"-H "_s + credentialHeader(connection.scheme);
    parts += u"-H 'Accept: application/json'"_s;
    for (const QString &name : request.queryNames)
        parts += u"--data-urlencode "_s + shellQuoted(name + u'=') + variableFor(name);
    if (request.hasBody)
        parts += u"-H 'Content-Type: application/json' --data \"$LABDESK_BODY\""_s;
    return parts.join(u" \\\n  "_s);
}

CurlRequest curlForUser(const Connection &connection, const QString &userId)
{
    QString path = connection.baseUrl.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    return {u"GET"_s, path + u"/v2/user/"_s + QString::fromLatin1(QUrl::toPercentEncoding(userId))};
}

} // namespace labdesk::output
