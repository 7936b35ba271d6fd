// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userstore.h"

#include <algorithm>
#include <limits>

namespace labdesk {

std::optional<UserStore::Row> UserStore::find(const UserId &id) const
{
    const auto at = m_rowOf.constFind(id);
    return at == m_rowOf.cend() ? std::nullopt : std::optional(*at);
}

std::optional<Timestamp> UserStore::bound(const QHash<Row, QString> &bounds, Row row) const
{
    const auto at = bounds.constFind(row);
    return at == bounds.cend() ? std::nullopt : std::optional(Timestamp::parse(*at));
}

void UserStore::reset(const std::vector<User> &users)
{
    Q_EMIT aboutToReset();
    clear();
    m_rowOf.reserve(qsizetype(users.size()));
    for (const User &user : users) {
        const auto known = find(user.id);
        if (known)
            fill(*known, user); // two objects with one id: the later one counts
        else
            append(user);
    }
    Q_EMIT wasReset();
}

void UserStore::put(const User &user)
{
    if (const auto row = find(user.id)) {
        fill(*row, user);
        Q_EMIT rowChanged(*row);
        return;
    }
    Q_EMIT aboutToAppend();
    append(user);
    Q_EMIT appended();
}

void UserStore::remove(const UserId &id)
{
    const auto row = find(id);
    if (!row)
        return;
    Q_EMIT aboutToRemove(*row);
    const auto drop = [at = std::ptrdiff_t(*row)](auto &column) { column.erase(column.begin() + at); };
    drop(m_id);
    drop(m_clientUserId);
    drop(m_createdText);
    drop(m_created);
    drop(m_sources);
    drop(m_team);
    drop(m_zone);
    drop(m_hasBirthDate);
    drop(m_search);
    for (auto *bounds : {&m_ingestionStart, &m_ingestionEnd}) {
        QHash<Row, QString> moved;
        for (auto at = bounds->cbegin(); at != bounds->cend(); ++at)
            if (at.key() != *row)
                moved.insert(at.key() - (at.key() > *row ? 1 : 0), at.value());
        *bounds = std::move(moved);
    }
    m_rowOf.remove(id);
    for (Row later = *row; later < size(); ++later)
        m_rowOf[m_id[later]] = later;
    Q_EMIT removed();
}

void UserStore::append(const User &user)
{
    const Row row = size();
    m_id.push_back(user.id);
    m_clientUserId.emplace_back();
    m_createdText.emplace_back();
    m_created.push_back(0);
    m_sources.emplace_back();
    m_team.push_back(0);
    m_zone.push_back(0);
    m_hasBirthDate.push_back(false);
    m_search.emplace_back();
    m_rowOf.insert(user.id, row);
    fill(row, user);
}

void UserStore::fill(Row row, const User &user)
{
    m_clientUserId[row] = user.clientUserId;
    m_createdText[row] = user.createdOn.text;
    m_created[row] = user.createdOn.utc.isValid() ? user.createdOn.utc.toMSecsSinceEpoch()
                                                  : std::numeric_limits<qint64>::min();
    auto &sources = m_sources[row];
    sources.clear();
    for (const auto &source : user.sources)
        sources.push_back(sourceIndex(source));
    sources.shrink_to_fit();
    m_team[row] = nameIndex(user.teamId);
    m_zone[row] = nameIndex(user.timeZone ? user.timeZone->id : QString());
    m_hasBirthDate[row] = user.birthDate.has_value();
    const auto keep = [row](QHash<Row, QString> &bounds, const std::optional<Timestamp> &stamp) {
        bounds.remove(row);
        if (stamp)
            bounds.insert(row, stamp->text);
    };
    keep(m_ingestionStart, user.ingestionStart);
    keep(m_ingestionEnd, user.ingestionEnd);
    m_search[row] = searchText(row);
}

void UserStore::clear()
{
    m_id.clear();
    m_clientUserId.clear();
    m_createdText.clear();
    m_created.clear();
    m_sources.clear();
    m_team.clear();
    m_zone.clear();
    m_hasBirthDate.clear();
    m_ingestionStart.clear();
    m_ingestionEnd.clear();
    m_search.clear();
    m_rowOf.clear();
    m_names = QStringList{QString()};
    m_nameIndex = {{QString(), 0}};
    m_sourceNames.clear();
    m_sourceSlugs.clear();
    m_sourceIndex.clear();
}

quint16 UserStore::sourceIndex(const ConnectedSource &source)
{
    const QString key = source.slug + u'\n' + source.name;
    const auto at = m_sourceIndex.constFind(key);
    if (at != m_sourceIndex.cend())
        return *at;
    // A hostile list could name more sources than the index holds; the last place then stands for the rest.
    if (m_sourceNames.size() >= std::numeric_limits<quint16>::max())
        return quint16(m_sourceNames.size() - 1);
    const auto index = quint16(m_sourceNames.size());
    m_sourceNames.append(source.name);
    m_sourceSlugs.append(source.slug);
    m_sourceIndex.insert(key, index);
    return index;
}

quint32 UserStore::nameIndex(const QString &name)
{
    const auto at = m_nameIndex.constFind(name);
    if (at != m_nameIndex.cend())
        return *at;
    const auto index = quint32(m_names.size());
    m_names.append(name);
    m_nameIndex.insert(name, index);
    return index;
}

std::string UserStore::searchText(Row row) const
{
    QString id = m_id[row].text();
    QString text = m_clientUserId[row] + u'\n' + id;
    if (id.contains(u'-'))
        text += u'\n' + id.remove(u'-');
    for (const quint16 source : m_sources[row])
        text += u'\n' + m_sourceNames.at(source) + u'\n' + m_sourceSlugs.at(source);
    text += u'\n' + zone(row);
    return text.toCaseFolded().toStdString();
}

std::vector<UserStore::Row> UserStore::rowsMatching(const QString &words) const
{
    std::vector<std::string> wanted;
    for (const auto &word : words.simplified().split(u' ', Qt::SkipEmptyParts))
        wanted.push_back(word.toCaseFolded().toStdString());
    std::vector<Row> rows;
    for (Row row = 0; row < size(); ++row)
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const std::string &word) { return m_search[row].find(word) != std::string::npos; }))
            rows.push_back(row);
    return rows;
}

} // namespace labdesk
