// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/connectiontest.h"
#include "session/session.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_session : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(20); }
    void cleanupTestCase() { m_running.reset(); }
    void init() { m_running->wellAgain(); }
    void logsWhatItsPartsAsked();
    void refreshesOfCommandsCount();
    void takesItsClockFromOutside();
    void refreshesOfEarlierSessionsCount();
    void aSessionThatGoesAbortsEverything();
    void aWriteOnItsWayIsHandedToTheNextSession();
    void catalogKnowsNames();
    void catalogKeepsTheOldListOnFailure();
    void theLogKeepsTheNewest();
    void whatWasInheritedStandsFirstAndGoesFirst();
    void testsAConnection_data();
    void testsAConnection();

private:
    std::unique_ptr<Session> session(api::ClientOptions clientOptions = impatient())
    {
        return std::make_unique<Session>(connectionTo(m_running->service.baseUrl()), Secret(m_running->service.key()),
                                         std::move(clientOptions));
    }
    std::unique_ptr<Running> m_running;
};

void tst_session::logsWhatItsPartsAsked()
{
    const auto all = session();
    QCOMPARE(all->connection().name, u"Test"_s);
    all->users().reload();
    QTRY_COMPARE(word(all->users().state()), u"ready"_s);
    all->details().open(all->users().store().id(0));
    QTRY_VERIFY(readyIn(all->details().user()) && readyIn(all->details().providers()));
    QStringList names;
    for (const auto &record : all->requests().records()) {
        names << QString::fromLatin1(record.endpoint);
        QVERIFY(record.state == api::RequestRecord::State::Succeeded);
    }
    QCOMPARE(names, (QStringList{u"listUsers"_s, u"getUser"_s, u"connectedProviders"_s}));
}

void tst_session::refreshesOfEarlierSessionsCount()
{
    const UserId user = *UserId::parse(u"0b1e9f64-0000-4000-8000-000000000001"_s);
    const UserId other = *UserId::parse(u"0b1e9f64-0000-4000-8000-000000000002"_s);
    QTemporaryDir folder;
    const auto entry = [](const UserId &whose, AuditOutcome outcome, const QString &connection = u"Test"_s,
                          Environment environment = Environment::Local) {
        return AuditEntry{.operation = AuditOperation::RequestRefresh,
                          .outcome = outcome,
                          .userId = whose.text(),
                          .connection = connection,
                          .environment = environment};
    };
    {
        QDateTime when = QDateTime::currentDateTimeUtc().addSecs(-2 * 3600);
        AuditTrail trail([&when] { return when; });
        trail.keepIn(folder.path());
        QTRY_VERIFY(trail.verifiedAt().isValid());
        trail.record(entry(user, AuditOutcome::Done)); // more than an hour ago
        when = QDateTime::currentDateTimeUtc().addSecs(-600);
        trail.record(entry(user, AuditOutcome::Done, u"As it was called before"_s));
        trail.record(entry(user, AuditOutcome::Unknown));
        trail.record(entry(user, AuditOutcome::ConfirmedDone)); // what was unknown
        trail.record(entry(user, AuditOutcome::Failed));
        trail.record(entry(user, AuditOutcome::Done, u"Another"_s, Environment::Sandbox));
        trail.record(entry(other, AuditOutcome::PartlyDone));
        QTRY_COMPARE(trail.total(), quint64(7));
    }
    AuditTrail trail; // after a restart
    trail.keepIn(folder.path());
    const auto first = session();
    first->setAudit(trail); // it is still being read
    QTRY_COMPARE(first->actions().refreshes().inLastHour(user), 2);
    QCOMPARE(first->actions().refreshes().inLastHour(other), 1);
    const auto second = session(); // the same connection, opened again
    second->setAudit(trail);
    QCOMPARE(second->actions().refreshes().inLastHour(user), 2);
    trail.verify();
    QSignalSpy verified(&trail, &AuditTrail::verified);
    QTRY_COMPARE(verified.count(), 1);
    QCOMPARE(second->actions().refreshes().inLastHour(user), 2); // and not once more
}

/// labdesk-cli has a trail beside the window's, into which it may write at any time.
void tst_session::refreshesOfCommandsCount()
{
    const UserId user = *UserId::parse(u"0b1e9f64-0000-4000-8000-000000000001"_s);
    QTemporaryDir data;
    const auto request = [&](const QDateTime &at) {
        AuditTrail command([at] { return at; });
        command.keepIn(data.filePath(u"audit-cli"_s));
        QTRY_VERIFY(command.verifiedAt().isValid());
        const quint64 before = command.total();
        command.record({.operation = AuditOperation::RequestRefresh,
                        .userId = user.text(),
                        .connection = u"Test"_s,
                        .environment = Environment::Local});
        QTRY_COMPARE(command.total(), before + 1);
    };
    request(QDateTime::currentDateTimeUtc().addSecs(-2 * 3600));
    request(QDateTime::currentDateTimeUtc());
    AuditTrail trail;
    trail.keepIn(data.filePath(u"audit"_s));
    const auto window = session();
    const RefreshBudget &budget = window->actions().refreshes();
    window->setAudit(trail);
    QTRY_COMPARE(budget.inLastHour(user), 1);
    for (int sent = 1; sent < RefreshBudget::allowed; ++sent)
        request(QDateTime::currentDateTimeUtc());
    window->details().open(user);
    QTRY_COMPARE(budget.inLastHour(user), int(RefreshBudget::allowed));
    QCOMPARE(budget.spent(), QSet<QString>{canonicalId(user.text())});
    QVERIFY(budget.freeAt(user));
}

