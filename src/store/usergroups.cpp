// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usergroups.h"

#include "store/userorderkeys.h"

namespace labdesk {

namespace {

/// Exponential and then binary search for the number of leading places for which `predicate` is true. Once it is false,
/// it must stay false.
template <class Predicate> size_t countWhile(size_t most, const Predicate &predicate)
{
    size_t known = 0;
    size_t step = 1;
    while (known + step <= most && predicate(known + step)) {
        known += step;
        step *= 2;
    }
    for (; step > 0; step /= 2)
        if (known + step <= most && predicate(known + step))
            known += step;
    return known;
}

} // namespace

bool canGroupBy(UserColumn column)
{
    return columnRow(column).ungroupedTitle;
}

QDate monthOf(const UserSnapshot &users, UserColumn column, UserRow row)
{
    const auto [segment, at] = users.at(row);
    const qint64 ms = segment->moments(column)[at];
    if (ms == UserFields::invalidTimestamp)
        return {};
    const QDate day = QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).date();
    return {day.year(), day.month(), 1};
}

bool isSameGroup(const UserSnapshot &users, UserColumn column, UserRow a, UserRow b)
{
    if (columnRow(column).type == ColumnType::Moment)
        return monthOf(users, column, a) == monthOf(users, column, b);
    const auto numberOf = [&users, column](UserRow row) {
        const auto [segment, at] = users.at(row);
        return segment->number(column, at);
    };
    const quint32 one = numberOf(a);
    const quint32 other = numberOf(b);
    const auto text = [&](quint32 number) { return textForOrder(users.dictionary(), column, number); };
    return one == other || (one != 0 && other != 0 && text(one) == text(other)); // two numbers can have the same text
}

UserGroup groupAround(const UserSnapshot &users, UserColumn column, const std::vector<UserRow> &rows, size_t at)
{
    const auto isIn = [&](size_t place) { return isSameGroup(users, column, rows[at], rows[place]); };
    return {at - countWhile(at, [&](size_t back) { return isIn(at - back); }),
            at + 1 + countWhile(rows.size() - 1 - at, [&](size_t on) { return isIn(at + on); })};
}

} // namespace labdesk
