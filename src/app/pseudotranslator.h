// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace labdesk {

/// "en-XA" or "ar-XB".
bool isPseudoLanguage(const QString &code);

/// What a pseudo-language makes of an English text: accented letters in ⟦brackets⟧, about 40 % longer. Placeholders, the
/// letter after a mnemonic's &, tags, entities and file patterns stay; a text without a word stays as it is.
QString pseudoText(const QString &english, bool isRightToLeft);

/// Answers every text, Qt's own as well, from the English one in the catalogue or else from the source text.
std::unique_ptr<QTranslator> makePseudoTranslator(const QString &code, const QString &englishCatalogue);

} // namespace labdesk
