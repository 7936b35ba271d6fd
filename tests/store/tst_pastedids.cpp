// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plainusers.h"
#include "store/pastedids.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_pastedids : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhoIsMeant_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");
        QTest::addColumn<QStringList>("notFound");
        QTest::addColumn<QStringList>("repeated");
        QTest::addColumn<int>("column");
        const auto row = [](const char *name, const QString &text, const QStringList &found,
                            const QStringList &notFound = {}, const QStringList &twice = {},
                            int column = 0) { QTest::newRow(name) << text << found << notFound << twice << column; };
        const QStringList ab{u"client-1"_s, u"client-2"_s};
        row("nothing names nobody", u" \n\r\n\t"_s, {});
        row("a line of a table and nothing else", u"|"_s, {}, {u"|"_s});
        row("one ID a line", u"client-1\nclient-2\n"_s, ab);
        row("lines end as they do on Windows", u"client-1\r\nclient-2\r\n"_s, ab);
        row("several IDs in a line", u"client-1, client-2; "_s.remove(u';'), ab);
        row("a list in quotation marks, as databases want it", u"'client-1','client-2'"_s, ab);
        row("user IDs in capitals, without dashes and in braces",
            u"0B1E9F64-0000-4000-8000-000000000001\n{0b1e9f64000040008000000000000002}"_s, ab);
        row("a client ID in another case is another one", u"CLIENT-1"_s, {}, {u"CLIENT-1"_s});
        row("a header line is no ID", u"client_user_id\nclient-1\nclient-2"_s, ab);
        row("a header alone is looked for", u"client_user_id"_s, {}, {u"client_user_id"_s});
        row("who is not there is named once, and as it stands there", u"client-9\nclient-1\nclient-9"_s,
            {u"client-1"_s}, {u"client-9"_s}, {u"client-9"_s});
        row("twice by one ID", u"client-1\nclient-1"_s, {u"client-1"_s}, {}, {u"client-1"_s});
        row("twice by both IDs", u"client-1\n0b1e9f64-0000-4000-8000-000000000001"_s, {u"client-1"_s}, {},
            {u"0b1e9f64-0000-4000-8000-000000000001"_s});
        row("a table, by its column of IDs", u"Ticket\tPatient\tClient\n17\tA\tclient-1\n18\tB\tclient-2"_s, ab, {}, {},
            3);
        row("a number in another column selects nobody", u"7\tclient-1\n8\tclient-2\n9\tclient-9"_s, ab,
            {u"client-9"_s}, {}, 2);
        row("cells in quotation marks with what separates in them",
            u"\"a, \"\"b\"\"\",\"client-1\"\n\"two\nlines\",\"client-2\""_s, ab, {}, {}, 2);
        row("semicolons, as in Europe", u"x;client-1\ny;client-2"_s, ab, {}, {}, 2);
        row("an ID with a comma in it", u"last, first\nclient-1"_s, {u"client-1"_s, u"last, first"_s});
        row("a quotation mark that nobody closes", u"\"client-1\nclient-2"_s, ab);
        row("empty cells are nobody", u"a\t\nb\tclient-1"_s, {u"client-1"_s}, {}, {}, 2);
        row("cells with another separator, as we write them",
            u"client_user_id,sources\r\nclient-1,\"oura; fitbit\"\r\nclient-2,garmin\r\n"_s, ab, {}, {}, 1);
        row("a tab in a quoted cell", u"id,note\nclient-1,\"a\tb\"\nclient-2,x"_s, ab, {}, {}, 1);
        row("an ID with a semicolon in a list", u"client-1\nno;body\nclient-2"_s, ab, {u"no"_s, u"body"_s});
        row("a tab behind the last cell", u"client-1\t\nclient-2"_s, ab);
        row("a tab behind the last cell of one row", u"client-1\t7\t\nclient-2\tx"_s, ab, {}, {}, 1);
        row("a comma behind the last cell of a later row", u"x,client-1\n7,client-2,,\n"_s, ab, {}, {}, 2);
        row("commas in a table of tabs", u"Doe, J\tclient-1\nRoe, K\tclient-2"_s, ab, {}, {}, 2);
        row("marks that can't be seen", u"\u200eclient-1\u200f\n\u2068client-2\u2069"_s, ab);
        row("hyphens that don't break", u"client\u20111\nclient\u20132"_s, ab);
        row("digits of another keyboard", u"client-\u0661\nclient-\uff12"_s, ab);
        row("hyphens that don't break in a user ID", u"0b1e9f64\u20110000\u20114000\u20118000\u2011000000000001"_s,
            {u"client-1"_s});
        row("JSON of users",
            uR"([{"client_user_id": "client-1", "user_id": null, "n": 7}, {"client_user_id": "client-2"}])"_s, ab);
        row("JSON as a service sends it",
            uR"({"users":[{"user_id":"0b1e9f64-0000-4000-8000-000000000001","x":"7"}],"total":7})"_s, {u"client-1"_s});
        row("JSON of texts", uR"(["client-1", "client-9", "client-2"])"_s, ab, {u"client-9"_s});
        row("JSON with an ID that is a number", uR"({"client_user_id": 7})"_s, {u"seven"_s});
        row("JSON lines", u"{\"client_user_id\": \"client-1\"}\n{\"client_user_id\": \"client-9\"}\n"_s,
            {u"client-1"_s}, {u"client-9"_s});
        row("what begins like JSON", u"[client-1\nclient-2"_s, ab);
        row("Markdown", u"| Client ID | No. |\n| --- | --- |\n| client-1 | 7 |\n| client\\-2 | 7 |\n"_s, ab, {}, {}, 1);
        row("Markdown of one user", u"| No. | Client ID |\n| --: | :-- |\n| 7 | client-1 |"_s, {u"client-1"_s}, {}, {},
            2);
        row("links to users, as mailers wrap them",
            u"labdesk://user/client-1?service=h\n<labdesk://user/client-2>.\n"_s, ab);
        row("a link to something else", u"labdesk://users"_s, {}, {u"labdesk://users"_s});
        row("an apostrophe against formulas, in quotation marks", u"id,x\n\"'=a,b\",1\nclient-1,2"_s,
            {u"=a,b"_s, u"client-1"_s}, {}, {}, 1);
        row("a quotation mark that belongs to an ID", u"say \"hi\"\nclient-1"_s, {u"client-1"_s, u"say \"hi\""_s});
        row("a user ID that is no UUID, from a chat", u"legacy\u20117\u200e"_s, {u"legacy"_s});
        row("a list from a chat", u"- client-1\n• client-2\n3. client-9"_s, ab, {u"client-9"_s});
        row("IDs in a sentence", u"Ticket 17: refresh client-1 and client-2, please."_s, ab);
        row("IDs with what they are before them", u"Client ID: client-1\nuser=client-2"_s, ab);
        row("IDs with blanks or lines between them", u"client-1 client-2 | client-9"_s, ab, {u"client-9"_s});
        row("IDs with commas of other scripts", u"client-1،client-2、client-9"_s, ab, {u"client-9"_s});
        row("IDs as programs write lists of them", u"['client-1', \"client-2\",]"_s, ab);
        row("a user ID in an address and in a URN",
            u"https://app.example.org/users/0b1e9f64-0000-4000-8000-000000000001/edit\n"
            "urn:uuid:0b1e9f64-0000-4000-8000-000000000002"_s,
            ab);
        row("JSON that was cut", u"{\"users\":[{\"client_user_id\":\"client-1\"},{\"client_user_id\":\"client-9\"}"_s,
            {u"client-1"_s}, {u"client-9"_s});
        row("JSON with names of its own", uR"([{"clientUserId":"client-1"},{"id":"client-2"}])"_s, ab);
        row("JSON behind a byte order mark", u"\ufeff[\"client-1\"]"_s, {u"client-1"_s});
        row("JSON with a fraction", u"[7.5]"_s, {}, {u"7.5"_s});
        row("JSON with a number that is too long", u"[12345678901234567890]"_s, {}, {u"[12345678901234567890]"_s});
        row("code, and a table of a terminal", u"```\n| id |\n+----+\n| client-1 |\n```"_s, {u"client-1"_s});
        row("a separator in a line of its own", u"sep=;\nid;x\nclient-1;1\nclient-2;2"_s, ab, {}, {}, 1);
        row("cells that are text in a spreadsheet", u"=\"client-1\"\n=\"client-2\""_s, ab);
        row("a first word that is no heading we know, because it could be an ID", u"jsmith\nclient-1\nclient-2"_s, ab,
            {u"jsmith"_s});
        row("a first column without a title", u"\tclient_id\tage\n0\tclient-1\t7\n1\tclient-2\t9"_s, ab, {}, {}, 2);
        row("empty lines and a byte order mark before a list", u"\ufeff\r\n \nsep=;\r\nid;x\nclient-1;1\nclient-2;2"_s,
            ab, {}, {}, 1);
        row("a number beside an ID isn't another one",
            u"client-1 (ticket 48213)\nclient-2 (ticket 48214)\nclient-9 (ticket 48213)"_s, ab, {u"client-9"_s});
        row("IDs that are numbers, in sentences", u"ticket 7: 48213\n- 48219"_s, {u"48213"_s}, {u"48219"_s});
        row("lines that end in other ways", u"client-1\vclient-2\u0085client-9"_s, ab, {u"client-9"_s});
        row("a number that a spreadsheet shortened", u"1.23E+15\nclient-1"_s, {u"client-1"_s}, {u"1.23E+15"_s});
        row("quotation marks of a word processor", u"say “hi”\nclient-1"_s, {u"client-1"_s, u"say \"hi\""_s});
        row("rows of other lengths are lists", u"client-1\tclient-2\n7"_s, ab + QStringList{u"seven"_s});
    }
    void findsWhoIsMeant()
    {
        QFETCH(QString, text);
        const UserSnapshot users = someUsers();
        const auto result = usersNamedIn(text, users);
        QStringList found;
        for (const UserRow row : result->found.rows.rows()) {
            const auto [segment, at] = users.at(row);
            const QString client = QString::fromStdString(std::string(segment->clientUserId(at)));
            found += client == u"7" ? u"seven"_s : client;
        }
        found.sort();
        QTEST(found, "found");
        QTEST(result->notFound, "notFound");
        QTEST(result->repeated, "repeated");
        QTEST(result->column, "column");
    }

    void allUsersOfOneClientIdAreFoundAndTold()
    {
        const auto result = usersNamedIn(u"same"_s, someUsers());
        QCOMPARE(result->found.count(), UserRow(2));
        QCOMPARE(result->ambiguous, QStringList{u"same"_s});
    }

    void manyLinesAreFoundInManyUsers()
    {
        const auto all = plainUsers(20'000, 3);
        const UserSnapshot users = unevenSnapshot(all, 3);
        QString text = u"user_id,other\n"_s;
        for (size_t at = 0; at < all.size(); at += 2)
            text += (isUuid(all[at].id) ? all[at].id.text().toUpper() : all[at].id.text()) + u",x\n"_s;
        const auto result = usersNamedIn(text, users);
        QCOMPARE(result->idCount, qsizetype(all.size() / 2));
        QCOMPARE(result->notFound, QStringList());
        QCOMPARE(result->column, 1);
        for (UserRow row = 0; row < users.size(); ++row)
            QCOMPARE(result->found.rows.has(row), row % 2 == 0);
    }

    void itCanBeCanceled()
    {
        const CancelFlag canceled = true;
        QVERIFY(!usersNamedIn(u"client-1"_s, someUsers(), &canceled));
    }

private:
    static bool isUuid(const UserId &id) { return Uuid::of(id.text().toStdString()).isUuid(); }

    static UserSnapshot someUsers()
    {
        UserMaker maker(1);
        std::vector<User> users;
        const auto add = [&](const QString &client, const QString &id) {
            users.push_back(maker.make());
            users.back().clientUserId = client;
            users.back().id = *UserId::parse(id);
        };
        add(u"client-1"_s, u"0b1e9f64-0000-4000-8000-000000000001"_s);
        add(u"client-2"_s, u"0b1e9f64-0000-4000-8000-000000000002"_s);
        add(u"7"_s, u"0b1e9f64-0000-4000-8000-000000000003"_s);
        add(QString(), u"0b1e9f64-0000-4000-8000-000000000004"_s);
        add(u"last, first"_s, u"0b1e9f64-0000-4000-8000-000000000005"_s);
        add(u"same"_s, u"0b1e9f64-0000-4000-8000-000000000006"_s);
        add(u"=a,b"_s, u"0b1e9f64-0000-4000-8000-000000000008"_s);
        add(u"say \"hi\""_s, u"0b1e9f64-0000-4000-8000-000000000009"_s);
        add(u"legacy"_s, u"legacy-7"_s);
        add(u"same"_s, u"0b1e9f64-0000-4000-8000-000000000007"_s);
        add(u"48213"_s, u"0b1e9f64-0000-4000-8000-00000000000a"_s);
        return UserSnapshot::of(users);
    }
};

LABDESK_TEST(tst_pastedids)
#include "tst_pastedids.moc"
