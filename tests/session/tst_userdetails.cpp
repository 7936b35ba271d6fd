// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"
#include "session/userjobplan.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_userdetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_running.reset(); }
    void cleanup() { m_running->wellAgain(); }
    void opensUserAndProviders();
    void opensAUserByAnIdInCapitals();
    void aJobReloadsTheOpenUserInAnySpelling_data();
    void aJobReloadsTheOpenUserInAnySpelling();
    void insuranceOnlyWhenAskedFor();
    void theNameOfAPayorIsFoundByItsCode();
    void noSearchIsMadeForACode_data();
    void noSearchIsMadeForACode();
    void noInsuranceIsNoError();
    void anotherUserDropsTheOldDataAtOnce();
    void aLateAnswerIsNotShown();
    void reloadKeepsWhatIsThere();
    void failuresStandByThemselves();
    void closingForgets();
    void oneFetchIsCanceledByItself();

private:
    UserId user(int row) const { return m_users[size_t(row)]; }
    UserId withInsurance(bool has);

    std::unique_ptr<Running> m_running;
    std::vector<UserId> m_users;
};

void tst_userdetails::initTestCase()
{
    m_running = std::make_unique<Running>(60);
    UserDirectory directory(*m_running->client);
    directory.reload();
    QTRY_COMPARE(word(directory.state()), u"ready"_s);
    for (UserStore::Row row = 0; row < directory.store().size(); ++row)
        m_users.push_back(directory.store().id(row));
}

UserId tst_userdetails::withInsurance(bool has)
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    for (const UserId &id : m_users) {
        details.open(id);
        details.loadInsurance();
        if (!QTest::qWaitFor([&] { return readyIn(details.insurance()); }, 30'000))
            break;
        if (readyIn(details.insurance())->value.has_value() == has)
            return id;
    }
    qFatal("the demo data has users with and without insurance");
}

void tst_userdetails::opensUserAndProviders()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    QVERIFY(!details.userId());
    QSignalSpy opened(&details, &UserDetails::opened);
    details.open(user(0));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(word(details.user()), u"loading"_s);
    QCOMPARE(word(details.providers()), u"loading"_s);
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    QTRY_COMPARE(word(details.providers()), u"ready"_s);
    QCOMPARE(readyIn(details.user())->value.id, user(0));
    QCOMPARE(readyIn(details.providers())->value.size(), readyIn(details.user())->value.sources.size());
    QVERIFY(readyIn(details.user())->body.contains(user(0).text().toUtf8()));
    QCOMPARE(word(details.insurance()), u"idle"_s);
    details.open(user(0)); // is open already
    QCOMPARE(opened.count(), 1);
    QCOMPARE(word(details.user()), u"ready"_s);
}

void tst_userdetails::opensAUserByAnIdInCapitals()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(*UserId::parse(user(0).text().toUpper()));
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    QTRY_COMPARE(word(details.providers()), u"ready"_s);
    QCOMPARE(readyIn(details.user())->value.id, user(0));
    const QSignalSpy changes(&details, &UserDetails::userChanged);
    details.open(user(0)); // who is open already
    QCOMPARE(changes.count(), 0);
}

void tst_userdetails::aJobReloadsTheOpenUserInAnySpelling_data()
{
    QTest::addColumn<QString>("opened");
    QTest::addColumn<bool>("isReloaded");
    QTest::newRow("as the list spells it") << user(0).text() << true;
    QTest::newRow("in capitals, as in a link") << user(0).text().toUpper() << true;
    QTest::newRow("a user who isn't in the job") << user(1).text() << false;
}

void tst_userdetails::aJobReloadsTheOpenUserInAnySpelling()
{
    QFETCH(QString, opened);
    QFETCH(bool, isReloaded);
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(*UserId::parse(opened));
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    UserJobItems users;
    users.append(user(0).text().toStdString(), {}, {});
    QSignalSpy changes(&details, &UserDetails::userChanged);
    details.reloadIfIn(users);
    const auto *ready = readyIn(details.user());
    QCOMPARE(ready && ready->refreshing, isReloaded);
    if (isReloaded)
        QTRY_COMPARE(changes.count(), 1);
}

