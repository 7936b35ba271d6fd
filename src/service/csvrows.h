// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/bulkrecords.h"

namespace labdesk::service {

/// Parses a row of CSV character by character, as described in RFC 4180: a quote has a meaning only at the beginning of
/// a cell, and the closing quote must be followed by a separator or the end of the row. Spaces are part of a cell.
class CsvScanner
{
public:
    explicit CsvScanner(char separator) : m_separator(separator) { }

    enum class CharKind {
        Text,      ///< part of the text of the cell
        Quote,     ///< a quote around the cell, or one that escapes another
        Separator, ///< between cells
        RowEnd,
        Invalid, ///< not allowed here
    };
    CharKind take(char c);

    qsizetype cells() const { return m_cells; } ///< number of cells begun so far
    bool isQuoted() const { return m_state == State::Quoted; }
    bool isInvalid() const { return m_state == State::StrayQuote || m_state == State::TextAfterQuotes; }
    const char *problem() const; ///< the error if the row ended here, or null

private:
    enum class State { Begin, Plain, Quoted, QuoteInQuotes, ReturnAfterQuotes, StrayQuote, TextAfterQuotes };

    char m_separator;
    State m_state = State::Begin;
    qsizetype m_cells = 1;
};

/// The member for the cells under a title. If it's empty, they are ignored.
struct CsvTitle
{
    QByteArray title, member;
};
using CsvTitles = std::vector<CsvTitle>;

/// Converts the rows of a CSV file to the JSON objects that an import reads.
class CsvRows
{
public:
    static constexpr char separators[] = {',', ';', '\t', '|'};

    /// Returns the separator from a line such as "sep=;", which spreadsheets write before the first line; NUL for any
    /// other line.
    static char separatorIn(const char *line, qsizetype size);

    /// Reads the first line with the names of the columns: members of this type in any letter case, or the titles in
    /// `given`. If `separator` is NUL, uses the one with which most names are known. Returns the error as a sentence,
    /// or nothing.
    QString readHeader(const char *line, qsizetype size, qsizetype type, char separator, const CsvTitles &given);

    char separator() const { return m_separator; }
    qsizetype columns() const { return static_cast<qsizetype>(m_columns.size()); }

    /// Converts a row; an empty cell omits the member. The result is followed by the padding that RecordReader needs.
    /// Throws LineError.
    QByteArray toJson(const char *line, qsizetype size) const;

private:
    struct Column
    {
        BulkMember member; ///< if it has no name, the cells must be empty
        bool isLeftOut = false;
    };
    std::vector<Column> m_columns;
    QByteArray m_type;
    char m_separator = ',';
};

/// Returns a text as a CSV cell, quoted if necessary.
QByteArray csvField(const QByteArray &text);

/// Puts an apostrophe before a text that spreadsheets would interpret as a formula. An import removes it again.
QByteArray escapedFormula(const QByteArray &text);

} // namespace labdesk::service
