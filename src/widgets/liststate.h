// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

class QAbstractItemView;

namespace labdesk {

/// What is current in a list and what stands at its top, each by what `role` says of the row: for a list made anew that
/// shows the same, or nearly. Order and columns are the sizekeeper's part.
QVariantMap listState(const QAbstractItemView &list, int role);

/// Makes the same row current and brings the same row to the top, as soon as the list has its size. A row that is not
/// there (any more) is passed over.
void restoreListState(QAbstractItemView &list, int role, const QVariantMap &state);

} // namespace labdesk
