// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/foundtext.h"

#include "domain/textnormalization.h"

#include <algorithm>

namespace labdesk {

namespace {

constexpr QChar firstNonAscii = u'\x80';

/// A text normalized for comparison, and the original position of each of its code units.
struct ComparedText
{
    QString text;
    std::vector<qsizetype> origins;
};

/// Whether the character combines with the preceding one, or is invisible.
bool isCombining(QChar c)
{
    const bool isVowelOrEndOfHangul = c >= u'\u1160' && c <= u'\u11ff';
    return c.isMark() || c.isLowSurrogate() || c.category() == QChar::Other_Format || isVowelOrEndOfHangul;
}

ComparedText comparedText(const QString &text)
{
    ComparedText compared;
    compared.text.reserve(text.size());
    compared.origins.reserve(size_t(text.size()));
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at + 1;
        while (end < text.size() && text[end] >= firstNonAscii && isCombining(text[end]))
            ++end;
        if (end == at + 1 && text[at] < firstNonAscii) // the fast path for ASCII
            compared.text += text[at].toCaseFolded();
        else
            compared.text += searchKey(text.sliced(at, end - at));
        compared.origins.resize(size_t(compared.text.size()), at);
        at = end;
    }
    return compared;
}

bool isPlain(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c < firstNonAscii; });
}

/// Searches one line; `offset` is its position in the text.
void addRanges(std::vector<TextRange> &found, const QString &key, const QString &line, qsizetype offset)
{
    const ComparedText compared = comparedText(line);
    for (qsizetype at = compared.text.indexOf(key); at >= 0; at = compared.text.indexOf(key, at + 1)) {
        const auto first = compared.origins.begin() + at;
        const auto behind = std::upper_bound(first, compared.origins.end(), first[key.size() - 1]);
        found.push_back({offset + *first, (behind == compared.origins.end() ? line.size() : *behind) - *first});
    }
}

} // namespace

std::vector<TextRange> findRanges(const QString &wanted, const QString &text, size_t maxRanges)
{
    std::vector<TextRange> found;
    const QString key = searchKey(wanted);
    if (key.isEmpty())
        return found;
    const bool isPlainKey = isPlain(key);
    // Line by line, because responses are large and most of their lines are plain ASCII.
    for (qsizetype begin = 0; begin < text.size() && found.size() < maxRanges;) {
        qsizetype end = text.indexOf(u'\n', begin);
        end = end < 0 ? text.size() : end;
        const QStringView line = QStringView(text).sliced(begin, end - begin);
        if (!isPlain(line))
            addRanges(found, key, line.toString(), begin);
        else if (isPlainKey)
            for (qsizetype at = line.indexOf(key, 0, Qt::CaseInsensitive); at >= 0;
                 at = line.indexOf(key, at + 1, Qt::CaseInsensitive))
                found.push_back({begin + at, key.size()});
        begin = end + 1;
    }
    if (found.size() > maxRanges)
        found.resize(maxRanges);
    return found;
}

} // namespace labdesk
