// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/jsonlog.h"

#include "service/jsonwriter.h"

#include <QDateTime>

#include <cstdio>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

JsonWriter &beginLine(JsonWriter &out, QByteArrayView level)
{
    return out.beginObject()
        .key("time")
        .text(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
        .key("level")
        .text(QString::fromLatin1(level));
}

void writeMessage(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    const bool isError = type == QtCriticalMsg || type == QtFatalMsg;
    writeLog(logLine(isError ? "error" : type == QtWarningMsg ? "warning" : "info", message));
}

} // namespace

QByteArray logLine(const ServedRequest &request)
{
    const auto text = [](const QByteArray &value) { return QString::fromLatin1(value); };
    JsonWriter out;
    beginLine(out, request.status >= 500 ? "error" : "info").key("request_id").text(text(request.requestId));
    if (!request.traceId.isEmpty())
        out.key("trace_id").text(text(request.traceId));
    out.key("method").text(text(request.method)).key("route").text(text(request.route));
    out.key("status").number(request.status).key("bytes").number(request.bytes);
    out.key("duration_ms").number(static_cast<double>(request.duration.count()) / 1000, 3);
    return out.endObject().bytes() + '\n';
}

QByteArray logLine(QByteArrayView level, const QString &message)
{
    JsonWriter out;
    return beginLine(out, level).key("message").text(message).endObject().bytes() + '\n';
}

void writeLog(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    std::fflush(stderr); // Windows may buffer stderr
}

void logMessagesAsJson()
{
    qInstallMessageHandler(writeMessage);
}

} // namespace labdesk::service
