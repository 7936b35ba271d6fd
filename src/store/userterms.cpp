// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userterms.h"

#include "domain/pii.h"
#include "domain/timestamp.h"
#include "store/foldedtext.h"

#include <algorithm>
#include <array>
#include <optional>

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

/// `text` as a part of a UUID that begins at a character of it.
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

bool fitsTerm(std::string_view folded, const UserTermPlan &plan)
{
    return plan.term.kind == UserQuery::Term::Kind::Whole ? folded == plan.text.text() : plan.text.isIn(folded);
}

} // namespace

UserTermPlan::UserTermPlan(const UserQuery::Term &wanted, const UserSnapshot &users, bool isForMany)
    : term(wanted), text(wanted.text)
{
    using Kind = UserQuery::Term::Kind;
    const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
    if (looksAtIds() && isValue) {
        std::string bare = term.text;
        std::erase(bare, '-');
        hasDash = bare.size() != term.text.size();
        dashless = TextNeedle(std::move(bare));
        const std::string whole = dashedUuid(term.text);
        if (term.kind == Kind::Whole && whole.size() == uuidLength)
            if (const auto part = uuidPartAt(whole, 0))
                uuidParts.push_back(*part);
        for (size_t begin = 0; term.kind == Kind::Part && hasDash && begin + term.text.size() <= uuidLength; ++begin)
            if (const auto part = uuidPartAt(term.text, begin))
                uuidParts.push_back(*part);
    }
    if (isValue && (term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Source)) {
        // A whole value is a slug before it is a name: "dexcom" is not "dexcom_v3", though people read Dexcom for both.
        const auto known = users.dictionary().sources();
        const bool isSlug = term.kind == Kind::Whole
            && std::any_of(known.begin(), known.end(),
                           [this](const auto &source) { return fitsTerm(foldedText(source.slug), *this); });
        for (const auto &source : known)
            sources.push_back(fitsTerm(foldedText(source.slug), *this)
                              || (!isSlug && fitsTerm(foldedText(source.name), *this)));
        hasSources = std::find(sources.begin(), sources.end(), true) != sources.end();
        // A list that is added meanwhile belongs to users of another snapshot, but may hold a source that is new too.
        if (isForMany && hasSources)
            users.dictionary().eachSourceList([this](const UserDictionary::SourceList &list) {
                sourceLists.push_back(std::any_of(list.begin(), list.end(), [this](quint16 source) {
                    return source < sources.size() && sources[source];
                }));
            });
    }
}

bool UserTermFilter::fits(std::string_view folded) const
{
    return fitsTerm(folded, *m_plan);
}

bool UserTermFilter::holdsSourceList(quint32 list) const
{
    if (!m_plan->hasSources || list == 0)
        return false;
    if (list < m_plan->sourceLists.size())
        return m_plan->sourceLists[list];
    const auto sources = m_dictionary->sourceList(list);
    return std::any_of(sources.begin(), sources.end(),
                       [this](quint16 source) { return source < m_plan->sources.size() && m_plan->sources[source]; });
}

bool UserTermFilter::holdsZone(quint32 zone)
{
    if (zone == 0)
        return false;
    if (zone >= m_zones.size())
        m_zones.resize(zone + 64, Unknown);
    if (m_zones[zone] == Unknown) {
        m_zones[zone] = fits(foldedText(m_dictionary->text(zone))) ? Yes : No;
        m_hasZones = m_hasZones || m_zones[zone] == Yes;
    }
    return m_zones[zone] == Yes;
}

bool UserTermFilter::hasEnded(quint32 text)
{
    if (text == 0)
        return false;
    if (text >= m_ends.size())
        m_ends.resize(text + 64, Unknown);
    if (m_ends[text] == Unknown) {
        const QDateTime end = Timestamp::parse(m_dictionary->text(text)).utc;
        m_ends[text] = end.isValid() && end.toMSecsSinceEpoch() <= m_now ? Yes : No;
    }
    return m_ends[text] == Yes;
}

bool UserTermFilter::holdsId(const UserSegment &users, quint32 row) const
{
    const Uuid uuid = users.uuids()[row];
    if (!uuid.isUuid() || (m_plan->uuidParts.empty() && !m_plan->hasDash)) {
        const char *begin = users.searchText().data() + users.searchBegin()[row];
        const std::string_view bare(begin, size_t(users.foldedClientUserId(row).data() - begin) - 1);
        if (!m_plan->dashless.isIn(bare))
            return false;
        if (!m_plan->hasDash && (m_plan->term.kind != Kind::Whole || bare == m_plan->text.text()))
            return true;
        std::string id;
        appendFoldedLine(id, users.idText(row));
        return fits(id);
    }
    return std::any_of(m_plan->uuidParts.begin(), m_plan->uuidParts.end(), [&](const UserTermPlan::UuidPart &part) {
        return (uuid.high & part.mask.high) == part.digits.high && (uuid.low & part.mask.low) == part.digits.low;
    });
}

bool UserTermFilter::holdsClientId(std::string_view folded) const
{
    switch (m_plan->term.kind) {
    case Kind::None:
        return folded.empty();
    case Kind::AnyValue:
        return !folded.empty();
    default:
        return fits(folded);
    }
}

bool UserTermFilter::holdsText(const UserSegment &users, quint32 row)
{
    return (m_plan->looksAtClientIds() && holdsClientId(users.foldedClientUserId(row)))
        || (m_plan->looksAtIds() && holdsId(users, row));
}

bool UserTermFilter::holdsPositively(const UserSegment &users, quint32 row)
{
    const UserQuery::Term &term = m_plan->term;
    const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
    const auto isThere = [&](bool is) { return is == (term.kind != Kind::None); };
    switch (term.field) {
    case Field::Any:
        return holdsSourceList(users.sourceList(row)) || holdsZone(users.zone(row)) || holdsText(users, row);
    case Field::Id:
    case Field::Client:
        return holdsText(users, row);
    case Field::Source:
        return isValue ? holdsSourceList(users.sourceList(row)) : isThere(users.sourceList(row) != 0);
    case Field::Zone:
        return isValue ? holdsZone(users.zone(row)) : isThere(users.zone(row) != 0);
    case Field::Created: {
        const qint64 created = users.createdMs()[row];
        return isValue ? created >= term.fromMs && created < term.beforeMs : isThere(created != UserFields::noMoment);
    }
    case Field::Birth:
        return isThere(users.hasBirthDate(row));
    case Field::Ingestion:
        if (term.kind == Kind::Ended)
            return hasEnded(users.ingestionEnd(row));
        return isThere(users.ingestionStart(row) != 0 || users.ingestionEnd(row) != 0);
    case Field::PersonalData:
        return isThere(hasPersonalData(users, row));
    }
    return false;
}

bool UserTermFilter::holds(const UserSegment &users, quint32 row)
{
    return holdsPositively(users, row) != m_plan->term.isNegated;
}

bool hasPersonalData(const UserSegment &users, quint32 row)
{
    // Nearly all ids can be told from both at a glance: no @, and a letter where a number would begin.
    const std::string_view folded = users.foldedClientUserId(row);
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    if (folded.empty() || (isLetter(folded.front()) && folded.find('@') == std::string_view::npos))
        return false;
    const std::string_view text = users.clientUserId(row);
    return personalDataIn(QString::fromUtf8(text.data(), qsizetype(text.size()))) != PersonalData::None;
}

} // namespace labdesk
