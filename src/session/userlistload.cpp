// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userlistload.h"

#include "store/memorytrim.h"

#include <algorithm>

namespace labdesk {

namespace {

constexpr quint32 firstSegmentSize = 1'000; // small, so that the first rows are shown early
constexpr qint64 maxHeldBackMs = 250;       // for slow connections, where a segment takes long to fill

void addNew(QStringList &all, const QStringList &more)
{
    for (const QString &one : more)
        if (!all.contains(one))
            all += one;
}

} // namespace

/// A total that falls by less than a page means that users were deleted. The page is requested again, from that many
/// entries earlier, because the users that moved up may be on neither page. A total can be 0 past the end.
void UserListPages::count(qint64 entries, qint64 reportedTotal)
{
    const qint64 deleted = reportedTotal > 0 ? lastTotal - reportedTotal : 0;
    isReadAgain = haveMovedUp;
    haveMovedUp = deleted > 0 && deleted < largestPage;
    largestPage = qMax(largestPage, entries);
    received = haveMovedUp ? qMax<qint64>(0, received - deleted) : received + entries;
    total = haveMovedUp ? reportedTotal : qMax(total, reportedTotal);
    if (reportedTotal > 0)
        lastTotal = reportedTotal;
}

UserListLoad::UserListLoad(UserListLimits limits)
    : m_limits(limits), m_dictionary(std::make_shared<UserDictionary>()), m_builder(m_dictionary),
      m_nextSize(firstSegmentSize), m_ceiling(m_limits.memory), m_whole(m_dictionary, {})
{
}

/// The users of a canceled reload have no other owner.
UserListLoad::~UserListLoad()
{
    m_arrived.clear();
    releaseMemoryOf(m_duplicates.release());
    releaseMemoryOf(std::move(m_whole));
    if (m_users >= minUsersToRelease)
        trimMemory();
}

void UserListLoad::beginResponse()
{
    m_newInResponse = 0;
    ++m_responses;
    m_response = std::make_unique<api::UserListSink>([this](const UserFields &user) { add(user); });
    m_sinceHandedOver.start();
}

void UserListLoad::add(const UserFields &user)
{
    if (!m_stoppedBy)
        m_stoppedBy = stopReason();
    if (m_stoppedBy)
        return;
    m_builder.append(user);
    if (m_builder.size() < m_nextSize)
        return;
    m_nextSize = std::min(m_nextSize * 2, UserSegment::largest);
    handOver();
}

/// Why one more user can't be kept. The memory is read between segments only.
std::optional<UserListEnd> UserListLoad::stopReason()
{
    if (m_users + m_builder.size() >= m_limits.users)
        return UserListEnd::AtLimit;
    if (m_builder.size() == 0 && !m_ceiling.hasRoom(m_users, m_bytes))
        return UserListEnd::OutOfMemory;
    return std::nullopt;
}

void UserListLoad::handOver()
{
    m_sinceHandedOver.start();
    if (m_builder.size() == 0)
        return;
    m_users += m_builder.size();
    const UserSegmentPtr segment = m_builder.take();
    m_bytes += qint64(segment->bytes());
    m_newInResponse += m_duplicates.add(segment);
    const std::lock_guard guard(m_mutex);
    m_arrived.push_back(segment);
}

std::optional<ApiError> UserListLoad::take(QByteArrayView piece)
{
    auto error = m_response->take(piece);
    if (m_sinceHandedOver.elapsed() >= maxHeldBackMs)
        handOver();
    return error;
}

std::optional<ApiError> UserListLoad::finish()
{
    if (!hasEnough()) // otherwise the rest of the response may be missing
        if (auto error = m_response->finish())
            return error;
    endResponse();
    const std::optional<UserListEnd> end = endAfterResponse();
    m_hasMorePages = !end;
    m_end = end.value_or(UserListEnd::Whole);
    if (end)
        endList();
    return std::nullopt;
}

std::optional<UserListEnd> UserListLoad::endAfterResponse() const
{
    if (m_stoppedBy)
        return *m_stoppedBy;
    if (m_pages.received >= m_pages.total)
        return m_response->reader().saysMoreFollows() ? UserListEnd::MaybeMore : UserListEnd::Whole;
    if (m_users >= m_limits.users || m_responses >= m_limits.responses)
        return UserListEnd::AtLimit;
    if (bringsMore())
        return std::nullopt;
    if (m_response->reader().users() > 0)
        return UserListEnd::Repeats;
    return m_pages.received < m_pages.lastTotal ? UserListEnd::Fewer : UserListEnd::Whole;
}

void UserListLoad::cutOff()
{
    endResponse();
    m_hasMorePages = false;
    endList();
}

void UserListLoad::endList()
{
    m_whole = m_duplicates.uniqueUsers(m_dictionary);
    m_duplicates.release();
}

void UserListLoad::endResponse()
{
    handOver();
    const auto &reader = m_response->reader();
    m_pages.count(reader.users() + reader.undecodable(), reader.total().value_or(0));
    m_undecodable += m_pages.haveMovedUp ? 0 : reader.undecodable();
    addNew(m_undecodableReasons, m_response->undecodableReasons());
    addNew(m_drift, reader.drift());
}

std::vector<UserSegmentPtr> UserListLoad::takeArrived()
{
    const std::lock_guard guard(m_mutex);
    return std::exchange(m_arrived, {});
}

} // namespace labdesk
