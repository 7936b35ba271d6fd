// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>

class QIODevice;

namespace labdesk::service {

/// Reads the lines of an import one by one, with little memory. Tracks the position and a digest of all that precedes
/// it. Each input line is counted once: as the first line of a record, as another line of it, or as blank.
class RecordLines
{
public:
    static constexpr qsizetype maxLineBytes = 16 * 1024 * 1024; ///< in bytes

    explicit RecordLines(QIODevice &device);
    ~RecordLines();

    QByteArray beginning(); ///< peeks at the first 64 KB or less; call it once, before anything else

    /// Switches to CSV, where a row may span lines inside quotes. If the quotes don't lead to a row with `columns`
    /// cells (0 for any number), the row ends with its first line, so that a stray quote affects only that line.
    void readRows(char separator, qsizetype columns);

    /// Moves to the next record. Returns false if there is none. Lines without content, such as ";;;", are blank and
    /// skipped.
    bool next();
    /// Without its line break, followed by the padding for RecordReader.
    const char *data() const { return m_buffer.constData() + m_start; }
    qsizetype size() const { return m_size; }
    qint64 line() const { return m_line; }         ///< where the record begins; the first line is 1
    bool isTooLong() const { return m_isTooLong; } ///< longer than maxLineBytes, and therefore not available

    // After the record, including its line break.
    qint64 position() const { return m_position; } ///< in bytes
    qint64 linesRead() const { return m_linesRead; }
    qint64 records() const { return m_records; }
    qint64 blankLines() const { return m_blankLines; }
    QByteArray digest() const; ///< of all bytes up to position(), in hexadecimal

    /// Skips this many bytes, which must end with a line. Returns false if there are fewer.
    bool skip(qint64 bytes);
    /// Skips the line break that was still missing after the last line. Returns false if that line has been continued.
    bool endLine();
    void continueAt(qint64 lines, qint64 records, qint64 blankLines); ///< sets the counts up to here

private:
    struct Hash;

    bool fill();
    void skipByteOrderMarks();
    void advance(qsizetype bytes);
    qsizetype lineEnd();
    qsizetype rowEnd();
    bool isBlank() const;

    QIODevice &m_device;
    std::unique_ptr<Hash> m_hash;
    QByteArray m_buffer; ///< including padding at the end
    qsizetype m_start = 0, m_size = 0, m_next = 0, m_end = 0;
    qint64 m_line = 0, m_linesRead = 0, m_records = 0, m_blankLines = 0, m_position = 0;
    qsizetype m_columns = 0;
    char m_separator = '\0'; ///< NUL if lines aren't CSV rows
    bool m_isTooLong = false;
};

} // namespace labdesk::service
