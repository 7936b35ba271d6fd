// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <cstdio>

namespace labdesk::service {

/// Tells on stderr how far a long command is: each second where a person watches, else every ten seconds.
class BulkProgress
{
public:
    explicit BulkProgress(qint64 bytes); ///< of all there is to do; 0: not known

    void tell(qint64 lines, qint64 bytes); ///< done so far
    void end();

private:
    bool m_isWatched;
    qint64 m_bytes;
    qint64 m_firstLines = -1;
    QElapsedTimer m_sinceStart, m_sinceTold;
};

} // namespace labdesk::service
