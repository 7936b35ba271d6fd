// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/linearizability.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace labdesk::tests {

namespace {

class Search
{
public:
    explicit Search(const std::vector<Entry> &history) : m_history(history)
    {
        if (history.size() > 64)
            throw std::length_error("a history has at most 64 operations");
    }

    bool explains(const ContractModel &state, quint64 done)
    {
        const int firstReturn = firstReturnAfter(done);
        if (firstReturn == Entry::never) // the rest is unknown, and need not have happened
            return true;
        if (!m_visited.emplace(done, state.text()).second)
            return false;
        for (std::size_t i = 0; i < m_history.size(); ++i) {
            const quint64 bit = quint64(1) << i;
            if ((done & bit) != 0 || m_history[i].invoked > firstReturn)
                continue;
            ContractModel next = state;
            if (next.follow(m_history[i]) && explains(next, done | bit))
                return true;
        }
        return false;
    }

private:
    int firstReturnAfter(quint64 done) const
    {
        int first = Entry::never;
        for (std::size_t i = 0; i < m_history.size(); ++i)
            if ((done >> i & 1) == 0)
                first = std::min(first, m_history[i].returned);
        return first;
    }

    const std::vector<Entry> &m_history;
    std::set<std::pair<quint64, std::string>> m_visited;
};

} // namespace

bool isLinearizable(const ContractModel &begin, const std::vector<Entry> &history)
{
    return Search(history).explains(begin, 0);
}

} // namespace labdesk::tests
