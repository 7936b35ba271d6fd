// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userorderkeys.h"

#include "domain/timestamp.h"

#include <algorithm>

namespace labdesk {

qint64 momentOf(const QString &text)
{
    const Timestamp stamp = Timestamp::parse(text);
    return stamp.utc.isValid() ? stamp.utc.toMSecsSinceEpoch() : UserFields::noMoment;
}

QString zoneForOrder(const QString &zone)
{
    return zonePlace(zone).toCaseFolded();
}

QStringList sourceNamesInOrder(const UserDictionary &dictionary, quint32 list)
{
    QStringList names;
    for (const quint16 source : dictionary.sourceList(list))
        if (const QString &name = dictionary.source(source).name; !names.contains(name, Qt::CaseInsensitive))
            names.append(name);
    std::ranges::sort(names, {}, [](const QString &name) { return name.toCaseFolded(); });
    return names;
}

QString sourcesForOrder(const UserDictionary &dictionary, quint32 list)
{
    QStringList names = sourceNamesInOrder(dictionary, list);
    for (QString &name : names)
        name = name.toCaseFolded();
    return names.join(u'\n');
}

NumberKeys::NumberKeys(const UserSnapshot &users, UserColumn column, const std::vector<UserRow> &rows)
    : m_dictionary(users.dictionary()), m_column(column), m_reader(users)
{
    std::vector<quint32> numbers;
    for (const UserRow row : rows) {
        const quint32 number = numberOf(row);
        if (number >= m_keys.size())
            m_keys.resize(number + 1);
        if (number != 0 && m_keys[number] == 0) {
            m_keys[number] = 1;
            numbers.push_back(number);
        }
    }
    if (m_column == UserColumn::Zone || m_column == UserColumn::Sources)
        rank(numbers);
    else if (m_column != UserColumn::BirthDate)
        readMoments(numbers);
}

quint32 NumberKeys::numberOf(UserRow row)
{
    const UserSegment &segment = m_reader.segmentOf(row);
    const quint32 at = m_reader.rowIn(row);
    switch (m_column) {
    case UserColumn::Sources:
        return segment.sourceList(at);
    case UserColumn::Zone:
        return segment.zone(at);
    case UserColumn::BirthDate:
        return segment.hasBirthDate(at) ? 1 : 0;
    case UserColumn::IngestionStart:
        return segment.ingestionStart(at);
    case UserColumn::IngestionEnd:
        return segment.ingestionEnd(at);
    case UserColumn::ClientId:
    case UserColumn::Id:
    case UserColumn::Created:
        break; // they are no numbers
    }
    return 0;
}

/// By place in alphabetical order, the same for the same text.
void NumberKeys::rank(const std::vector<quint32> &numbers)
{
    std::vector<std::pair<QString, quint32>> texts;
    for (const quint32 number : numbers)
        texts.emplace_back(m_column == UserColumn::Zone ? zoneForOrder(m_dictionary.text(number))
                                                        : sourcesForOrder(m_dictionary, number),
                           number);
    std::sort(texts.begin(), texts.end());
    quint64 rank = 1;
    for (size_t at = 0; at < texts.size(); ++at) {
        rank += at > 0 && texts[at].first != texts[at - 1].first ? 1 : 0;
        m_keys[texts[at].second] = rank;
    }
}

void NumberKeys::readMoments(const std::vector<quint32> &numbers)
{
    for (const quint32 number : numbers) {
        const qint64 moment = momentOf(m_dictionary.text(number));
        m_keys[number] = moment == UserFields::noMoment ? 0 : quint64(moment) ^ signBit;
    }
}

} // namespace labdesk
