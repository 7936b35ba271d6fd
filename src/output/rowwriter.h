// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace labdesk::output {

/// In which form rows leave the window.
enum class Format {
    Plain,       ///< tabs between the values, a row a line
    WithHeaders, ///< the same below a line of titles
    Csv,         ///< RFC 4180, a line of keys first
    Json,        ///< an object for one row, an array for more
    JsonLines,   ///< an object a line
    Markdown     ///< a table with titles
};

/// Whether what is personal leaves as bullets or as it is. AsIs only where a person asked for it.
enum class Masking { Masked, AsIs };

/// What all values of a column are.
struct Column
{
    QByteArray key;                           ///< for machines: CSV and JSON
    QString title;                            ///< for eyes, translated: WithHeaders and Markdown
    std::optional<privacy::Field> field = {}; ///< how `privacy` knows it; nothing: never personal
};

/// Nothing, a text in UTF-8, a Boolean, several texts, a whole number.
using Value = std::variant<std::monostate, QByteArray, bool, QByteArrayList, qint64>;
using Row = std::vector<Value>;

/// Writes rows in one form, a piece at a time. Asks `privacy` for every value; a hidden one leaves as bullets of one
/// length. No spreadsheet takes a cell of a table for a formula: what begins like one has an apostrophe before it, see
/// withoutFormula().
class RowWriter
{
public:
    RowWriter(Format format, std::vector<Column> columns, Masking masking = Masking::Masked);

    /// The text before the first row. `rows`: how many will follow.
    QByteArray begin(qint64 rows);
    /// One value for each column.
    QByteArray row(const Row &values);
    QByteArray end() const;

    /// All at once.
    QByteArray write(const std::vector<Row> &rows);

private:
    Value shown(size_t column, const Value &value) const;
    void appendLine(QByteArray &to, const std::vector<QByteArray> &cells) const;
    QByteArray object(const Row &values) const;

    Format m_format;
    std::vector<Column> m_columns;
    Masking m_masking;
    bool m_isTable = true; ///< Plain, WithHeaders: more than a single value
    bool m_isList = false; ///< Json: there is an array around the objects
    bool m_isFirst = true;
};

/// A cell that begins, blanks aside, with = + - @, their full-width forms, a tab or a line break would be run by a
/// spreadsheet: it gets an apostrophe in front. Any other comes back as it is.
QByteArray withoutFormula(const QByteArray &cell);

} // namespace labdesk::output
