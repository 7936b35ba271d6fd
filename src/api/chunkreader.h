// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

namespace labdesk::api {

/// Removes chunked framing from a body (RFC 9112, section 7.1), piece by piece. Spaces after a size are skipped, which
/// Boost's parser doesn't do; each line ends with CR LF.
class ChunkReader
{
public:
    enum class State { Open, Complete, Garbled };

    /// Returns how many of the bytes belong to the message: the chunks and the trailers. The content of the chunks is
    /// passed to `takeBody`.
    qsizetype take(QByteArrayView arrived, const std::function<void(QByteArrayView)> &takeBody);
    State state() const { return m_state; }

private:
    enum class Part { Size, Content, End, Trailer };

    bool takeLine(QByteArrayView &arrived);
    void readLine();
    bool readSize();

    State m_state = State::Open;
    Part m_part = Part::Size;
    QByteArray m_line; ///< as far as it has arrived
    qint64 m_left = 0; ///< bytes left of the current chunk
    qsizetype m_trailers = 0;
};

} // namespace labdesk::api
