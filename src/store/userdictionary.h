// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"

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

    UserDictionary() = default;
    UserDictionary(const UserDictionary &) = delete;
    UserDictionary &operator=(const UserDictionary &) = delete;

    quint32 textNumber(std::string_view utf8); ///< 0 for an empty text
    quint16 sourceNumber(const UserFields::Source &source);
    quint32 sourceListNumber(std::span<const quint16> list); ///< 0 for an empty list

    QString text(quint32 number) const;
    SourceList sourceList(quint32 number) const;
    Source source(quint16 number) const;

    /// All values so far, by number, for work that is done once per value and not once per row.
    std::vector<QString> texts() const;
    std::vector<Source> sources() const;
    /// For each list so far, by number, whether it has a source of this slug.
    std::vector<bool> listsContaining(const QString &slug) const;
    /// The same for any of these sources, by number. Sources that have been added since don't count.
    std::vector<quint8> listsWithAny(const std::vector<quint8> &isWanted) const;
    /// Calls visit(number, numbers of sources) for each list so far for which wants(number). Other threads wait
    /// meanwhile.
    template <class Wants, class Visit> void forEachSourceList(Wants wants, Visit visit) const
    {
        const std::lock_guard locked(m_lock);
        SourceList list;
        for (quint32 number = 0; number < m_listEnds.size(); ++number) {
            if (!wants(number))
                continue;
            list.clear();
            forEachSource(codesOf(number), [&list](quint16 source) { list.push_back(source); });
            visit(number, std::span<const quint16>(list));
        }
    }

    size_t bytes() const; ///< approximate memory use

private:
    /// A list is stored as codes. Sources below 128, which is nearly always all of them, take one byte, others three.
    using Codes = std::span<const quint8>;
    Codes codesOf(size_t number) const
    {
        const size_t begin = number == 0 ? 0 : m_listEnds[number - 1];
        return Codes(m_listed).subspan(begin, m_listEnds[number] - begin);
    }
    template <class Visit> static void forEachSource(Codes codes, Visit visit)
    {
        for (size_t at = 0; at < codes.size(); ++at) {
            quint32 source = codes[at];
            if (source >= 128) {
                source = (source & 127) << 14 | quint32(codes[at + 1]) << 7 | codes[at + 2];
                at += 2;
            }
            visit(quint16(source));
        }
    }
    std::vector<quint8> lockedListsWithAny(const std::vector<quint8> &isWanted) const;
    size_t placeOf(Codes list) const;
    void growPlaces();

    mutable std::mutex m_lock;
    std::vector<QString> m_texts{QString()}; ///< by number
    QHash<QString, quint32> m_textNumbers;
    std::vector<quint8> m_listed;       ///< the codes of all lists: where users have many, nearly each has its own
    std::vector<quint8> m_wanted;       ///< the codes of the list that is looked up
    std::vector<quint32> m_listEnds{0}; ///< by number of a list, behind its last source in m_listed
    std::vector<quint32> m_listPlaces = std::vector<quint32>(64); ///< a hash table of numbers of lists; 0 is free
    std::vector<Source> m_sources;
    QMultiHash<QString, quint16> m_sourceNumbers; ///< by slug
};

} // namespace labdesk
