// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

namespace labdesk::service {

/// Follows a row of CSV character by character, as RFC 4180 describes it: a quote counts at the beginning of a cell
/// only, and behind the one that ends it comes a separator or the end of the row. Blanks are part of a cell.
class CsvScanner
{
public:
    explicit CsvScanner(char separator) : m_separator(separator) { }

    enum class CharKind {
        Text,      ///< the character is one of the cell
        Quote,     ///< it is around the cell, or before a quote in it
        Separator, ///< the next cell begins
        Break,     ///< the row is over
        Broken,    ///< no row can go on like this
    };
    CharKind take(char c);

    qsizetype cells() const { return m_cells; } ///< that have begun
    bool isQuoted() const { return m_state == State::Quoted; }
    bool isBroken() const { return m_state == State::Broken || m_state == State::BrokenQuote; }
    const char *problem() const; ///< the error if the row ended here; null: none

private:
    enum class State { Begin, Plain, Quoted, QuoteInQuotes, ReturnAfterQuotes, Broken, BrokenQuote };

    char m_separator;
    State m_state = State::Begin;
    qsizetype m_cells = 1;
};

/// Of which member the cells under a title are; none: they are left out.
struct CsvTitle
{
    QByteArray title, member;
};
using CsvTitles = std::vector<CsvTitle>;

/// The rows of a CSV file as the JSON objects that an import reads.
class CsvRows
{
public:
    static constexpr char separators[] = {',', ';', '\t'};

    /// "sep=;", with which spreadsheets name the separator in a line before the first; NUL: the line is another one.
    static char separatorIn(const char *line, qsizetype size);

    /// Reads the first line, with the names of the columns: members of this type in any letter case, or the given
    /// titles. If no separator is given (NUL), the one with which most are known is used. Returns what is wrong with
    /// the line, as a sentence; empty: nothing.
    QString readHeader(const char *line, qsizetype size, qsizetype type, char separator, const CsvTitles &given);

    char separator() const { return m_separator; }
    qsizetype columns() const { return static_cast<qsizetype>(m_columns.size()); }

    /// A row; an empty cell is a member that is not given. It has the padding of RecordReader behind it. Throws
    /// LineError.
    QByteArray toJson(const char *line, qsizetype size) const;

private:
    struct Column
    {
        BulkMember member; ///< without a name: must be empty
        bool isLeftOut = false;
    };
    std::vector<Column> m_columns;
    QByteArray m_type;
    char m_separator = ',';
};

/// A cell as CSV writes it, in quotes where it needs them.
QByteArray csvField(const QByteArray &text);

/// A text that spreadsheets would take for a formula, with an apostrophe before it; an import removes it again.
QByteArray withoutFormula(const QByteArray &text);

} // namespace labdesk::service
