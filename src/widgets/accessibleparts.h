// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

namespace labdesk {

// Properties by which functions of widgets/accessibility.h tell the part of a widget what it is.
inline constexpr const char *roleProperty = "spokenRole";
inline constexpr const char *adoptedProperty = "spokenChild";
inline constexpr const char *leftOutProperty = "leftOutOfSpeech";

/// The factory of what assistive technology gets of a widget where Qt's own says too little or too much; null where it
/// doesn't.
QAccessibleInterface *makeAccessiblePart(const QString &className, QObject *object);

} // namespace labdesk
