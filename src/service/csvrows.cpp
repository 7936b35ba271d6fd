// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/csvrows.h"

#include "service/jsonwriter.h"
#include "service/recordreader.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QByteArrayList fieldsOf(const char *line, qsizetype size)
{
    QByteArrayList fields{QByteArray()};
    for (qsizetype i = 0; i < size; ++i) {
        QByteArray &field = fields.back();
        if (line[i] == ',') {
            fields.append(QByteArray());
        } else if (line[i] != '"') {
            field.append(line[i]);
        } else {
            if (!field.isEmpty())
                throw LineRefused("a quote in the middle of a field");
            for (++i; i < size && (line[i] != '"' || (i + 1 < size && line[i + 1] == '"')); ++i)
                field.append(line[line[i] == '"' ? ++i : i]);
            if (i == size)
                throw LineRefused("a quote that is not closed");
            if (i + 1 < size && line[i + 1] != ',')
                throw LineRefused("text after a quote");
        }
    }
    return fields;
}

} // namespace

QString CsvRows::readHeader(const char *line, qsizetype size, qsizetype type)
{
    m_type = bulkTypes()[type].toLatin1();
    m_columns.clear();
    try {
        for (const QByteArray &name : fieldsOf(line, size)) {
            const auto named = [&name](const BulkMember &each) { return name == each.name; };
            const auto &members = bulkMembers(type);
            const auto found = std::ranges::find_if(members, named);
            if (found == members.end() || std::ranges::any_of(m_columns, named))
                return u"column %1 of its first line isn't a member of a %2, or stands there twice"_s
                    .arg(m_columns.size() + 1)
                    .arg(bulkTypes()[type]);
            m_columns.push_back(*found);
        }
    } catch (const LineRefused &e) {
        return u"its first line has "_s + QString::fromUtf8(e.what());
    }
    return {};
}

QByteArray CsvRows::toJson(const char *line, qsizetype size) const
{
    const QByteArrayList fields = fieldsOf(line, size);
    if (fields.size() != static_cast<qsizetype>(m_columns.size()))
        throw LineRefused("has " + std::to_string(fields.size()) + " fields instead of "
                          + std::to_string(m_columns.size()));
    JsonWriter out;
    out.beginObject().key("type").text(QString::fromLatin1(m_type));
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const BulkMember &column = m_columns[static_cast<std::size_t>(i)];
        if (fields[i].isEmpty())
            continue;
        const QString text = QString::fromUtf8(fields[i]);
        if (column.isJson)
            out.key(column.name).raw(fields[i]);
        else if (text.toUtf8() == fields[i])
            out.key(column.name).text(text);
        else
            throw LineRefused(std::string(column.name) + ": is not UTF-8");
    }
    QByteArray json = out.endObject().bytes();
    json.reserve(json.size() + RecordReader::padding);
    return json;
}

QByteArray csvField(const QByteArray &text)
{
    const bool isPlain
        = std::ranges::none_of(text, [](char c) { return c == '"' || c == ',' || c == '\n' || c == '\r' || c == ' '; });
    return isPlain ? text : '"' + QByteArray(text).replace('"', "\"\"") + '"';
}

} // namespace labdesk::service
