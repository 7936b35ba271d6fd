// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userstore.h"

#include "store/foldedtext.h"

#include <algorithm>
#include <numeric>

namespace labdesk {

// Which rows hold all words of a search. Ids and client ids are searched as one text over all rows; zones and lists of
// sources are shared by many rows, so each of those is looked at once and then only its number is compared.

struct UserStore::Word
{
    std::string text;                ///< folded
    std::string dashless;            ///< the same without dashes
    std::vector<quint8> sourceLists; ///< by number: whether it holds the word
    std::vector<quint8> texts;       ///< by number
    bool hasDash() const { return dashless.size() != text.size(); }
};

namespace {

QStringList searchWords(const QString &words)
{
    return words.simplified().split(u' ', Qt::SkipEmptyParts);
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

} // namespace

UserStore::Word UserStore::prepared(const QString &word) const
{
    Word made;
    made.text = made.dashless = foldedText(word);
    std::erase(made.dashless, '-');
    std::vector<bool> sources;
    for (qsizetype source = 0; source < m_sourceNames.size(); ++source)
        sources.push_back(contains(foldedText(m_sourceNames[source]), made.text) || contains(foldedText(m_sourceSlugs[source]), made.text));
    for (const auto &list : m_sourceLists)
        made.sourceLists.push_back(std::any_of(list.begin(), list.end(), [&](quint16 source) { return sources[source]; }));
    for (const QString &text : m_texts.all())
        made.texts.push_back(contains(foldedText(text), made.text));
    return made;
}

bool UserStore::holds(Row row, const Word &word) const
{
    if (word.sourceLists[m_sources[row]] || (m_zone[row] != 0 && word.texts[m_zone[row]]) || contains(m_search.at(row), word.text))
        return true;
    return word.hasDash() && contains(m_search.at(row), word.dashless) && contains(foldedText(idText(row)), word.text);
}

void UserStore::mark(const Word &word, std::vector<quint8> &hits) const
{
    for (Row row = 0; row < size(); ++row)
        hits[row] = word.sourceLists[m_sources[row]] || (m_zone[row] != 0 && word.texts[m_zone[row]]);
    if (word.dashless.empty()) { // nothing to look for in the ids but dashes
        for (Row row = 0; row < size(); ++row)
            hits[row] = hits[row] || holds(row, word);
        return;
    }
    const std::string &all = m_search.bytes();
    const auto eachRowWith = [&](const std::string &part, auto &&found) {
        Row row = 0;
        for (size_t at = all.find(part); at != std::string::npos; at = all.find(part, m_search.beginOf(row))) {
            while (m_search.beginOf(row + 1) <= at)
                ++row;
            found(row++);
        }
    };
    eachRowWith(word.text, [&](Row row) { hits[row] = true; });
    const bool isInUuids = std::all_of(word.dashless.begin(), word.dashless.end(), isHexDigit);
    if (word.hasDash() && (isInUuids || !m_otherId.bytes().empty()))
        eachRowWith(word.dashless, [&](Row row) { hits[row] = hits[row] || contains(foldedText(idText(row)), word.text); });
}

std::vector<UserStore::Row> UserStore::rowsMatching(const QString &words) const
{
    std::vector<Row> rows;
    const QStringList wanted = searchWords(words);
    if (wanted.isEmpty()) {
        rows.resize(size());
        std::iota(rows.begin(), rows.end(), Row(0));
        return rows;
    }
    std::vector<quint8> all(size(), true);
    std::vector<quint8> hits(size());
    for (const QString &word : wanted) {
        mark(prepared(word), hits);
        for (Row row = 0; row < size(); ++row)
            all[row] = all[row] && hits[row];
    }
    for (Row row = 0; row < size(); ++row)
        if (all[row])
            rows.push_back(row);
    return rows;
}

bool UserStore::matches(Row row, const QString &words) const
{
    const QStringList wanted = searchWords(words);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &word) { return holds(row, prepared(word)); });
}

} // namespace labdesk
