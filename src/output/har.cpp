// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/har.h"

#include "privacy/inspection.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::output {

using namespace Qt::StringLiterals;

namespace {

double harTime(const HarEntry::Time &time)
{
    return time ? double(time->count()) : -1; // -1 means "not applicable" in HAR
}

QJsonArray harHeaders(const HarEntry::Headers &headers)
{
    QJsonArray all;
    for (const auto &[name, value] : headers)
        all.append(QJsonObject{
            {u"name"_s, QString::fromLatin1(name)},
            {u"value"_s, value.isEmpty() ? privacy::masked() : privacy::displayableHeaderValue(name, value)}});
    return all;
}

/// The text of a body, or a comment why there is none.
QJsonObject harBody(const QByteArray &body, const QString &missingReason, privacy::RecordKind kind)
{
    const QByteArray shown = privacy::displayableBody(body, kind);
    QJsonObject content{{u"mimeType"_s, u"application/json"_s}, {u"text"_s, QString::fromUtf8(shown)}};
    if (!missingReason.isEmpty())
        content[u"comment"_s] = missingReason;
    else if (shown.isEmpty() && !body.isEmpty())
        content[u"comment"_s] = u"Not JSON: nobody can say what in it is personal."_s;
    return content;
}

QJsonObject harRequest(const HarEntry &entry)
{
    QJsonArray query;
    for (const QString &name : entry.queryNames)
        query.append(QJsonObject{{u"name"_s, name}, {u"value"_s, privacy::masked()}});
    QJsonObject request{{u"method"_s, entry.method},
                        {u"url"_s, entry.origin + privacy::displayablePath(entry.path)},
                        {u"httpVersion"_s, u"HTTP/1.1"_s},
                        {u"cookies"_s, QJsonArray()},
                        {u"headers"_s, harHeaders(entry.sent)},
                        {u"queryString"_s, query},
                        {u"headersSize"_s, -1},
                        {u"bodySize"_s, qint64(entry.sentBody.size())}};
    if (!entry.sentBody.isEmpty() || !entry.missingSentBodyReason.isEmpty())
        request[u"postData"_s] = harBody(entry.sentBody, entry.missingSentBodyReason, entry.kind);
    return request;
}

QJsonObject harResponse(const HarEntry &entry)
{
    QString type;
    QString redirectUrl;
    for (const auto &[name, value] : entry.came) {
        if (name.compare("content-type", Qt::CaseInsensitive) == 0)
            type = privacy::displayableHeaderValue(name, value);
        if (name.compare("location", Qt::CaseInsensitive) == 0)
            redirectUrl = privacy::displayableHeaderValue(name, value);
    }
    QJsonObject content = harBody(entry.body, entry.missingBodyReason, entry.kind);
    content[u"size"_s] = entry.bodySize;
    content[u"mimeType"_s] = type;
    return {{u"status"_s, entry.status},
            {u"statusText"_s, QString()},
            {u"httpVersion"_s, u"HTTP/1.1"_s},
            {u"cookies"_s, QJsonArray()},
            {u"headers"_s, harHeaders(entry.came)},
            {u"content"_s, content},
            {u"redirectURL"_s, redirectUrl},
            {u"headersSize"_s, -1},
            {u"bodySize"_s, entry.bodySize}};
}

} // namespace

QByteArray harDocument(const std::vector<HarEntry> &entries, const QString &version)
{
    QJsonArray all;
    for (const HarEntry &entry : entries) {
        const QJsonObject timings{{u"blocked"_s, harTime(entry.queue)},
                                  {u"dns"_s, -1},
                                  {u"connect"_s, harTime(entry.connect)},
                                  {u"ssl"_s, -1},
                                  {u"send"_s, 0},
                                  {u"wait"_s, harTime(entry.wait)},
                                  {u"receive"_s, harTime(entry.read)}};
        all.append(QJsonObject{{u"startedDateTime"_s, entry.startedAt.toUTC().toString(Qt::ISODateWithMs)},
                               {u"time"_s, entry.total ? double(entry.total->count()) : 0},
                               {u"request"_s, harRequest(entry)},
                               {u"response"_s, harResponse(entry)},
                               {u"cache"_s, QJsonObject()},
                               {u"timings"_s, timings},
                               {u"comment"_s, privacy::displayableText(entry.comment)}});
    }
    const QJsonObject log{{u"version"_s, u"1.2"_s},
                          {u"creator"_s, QJsonObject{{u"name"_s, u"Labdesk"_s}, {u"version"_s, version}}},
                          {u"entries"_s, all},
                          {u"comment"_s, u"Personal values, query values and keys are hidden."_s}};
    return QJsonDocument(QJsonObject{{u"log"_s, log}}).toJson();
}

} // namespace labdesk::output
