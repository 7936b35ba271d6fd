// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userdictionary.h"

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

UserDictionary::UserDictionary() : m_sourceLists{{}}, m_sourceListNumbers{{QByteArray(), 0}} { }

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

quint32 UserDictionary::sourceListNumber(std::span<const UserFields::Source> sources)
{
    SourceList list;
    list.reserve(sources.size());
    for (const UserFields::Source &source : sources)
        list.push_back(sourceNumber(source));
    return sourceListNumber(list);
}

quint32 UserDictionary::sourceListNumber(const SourceList &list)
{
    const std::lock_guard locked(m_lock);
    const QByteArray key(reinterpret_cast<const char *>(list.data()), qsizetype(list.size() * sizeof(quint16)));
    const auto known = m_sourceListNumbers.constFind(key);
    if (known != m_sourceListNumbers.cend())
        return *known;
    const auto number = quint32(m_sourceLists.size());
    m_sourceLists.push_back(list);
    m_sourceListNumbers.insert(key, number);
    return number;
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
    return m_sourceLists[number];
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

std::vector<UserDictionary::SourceList> UserDictionary::sourceLists() const
{
    const std::lock_guard locked(m_lock);
    return m_sourceLists;
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
    has.reserve(m_sourceLists.size());
    for (const SourceList &list : m_sourceLists)
        has.push_back(std::ranges::any_of(list, [&](quint16 source) { return m_sources[source].slug == slug; }));
    return has;
}

size_t UserDictionary::bytes() const
{
    const std::lock_guard locked(m_lock);
    constexpr size_t hashEntrySize = 2 * sizeof(quint64); // a number and its position, in addition to the key
    size_t sum = 0;
    for (const QString &text : m_texts) // stored once in the vector; the key in the hash shares the characters
        sum += bytesOf(text) + sizeof(QString) + hashEntrySize;
    for (const SourceList &list : m_sourceLists)
        sum += sizeof(SourceList) + list.capacity() * sizeof(quint16) + sizeof(QByteArray) + 24
            + list.size() * sizeof(quint16) + hashEntrySize;
    for (const Source &source : m_sources)
        sum += bytesOf(source.name) + bytesOf(source.slug) + sizeof(QString) + hashEntrySize;
    return sum;
}

} // namespace labdesk
