// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/driftlog.h"

namespace labdesk {

void DriftLog::note(const api::RequestRecord &record)
{
    Operation &operation = m_operations[QString::fromLatin1(record.endpoint)];
    ++operation.answers;
    for (const QString &path : record.drift)
        if (operation.seen.size() < mostPaths || operation.seen.contains(path))
            ++operation.seen[path];
}

int DriftLog::paths() const
{
    int all = 0;
    for (const Operation &operation : m_operations)
        all += int(operation.seen.size());
    return all;
}

int DriftLog::drifting() const
{
    int all = 0;
    for (const Operation &operation : m_operations)
        all += operation.seen.isEmpty() ? 0 : 1;
    return all;
}

} // namespace labdesk
