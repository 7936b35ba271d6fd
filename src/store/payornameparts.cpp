// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/payornameparts.h"

#include "store/payortokens.h"

#include <QRegularExpression>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// "GEHA - Government Employees Health Association": its two halves; else empty.
QStringList nameAndInitials(const QString &name)
{
    static const QRegularExpression dash(u"\\s+[-\u2013\u2014]\\s+"_s);
    const QStringList halves = name.split(dash);
    if (halves.size() != 2)
        return {};
    const auto isShortOf = [](const QString &shorter, const QString &longer) {
        QString initials;
        for (const QString &word : plainPayorTokens(longer))
            initials += word.front();
        return initials.size() >= 3 && plainPayorTokens(shorter).join(QString()) == initials;
    };
    return isShortOf(halves[0], halves[1]) || isShortOf(halves[1], halves[0]) ? halves : QStringList();
}

bool mayHaveParts(const QString &name)
{
    static constexpr QStringView signs(u"([{=;-\u2013\u2014/");
    static const QStringList words{u"ka"_s, u"dba"_s, u"former"_s, u"previous"_s, u" now"_s};
    const auto isIn = [&name](const QString &word) { return name.contains(word, Qt::CaseInsensitive); };
    const auto isFirst = [](QChar c) {
        const auto lower = c.unicode() | 0x20;
        return lower == u'k' || lower == u'd' || lower == u'f' || lower == u'p' || lower == u' ';
    };
    const auto beginsAt = [&name](qsizetype at) {
        const QStringView rest = QStringView(name).sliced(at);
        return std::any_of(words.begin(), words.end(),
                           [&](const QString &word) { return rest.startsWith(word, Qt::CaseInsensitive); });
    };
    for (qsizetype at = 0; at < name.size(); ++at) {
        const QChar c = name[at];
        if (c.unicode() >= 0x80)
            return std::any_of(name.begin(), name.end(), [](QChar sign) { return signs.contains(sign); })
                || std::any_of(words.begin(), words.end(), isIn);
        if (!c.isLetterOrNumber() && c != u' ' ? signs.contains(c) : isFirst(c) && beginsAt(at))
            return true;
    }
    return false;
}

} // namespace

std::vector<PayorNamePart> partsOfPayorName(const QString &name)
{
    static const QRegularExpression brackets(uR"([(\[{]([^()\[\]{}]*)[)\]}]?)"_s);
    static const QRegularExpression markers(
        uR"(\b(?:f/?k/?a|a/?k/?a|d/?b/?a|formerly(?: known as)?|previously|also known as|now)\b[.:]?|=|;)"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype leastLetters = 3; // fewer are a state, or a kind of plan
    const auto isPlace = [](const QString &text) {
        const QStringList words = plainPayorTokens(text);
        return std::all_of(words.begin(), words.end(), isPlaceWord);
    };
    if (!mayHaveParts(name))
        return {};
    QStringList inside;
    QString front;
    qsizetype end = 0;
    for (auto each = brackets.globalMatch(name); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        const QString text = found.captured(1);
        if (text.simplified().size() < leastLetters || isPlace(text))
            continue;
        inside += text;
        front += QStringView(name).mid(end, found.capturedStart() - end);
        front += u' ';
        end = found.capturedEnd();
    }
    front += QStringView(name).mid(end);
    std::vector<PayorNamePart> parts;
    for (const QString &half : nameAndInitials(name))
        parts.push_back({half, false});
    if (inside.isEmpty() && !name.contains(markers))
        return parts;
    const auto add = [&parts](const QString &text, bool isOther) {
        for (const QString &piece : text.split(markers, Qt::SkipEmptyParts))
            if (const QString part = piece.simplified(); part.size() >= leastLetters)
                parts.push_back({part, isOther || !parts.empty()});
    };
    add(front, false);
    for (const QString &text : inside)
        add(text, true);
    return parts;
}

} // namespace labdesk
