// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userlistceiling.h"

#include <algorithm>

namespace labdesk {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
// One sixteenth of the memory stays free for other programs and the file cache, without which the computer becomes
// slow.
constexpr qint64 partForOthers = 16;
constexpr qint64 minForOthers = 128 * mebibyte;
constexpr qint64 maxForOthers = 1024 * mebibyte;
// Sorting by client ID takes 24 bytes for each user, the order and the rows of the table 20.
constexpr qint64 workBytes = 64;
// Only a quarter of the room is used before the memory is read again, because other programs take memory, too.
constexpr qint64 partOfRoom = 4;
constexpr qint64 minBetweenReadings = 16'384;
constexpr qint64 maxBetweenReadings = 500'000;

} // namespace

qint64 UserListCeiling::room(const SystemMemory &memory, qint64 users, qint64 bytes)
{
    const qint64 forOthers = std::clamp(memory.total / partForOthers, minForOthers, maxForOthers);
    const qint64 bytesPerUser = users > 0 ? bytes / users + 1 : 1;
    return std::max<qint64>(0, memory.available - forOthers - users * workBytes) / (bytesPerUser + workBytes);
}

bool UserListCeiling::hasRoom(qint64 users, qint64 bytes)
{
    if (users < m_nextReading)
        return true;
    const auto memory = m_read ? m_read() : std::nullopt;
    if (!memory)
        return users < maxUsersIfUnknown;
    const qint64 more = room(*memory, users, bytes);
    m_nextReading = users + std::clamp(more / partOfRoom, minBetweenReadings, maxBetweenReadings);
    return more > 0;
}

} // namespace labdesk
