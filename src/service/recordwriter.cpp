// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordwriter.h"

#include "service/csvrows.h"
#include "service/jsonwriter.h"
#include "service/timestamps.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

JsonWriter lineOf(qsizetype type)
{
    JsonWriter out;
    out.beginObject().key("type").text(bulkTypes()[type]);
    return out;
}

// Writes the columns of a row as members.
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
    void write(const auto &, const Owner &owner)
    {
        if (!owner.userId.isEmpty()) // else it is inside its user
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

template <class Row, class... Value>
QByteArray lineOf(qsizetype type, const Table<Row, Value...> &table, const Row &row)
{
    JsonWriter out = lineOf(type);
    LineWriter(out).writeAll(table.columns(), row);
    return out.endObject().bytes();
}

} // namespace

RecordWriter::RecordWriter(Format format, QStringList types) : m_format(format), m_types(std::move(types))
{
    if (m_format != Format::Csv)
        return;
    QByteArrayList names;
    for (const BulkMember &member : bulkMembers(bulkTypes().indexOf(m_types.front())))
        names += QByteArrayView(member.name).toByteArray();
    append(names.join(',') + '\n');
}

void RecordWriter::write(const BulkTeam &team)
{
    writeLine(TeamType, lineOf(TeamType).key("team_id").text(team.id).endObject().bytes());
}

void RecordWriter::write(const Lab &lab)
{
    writeLine(LabType, lineOf(LabType, labTable, lab));
}

void RecordWriter::write(const Center &center)
{
    writeLine(CenterType, lineOf(CenterType, centerTable, center));
}

void RecordWriter::write(const Payor &payor)
{
    JsonWriter out = lineOf(PayorType);
    out.key("payor_code").text(payor.code).key("name").text(payor.name).key("aliases").texts(payor.aliases);
    out.key("address");
    writeAddress(out, payor.address);
    out.key("source").text(payor.source).key("ids").beginObject();
    for (const auto &[clearinghouse, id] : payor.idAt)
        out.key(clearinghouse.toLatin1()).text(id);
    writeLine(PayorType, out.endObject().endObject().bytes());
}

void RecordWriter::write(const BulkUser &each)
{
    JsonWriter out = lineOf(UserType);
    LineWriter(out).writeAll(userTable.columns(), each.user);
    if (!each.connections.empty()) {
        out.key("connections").beginArray();
        for (const Connection &connection : each.connections) {
            LineWriter(out.beginObject()).writeAll(connectionTable.columns(), connection);
            out.endObject();
        }
        out.endArray();
    }
    writeLine(UserType, out.endObject().bytes());
}

void RecordWriter::write(const Order &order)
{
    writeLine(OrderType, lineOf(OrderType, orderTable, order));
}

void RecordWriter::write(const Insurance &insurance)
{
    writeLine(InsuranceType, lineOf(InsuranceType, insuranceTable, insurance));
}

void RecordWriter::writeLine(qsizetype type, const QByteArray &json)
{
    if (has(type))
        append((m_format == Format::Csv ? csvRow(type, json) : json) + '\n');
}

QByteArray RecordWriter::csvRow(qsizetype type, const QByteArray &json)
{
    const simdjson::dom::element object = m_parser.parse(json.constData(), static_cast<std::size_t>(json.size()));
    QByteArrayList fields;
    for (const BulkMember &member : bulkMembers(type)) {
        simdjson::dom::element value;
        QByteArray field;
        if (object.at_key(member.name).get(value) == simdjson::SUCCESS && !value.is_null()) {
            std::string_view text;
            field = !member.isJson && value.get_string().get(text) == simdjson::SUCCESS
                ? withoutFormula(QByteArray(text.data(), static_cast<qsizetype>(text.size())))
                : QByteArray::fromStdString(simdjson::minify(value));
        }
        fields += csvField(field);
    }
    return fields.join(',');
}

void RecordWriter::append(const QByteArray &text)
{
    constexpr qsizetype block = 256 * 1024;
    m_block += text;
    if (m_block.size() >= block)
        finish();
}

void RecordWriter::finish()
{
    if (std::fwrite(m_block.constData(), 1, static_cast<std::size_t>(m_block.size()), stdout)
            != static_cast<std::size_t>(m_block.size())
        || std::fflush(stdout) != 0)
        throw std::runtime_error("The output can't be written: " + std::string(std::strerror(errno)) + '.');
    m_block.resize(0);
}

} // namespace labdesk::service
