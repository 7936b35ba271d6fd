// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/matchmark.h"

#include "domain/textnormalization.h"

#include <QStringList>

#include <algorithm>

namespace labdesk {

namespace {

/// A text folded for comparison, with the position in the original of each of its UTF-16 units.
struct FoldedText
{
    QString text;
    std::vector<qsizetype> origins;
};

/// The characters of the original that a range of the folded text is from. Only whole ones: one may be folded to
/// several.
TextRange originalRange(const FoldedText &folded, const TextRange &range, qsizetype originalSize)
{
    const auto first = folded.origins.begin() + range.start;
    const auto behind = std::upper_bound(first, folded.origins.end(), first[range.length - 1]);
    return {*first, (behind == folded.origins.end() ? originalSize : *behind) - *first};
}

/// Folded without accents, and with ligatures and the like as their letters.
FoldedText foldForMark(const QString &text)
{
    FoldedText folded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString parts = QString(text[i]).normalized(QString::NormalizationForm_KD).toCaseFolded();
        for (const QChar c : parts) {
            if (c.isMark())
                continue;
            folded.text += c;
            folded.origins.push_back(i);
        }
    }
    return folded;
}

QStringList wordsIn(const QString &folded)
{
    QStringList words;
    QString word;
    for (const QChar c : folded) {
        if (c.isLetterOrNumber()) {
            word += c;
        } else if (!word.isEmpty()) {
            words += word;
            word.clear();
        }
    }
    if (!word.isEmpty())
        words += word;
    return words;
}

bool isWordStart(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

std::vector<qsizetype> positionsOf(const QString &text, const QString &word)
{
    std::vector<qsizetype> wordStarts;
    std::vector<qsizetype> inside;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.size()))
        (isWordStart(text, at) ? wordStarts : inside).push_back(at);
    // A single letter within a word isn't a useful match.
    return wordStarts.empty() && word.size() > 1 ? inside : wordStarts;
}

/// Converts ranges of the folded text to ranges of the original; overlapping ones are joined.
std::vector<TextRange> toOriginalRanges(const FoldedText &folded, std::vector<TextRange> ranges, qsizetype originalSize)
{
    std::sort(ranges.begin(), ranges.end(), [](const TextRange &a, const TextRange &b) { return a.start < b.start; });
    std::vector<TextRange> result;
    for (const TextRange &range : ranges) {
        const auto [begin, length] = originalRange(folded, range, originalSize);
        if (!result.empty() && begin <= result.back().start + result.back().length)
            result.back().length = std::max(result.back().length, begin + length - result.back().start);
        else
            result.push_back({begin, length});
    }
    return result;
}

} // namespace

std::vector<TextRange> matchesIn(const QString &text, const QString &query)
{
    const FoldedText folded = foldForMark(text);
    const QString wanted = foldForMark(query.simplified()).text;
    std::vector<TextRange> ranges;
    if (!wanted.isEmpty())
        for (const qsizetype at : positionsOf(folded.text, wanted))
            ranges.push_back({at, wanted.size()});
    if (ranges.empty()) {
        for (const QString &word : wordsIn(wanted))
            for (const qsizetype at : positionsOf(folded.text, word))
                ranges.push_back({at, word.size()});
    }
    return toOriginalRanges(folded, std::move(ranges), text.size());
}

namespace {

constexpr QChar firstNonAscii = u'\x80';

/// Whether the character combines with the preceding one, or is invisible.
bool isCombining(QChar c)
{
    const bool isVowelOrEndOfHangul = c >= u'\u1160' && c <= u'\u11ff';
    return c.isMark() || c.isLowSurrogate() || c.category() == QChar::Other_Format || isVowelOrEndOfHangul;
}

/// Folded as a filter compares it, accents included.
FoldedText foldForFind(const QString &text)
{
    FoldedText folded;
    folded.text.reserve(text.size());
    folded.origins.reserve(size_t(text.size()));
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at + 1;
        while (end < text.size() && text[end] >= firstNonAscii && isCombining(text[end]))
            ++end;
        if (end == at + 1 && text[at] < firstNonAscii) // the fast path for ASCII
            folded.text += text[at].toCaseFolded();
        else
            folded.text += searchKey(text.sliced(at, end - at));
        folded.origins.resize(size_t(folded.text.size()), at);
        at = end;
    }
    return folded;
}

bool isPlain(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c < firstNonAscii; });
}

/// Searches one line; `offset` is its position in the text.
void addRanges(std::vector<TextRange> &found, const QString &key, const QString &line, qsizetype offset)
{
    const FoldedText folded = foldForFind(line);
    for (qsizetype at = folded.text.indexOf(key); at >= 0; at = folded.text.indexOf(key, at + 1)) {
        const TextRange range = originalRange(folded, {at, key.size()}, line.size());
        found.push_back({offset + range.start, range.length});
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
