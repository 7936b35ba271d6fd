// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "service/csvrows.h"
#include "service/jsonbody.h"
#include "service/recordlines.h"
#include "service/recordreader.h"
#include "service/recordwriter.h"
#include "service/requestfields.h"
#include "service/target.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <cstring>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

/// Reads a line, which may be refused with a reason.
std::optional<service::BulkRecord> recordIn(service::RecordReader &reader, QByteArray line)
{
    const qsizetype size = line.size();
    line.append(service::RecordReader::padding, '\0');
    try {
        return reader.read(line.constData(), size);
    } catch (const service::LineError &error) {
        demand(std::strlen(error.what()) > 0, "refused without a reason", line.left(size));
        return {};
    }
}

} // namespace

// Each line of an import is a record or refused with a reason; what the strict reader takes the other one takes too.
FUZZ_TARGET(records, Form::Json)
{
    service::RecordReader reader(1'700'000'000, true, false), strict(1'700'000'000, false, true);
    QBuffer device;
    device.setData(input);
    device.open(QIODevice::ReadOnly);
    service::RecordLines lines(device);
    (void)lines.beginning();
    qint64 seen = 0;
    while (lines.next()) {
        ++seen;
        const QByteArray line(lines.data(), lines.size());
        demand(!line.contains('\n'), "a line of several", line);
        const auto record = recordIn(reader, line);
        demand(!record || reader.isRecord(lines.data(), lines.size()), "a record that is none", line);
        demand(!recordIn(strict, line) || record, "only the strict reader takes it", line);
    }
    demand(lines.position() == input.size() && lines.records() == seen, "lines that weren't counted", input);
    demand(lines.linesRead() == lines.records() + lines.blankLines(), "the lines don't add up", input);
}

// A file of CSV: the cells of a row are what is between the separators, and a text that is written as a cell is read
// again.
FUZZ_TARGET(csv, Form::Text)
{
    const qsizetype lineEnd = input.indexOf('\n');
    for (qsizetype type = 0; type < service::bulkTypes().size(); ++type) {
        service::CsvRows rows;
        const QByteArray header = input.left(lineEnd);
        if (!rows.readHeader(header.constData(), header.size(), type, '\0', {}).isEmpty() || lineEnd < 0)
            continue;
        service::RecordReader reader(1'700'000'000, true, false);
        QByteArray body = input.mid(lineEnd + 1);
        QBuffer device(&body);
        device.open(QIODevice::ReadOnly);
        service::RecordLines lines(device);
        (void)lines.beginning();
        lines.readRows(rows.separator(), rows.columns());
        while (lines.next()) {
            try {
                const QByteArray json = rows.toJson(lines.data(), lines.size());
                demand(QJsonDocument::fromJson(json).object().size() <= rows.columns() + 1, "more members than cells",
                       body, json);
                (void)recordIn(reader, json);
            } catch (const service::LineError &error) {
                demand(std::strlen(error.what()) > 0, "refused without a reason", body);
            }
        }
    }
    const QByteArray cell = service::csvField(input);
    service::CsvScanner scanner(',');
    for (const char c : cell)
        demand(scanner.take(c) != service::CsvScanner::CharKind::Invalid, "a cell that can't be read", cell);
    demand(scanner.cells() == 1 && !scanner.problem() && !scanner.isInvalid(), "a cell that is several", cell);
    const QString text = QString::fromUtf8(input.left(2'000));
    service::CsvRows rows;
    demand(rows.readHeader("payor_code,name", 15, service::typeOf<service::Payor>, ',', {}).isEmpty(), "no header");
    const QByteArray row = "P," + service::csvField(service::escapedFormula(text.toUtf8()));
    const QJsonDocument read = QJsonDocument::fromJson(rows.toJson(row.constData(), row.size()));
    demand(read[u"name"].toString() == text, "exported and imported it is another", text, read[u"name"].toString());
}

// What the service takes for JSON is JSON for Qt too, with the same content.
FUZZ_TARGET(jsonbody, Form::Json)
{
    const auto parsed = service::parseJson(input);
    if (const auto *fault = std::get_if<service::JsonFault>(&parsed))
        return demand(!fault->reason.isEmpty() && fault->offset >= 0 && fault->offset <= input.size(), "no reason",
                      input);
    const QJsonValue value = std::get<QJsonValue>(parsed);
    const QJsonDocument document = QJsonDocument::fromJson('[' + input + ']');
    demand(!document.isNull() && document.array().size() == 1, "JSON for one of two", input);
    demand(document.array().at(0) == value, "other content", input, document.toJson(QJsonDocument::Compact));
}

// The segments and parameters of a target are what was encoded in it.
FUZZ_TARGET(requesttarget, Form::Text)
{
    const auto segments = service::pathSegments(input);
    if (segments) {
        QByteArray path;
        for (const QString &segment : *segments)
            path += '/' + QUrl::toPercentEncoding(segment);
        const auto again = service::pathSegments(path.isEmpty() ? "/" : path);
        demand(again == segments || segments->contains(QString()), "encoded it is another path", input, path);
    }
    const auto parameters = service::parseParameters(input);
    if (!parameters)
        return;
    QByteArray query;
    for (const auto &[name, value] : *parameters)
        query += (query.isEmpty() ? "" : "&") + QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
    demand(service::parseParameters(query) == parameters, "encoded they are others", input, query);
    demand(!service::repeatedParameter(query), "a name twice", query);
}

} // namespace labdesk::fuzz
