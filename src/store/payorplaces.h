// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace labdesk {

/// Who wrote the words. A caller's words can be in any case, misspelled, or incomplete; those of a list are taken
/// literally.
enum class PayorWriter { Caller, List };

/// A state, a territory, or a region in a row of words.
struct PayorPlace
{
    QString name;        ///< in full, "new york"; as far as it has been typed, "new y"
    qsizetype words = 1; ///< the number of words it takes
    QString asWritten;   ///< a code of two letters, which may also be a word; otherwise empty
};

/// Returns the place that begins at word `at`: its full name, its code, or a short form ("n dakota", "wva", "socal"). A
/// caller may also misspell a name of several words ("nort carolina"). `words` are folded like those of payors. Nothing
/// if no place begins there, as in "LA Care".
std::optional<PayorPlace> payorPlaceAt(const QStringList &words, qsizetype at, PayorWriter writer);

/// The states, the District of Columbia, and the territories, in full and folded, by their codes.
QString payorStateOfCode(const QString &code); ///< empty if it isn't a code
const QStringList &payorStates();
bool isPayorState(const QString &name);
/// Whether a word is part of the name of a state or region ("york", "northern"), which doesn't identify a payor.
bool isPlaceWord(const QString &word);
/// Whether a code is also a word, which isn't a state when a name has it in small letters: "in", "or", "me".
bool isCodeAndWord(const QString &code);

} // namespace labdesk
