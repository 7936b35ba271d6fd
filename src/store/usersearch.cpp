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
    bool isIn(const UserSegment &users, quint32 row) const;
    void mark(const UserSegment &users, quint8 *hits) const;
};

namespace {

QStringList searchWords(const QString &words)
{
    return words.simplified().split(u' ', Qt::SkipEmptyParts);
}

std::string_view searchTextOf(const UserSegment &users, quint32 row)
{
    const auto &begin = users.searchBegin();
    return std::string_view(users.searchText()).substr(begin[row], begin[row + 1] - begin[row]);
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
    const auto holds = [&](const QString &text) { return contains(foldedText(text), made.text); };
    std::vector<bool> sources;
    for (const auto &source : m_users.dictionary().sources())
        sources.push_back(holds(source.name) || holds(source.slug));
    for (const auto &list : sourceLists())
        made.sourceLists.push_back(std::any_of(list.begin(), list.end(), [&](quint16 source) { return sources[source]; }));
    for (const QString &text : texts())
        made.texts.push_back(holds(text));
    return made;
}

bool UserStore::Word::isIn(const UserSegment &users, quint32 row) const
{
    const std::string_view search = searchTextOf(users, row);
    if (sourceLists[users.sourceList(row)] || (users.zone(row) != 0 && texts[users.zone(row)]) || contains(search, text))
        return true;
    return hasDash() && contains(search, dashless) && contains(foldedText(QString::fromStdString(users.idText(row))), text);
}

void UserStore::Word::mark(const UserSegment &users, quint8 *hits) const
{
    for (quint32 row = 0; row < users.size(); ++row)
        hits[row] = sourceLists[users.sourceList(row)] || (users.zone(row) != 0 && texts[users.zone(row)]);
    if (dashless.empty()) { // nothing to look for in the ids but dashes
        for (quint32 row = 0; row < users.size(); ++row)
            hits[row] = hits[row] || isIn(users, row);
        return;
    }
    const std::string &all = users.searchText();
    const auto &begin = users.searchBegin();
    const auto eachRowWith = [&](const std::string &part, auto &&found) {
        quint32 row = 0;
        for (size_t at = all.find(part); at != std::string::npos; at = all.find(part, begin[row])) {
            while (begin[row + 1] <= at)
                ++row;
            found(row++);
        }
    };
    eachRowWith(text, [&](quint32 row) { hits[row] = true; });
    if (hasDash())
        eachRowWith(dashless, [&](quint32 row) { hits[row] = hits[row] || isIn(users, row); });
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
        const Word looked = prepared(word);
        for (size_t at = 0; at < m_users.segments().size(); ++at)
            looked.mark(*m_users.segments()[at], hits.data() + m_users.begin(at));
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
    const auto [segment, at] = m_users.at(row);
    return std::all_of(wanted.begin(), wanted.end(), [&, users = segment, inSegment = at](const QString &word) { return prepared(word).isIn(*users, inSegment); });
}

} // namespace labdesk
