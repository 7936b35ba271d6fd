// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordwriter.h"

#include "service/csvrows.h"
#include "service/subcommands.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

RecordWriter::RecordWriter(Format format, QStringList types) : m_format(format), m_types(std::move(types))
{
    if (m_format != Format::Csv)
        return;
    QByteArrayList names;
    for (const BulkMember &member : bulkMembers(bulkTypes().indexOf(m_types.front())))
        names += QByteArrayView(member.name).toByteArray();
    append(names.join(',') + '\n');
}

QByteArray lineOf(const BulkTeam &team)
{
    return beginLine(typeOf<BulkTeam>).key("team_id").text(team.id).endObject().bytes();
}

QByteArray lineOf(const Payor &payor)
{
    JsonWriter out = beginLine(typeOf<Payor>);
    LineWriter(out).writeAll(Payor::columns(), payor);
    out.key("ids").beginObject();
    for (const auto &[clearinghouse, id] : payor.idAt)
        out.key(clearinghouse.toLatin1()).text(id);
    return out.endObject().endObject().bytes();
}

QByteArray lineOf(const BulkUser &each)
{
    JsonWriter out = beginLine(typeOf<BulkUser>);
    LineWriter(out).writeAll(userTable.columns(), each.user);
    if (!each.connections.empty()) {
        out.key("connections").beginArray();
        for (const SourceConnection &connection : each.connections) {
            LineWriter(out.beginObject()).writeAll(sourceConnectionTable.columns(), connection);
            out.endObject();
        }
        out.endArray();
    }
    return out.endObject().bytes();
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
                ? escapedFormula(QByteArray(text.data(), static_cast<qsizetype>(text.size())))
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
    printOut(m_block);
    m_block.resize(0);
}

} // namespace labdesk::service