void tst_session::takesItsClockFromOutside()
{
    QDateTime now({2026, 3, 12}, {12, 0}, Qt::UTC);
    auto clientOptions = impatient();
    clientOptions.now = [&now] { return now; };
    const auto all = session(clientOptions);
    all->users().reload();
    QTRY_COMPARE(word(all->users().state()), u"ready"_s);
    const User user{.id = all->users().store().id(0),
                    .teamId = {},
                    .clientUserId = {},
                    .createdOn = {},
                    .sources = {},
                    .timeZone = {},
                    .birthDate = {},
                    .ingestionStart = {},
                    .ingestionEnd = {}};
    all->actions().refresh(user);
    QCOMPARE(all->actions().refreshes().inLastHour(user.id), 1);
    now = now.addSecs(3'601);
    QCOMPARE(all->actions().refreshes().inLastHour(user.id), 0);
}

void tst_session::aSessionThatGoesAbortsEverything()
{
    auto all = session();
    all->users().reload();
    QTRY_COMPARE(word(all->users().state()), u"ready"_s);
    const int before = m_running->asked("DELETE", "/v2/user/");
    service::InjectedFault slow;
    slow.delay = std::chrono::milliseconds(200);
    m_running->drill(slow);
    const UserId id = all->users().store().id(0);
    const User user{.id = id,
                    .teamId = {},
                    .clientUserId = {},
                    .createdOn = {},
                    .sources = {},
                    .timeZone = {},
                    .birthDate = {},
                    .ingestionStart = {},
                    .ingestionEnd = {}};
    all->users().reload();
    all->details().open(id);
    all->providers().reload();
    all->payors().setQuery({u"blue"_s, {}, {}});
    all->payors().searchNow();
    all->actions().setDelay(1, std::chrono::milliseconds(20));
    all->actions().remove(user);
    all.reset();
    auto next = session(); // whatever was left behind would strike while this one waits
    next->users().reload();
    QTRY_COMPARE(word(next->users().state()), u"ready"_s);
    QVERIFY(next->users().store().find(id));
    QCOMPARE(m_running->asked("DELETE", "/v2/user/"), before);
}

void tst_session::aWriteOnItsWayIsHandedToTheNextSession()
{
    using State = api::RequestRecord::State;
    auto all = session();
    all->users().reload();
    QTRY_COMPARE(word(all->users().state()), u"ready"_s);
    const auto userOf = [&](UserStore::Row row) {
        return User{.id = all->users().store().id(row),
                    .teamId = {},
                    .clientUserId = {},
                    .createdOn = {},
                    .sources = {},
                    .timeZone = {},
                    .birthDate = {},
                    .ingestionStart = {},
                    .ingestionEnd = {}};
    };
    service::InjectedFault held;
    held.delay = std::chrono::seconds(30);
    m_running->drill(held);
    const int before = m_running->asked("DELETE", "/v2/user/");
    all->users().reload();
    all->actions().setDelay(0);
    all->actions().remove(userOf(0));
    QTRY_COMPARE(m_running->asked("DELETE", "/v2/user/"), before + 1);
    all->actions().setDelay(5);
    const quint64 waiting = all->actions().remove(userOf(1));
    const QString path = u"/v2/user/"_s + userOf(0).id.text();

    const auto left = all->close();
    QCOMPARE(left.size(), size_t(1)); // not the list, which changes nothing, and not what was never sent
    QCOMPARE(left[0].path, path);
    QVERIFY(left[0].state == State::Failed && left[0].error);
    QCOMPARE(left[0].error->kind, ApiError::Kind::OutcomeUnknown);
    QCOMPARE(left[0].earlierConnection, u"Test"_s);
    QVERIFY(std::holds_alternative<UserAction::Canceled>(all->actions().find(waiting)->state));
    all.reset();

    m_running->wellAgain();
    auto next = session();
    next->requests().inherit(left);
    next->providers().reload();
    QTRY_COMPARE(word(next->providers().state()), u"ready"_s);
    const auto &records = next->requests().records();
    QCOMPARE(records.size(), size_t(2));
    QCOMPARE(records.front().path, path);
    QCOMPARE(records.front().error->kind, ApiError::Kind::OutcomeUnknown);
    QVERIFY(records.back().state == State::Succeeded);
    QCOMPARE(next->close().size(), size_t(1)); // as long as nobody cleared the list
    next->requests().clear();
    QCOMPARE(next->close().size(), size_t(0));
}

void tst_session::catalogKnowsNames()
{
    const auto all = session();
    QCOMPARE(all->providers().nameOf(u"oura_new"_s), u"Oura New"_s); // of the slug
    all->providers().reload();
    QCOMPARE(word(all->providers().state()), u"loading"_s);
    QTRY_COMPARE(word(all->providers().state()), u"ready"_s);
    QCOMPARE(all->providers().nameOf(u"oura"_s), u"Oura"_s);
    QCOMPARE(all->providers().nameOf(u"a_new_one"_s), u"A New One"_s);
    QVERIFY(readyIn(all->providers().state())->drift.isEmpty());
}

void tst_session::catalogKeepsTheOldListOnFailure()
{
    const auto all = session();
    all->providers().reload();
    QTRY_COMPARE(word(all->providers().state()), u"ready"_s);
    m_running->drill(answer("GET", "/v2/providers", 503));
    all->providers().reload();
    QCOMPARE(word(all->providers().state()), u"refreshing"_s);
    QTRY_COMPARE(word(all->providers().state()), u"stale: 503"_s);
    QCOMPARE(all->providers().nameOf(u"oura"_s), u"Oura"_s);
    all->providers().reload();
    all->providers().cancel();
    QCOMPARE(word(all->providers().state()), u"stale: 503"_s);
}

void tst_session::theLogKeepsTheNewest()
{
    RequestLog log(nullptr, 2);
    QStringList told;
    connect(&log, &RequestLog::appended, this, [&] { told << u"+%1"_s.arg(log.records().back().id); });
    connect(&log, &RequestLog::droppedFirst, this, [&] { told << u"dropped, %1 left"_s.arg(log.records().size()); });
    connect(&log, &RequestLog::changed, this, [&](int row) { told << u"changed row %1"_s.arg(row); });
    const auto put = [&log](quint64 id) {
        api::RequestRecord record;
        record.id = id;
        log.put(record);
    };
    for (const quint64 id : {1, 2, 2, 1, 3, 1})
        put(id);
    QCOMPARE(told,
             (QStringList{u"+1"_s, u"+2"_s, u"changed row 1"_s, u"changed row 0"_s, u"dropped, 1 left"_s, u"+3"_s}));
    log.clear();
    QVERIFY(log.records().empty());
}

void tst_session::whatWasInheritedStandsFirstAndGoesFirst()
{
    const auto record = [](quint64 id, const QString &path) {
        api::RequestRecord made;
        made.id = id;
        made.path = path;
        return made;
    };
    RequestLog log(nullptr, 3);
    log.inherit({record(7, u"/a"_s), record(7, u"/b"_s)});
    for (const quint64 id : {1, 2, 1, 3})
        log.put(record(id, u"/%1"_s.arg(id)));
    const auto paths = [&log] {
        QStringList all;
        for (const auto &known : log.records())
            all << known.path;
        return all;
    };
    QCOMPARE(paths(), (QStringList{u"/1"_s, u"/2"_s, u"/3"_s}));
    log.put(record(4, u"/4"_s));
    log.put(record(1, u"/late"_s)); // dropped already
    QCOMPARE(paths(), (QStringList{u"/2"_s, u"/3"_s, u"/4"_s}));
}

void tst_session::testsAConnection_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("a connection that works") << QByteArray() << 0 << u"ok, 200"_s;
    QTest::newRow("a wrong key") << QByteArray("wrong") << 0 << u"Unauthorized, 401"_s;
    QTest::newRow("no right to it") << QByteArray() << 403 << u"Forbidden, 403"_s;
    QTest::newRow("a service in trouble") << QByteArray() << 500 << u"ServerFault, 500"_s;
}

