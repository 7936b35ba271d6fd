// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/histories.h"
#include "model/linearizability.h"
#include "service/httpmessage.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

using Change = void (*)(std::vector<Entry> &);
using Mistake = void (*)(const HttpRequest &, HttpResponse &); ///< in what the service answers

// Four operations whose responses are known, as a client does them one after the other.
Script fixedScript()
{
    Script script;
    const Step steps[] = {{.action = Action::Change, .member = "fallback_time_zone", .value = "Asia/Tokyo"},
                          {.action = Action::Read},
                          {.action = Action::Deregister, .value = "oura"},
                          {.action = Action::Create, .value = "new-0"},
                          {.client = 2, .action = Action::Read}};
    script.steps.assign(std::begin(steps), std::end(steps));
    return script;
}

QByteArray faultOf(const History &history)
{
    if (!history.fault.isEmpty())
        return history.fault;
    return isLinearizable(history.begin, history.entries) ? QByteArray() : "no order of the model explains this"_ba;
}

// Runs random scripts. What fails is shrunk: each smaller one gets a few tries, because clients race.
QByteArray faultsOf(ModelService &service, bool isProgram, int usual)
{
    const QByteArray one = qgetenv("LABDESK_HISTORY");
    bool given = false;
    const int many = qEnvironmentVariableIntValue("LABDESK_MANY_HISTORIES", &given);
    const quint32 first = quint32(qEnvironmentVariableIntValue("LABDESK_FIRST_HISTORY"));
    const int count = !one.isEmpty() ? 20 : given ? (isProgram ? many / 10 : many) : usual;
    for (int i = 0; i < count; ++i) {
        const Script script
            = one.isEmpty() ? Script::ofSeed(first + quint32(i), isProgram) : Script::named(one, isProgram);
        History failed = record(service, script);
        if (faultOf(failed).isEmpty())
            continue;
        const Script least = shrunk(script, [&](const Script &fewer) {
            for (int attempt = 0; attempt < 4; ++attempt)
                if (History history = record(service, fewer); !faultOf(history).isEmpty()) {
                    failed = std::move(history);
                    return true;
                }
            return false;
        });
        return faultOf(failed) + ":\n" + historyText(failed) + least.text();
    }
    return {};
}

} // namespace

// Random sequences of several clients at once: some order of the model explains all responses.
class tst_histories : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalClientsSeeOneOrder()
    {
        ModelService service(false);
        const QByteArray faults = faultsOf(service, false, 300);
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void aServiceThatIsKilledKeepsToTheModel()
    {
#ifdef Q_OS_WIN
        QSKIP("its full disk and its end are made by means of POSIX");
#endif
        ModelService service(true);
        const QByteArray faults = faultsOf(service, true, 40);
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void aRecordThatWasEditedIsNotExplained_data()
    {
        QTest::addColumn<Change>("edit");
        const auto row = [](const char *name, Change edit) { QTest::newRow(name) << edit; };
        row("a lost update", [](auto &all) { all[1].reply.replace("Asia/Tokyo", "-"); });
        row("an update that wasn't asked for", [](auto &all) { all[1].reply.replace("Asia/Tokyo", "Asia/Seoul"); });
        row("an update that was refused", [](auto &all) { all[0].reply = "503"; });
        row("a deregistered source that is still there", [](auto &all) { all[2].reply = "503"; });
        row("a source that is gone by itself", [](auto &all) { all[1].reply.replace("oura,", ""); });
        row("a created user that is missing", [](auto &all) { all[3].reply = "503"; });
        row("a created user with another ID", [](auto &all) { all[3].reply[5] = all[3].reply[5] == 'a' ? 'b' : 'a'; });
        row("another team's record", [](auto &all) { all[4].reply = all[1].reply; });
        row("a change by a read-only key", [](auto &all) { all[0].access = Access::Read; });
        row("a read with a revoked key", [](auto &all) { all[1].access = Access::Revoked; });
        row("a removal that nobody asked for", [](auto &all) { all[1].reply = "404"; });
    }
    void aRecordThatWasEditedIsNotExplained()
    {
        QFETCH(Change, edit);
        ModelService service(false);
        History history = record(service, fixedScript());
        QVERIFY2(faultOf(history).isEmpty(), historyText(history).constData());
        edit(history.entries);
        QVERIFY2(!faultOf(history).isEmpty(), historyText(history).constData());
    }

    void whatAMistakeOfTheServiceDoesIsFoundAndShrunk_data()
    {
        QTest::addColumn<Mistake>("mistake");
        const auto row = [](const char *name, Mistake mistake) { QTest::newRow(name) << mistake; };
        row("a deregistration or removal is confirmed that wasn't done", [](auto &request, auto &response) {
            if (request.method == "DELETE" && response.status == 404)
                response = {.body = R"({"success":true})"};
        });
        row("a change is refused that was done", [](auto &request, auto &response) {
            if (request.method == "PATCH" && response.status < 300)
                response = {.status = 503, .body = R"({"detail":"busy"})"};
        });
        row("a deregistration or removal finds nothing where there was something", [](auto &request, auto &response) {
            if (request.method == "DELETE" && response.status < 300)
                response = {.status = 404, .body = R"({"detail":"not found"})"};
        });
        row("a refresh finds nobody where there is somebody", [](auto &request, auto &response) {
            if (request.method == "POST" && request.target.contains("/refresh/") && response.status < 300)
                response = {.status = 404, .body = R"({"detail":"not found"})"};
        });
    }
    void whatAMistakeOfTheServiceDoesIsFoundAndShrunk()
    {
        QFETCH(Mistake, mistake);
        ModelService service(false, mistake);
        const QByteArray faults = faultsOf(service, false, 300);
        QVERIFY(faults.contains("no order of the model explains this"));
        QVERIFY(faults.contains("replay: LABDESK_HISTORY="));
        const qsizetype script = faults.lastIndexOf(" -> "); // the last of the record, before the steps
        QVERIFY2(faults.sliced(script).count(": client") + faults.sliced(script).count(": clock") <= 2,
                 faults.constData());
    }
};

LABDESK_TEST(tst_histories)
#include "tst_histories.moc"
