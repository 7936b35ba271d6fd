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

/// An immutable set of payors with its search index, for any thread. Construction takes some 100 ms for 10,000 payors,
/// so do it in a worker thread.
class PayorSet
{
public:
    explicit PayorSet(std::vector<Payor> payors = {});

    const std::vector<Payor> &payors() const { return m_payors; }
    size_t size() const { return m_payors.size(); }
    const PayorIndex &index() const { return m_index; }
    const Payor *withCode(const QString &code) const; ///< the first one, in any letter case; null if there is none

private:
    std::vector<Payor> m_payors;
    PayorIndex m_index;
    QHash<QString, size_t> m_byCode;
};

using PayorSetPtr = std::shared_ptr<const PayorSet>;

/// The result of a search: payors of a set, the closest first. Without search words, all payors in the order of the
/// service. Cheap to copy.
class PayorSearchResult
{
public:
    enum class Shown {
        All,    ///< all that the service returned, including those that have nothing in common with the words
        Similar ///< of all payors, those that fit at least in part; if there are none, those with a generic word
    };

    PayorSearchResult() = default;
    PayorSearchResult(PayorSetPtr set, const QString &words, Shown shown); ///< takes as long as PayorIndex::rank()

    size_t size() const { return m_matches ? m_matches->size() : 0; }
    bool empty() const { return size() == 0; }
    const PayorIndex::Match &match(size_t place) const { return (*m_matches)[place]; }
    const Payor &payor(size_t place) const { return m_set->payors()[match(place).payor]; }
    const QString &words() const { return m_words; }
    const PayorSetPtr &set() const { return m_set; } ///< null before the first search
    bool hasFullMatch() const;                       ///< whether any payor has all the words
    bool isSure() const;                             ///< whether the first one can be taken for the intended payor
    int fullMatchCount() const;                      ///< the number of payors with all the words
    bool isSameAs(const PayorSearchResult &other) const { return m_matches == other.m_matches; } ///< the same search

private:
    PayorSetPtr m_set;
    QString m_words;
    std::shared_ptr<const std::vector<PayorIndex::Match>> m_matches;
};

} // namespace labdesk
