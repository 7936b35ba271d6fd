// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordlines.h"

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

// Reads more behind what is still to come, which moves to the front. False: there is no more.
bool RecordLines::fill()
{
    const qsizetype kept = m_end - m_next;
    if (kept > longestLine)
        throw std::runtime_error("Line " + std::to_string(m_linesRead + 1)
                                 + " is longer than 16 MB, or a quote is not closed. Nothing after it was imported.");
    std::memmove(m_buffer.data(), m_buffer.constData() + m_next, static_cast<std::size_t>(kept));
    m_next = 0;
    m_end = kept;
    m_buffer.resize(std::max(m_buffer.size(), kept + block + padding));
    const qint64 read = m_device.read(m_buffer.data() + m_end, m_buffer.size() - padding - m_end);
    if (read < 0)
        throw std::runtime_error("The input can't be read: " + systemReason(m_device).toStdString()
                                 + ". Run the same command again to continue.");
    m_end += read;
    return read > 0;
}

QByteArray RecordLines::beginning()
{
    while (m_end < beginningSize && fill())
        ;
    QByteArray begin = m_buffer.first(std::min(m_end, beginningSize));
    if (begin.startsWith("\xef\xbb\xbf"))
        pass(3);
    return begin;
}

void RecordLines::pass(qsizetype bytes)
{
    EVP_DigestUpdate(m_hash->context, m_buffer.constData() + m_next, static_cast<std::size_t>(bytes));
    m_next += bytes;
    m_position += bytes;
}

// Where the line break is; the end of the input may stand for it. Negative: nothing is left.
qsizetype RecordLines::lineEnd()
{
    bool isQuoted = false;
    for (qsizetype at = m_next;; ++at) {
        if (at == m_end) {
            const qsizetype done = at - m_next;
            if (!fill())
                return m_end > m_next ? m_end : -1;
            at = m_next + done;
        }
        if (!m_quotes) { // the fast way
            const auto rest = static_cast<std::size_t>(m_end - at);
            const void *found = std::memchr(m_buffer.constData() + at, '\n', rest);
            at = found ? static_cast<const char *>(found) - m_buffer.constData() : m_end - 1;
            if (!found)
                continue;
        }
        const char c = m_buffer[at];
        isQuoted = isQuoted != (m_quotes && c == '"');
        if (c == '\n' && !isQuoted)
            return at;
    }
}

bool RecordLines::next()
{
    for (;;) {
        const qsizetype end = lineEnd();
        if (end < 0)
            return false;
        m_start = m_next;
        m_size = end - m_start;
        m_line = m_linesRead + 1;
        m_linesRead += 1 + std::count(data(), data() + m_size, '\n');
        pass(std::min(end + 1, m_end) - m_next);
        while (m_size > 0 && (data()[m_size - 1] == '\r' || data()[m_size - 1] == ' '))
            --m_size;
        if (m_size > 0)
            return true;
    }
}

bool RecordLines::skip(qint64 bytes, qint64 lines)
{
    while (m_position < bytes) {
        if (m_next == m_end && !fill())
            return false;
        pass(static_cast<qsizetype>(std::min<qint64>(m_end - m_next, bytes - m_position)));
    }
    m_linesRead = lines;
    return m_position == bytes;
}

} // namespace labdesk::service
