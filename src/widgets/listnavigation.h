// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace labdesk {

class SearchField;

/// Down in the field leads into the list, to the row that is current or else, when `orFirst`, the first. Escape clears
/// the field, from the list too; in the empty field it leaves it for the list.
void setUpListNavigation(SearchField *field, QAbstractItemView *list, bool orFirst = true);
/// Enter does so too, for fields that filter as one types.
void leadIntoListByEnter(SearchField *field, QAbstractItemView *list);

/// Makes the row current whose `role` holds what the current row held, whenever the list was filled anew; the first row
/// when `orFirst` and there is no such row. The view must have its model.
void keepCurrentBy(QAbstractItemView *list, int role, bool orFirst);

/// When a notice comes up above the list and makes it lower, a current row that was in sight stays there.
void keepCurrentInSight(QAbstractItemView *list);

} // namespace labdesk
