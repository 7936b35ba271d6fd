// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/nodatacase.h"

namespace labdesk::tests {

using namespace Qt::StringLiterals;

inline const QDateTime noon(QDate(2026, 11, 20), QTime(12, 0), Qt::UTC);

/// "oura sleep" asks about both, "oura" about a source, "* sleep" about a kind, "" about nothing in particular.
struct Row
{
    const char *name = "";
    const char *layer = "";
    QString asks = {};
    QString connections = {};           ///< the entries of the list of connected providers
    QString userMore = {};              ///< members of the user
    std::optional<QString> listed = {}; ///< slugs in the user; nothing: the same as in the connections
    int userStatus = 200;
    int providersStatus = 200;
    bool hasCatalog = true;
    int refreshes = 0;
    QString notice = {};
    QString listedOn = u"2026-03-01T08:00:00+00:00"_s;
};

inline QString source(const QString &slug, const QString &status = u"connected"_s, const QString &more = {})
{
    const QString rest = more.isEmpty() ? QString() : u", "_s + more;
    const QString since = more.contains(u"created_on") ? QString() : u", \"created_on\": \"2026-03-01T08:00:00Z\""_s;
    return u"{\"name\": \"\", \"slug\": \""_s + slug + u"\", \"status\": \""_s + status + u"\""_s + since + rest
        + u"}"_s;
}

inline QString fault(const QString &type, const QString &at = u"2026-11-12T21:05:00Z"_s)
{
    return u"\"error_details\": {\"error_type\": \""_s + type + u"\", \"error_message\": \"\", \"errored_at\": \""_s
        + at + u"\"}"_s;
}

/// A source with an error, and the message that comes with it.
inline QString toldSource(const QString &type, const QString &message)
{
    return source(u"oura"_s, u"error"_s,
                  fault(type).replace(u"\"error_message\": \"\""_s, u"\"error_message\": \"%1\""_s.arg(message)));
}

inline QString failingSource(const QString &slug, const QString &type)
{
    return source(slug, u"error"_s, fault(type));
}

/// Entries such as "sleep+" (available), "sleep-" (denied), "sleep?" (unavailable, without a reason).
inline QString kinds(const QString &list)
{
    QStringList entries;
    for (const QString &entry : list.split(u' ')) {
        const QString name = entry.chopped(1);
        const QChar mark = entry.back();
        entries += mark == u'+' ? u"\"%1\": {\"status\": \"available\", \"scope_requirements\": null}"_s.arg(name)
            : mark == u'?'      ? u"\"%1\": {\"status\": \"unavailable\", \"scope_requirements\": null}"_s.arg(name)
            : mark == u'!'      ? u"\"%1\": {\"status\": \"Backfilling\"}"_s.arg(name)
                                : u"\"%1\": {\"status\": \"unavailable\", \"scope_requirements\": {\"user_granted\": "
                             "{\"required\": [], \"optional\": []}, \"user_denied\": {\"required\": [\"read\"], "
                             "\"optional\": []}}}"_s.arg(name);
    }
    return u"\"resource_availability\": {"_s + entries.join(u", "_s) + u"}"_s;
}

inline const QString minutesAgo = u"\"created_on\": \"2026-11-20T11:45:00+00:00\""_s;

inline constexpr const char catalogJson[] = R"([
    {"name":"Oura","slug":"oura","auth_type":"oauth","supported_resources":["sleep","activity","heartrate"]},
    {"name":"Fitbit","slug":"fitbit","auth_type":"team_oauth","supported_resources":["sleep","steps"]},
    {"name":"LibreView","slug":"abbott_libreview","auth_type":"password","supported_resources":["glucose"]},
    {"name":"Odd","slug":"odd","auth_type":"carrier_pigeon","supported_resources":["sleep"]},
    {"name":"Apple","slug":"apple_health_kit","auth_type":"sdk","supported_resources":["steps","glucose"]}])";

inline QJsonObject answerWith(int status, const QJsonValue &body)
{
    return {{u"status"_s, status}, {u"body"_s, status == 200 ? body : QJsonValue(QJsonObject{{u"detail"_s, u"no"_s}})}};
}

inline QJsonObject userBody(const Row &row, const QJsonArray &connections)
{
    QStringList slugs = row.listed ? row.listed->split(u' ', Qt::SkipEmptyParts) : QStringList();
    if (!row.listed)
        for (const QJsonValue connection : connections)
            slugs += connection[u"slug"_s].toString();
    QJsonArray sources;
    for (const QString &slug : slugs)
        sources += QJsonObject{{u"source"_s, QJsonObject{{u"name"_s, slug}, {u"slug"_s, slug}, {u"logo"_s, u""_s}}},
                               {u"created_on"_s, row.listedOn}};
    QJsonObject body = QJsonDocument::fromJson(u"{"_s.append(row.userMore).append(u"}"_s).toUtf8()).object();
    body.insert(u"user_id"_s, u"52ff1c0e-6a44-4c06-8b1e-2a3f90d15144"_s);
    body.insert(u"team_id"_s, u"team"_s);
    body.insert(u"client_user_id"_s, u"client-1"_s);
    body.insert(u"created_on"_s, u"2026-01-05T10:00:00+00:00"_s);
    if (row.listed != u"-"_s)
        body.insert(u"connected_sources"_s, sources);
    return body;
}

inline NoDataCase caseOf(const Row &row)
{
    const QString list = u"["_s + row.connections + u"]"_s;
    const QJsonArray connections = QJsonDocument::fromJson(list.toUtf8()).array();
    NoDataCase one{.name = QString::fromLatin1(row.name), .now = noon};
    const QString asked = row.asks.section(u' ', 0, 0);
    one.asks = {asked == u"*" ? QString() : asked, row.asks.section(u' ', 1)};
    one.user = remoteFrom<User>(answerWith(row.userStatus, userBody(row, connections)), noon);
    one.providers = remoteFrom<std::vector<ConnectedProvider>>(
        answerWith(row.providersStatus, QJsonObject{{u"providers"_s, connections}}), noon);
    if (row.hasCatalog)
        one.catalog
            = remoteFrom<std::vector<Provider>>(answerWith(200, QJsonDocument::fromJson(catalogJson).array()), noon);
    one.refreshes = row.refreshes;
    one.notice = row.notice;
    return one;
}

} // namespace labdesk::tests
