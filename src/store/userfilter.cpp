// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userfilter.h"

#include "store/foreachsegment.h"
#include "store/userqueryfields.h"
#include "store/userterms.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace labdesk {

// Filters segment by segment, because the text of a segment fits into the cache of a core; several threads take the
// next segment each. Cheap and selective choices are evaluated first, so that the later ones may only have to read the
// text of a few rows.

namespace {

constexpr quint32 sparseDivisor = 16; ///< rows are checked one by one if at most one in this many is left

using ChoicePlan = std::vector<UserTermPlan>;
using ChoiceFilter = std::vector<UserTermFilter>;

std::vector<ChoicePlan> plansOf(const UserQuery &query, const UserSnapshot &users, bool isForMany)
{
    std::vector<ChoicePlan> plans;
    for (const UserQuery::Choice &choice : query.choices()) {
        ChoicePlan plan;
        for (const UserQuery::Term &term : choice)
            plan.emplace_back(term, users, isForMany);
        plans.push_back(std::move(plan));
    }
    return plans;
}

/// Choices with a higher value are evaluated first. Numbers are compared quickly, and long words leave few rows for the
/// rest.
size_t precedence(const ChoicePlan &choice)
{
    size_t least = std::numeric_limits<size_t>::max();
    for (const UserTermPlan &term : choice) {
        if (term.isText())
            least = std::min(least, term.term.isNegated ? 0 : term.term.text.size());
        else if (term.term.field == UserQuery::Field::PersonalData) // slow for each possible match
            least = std::min(least, size_t(1));
    }
    return least;
}

std::vector<ChoiceFilter> filtersOf(const std::vector<ChoicePlan> &plans, const UserSnapshot &users, qint64 now)
{
    std::vector<ChoiceFilter> filters;
    for (const ChoicePlan &plan : plans) {
        ChoiceFilter filter;
        for (const UserTermPlan &term : plan)
            filter.emplace_back(term, users.dictionary(), now);
        filters.push_back(std::move(filter));
    }
    return filters;
}

/// Clears the bits after the last row.
void clearAfterEnd(std::vector<quint64> &words, UserRow rows)
{
    if (rows % 64 != 0)
        words.back() &= (quint64(1) << (rows % 64)) - 1;
}

UserRow countBits(const std::vector<quint64> &words)
{
    UserRow count = 0;
    for (const quint64 word : words)
        count += UserRow(std::popcount(word));
    return count;
}

template <class Visit> void forEachBit(const std::vector<quint64> &words, Visit visit)
{
    for (size_t at = 0; at < words.size(); ++at)
        for (quint64 word = words[at]; word != 0; word &= word - 1)
            visit(UserRow(at * 64 + size_t(std::countr_zero(word))));
}

bool matchesChoice(ChoiceFilter &choice, const UserSegment &users, quint32 row)
{
    return std::any_of(choice.begin(), choice.end(), [&](UserTermFilter &term) { return term.holds(users, row); });
}

SegmentBits marksOfChoice(ChoiceFilter &choice, const UserSegment &users)
{
    SegmentBits bits = choice.front().marks(users);
    for (size_t term = 1; term < choice.size(); ++term) {
        const SegmentBits more = choice[term].marks(users);
        for (size_t at = 0; at < bits.size(); ++at)
            bits[at] |= more[at];
    }
    return bits;
}

void filterBits(SegmentBits &bits, ChoiceFilter &choice, const UserSegment &users)
{
    const UserRow left = countBits(bits);
    if (left == 0)
        return;
    if (left <= users.size() / sparseDivisor) {
        SegmentBits kept(bits.size());
        forEachBit(bits,
                   [&](UserRow row) { kept[row / 64] |= quint64(matchesChoice(choice, users, row)) << (row % 64); });
        bits = std::move(kept);
        return;
    }
    const SegmentBits marked = marksOfChoice(choice, users);
    for (size_t at = 0; at < bits.size(); ++at)
        bits[at] &= marked[at];
}

SegmentBits marksOfAll(std::vector<ChoiceFilter> &choices, const UserSegment &users)
{
    SegmentBits bits = marksOfChoice(choices.front(), users);
    for (size_t choice = 1; choice < choices.size(); ++choice)
        filterBits(bits, choices[choice], users);
    return bits;
}

/// Returns the bits of `size` rows from row `begin` on.
SegmentBits bitsFrom(const RowSet &rows, UserRow begin, UserRow size)
{
    SegmentBits bits((size + 63) / 64);
    const auto &words = rows.words();
    const UserRow shift = begin % 64;
    for (size_t at = 0; at < bits.size(); ++at) {
        const size_t word = begin / 64 + at;
        bits[at] = words[word] >> shift;
        if (shift != 0 && word + 1 < words.size())
            bits[at] |= words[word + 1] << (64 - shift);
    }
    clearAfterEnd(bits, size);
    return bits;
}

SegmentBits marksWithin(SegmentBits bits, std::vector<ChoiceFilter> &choices, const UserSegment &users)
{
    for (ChoiceFilter &choice : choices)
        filterBits(bits, choice, users);
    return bits;
}

/// Sets the bits from row `begin` on.
void storeBits(RowSet &rows, UserRow begin, const SegmentBits &bits)
{
    const UserRow shift = begin % 64;
    for (size_t at = 0; at < bits.size(); ++at) {
        rows.words()[begin / 64 + at] |= bits[at] << shift;
        if (shift != 0 && bits[at] >> (64 - shift) != 0)
            rows.words()[begin / 64 + at + 1] |= bits[at] >> (64 - shift);
    }
}

void clearBefore(RowSet &rows, UserRow from)
{
    std::fill_n(rows.words().begin(), from / 64, 0);
    if (from % 64 != 0)
        rows.words()[from / 64] &= ~quint64(0) << (from % 64);
}

} // namespace

