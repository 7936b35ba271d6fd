// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QModelIndex;

namespace labdesk {

class SearchField;

/// Makes `row` the current row and the only selected one; an invalid one: none. Use this instead of the view's
/// setCurrentIndex(), which adds the row to the selected ones, or deselects it, while Ctrl or Shift is held.
void selectOnly(QAbstractItemView *list, const QModelIndex &row);

/// Makes Down in the field move to the list, to the current row, or if `orFirst`, to the first one if there is none.
/// Escape clears the field, also from the list; in an empty field, it moves to the list. Pasting in the list pastes
/// into the field.
void setUpListNavigation(SearchField *field, QAbstractItemView *list, bool orFirst = true);
/// Makes Enter move to the list, for fields that filter while typing.
void enterListByReturn(SearchField *field, QAbstractItemView *list);

/// After the list is refilled, makes the row current that has the same value of `role` as before, or if `orFirst` and
/// there is none, the first one. The view must already have its model.
void keepCurrentByRole(QAbstractItemView *list, int role, bool orFirst);

/// Keeps a visible current row visible when a notice above the list reduces its height.
void keepCurrentVisible(QAbstractItemView *list);

} // namespace labdesk
