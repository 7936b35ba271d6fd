// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordlines.h"

#include "service/csvrows.h"
#include "service/recordreader.h"
#include "service/systemreason.h"

#include <QIODevice>

#include <algorithm>
#include <cstring>
#include <openssl/evp.h>
#include <stdexcept>

namespace labdesk::service {

namespace {

constexpr qsizetype block = 1024 * 1024;
constexpr qsizetype padding = RecordReader::padding;
constexpr qsizetype beginningSize = 64 * 1024;
constexpr qsizetype maxQuoteBytes = 1024 * 1024; // how far a closing quote is searched after the first line

} // namespace

struct RecordLines::Hash
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    EVP_MD_CTX *copy = EVP_MD_CTX_new();

    Hash() { EVP_DigestInit_ex(context, EVP_sha256(), nullptr); }
    ~Hash()
    {
        EVP_MD_CTX_free(context);
        EVP_MD_CTX_free(copy);
    }
    Hash(const Hash &) = delete;
    Hash &operator=(const Hash &) = delete;
};

RecordLines::RecordLines(QIODevice &device) : m_device(device), m_hash(std::make_unique<Hash>())
{
    m_buffer.resize(block + padding);
}

RecordLines::~RecordLines() = default;

QByteArray RecordLines::digest() const
{
    QByteArray made(EVP_MAX_MD_SIZE, '\0');
    unsigned size = 0;
    EVP_MD_CTX_copy_ex(m_hash->copy, m_hash->context);
    EVP_DigestFinal_ex(m_hash->copy, reinterpret_cast<unsigned char *>(made.data()), &size);
    return made.first(static_cast<qsizetype>(size)).toHex();
}

// Reads more input after moving the rest to the front. Returns false at the end of the input.
bool RecordLines::fill()
{
    const qsizetype kept = m_end - m_next;
    std::memmove(m_buffer.data(), m_buffer.constData() + m_next, static_cast<std::size_t>(kept));
    m_next = 0;
    m_end = kept;
    m_buffer.resize(std::max(m_buffer.size(), kept + block + padding));
    const qint64 read = m_device.read(m_buffer.data() + m_end, m_buffer.size() - padding - m_end);
    if (read < 0)
        throw std::runtime_error("The input can't be read: " + systemReason(m_device).toStdString()
                                 + ". Run the same command again.");
    m_end += read;
    return read > 0;
}

QByteArray RecordLines::beginning()
{
    while (m_end < beginningSize && fill())
        ;
    return m_buffer.first(std::min(m_end, beginningSize));
}

// Files that were joined have byte order marks in the middle, too.
void RecordLines::skipByteOrderMarks()
{
    constexpr qsizetype size = 3;
    while (m_end - m_next >= size || fill()) {
        if (m_end - m_next < size)
            continue;
        if (std::memcmp(m_buffer.constData() + m_next, "\xef\xbb\xbf", size) != 0)
            return;
        advance(size);
    }
}

void RecordLines::advance(qsizetype bytes)
{
    EVP_DigestUpdate(m_hash->context, m_buffer.constData() + m_next, static_cast<std::size_t>(bytes));
    m_next += bytes;
    m_position += bytes;
}

void RecordLines::readRows(char separator, qsizetype columns)
{
    m_separator = separator;
    m_columns = columns;
}

// Returns the position of the line break, or of the end of the input; negative if nothing is left.
qsizetype RecordLines::lineEnd()
{
    for (qsizetype done = 0;;) {
        const char *from = m_buffer.constData() + m_next + done;
        if (const void *found = std::memchr(from, '\n', static_cast<std::size_t>(m_end - m_next - done)))
            return static_cast<const char *>(found) - m_buffer.constData();
        if (m_end - m_next > maxLineBytes) { // skipped without storing it
            m_isTooLong = true;
            advance(m_end - m_next);
        }
        done = m_end - m_next;
        if (!fill())
            return m_end > m_next || m_isTooLong ? m_end : -1;
    }
}

// Like lineEnd(), for a row, which may have line breaks in quotes.
qsizetype RecordLines::rowEnd()
{
    const qsizetype end = lineEnd();
    if (end < 0 || m_isTooLong)
        return end;
    const qsizetype firstLine = end - m_next;
    CsvScanner scanner(m_separator);
    for (qsizetype done = 0; done <= firstLine + maxQuoteBytes; ++done) {
        if (m_next + done == m_end && !fill()) {
            const bool isWhole = !scanner.isQuoted() && (m_columns == 0 || scanner.cells() == m_columns);
            return isWhole ? m_end : m_next + firstLine;
        }
        const bool isOver = scanner.take(m_buffer[m_next + done]) == CsvScanner::CharKind::RowEnd;
        const bool isWhole = m_columns == 0 || scanner.cells() == m_columns;
        if (isOver || scanner.isInvalid())
            return m_next + (isOver && isWhole ? done : firstLine);
    }
    return m_next + firstLine;
}

bool RecordLines::isBlank() const
{
    return !m_isTooLong && std::all_of(data(), data() + m_size, [this](char c) {
        return c == ' ' || c == '\t' || c == '\r' || (m_separator != '\0' && c == m_separator);
    });
}

bool RecordLines::next()
{
    for (;;) {
        m_isTooLong = false;
        skipByteOrderMarks();
        const qsizetype end = m_separator == '\0' ? lineEnd() : rowEnd();
        if (end < 0)
            return false;
        m_start = m_next;
        m_size = m_isTooLong ? 0 : end - m_start;
        m_line = m_linesRead + 1;
        m_linesRead += 1 + std::count(data(), data() + m_size, '\n');
        advance(std::min(end + 1, m_end) - m_next);
        if (m_size > 0 && data()[m_size - 1] == '\r')
            --m_size;
        if (!isBlank()) {
            ++m_records;
            return true;
        }
        ++m_blankLines;
    }
}

bool RecordLines::skip(qint64 bytes)
{
    while (m_position < bytes) {
        if (m_next == m_end && !fill())
            return false;
        advance(static_cast<qsizetype>(std::min<qint64>(m_end - m_next, bytes - m_position)));
    }
    return m_position == bytes;
}

bool RecordLines::endLine()
{
    if (m_next == 0 || m_buffer[m_next - 1] == '\n')
        return true;
    while (m_end - m_next < 2 && fill())
        ;
    const QByteArrayView rest(m_buffer.constData() + m_next, m_end - m_next);
    const bool isEnd = rest.isEmpty() || rest.startsWith('\n') || rest.startsWith("\r\n");
    if (isEnd && !rest.isEmpty())
        advance(rest.startsWith('\n') ? 1 : 2);
    return isEnd;
}

void RecordLines::continueAt(qint64 lines, qint64 records, qint64 blankLines)
{
    m_linesRead = lines;
    m_records = records;
    m_blankLines = blankLines;
}

} // namespace labdesk::service
