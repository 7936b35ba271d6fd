// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usershortlist.h"

#include "store/foldedtext.h"
#include "store/textneedle.h"
#include "store/userfilter.h"

#include <algorithm>
#include <bit>

namespace labdesk {

namespace {

constexpr UserRow maxScannedRows = 1'000'000;

/// Finds client IDs that begin with a text, by searching the text of all rows for a line break followed by it.
class PrefixSearch
{
public:
    PrefixSearch(const std::string &text, size_t most)
        : m_text(text), m_limit(most), m_prefixNeedle('\n' + text), m_whole('\n' + text + '\n')
    {
    }

    void searchIn(const UserSegment &users, UserRow begin)
    {
        // Once there are enough longer IDs, only equal ones are still searched for, which are rare.
        if (const TextNeedle &needle = beginning.size() < m_limit ? m_prefixNeedle : m_whole;
            needle.places(users.searchText(), m_places) > 0)
            take(users, begin);
    }

    std::vector<UserRow> same;
    std::vector<UserRow> beginning;

private:
    void take(const UserSegment &users, UserRow begin)
    {
        quint32 row = 0;
        for (size_t word = 0; word < m_places.size(); ++word)
            for (quint64 left = m_places[word]; left != 0; left &= left - 1) {
                const size_t at = word * 64 + size_t(std::countr_zero(left)) + 1;
                if (at >= users.searchText().size())
                    return;
                while (users.searchBegin()[row + 1] <= at)
                    ++row;
                const std::string_view client = users.foldedClientUserId(row);
                if (client.data() != users.searchText().data() + at) // a user ID that begins with the text
                    continue;
                auto &kind = client.size() == m_text.size() ? same : beginning;
                if (kind.size() < m_limit)
                    kind.push_back(begin + row);
            }
    }

    std::string m_text;
    size_t m_limit;
    TextNeedle m_prefixNeedle;
    TextNeedle m_whole;
    std::vector<quint64> m_places;
};

/// Adds users to `found` that match the query and whose client ID doesn't begin with `text`, until there are `most`.
void addOthers(std::vector<UserRow> &found, const UserSnapshot &users, const UserQuery &query, const std::string &text,
               size_t most, qint64 now)
{
    constexpr size_t atOnce = 8; // segments; few enough if many users match, and enough for a second thread if few do
    for (size_t at = 0; at < users.segments().size() && users.begin(at) < maxScannedRows && found.size() < most;
         at += atOnce) {
        const auto first = users.segments().begin() + std::ptrdiff_t(at);
        const UserSnapshot section(users.sharedDictionary(),
                                   {first, first + std::ptrdiff_t(std::min(atOnce, users.segments().size() - at))});
        for (const UserRow row : rowsMatching(section, query, now)->rows()) {
            const auto [segment, inSegment] = section.at(row);
            if (segment->foldedClientUserId(inSegment).starts_with(text))
                continue;
            found.push_back(users.begin(at) + row);
            if (found.size() == most)
                return;
        }
    }
}

} // namespace

std::vector<UserRow> shortlist(const UserSnapshot &users, const QString &typed, size_t most, const QDateTime &now)
{
    const std::string text = foldedText(typed.simplified());
    if (text.empty())
        return {};
    PrefixSearch search(text, most);
    for (size_t at = 0; at < users.segments().size() && users.begin(at) < maxScannedRows && search.same.size() < most;
         ++at)
        search.searchIn(*users.segments()[at], users.begin(at));
    std::vector<UserRow> found = std::move(search.same);
    found.insert(found.end(), search.beginning.begin(), search.beginning.end());
    if (found.size() < most)
        addOthers(found, users, UserQuery::parse(typed, now), text, most, now.toMSecsSinceEpoch());
    found.resize(std::min(found.size(), most));
    return found;
}

} // namespace labdesk
