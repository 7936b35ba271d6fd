// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace labdesk {

// Facts about public programs and the companies that run them. Words are folded, and states are in full.

/// Replaces a state's name for its Medicaid program: "apple health" becomes "medicaid washington". Nothing if the words
/// don't contain such a name.
std::optional<QStringList> expandPrograms(const QStringList &words);

/// Returns the states that a word of a name stands for, given the other words: those of a Medicare contractor ("je" in
/// "Medicare Part B Noridian JE"), or of a TRICARE region.
QStringList statesOfWord(const QString &word, const QStringList &others);

/// Whether any of the words stands for states.
bool standsForStates(const QStringList &words);

/// Whether a name with this extra word may still be meant by the words of a program alone: the companies that run it
/// ("anthem" with "blue cross"), and state offices.
bool accompaniesProgram(const QString &word, const QStringList &program);

} // namespace labdesk
