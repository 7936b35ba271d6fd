// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "views/theme.h"

class QApplication;

namespace labdesk {

using ThemeChoice = Settings::Appearance;

/// Dresses the whole program: Fusion, the palette and the style sheet made from the tokens, and the system's font at
/// `textScale` percent (100 to 200). With FollowSystem it goes on to follow the system's change between light, dark and
/// high contrast; the system's font is followed with every choice. Calling it again changes the choice.
/// Colours change in what stands on the screen; parts take their sizes when they are made, so call it before.
void applyTheme(QApplication &app, ThemeChoice choice, int textScale = 100);

/// The style sheet with every @token and @number filled in. An unknown token is left standing, so that a test sees it.
QString styleSheetFor(const Tokens &tokens, const QFont &base);

} // namespace labdesk