void tst_userdetails::insuranceOnlyWhenAskedFor()
{
    const UserId id = withInsurance(true);
    const QByteArray path = "/v2/user/" + id.text().toUtf8() + "/insurance";
    const int before = m_running->asked("GET", path);
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.loadInsurance(); // of nobody
    details.open(id);
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    details.reload();
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    QCOMPARE(m_running->asked("GET", path), before);
    details.loadInsurance();
    QCOMPARE(word(details.insurance()), u"loading"_s);
    QTRY_COMPARE(word(details.insurance()), u"ready"_s);
    QVERIFY(!readyIn(details.insurance())->value->payorCode.isEmpty());
    details.reload(); // once fetched, it is kept true
    QCOMPARE(word(details.insurance()), u"refreshing"_s);
    QTRY_COMPARE(word(details.insurance()), u"ready"_s);
    QCOMPARE(m_running->asked("GET", path), before + 2);
}

void tst_userdetails::theNameOfAPayorIsFoundByItsCode()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(withInsurance(true));
    QCOMPARE(word(details.payor()), u"idle"_s);
    details.loadInsurance();
    QTRY_COMPARE(word(details.payor()), u"ready"_s);
    const auto &payor = readyIn(details.payor())->value;
    QVERIFY(payor);
    QCOMPARE(payor->code, readyIn(details.insurance())->value->payorCode);
    QVERIFY(!payor->name.isEmpty());
    const QByteArray path = "/v2/user/" + details.userId()->text().toUtf8() + "/insurance";
    m_running->drill(answer("GET", path, 404)); // the record is gone, and the name of its payor with it
    details.loadInsurance();
    QTRY_VERIFY(readyIn(details.insurance()) && !readyIn(details.insurance())->value);
    QCOMPARE(word(details.payor()), u"idle"_s);
    details.close();
    QCOMPARE(word(details.payor()), u"idle"_s);
}

/// What the service says instead of its list of all payors, and what is known of a code then.
void tst_userdetails::noSearchIsMadeForACode_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("known");
    QTest::newRow("it refuses") << 422 << QByteArray("{}") << u"failed: 422"_s;
    QTest::newRow("it lists nobody") << 200 << QByteArray("[]") << u"failed: 0"_s;
    QTest::newRow("it lists others") << 200 << QByteArray(R"([{"payor_code":"XYZ","name":"Other","aliases":[]}])")
                                     << u"ready"_s;
    QTest::newRow("it lists others, and one that can't be read")
        << 200 << QByteArray(R"([{"payor_code":"XYZ","name":"Other","aliases":[]},{"payor_code":"ABC","name":null}])")
        << u"failed: 0"_s;
}

void tst_userdetails::noSearchIsMadeForACode()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    constexpr auto search = "/v3/insurance/search/payor";
    m_running->drill(answer("GET", search, status, body));
    const int before = m_running->asked("GET", search);
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(withInsurance(true));
    details.loadInsurance();
    QTRY_VERIFY(word(details.payor()) != u"idle"_s && word(details.payor()) != u"loading"_s);
    QTEST(word(details.payor()), "known");
    QVERIFY(!readyIn(details.payor()) || !readyIn(details.payor())->value);
    details.loadInsurance(); // again, with the same record
    QTRY_COMPARE(word(details.insurance()), u"ready"_s);
    QCOMPARE(m_running->asked("GET", search), before + 1);
}

void tst_userdetails::noInsuranceIsNoError()
{
    const UserId id = withInsurance(false);
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(id);
    details.loadInsurance();
    QTRY_COMPARE(word(details.insurance()), u"ready"_s);
    QVERIFY(!readyIn(details.insurance())->value.has_value());
}

void tst_userdetails::anotherUserDropsTheOldDataAtOnce()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(user(0));
    details.loadInsurance();
    QTRY_VERIFY(readyIn(details.user()) && readyIn(details.providers()) && readyIn(details.insurance()));
    details.open(user(1));
    QVERIFY(!readyIn(details.user()) && !readyIn(details.providers()));
    QCOMPARE(word(details.insurance()), u"idle"_s);
    QTRY_VERIFY(readyIn(details.user()));
    QCOMPARE(readyIn(details.user())->value.id, user(1));
}

