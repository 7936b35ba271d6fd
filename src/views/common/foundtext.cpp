// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/foundtext.h"

#include "domain/plainlytyped.h"

#include <algorithm>

namespace labdesk {

namespace {

constexpr QChar firstOfOthers = u'\x80';

/// A text as it is compared, and where each unit of it came from.
struct ComparedText
{
    QString text;
    std::vector<qsizetype> origins;
};

/// Whether it is composed with what stands before it, or isn't seen.
bool belongsToTheLast(QChar c)
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
        while (end < text.size() && text[end] >= firstOfOthers && belongsToTheLast(text[end]))
            ++end;
        if (end == at + 1 && text[at] < firstOfOthers) // nearly all
            compared.text += text[at].toCaseFolded();
        else
            compared.text += searchKey(text.sliced(at, end - at));
        compared.origins.resize(size_t(compared.text.size()), at);
        at = end;
    }
    return compared;
}

} // namespace

std::vector<TextRange> rangesOf(const QString &wanted, const QString &text, size_t most)
{
    std::vector<TextRange> found;
    const QString key = searchKey(wanted);
    if (key.isEmpty())
        return found;
    const ComparedText compared = comparedText(text);
    for (qsizetype at = compared.text.indexOf(key); at >= 0 && found.size() < most;
         at = compared.text.indexOf(key, at + 1)) {
        const auto first = compared.origins.begin() + at;
        const auto behind = std::upper_bound(first, compared.origins.end(), first[key.size() - 1]);
        found.push_back({*first, (behind == compared.origins.end() ? text.size() : *behind) - *first});
    }
    return found;
}

} // namespace labdesk
