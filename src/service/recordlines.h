// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>

class QIODevice;

namespace labdesk::service {

/// The lines of an import, one after the other, in little memory. Knows where it is, and a digest of all before.
class RecordLines
{
public:
    static constexpr qsizetype longestLine = 16 * 1024 * 1024; ///< bytes

    explicit RecordLines(QIODevice &device);
    ~RecordLines();

    QByteArray beginning(); ///< the first 64 KB, or less, which are still to come. Once, before anything else

    /// From now on, a line ends where no quote is open, as in CSV.
    void keepQuotedBreaks() { m_quotes = true; }

    /// The next line that is not blank; false: there is none. Throws std::runtime_error, whose what() is a sentence.
    bool next();
    const char *data() const { return m_buffer.constData() + m_start; } ///< with the padding of RecordReader behind it
    qsizetype size() const { return m_size; }
    qint64 line() const { return m_line; } ///< of its beginning; the first one is 1

    // After the line, with its break.
    qint64 position() const { return m_position; } ///< bytes
    qint64 linesRead() const { return m_linesRead; }
    QByteArray digest() const; ///< of all bytes up to there, in hexadecimal

    /// Passes so many bytes, which end with a line. False: there are not as many.
    bool skip(qint64 bytes, qint64 lines);

private:
    struct Hash;

    bool fill();
    void pass(qsizetype bytes);
    qsizetype lineEnd();

    QIODevice &m_device;
    std::unique_ptr<Hash> m_hash;
    QByteArray m_buffer; ///< with padding at its end
    qsizetype m_start = 0, m_size = 0, m_next = 0, m_end = 0;
    qint64 m_line = 0, m_linesRead = 0, m_position = 0;
    bool m_quotes = false;
};

} // namespace labdesk::service
