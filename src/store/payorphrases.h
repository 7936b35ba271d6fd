// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace labdesk {

/// What a caller says of a payor, with and without the words that tell no payor from another. As typed, between blanks.
struct PayorPhrases
{
    explicit PayorPhrases(const QString &text);

    QStringList whole;       ///< "the care first insurance"
    QStringList named;       ///< without what is added to any name: "care first"
    QStringList distinctive; ///< without generic words: "first"
};

/// What else to ask a service with that looks for text in one piece.
struct PayorFallback
{
    QString words;
    QString partOf; ///< the word, likely misspelt, of which `words` is the first or the last half; else empty
};

/// The likeliest first: words that name a payor, the longest ones before those that several share, then halves of each,
/// one of which is right where the other is misspelt. Never generic words alone.
std::vector<PayorFallback> payorFallbacks(const QString &text);

} // namespace labdesk
