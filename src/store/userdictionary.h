// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <mutex>
#include <span>
#include <string_view>
#include <vector>

namespace labdesk {

/// Values that many users share, each stored once under a number that never changes: time zones, teams and ingestion
/// dates as texts, sources, and lists of sources. Only grows. Thread-safe: the worker that reads a list adds values,
/// and all threads look them up.
class UserDictionary
{
public:
    /// A source that users are connected to. Several names can have the same slug.
    struct Source
    {
        QString name;
        QString slug;
        friend bool operator==(const Source &, const Source &) = default;
    };
    /// Numbers of sources, in the order of the response.
    using SourceList = std::vector<quint16>;

    static constexpr size_t maxSources = 65'535; ///< the numbers, plus 1, fit into 16 bits

    UserDictionary();
    UserDictionary(const UserDictionary &) = delete;
    UserDictionary &operator=(const UserDictionary &) = delete;

    quint32 textNumber(std::string_view utf8); ///< 0 for an empty text
    quint16 sourceNumber(const UserFields::Source &source);
    quint32 sourceListNumber(const SourceList &list); ///< 0 for an empty list
    quint32 sourceListNumber(std::span<const UserFields::Source> sources);

    QString text(quint32 number) const;
    SourceList sourceList(quint32 number) const;
    Source source(quint16 number) const;

    /// All values so far, by number, for work that is done once per value and not once per row.
    std::vector<QString> texts() const;
    std::vector<SourceList> sourceLists() const;
    std::vector<Source> sources() const;
    /// For each list so far, by number, whether it has a source of this slug.
    std::vector<bool> listsContaining(const QString &slug) const;
    /// Calls visit(numbers of sources) for each list so far, by number, without copying them. Other threads wait
    /// meanwhile.
    template <class Visit> void forEachSourceList(Visit visit) const
    {
        const std::lock_guard locked(m_lock);
        for (const SourceList &list : m_sourceLists)
            visit(list);
    }

    size_t bytes() const; ///< approximate memory use

private:
    mutable std::mutex m_lock;
    std::vector<QString> m_texts{QString()}; ///< by number
    QHash<QString, quint32> m_textNumbers;
    std::vector<SourceList> m_sourceLists;
    QHash<QByteArray, quint32> m_sourceListNumbers;
    std::vector<Source> m_sources;
    QMultiHash<QString, quint16> m_sourceNumbers; ///< by slug
};

} // namespace labdesk
