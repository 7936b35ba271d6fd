// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userterms.h"

#include "domain/knownvalues.h"
#include "domain/pii.h"
#include "domain/timestamp.h"
#include "store/foldedtext.h"
#include "store/userqueryfields.h"

#include <algorithm>
#include <bit>
#include <string>

namespace labdesk {

namespace {

constexpr quint32 bitsInWord = 64;

/// Sets the bit of each row for which `test(row)` is true.
template <class Test> void markEach(quint32 rows, SegmentBits &bits, Test test)
{
    for (quint32 begin = 0; begin < rows; begin += bitsInWord) {
        const quint32 end = std::min(rows, begin + bitsInWord);
        quint64 word = 0;
        for (quint32 row = begin; row < end; ++row)
            word |= quint64(bool(test(row))) << (row - begin);
        bits[begin / bitsInWord] |= word;
    }
}

void setBit(SegmentBits &bits, quint32 row)
{
    bits[row / bitsInWord] |= quint64(1) << (row % bitsInWord);
}

void invert(SegmentBits &bits, quint32 rows)
{
    for (quint64 &word : bits)
        word = ~word;
    if (rows % bitsInWord != 0)
        bits.back() &= (quint64(1) << (rows % bitsInWord)) - 1;
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

bool UserTermFilter::matchesSourceList(quint32 list) const
{
    if (!m_plan->hasSources || list == 0)
        return false;
    if (list < m_plan->sourceLists.size())
        return m_plan->sourceLists[list];
    const auto sources = m_dictionary->sourceList(list);
    return std::any_of(sources.begin(), sources.end(),
                       [this](quint16 source) { return source < m_plan->sources.size() && m_plan->sources[source]; });
}

bool UserTermFilter::matchesWord(quint32 word)
{
    if (word == 0)
        return false;
    if (word >= m_words.size())
        m_words.resize(word + 64, Unknown);
    if (m_words[word] == Unknown) {
        m_words[word] = m_plan->fits(foldedText(m_dictionary->text(word))) ? Yes : No;
        m_hasWords = m_hasWords || m_words[word] == Yes;
    }
    return m_words[word] == Yes;
}

bool UserTermFilter::hasEnded(quint32 text)
{
    if (text == 0)
        return false;
    if (text >= m_endJudgments.size())
        m_endJudgments.resize(text + 64, Unknown);
    if (m_endJudgments[text] == Unknown) {
        const QDateTime end = Timestamp::parse(m_dictionary->text(text)).utc;
        m_endJudgments[text] = end.isValid() && end.toMSecsSinceEpoch() <= m_now ? Yes : No;
    }
    return m_endJudgments[text] == Yes;
}

bool UserTermFilter::matchesId(const UserSegment &users, quint32 row) const
{
    if (users.uuids()[row].isUuid())
        return m_plan->uuid.isIn(users.uuids()[row]);
    const char *begin = users.searchText().data() + users.searchBegin()[row];
    const std::string_view bare(begin, size_t(users.foldedClientUserId(row).data() - begin) - 1);
    if (!m_plan->textWithoutDashes.isIn(bare))
        return false;
    if (!m_plan->hasDash && (m_plan->term.kind != Kind::Whole || bare == m_plan->text.text()))
        return true;
    std::string id;
    appendFoldedLine(id, users.idText(row));
    return m_plan->fits(id);
}

bool UserTermFilter::matchesClientId(std::string_view folded) const
{
    switch (m_plan->term.kind) {
    case Kind::None:
        return folded.empty();
    case Kind::AnyValue:
        return !folded.empty();
    default:
        return m_plan->fits(folded);
    }
}

bool UserTermFilter::matchesText(const UserSegment &users, quint32 row)
{
    return (m_plan->matchesClientIds() && matchesClientId(users.foldedClientUserId(row)))
        || (m_plan->matchesIds() && matchesId(users, row));
}

bool UserTermFilter::matchesTerm(const UserSegment &users, quint32 row)
{
    const UserQuery::Term &term = m_plan->term;
    const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
    const auto isThere = [&](bool is) { return is == (term.kind != Kind::None); };
    if (term.field == Field::Any)
        return matchesSourceList(users.sourceList(row)) || matchesWord(users.number(UserColumn::Zone, row))
            || matchesText(users, row);
    if (term.field == Field::PersonalData)
        return isThere(hasPersonalData(users, row));
    if (term.field == Field::Trouble) {
        const std::vector<quint32> &rows = m_plan->faultyRowsIn(users);
        return isThere(std::binary_search(rows.begin(), rows.end(), row));
    }
    const UserQueryFieldRow &fieldInfo = fieldRow(term.field);
    const UserColumn column = *fieldInfo.column;
    switch (columnRow(column).type) {
    case ColumnType::Id:
        return isValue && matchesText(users, row); // every user has an ID
    case ColumnType::ClientId:
        return matchesText(users, row);
    case ColumnType::Sources:
        return isValue ? matchesSourceList(users.sourceList(row)) : isThere(users.sourceList(row) != 0);
    case ColumnType::Word: {
        const quint32 word = users.number(column, row);
        return isValue ? matchesWord(word) : isThere(word != 0);
    }
    case ColumnType::Moment: {
        const qint64 moment = users.moments(column)[row];
        return isValue ? moment >= term.fromMs && moment < term.beforeMs
                       : isThere(moment != UserFields::invalidTimestamp);
    }
    case ColumnType::Flag:
        return isThere(users.number(column, row) != 0);
    case ColumnType::RareMoment:
        if (term.kind == Kind::Ended)
            return hasEnded(users.number(column, row));
        return isThere(users.number(column, row) != 0
                       || (fieldInfo.alternativeColumn && users.number(*fieldInfo.alternativeColumn, row) != 0));
    }
    return false;
}

bool UserTermFilter::holds(const UserSegment &users, quint32 row)
{
    return matchesTerm(users, row) != m_plan->term.isNegated;
}

// Evaluates the term for all rows of a segment at once.

SegmentBits UserTermFilter::marks(const UserSegment &users)
{
    SegmentBits bits((users.size() + bitsInWord - 1) / bitsInWord);
    mark(users, bits);
    if (m_plan->term.isNegated)
        invert(bits, users.size());
    return bits;
}

void UserTermFilter::mark(const UserSegment &users, SegmentBits &bits)
{
    const UserQuery::Term &term = m_plan->term;
    const bool isValue = term.kind == Kind::Part || term.kind == Kind::Whole;
    if (term.field == Field::Any) {
        markSourceLists(users, bits);
        markWords(users, UserColumn::Zone, bits);
        return markText(users, bits);
    }
    if (term.field == Field::Trouble) {
        for (const quint32 row : m_plan->faultyRowsIn(users))
            setBit(bits, row);
        if (term.kind == Kind::None)
            invert(bits, users.size());
        return;
    }
    const std::optional<UserColumn> column = fieldRow(term.field).column;
    // Not compared with an optional, because GCC then warns that its value may be uninitialized.
    const auto isOfType = [&column](ColumnType type) { return column && columnRow(*column).type == type; };
    if (isOfType(ColumnType::RareMoment))
        return markRareMoments(users, bits);
    if (isOfType(ColumnType::Id) && !isValue)
        return; // every user has an ID
    if (isValue && (isOfType(ColumnType::Id) || isOfType(ColumnType::ClientId)))
        return markText(users, bits);
    if (isValue && isOfType(ColumnType::Sources))
        return markSourceLists(users, bits);
    if (isValue && isOfType(ColumnType::Word))
        return markWords(users, *column, bits);
    if (isOfType(ColumnType::Sources) || isOfType(ColumnType::Word))
        return markEach(users.size(), bits,
                        [&numbers = isOfType(ColumnType::Word) ? users.words(*column) : users.sourceLists(),
                         isThere = term.kind != Kind::None](quint32 row) { return (numbers[row] != 0) == isThere; });
    if (isValue && isOfType(ColumnType::Moment))
        return markEach(users.size(), bits, users.moments(*column).rowTest(term.fromMs, term.beforeMs));
    markEach(users.size(), bits, [&](quint32 row) { return matchesTerm(users, row); });
}

void UserTermFilter::markRareMoments(const UserSegment &users, SegmentBits &bits)
{
    const UserQueryFieldRow &fieldInfo = fieldRow(m_plan->term.field);
    const bool isEndedTerm = m_plan->term.kind == Kind::Ended;
    for (const auto &[row, text] : users.rareMoments(*fieldInfo.column))
        if (isEndedTerm ? hasEnded(text) : text != 0)
            setBit(bits, row);
    if (isEndedTerm)
        return;
    if (fieldInfo.alternativeColumn)
        for (const auto &[row, text] : users.rareMoments(*fieldInfo.alternativeColumn))
            if (text != 0)
                setBit(bits, row);
    if (m_plan->term.kind == Kind::None)
        invert(bits, users.size());
}

void UserTermFilter::markSourceLists(const UserSegment &users, SegmentBits &bits) const
{
    if (!m_plan->hasSources)
        return;
    // All numbers of a snapshot existed when the plan was created.
    markEach(users.size(), bits, [&lists = users.sourceLists(), fits = m_plan->sourceLists.data()](quint32 row) {
        return fits[lists[row]];
    });
}

void UserTermFilter::evaluateWords(const UserSegment &users, UserColumn column)
{
    const UserSegment::Numbers &words = users.words(column);
    if (words.largest() >= m_words.size())
        m_words.resize(words.largest() + 64, Unknown);
    m_words[0] = No;
    const auto evaluate = [this](quint32 word) {
        if (m_words[word] == Unknown)
            matchesWord(word);
    };
    // With a few hundred time zones, evaluating each one is faster than evaluating some thousand rows.
    if (words.largest() - words.least() < users.size()) {
        for (quint32 word = words.least(); word <= words.largest(); ++word)
            evaluate(word);
    } else {
        for (quint32 row = 0; row < users.size(); ++row)
            evaluate(words[row]);
    }
}

void UserTermFilter::markWords(const UserSegment &users, UserColumn column, SegmentBits &bits)
{
    evaluateWords(users, column);
    if (m_hasWords)
        markEach(users.size(), bits, [&words = users.words(column), evaluated = m_words.data()](quint32 row) {
            return evaluated[words[row]] == Yes;
        });
}

void UserTermFilter::markText(const UserSegment &users, SegmentBits &bits)
{
    bool isInText = m_plan->matchesClientIds();
    if (m_plan->matchesIds()) {
        m_plan->uuid.mark(users.uuids(), bits);
        if (m_plan->hasDash || m_plan->term.kind == Kind::Whole)
            markOtherIds(users, bits);
        else
            isInText = isInText || users.hasOtherIds();
    }
    if (!isInText)
        return;
    if (const size_t places = m_plan->text.places(users.searchText(), m_places); places > 0)
        markPlaces(users, bits, places);
}

void UserTermFilter::markPlaces(const UserSegment &users, SegmentBits &bits, size_t places) const
{
    constexpr size_t scanAllRowsFactor = 4; // a word of places costs about as much as a row
    const bool matchesAnyColumn = m_plan->matchesIds() && m_plan->matchesClientIds(); // a line break separates them
    const quint32 *begin = users.searchBegin().data();
    if (places * scanAllRowsFactor > users.size()) { // avoids unpredictable branches
        if (matchesAnyColumn)
            markEach(users.size(), bits,
                     [&](quint32 row) { return hasBitBetween(m_places, begin[row], begin[row + 1]); });
        else
            markEach(users.size(), bits, [&](quint32 row) { return hasPlaceIn(users, row); });
        return;
    }
    quint32 row = 0;
    for (size_t word = 0; word < m_places.size(); ++word) {
        for (quint64 left = m_places[word]; left != 0;) {
            const size_t at = word * 64 + size_t(std::countr_zero(left));
            while (begin[row + 1] <= at)
                ++row;
            if (matchesAnyColumn || hasPlaceIn(users, row))
                setBit(bits, row);
            const size_t next = begin[row + 1] - word * 64; // the other places in this row say nothing more
            left &= next < 64 ? ~quint64(0) << next : 0;
        }
    }
}

bool UserTermFilter::hasPlaceIn(const UserSegment &users, quint32 row) const
{
    const std::string_view client = users.foldedClientUserId(row);
    const auto clientBegin = size_t(client.data() - users.searchText().data());
    if (m_plan->matchesIds())
        return hasBitBetween(m_places, users.searchBegin()[row], clientBegin);
    if (m_plan->term.kind == Kind::Whole)
        return client == m_plan->text.text();
    return hasBitBetween(m_places, clientBegin, clientBegin + client.size());
}

/// Also searches IDs that aren't UUIDs as they were received, because the search text has them without dashes.
void UserTermFilter::markOtherIds(const UserSegment &users, SegmentBits &bits) const
{
    for (quint32 row = 0; users.hasOtherIds() && row < users.size(); ++row)
        if (!users.uuids()[row].isUuid() && matchesId(users, row))
            setBit(bits, row);
}

bool hasPersonalData(const UserSegment &users, quint32 row)
{
    // Quickly rules out nearly all IDs: those that have no @ and begin with a letter, where a phone number would begin.
    const std::string_view folded = users.foldedClientUserId(row);
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    if (folded.empty() || (isLetter(folded.front()) && folded.find('@') == std::string_view::npos))
        return false;
    const std::string_view text = users.clientUserId(row);
    return personalDataIn(QString::fromUtf8(text.data(), qsizetype(text.size()))) != PersonalData::None;
}

} // namespace labdesk
