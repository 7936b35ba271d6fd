// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>

class QIODevice;

namespace labdesk::service {

/// The lines of an import, one after the other, in little memory. Knows its position, and a digest of all before it.
/// Each line of the input is counted once: as the first of a record, as a further one of it, or as blank.
class RecordLines
{
public:
    static constexpr qsizetype maxLineBytes = 16 * 1024 * 1024; ///< bytes

    explicit RecordLines(QIODevice &device);
    ~RecordLines();

    QByteArray beginning(); ///< the first 64 KB, or less, which are still to come. Once, before anything else

    /// Switches to CSV: a row may span lines inside quotes. If the quotes don't lead to a row with `columns` cells (0:
    /// any number), the row ends with its first line, so that a stray quote spoils only that line.
    void readRows(char separator, qsizetype columns);

    /// The next record, without its line break; false: there is none. Lines that hold nothing, such as ";;;", are blank
    /// and passed over.
    bool next();
    const char *data() const { return m_buffer.constData() + m_start; } ///< with the padding of RecordReader behind it
    qsizetype size() const { return m_size; }
    qint64 line() const { return m_line; }         ///< of its beginning; the first one is 1
    bool isTooLong() const { return m_isTooLong; } ///< longer than maxLineBytes, and not there

    // After the record, with its break.
    qint64 position() const { return m_position; } ///< bytes
    qint64 linesRead() const { return m_linesRead; }
    qint64 records() const { return m_records; }
    qint64 blankLines() const { return m_blankLines; }
    QByteArray digest() const; ///< of all bytes up to there, in hexadecimal

    /// Passes so many bytes, which end with a line. False: there are not as many.
    bool skip(qint64 bytes);
    void continueAt(qint64 lines, qint64 records, qint64 blankLines); ///< the counts up to here

private:
    struct Hash;

    bool fill();
    void advance(qsizetype bytes);
    qsizetype lineEnd();
    qsizetype rowEnd();
    bool isBlank() const;

    QIODevice &m_device;
    std::unique_ptr<Hash> m_hash;
    QByteArray m_buffer; ///< with padding at its end
    qsizetype m_start = 0, m_size = 0, m_next = 0, m_end = 0;
    qint64 m_line = 0, m_linesRead = 0, m_records = 0, m_blankLines = 0, m_position = 0;
    qsizetype m_columns = 0;
    char m_separator = '\0'; ///< NUL: lines are no rows
    bool m_isTooLong = false;
};

} // namespace labdesk::service
