// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "widgets/theme.h"

#include <QFont>

#include <functional>

class QApplication;

namespace labdesk {

using ThemeChoice = Settings::Appearance;

/// Sets the appearance of the whole program: the Fusion style, a palette and a style sheet generated from the tokens,
/// and the system's font at `textScale` percent (100 to 200). With FollowSystem, it follows the system's changes
/// between light, dark, and high contrast; changes of the system's font are always followed. Call it again to change
/// the theme. Colors of existing widgets change immediately, but sizes don't, because widgets determine them when
/// created. A new font reaches each widget as QEvent::ApplicationFontChange.
void applyTheme(QApplication &app, ThemeChoice choice, int textScale = 100);

/// The appearance that the desktop reports.
struct SystemAppearance
{
    bool dark = false;
    bool highContrast = false;
    QFont font;
};

/// Sets a function that replaces Qt as the source of the desktop's appearance, from the next change on; nothing
/// restores the default. For tests, which have no desktop.
void setSystemAppearance(QApplication &app, std::function<SystemAppearance()> ask);

/// The style sheet with all @tokens and @numbers replaced. Unknown tokens are left in place, so that a test finds them.
QString styleSheetFor(const Tokens &tokens, const QFont &base);

} // namespace labdesk
