// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace labdesk {

/// The words that a caller uses for a payor, as typed, with and without those that don't tell payors apart.
struct PayorPhrases
{
    explicit PayorPhrases(const QString &text);

    QStringList whole;       ///< "the care first insurance"
    QStringList named;       ///< without filler words: "care first"
    QStringList distinctive; ///< without generic words: "first"
};

/// Another search for a service that finds only contiguous text.
struct PayorFallback
{
    QString words;
    QString partOf; ///< the word, probably misspelled, of which `words` is the first or last half; otherwise empty
};

/// Most likely first: distinctive words, longer ones before those that several payors share, then halves of each word,
/// because one half is right if the other is misspelled. Never only generic words.
std::vector<PayorFallback> payorFallbacks(const QString &text);

} // namespace labdesk
