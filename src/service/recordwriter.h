// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"
#include "service/jsonwriter.h"
#include "service/timestamps.h"

#include <simdjson.h>

namespace labdesk::service {

/// Begins a line with its first member, the type.
inline JsonWriter beginLine(qsizetype type)
{
    JsonWriter out;
    out.beginObject().key("type").text(bulkTypes()[type]);
    return out;
}

/// Writes the columns of a row as members.
class LineWriter
{
public:
    explicit LineWriter(JsonWriter &out) : m_out(out) { }

    void writeAll(const auto &columns, const auto &row)
    {
        forEachColumn(columns, [&](const auto &column) { write(column, row.*column.member); });
    }

private:
    JsonWriter &key(const auto &column) { return m_out.key(column.name()); }
    void write(const auto &column, const QString &value) { key(column).text(value); }
    void write(const auto &column, const std::optional<QString> &value)
    {
        if (value)
            key(column).text(value);
    }
    void write(const auto &column, const QStringList &values)
    {
        if (!values.isEmpty() || !column.isSparse)
            key(column).texts(values);
    }
    void write(const auto &column, const QByteArray &json)
    {
        if (!json.isEmpty())
            key(column).raw(json);
    }
    void write(const auto &column, qint64 time) { key(column).text(isoTime(time)); }
    void write(const auto &column, int id) { key(column).number(qint64(id)); }
    void write(const auto &column, bool value)
    {
        if (value)
            key(column).boolean(value);
    }
    void write(const auto &column, const GeoPoint &point)
    {
        key(column).raw(QByteArray::number(point.latitude, 'g', 17));
        m_out.key(column.name(1)).raw(QByteArray::number(point.longitude, 'g', 17));
    }
    void write(const auto &column, const std::optional<Fallback> &fallback)
    {
        if (!fallback)
            return;
        key(column).text(fallback->value);
        m_out.key(column.name(1)).text(fallback->source).key(column.name(2)).text(isoTime(fallback->updatedAt));
    }
    void write(const auto &column, const BusinessAddress &address) { writeAddress(key(column), address); }
    void write(const auto &, const Owner &owner)
    {
        if (!owner.userId.isEmpty()) // otherwise, it's inside its user
            m_out.key("user_id").text(owner.userId);
    }
    template <HasColumns Part> void write(const auto &column, const Part &value)
    {
        if (!value)
            return;
        key(column).beginObject();
        writeAll(Part::value_type::columns(), *value);
        m_out.endObject();
    }

    JsonWriter &m_out;
};

template <HasTable Record> QByteArray lineOf(const Record &record)
{
    JsonWriter out = beginLine(typeOf<Record>);
    LineWriter(out).writeAll(Bulk<Record>::table.columns(), record);
    return out.endObject().bytes();
}

QByteArray lineOf(const BulkTeam &team);
QByteArray lineOf(const Payor &payor);
QByteArray lineOf(const BulkUser &each);

/// Writes records to stdout in the form that an import reads. Throws std::runtime_error if that fails.
class RecordWriter
{
public:
    enum class Format { JsonLines, Csv };

    /// `types` are those to write, of bulkTypes(); CSV allows only one.
    RecordWriter(Format format, QStringList types);

    bool has(qsizetype type) const { return m_types.contains(bulkTypes()[type]); }

    template <class Record> void write(const Record &record) { writeLine(typeOf<Record>, lineOf(record)); }
    void writeLine(qsizetype type, const QByteArray &json); ///< `json` is a complete object

    void finish();

private:
    void append(const QByteArray &text);
    QByteArray csvRow(qsizetype type, const QByteArray &json);

    Format m_format;
    QStringList m_types;
    QByteArray m_block;
    simdjson::dom::parser m_parser;
};

} // namespace labdesk::service
