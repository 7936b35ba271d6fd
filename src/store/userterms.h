// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/textneedle.h"
#include "store/userquery.h"
#include "store/usersnapshot.h"
#include "store/uuidneedle.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace labdesk {

/// A term of the filter language, prepared for the users of a snapshot. All work that doesn't depend on rows is done
/// once here.
struct UserTermPlan
{
    /// `isForMany`: evaluate all lists of sources now; otherwise, each is evaluated when it is encountered.
    UserTermPlan(const UserQuery::Term &term, const UserSnapshot &users, bool isForMany);

    bool matchesIds() const { return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Id; }
    bool matchesClientIds() const
    {
        return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Client;
    }
    bool fits(const SourceFault &fault) const;
    bool fits(std::string_view folded) const; ///< as a whole or a part, depending on the term
    /// For Trouble: the rows of a segment whose users have a matching fault, ascending.
    const std::vector<quint32> &faultyRowsIn(const UserSegment &segment) const;
    /// Slow, because all text is searched.
    bool isText() const { return matchesIds() || term.field == UserQuery::Field::Client; }

    UserQuery::Term term;
    TextNeedle text;              ///< the text of the term
    TextNeedle textWithoutDashes; ///< the text as in a search text, where IDs have no dashes
    bool hasDash = false;
    UuidNeedle uuid;             ///< the text in UUIDs
    std::vector<quint8> sources; ///< by number: whether its name or slug matches
    bool hasSources = false;     ///< any source matches
    std::unordered_map<const UserSegment *, std::vector<quint32>> trouble; ///< only segments with such rows
    std::vector<quint8> sourceLists; ///< by number: whether any of its sources matches; only with `isForMany`
};

/// One bit for each row of a segment; bits after the last row are 0.
using SegmentBits = std::vector<quint64>;

/// Evaluates one term, in one thread. Shared words and ingestion dates are evaluated when first encountered and cached
/// by number.
class UserTermFilter
{
public:
    UserTermFilter(const UserTermPlan &plan, const UserDictionary &dictionary, qint64 now)
        : m_plan(&plan), m_dictionary(&dictionary), m_now(now)
    {
    }

    const UserTermPlan &plan() const { return *m_plan; }
    bool holds(const UserSegment &users, quint32 row);
    SegmentBits marks(const UserSegment &users); ///< holds() for all rows

private:
    using Field = UserQuery::Field;
    using Kind = UserQuery::Term::Kind;
    enum Judgment : quint8 { Unknown, No, Yes };

    bool matchesTerm(const UserSegment &users, quint32 row);
    bool matchesText(const UserSegment &users, quint32 row);
    bool matchesId(const UserSegment &users, quint32 row) const;
    bool matchesClientId(std::string_view folded) const;
    bool matchesSourceList(quint32 list) const;
    bool matchesWord(quint32 word);
    void evaluateWords(const UserSegment &users, UserColumn column);
    bool hasEnded(quint32 text);

    void mark(const UserSegment &users, SegmentBits &bits);
    void markSourceLists(const UserSegment &users, SegmentBits &bits) const;
    void markWords(const UserSegment &users, UserColumn column, SegmentBits &bits);
    void markRareMoments(const UserSegment &users, SegmentBits &bits);
    void markText(const UserSegment &users, SegmentBits &bits);
    void markPlaces(const UserSegment &users, SegmentBits &bits, size_t places) const;
    bool hasPlaceIn(const UserSegment &users, quint32 row) const;
    void markOtherIds(const UserSegment &users, SegmentBits &bits) const;

    const UserTermPlan *m_plan;
    const UserDictionary *m_dictionary;
    qint64 m_now;
    std::vector<Judgment> m_words; ///< by text number
    bool m_hasWords = false;       ///< one of them matches so far
    std::vector<Judgment> m_endJudgments;
    std::vector<quint64> m_places; ///< positions of the text in a segment
};

/// Whether the client ID is something that personalDataIn() warns about.
bool hasPersonalData(const UserSegment &users, quint32 row);

} // namespace labdesk
