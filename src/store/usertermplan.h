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

} // namespace labdesk
