// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/chunkreader.h"

#include <algorithm>

namespace labdesk::api {

namespace {

constexpr qsizetype MaxLineLength = 4 * 1024;
constexpr qsizetype MaxTrailerBytes = 32 * 1024;
constexpr qsizetype MaxDigits = 15; // of a size that fits into a qint64

} // namespace

qsizetype ChunkReader::take(QByteArrayView arrived, const std::function<void(QByteArrayView)> &takeBody)
{
    const qsizetype all = arrived.size();
    while (!arrived.isEmpty() && m_state == State::Open) {
        if (m_part == Part::Content) {
            const QByteArrayView piece = arrived.first(std::min<qint64>(m_left, arrived.size()));
            takeBody(piece);
            arrived = arrived.sliced(piece.size());
            m_left -= piece.size();
            if (m_left == 0)
                m_part = Part::End;
        } else if (takeLine(arrived)) {
            readLine();
            m_line.clear();
        }
    }
    return all - arrived.size();
}

/// Whether m_line is complete now; its line break is removed.
bool ChunkReader::takeLine(QByteArrayView &arrived)
{
    const qsizetype feed = arrived.indexOf('\n');
    const QByteArrayView piece = feed < 0 ? arrived : arrived.first(feed + 1);
    m_line += piece;
    arrived = arrived.sliced(piece.size());
    if (m_line.size() > MaxLineLength || (feed >= 0 && !m_line.endsWith("\r\n")))
        m_state = State::Garbled;
    if (feed < 0 || m_state == State::Garbled)
        return false;
    m_line.chop(2);
    if (m_line.contains('\r') || m_line.contains('\0'))
        m_state = State::Garbled;
    return m_state == State::Open;
}

void ChunkReader::readLine()
{
    switch (m_part) {
    case Part::Size:
        if (!readSize())
            m_state = State::Garbled;
        else
            m_part = m_left > 0 ? Part::Content : Part::Trailer;
        return;
    case Part::End:
        if (!m_line.isEmpty())
            m_state = State::Garbled;
        m_part = Part::Size;
        return;
    case Part::Trailer: // trailers aren't used
        m_trailers += m_line.size();
        if (m_line.isEmpty())
            m_state = State::Complete;
        else if (m_line.indexOf(':') < 1 || m_trailers > MaxTrailerBytes)
            m_state = State::Garbled;
        return;
    case Part::Content:
        break;
    }
    Q_UNREACHABLE();
}

bool ChunkReader::readSize()
{
    const auto isHex
        = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    const qsizetype digits = std::find_if_not(m_line.cbegin(), m_line.cend(), isHex) - m_line.cbegin();
    const QByteArray rest = m_line.mid(digits).trimmed();
    if (digits == 0 || digits > MaxDigits || (!rest.isEmpty() && !rest.startsWith(';')))
        return false;
    m_left = m_line.left(digits).toLongLong(nullptr, 16);
    return true;
}

} // namespace labdesk::api
