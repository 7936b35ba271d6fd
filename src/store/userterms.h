// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/textneedle.h"
#include "store/userquery.h"
#include "store/usersnapshot.h"

#include <vector>

namespace labdesk {

/// One bit for each row of a segment; behind the last row 0.
using SegmentBits = std::vector<quint64>;

/// A term of the filter language made ready for the users of a snapshot: what depends on the term alone is done here,
/// once.
struct UserTermPlan
{
    /// Where a text with dashes can stand in a UUID: then these digits are those.
    struct UuidPart
    {
        Uuid mask;
        Uuid digits;
    };

    /// `isForMany`: lists of sources are judged now, each once; else when they are met.
    UserTermPlan(const UserQuery::Term &term, const UserSnapshot &users, bool isForMany);

    bool looksAtIds() const { return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Id; }
    bool looksAtClientIds() const
    {
        return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Client;
    }
    bool isText() const { return looksAtIds() || term.field == UserQuery::Field::Client; } ///< slow: all text is read

    UserQuery::Term term;
    TextNeedle text;     ///< what stands in the term
    TextNeedle dashless; ///< the same as it would stand in a search text, where ids have no dashes
    bool hasDash = false;
    std::vector<UuidPart> uuidParts; ///< of Part with dashes; of Whole the one UUID, with or without dashes
    std::vector<bool> sources;       ///< by number: whether name or slug fit
    bool hasSources = false;         ///< some do
    std::vector<quint8> sourceLists; ///< by number whether one of them fits, when made for many
};

/// Answers for one term, in one thread: zones and bounds are judged when they are met first, and remembered by number.
class UserTermFilter
{
public:
    UserTermFilter(const UserTermPlan &plan, const UserDictionary &dictionary, qint64 now)
        : m_plan(&plan), m_dictionary(&dictionary), m_now(now)
    {
    }

    const UserTermPlan &plan() const { return *m_plan; }
    bool holds(const UserSegment &users, quint32 row);
    SegmentBits marks(const UserSegment &users); ///< the same for all rows

private:
    using Field = UserQuery::Field;
    using Kind = UserQuery::Term::Kind;
    enum Judgement : quint8 { Unknown, No, Yes };

    bool holdsPositively(const UserSegment &users, quint32 row);
    bool holdsText(const UserSegment &users, quint32 row);
    bool holdsId(const UserSegment &users, quint32 row) const;
    bool holdsClientId(std::string_view folded) const;
    bool holdsSourceList(quint32 list) const;
    bool holdsZone(quint32 zone);
    void judgeZones(const UserSegment &users);
    bool hasEnded(quint32 text);
    bool fits(std::string_view folded) const; ///< the whole or a part, as the term asks

    void mark(const UserSegment &users, SegmentBits &bits);
    void markSourceLists(const UserSegment &users, SegmentBits &bits) const;
    void markZones(const UserSegment &users, SegmentBits &bits);
    void markIngestion(const UserSegment &users, SegmentBits &bits);
    void markText(const UserSegment &users, SegmentBits &bits);
    void markPlaces(const UserSegment &users, SegmentBits &bits, size_t places) const;
    bool hasPlaceIn(const UserSegment &users, quint32 row) const;
    void markDashedIds(const UserSegment &users, SegmentBits &bits) const;

    const UserTermPlan *m_plan;
    const UserDictionary *m_dictionary;
    qint64 m_now;
    std::vector<Judgement> m_zones; ///< by number of the text
    bool m_hasZones = false;        ///< one of those so far fits
    std::vector<Judgement> m_ends;
    std::vector<quint64> m_places; ///< of the text in a segment
};

/// Whether the client id is what personalDataIn() warns of.
bool hasPersonalData(const UserSegment &users, quint32 row);

} // namespace labdesk
