// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payorset.h"

#include "domain/textnormalization.h"

#include <algorithm>
#include <utility>

namespace labdesk {

PayorSet::PayorSet(std::vector<Payor> payors) : m_payors(std::move(payors)), m_index(m_payors)
{
    for (size_t place = 0; place < m_payors.size(); ++place)
        if (const QString code = searchKey(m_payors[place].code); !code.isEmpty() && !m_byCode.contains(code))
            m_byCode.insert(code, place);
}

const Payor *PayorSet::withCode(const QString &code) const
{
    const auto found = m_byCode.constFind(searchKey(code).trimmed());
    return found == m_byCode.cend() ? nullptr : &m_payors[*found];
}

PayorSearchResult::PayorSearchResult(PayorSetPtr set, const QString &words, Shown shown)
    : m_set(std::move(set)), m_words(words.simplified())
{
    const QString folded = searchKey(m_words);
    std::vector<PayorIndex::Match> matches = folded.size() == 1 && folded.front().isLetterOrNumber()
        ? m_set->index().matchesBeginningWith(folded.front())
        : m_set->index().rank(m_words);
    if (shown == Shown::Similar && !m_words.isEmpty()) {
        const auto fits = [](const PayorIndex::Match &match) { return match.fit != PayorIndex::Fit::None; };
        const bool hasFit = std::any_of(matches.begin(), matches.end(), fits);
        std::erase_if(matches, [&](const PayorIndex::Match &match) {
            return hasFit ? !fits(match) : match.reason == PayorIndex::Reason::None;
        });
    }
    m_matches = std::make_shared<const std::vector<PayorIndex::Match>>(std::move(matches));
}

bool PayorSearchResult::hasFullMatch() const
{
    return !empty() && match(0).fit == PayorIndex::Fit::Full;
}

int PayorSearchResult::fullMatchCount() const
{
    return empty() ? 0 : int(std::count_if(m_matches->begin(), m_matches->end(), [](const PayorIndex::Match &match) {
        return match.fit == PayorIndex::Fit::Full;
    }));
}

bool PayorSearchResult::isSure() const
{
    return !empty() && match(0).isSure;
}

} // namespace labdesk