void tst_userdetails::aLateAnswerIsNotShown()
{
    service::InjectedFault slow;
    slow.method = "GET";
    slow.pathPrefix = "/v2/user/" + user(2).text().toUtf8();
    slow.delay = std::chrono::milliseconds(300);
    m_running->drill(slow);
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(user(2));
    QTRY_COMPARE(m_running->asked("GET", slow.pathPrefix), 1);
    QStringList seen;
    connect(&details, &UserDetails::userChanged, this, [&] {
        if (const auto *ready = readyIn(details.user()))
            seen << ready->value.id.text();
    });
    details.open(user(3));
    QTRY_VERIFY(readyIn(details.user()));
    UserDetails after(*m_running->client,
                      payors); // asked later and as slow: when it has its answer, the late one would have come
    after.open(user(2));
    QTRY_VERIFY(readyIn(after.user()));
    QCOMPARE(seen, QStringList{user(3).text()});
}

void tst_userdetails::reloadKeepsWhatIsThere()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(user(0));
    QTRY_VERIFY(readyIn(details.user()) && readyIn(details.providers()));
    m_running->drill(answer("GET", "/v2/user/", 500));
    details.reload();
    QCOMPARE(word(details.user()), u"refreshing"_s);
    QTRY_COMPARE(word(details.user()), u"stale: 500"_s);
    QTRY_COMPARE(word(details.providers()), u"stale: 500"_s);
    QCOMPARE(readyIn(details.user())->value.id, user(0));
}

void tst_userdetails::failuresStandByThemselves()
{
    m_running->drill(answer("GET", "/v2/user/providers/", 403, R"({"detail":"no"})"));
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(user(0));
    QTRY_COMPARE(word(details.user()), u"ready"_s);
    QTRY_COMPARE(word(details.providers()), u"failed: 403"_s);
    details.open(*UserId::parse(u"00000000-0000-4000-8000-000000000000"_s));
    QTRY_COMPARE(word(details.user()), u"failed: 404"_s);
}

void tst_userdetails::closingForgets()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    details.open(user(0));
    QTRY_VERIFY(readyIn(details.user()));
    QSignalSpy opened(&details, &UserDetails::opened);
    details.close();
    QCOMPARE(opened.count(), 1);
    QVERIFY(!details.userId());
    QCOMPARE(word(details.user()), u"idle"_s);
    QCOMPARE(word(details.providers()), u"idle"_s);
    details.close();
    QCOMPARE(opened.count(), 1);
    details.reload();
    QCOMPARE(word(details.user()), u"idle"_s);
}

void tst_userdetails::oneFetchIsCanceledByItself()
{
    PayorCatalog payors(*m_running->client);
    UserDetails details(*m_running->client, payors);
    service::InjectedFault slow = answer("GET", "/v2/user/providers/", 0);
    slow.delay = std::chrono::seconds(30);
    m_running->drill(slow);
    details.open(user(0));
    QSignalSpy providers(&details, &UserDetails::providersChanged);
    details.cancelProviders();
    QCOMPARE(providers.count(), 1);
    QCOMPARE(word(details.providers()), u"idle"_s);
    QTRY_COMPARE(word(details.user()), u"ready"_s); // the other went on
    m_running->wellAgain();
    details.reload();
    QTRY_COMPARE(word(details.providers()), u"ready"_s);

    details.loadInsurance();
    details.cancelInsurance();
    QCOMPARE(word(details.insurance()), u"idle"_s);
    details.loadInsurance();
    QTRY_COMPARE(word(details.insurance()), u"ready"_s);
    details.loadInsurance();
    details.cancelInsurance();
    QCOMPARE(word(details.insurance()), u"ready"_s); // what was there stays
}

LABDESK_TEST(tst_userdetails)
#include "tst_userdetails.moc"