RowSet::RowSet(UserRow rows, bool value) : m_size(rows), m_bits((size_t(rows) + 63) / 64, value ? ~quint64(0) : 0)
{
    clearAfterEnd(m_bits, rows);
}

UserRow RowSet::count() const
{
    return countBits(m_bits);
}

std::vector<UserRow> RowSet::rows() const
{
    std::vector<UserRow> all;
    all.reserve(count());
    forEachBit(m_bits, [&all](UserRow row) { all.push_back(row); });
    return all;
}

std::optional<RowSet> rowsMatching(const UserSnapshot &users, const UserQuery &query, qint64 now, UserRow from,
                                   const CancelFlag *canceled, const RowSet *within)
{
    RowSet rows(users.size(), query.isEverything());
    if (from >= users.size())
        return RowSet(users.size());
    if (!query.isEverything()) {
        auto plans = plansOf(query, users, true);
        std::stable_sort(plans.begin(), plans.end(),
                         [](const ChoicePlan &a, const ChoicePlan &b) { return precedence(a) > precedence(b); });
        std::vector<SegmentBits> bits(users.segments().size());
        const size_t first = users.segmentOf(from);
        const bool isComplete = forEachSegment(users, first, canceled, [&] {
            return [&, choices = filtersOf(plans, users, now)](size_t segment) mutable {
                const UserSegment &segmentRows = *users.segments()[segment];
                bits[segment] = within
                    ? marksWithin(bitsFrom(*within, users.begin(segment), segmentRows.size()), choices, segmentRows)
                    : marksOfAll(choices, segmentRows);
            };
        });
        if (!isComplete)
            return std::nullopt;
        for (size_t segment = first; segment < bits.size(); ++segment)
            storeBits(rows, users.begin(segment), bits[segment]);
    }
    clearBefore(rows, from);
    return rows;
}

namespace {

using Term = UserQuery::Term;

bool impliesTerm(const Term &term, const Term &wider)
{
    if (term.field != wider.field || term.kind != wider.kind || term.isNegated != wider.isNegated
        || term.kind == Term::Kind::Ended) // it can become true as time passes
        return false;
    if (term.text == wider.text && term.fromMs == wider.fromMs && term.beforeMs == wider.beforeMs)
        return true;
    const bool isSubstring = term.kind == Term::Kind::Part && !term.isNegated
        && fieldRow(term.field).takes == UserQueryFieldRow::Takes::Text;
    return isSubstring && term.text.find(wider.text) != std::string::npos;
}

/// Whether each term of `choice` implies one of `wider`.
bool impliesChoice(const UserQuery::Choice &choice, const UserQuery::Choice &wider)
{
    return std::all_of(choice.begin(), choice.end(), [&](const Term &term) {
        return std::any_of(wider.begin(), wider.end(), [&](const Term &other) { return impliesTerm(term, other); });
    });
}

} // namespace

bool narrows(const UserQuery &query, const UserQuery &wider)
{
    return std::all_of(wider.choices().begin(), wider.choices().end(), [&](const UserQuery::Choice &needed) {
        return std::any_of(query.choices().begin(), query.choices().end(),
                           [&](const UserQuery::Choice &choice) { return impliesChoice(choice, needed); });
    });
}

bool matches(const UserSnapshot &users, UserRow row, const UserQuery &query, qint64 now)
{
    const auto plans = plansOf(query, users, false);
    auto choices = filtersOf(plans, users, now);
    const auto place = users.at(row);
    return std::all_of(choices.begin(), choices.end(),
                       [&](ChoiceFilter &choice) { return matchesChoice(choice, *place.segment, place.row); });
}

std::vector<BlockingTerm> blockingTerms(const UserSnapshot &users, const UserQuery &query, qint64 now,
                                        const CancelFlag *canceled)
{
    const auto plans = plansOf(query, users, true);
    std::vector<std::atomic<UserRow>> without(plans.size());
    const bool isComplete = users.size() > 0 && forEachSegment(users, 0, canceled, [&] {
                                return [&, choices = filtersOf(plans, users, now)](size_t segment) mutable {
                                    const UserSegment &rows = *users.segments()[segment];
                                    std::vector<SegmentBits> marks;
                                    for (ChoiceFilter &choice : choices)
                                        marks.push_back(marksOfChoice(choice, rows));
                                    // Rows that match all choices before this one.
                                    SegmentBits before((rows.size() + 63) / 64, ~quint64(0));
                                    clearAfterEnd(before, rows.size());
                                    for (size_t choice = 0; choice < marks.size(); ++choice) {
                                        SegmentBits others = before;
                                        for (size_t at = 0; at < before.size(); ++at) {
                                            for (size_t later = choice + 1; later < marks.size(); ++later)
                                                others[at] &= marks[later][at];
                                            before[at] &= marks[choice][at];
                                        }
                                        without[choice] += countBits(others);
                                    }
                                };
                            });
    std::vector<BlockingTerm> found;
    for (size_t choice = 0; isComplete && choice < without.size(); ++choice)
        if (without[choice] > 0)
            found.push_back({choice, without[choice]});
    std::stable_sort(found.begin(), found.end(),
                     [](const BlockingTerm &a, const BlockingTerm &b) { return a.without > b.without; });
    return found;
}

} // namespace labdesk
