// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gzipped.h"
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

/// So many users, each of its own.
QByteArray usersJson(int count)
{
    QByteArrayList users;
    for (int i = 0; i < count; ++i)
        users += "{" + userJson("u" + QByteArray::number(i + 1)) + "}";
    return users.join(',');
}

/// A list in an envelope that is otherwise a right answer to everybody.
QByteArray listBody(const QByteArray &users, const QByteArray &envelope)
{
    return QByteArray(rightBody())
        .replace(R"("users":[{)" + userJson() + R"(}],"total":1)",
                 R"("users":[)" + users + "]" + (envelope.isEmpty() ? "" : "," + envelope));
}

Fault list(const QByteArray &name, const QByteArray &body, int users)
{
    Fault one = fault(name, sendsJson(body), answered());
    one.users = users;
    return one;
}

Fault badList(const QByteArray &name, const QByteArray &body)
{
    return fault(name, sendsJson(body), answered(), {{RequestKind::List, unusable()}});
}

/// What a page says of itself and of the others. A client gives what came and what was said; who pages decides.
Faults lyingPages()
{
    const QByteArray three = usersJson(3);
    return {
        list("a total smaller than the page", listBody(three, R"("total":1)"), 3),
        list("a total of nothing beside three users", listBody(three, R"("total":0)"), 3),
        list("a total that promises a billion", listBody(three, R"("total":1000000000)"), 3),
        list("a total of nobody, past the end", listBody("", R"("total":0)"), 0),
        list("no user, and a total of three", listBody("", R"("total":3)"), 0),
        list("no total", listBody(three, ""), 3),
        list("a total that is null", listBody(three, R"("total":null)"), 3),
        list("an offset that was not asked for", listBody(three, R"("total":9,"offset":6)"), 3),
        list("a limit smaller than the page", listBody(three, R"("total":3,"limit":1)"), 3),
        list("an offset that is a text", listBody(three, R"("total":3,"offset":"x")"), 3),
        list("a link to the next page", listBody(three, R"("total":9,"next":"/v2/user/?offset=3")"), 3),
        list("the same user three times", listBody(usersJson(1) + "," + usersJson(1) + "," + usersJson(1), ""), 3),
        list("a total that is a text", listBody(three, R"("total":"3")"), 3),
        list("two totals", listBody(three, R"("total":3,"total":4)"), 3),
        badList("a negative total", listBody(three, R"("total":-1)")),
        badList("a total with a fraction", listBody(three, R"("total":3.5)")),
        fault("a total beyond a double", sendsJson(listBody(three, R"("total":1e999)")), unusable()),
        badList("the users are null", QByteArray(listBody("", "")).replace("\"users\":[]", "\"users\":null")),
        badList("the users are an object", QByteArray(listBody("", "")).replace("\"users\":[]", "\"users\":{}")),
        badList("the users are missing", QByteArray(listBody("", "")).replace("\"users\":[],", "")),
        badList("the users are texts", listBody(R"("u1","u2")", "")),
        badList("the users are lists", listBody("[],[]", "")),
    };
}

/// Large lists, which are read while they arrive.
Faults largeLists()
{
    Faults faults = {
        list("20,000 users", listBody(usersJson(20000), R"("total":20000)"), 20000),
        list("one user of a megabyte",
             listBody("{" + userJson() + ",\"x\":\"" + QByteArray(1000000, 'x') + "\"}", R"("total":1)"), 1),
        badList("100,000 users that can't be read", listBody(QByteArray("{},").repeated(99999) + "{}", "")),
        fault("a list that ends in the middle", sendsJson(listBody(usersJson(5000), "").left(200000)), unusable()),
    };
    // It is left out and counted; everybody else doesn't read lists by their entries.
    Fault one = fault("a user in the middle that is no JSON",
                      sendsJson(listBody(usersJson(2500) + ",{\"user_id\":}," + usersJson(2500), "")), unusable(),
                      {{RequestKind::List, answered()}});
    one.users = 5000;
    faults.push_back(one);
    const QByteArray many = R"({"users":[)" + QByteArray("{},").repeated(60000000 / 3) + "{}]}";
    Fault empty
        = fault("60 MB of users that are {}, packed",
                sends(httpReply("200 OK", gzipped(many), "application/json", {"Content-Encoding: gzip"})), unusable());
    Verdict listed = either(unusable(), late());
    listed.isLate = true; // it takes longer than the short deadline
    empty.except = {{RequestKind::List, listed}};
    empty.isAlone = true;
    faults.push_back(empty);
    for (const Then then : {Then::Close, Then::Reset, Then::KeepOpen}) {
        const QByteArray whole = httpReply("200 OK", listBody(usersJson(5000), ""));
        const Verdict verdict = then == Then::KeepOpen ? late() : lost();
        faults.push_back(fault(QByteArray("5,000 users, ")
                                   + (then == Then::Close       ? "closed"
                                          : then == Then::Reset ? "reset"
                                                                : "silent")
                                   + " after 3,000",
                               sends(whole.left(whole.size() * 3 / 5), then), verdict));
    }
    return faults;
}

} // namespace

static Faults listFaults()
{
    Faults faults = lyingPages();
    append(faults, largeLists());
    return faults;
}

} // namespace labdesk::tests

class tst_listfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_listfaults() : FaultMatrix("Lists and pages", labdesk::tests::listFaults()) { }
};

LABDESK_TEST(tst_listfaults)
#include "tst_listfaults.moc"
