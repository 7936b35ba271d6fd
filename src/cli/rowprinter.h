// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/invocation.h"
#include "output/rowwriter.h"

#include <optional>
#include <vector>

namespace labdesk {

class Terminal;

/// Writes rows to standard output: as the window exports them, or as a table for people, whose columns are as wide as
/// in the first rows. Holds no other rows in memory.
class RowPrinter
{
public:
    RowPrinter(Terminal &terminal, const Invocation &typed);

    /// Writes nothing yet. Returns the name of a requested column that doesn't exist; empty if all do.
    QString begin(std::vector<output::Column> columns);
    bool isTable() const { return m_isTable; } ///< for people
    bool hasBegun() const { return m_writer.has_value(); }
    void print(const output::Row &values); ///< prints one row, with the values of all columns
    void end();
    qint64 rows() const { return m_rows; }
    /// Whether the column is written.
    bool has(QByteArrayView key) const;

private:
    void writeHeader();
    void flush();
    void printLine(const std::vector<QString> &cells);

    Terminal &m_terminal;
    const Invocation &m_typed;
    const bool m_isTable;
    const bool m_isOne; ///< the command writes at most one record
    const output::Masking m_masking;
    std::vector<output::Column> m_columns;
    std::vector<size_t> m_chosen;
    std::optional<output::RowWriter> m_writer;
    std::vector<std::vector<QString>> m_first; ///< rows of the table until its column widths are known
    std::vector<qsizetype> m_widths;
    qint64 m_rows = 0;
    bool m_hasHeader = false;
};

/// No value if it is empty.
output::Value textValue(const QString &text);
output::Value listValue(const QStringList &texts);

} // namespace labdesk
