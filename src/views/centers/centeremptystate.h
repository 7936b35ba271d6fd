// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"
#include "views/centers/centertexts.h"

namespace labdesk {

class LabCatalog;

/// Why the list is empty, with a button for the one change that would fill it; no button if none is known.
struct EmptyText
{
    QString title;
    QString sentence;
    QString button;
};

/// Before the first search.
EmptyText beforeSearchText(bool forOrder);

/// After a search that found nothing. `finder` provides a search that finds something, if it knows one.
EmptyText noCentersFoundText(const CenterFinder &finder, const LabCatalog &labs, const ZipInfo &hint);

/// After a filter that matches none of the centers in `model`. `without` is the filter that the button applies.
struct NoMatches
{
    EmptyText words;
    CenterFilter without;
};
NoMatches noMatchesText(const CenterListModel &model);

} // namespace labdesk
