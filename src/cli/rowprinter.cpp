// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rowprinter.h"

#include "cli/commandtable.h"
#include "cli/terminal.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t firstRows = 100; // the rows that determine the column widths of a table
constexpr qsizetype maxColumnWidth
    = 60; // the maximum width of all columns but the last; longer texts move the next column

/// A value in a cell of a table, on one line.
QString cellText(const output::Value &value)
{
    const QString text = QString::fromUtf8(output::joinedText(value)).simplified();
    int open = 0; // isolates without their end, which would affect the rest of the line
    for (const QChar c : text)
        open = c.unicode() >= 0x2066 && c.unicode() <= 0x2068 ? open + 1
            : c.unicode() == 0x2069                           ? std::max(open - 1, 0)
                                                              : open;
    return text + QString(open, QChar(0x2069));
}

} // namespace

RowPrinter::RowPrinter(Terminal &terminal, const Invocation &typed)
    : m_terminal(terminal), m_typed(typed),
      m_isTable(typed.has("table")
                || (terminal.isOutput() && !typed.has("json") && !typed.has("jsonl") && !typed.has("csv"))),
      m_isOne(typed.command->isRecord && !typed.readsInput()),
      m_masking(typed.has("show") ? output::Masking::AsIs : output::Masking::Masked)
{
}

QString RowPrinter::begin(std::vector<output::Column> columns)
{
    m_columns = std::move(columns);
    m_chosen.clear();
    for (const QString &key : m_typed.value("columns").split(u',', Qt::SkipEmptyParts)) {
        const auto at = std::ranges::find(m_columns, key.trimmed().toUtf8(), &output::Column::key);
        if (at == m_columns.end())
            return key;
        if (const auto column = size_t(at - m_columns.begin()); std::ranges::count(m_chosen, column) == 0)
            m_chosen.push_back(column);
    }
    if (m_chosen.empty() && m_typed.has("columns")) // a comma must not mean all of them
        return m_typed.value("columns");
    if (m_chosen.empty()) {
        m_chosen.resize(m_columns.size());
        std::iota(m_chosen.begin(), m_chosen.end(), size_t(0));
    }
    std::vector<output::Column> written;
    for (const size_t at : m_chosen)
        written.push_back(m_columns[at]);
    m_writer.emplace(m_typed.has("json")      ? output::Format::Json
                         : m_typed.has("csv") ? output::Format::Csv
                                              : output::Format::JsonLines,
                     written, m_masking);
    return {};
}

output::Value textValue(const QString &text)
{
    return text.isEmpty() ? output::Value() : output::Value(text.toUtf8());
}

output::Value listValue(const QStringList &texts)
{
    QByteArrayList list;
    for (const QString &text : texts)
        list += text.toUtf8();
    return list;
}

void RowPrinter::writeHeader()
{
    if (std::exchange(m_hasHeader, true))
        return;
    if (!isTable())
        return m_terminal.write(m_writer->begin(m_isOne ? 1 : -1));
    std::vector<QString> titles;
    for (const size_t at : m_chosen)
        titles.push_back(m_columns[at].title);
    m_first.push_back(std::move(titles));
}

bool RowPrinter::has(QByteArrayView key) const
{
    return std::ranges::any_of(m_chosen, [&](size_t at) { return m_columns[at].key == key; });
}

void RowPrinter::print(const output::Row &values)
{
    writeHeader();
    ++m_rows;
    if (!isTable()) {
        output::Row chosen;
        for (const size_t at : m_chosen)
            chosen.push_back(values[at]);
        return m_terminal.write(m_writer->row(chosen));
    }
    std::vector<QString> cells;
    for (const size_t at : m_chosen)
        cells.push_back(cellText(output::shownValue(m_columns[at], values[at], m_masking)));
    if (!m_widths.empty())
        return printLine(cells);
    m_first.push_back(std::move(cells));
    if (m_first.size() > firstRows)
        flush();
}

void RowPrinter::flush()
{
    m_widths.assign(m_chosen.size(), 0);
    for (const auto &cells : m_first)
        for (size_t at = 0; at < cells.size(); ++at)
            m_widths[at] = std::max(m_widths[at], std::min(cells[at].size(), maxColumnWidth));
    for (const auto &cells : m_first)
        printLine(cells);
    m_first.clear();
}

void RowPrinter::printLine(const std::vector<QString> &cells)
{
    QString line;
    for (size_t at = 0; at < cells.size(); ++at)
        line += at + 1 == cells.size() ? cells[at] : cells[at].leftJustified(m_widths[at]) + u"  "_s;
    while (line.endsWith(u' '))
        line.chop(1);
    m_terminal.write(line.toUtf8() + '\n');
}

void RowPrinter::end()
{
    if (!m_writer || (m_rows == 0 && m_isOne))
        return;
    writeHeader();
    if (!isTable())
        m_terminal.write(m_writer->end());
    else if (m_widths.empty())
        flush();
}

} // namespace labdesk
