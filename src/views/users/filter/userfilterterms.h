// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"

#include <QStringList>

namespace labdesk {

/// Whether the query contains exactly this term.
bool hasTerm(const UserQuery &query, const QString &term);
/// Display text of a term: "Time zone: Los Angeles", "No source", "Not: Source: Oura".
QString formatFilterTerm(const QString &term);

/// A filter split into terms that are shown as chips, and the remaining text.
struct UserFilterParts
{
    QStringList terms;
    QString typed;
};
UserFilterParts splitFilter(const QString &filter);

} // namespace labdesk
