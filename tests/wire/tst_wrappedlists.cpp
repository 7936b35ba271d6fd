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

/// What a wrapped list was read as.
struct WrappedReading
{
    qsizetype entries = -1; ///< -1: refused
    qint64 missing = 0;
    QStringList drift = {};
};

template <class T> WrappedReading readWrapped(const QByteArray &body)
{
    const auto decoding = wire::decode<std::vector<T>>(body);
    if (!decoding.ok())
        return {};
    return {qsizetype(decoding.value().value.size()), decoding.value().undecodable.missing, decoding.value().drift};
}

WrappedReading readWrappedUsers(const QByteArray &body)
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

struct WrappedKind
{
    const char *name = "";
    WrappedReading (*read)(const QByteArray &) = nullptr;
    QByteArray entry = {};
    QByteArray own = {}; ///< its key; empty: it has none
    bool comesUnderAnyKey = false;
    bool knowsTotal = false;
};

const std::vector<WrappedKind> wrappedKinds{
    {.name = "users",
     .read = readWrappedUsers,
     .entry
     = R"({"user_id":"52ff1c0e-6a44-4c06-8b1e-2a3f90d15144","team_id":"t","client_user_id":"c","created_on":"2026-01-05","connected_sources":[]})",
     .own = "users",
     .knowsTotal = true},
    {.name = "connected providers",
     .read = readWrapped<ConnectedProvider>,
     .entry = R"({"name":"Oura","slug":"oura","status":"connected"})",
     .own = "providers",
     .comesUnderAnyKey = true},
    {.name = "catalog",
     .read = readWrapped<Provider>,
     .entry = R"({"name":"Oura","slug":"oura","auth_type":"oauth","supported_resources":["sleep"]})"},
    {.name = "payors",
     .read = readWrapped<Payor>,
     .entry = R"({"payor_code":"P","name":"Plan","aliases":[],"org_address":{}})",
     .own = "payors"},
};

/// A body in which @ is an entry and `own` the name of the list.
struct WrappedBody
{
    const char *name;
    const char *json;
    qsizetype entries;
    qint64 missing = 0;
    QStringList drift = {}; ///< of lists that aren't known to come under any key
};

const std::vector<WrappedBody> wrappedBodies{
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
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("body");
        for (size_t kind = 0; kind < wrappedKinds.size(); ++kind)
            for (size_t body = 0; body < wrappedBodies.size(); ++body)
                QTest::addRow("%s: %s", wrappedKinds[kind].name, wrappedBodies[body].name) << int(kind) << int(body);
    }
    void allListsAreReadByOneRule()
    {
        QFETCH(const int, kind);
        QFETCH(const int, body);
        const WrappedKind &list = wrappedKinds[size_t(kind)];
        const WrappedBody &wanted = wrappedBodies[size_t(body)];
        WrappedReading found = list.read(QByteArray(wanted.json).replace("@", list.entry));
        QCOMPARE(found.entries, wanted.entries);
        QCOMPARE(found.missing, wanted.missing);
        QStringList drift = wanted.drift;
        if (list.comesUnderAnyKey)
            for (const QString &key : {u"data"_s, u"items"_s, u"results"_s, u"rows"_s})
                drift.removeAll(key);
        if (list.knowsTotal)
            drift.removeAll(u"total"_s);
        found.drift.sort();
        QCOMPARE(found.drift, drift);
    }

    void theOwnKeyGoesFirst()
    {
        for (const WrappedKind &list : wrappedKinds)
            if (!list.own.isEmpty()) {
                for (const QByteArray &other : {QByteArray("{\"a\":1}"), list.entry + ',' + list.entry}) {
                    const QByteArray body = "{\"more\":[" + other + "],\"" + list.own + "\":[" + list.entry
                        + "],\"rows\":[" + other + "]}";
                    QVERIFY2(list.read(body).entries == 1, list.name);
                }
            }
    }

    void anEmptyListUnderTheKeyOfAnotherOneIsRefused()
    {
        const QByteArrayList keys{"users", "providers", "payors", "connected_sources", "patient_service_centers"};
        for (const WrappedKind &list : wrappedKinds)
            for (const QByteArray &key : keys)
                QVERIFY2(list.read("{\"" + key + "\":[]}").entries == (key == list.own ? 0 : -1), list.name);
    }
};

LABDESK_TEST(tst_wrappedlists)
#include "tst_wrappedlists.moc"
