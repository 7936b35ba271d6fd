// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

namespace labdesk::api {

/// Takes the chunks off a body (RFC 9112, section 7.1), piece by piece. Blanks behind a size are passed over, which the
/// parser of heads doesn't do; each line ends with CR LF.
class ChunkReader
{
public:
    enum class State { Open, Complete, Garbled };

    /// Gives how many of the bytes belong to the body, its chunks and what follows the last one; the parts of it go to
    /// `takeBody`.
    qsizetype take(QByteArrayView arrived, const std::function<void(QByteArrayView)> &takeBody);
    State state() const { return m_state; }

private:
    enum class Part { Size, Content, End, Trailer };

    bool takeLine(QByteArrayView &arrived);
    void readLine();
    bool readSize();

    State m_state = State::Open;
    Part m_part = Part::Size;
    QByteArray m_line; ///< up to the last byte that arrived
    qint64 m_left = 0; ///< bytes of the current chunk
    qsizetype m_trailers = 0;
};

} // namespace labdesk::api
