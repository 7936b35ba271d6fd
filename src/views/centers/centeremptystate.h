// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"
#include "views/centers/centertexts.h"

namespace labdesk {

class LabCatalog;

/// Why there is nothing, and the one thing that would give something, as a button; without a button when none is known.
struct NothingThere
{
    QString title;
    QString sentence;
    QString button;
};

/// Before a search.
NothingThere nothingSearched(bool forOrder);

/// After a search that found none: `finder` knows what finds some.
NothingThere noCentersFound(const CenterFinder &finder, const LabCatalog &labs, const ZipHint &hint);

/// After a filter that left none of those that were found out of `model`; `without` is what the button makes of the
/// filter.
struct NothingFits
{
    NothingThere words;
    CenterFilter without;
};
NothingFits noCentersFit(const CenterListModel &model);

} // namespace labdesk
