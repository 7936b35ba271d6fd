// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace labdesk {

/// Prints "first paint: <µs since 1970>" once the application's first window was painted and its picture handed over.
/// Labdesk itself says so of its window when LABDESK_FIRST_PAINT is set.
void tellFirstPaint(QApplication &app);

} // namespace labdesk
