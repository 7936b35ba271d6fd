// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userstore.h"

#include "store/memorytrim.h"
#include "store/userduplicates.h"
#include "store/usersegmentbuilder.h"

#include <utility>

namespace labdesk {

namespace {

/// Single new users are added to the last segment if it isn't larger than this, so that they don't make a segment each,
/// and each copies only that many rows.
constexpr quint32 maxMergedSegment = 1024;

QString fromView(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace

UserStore::~UserStore()
{
    releaseMemoryOf(std::move(m_users));
}

QString UserStore::idText(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return fromView(segment->idText(at));
}

QString UserStore::clientUserId(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return fromView(segment->clientUserId(at));
}

QString UserStore::teamId(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return m_users.dictionary().text(segment->team(at));
}

Timestamp UserStore::createdOn(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return Timestamp::parse(fromView(segment->momentText(UserColumn::Created, at)));
}

qint64 UserStore::createdMs(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return segment->moments(UserColumn::Created)[at];
}

UserDictionary::SourceList UserStore::sources(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return m_users.dictionary().sourceList(segment->sourceList(at));
}

QString UserStore::zone(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return m_users.dictionary().text(segment->number(UserColumn::Zone, at));
}

bool UserStore::hasBirthDate(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return segment->number(UserColumn::BirthDate, at) != 0;
}

std::optional<Timestamp> UserStore::ingestionStart(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return timestampOf(segment->number(UserColumn::IngestionStart, at));
}

std::optional<Timestamp> UserStore::ingestionEnd(Row row) const
{
    const auto [segment, at] = m_users.at(row);
    return timestampOf(segment->number(UserColumn::IngestionEnd, at));
}

User UserStore::user(Row row) const
{
    User user{.id = id(row),
              .teamId = teamId(row),
              .clientUserId = clientUserId(row),
              .createdOn = createdOn(row),
              .sources = {},
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = ingestionStart(row),
              .ingestionEnd = ingestionEnd(row)};
    if (const QString name = zone(row); !name.isEmpty())
        user.timeZone = FallbackTimeZone{name, {}, {}};
    for (const quint16 source : sources(row))
        user.sources.push_back({sourceName(source), sourceSlug(source), {}, {}});
    return user;
}

std::optional<Timestamp> UserStore::timestampOf(quint32 text) const
{
    return text == 0 ? std::nullopt : std::optional(Timestamp::parse(m_users.dictionary().text(text)));
}

std::optional<UserStore::Row> UserStore::find(const UserId &id) const
{
    return m_users.find(id.text().toStdString());
}

void UserStore::reset(UserSnapshot users)
{
    Q_EMIT aboutToReset();
    users.setFaults(m_users.faults());
    UserSnapshot old = std::exchange(m_users, std::move(users));
    Q_EMIT wasReset();
    releaseMemoryOf(std::move(old));
}

void UserStore::reset(const std::vector<User> &users)
{
    reset(removeEarlierDuplicates(UserSnapshot::of(users)));
}

void UserStore::append(std::vector<UserSegmentPtr> segments)
{
    quint32 rows = 0;
    for (const UserSegmentPtr &segment : segments)
        rows += segment->size();
    if (rows == 0)
        return;
    Q_EMIT aboutToAppend(rows);
    for (UserSegmentPtr &segment : segments)
        m_users.append(std::move(segment));
    Q_EMIT appended();
}

void UserStore::put(const User &user)
{
    if (const auto row = find(user.id)) {
        replaceRow(*row, &user);
        Q_EMIT rowChanged(*row);
        return;
    }
    Q_EMIT aboutToAppend(1);
    appendOne(user);
    Q_EMIT appended();
}

void UserStore::remove(const UserId &id)
{
    const auto row = find(id);
    if (!row)
        return;
    Q_EMIT aboutToRemove(*row);
    replaceRow(*row, nullptr);
    Q_EMIT removed();
}

void UserStore::setFaults(FaultsByUser faults)
{
    m_users.setFaults(std::move(faults));
    Q_EMIT faultsChanged();
}

void UserStore::appendOne(const User &user)
{
    UserSegmentBuilder builder(m_users.sharedDictionary());
    const auto &segments = m_users.segments();
    const bool isMerged = !segments.empty() && segments.back()->size() < maxMergedSegment;
    if (isMerged)
        builder.append(*segments.back(), 0, segments.back()->size());
    builder.append(user);
    if (isMerged)
        m_users.replace(segments.size() - 1, builder.take());
    else
        m_users.append(builder.take());
}

void UserStore::replaceRow(Row row, const User *with)
{
    const size_t at = m_users.segmentOf(row);
    const UserSegment &segment = *m_users.segments()[at];
    const quint32 inSegment = row - m_users.begin(at);
    UserSegmentBuilder builder(m_users.sharedDictionary());
    builder.append(segment, 0, inSegment);
    if (with)
        builder.append(*with);
    builder.append(segment, inSegment + 1, segment.size());
    m_users.replace(at, builder.take());
}

} // namespace labdesk
