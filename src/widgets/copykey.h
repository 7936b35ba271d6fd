// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QModelIndex;
class QString;
class QWidget;

namespace labdesk {

/// Ctrl+C in a list copies its current cell, as Qt's views do, and says so.
void copyByKey(QAbstractItemView *list);

/// "Copied: Time zone." by the title of its column, never by what is in it.
QString copiedCell(const QModelIndex &cell);

/// A toast in the window that the part belongs to.
void showCopiedToast(QWidget *part, const QString &words);

} // namespace labdesk
