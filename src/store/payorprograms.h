// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace labdesk {

// Facts about public programs and the companies that run them; words are folded, states in full.

/// With the name that a state gave its Medicaid program written out: "apple health" is "medicaid washington".
/// Nothing: no such name is in it.
std::optional<QStringList> expandPrograms(const QStringList &words);

/// The states that a word of a name means beside the others: those of a Medicare contractor ("je" in "Medicare Part B
/// Noridian JE"), or of a region of TRICARE.
QStringList statesOfWord(const QString &word, const QStringList &others);

/// Whether any of the words does.
bool standsForStates(const QStringList &words);

/// Whether a name with such a word besides may be the one that is meant by the words of a program alone: those who run
/// it ("anthem" beside "blue cross"), and the offices of a state.
bool isBesideProgram(const QString &word, const QStringList &program);

} // namespace labdesk
