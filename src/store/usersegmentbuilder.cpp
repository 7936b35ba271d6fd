// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegmentbuilder.h"

#include "store/foldedtext.h"
#include "store/rfc3339.h"

namespace labdesk {

namespace {

/// Adds rows of a column of another segment.
template <class Column> void addRows(Column &to, const Column &from, quint32 begin, quint32 end)
{
    to.insert(to.end(), from.begin() + begin, from.begin() + end);
}

/// The same for a column of few rows, which become rows from `at` on.
template <class Sparse> void addSparse(Sparse &to, const Sparse &from, quint32 begin, quint32 end, quint32 at)
{
    for (const auto &[row, value] : from)
        if (row >= begin && row < end)
            to.emplace_back(row - begin + at, value);
}

} // namespace

UserSegmentBuilder::UserSegmentBuilder(std::shared_ptr<UserDictionary> dictionary) : m_dictionary(std::move(dictionary))
{
}

quint32 UserSegmentBuilder::textNumber(std::string_view text)
{
    return text.empty() ? 0 : m_texts.of(quickHash(text), text, [&] { return m_dictionary->textNumber(text); });
}

quint32 UserSegmentBuilder::sourceListNumber(std::span<const UserFields::Source> sources)
{
    if (sources.empty())
        return 0;
    PackedList packed{};
    std::array<quint16, 4 * std::tuple_size_v<PackedList>> numbers{};
    if (sources.size() > numbers.size())
        return m_dictionary->sourceListNumber(sources);
    for (size_t at = 0; at < sources.size(); ++at) {
        const UserFields::Source &source = sources[at];
        const quint32 number
            = m_sources.of(quickHash(source.slug), source, [&] { return quint32(m_dictionary->sourceNumber(source)); });
        numbers[at] = quint16(number);
        packed[at / 4] = packed[at / 4] << 16 | (number + 1); // 0: no further one
    }
    return m_sourceLists.of(packed[0] + 31 * packed[1], packed, [&] {
        return m_dictionary->sourceListNumber(
            UserDictionary::SourceList(numbers.begin(), numbers.begin() + std::ptrdiff_t(sources.size())));
    });
}

void UserSegmentBuilder::appendSearchText(const UserFields &user, const Uuid::Digits *digits)
{
    std::string &search = m_made.m_search;
    if (digits) {
        search.append(digits->data(), digits->size());
    } else {
        std::string id;
        appendFoldedLine(id, user.id);
        std::erase(id, '-');
        search += id;
    }
    search += '\n';
    const size_t clientBegin = search.size();
    appendFoldedLine(search, user.clientUserId);
    if (std::string_view(search).substr(clientBegin) != user.clientUserId)
        m_made.m_clientIds.add(size(), user.clientUserId);
    search += '\n';
    m_made.m_searchBegin.push_back(quint32(search.size()));
}

void UserSegmentBuilder::appendTeam(quint32 row, quint32 team)
{
    if (row == 0)
        m_made.m_team = team;
    else if (team != m_made.m_team)
        m_made.m_otherTeams.emplace_back(row, team);
}

void UserSegmentBuilder::append(const UserFields &user)
{
    const quint32 row = size();
    Uuid::Digits digits;
    bool hasCapitals = false;
    const Uuid uuid = Uuid::of(user.id, digits, hasCapitals);
    appendSearchText(user, uuid.isUuid() ? &digits : nullptr);
    if (!uuid.isUuid() || hasCapitals)
        m_made.m_otherIds.add(row, user.id);
    m_made.m_uuid.push_back(uuid);
    if (!user.createdOn.empty() && !isUsualTime(user.createdOn, user.createdMs))
        m_made.m_createdTexts.add(row, user.createdOn);
    m_made.m_sources.push_back(sourceListNumber(user.sources));
    m_made.m_zone.push_back(textNumber(user.zone));
    m_made.m_hasBirthDate.push_back(user.hasBirthDate);
    appendTeam(row, textNumber(user.teamId));
    if (!user.ingestionStart.empty())
        m_made.m_ingestionStart.emplace_back(row, textNumber(user.ingestionStart));
    if (!user.ingestionEnd.empty())
        m_made.m_ingestionEnd.emplace_back(row, textNumber(user.ingestionEnd));
    m_made.m_created.push_back(user.createdMs); // last: size() counts these
}

void UserSegmentBuilder::append(const User &user)
{
    append(FieldsOfUser(user).fields());
}

void UserSegmentBuilder::append(const UserSegment &from, quint32 begin, quint32 end)
{
    const quint32 at = size();
    for (quint32 row = begin; row < end; ++row)
        appendTeam(at + row - begin, from.team(row));
    addSparse(m_made.m_ingestionStart, from.m_ingestionStart, begin, end, at);
    addSparse(m_made.m_ingestionEnd, from.m_ingestionEnd, begin, end, at);
    m_made.m_otherIds.add(from.m_otherIds, begin, end, at);
    m_made.m_clientIds.add(from.m_clientIds, begin, end, at);
    m_made.m_createdTexts.add(from.m_createdTexts, begin, end, at);
    addRows(m_made.m_uuid, from.m_uuid, begin, end);
    addRows(m_made.m_sources, from.m_sources, begin, end);
    addRows(m_made.m_zone, from.m_zone, begin, end);
    addRows(m_made.m_hasBirthDate, from.m_hasBirthDate, begin, end);
    const quint32 shift
        = quint32(m_made.m_search.size()) - from.m_searchBegin[begin]; // may wrap around, and so may the sums
    m_made.m_search.append(from.m_search, from.m_searchBegin[begin],
                           from.m_searchBegin[end] - from.m_searchBegin[begin]);
    for (quint32 row = begin; row < end; ++row)
        m_made.m_searchBegin.push_back(from.m_searchBegin[row + 1] + shift);
    addRows(m_made.m_created, from.m_created, begin, end);
}

UserSegmentPtr UserSegmentBuilder::take()
{
    auto taken = std::make_shared<const UserSegment>(m_made); // a copy has the memory that it needs and no more
    const auto empty = [](auto &...columns) { (columns.clear(), ...); };
    empty(m_made.m_uuid, m_made.m_created, m_made.m_sources, m_made.m_zone, m_made.m_hasBirthDate, m_made.m_otherTeams,
          m_made.m_ingestionStart, m_made.m_ingestionEnd, m_made.m_otherIds, m_made.m_clientIds, m_made.m_createdTexts,
          m_made.m_search);
    m_made.m_searchBegin.assign(1, 0);
    return taken;
}

} // namespace labdesk
