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

/// Format of copied and exported rows.
enum class Format {
    Plain,       ///< tab-separated values, one row per line
    WithHeaders, ///< the same with a line of titles
    Csv,         ///< RFC 4180, with a line of keys
    Json,        ///< an object for one row, an array for several
    JsonLines,   ///< one object per line
    Markdown     ///< a table with titles
};

/// Whether personal data is replaced by bullets. AsIs only if the user requested it.
enum class Masking { Masked, AsIs };

/// Properties of a column.
struct Column
{
    QByteArray key;                           ///< for CSV and JSON
    QString title;                            ///< for WithHeaders and Markdown, translated
    std::optional<privacy::Field> field = {}; ///< for masking; no value: never personal
};

/// No value, UTF-8 text, Boolean, list of texts, or integer.
using Value = std::variant<std::monostate, QByteArray, bool, QByteArrayList, qint64>;
using Row = std::vector<Value>;

/// Writes rows in one format, piece by piece. All values are masked by `privacy`; masked ones become bullets of
/// constant length. Prevents spreadsheets from interpreting cells as formulas, see escapedFormula().
class RowWriter
{
public:
    RowWriter(Format format, std::vector<Column> columns, Masking masking = Masking::Masked);

    /// Text before the first row. `rows`: the number of rows that follow.
    QByteArray begin(qint64 rows);
    /// `values`: one for each column.
    QByteArray row(const Row &values);
    QByteArray end() const;

    /// Returns the complete text.
    QByteArray write(const std::vector<Row> &rows);

private:
    void appendLine(QByteArray &to, const std::vector<QByteArray> &cells) const;
    QByteArray object(const Row &values) const;

    Format m_format;
    std::vector<Column> m_columns;
    Masking m_masking;
    bool m_isTable = true; ///< for Plain and WithHeaders: more than a single value
    bool m_isList = false; ///< for Json: the objects are in an array
    bool m_isFirst = true;
};

/// What may be shown of a value: the value itself, or bullets.
Value shownValue(const Column &column, const Value &value, Masking masking);
/// A value on one line of text: "yes" for a flag, the items of a list separated by semicolons.
QByteArray joinedText(const Value &value);

/// Adds an apostrophe to a cell that starts with = + - @, their full-width forms, a tab, or a line break (after
/// spaces), because a spreadsheet would interpret it as a formula. Returns other cells unchanged.
QByteArray escapedFormula(const QByteArray &cell);

} // namespace labdesk::output
