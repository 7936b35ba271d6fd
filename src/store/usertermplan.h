// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/textneedle.h"
#include "store/userquery.h"
#include "store/usersnapshot.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace labdesk {

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

    bool readsIds() const { return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Id; }
    bool readsClientIds() const
    {
        return term.field == UserQuery::Field::Any || term.field == UserQuery::Field::Client;
    }
    bool fits(const SourceFault &fault) const;
    bool fits(std::string_view folded) const; ///< the whole or a part, as the term asks
    /// The rows of a segment whose users have a fault that fits, ascending; of Trouble.
    const std::vector<quint32> &troubleIn(const UserSegment &segment) const;
    bool isText() const { return readsIds() || term.field == UserQuery::Field::Client; } ///< slow: all text is read

    UserQuery::Term term;
    TextNeedle text;     ///< what stands in the term
    TextNeedle dashless; ///< the same as it would stand in a search text, where ids have no dashes
    bool hasDash = false;
    std::vector<UuidPart> uuidParts; ///< of Part with dashes; of Whole the one UUID, with or without dashes
    std::vector<bool> sources;       ///< by number: whether name or slug fit
    bool hasSources = false;         ///< some do
    std::unordered_map<const UserSegment *, std::vector<quint32>> trouble; ///< those that have such rows
    std::vector<quint8> sourceLists; ///< by number whether one of them fits, when made for many
};

} // namespace labdesk
