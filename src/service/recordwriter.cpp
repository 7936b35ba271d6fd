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

void writeValue(JsonWriter &out, const QString &value)
{
    out.text(value);
}

void writeValue(JsonWriter &out, qint64 time)
{
    out.text(isoTime(time));
}

void writeValue(JsonWriter &out, int value)
{
    out.number(qint64(value));
}

void writeValue(JsonWriter &out, const QByteArray &json)
{
    out.raw(json);
}

void writeValue(JsonWriter &out, const std::optional<QString> &value)
{
    out.text(value);
}

void writeValue(JsonWriter &out, const QStringList &values)
{
    out.texts(values);
}

bool isMissing(const QByteArray &json)
{
    return json.isEmpty();
}

template <class Value> bool isMissing(const std::optional<Value> &value)
{
    return !value;
}

template <class Value> bool isMissing(const Value &)
{
    return false;
}

template <class Row, class Value> void writeMember(JsonWriter &out, const Column<Row, Value> &column, const Row &row)
{
    if (!isMissing(row.*column.member))
        writeValue(out.key(column.name()), row.*column.member);
}

template <class Row> void writeMember(JsonWriter &out, const Column<Row, GeoPoint> &column, const Row &row)
{
    const GeoPoint &point = row.*column.member;
    out.key(column.name()).raw(QByteArray::number(point.latitude, 'g', 17));
    out.key(column.secondName()).raw(QByteArray::number(point.longitude, 'g', 17));
}

template <class Row> void writeMember(JsonWriter &out, const Column<Row, Owner> &column, const Row &row)
{
    out.key("user_id").text((row.*column.member).userId);
}

template <class Row, class... Value>
QByteArray lineOf(qsizetype type, const Table<Row, Value...> &table, const Row &row)
{
    JsonWriter out = lineOf(type);
    table.each([&](const auto &column) { writeMember(out, column, row); });
    return out.endObject().bytes();
}

void writeFallback(JsonWriter &out, const QByteArray &name, const std::optional<Fallback> &fallback)
{
    if (!fallback)
        return;
    out.key(name).text(fallback->value).key(name + "_source").text(fallback->source);
    out.key(name + "_updated_at").text(isoTime(fallback->updatedAt));
}

void writeConnection(JsonWriter &out, const Connection &connection)
{
    out.beginObject().key("provider").text(connection.provider).key("created_on").text(isoTime(connection.createdOn));
    if (connection.externalUserId)
        out.key("external_user_id").text(connection.externalUserId);
    if (connection.autoConnect)
        out.key("auto_connect").boolean(true);
    if (!connection.denied.isEmpty())
        out.key("denied").texts(connection.denied);
    if (const auto &error = connection.error) {
        out.key("error").beginObject().key("error_type").text(error->type).key("error_message").text(error->message);
        out.key("errored_at").text(isoTime(error->erroredAt)).endObject();
    }
    out.endObject();
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
    const User &user = each.user;
    JsonWriter out = lineOf(UserType);
    out.key("user_id").text(user.userId).key("client_user_id").text(user.clientUserId);
    out.key("created_on").text(isoTime(user.createdOn));
    writeFallback(out, "fallback_time_zone", user.zone);
    writeFallback(out, "fallback_birth_date", user.birthDate);
    if (user.ingestionStart)
        out.key("ingestion_start").text(user.ingestionStart);
    if (user.ingestionEnd)
        out.key("ingestion_end").text(user.ingestionEnd);
    if (!each.connections.empty()) {
        out.key("connections").beginArray();
        for (const Connection &connection : each.connections)
            writeConnection(out, connection);
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
