// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

class QAbstractItemView;

namespace labdesk {

/// Saves the current row and the top row of a list, each by its `role` value, for a new list with the same or nearly
/// the same rows. layoutstate.h saves order and columns.
QVariantMap listState(const QAbstractItemView &list, int role);

/// Makes the same row current and brings the same row to the top, as soon as the list has its size. A row that is not
/// there (any more) is passed over.
void restoreListState(QAbstractItemView &list, int role, const QVariantMap &state);

} // namespace labdesk
