// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QModelIndex;
class QString;
class QWidget;

namespace labdesk {

/// Makes Ctrl+C in a list copy the current cell, as Qt's views do, and confirm it.
void copyByKey(QAbstractItemView *list);

/// "Copied: Time zone.", with the title of the column, but never its content.
QString copiedCell(const QModelIndex &cell);

/// Shows a toast in the window that contains `part`.
void showCopiedToast(QWidget *part, const QString &words);

} // namespace labdesk
