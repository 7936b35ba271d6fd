// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;
class QLocale;

namespace labdesk {

/// Puts the program's texts into the language of the locale, as far as there is a catalogue; Qt's own texts as well, where
/// they are installed. English is always there, for its plurals. Called once, before the first window.
void speak(QCoreApplication &app, const QLocale &locale);

} // namespace labdesk
