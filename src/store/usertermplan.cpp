// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usertermplan.h"

#include "domain/knownvalues.h"
#include "store/foldedtext.h"

#include <algorithm>
#include <string>

namespace labdesk {

UserTermPlan::UserTermPlan(const UserQuery::Term &wanted, const UserSnapshot &users, bool isForMany)
    : term(wanted), text(wanted.text)
{
    using Kind = UserQuery::Term::Kind;
    const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
    if (matchesIds() && isValue) {
        std::string bare = term.text;
        std::erase(bare, '-');
        hasDash = bare.size() != term.text.size();
        textWithoutDashes = TextNeedle(std::move(bare));
        uuid = UuidNeedle(term.text, term.kind == Kind::Whole ? UuidNeedle::Match::Whole : UuidNeedle::Match::Part);
    }
    if (isValue && (term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Source)) {
        // A whole value is compared with slugs before names: "dexcom" isn't "dexcom_v3", though both are displayed as
        // Dexcom.
        const auto known = users.dictionary().sources();
        const bool isSlug = term.kind == Kind::Whole
            && std::any_of(known.begin(), known.end(),
                           [this](const auto &source) { return fits(foldedText(source.slug)); });
        for (const auto &source : known)
            sources.push_back(fits(foldedText(source.slug)) || (!isSlug && fits(foldedText(source.name))));
        hasSources = std::find(sources.begin(), sources.end(), true) != sources.end();
        // A list that another thread adds belongs to users of another snapshot, but may have a source that is new as
        // well.
        if (isForMany && hasSources)
            sourceLists = users.dictionary().listsWithAny(sources);
    }
    if (term.field != UserQuery::Field::Trouble)
        return;
    for (const auto &[user, seen] : users.faults().asKeyValueRange())
        if (std::any_of(seen.faults.begin(), seen.faults.end(), [this](const SourceFault &one) { return fits(one); }))
            if (const auto row = users.find(user.text().toStdString())) {
                const auto place = users.at(*row);
                trouble[place.segment].push_back(place.row);
            }
    for (auto &[segment, rows] : trouble)
        std::sort(rows.begin(), rows.end());
}

/// A whole value is compared with the slug and the type; a part also with their display names.
bool UserTermPlan::fits(const SourceFault &fault) const
{
    using Kind = UserQuery::Term::Kind;
    if (term.kind != Kind::Part && term.kind != Kind::Whole)
        return true;
    const auto isIn = [this](const QString &words) { return fits(foldedText(words)); };
    return isIn(fault.slug) || isIn(fault.type)
        || (term.kind == Kind::Part
            && (isIn(known::nameOf(known::List::Providers, fault.slug))
                || isIn(known::nameOf(known::List::ConnectionErrors, fault.type))));
}

const std::vector<quint32> &UserTermPlan::faultyRowsIn(const UserSegment &segment) const
{
    static const std::vector<quint32> none;
    const auto found = trouble.find(&segment);
    return found == trouble.end() ? none : found->second;
}

bool UserTermPlan::fits(std::string_view folded) const
{
    return term.kind == UserQuery::Term::Kind::Whole ? folded == text.text() : text.isIn(folded);
}

} // namespace labdesk
