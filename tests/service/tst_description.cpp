// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/teamkeys.h"
#include "support/described/jsonschema.h"
#include "support/described/servicedescription.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

/// A request, the operation it belongs to, and the status that both the usual and the strict service answer it with.
struct Asked
{
    const char *name;
    QString operation;
    QByteArray target; ///< "{user}" and so on stand for records that exist
    int status;
    QByteArray body = {};
    bool isStrict = true; ///< false: for the usual service alone, since it is beyond the contract
    QByteArray fields = {};
};

const std::vector<Asked> &everythingAsked()
{
    static const QByteArray nobody = "00000000-0000-4000-8000-000000000001";
    static const QByteArray form = "grant_type=client_credentials&client_id=c&audience={base}&client_secret=";
    static const std::vector<Asked> all = {
        {"a user is created", u"createUser"_s, "/v2/user/", 200, R"({"client_user_id":"described-{row}"})"},
        {"with everything", u"createUser"_s, "/v2/user/", 200,
         R"({"client_user_id":"described-{row}","fallback_time_zone":"UTC","fallback_birth_date":"1980-02-29","ingestion_start":null})",
         false},
        {"a second time", u"createUser"_s, "/v2/user/", 400, R"({"client_user_id":"taken"})"},
        {"without a name", u"createUser"_s, "/v2/user/", 422, "{}"},
        {"as text", u"createUser"_s, "/v2/user/", 415, R"({"client_user_id":"x"})", true,
         "Content-Type: text/plain\r\n"},
        {"all users", u"listUsers"_s, "/v2/user/", 200},
        {"a page of users", u"listUsers"_s, "/v2/user/?offset=3&limit=2", 200, {}, false},
        {"a page that is too large", u"listUsers"_s, "/v2/user/?limit=501", 422},
        {"a user", u"getUser"_s, "/v2/user/{user}", 200},
        {"nobody", u"getUser"_s, "/v2/user/" + nobody, 404},
        {"a malformed id", u"getUser"_s, "/v2/user/x", 422},
        {"another zone", u"patchUser"_s, "/v2/user/{user}", 204, R"({"fallback_time_zone":"Europe/Berlin"})"},
        {"another everything", u"patchUser"_s, "/v2/user/{user}", 204,
         R"({"client_user_id":"described-{row}","fallback_birth_date":"1980-02-29"})", false},
        {"nothing to change", u"patchUser"_s, "/v2/user/{user}", 400, "{}"},
        {"a taken name", u"patchUser"_s, "/v2/user/{user}", 400, R"({"client_user_id":"taken"})", false},
        {"a zone of nobody", u"patchUser"_s, "/v2/user/" + nobody, 404, R"({"fallback_time_zone":"UTC"})"},
        {"a zone that is none", u"patchUser"_s, "/v2/user/{user}", 422, R"({"fallback_time_zone":"Mars/Olympus"})"},
        {"a zone as a form", u"patchUser"_s, "/v2/user/{user}", 415, "a=b", true,
         "Content-Type: application/x-www-form-urlencoded\r\n"},
        {"a user goes", u"deleteUser"_s, "/v2/user/{gone}", 200},
        {"nobody goes", u"deleteUser"_s, "/v2/user/" + nobody, 404},
        {"a malformed id goes", u"deleteUser"_s, "/v2/user/x", 422},
        {"sources of a user", u"connectedProviders"_s, "/v2/user/providers/{user}", 200},
        {"sources of nobody", u"connectedProviders"_s, "/v2/user/providers/" + nobody, 404},
        {"sources of a malformed id", u"connectedProviders"_s, "/v2/user/providers/x", 422},
        {"a refresh", u"refreshUser"_s, "/v2/user/refresh/{cloud}", 200},
        {"a refresh with a time", u"refreshUser"_s, "/v2/user/refresh/{cloud}?timeout=5", 200, {}, false},
        {"a refresh of a phone", u"refreshUser"_s, "/v2/user/refresh/{phone}", 202},
        {"a refresh of nothing", u"refreshUser"_s, "/v2/user/refresh/{broken}", 400},
        {"a refresh with a body", u"refreshUser"_s, "/v2/user/refresh/{cloud}", 400, "{}"},
        {"a refresh of nobody", u"refreshUser"_s, "/v2/user/refresh/" + nobody, 404},
        {"a refresh of a malformed id", u"refreshUser"_s, "/v2/user/refresh/x", 422},
        {"a refresh too many", u"refreshUser"_s, "/v2/user/refresh/{busy}", 429},
        {"a source goes", u"deregisterProvider"_s, "/v2/user/{cloud2}/oura", 200},
        {"a source that is not there", u"deregisterProvider"_s, "/v2/user/{cloud}/polar", 404},
        {"a source that is unknown", u"deregisterProvider"_s, "/v2/user/{cloud}/oora", 422},
        {"the catalog", u"listProviders"_s, "/v2/providers", 200},
        {"centers by order", u"centersNearOrder"_s, "/v3/order/{order}/psc/info?radius=50", 200},
        {"centers by no order", u"centersNearOrder"_s, "/v3/order/x/psc/info", 404},
        {"centers by order, far", u"centersNearOrder"_s, "/v3/order/{order}/psc/info?radius=501", 422},
        {"centers by ZIP", u"centersNearZip"_s, "/v3/order/psc/info?zip_code={zip}&lab_id={lab}&radius=50", 200},
        {"centers of no lab", u"centersNearZip"_s, "/v3/order/psc/info?zip_code={zip}&lab_id=999", 404},
        {"centers of no ZIP", u"centersNearZip"_s, "/v3/order/psc/info?lab_id={lab}", 422},
        {"all payors", u"searchPayors"_s, "/v3/insurance/search/payor", 200},
        {"payors of a clearinghouse", u"searchPayors"_s,
         "/v3/insurance/search/payor?provider=availity&insurance_name=a&provider_payor_id=1", 200},
        {"payors of no clearinghouse", u"searchPayors"_s, "/v3/insurance/search/payor?provider=nowhere", 422},
        {"an insurance record", u"latestInsurance"_s, "/v2/user/{user}/insurance/latest", 200},
        {"no insurance record", u"latestInsurance"_s, "/v2/user/{cloud}/insurance/latest", 404},
        {"a record of a malformed id", u"latestInsurance"_s, "/v2/user/x/insurance/latest", 422},
        {"a token", u"exchangeToken"_s, "/oauth/token", 200, form + "s"},
        {"a token for another secret", u"exchangeToken"_s, "/oauth/token", 401, form + "x"},
        {"a token without an audience", u"exchangeToken"_s, "/oauth/token", 400,
         "grant_type=client_credentials&client_id=c&client_secret=s"},
        {"a token for another audience", u"exchangeToken"_s, "/oauth/token", 403,
         "grant_type=client_credentials&client_id=c&client_secret=s&audience=https://other.example.com"},
    };
    return all;
}

} // namespace

