// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usertermplan.h"

#include "domain/knownvalues.h"
#include "store/foldedtext.h"

#include <algorithm>
#include <optional>
#include <string>

namespace labdesk {

namespace {

constexpr size_t uuidLength = 36;

bool isUuidDash(size_t at)
{
    return at == 8 || at == 13 || at == 18 || at == 23;
}

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// Returns `text` as a part of a UUID from character `begin` on; nothing if it can't be one.
std::optional<UserTermPlan::UuidPart> uuidPartAt(std::string_view text, size_t begin)
{
    if (begin + text.size() > uuidLength)
        return {};
    UserTermPlan::UuidPart part;
    for (size_t at = 0; at < begin + text.size(); ++at) {
        if (at >= begin && (text[at - begin] == '-') != isUuidDash(at))
            return {};
        if (isUuidDash(at))
            continue;
        const int value = at >= begin ? hexValue(text[at - begin]) : 0;
        if (value < 0)
            return {};
        const size_t dashes = size_t(at > 8) + size_t(at > 13) + size_t(at > 18) + size_t(at > 23);
        const size_t digit = at - dashes;
        quint64 &mask = digit < 16 ? part.mask.high : part.mask.low;
        quint64 &digits = digit < 16 ? part.digits.high : part.digits.low;
        const auto shift = 4 * (15 - digit % 16);
        if (at >= begin)
            mask |= quint64(15) << shift;
        digits |= quint64(value) << shift;
    }
    return part;
}

std::string dashedUuid(std::string text)
{
    if (text.size() == 32)
        for (const size_t dash : {8u, 13u, 18u, 23u})
            text.insert(dash, 1, '-');
    return text;
}

} // namespace

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
        const std::string whole = dashedUuid(term.text);
        if (term.kind == Kind::Whole && whole.size() == uuidLength)
            if (const auto part = uuidPartAt(whole, 0))
                uuidParts.push_back(*part);
        for (size_t begin = 0; term.kind == Kind::Part && hasDash && begin + term.text.size() <= uuidLength; ++begin)
            if (const auto part = uuidPartAt(term.text, begin))
                uuidParts.push_back(*part);
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
            users.dictionary().forEachSourceList([this](const UserDictionary::SourceList &list) {
                sourceLists.push_back(std::any_of(list.begin(), list.end(), [this](quint16 source) {
                    return source < sources.size() && sources[source];
                }));
            });
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
