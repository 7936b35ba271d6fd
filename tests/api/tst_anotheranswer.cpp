// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "clientplays.h"
#include "everyoperation.h"

#include <QTestEventLoop>

namespace {

struct ValidAnswer
{
    const char *name;
    QByteArray body;
    QList<QByteArray> of; ///< the operations of which it is a valid answer
    QByteArray status = "200 OK";
};

QByteArray wholeUser(const QByteArray &sources)
{
    return R"({"user_id":"u1","team_id":"t1","client_user_id":"c1","created_on":"2026-01-01T00:00:00+00:00","connected_sources":)"
        + sources + '}';
}

/// The contract's and the field notes' forms of each answer.
std::vector<ValidAnswer> everyAnswer()
{
    const QByteArray sources
        = R"([{"source":{"name":"Oura","slug":"oura","logo":"x"},"created_on":"2026-01-01T00:00:00+00:00"}])";
    const QByteArray connections
        = R"([{"name":"Oura","slug":"oura","logo":"x","created_on":"2026-01-01T00:00:00Z","status":"connected","resource_availability":{}}])";
    const QByteArray centers = R"({"lab_id":27,"slug":"labcorp","patient_service_centers":)";
    const QByteArray address
        = R"({"first_line":"1 Way","second_line":null,"city":"Phoenix","state":"AZ","zip":"85004","country":"US"})";
    return {
        {"a new user by its ids", R"({"user_id":"u1","client_user_id":"c1"})", {"createUser"}},
        {"a user", wholeUser(sources), {"createUser", "getUser", "patchUser"}, "201 Created"},
        {"a user without sources", wholeUser("[]"), {"createUser", "getUser", "patchUser"}},
        {"done", R"({"success":true})", {"deleteUser", "deregisterProvider", "patchUser", "refreshUser"}},
        {"no content", {}, {"deleteUser", "deregisterProvider", "patchUser"}, "204 No Content"},
        {"a list of users",
         R"({"users":[)" + wholeUser(sources) + R"(],"total":1,"offset":0,"limit":100})",
         {"listUsers"}},
        {"a bare list of users", "[" + wholeUser("[]") + "]", {"listUsers"}},
        {"no users", R"({"users":[],"total":0,"offset":0,"limit":100})", {"listUsers"}},
        {"connections", R"({"providers":)" + connections + "}", {"connectedProviders"}},
        {"connections under another key",
         R"({"connections":)" + connections + R"(,"user_id":"u1"})",
         {"connectedProviders"}},
        {"a bare list of connections", connections, {"connectedProviders"}},
        {"no connections", R"({"providers":[]})", {"connectedProviders"}},
        {"no connections under another key", R"({"connections":[],"count":0})", {"connectedProviders"}},
        {"a refresh",
         R"({"success":true,"user_id":"u1","refreshed_sources":["oura/sleep"],"in_progress_sources":[],"failed_sources":[]})",
         {"refreshUser"}},
        {"a refresh that goes on",
         R"({"success":true,"user_id":"u1","refreshed_sources":[],"in_progress_sources":["oura"],"failed_sources":[]})",
         {"refreshUser"},
         "202 Accepted"},
        {"the catalog",
         R"([{"name":"Oura","slug":"oura","description":"Ring","logo":null,"auth_type":"oauth","supported_resources":["sleep"]}])",
         {"listProviders"}},
        {"centers",
         centers
             + R"([{"metadata":{"name":"Lab","state":"AZ","city":"Phoenix","zip_code":"85004","first_line":"1 Way","second_line":null,"phone_number":"1","fax_number":"2","hours":null},"distance":"1.5","site_code":"A"}]})",
         {"centersNearOrder", "centersNearZip"}},
        {"no centers", centers + "[]}", {"centersNearOrder", "centersNearZip"}},
        {"payors",
         R"([{"payor_code":"P1","name":"Plan","aliases":["P"],"org_address":)" + address + R"(,"source":"platform"}])",
         {"searchPayors"}},
        {"payors by code",
         R"([{"code":"P1","name":"Plan","aliases":[],"org_address":)" + address + "}]",
         {"searchPayors"}},
        {"insurance",
         R"({"payor_code":"P1","member_id":"M1","group_id":null,"relationship":"Self","insured":{"first_name":"A","last_name":"B","gender":"female","dob":"1980-01-01","address":)"
             + address + R"(},"company":{"name":"Plan"},"guarantor":null})",
         {"latestInsurance"}},
        {"a token",
         R"({"access_token":"abcdefgh12345678","scope":"","expires_in":86400,"token_type":"Bearer"})",
         {"requestToken"}},
        {"a release", R"({"version":"9.9.9","notes":"https://example.com/notes"})", {"lookUpRelease"}},
        {"an empty list",
         "[]",
         {"listUsers", "connectedProviders", "listProviders", "searchPayors"}}, // of nothing, whatever was asked for
    };
}

} // namespace

/// An answer is taken when its shape is the one that was asked for: every valid answer as the answer to every
/// operation.
class tst_anotheranswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAnswerToOneOperationIsNotTakenForThatOfAnother_data();
    void theAnswerToOneOperationIsNotTakenForThatOfAnother();
};

void tst_anotheranswer::theAnswerToOneOperationIsNotTakenForThatOfAnother_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isValid");
    const auto operations = everyOperation();
    for (const ValidAnswer &answer : everyAnswer())
        for (size_t number = 0; number < operations.size(); ++number) {
            const bool isValid = answer.of.contains(operations[number].name);
            const QByteArray reply = answer.status.startsWith("204") ? "HTTP/1.1 204 No Content\r\n\r\n"_ba
                                                                     : httpReply(answer.status, answer.body);
            QTest::addRow("%s to %s", answer.name, operations[number].name) << reply << int(number) << isValid;
        }
}

void tst_anotheranswer::theAnswerToOneOperationIsNotTakenForThatOfAnother()
{
    QFETCH(QByteArray, reply);
    QFETCH(int, number);
    QFETCH(bool, isValid);
    const Operation operation = everyOperation().at(size_t(number));
    std::vector<Play> plays{Play{.bytes = reply}};
    if (operation.name == "requestToken"_ba)
        plays.push_back(goodAnswer());
    FaultServer server(plays);
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s));
    Result result;
    QTestEventLoop loop; // wakes for every byte, which hundreds of rows feel
    const auto call = operation.send(client, server.url(), [&](auto error) {
        result = {true, std::move(error)};
        loop.exitLoop();
    });
    loop.enterLoopMSecs(20'000);
    QVERIFY(result.ended);
    if (isValid)
        QVERIFY2(!result.error, result.error ? qPrintable(result.error->detail) : "");
    else
        QVERIFY2(result.error, "taken for what was asked for");
    if (result.error && operation.isWrite) // it may have been done all the same
        QCOMPARE(result.error->kind, Kind::OutcomeUnknown);
}

LABDESK_TEST(tst_anotheranswer)
#include "tst_anotheranswer.moc"
