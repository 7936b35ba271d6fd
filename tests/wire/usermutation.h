// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/listbody.h"

#include <QByteArray>
#include <QByteArrayList>

namespace labdesk::tests {

/// Makes users that are a little wrong, or only odd: the places where two JSON parsers, or two readers of users, could
/// differ.
class UserMutation
{
public:
    explicit UserMutation(unsigned seed) : m_body(seed) { }

    QByteArray next() { return changed(m_body.user()); }

    /// A little wrong, or only odd.
    QByteArray changed(QByteArray user)
    {
        for (quint32 more = m_body.pick(3) + 1; more > 0; --more)
            change(user);
        return user;
    }
    quint32 pick(quint32 below) { return m_body.pick(below); }

private:
    QByteArray any(const QByteArrayList &list) { return list.at(pick(quint32(list.size()))); }
    qsizetype place(const QByteArray &user) { return 1 + pick(quint32(user.size() - 2)); }

    /// The start or the end of a token, where a change more often leaves JSON behind than elsewhere.
    qsizetype border(const QByteArray &user)
    {
        qsizetype at = place(user);
        while (at < user.size() - 2 && !QByteArrayView(",:{}[]\"").contains(user[at]))
            ++at;
        return at;
    }

    void change(QByteArray &user)
    {
        static const QByteArrayList fields{"\"nickname\":\"kept\"",
                                           "\"labels\":{\"a\":[1,2.5,null],\"b\":{}}",
                                           "\"x\":1e400",
                                           "\"x\":1e-400",
                                           "\"x\":-0",
                                           "\"x\":01",
                                           "\"x\":1.",
                                           "\"x\":.5",
                                           "\"x\":+1",
                                           "\"x\":12345678901234567890123",
                                           "\"x\":0.1e",
                                           "\"x\":nul",
                                           "\"x\":nulll",
                                           "\"x\":true",
                                           "\"x\":\"\\ud800\"",
                                           "\"x\":\"\\udc00\\ud800\"",
                                           "\"x\":\"\\u00\"",
                                           "\"x\":\"\\q\"",
                                           "\"ingestion_start\":\"\\b\\f\\n\\r\\t\\/\\\\\\u0000\"",
                                           "\"ingestion_start\":\"\\ud83d\\ude00\\uFFFD\\u20AC\"",
                                           "\"ingestion_start\":\"\\ud83d\\ud83d\\ude00\"",
                                           "\"x\":[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]",
                                           "\"x\":[1,]",
                                           "\"x\":{,}",
                                           "\"user_id\":\"b\"",
                                           "\"user_id\":\"\\u0000\"",
                                           "\"user_id\":\"\\u00e9\"",
                                           "\"user_id\":\"\xc2\x85\"",
                                           "\"user_id\":\"..\"",
                                           "\"user_id\":null",
                                           "\"client_user_id\":7",
                                           "\"client_user_id\":\"\"",
                                           "\"connected_sources\":null",
                                           "\"connected_sources\":[]",
                                           "\"connected_sources\":[{\"provider\":{\"name\":\"a\",\"slug\":\"oura\"}}]",
                                           "\"fallback_time_zone\":\"UTC\"",
                                           "\"fallback_time_zone\":{\"id\":null}",
                                           "\"fallback_time_zone\":{\"id\":\"UTC\",\"id\":\"GMT\",\"more\":1}",
                                           "\"fallback_birth_date\":\"1990-02-28\"",
                                           "\"fallback_birth_date\":{}",
                                           "\"fallback_birth_date\":false",
                                           "\"ingestion_start\":\"2026-01-01T00:00:00Z\"",
                                           "\"ingestion_end\":[]",
                                           "\"created_on\":\"2026-02-30\"",
                                           "\"created_on\":\"2026-03-12T16:14:05.123456789-07:30\"",
                                           "\"created_on\":\"2026-03-12T24:00:00Z\"",
                                           "\"created_on\":\"2026-03-12 16:14:05\"",
                                           "\"created_on\":\"0000-01-01\"",
                                           "\"created_on\":\"2026-03-12T16:14:05+15:00\"",
                                           "\"created_on\":\"2026-03-12T16:14:05.\"",
                                           "\"created_on\":\"\\u0032026-03-12\"",
                                           "\"created_on\":\"\xd9\xa2\xd9\xa0\xd9\xa2\xd9\xa6-03-12\"",
                                           "\"team\\u005fid\":\"t\"",
                                           "\"\":\"\""};
        static const QByteArrayList insideOfSources{"\"provider\":{\"name\":\"x\",\"slug\":\"oura\"}",
                                                    "\"provider\":null",
                                                    "\"source\":null",
                                                    "\"source\":7",
                                                    "\"quality\":3",
                                                    "\"slug\":\"newband_9\"",
                                                    "\"slug\":\"OURA\"",
                                                    "\"slug\":\"\xe2\x84\xaa\"",
                                                    "\"slug\":null",
                                                    "\"name\":\"\\u00fc\"",
                                                    "\"logo\":null",
                                                    "\"logo\":1",
                                                    "\"created_on\":null",
                                                    "\"created_on\":5"};
        static const QByteArrayList crumbs{"{",
                                           "}",
                                           "[",
                                           "]",
                                           "\"",
                                           ",",
                                           ":",
                                           "\\",
                                           "\\\"",
                                           "\\\\",
                                           " ",
                                           "\n",
                                           "\t",
                                           "\f",
                                           QByteArray("\0", 1),
                                           "\x1f",
                                           "\x7f",
                                           "\x80",
                                           "\xff",
                                           "\xc3\xa9",
                                           "\xed\xa0\x80",
                                           "\xf4\x90\x80\x80",
                                           "\xef\xbb\xbf",
                                           "0",
                                           "-",
                                           "e",
                                           "null",
                                           "true",
                                           "/",
                                           "\\u",
                                           "\\ud83d",
                                           "\\ude00",
                                           "\\ud83d\\ude00",
                                           "\\n",
                                           "\"\"",
                                           "{}",
                                           "[]",
                                           "\"a\":"};
        switch (pick(10)) {
        case 0:
            user.insert(place(user), any(crumbs));
            break;
        case 1:
            user.insert(border(user), any(crumbs));
            break;
        case 2:
            user[place(user)] = any(crumbs)[0];
            break;
        case 3:
            user.remove(place(user), pick(3) + 1);
            break;
        case 4: { // a part twice
            const qsizetype from = border(user);
            user.insert(border(user), user.mid(from, border(user) - from));
            break;
        }
        case 5:
            addTo(user, "{\"name\"", any(insideOfSources));
            break;
        case 6:
            addTo(user, "{\"source\"", any(insideOfSources));
            break;
        case 7:
            user.insert(1, any(fields) + ',');
            break;
        default:
            user.insert(user.size() - 1, ',' + any(fields));
            break;
        }
        if (user.size() < 3)
            user = "{ }";
    }

    void addTo(QByteArray &user, const QByteArray &object, const QByteArray &field)
    {
        const qsizetype at = user.indexOf(object, place(user));
        user.insert((at < 0 ? 0 : at) + 1, field + ',');
    }

    ListBody m_body;
};

} // namespace labdesk::tests
