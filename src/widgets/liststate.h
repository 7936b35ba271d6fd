// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

class QAbstractItemView;

namespace labdesk {

/// Saves the current row and the top row of a list, each by its `role` value, for a new list with the same or nearly
/// the same rows. layoutstate.h saves the sort order and columns.
QVariantMap listState(const QAbstractItemView &list, int role);

/// Restores the current row and the top row as soon as the list has its size. A row that no longer exists is ignored.
void restoreListState(QAbstractItemView &list, int role, const QVariantMap &state);

} // namespace labdesk