/// The running local service against docs/service.openapi.yaml: as it is against all of it, and in strict mode against
/// what the contract names, where nothing else may be sent.
class tst_description : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_usual = start(false);
        m_strict = start(true);
    }
    void cleanupTestCase()
    {
        m_usual.reset();
        m_strict.reset();
    }

    void whatIsAnsweredIsDescribed_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("strict");
        for (const bool strict : {false, true})
            for (int number = 0; number < int(everythingAsked().size()); ++number)
                if (const Asked &asked = everythingAsked()[size_t(number)]; asked.isStrict || !strict)
                    QTest::addRow("%s: %s%s", qPrintable(asked.operation), asked.name, strict ? ", strict" : "")
                        << number << strict;
    }
    void whatIsAnsweredIsDescribed()
    {
        QFETCH(int, number);
        QFETCH(bool, strict);
        const Asked &asked = everythingAsked()[size_t(number)];
        Running &running = strict ? *m_strict : *m_usual;
        const ServiceDescription &description = strict ? ServiceDescription::contract() : ServiceDescription::whole();
        const DescribedOperation &operation = description.operation(asked.operation);
        running.records["{row}"] = QByteArray::number(number);
        const QByteArray target = filledIn(asked.target, running);
        const QString path = QString::fromLatin1(target.split('?').first());
        QCOMPARE(description.find(operation.method, path), &operation);
        const auto reply = running.service.ask(operation.method, target, filledIn(asked.body, running), asked.fields);
        QVERIFY2(reply.status == asked.status, reply.body.left(300).constData());
        QCOMPARE(description.problemsOf(operation, reply.status, reply.body).mid(0, 5).join(u'\n'), QString());
        if (!reply.body.isEmpty())
            QCOMPARE(reply.fields["content-type"], "application/json"_ba);
        m_seen.insert({asked.operation, asked.status});

        TestClient stranger(running.service.local().port(), "no"); // who has no key gets nothing but the token
        const auto refused = stranger.ask(operation.method, target);
        if (asked.operation != u"exchangeToken") {
            QCOMPARE(refused.status, 401);
            QCOMPARE(description.problemsOf(operation, 401, refused.body).join(u'\n'), QString());
            m_seen.insert({asked.operation, 401});
        }
        if (asked.operation != u"exchangeToken" && operation.method != "GET") {
            const ServiceDescription &whole = ServiceDescription::whole();
            TestClient reader(running.service.local().port(), running.readKey);
            const auto readOnly = reader.ask(operation.method, target);
            QCOMPARE(readOnly.status, 403);
            QCOMPARE(whole.problemsOf(whole.operation(asked.operation), 403, readOnly.body).join(u'\n'), QString());
            m_seen.insert({asked.operation, 403});
        }
    }

    void whatIsDescribedIsAnswered() // after all rows of the one above
    {
        const QSet<std::pair<QString, int>> elsewhere = {
            {u"createUser"_s, 201}, // of other services
            {u"listUsers"_s, 503},  // tst_httpserver has it
        };
        QStringList unseen;
        for (const DescribedOperation &operation : ServiceDescription::whole().operations())
            for (const int status : operation.responses.keys())
                if (!m_seen.contains({operation.id, status}) && !elsewhere.contains({operation.id, status}))
                    unseen += operation.id + u' ' + QString::number(status);
        QCOMPARE(unseen, QStringList());
    }

    void otherMethodsAreRefused()
    {
        for (const DescribedOperation &operation : ServiceDescription::whole().operations()) {
            QByteArrayList methods;
            for (const DescribedOperation &other : ServiceDescription::whole().operations())
                if (other.path == operation.path)
                    methods += other.method == "GET" ? QByteArrayList{"GET", "HEAD"} : QByteArrayList{other.method};
            QString path = operation.path;
            const auto reply = m_usual->service.ask("PUT",
                                                    path.replace(u"{user_id}"_s, u"u"_s)
                                                        .replace(u"{order_id}"_s, u"o"_s)
                                                        .replace(u"{provider}"_s, u"p"_s)
                                                        .toLatin1());
            QCOMPARE(reply.status, 405);
            QByteArrayList allowed = reply.fields["allow"].split(',');
            for (QByteArray &method : allowed)
                method = method.trimmed();
            for (const QByteArray &method : methods)
                QVERIFY2(allowed.contains(method),
                         (operation.path.toLatin1() + ' ' + reply.fields["allow"]).constData());
        }
    }

    void everyParameterIsTakenAndChecked()
    {
        int checked = 0;
        for (const DescribedOperation &operation : ServiceDescription::whole().operations())
            for (const DescribedParameter &parameter : operation.parameters) {
                if (parameter.in != u"query")
                    continue;
                ++checked;
                const QByteArray target = targetWithout(operation, parameter.name);
                const QJsonObject schema = resolved(parameter.schema, ServiceDescription::whole().root());
                if (schema[u"type"_s] == u"integer"_s || schema.contains(u"enum"_s) || schema.contains(u"pattern"_s)) {
                    const auto reply
                        = m_usual->service.ask(operation.method, target + parameter.name.toLatin1() + "=no");
                    QVERIFY2(reply.status == 422, qPrintable(operation.id + u' ' + parameter.name));
                    QCOMPARE(reply.object()[u"detail"][0][u"loc"], (QJsonArray{u"query"_s, parameter.name}));
                }
                const int without = m_usual->service.ask(operation.method, target).status;
                // What is required and has a default all the same is taken by that; strict mode refuses it.
                const bool isMissed = parameter.isRequired && !schema.contains(u"default"_s);
                QVERIFY2((without == 422) == isMissed, qPrintable(operation.id + u' ' + parameter.name));
            }
        QVERIFY(checked >= 9);
    }