void tst_session::testsAConnection()
{
    QFETCH(QByteArray, key);
    QFETCH(int, status);
    QFETCH(QString, words);
    if (status != 0)
        m_running->drill(answer("GET", "/v2/providers", status, R"({"detail":"No"})"));
    api::ApiClient client(connectionTo(m_running->service.baseUrl()),
                          Secret(key.isEmpty() ? m_running->service.key() : key), impatient());
    std::optional<ConnectionTest> result;
    const api::Call call = testConnection(client, [&](const ConnectionTest &test) { result = test; });
    QVERIFY(!result && call.isRunning());
    QTRY_VERIFY(result);
    const QString kind = !result->error                       ? u"ok"_s
        : result->error->kind == ApiError::Kind::Unauthorized ? u"Unauthorized"_s
        : result->error->kind == ApiError::Kind::Forbidden    ? u"Forbidden"_s
        : result->error->kind == ApiError::Kind::ServerFault  ? u"ServerFault"_s
                                                              : u"another"_s;
    QCOMPARE(u"%1, %2"_s.arg(kind).arg(result->httpStatus), words);
    QCOMPARE(result->ok, !result->error.has_value());
    QCOMPARE(result->providers > 30, result->ok);
}

LABDESK_TEST(tst_session)
#include "tst_session.moc"
