// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace labdesk::wire {

/// What an answer may take of the memory, in bytes, its own and those of all that is made of it.
inline constexpr qint64 maxTreeBytes = qint64(96) * 1024 * 1024;
inline constexpr int maxNesting = 1024; ///< that of QJsonDocument

/// Why no tree may be built of these bytes; empty: it may. A tree takes up to 45 times as many bytes as its JSON, so
/// that a limit of bytes alone is none. Counts what makes a tree large, and looks at nothing else: whether it is JSON
/// is the parser's part.
QString treeTooLargeReason(QByteArrayView json);

} // namespace labdesk::wire
