// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace labdesk::service {

/// Shows the progress of a long command on stderr: each second on a terminal, otherwise every ten seconds.
class BulkProgress
{
public:
    explicit BulkProgress(qint64 bytes); ///< total number of bytes; 0 if unknown

    void update(qint64 lines, qint64 bytes); ///< processed so far
    void end();

private:
    bool m_isWatched;
    qint64 m_bytes;
    qint64 m_firstLines = -1;
    QElapsedTimer m_sinceStart, m_sinceShown;
};

} // namespace labdesk::service
