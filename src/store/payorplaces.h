// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace labdesk {

/// Who wrote the words: a caller's are typed in any case, with typos, and to no end; those of a list are as they are.
enum class PayorWriter { Caller, List };

/// A state, a territory, or a region in a row of words.
struct PayorPlace
{
    QString name;        ///< in full, "new york"; of what is still being typed, its beginning: "new y"
    qsizetype words = 1; ///< how many of the row it takes
    QString asWritten;   ///< a code of two letters, which may also be a word; else empty
};

/// The place that begins at word `at`: in full, as a code, in a short form ("n dakota", "wva", "socal"), and, from a
/// caller, also misspelled if it has several words ("nort carolina"). `words`: folded, like payors' words. Nothing:
/// none begins there, as in "LA Care".
std::optional<PayorPlace> payorPlaceAt(const QStringList &words, qsizetype at, PayorWriter writer);

/// The states, the District of Columbia, and the territories, in full and folded, by their codes.
QString payorStateOfCode(const QString &code); ///< empty: it is no code
const QStringList &payorStates();
bool isPayorState(const QString &name);
/// Also of regions, and of a single word of either ("york", "northern"): it identifies no payor.
bool isPlaceWord(const QString &word);
/// Codes that are also words, which in a name of small letters aren't states: "in", "or", "me".
bool isCodeAndWord(const QString &code);

} // namespace labdesk
