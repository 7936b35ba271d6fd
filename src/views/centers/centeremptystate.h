// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"
#include "views/centers/centertexts.h"

namespace labdesk {

class LabCatalog;

/// Why the list is empty, with a button for the one change that would fill it; no button if none is known.
struct NothingThere
{
    QString title;
    QString sentence;
    QString button;
};

/// Before the first search.
NothingThere nothingSearched(bool forOrder);

/// After a search that found nothing. `finder` provides a search that finds something, if it knows one.
NothingThere noCentersFound(const CenterFinder &finder, const LabCatalog &labs, const ZipHint &hint);

/// After a filter that matches none of the centers in `model`. `without` is the filter that the button applies.
struct NothingFits
{
    NothingThere words;
    CenterFilter without;
};
NothingFits noCentersFit(const CenterListModel &model);

} // namespace labdesk
