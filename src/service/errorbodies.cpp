// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/errorbodies.h"

#include "service/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace labdesk::service {

namespace {

// QJsonDocument holds only arrays and objects, so the value is put into an array and its brackets are removed.
QByteArray anyJson(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
}

} // namespace

QByteArray detailText(QStringView text)
{
    return JsonWriter().beginObject().key("detail").text(text).endObject().bytes();
}

HttpResponse refused(int status, QStringView detail, HttpFields fields)
{
    return {.status = status, .body = detailText(detail), .fields = std::move(fields)};
}

HttpError unprocessable(const std::vector<Issue> &issues)
{
    JsonWriter out;
    out.beginObject().key("detail").beginArray();
    for (const Issue &issue : issues) {
        out.beginObject().key("type").text(QString::fromLatin1(issue.type)).key("loc").beginArray();
        for (const QJsonValue &step : issue.loc)
            out.raw(anyJson(step));
        out.endArray().key("msg").text(issue.message).key("input").raw(anyJson(issue.input));
        if (!issue.context.isEmpty())
            out.key("ctx").raw(issue.context);
        out.endObject();
    }
    return {422, out.endArray().endObject().bytes()};
}

HttpError notFound(QStringView text)
{
    return {404, detailText(text)};
}

HttpError tooManyRequests(std::chrono::milliseconds wait)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
    return {429, detailText(u"Too Many Requests"), {{"Retry-After", QByteArray::number(qint64(seconds))}}};
}

HttpError unprocessable(Issue issue)
{
    return unprocessable(std::vector<Issue>{std::move(issue)});
}

} // namespace labdesk::service
