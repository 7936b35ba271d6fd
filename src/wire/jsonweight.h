// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace labdesk::wire {

/// The memory that a response may take, in bytes, including everything that is read from it.
inline constexpr qint64 maxTreeBytes = qint64(96) * 1024 * 1024;
inline constexpr int maxNesting = 1024; ///< the limit of QJsonDocument

/// Returns why these bytes must not be parsed into a tree; empty if they may. A tree takes up to 45 times as much
/// memory as its JSON, so a limit on the size of the JSON isn't enough. Counts only the elements that make a tree
/// large; whether the bytes are valid JSON is up to the parser.
QString treeTooLargeReason(QByteArrayView json);

} // namespace labdesk::wire
