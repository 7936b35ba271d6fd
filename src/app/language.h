// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QCoreApplication;

namespace labdesk {

struct Language
{
    QString code;    ///< BCP 47: "de"
    QString ownName; ///< as its speakers write it; never translated
};

/// The languages that there is a catalogue for, English first; what a person may choose from.
std::vector<Language> languages();

/// Whether speak() knows the code: one of languages(), or a pseudo-language, which is for testing and is chosen by its code
/// alone: "en-XA" is accented, bracketed and longer, "ar-XB" the same from right to left.
bool isLanguage(const QString &code);

/// Puts the program's texts into a language, Qt's own as well where they are installed; sets the default QLocale, which dates
/// and numbers follow, and the direction of the layout. An empty code, or an unknown one, follows the system.
/// May be called again while running: what an earlier call installed goes. Texts that stand in widgets already stay as they
/// are; whoever calls builds those anew.
void speak(QCoreApplication &app, const QString &code = {});

} // namespace labdesk