private:
    struct Running
    {
        explicit Running(const labdesk::service::ServiceOptions &options) : service(options) { }
        TestService service;
        QMap<QByteArray, QByteArray> records;
        QByteArray readKey;
    };

    static std::unique_ptr<Running> start(bool strict)
    {
        labdesk::service::ServiceOptions options;
        options.users = 60;
        options.key = "k";
        options.secret = serviceSecret;
        options.clientId = "c";
        options.clientSecret = "s";
        options.strict = strict;
        options.audience = "https://api.example.com";
        auto running = std::make_unique<Running>(options);
        TestService &service = running->service;
        const auto examples = service.local().examples();
        service.addUser(u"taken"_s, {});
        running->readKey = addKey(service.database(), {});
        running->records = {{"{user}", examples.userId.toLatin1()},
                            {"{order}", examples.orderId.toLatin1()},
                            {"{zip}", examples.zip.toLatin1()},
                            {"{lab}", QByteArray::number(examples.labId)},
                            {"{base}", options.audience},
                            {"{gone}", service.addUser(u"gone"_s, {})},
                            {"{cloud}", service.addUser(u"cloud"_s, {connectionTo(u"oura"_s)})},
                            {"{cloud2}", service.addUser(u"cloud2"_s, {connectionTo(u"oura"_s)})},
                            {"{phone}", service.addUser(u"phone"_s, {connectionTo(u"apple_health_kit"_s)})},
                            {"{broken}", service.addUser(u"broken"_s, {brokenConnectionTo(u"omron"_s)})},
                            {"{busy}", service.addUser(u"busy"_s, {connectionTo(u"oura"_s)})}};
        for (int i = 0; i < 8; ++i)
            service.ask("POST", "/v2/user/refresh/" + running->records["{busy}"]);
        return running;
    }

    static QByteArray filledIn(QByteArray text, const Running &running)
    {
        for (auto record = running.records.begin(); record != running.records.end(); ++record)
            text.replace(record.key(), record.value());
        return text;
    }

    // What works but for the one parameter, up to where that goes.
    QByteArray targetWithout(const DescribedOperation &operation, const QString &left) const
    {
        QString path = operation.path;
        path.replace(u"{user_id}"_s, QString::fromLatin1(m_usual->records["{cloud}"]));
        path.replace(u"{order_id}"_s, QString::fromLatin1(m_usual->records["{order}"]));
        QByteArray target = path.toLatin1() + '?';
        for (const DescribedParameter &parameter : operation.parameters)
            if (parameter.isRequired && parameter.in == u"query" && parameter.name != left)
                target += parameter.name.toLatin1() + '='
                    + m_usual->records[parameter.name == u"lab_id" ? "{lab}" : "{zip}"] + '&';
        return target;
    }

    std::unique_ptr<Running> m_usual, m_strict;
    QSet<std::pair<QString, int>> m_seen;
};

LABDESK_TEST(tst_description)
#include "tst_description.moc"
