// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userorderkeys.h"

#include "domain/timestamp.h"

#include <algorithm>

namespace labdesk {

qint64 momentOf(const QString &text)
{
    const Timestamp stamp = Timestamp::parse(text);
    return stamp.utc.isValid() ? stamp.utc.toMSecsSinceEpoch() : UserFields::invalidTimestamp;
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

QString textForOrder(const UserDictionary &dictionary, UserColumn column, quint32 number)
{
    if (const auto name = columnRow(column).name)
        return name(dictionary.text(number)).toCaseFolded();
    QStringList names = sourceNamesInOrder(dictionary, number);
    for (QString &one : names)
        one = one.toCaseFolded();
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
    const ColumnType type = columnRow(column).type;
    if (type == ColumnType::RareMoment)
        readMoments(numbers);
    else if (type != ColumnType::Flag)
        rank(numbers);
}

/// Assigns ranks in alphabetical order; equal texts have the same rank.
void NumberKeys::rank(const std::vector<quint32> &numbers)
{
    std::vector<std::pair<QString, quint32>> texts;
    for (const quint32 number : numbers)
        texts.emplace_back(textForOrder(m_dictionary, m_column, number), number);
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
        m_keys[number] = moment == UserFields::invalidTimestamp ? 0 : quint64(moment) ^ signBit;
    }
}

} // namespace labdesk
