// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userdictionary.h"

#include "store/foreachsegment.h"

#include <algorithm>
#include <array>

namespace labdesk {

namespace {

constexpr size_t listsOfBlock = 16'384; // that a thread takes at once

QString fromUtf8View(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// The memory of an unshared QString.
size_t bytesOf(const QString &text)
{
    return sizeof(QString) + (text.isEmpty() ? 0 : 24 + size_t(text.capacity()) * sizeof(QChar));
}

} // namespace

quint32 UserDictionary::textNumber(std::string_view utf8)
{
    const QString text = fromUtf8View(utf8);
    if (text.isEmpty()) // most users have no ingestion dates, many no time zone
        return 0;
    const std::lock_guard locked(m_lock);
    const auto known = m_textNumbers.constFind(text);
    if (known != m_textNumbers.cend())
        return *known;
    const auto number = quint32(m_texts.size());
    m_texts.push_back(text);
    m_textNumbers.insert(text, number);
    return number;
}

quint16 UserDictionary::sourceNumber(const UserFields::Source &source)
{
    const QString name = fromUtf8View(source.name);
    const QString slug = fromUtf8View(source.slug);
    const std::lock_guard locked(m_lock);
    for (auto known = m_sourceNumbers.constFind(slug); known != m_sourceNumbers.cend() && known.key() == slug; ++known)
        if (m_sources[*known].name == name)
            return *known;
    // A hostile list could name more sources than there are numbers; the last one then stands for the rest.
    if (m_sources.size() >= maxSources)
        return quint16(maxSources - 1);
    const auto number = quint16(m_sources.size());
    m_sources.push_back({name, slug});
    m_sourceNumbers.insert(slug, number);
    return number;
}

quint32 UserDictionary::sourceListNumber(std::span<const quint16> list)
{
    if (list.empty())
        return 0;
    const std::lock_guard locked(m_lock);
    m_wanted.clear();
    for (const quint16 source : list) {
        if (source >= 128) {
            m_wanted.push_back(quint8(128 | source >> 14));
            m_wanted.push_back(source >> 7 & 127);
        }
        m_wanted.push_back(source & 127);
    }
    const size_t place = placeOf(m_wanted);
    if (m_listPlaces[place] != 0)
        return m_listPlaces[place];
    const auto number = quint32(m_listEnds.size());
    m_listed.insert(m_listed.end(), m_wanted.begin(), m_wanted.end());
    m_listEnds.push_back(quint32(m_listed.size()));
    m_listPlaces[place] = number;
    if (m_listEnds.size() * 4 > m_listPlaces.size() * 3)
        growPlaces();
    return number;
}

/// The place of a list in m_listPlaces, or the free one where it would be.
size_t UserDictionary::placeOf(Codes list) const
{
    size_t place = qHashBits(list.data(), list.size()) & (m_listPlaces.size() - 1);
    while (m_listPlaces[place] != 0 && !std::ranges::equal(codesOf(m_listPlaces[place]), list))
        place = (place + 1) & (m_listPlaces.size() - 1);
    return place;
}

void UserDictionary::growPlaces()
{
    m_listPlaces.assign(m_listPlaces.size() * 2, 0);
    for (quint32 number = 1; number < m_listEnds.size(); ++number)
        m_listPlaces[placeOf(codesOf(number))] = number;
}

QString UserDictionary::text(quint32 number) const
{
    if (number == 0)
        return {};
    const std::lock_guard locked(m_lock);
    return m_texts[number];
}

UserDictionary::SourceList UserDictionary::sourceList(quint32 number) const
{
    if (number == 0)
        return {};
    const std::lock_guard locked(m_lock);
    SourceList list;
    forEachSource(codesOf(number), [&list](quint16 source) { list.push_back(source); });
    return list;
}

UserDictionary::Source UserDictionary::source(quint16 number) const
{
    const std::lock_guard locked(m_lock);
    return m_sources[number];
}

std::vector<QString> UserDictionary::texts() const
{
    const std::lock_guard locked(m_lock);
    return m_texts;
}

std::vector<UserDictionary::Source> UserDictionary::sources() const
{
    const std::lock_guard locked(m_lock);
    return m_sources;
}

/// Under one lock, because a list added in between could have a source that a copy of the sources lacks.
std::vector<bool> UserDictionary::listsContaining(const QString &slug) const
{
    const std::lock_guard locked(m_lock);
    std::vector<quint8> isWanted;
    for (const Source &source : m_sources)
        isWanted.push_back(source.slug == slug);
    const std::vector<quint8> has = lockedListsWithAny(isWanted);
    return {has.begin(), has.end()};
}

std::vector<quint8> UserDictionary::listsWithAny(const std::vector<quint8> &isWanted) const
{
    const std::lock_guard locked(m_lock);
    return lockedListsWithAny(isWanted);
}

std::vector<quint8> UserDictionary::lockedListsWithAny(const std::vector<quint8> &isWanted) const
{
    constexpr quint8 isLong = 2;
    std::array<quint8, 256> found; // by code
    for (size_t code = 0; code < found.size(); ++code)
        found[code] = code >= 128 ? isLong : code < isWanted.size() && isWanted[code] ? 1 : 0;
    const auto hasAny = [&](Codes codes) {
        quint8 any = 0; // no branches, because the sources of a list are in no order that could be predicted
        for (const quint8 code : codes)
            any |= found[code];
        if (any < isLong)
            return any;
        any = 0;
        forEachSource(codes, [&](quint16 source) { any |= source < isWanted.size() ? isWanted[source] : quint8(0); });
        return any;
    };
    std::vector<quint8> has(m_listEnds.size());
    const size_t blocks = (has.size() + listsOfBlock - 1) / listsOfBlock;
    forEachNumber(0, blocks, has.size(), nullptr, [&] {
        return [&](size_t block) {
            for (size_t number = block * listsOfBlock; number < std::min(has.size(), (block + 1) * listsOfBlock);
                 ++number)
                has[number] = hasAny(codesOf(number));
        };
    });
    return has;
}

size_t UserDictionary::bytes() const
{
    const std::lock_guard locked(m_lock);
    constexpr size_t hashEntrySize = 2 * sizeof(quint64); // a number and its position, in addition to the key
    size_t sum = 0;
    for (const QString &text : m_texts) // stored once in the vector; the key in the hash shares the characters
        sum += bytesOf(text) + sizeof(QString) + hashEntrySize;
    sum += m_listed.capacity() + (m_listEnds.capacity() + m_listPlaces.capacity()) * sizeof(quint32);
    for (const Source &source : m_sources)
        sum += bytesOf(source.name) + bytesOf(source.slug) + sizeof(QString) + hashEntrySize;
    return sum;
}

} // namespace labdesk
