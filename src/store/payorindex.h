// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QHash>
#include <QString>

#include <vector>

namespace labdesk {

struct PayorPhrases;

/// Payors prepared for being searched again and again while somebody types: finds the one that is meant among what the
/// service returned, whatever way it was written. Pure; for 10,000 payors a search takes a few milliseconds.
class PayorIndex
{
public:
    /// Why a payor stands where it stands, the strongest first.
    enum class Reason { Code, Exact, Beginning, AllWords, Initials, Similar, SomeWords, None };

    /// What of the words that tell one payor from another is in its name or one of its aliases; generic words, such as
    /// "insurance", prove nothing. Only `Whole` may be taken for the payor that is meant.
    enum class Fit { None, Part, Whole };

    struct Match
    {
        size_t payor = 0; ///< its place in what the index was made of
        Reason reason = Reason::None;
        int alias = -1; ///< which of its aliases was the closest; -1: its name, or nothing
        Fit fit = Fit::None;
        double closeness = 0; ///< 0..1, for the order only: it is no probability
    };

    PayorIndex() = default;
    explicit PayorIndex(const std::vector<Payor> &payors);

    /// All payors: those that fit wholly, then the others, each the closest first; those that have nothing in common
    /// with the words come last. Equals keep the order of the service.
    std::vector<Match> rank(const QString &words) const;

    /// For one letter, which rank() finds in nobody: those whose name or alias begins with it, then those with a word
    /// that does. It proves nothing.
    std::vector<Match> beginningWith(QChar letter) const;

private:
    struct Text
    {
        size_t payor;
        int alias;
        std::vector<quint32> words; ///< of m_words
        QString compact;            ///< without blanks
        quint64 letters = 0;        ///< of it
        QString initials;
        double weight = 0; ///< of all its words
    };
    using Likenesses = QHash<QString, std::vector<float>>; ///< by word asked for, by word there is: 0..1
    struct Asked; ///< the words that are searched for, compared with every word there is
    Match closest(size_t payor, const Asked &asked) const;
    void fit(std::vector<Match> &matches, const PayorPhrases &phrases, Likenesses &known) const;
    bool proves(quint32 word, const QString &typed, const QString &next, bool isBeingTyped) const;
    bool mayFit(size_t payor, const Asked &asked) const;
    void add(size_t payor, int alias, const QString &text);
    quint32 numberOf(const QString &word);
    double weightOf(const QString &word) const; ///< m_weights for a word that is known
    Asked asked(const QString &words, Likenesses &known) const;
    std::vector<float> likenessOf(const QString &word) const;
    Match matchOf(const Text &text, const Asked &asked) const;
    double coverOf(size_t payor, const Asked &asked) const;

    std::vector<QString> m_codes; ///< by payor, folded
    std::vector<Text> m_texts;    ///< by payor: its name, then its aliases
    std::vector<size_t> m_begin;  ///< by payor, where its texts begin; one more at the end
    QStringList m_words;
    QHash<QString, quint32> m_numbers;
    std::vector<quint32> m_textsWith; ///< by word: how many texts have it
    std::vector<quint64> m_letters;   ///< by word: which letters it has, one bit each
    std::vector<double> m_weights;    ///< by word
    std::vector<bool> m_common;       ///< by word: it tells no payor from another
};

} // namespace labdesk
