// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payornameparts.h"

#include "store/payortokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

bool isBlank(QChar c)
{
    return c == u' ' || (c >= u'\t' && c <= u'\r');
}

/// Splits a name such as "GEHA - Government Employees Health Association"; empty if it has another form.
QStringList nameAndInitials(const QString &name)
{
    static const QRegularExpression dash(u"\\s+[-\u2013\u2014]\\s+"_s);
    const auto isDash = [&](const QChar &c) {
        return (c == u'-' || c == u'\u2013' || c == u'\u2014') && &c != name.begin() && &c + 1 != name.end()
            && isBlank(*(&c - 1)) && isBlank(*(&c + 1));
    };
    if (std::none_of(name.begin(), name.end(), isDash))
        return {};
    const QStringList halves = name.split(dash);
    if (halves.size() != 2)
        return {};
    const QStringList one = plainPayorTokens(halves[0]), other = plainPayorTokens(halves[1]);
    const auto isAcronymOf = [](const QStringList &shorter, const QStringList &longer) {
        QString initials;
        for (const QString &word : longer)
            initials += word.front();
        return initials.size() >= 3 && shorter.join(QString()) == initials;
    };
    return isAcronymOf(one, other) || isAcronymOf(other, one) ? halves : QStringList();
}

bool isOpening(QChar c)
{
    return c == u'(' || c == u'[' || c == u'{';
}

bool isClosing(QChar c)
{
    return c == u')' || c == u']' || c == u'}';
}

/// The text between a pair of brackets; if one isn't closed, up to the next one.
struct Bracket
{
    qsizetype begin, end; ///< including the brackets
    QString text;
};
std::vector<Bracket> bracketsOf(const QString &name)
{
    std::vector<Bracket> all;
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (!isOpening(name[at]))
            continue;
        qsizetype end = at + 1;
        while (end < name.size() && !isOpening(name[end]) && !isClosing(name[end]))
            ++end;
        const qsizetype after = end < name.size() && isClosing(name[end]) ? end + 1 : end;
        all.push_back({at, after, name.mid(at + 1, end - at - 1)});
        at = after - 1;
    }
    return all;
}

/// Whether the name may contain a word that introduces another name. Quickly rules out nearly all names.
bool mayHaveMarker(const QString &name)
{
    static constexpr QStringView words[]{u"fk", u"f/",       u"ak",         u"a/",         u"db",
                                         u"d/", u"formerly", u"previously", u"also known", u"now"};
    bool isFirst = true; // the first character of a word
    for (qsizetype at = 0; at < name.size(); ++at) {
        const QChar c = name[at];
        if (c.unicode() >= 0x80 || c == u'=' || c == u';')
            return true;
        const bool isLetter = c.isLetterOrNumber() || c == u'_';
        const auto lower = c.unicode() | 0x20;
        if (isFirst && (lower == u'f' || lower == u'a' || lower == u'd' || lower == u'p' || lower == u'n')) {
            const QStringView rest = QStringView(name).sliced(at);
            if (std::any_of(std::begin(words), std::end(words),
                            [rest](QStringView word) { return rest.startsWith(word, Qt::CaseInsensitive); }))
                return true;
        }
        isFirst = !isLetter;
    }
    return false;
}

} // namespace

std::vector<PayorNamePart> partsOfPayorName(const QString &name)
{
    static const QRegularExpression markers(
        uR"(\b(?:f/?k/?a|a/?k/?a|d/?b/?a|formerly(?: known as)?|previously|also known as|now)\b[.:]?|=|;)"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype minLetters = 3; // shorter texts are a state or a type of plan
    const auto isPlace = [](const QString &text) {
        const QStringList words = plainPayorTokens(text);
        return std::all_of(words.begin(), words.end(), isPlaceWord);
    };
    QStringList inside;
    QString front;
    qsizetype end = 0;
    for (const Bracket &bracket : bracketsOf(name)) {
        if (bracket.text.simplified().size() < minLetters || isPlace(bracket.text))
            continue;
        inside += bracket.text;
        front += QStringView(name).sliced(end, bracket.begin - end);
        front += u' ';
        end = bracket.end;
    }
    std::vector<PayorNamePart> parts;
    for (const QString &half : nameAndInitials(name))
        parts.push_back({half, false});
    if (inside.isEmpty() && !(mayHaveMarker(name) && name.contains(markers)))
        return parts;
    front += QStringView(name).sliced(end);
    const auto add = [&parts](const QString &text, bool isOther) {
        for (const QString &piece : text.split(markers, Qt::SkipEmptyParts))
            if (const QString part = piece.simplified(); part.size() >= minLetters)
                parts.push_back({part, isOther || !parts.empty()});
    };
    add(front, false);
    for (const QString &text : inside)
        add(text, true);
    return parts;
}

} // namespace labdesk
