// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/payor.h"
#include "domain/provider.h"
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/listtelling.h"
#include "wire/userlistreader.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
namespace wire = labdesk::wire;

namespace {

struct Outcome
{
    qsizetype entries = -1; ///< -1: refused
    qint64 missing = 0;
    QStringList drift = {};
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

template <class T> Outcome outcomeOf(const QByteArray &body)
{
    const auto decoding = wire::decode<std::vector<T>>(body);
    if (!decoding.ok())
        return {};
    return {qsizetype(decoding.value().value.size()), decoding.value().undecodable.missing, decoding.value().drift};
}

Outcome outcomeOfUsers(const QByteArray &body)
{
    const ListTelling whole = tellingOf({body});
    QByteArrayList bytes;
    for (const char byte : body)
        bytes += QByteArray(1, byte);
    if (tellingOf(bytes).text() != whole.text())
        qFatal("the pieces make a difference: %s", body.constData());
    if (!whole.error.isEmpty())
        return {};
    return {whole.users.size(), qMax<qint64>(whole.total - whole.users.size(), 0), whole.drift};
}

struct ListKind
{
    const char *name;
    Outcome (*read)(const QByteArray &);
    QByteArray entry;
    QByteArray own;
};

const ListKind lists[] = {
    {"users", outcomeOfUsers,
     R"({"user_id":"52ff1c0e-6a44-4c06-8b1e-2a3f90d15144","team_id":"t","client_user_id":"c","created_on":"2026-01-05","connected_sources":[]})",
     "users"},
    {"connected providers", outcomeOf<ConnectedProvider>, R"({"name":"Oura","slug":"oura","status":"connected"})",
     "providers"},
    {"catalog", outcomeOf<Provider>,
     R"({"name":"Oura","slug":"oura","auth_type":"oauth","supported_resources":["sleep"]})", "providers"},
    {"payors", outcomeOf<Payor>, R"({"payor_code":"P","name":"Plan","aliases":[],"org_address":{}})", "payors"},
};

/// A body in which @ is an entry and `own` the name of the list.
struct Body
{
    const char *name;
    const char *json;
    qsizetype entries;
    qint64 missing = 0;
    QStringList drift = {}; ///< of lists that aren't known to come under any key
};

const std::vector<Body> bodies{
    {"bare", "[@,@]", 2},
    {"bare and empty", "[]", 0},
    {"under data", R"({"data":[@,@]})", 2, 0, {u"data"_s}},
    {"under items", R"({ "items" : [ @ ] })", 1, 0, {u"items"_s}},
    {"under results, which are more", R"({"results":[@],"total":3})", 1, 2, {u"results"_s, u"total"_s}},
    {"the total first", R"({"total":2,"data":[@,@]})", 2, 0, {u"data"_s, u"total"_s}},
    {"under a name that nobody knows", R"({"rows":[@,@]})", 2, 0, {u"rows"_s}},
    {"beside an empty array", R"({"errors":[],"data":[@]})", 1, 0, {u"data"_s, u"errors"_s}},
    {"beside an array of texts",
     R"({"scopes":["a","b"],"data":[@],"notes":[]})",
     1,
     0,
     {u"data"_s, u"notes"_s, u"scopes"_s}},
    {"beside objects and arrays in them", R"({"meta":{"list":[{"a":1}]},"data":[@]})", 1, 0, {u"data"_s, u"meta"_s}},
    {"the name with an escape", R"({"d\u0061ta":[@]})", 1, 0, {u"data"_s}},
    {"nothing under data", R"({"data":[]})", 0, 0, {u"data"_s}},
    {"nothing under data, of several", R"({"data":[],"total":3})", 0, 3, {u"data"_s, u"total"_s}},
    {"two that could be it", R"({"data":[@],"more":[@]})", -1},
    {"another array of objects before it", R"({"links":[{"rel":"next"}],"data":[@]})", -1},
    {"another array of objects after it", R"({"data":[@],"links":[{"rel":"next"}]})", -1},
    {"two empty arrays", R"({"data":[],"rows":[]})", -1},
    {"errors", R"({"errors":[{"title":"no"}]})", -1},
    {"errors that look like entries", R"({"errors":[@]})", -1},
    {"an error with its detail", R"({"detail":[{"loc":["query"],"msg":"no","type":"int_parsing"}]})", -1},
    {"no errors", R"({"errors":[]})", -1},
    {"no detail", R"({"detail":[]})", -1},
    {"nothing, because of an error", R"({"data":[],"error":"upstream timed out"})", -1},
    {"an object in place of the list", R"({"data":@})", -1},
    {"a list within an object", R"({"data":{"rows":[@]}})", -1},
    {"an entry alone", "@", -1},
    {"objects of another kind", R"({"data":[{"a":1}]})", -1},
    {"texts", R"({"data":["a"]})", -1},
    {"an empty object", "{}", -1},
};

} // namespace

/// Lists come bare, under their own name, or in an object from which they can be read in one way only.
class tst_wrappedlists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allListsAreReadByOneRule_data()
    {
        QTest::addColumn<int>("list");
        QTest::addColumn<int>("body");
        for (size_t list = 0; list < std::size(lists); ++list)
            for (size_t body = 0; body < bodies.size(); ++body)
                QTest::addRow("%s: %s", lists[list].name, bodies[body].name) << int(list) << int(body);
    }
    void allListsAreReadByOneRule()
    {
        QFETCH(const int, list);
        QFETCH(const int, body);
        const ListKind &kind = lists[list];
        const Body &wanted = bodies[size_t(body)];
        Outcome found = kind.read(QByteArray(wanted.json).replace("@", kind.entry));
        QCOMPARE(found.entries, wanted.entries);
        QCOMPARE(found.missing, wanted.missing);
        QStringList drift = wanted.drift;
        if (kind.name == "connected providers"_L1 && !drift.isEmpty()) // any key is known of it
            drift.removeIf([](const QString &key) {
                return key == u"data" || key == u"items" || key == u"results" || key == u"rows";
            });
        if (kind.name == "users"_L1)
            drift.removeAll(u"total"_s);
        found.drift.sort();
        QCOMPARE(found.drift, drift);
    }

    void theOwnNameGoesFirst()
    {
        for (const ListKind &kind : lists)
            if (kind.name != "catalog"_L1) { // which has none
                const QByteArray body
                    = "{\"more\":[{\"a\":1}],\"" + kind.own + "\":[" + kind.entry + "],\"rows\":[" + kind.entry + "]}";
                QCOMPARE(kind.read(body).entries, 1);
            }
    }

    void anEmptyListUnderTheNameOfAnotherOneIsRefused()
    {
        for (const ListKind &kind : lists)
            for (const QByteArray name :
                 {"users", "providers", "payors", "connected_sources", "patient_service_centers"})
                QCOMPARE(kind.read("{\"" + name + "\":[]}").entries,
                         name == kind.own && kind.name != "catalog"_L1 ? 0 : -1);
    }
};

LABDESK_TEST(tst_wrappedlists)
#include "tst_wrappedlists.moc"
