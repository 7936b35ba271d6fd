// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/rowwriter.h"

#include <utility>

namespace labdesk::output {

namespace {

using namespace Qt::StringLiterals;

/// A quoted JSON string; invalid UTF-8 becomes U+FFFD.
QByteArray jsonText(const QByteArray &utf8)
{
    // Round trip, because invalid UTF-8 would make the whole file unreadable.
    const QByteArray text = QString::fromUtf8(utf8).toUtf8();
    QByteArray quoted;
    quoted.reserve(text.size() + 2);
    quoted += '"';
    for (const char c : text) {
        switch (c) {
        case '"':
            quoted += "\\\"";
            break;
        case '\\':
            quoted += "\\\\";
            break;
        case '\n':
            quoted += "\\n";
            break;
        case '\r':
            quoted += "\\r";
            break;
        case '\t':
            quoted += "\\t";
            break;
        default:
            if (const auto code = static_cast<unsigned char>(c); code < 0x20 || code == 0x7f)
                quoted += "\\u" + QByteArray::number(code, 16).rightJustified(4, '0');
            else
                quoted += c;
        }
    }
    return quoted += '"';
}

QByteArray jsonOf(const Value &value)
{
    if (const auto *text = std::get_if<QByteArray>(&value))
        return jsonText(*text);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? "true"_ba : "false"_ba;
    if (const auto *list = std::get_if<QByteArrayList>(&value)) {
        QByteArrayList texts;
        for (const QByteArray &text : *list)
            texts += jsonText(text);
        return '[' + texts.join(", ") + ']';
    }
    if (const auto *number = std::get_if<qint64>(&value))
        return QByteArray::number(*number);
    return "null"_ba;
}

QByteArray csvQuoted(QByteArray cell)
{
    return '"' + cell.replace('"', "\"\"") + '"';
}

QByteArray csvCell(const QByteArray &text)
{
    QByteArray cell = escapedFormula(text);
    bool needsQuotes = cell.startsWith(' ') || cell.endsWith(' ');
    for (const char c : std::as_const(cell))
        needsQuotes = needsQuotes || c == ',' || c == ';' || c == '"' || c == '\n' || c == '\r' || c == '\t';
    return needsQuotes ? csvQuoted(cell) : cell;
}

/// Replaces tabs and line breaks with spaces.
QByteArray flat(QByteArray text)
{
    for (char &c : text)
        if (c == '\t' || c == '\n' || c == '\r')
            c = ' ';
    return text;
}

/// For pasted tables: a spreadsheet would treat a leading quotation mark as the start of a quoted cell.
QByteArray tabCell(const QByteArray &text)
{
    const QByteArray cell = flat(escapedFormula(text));
    return cell.contains('"') ? csvQuoted(cell) : cell;
}

QByteArray markdownCell(const QByteArray &text)
{
    const QByteArray line = flat(text);
    QByteArray cell;
    for (const char c : line) {
        if (c == '|' || c == '\\' || c == '<' || c == '`' || c == '*' || c == '_' || c == '[')
            cell += '\\';
        cell += c;
    }
    return cell;
}

} // namespace

QByteArray joinedText(const Value &value)
{
    if (const auto *text = std::get_if<QByteArray>(&value))
        return *text;
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? "yes"_ba : "no"_ba;
    if (const auto *list = std::get_if<QByteArrayList>(&value))
        return list->join("; ");
    if (const auto *number = std::get_if<qint64>(&value))
        return QByteArray::number(*number);
    return {};
}

Value shownValue(const Column &column, const Value &value, Masking masking)
{
    const auto &field = column.field;
    if ((masking == Masking::AsIs && !privacy::isPrivacyMode()) || !field
        || !privacy::isPersonal(*field, QString::fromUtf8(joinedText(value))))
        return value;
    return privacy::masked().toUtf8();
}

QByteArray escapedFormula(const QByteArray &cell)
{
    qsizetype at = 0;
    while (at < cell.size() && cell[at] == ' ')
        ++at;
    const QByteArrayView rest = QByteArrayView(cell).sliced(at);
    for (const char *start : {"=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20"})
        if (rest.startsWith(start))
            return '\'' + cell;
    return cell;
}

RowWriter::RowWriter(Format format, std::vector<Column> columns, Masking masking)
    : m_format(format), m_columns(std::move(columns)), m_masking(masking)
{
}

void RowWriter::appendLine(QByteArray &to, const std::vector<QByteArray> &cells) const
{
    for (size_t i = 0; i < cells.size(); ++i) {
        switch (m_format) {
        case Format::Csv:
            to += (i == 0 ? "" : ",") + csvCell(cells[i]);
            break;
        case Format::Markdown:
            to += "| " + markdownCell(cells[i]) + ' ';
            break;
        default:
            // A single value is pasted unchanged; tables are pasted into spreadsheets.
            to += (i == 0 ? "" : "\t") + (m_isTable ? tabCell(cells[i]) : flat(cells[i]));
        }
    }
    to += m_format == Format::Csv ? "\r\n" : m_format == Format::Markdown ? "|\n" : "\n";
}

QByteArray RowWriter::begin(qint64 rows)
{
    m_isFirst = true;
    m_isList = m_format == Format::Json && rows != 1;
    m_isTable = m_columns.size() > 1 || rows != 1;
    if (m_isList)
        return "[\n"_ba;
    if (m_format != Format::Csv && m_format != Format::WithHeaders && m_format != Format::Markdown)
        return {};
    QByteArray head;
    std::vector<QByteArray> titles;
    for (const Column &column : m_columns)
        titles.push_back(m_format == Format::Csv ? column.key : column.title.toUtf8());
    appendLine(head, titles);
    if (m_format == Format::Markdown)
        head += QByteArray("| --- ").repeated(qsizetype(m_columns.size())) + "|\n";
    return head;
}

QByteArray RowWriter::object(const Row &values) const
{
    QByteArray text = "{"_ba;
    for (size_t i = 0; i < m_columns.size(); ++i)
        text += (i == 0 ? "" : ", ") + jsonText(m_columns[i].key) + ": "
            + jsonOf(shownValue(m_columns[i], values[i], m_masking));
    return text += '}';
}

QByteArray RowWriter::row(const Row &values)
{
    const bool isFirst = std::exchange(m_isFirst, false);
    if (m_format == Format::JsonLines)
        return object(values) + '\n';
    if (m_format == Format::Json)
        return (isFirst ? "" : ",\n") + object(values);
    std::vector<QByteArray> cells;
    for (size_t i = 0; i < m_columns.size(); ++i)
        cells.push_back(joinedText(shownValue(m_columns[i], values[i], m_masking)));
    QByteArray line;
    appendLine(line, cells);
    return line;
}

QByteArray RowWriter::end() const
{
    if (m_format != Format::Json)
        return {};
    return m_isList ? (m_isFirst ? "]\n"_ba : "\n]\n"_ba) : "\n"_ba;
}

QByteArray RowWriter::write(const std::vector<Row> &rows)
{
    QByteArray all = begin(qint64(rows.size()));
    for (const Row &values : rows)
        all += row(values);
    return all += end();
}

} // namespace labdesk::output
