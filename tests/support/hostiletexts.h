// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <functional>
#include <random>
#include <span>

namespace labdesk::tests {

/// Each of `bases` in each of many wrong forms, the same in each run. At least 20 times as many as bases.
inline QByteArrayList hostileFormsOf(std::span<const char *const> bases, quint32 seed)
{
    std::mt19937 random(seed);
    const auto placeIn
        = [&random](const QByteArray &text) { return text.isEmpty() ? 0 : qsizetype(random() % quint32(text.size())); };
    const auto put = [&placeIn](const char *what) {
        return [&placeIn, what](QByteArray text) { return text.insert(placeIn(text), what); };
    };
    const std::function<QByteArray(QByteArray)> forms[] = {
        [](const QByteArray &text) { return text; },
        [](const QByteArray &text) { return text + text; },
        [](const QByteArray &text) { return '{' + text + '}'; },
        [](const QByteArray &text) { return '(' + text + ")+"; },
        [](const QByteArray &text) { return text.repeated(500); },
        [](const QByteArray &text) { return text.toUpper(); },
        [](const QByteArray &text) { return text.toPercentEncoding(); },
        [](const QByteArray &text) { return text.toBase64(); },
        [](QByteArray text) { return text.replace('{', "{{").replace('}', "}}"); },
        [](QByteArray text) { return text.replace('{', '}'); },
        [](QByteArray text) { return text.replace('{', "{ "); },
        [&](QByteArray text) { return text.left(placeIn(text)); },
        [&](QByteArray text) { return text.remove(placeIn(text), 1); },
        [&](QByteArray text) { return text.mid(placeIn(text)) + text; },
        put("{"),
        put("}"),
        put("\n["),
        put("\\"),
        put("%1"),
        put("{clientUserId}"),
        put("{ticket}"),
        put("\xe2\x80\xae"), // turns the direction
        put("\xff"),
        [&](QByteArray text) { return text.insert(placeIn(text), 1, '\0'); },
    };
    QByteArrayList all;
    for (const char *base : bases)
        for (const auto &form : forms)
            all += form(base);
    return all;
}

inline constexpr const char *hostileReplies[] = {
    "Dear {firstName} {lastName},",
    "{name}",
    "{email} {phone}",
    "Born {birthDate}: {source}",
    "{clientUserId} has {source}",
    "{user.clientUserId}",
    "{source.externalUserId}",
    "{source:memberId}",
    "{{source}}",
    "${source} ${email}",
    "%1 %2 {date}",
    "<%= user.email %>",
    "{source}{ticket}{portal}{date}",
    "{Source}",
    "{\xd1\x95ource}", // a letter that looks like s
    "{so\xc2\xadurce}",
    "{source",
    "source}",
    "{}",
    "{0}",
    "{portal}?u={userId}",
    "{__proto__}",
    "{#each users}{email}{/each}",
    "{source!r:>1000000000}",
    "[es] {memberId}",
    "portal=javascript:{email}",
    "javascript:alert({email})",
};

inline constexpr const char *hostilePatterns[] = {
    "(a+)+$",
    "(a*)*b",
    "(a|a)*b",
    "(a|aa)+$",
    "(.*)*(.*)*(.*)*x",
    "([a-z]+)*[A-Z]",
    "((a{1,100}){1,100}){1,100}",
    "(a{60000}){60000}",
    "a?a?a?a?a?a?a?a?a?a?aaaaaaaaaa",
    "(?R)",
    "(?=.*).*",
    "(?<=a)b",
    "(a)\\1",
    "(?C1)a",
    "(*COMMIT)a",
    "(*LIMIT_MATCH=4294967295)a",
    "\\Qa",
    "a\\K",
    "(?#",
    "[a-",
    "a)|(b",
    "(((((((((((((((((((((((((((((((a",
    "[[:alpha:]]+;example=",
    "HELP-[0-9]+;example=ada@example.com",
};

} // namespace labdesk::tests
