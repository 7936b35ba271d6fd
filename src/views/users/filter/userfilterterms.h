// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"

#include <QStringList>

namespace labdesk {

/// Whether the query has exactly this term, wherever it stands in it.
bool hasTerm(const UserQuery &query, const QString &term);
/// A term in words: "Time zone: Los Angeles", "No source", "Not: Source: Oura".
QString formatFilterTerm(const QString &term);

/// A filter in two: terms that have words of their own, as clicks put them there, and what remains to be typed.
struct UserFilterParts
{
    QStringList terms;
    QString typed;
};
UserFilterParts partsOfFilter(const QString &filter);

} // namespace labdesk
