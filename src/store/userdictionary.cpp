// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userdictionary.h"

#include <algorithm>

namespace labdesk {

namespace {

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
    const size_t place = placeOf(list);
    if (m_listPlaces[place] != 0)
        return m_listPlaces[place];
    const auto number = quint32(m_listEnds.size());
    m_listed.insert(m_listed.end(), list.begin(), list.end());
    m_listEnds.push_back(quint32(m_listed.size()));
    m_listPlaces[place] = number;
    if (m_listEnds.size() * 4 > m_listPlaces.size() * 3)
        growPlaces();
    return number;
}

/// The place of a list in m_listPlaces, or the free one where it would be.
size_t UserDictionary::placeOf(std::span<const quint16> list) const
{
    size_t place = qHashBits(list.data(), list.size_bytes()) & (m_listPlaces.size() - 1);
    while (m_listPlaces[place] != 0 && !std::ranges::equal(listAt(m_listPlaces[place]), list))
        place = (place + 1) & (m_listPlaces.size() - 1);
    return place;
}

void UserDictionary::growPlaces()
{
    m_listPlaces.assign(m_listPlaces.size() * 2, 0);
    for (quint32 number = 1; number < m_listEnds.size(); ++number)
        m_listPlaces[placeOf(listAt(number))] = number;
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
    const auto list = listAt(number);
    return {list.begin(), list.end()};
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
    std::vector<bool> has;
    has.reserve(m_listEnds.size());
    for (size_t number = 0; number < m_listEnds.size(); ++number)
        has.push_back(
            std::ranges::any_of(listAt(number), [&](quint16 source) { return m_sources[source].slug == slug; }));
    return has;
}

size_t UserDictionary::bytes() const
{
    const std::lock_guard locked(m_lock);
    constexpr size_t hashEntrySize = 2 * sizeof(quint64); // a number and its position, in addition to the key
    size_t sum = 0;
    for (const QString &text : m_texts) // stored once in the vector; the key in the hash shares the characters
        sum += bytesOf(text) + sizeof(QString) + hashEntrySize;
    sum += m_listed.capacity() * sizeof(quint16) + (m_listEnds.capacity() + m_listPlaces.capacity()) * sizeof(quint32);
    for (const Source &source : m_sources)
        sum += bytesOf(source.name) + bytesOf(source.slug) + sizeof(QString) + hashEntrySize;
    return sum;
}

} // namespace labdesk
