// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

namespace labdesk {

// Dynamic properties set by the functions in widgets/accessibility.h.
inline constexpr const char *roleProperty = "spokenRole";
inline constexpr const char *accessibleChildProperty = "spokenChild";
inline constexpr const char *hiddenFromAccessibilityProperty = "leftOutOfSpeech";

/// A factory of accessible interfaces for widgets for which Qt's own says too little or too much; returns null for
/// others.
QAccessibleInterface *makeAccessiblePart(const QString &className, QObject *object);

} // namespace labdesk
