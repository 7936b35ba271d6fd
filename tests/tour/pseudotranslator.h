// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Adds the languages that are for testing: "en-XA" is English in ⟦brackets⟧, accented and longer, "ar-XB" the same
/// from right to left.
void addPseudoLanguages();

/// What a pseudo-language makes of an English text: accented letters in ⟦brackets⟧, about 40 % longer. Placeholders,
/// the letter after a mnemonic's &, tags, entities and file patterns stay; a text without a word stays as it is.
QString pseudoText(const QString &english, bool isRightToLeft);

} // namespace labdesk
