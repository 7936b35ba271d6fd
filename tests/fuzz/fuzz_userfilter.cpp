// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "store/pastedids.h"
#include "store/plainusers.h"
#include "store/userfilter.h"
#include "store/userquery.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

const QDateTime &filterNow()
{
    static const QDateTime now(QDate(2026, 3, 31), QTime(12, 0), Qt::UTC);
    return now;
}

UserQuery queryOf(const QString &typed)
{
    return UserQuery::parse(typed, filterNow());
}

/// The same wherever it stands.
UserQuery::Choice withoutPlaces(UserQuery::Choice choice)
{
    for (UserQuery::Term &term : choice)
        term.begin = term.length = 0;
    return choice;
}
std::vector<UserQuery::Choice> withoutPlaces(std::vector<UserQuery::Choice> choices)
{
    for (UserQuery::Choice &choice : choices)
        choice = withoutPlaces(std::move(choice));
    return choices;
}

struct FilteredUsers
{
    std::vector<User> users = tests::plainUsers(24, 7);
    FaultsByUser faults = tests::plainFaults(users, 7);
    UserSnapshot snapshot = tests::unevenSnapshot(users, 7);

    FilteredUsers() { snapshot.setFaults(faults); }
    static const FilteredUsers &all()
    {
        static const FilteredUsers made;
        return made;
    }
};

void demandPlaces(const UserQuery &query)
{
    const qsizetype size = query.typed().size();
    const auto isInside
        = [size](const auto &part) { return part.begin >= 0 && part.length >= 0 && part.begin + part.length <= size; };
    for (const UserQuery::Choice &choice : query.choices())
        demand(!choice.empty() && std::ranges::all_of(choice, isInside), "a term outside of the text", query.typed());
    for (const UserQuery::Problem &problem : query.problems())
        demand(isInside(problem) && !problem.sentence.isEmpty(), "a problem outside of the text", query.typed());
}

} // namespace

// A filter finds whom the rule finds that is written down row by row; each of its terms, printed and parsed, is the
// same.
FUZZ_TARGET(userfilter, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(2'000));
    const UserQuery query = queryOf(typed);
    demandPlaces(query);
    const FilteredUsers &all = FilteredUsers::all();
    const qint64 now = filterNow().toMSecsSinceEpoch();
    const auto rows = rowsMatching(all.snapshot, query, now);
    for (UserRow row = 0; row < all.snapshot.size(); ++row) {
        const bool holds = tests::holdsPlainly(all.users[row], query, filterNow(), all.faults);
        demand(rows->has(row) == holds && matches(all.snapshot, row, query, now) == holds, "the rule says otherwise",
               typed, all.users[row].id.text());
    }
    for (size_t at = 0; at < query.choices().size(); ++at) {
        auto left = withoutPlaces(query.choices());
        const UserQuery alone = queryOf(query.textOf(at));
        demand(alone.choices().size() == 1 && withoutPlaces(alone.choices()[0]) == left[at],
               "a term alone means another", typed, query.textOf(at));
        left.erase(left.begin() + ptrdiff_t(at));
        const UserQuery without = query.without(at);
        demand(withoutPlaces(without.choices()) == left, "without a term the others mean another", typed,
               without.typed());
        demand(
            !narrows(query, without) ||
                [&] {
                    const auto wider = rowsMatching(all.snapshot, without, now)->rows(), found = rows->rows();
                    return std::ranges::includes(wider, found);
                }(),
            "what narrows finds more", typed, without.typed());
    }
}

// What is added to a filter is a term of its own, a value as a term finds that value, completions replace what is
// there.
FUZZ_TARGET(userfilterterms, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(1'000)), value = typed.section(u'\n', 0, 0);
    const QString term = u"client:=zzqq"_s;
    const auto before = withoutPlaces(queryOf(finishedQuery(typed)).choices());
    const auto after = withoutPlaces(queryOf(withTerm(typed, term)).choices());
    const auto added = withoutPlaces(queryOf(term).choices());
    if (std::ranges::find(before, added[0]) == before.end() && !typed.contains(u"zzqq"))
        demand(after.size() == before.size() + 1 && std::equal(before.begin(), before.end(), after.begin())
                   && after.back() == added[0],
               "the added term isn't one of its own", typed, withTerm(typed, term));
    for (const auto field :
         {UserQuery::Field::Client, UserQuery::Field::Source, UserQuery::Field::Zone, UserQuery::Field::Id}) {
        const UserQuery made = queryOf(termFor(field, value));
        demand(made.choices().size() <= 1 && made.problems().empty(), "a value isn't one term", value,
               termFor(field, value));
        demand(made.choices().empty() || (made.choices()[0].size() == 1 && made.choices()[0][0].field == field),
               "a value is a term of another field", value, termFor(field, value));
    }
    for (qsizetype cursor : {qsizetype(0), typed.size() / 2, typed.size()}) {
        const auto completion
            = completionsAt(typed, cursor, {u"oura"_s, u"apple_health_kit"_s}, {u"America/Phoenix"_s}, {u"odd"_s});
        demand(completion.begin >= 0 && completion.length >= 0 && completion.begin + completion.length <= typed.size(),
               "a completion outside of the text", typed);
    }
}

// Whoever is named once alone is found, however often and in whatever table; nobody is found who isn't named.
FUZZ_TARGET(pastedids, Form::Text)
{
    const QString text = QString::fromUtf8(input.left(8'000));
    const FilteredUsers &all = FilteredUsers::all();
    const auto pasted = usersNamedIn(text, all.snapshot);
    demand(pasted.has_value(), "nothing although nobody canceled", text);
    demand(pasted->found.count() + pasted->notFound.size() <= qsizetype(all.users.size()) * (pasted->idCount + 1),
           "more found than given", text);
    demand(pasted->idCount > 0 || (pasted->found.count() == 0 && pasted->notFound.isEmpty()),
           "found without being named", text);
    const QString plain = normalizedText(text).remove(u'-');
    const bool isEscaped = text.contains(u'\\') || text.contains(u'%') || text.contains(u'&') || text.contains(u'"');
    for (const UserRow row : pasted->found.rows.rows()) {
        const User &user = all.users[row];
        demand(
            isEscaped || plain.contains(QString(user.id.text()).remove(u'-'), Qt::CaseInsensitive)
                || (!user.clientUserId.isEmpty() && normalizedText(text).contains(normalizedText(user.clientUserId))),
            "found without being named", text, user.id.text());
    }
}

} // namespace labdesk::fuzz
