// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegmentbuilder.h"

#include "store/foldedtext.h"

#include <algorithm>

namespace labdesk {

namespace {

/// Rows of another segment that are added as rows from `at` on.
struct AddedRows
{
    quint32 begin;
    quint32 end;
    quint32 at;

    template <class T> void add(std::vector<T> &to, const std::vector<T> &from) const
    {
        to.insert(to.end(), from.begin() + begin, from.begin() + end);
    }
    void add(UserSegment::Sparse &to, const UserSegment::Sparse &from) const
    {
        for (const auto &[row, value] : from)
            if (row >= begin && row < end)
                to.emplace_back(row - begin + at, value);
    }
    template <class T, class Packed> void add(std::vector<T> &to, const Packed &from) const
    {
        for (size_t row = begin; row < end; ++row)
            to.push_back(from[row]);
    }
    void add(SparseTexts &to, const SparseTexts &from) const { to.add(from, begin, end, at); }
    template <class Column, class From, size_t count>
    void add(std::array<Column, count> &to, const std::array<From, count> &from) const
    {
        for (size_t place = 0; place < count; ++place)
            add(to[place], from[place]);
    }
};

template <class Packed, class Numbers, size_t count>
void pack(std::array<Packed, count> &to, const std::array<Numbers, count> &from)
{
    std::ranges::transform(from, to.begin(), [](const Numbers &numbers) { return Packed(numbers); });
}

template <class Column> void makeEmpty(Column &column)
{
    column.clear();
}

template <class Column, size_t count> void makeEmpty(std::array<Column, count> &columns)
{
    for (Column &column : columns)
        column.clear();
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
    m_listed.clear();
    for (const UserFields::Source &source : sources) {
        const quint32 number
            = m_sources.of(quickHash(source.slug), source, [&] { return quint32(m_dictionary->sourceNumber(source)); });
        quint64 &four = packed[m_listed.size() / 4 % packed.size()];
        four = four << 16 | (number + 1); // 0 marks the end
        m_listed.push_back(quint16(number));
    }
    const auto find = [this] { return m_dictionary->sourceListNumber(m_listed); };
    return m_listed.size() > 4 * packed.size() ? find() : m_sourceLists.of(packed[0] + 31 * packed[1], packed, find);
}

void UserSegmentBuilder::appendSearchText(const UserFields &user, bool hasUuid)
{
    std::string &search = m_segment.m_search;
    if (!hasUuid) {
        std::string id;
        appendFoldedLine(id, user.id);
        std::erase(id, '-');
        search += id + '\n';
    }
    const size_t clientBegin = search.size();
    appendFoldedLine(search, user.clientUserId);
    if (std::string_view(search).substr(clientBegin) != user.clientUserId)
        m_segment.m_clientIds.add(size(), user.clientUserId);
    search += '\n';
    m_segment.m_searchBegin.push_back(quint32(search.size()));
}

void UserSegmentBuilder::appendTeam(quint32 row, quint32 team)
{
    if (row == 0)
        m_segment.m_team = team;
    else if (team != m_segment.m_team)
        m_segment.m_otherTeams.emplace_back(row, team);
}

void UserSegmentBuilder::append(const UserFields &user)
{
    const quint32 row = size();
    bool hasUppercase = false;
    const Uuid uuid = Uuid::of(user.id, hasUppercase);
    appendSearchText(user, uuid.isUuid());
    if (!uuid.isUuid() || hasUppercase)
        m_segment.m_otherIds.add(row, user.id);
    appendTeam(row, textNumber(user.teamId));
    forEachUserColumn([&](auto column) { appendValue<column>(row, user); });
    m_segment.m_uuid.push_back(uuid); // last, because size() counts these
}

template <UserColumn column> void UserSegmentBuilder::appendValue(quint32 row, const UserFields &user)
{
    constexpr const UserColumnRow &is = columnRow(column);
    constexpr size_t place = UserSegment::placeOf(column);
    if constexpr (is.type == ColumnType::Moment) {
        const FormattedTime &time = user.*is.moment;
        const bool hasFormat = time.ms != UserFields::invalidTimestamp && time.format != noTimeFormat;
        if (!hasFormat && !(user.*is.text).empty())
            m_segment.m_momentTexts[place].add(row, user.*is.text);
        // A row without a format repeats the previous one, so that a column of equal formats takes no bytes.
        std::vector<TimeFormat> &formats = m_momentFormats[place];
        formats.push_back(hasFormat ? time.format : formats.empty() ? 0 : formats.back());
        m_moments[place].push_back(time.ms);
    } else if constexpr (is.type == ColumnType::Sources) {
        m_sourceListNumbers.push_back(sourceListNumber(user.sources));
    } else if constexpr (is.type == ColumnType::Word) {
        m_words[place].push_back(textNumber(user.*is.text));
    } else if constexpr (is.type == ColumnType::Flag) {
        m_segment.m_flags[place].push_back(user.*is.flag);
    } else if constexpr (is.type == ColumnType::RareMoment) {
        if (!(user.*is.text).empty())
            m_segment.m_rareMoments[place].emplace_back(row, textNumber(user.*is.text));
    }
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
    const AddedRows rows{begin, end, at};
    rows.add(m_segment.m_rareMoments, from.m_rareMoments);
    rows.add(m_segment.m_otherIds, from.m_otherIds);
    rows.add(m_segment.m_clientIds, from.m_clientIds);
    rows.add(m_segment.m_momentTexts, from.m_momentTexts);
    rows.add(m_moments, from.m_moments);
    rows.add(m_momentFormats, from.m_momentFormats);
    rows.add(m_sourceListNumbers, from.m_sources);
    rows.add(m_words, from.m_words);
    rows.add(m_segment.m_flags, from.m_flags);
    // May wrap around, and so may the sums.
    const quint32 shift = quint32(m_segment.m_search.size()) - from.m_searchBegin[begin];
    m_segment.m_search.append(from.m_search, from.m_searchBegin[begin],
                              from.m_searchBegin[end] - from.m_searchBegin[begin]);
    for (quint32 row = begin; row < end; ++row)
        m_segment.m_searchBegin.push_back(from.m_searchBegin[row + 1] + shift);
    rows.add(m_segment.m_uuid, from.m_uuid);
}

UserSegmentPtr UserSegmentBuilder::take()
{
    auto taken = std::make_shared<UserSegment>(m_segment); // a copy allocates no more memory than it needs
    pack(taken->m_moments, m_moments);
    pack(taken->m_momentFormats, m_momentFormats);
    pack(taken->m_words, m_words);
    taken->m_sources = UserSegment::Numbers(m_sourceListNumbers);
    const auto empty = [](auto &...columns) { (makeEmpty(columns), ...); };
    empty(m_segment.m_uuid, m_moments, m_momentFormats, m_sourceListNumbers, m_words, m_segment.m_flags,
          m_segment.m_otherTeams, m_segment.m_rareMoments, m_segment.m_otherIds, m_segment.m_clientIds,
          m_segment.m_momentTexts);
    m_segment.m_search = '\n';
    m_segment.m_searchBegin.assign(1, 1);
    return taken;
}

} // namespace labdesk
