// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userorderkeys.h"

#include "domain/timestamp.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace labdesk {

qint64 momentOf(const QString &text)
{
    const Timestamp stamp = Timestamp::parse(text);
    return stamp.utc.isValid() ? stamp.utc.toMSecsSinceEpoch() : UserFields::invalidTimestamp;
}

QStringList sourceNamesInOrder(const UserDictionary &dictionary, quint32 list)
{
    std::vector<std::pair<QString, QString>> names; // after their case-folded forms
    for (const quint16 source : dictionary.sourceList(list)) {
        const QString name = dictionary.source(source).name;
        names.emplace_back(name.toCaseFolded(), name);
    }
    std::ranges::stable_sort(names, {}, &std::pair<QString, QString>::first);
    QStringList inOrder;
    for (size_t at = 0; at < names.size(); ++at)
        if (at == 0 || names[at].first != names[at - 1].first)
            inOrder.append(names[at].second);
    return inOrder;
}

QString textForOrder(const UserDictionary &dictionary, UserColumn column, quint32 number)
{
    if (const auto name = columnRow(column).name)
        return name(dictionary.text(number)).toCaseFolded();
    QStringList names = sourceNamesInOrder(dictionary, number);
    for (QString &one : names)
        one = one.toCaseFolded();
    return names.join(QChar::Null); // before all other characters: names are compared one by one
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
    else if (type == ColumnType::Sources)
        readSources();
    else if (type != ColumnType::Flag)
        readTexts(numbers);
}

/// Equal values have the same rank.
template <class Value> void NumberKeys::rank(std::vector<std::pair<Value, quint32>> values)
{
    std::sort(values.begin(), values.end());
    quint64 rank = 1;
    for (size_t at = 0; at < values.size(); ++at) {
        rank += at > 0 && values[at].first != values[at - 1].first ? 1 : 0;
        m_keys[values[at].second] = rank;
    }
}

void NumberKeys::readTexts(const std::vector<quint32> &numbers)
{
    std::vector<std::pair<QString, quint32>> texts;
    for (const quint32 number : numbers)
        texts.emplace_back(textForOrder(m_dictionary, m_column, number), number);
    rank(std::move(texts));
}

/// In the order of textForOrder(), without a text for each list: where users have many sources, nearly each has a list
/// of its own.
void NumberKeys::readSources()
{
    std::vector<std::pair<QString, quint16>> names;
    for (const UserDictionary::Source &source : m_dictionary.sources())
        names.emplace_back(source.name.toCaseFolded(), quint16(names.size()));
    std::sort(names.begin(), names.end());
    std::vector<char16_t> placeOf(names.size()); // by source
    for (size_t at = 1; at < names.size(); ++at)
        placeOf[names[at].second]
            = char16_t(placeOf[names[at - 1].second] + (names[at].first != names[at - 1].first ? 1 : 0));
    std::u16string places; // of all lists
    std::vector<std::pair<size_t, quint32>> ends;
    const auto isUsed = [this](quint32 number) { return number < m_keys.size() && m_keys[number] != 0; };
    m_dictionary.forEachSourceList(isUsed, [&](quint32 number, std::span<const quint16> list) { // other threads wait
        for (const quint16 source : list)
            places += placeOf[source];
        ends.emplace_back(places.size(), number);
    });
    std::vector<std::pair<std::u16string_view, quint32>> lists;
    auto begin = places.begin();
    for (const auto &[last, of] : ends) {
        const auto end = places.begin() + ptrdiff_t(last);
        std::sort(begin, end);
        lists.emplace_back(std::u16string_view(begin, std::unique(begin, end)), of);
        begin = end;
    }
    rank(std::move(lists));
}

void NumberKeys::readMoments(const std::vector<quint32> &numbers)
{
    for (const quint32 number : numbers) {
        const qint64 moment = momentOf(m_dictionary.text(number));
        m_keys[number] = moment == UserFields::invalidTimestamp ? 0 : quint64(moment) ^ signBit;
    }
}

} // namespace labdesk
