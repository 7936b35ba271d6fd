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

/// Dresses the whole program: Fusion, the palette and the style sheet made from the tokens, and the system's font at
/// `textScale` percent (100 to 200). With FollowSystem it goes on to follow the system's change between light, dark and
/// high contrast; a change of the system's font is followed with every choice. Calling it again changes the choice.
/// Colors change at once in whatever stands on the screen. Sizes do not: parts take theirs when they are made. A new
/// font reaches each widget as QEvent::ApplicationFontChange.
void applyTheme(QApplication &app, ThemeChoice choice, int textScale = 100);

/// What the desktop says about its own looks.
struct SystemLook
{
    bool dark = false;
    bool highContrast = false;
    QFont font;
};

/// Where the desktop's looks are asked for from now on; nothing: of Qt, as at the beginning. For tests, which have no
/// desktop; takes effect with the next change.
void setSystemLook(QApplication &app, std::function<SystemLook()> ask);

/// The style sheet with every @token and @number filled in. An unknown token is left standing, so that a test sees it.
QString styleSheetFor(const Tokens &tokens, const QFont &base);

} // namespace labdesk
