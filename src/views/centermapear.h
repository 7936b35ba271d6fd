// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleInterface;
class QObject;
class QString;

namespace labdesk {

/// The map for assistive technology, as a factory of QAccessible: a chart whose description is the summary, and whose markers
/// are its children after the buttons, in the order in which the arrow keys walk them. Null for what is no CenterMap.
QAccessibleInterface *hearMap(const QString &className, QObject *object);

} // namespace labdesk
