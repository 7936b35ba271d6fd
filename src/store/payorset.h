// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"
#include "store/payorindex.h"

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace labdesk {

/// Payors that never change, with what they are searched by; for any thread. Making one takes some 100 ms for 10,000
/// payors, so that a worker does it.
class PayorSet
{
public:
    explicit PayorSet(std::vector<Payor> payors = {});

    const std::vector<Payor> &payors() const { return m_payors; }
    size_t size() const { return m_payors.size(); }
    const PayorIndex &index() const { return m_index; }
    const Payor *withCode(const QString &code) const; ///< in any letter case, the first one; null: none

private:
    std::vector<Payor> m_payors;
    PayorIndex m_index;
    QHash<QString, size_t> m_byCode;
};

using PayorSetPtr = std::shared_ptr<const PayorSet>;

/// What a search came to: payors of a set, the closest first; without words all of them, in the order of the service.
/// Cheap to copy.
class PayorSearchResult
{
public:
    enum class Shown {
        All,  ///< what a service returned for the words, also those that have nothing in common with them
        Alike ///< of all payors there are, those that fit in part at least; where nobody does, those with a generic
              ///< word
    };

    PayorSearchResult() = default;
    PayorSearchResult(PayorSetPtr set, const QString &words, Shown shown); ///< takes as long as PayorIndex::rank()

    size_t size() const { return m_matches ? m_matches->size() : 0; }
    bool empty() const { return size() == 0; }
    const PayorIndex::Match &match(size_t place) const { return (*m_matches)[place]; }
    const Payor &payor(size_t place) const { return m_set->payors()[match(place).payor]; }
    const QString &words() const { return m_words; }
    const PayorSetPtr &set() const { return m_set; } ///< null: no search yet
    bool hasWhole() const;                           ///< whether somebody has all the words
    bool isSure() const;                             ///< whether the first one may be taken for the payor that is meant
    int completeMatches() const;                     ///< how many have all the words
    bool isSameAs(const PayorSearchResult &other) const { return m_matches == other.m_matches; } ///< one search

private:
    PayorSetPtr m_set;
    QString m_words;
    std::shared_ptr<const std::vector<PayorIndex::Match>> m_matches;
};

} // namespace labdesk
