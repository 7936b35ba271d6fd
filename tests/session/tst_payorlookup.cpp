// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/payorlookup.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {
constexpr auto path = "/v3/insurance/search/payor";

QByteArray payorsNamed(const QByteArray &name, int count)
{
    QByteArrayList all;
    for (int payor = 0; payor < count; ++payor)
        all += QByteArray(R"({"payor_code":"P#","name":"@ #","aliases":[]})")
                   .replace('#', QByteArray::number(payor))
                   .replace('@', name);
    return '[' + all.join(',') + ']';
}

/// In the order in which they are shown.
std::vector<Payor> foundBy(const PayorLookup &lookup)
{
    std::vector<Payor> payors;
    if (const auto *ready = readyIn(lookup.state()))
        for (size_t place = 0; place < ready->value.size(); ++place)
            payors.push_back(ready->value.payor(place));
    return payors;
}

}

class tst_payorlookup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(1); }
    void cleanupTestCase() { m_running.reset(); }
    void init()
    {
        m_running->wellAgain();
        m_before = m_running->asked("GET", path);
    }
    void asksOnceAfterAPause();
    void whatIsAskable_data();
    void whatIsAskable();
    void noLettersGoBackToNothing();
    void enterDoesNotWait();
    void aLateAnswerNeverReplacesANewerOne();
    void aFailureIsNotShownWithOldPayors();
    void whatWasFoundForTheSameWordsStaysAndSaysThatItIsOld_data();
    void whatWasFoundForTheSameWordsStaysAndSaysThatItIsOld();
    void cancelGoesBack();
    void aListThatEndsAtALimitIsAskedAbout_data();
    void aListThatEndsAtALimitIsAskedAbout();
    void cancelEndsTheReloadOfACappedListToo();
    void whereNothingIsFoundItAsksForTheWordsThatTellPayorsApart_data();
    void whereNothingIsFoundItAsksForTheWordsThatTellPayorsApart();
    void aFailureMeanwhileLeavesWhatWasFound();
    void newWordsEndTheSearchForOthers();
    void enterWhileManyPayorsAreRankedSearchesAgain();
    void afterNothingItKnowsWhichPartIsInTheWay_data();
    void afterNothingItKnowsWhichPartIsInTheWay();
    void namesTheNearestOfTheSession();
    void theNewestSearchIsAmongThoseOfTheSession_data();
    void theNewestSearchIsAmongThoseOfTheSession();

private:
    int asked() { return m_running->asked("GET", path) - m_before; }
    std::unique_ptr<Running> m_running;
    int m_before = 0;
};

void tst_payorlookup::asksOnceAfterAPause()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(60ms);
    for (const auto &typed : {u"b"_s, u"bl"_s, u"blu"_s, u"blue"_s})
        lookup.setQuery({typed, {}, {}});
    QCOMPARE(word(lookup.state()), u"idle"_s);
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(asked(), 1);
    QVERIFY(!readyIn(lookup.state())->value.empty());
    for (const Payor &payor : foundBy(lookup))
        QVERIFY2((payor.name + payor.aliases.join(u' ')).contains(u"blue", Qt::CaseInsensitive),
                 qPrintable(payor.name));
    lookup.setQuery({u"blue"_s, {}, {}}); // the same again is nothing new
    QCOMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(asked(), 1);
}

void tst_payorlookup::whatIsAskable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("clearinghouse");
    QTest::addColumn<QString>("payorId");
    QTest::addColumn<bool>("askable");
    QTest::newRow("nothing") << QString() << QString() << QString() << false;
    QTest::newRow("blanks") << u"  "_s << QString() << QString() << false;
    QTest::newRow("one letter among blanks") << u" b  "_s << QString() << QString() << true;
    QTest::newRow("a clearinghouse alone") << QString() << u"availity"_s << QString() << true;
    QTest::newRow("a payor id of one character") << QString() << QString() << u"7"_s << true;
    QTest::newRow("a blank payor id") << QString() << QString() << u" "_s << false;
}

void tst_payorlookup::whatIsAskable()
{
    QFETCH(QString, name);
    QFETCH(QString, clearinghouse);
    QFETCH(QString, payorId);
    QFETCH(bool, askable);
    const PayorQuery query{name, clearinghouse, payorId};
    QCOMPARE(PayorLookup::isAskable(query), askable);
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    lookup.setQuery(query);
    lookup.searchNow();
    QCOMPARE(word(lookup.state()), askable ? u"loading"_s : u"idle"_s);
}

void tst_payorlookup::noLettersGoBackToNothing()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    lookup.setQuery({u"blue"_s, {}, {}});
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    lookup.setQuery({u" "_s, {}, {}});
    QCOMPARE(word(lookup.state()), u"idle"_s);
}

void tst_payorlookup::enterDoesNotWait()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(1h);
    lookup.setQuery({u"blue"_s, {}, {}});
    lookup.searchNow();
    QCOMPARE(word(lookup.state()), u"loading"_s);
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    lookup.searchNow(); // asking again keeps what is there
    QCOMPARE(word(lookup.state()), u"refreshing"_s);
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
}

void tst_payorlookup::aLateAnswerNeverReplacesANewerOne()
{
    service::InjectedFault slow = answer("GET", path, 0, {}, 1);
    slow.delay = 250ms;
    m_running->drill(slow);
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    int answers = 0;
    connect(&lookup, &PayorLookup::stateChanged, this, [&] { answers += readyIn(lookup.state()) ? 1 : 0; });
    lookup.setQuery({u"aetna"_s, {}, {}});
    QTRY_COMPARE(asked(), 1);
    lookup.setQuery({u"blue"_s, {}, {}});
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    const auto shown = foundBy(lookup);
    slow.times = 1;
    m_running->drill(slow); // as slow, and asked later: when it is there, the first one would have been
    PayorLookup after(*m_running->client, nobodyAskedFor);
    after.setQuery({u"aetna"_s, {}, {}});
    after.searchNow();
    QTRY_COMPARE(word(after.state()), u"ready"_s);
    QVERIFY(foundBy(lookup) == shown);
    QCOMPARE(answers, 1);
}

void tst_payorlookup::aFailureIsNotShownWithOldPayors()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    lookup.setQuery({u"blue"_s, {}, {}});
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    m_running->drill(answer("GET", path, 500));
    lookup.setQuery({u"aetna"_s, {}, {}});
    QTRY_COMPARE(word(lookup.state()), u"failed: 500"_s);
    m_running->wellAgain();
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
}

void tst_payorlookup::whatWasFoundForTheSameWordsStaysAndSaysThatItIsOld_data()
{
    QTest::addColumn<PayorQuery>("query");
    QTest::addColumn<bool>("isFoundWithOthers");
    QTest::addColumn<bool>("isProposed");
    QTest::newRow("as it was typed") << PayorQuery{u"blue"_s, {}, {}} << false << false;
    QTest::newRow("found with other words") << PayorQuery{u"golden sheaf insurance"_s, {}, {}} << true << false;
    QTest::newRow("nothing, and a proposal") << PayorQuery{u"blue"_s, {}, u"no-such-id"_s} << false << true;
}

void tst_payorlookup::whatWasFoundForTheSameWordsStaysAndSaysThatItIsOld()
{
    QFETCH(PayorQuery, query);
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    lookup.setQuery(query);
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    const auto found = foundBy(lookup);
    m_running->drill(answer("GET", path, 500));
    lookup.searchNow();
    QTRY_VERIFY(readyIn(lookup.state()) && readyIn(lookup.state())->stale);
    QVERIFY(foundBy(lookup) == found);
    QTEST(lookup.foundWith().has_value(), "isFoundWithOthers"); // of what is kept
    QTEST(lookup.suggestion().has_value(), "isProposed");
    m_running->wellAgain();
    lookup.searchNow();
    QTRY_VERIFY(readyIn(lookup.state()) && !readyIn(lookup.state())->stale);
}

void tst_payorlookup::cancelGoesBack()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(0ms);
    lookup.setQuery({u"blue"_s, {}, {}});
    lookup.searchNow();
    lookup.cancel();
    QCOMPARE(word(lookup.state()), u"idle"_s);
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);

    lookup.searchNow();
    lookup.cancel();
    QCOMPARE(word(lookup.state()), u"ready"_s); // the same words: still true
    lookup.setQuery({u"medicaid"_s, {}, {}});
    lookup.searchNow();
    QCOMPARE(word(lookup.state()), u"refreshing"_s);
    lookup.cancel();
    QCOMPARE(word(lookup.state()), u"idle"_s); // old payors beside new words would mislead
}

void tst_payorlookup::aListThatEndsAtALimitIsAskedAbout_data()
{
    QTest::addColumn<int>("payors");
    QTest::addColumn<bool>("isAsked");
    for (const int limit : {10, 25, 64, 75, 128, 1'000, 1'024})
        QTest::addRow("%d", limit) << limit << true;
    for (const int size : {1, 4, 8, 63, 399})
        QTest::addRow("%d", size) << size << false;
}

void tst_payorlookup::aListThatEndsAtALimitIsAskedAbout()
{
    QFETCH(int, payors);
    QFETCH(bool, isAsked);
    m_running->drill(answer("GET", path, 200, payorsNamed("Harbor Mutual", payors), 1));
    PayorCatalog catalog(*m_running->client);
    const int before = asked();
    catalog.reload();
    QTRY_COMPARE(word(catalog.state()), u"ready"_s);
    QCOMPARE(asked() > before + 1, isAsked);
    QCOMPARE(catalog.isCapped(), isAsked);
}

/// Retry after a failed search reloads the list, and searches once that is there.
void tst_payorlookup::cancelEndsTheReloadOfACappedListToo()
{
    m_running->drill(answer("GET", path, 200, payorsNamed("Harbor Mutual", 400), 1));
    PayorCatalog catalog(*m_running->client);
    PayorLookup lookup(*m_running->client, catalog);
    catalog.reload();
    QTRY_VERIFY(catalog.isCapped());
    m_running->drill(answer("GET", path, 422));
    lookup.setQuery({u"blue"_s, {}, {}});
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"failed: 422"_s);
    service::InjectedFault slow = answer("GET", path, 0);
    slow.delay = 1min;
    m_running->drill(slow);
    const int before = asked();
    catalog.reload();
    QTRY_COMPARE(asked(), before + 1);
    QCOMPARE(word(lookup.state()), u"loading"_s);
    lookup.cancel();
    QCOMPARE(word(lookup.state()), u"idle"_s);
    QCOMPARE(word(catalog.state()), u"ready"_s);
    QVERIFY(catalog.isCapped());
    m_running->wellAgain();
    lookup.searchNow(); // and it searches when it is told to
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(asked(), before + 2);
}

void tst_payorlookup::whereNothingIsFoundItAsksForTheWordsThatTellPayorsApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("requests");
    QTest::addColumn<QString>("with");  // "-": nothing else was found; empty: by parts of words
    QTest::addColumn<QString>("first"); // "-": nobody
    QTest::newRow("what was typed is enough") << u"summit peak"_s << 1 << u"-"_s << u"Summit Peak Health"_s;
    QTest::newRow("a generic word is added")
        << u"golden sheaf insurance"_s << 2 << u"golden sheaf"_s << u"Golden Sheaf Retirees"_s;
    QTest::newRow("another word is misspelt")
        << u"pincone student insurance"_s << 4 << u"student"_s << u"Pinecone Student Health"_s;
    QTest::newRow("the only word is misspelt") << u"foxglov3 health"_s << 4 << QString() << u"Foxglove Health"_s;
    QTest::newRow("nobody by that name") << u"isknownbynobody"_s << 3 << u"-"_s << u"-"_s;
    QTest::newRow("a generic word is never asked for") << u"zzz insurance"_s << 2 << u"-"_s << u"-"_s;
    QTest::newRow("generic words alone") << u"insurance health company"_s << 1 << u"-"_s << u"-"_s;
    QTest::newRow("an end to it") << u"aaaab bbbbc ccccd dddde eeeef fffff"_s << PayorLookup::maxRequests << u"-"_s
                                  << u"-"_s;
}

void tst_payorlookup::whereNothingIsFoundItAsksForTheWordsThatTellPayorsApart()
{
    QFETCH(QString, name);
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setQuery({name, {}, {}});
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QTEST(asked(), "requests");
    QTEST(lookup.foundWith() ? lookup.foundWith()->words : u"-"_s, "with");
    const PayorSearchResult &found = readyIn(lookup.state())->value;
    QTEST(found.empty() ? u"-"_s : found.payor(0).name, "first");
    for (size_t place = 0; place < found.size(); ++place)
        QVERIFY2(found.match(place).fit != PayorIndex::Fit::None, qPrintable(found.payor(place).name));
}

void tst_payorlookup::aFailureMeanwhileLeavesWhatWasFound()
{
    service::InjectedFault first
        = answer("GET", path, 200, R"([{"payor_code":"KEY","name":"Keystone Trust","aliases":[]}])", 1);
    m_running->service.faultInjector().set({first, answer("GET", path, 404)});
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setQuery({u"keystone fund"_s, {}, {}});
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(asked(), 2);
    QCOMPARE(readyIn(lookup.state())->value.size(), size_t(1));
    QVERIFY(!lookup.foundWith());
}

void tst_payorlookup::newWordsEndTheSearchForOthers()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setPause(1h);
    lookup.setQuery({u"aaaab bbbbc ccccd"_s, {}, {}});
    lookup.searchNow();
    QTRY_VERIFY(asked() >= 2);
    lookup.setQuery({u"blue"_s, {}, {}});
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QVERIFY(!lookup.foundWith());
    QVERIFY(!readyIn(lookup.state())->value.empty());
}

/// So many that they are ranked in a thread: what comes of it belongs to the search before.
void tst_payorlookup::enterWhileManyPayorsAreRankedSearchesAgain()
{
    service::InjectedFault slow = answer("GET", path, 200, "[]");
    slow.delay = 200ms;
    m_running->service.faultInjector().set(
        {answer("GET", path, 200, "[]", 1),
         answer("GET", path, 200, payorsNamed("Keystone Fund", int(PayorRanking::maxSynchronous)), 1), slow});
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    int answers = 0;
    const auto count = [&] { answers += word(lookup.state()) == u"ready" ? 1 : 0; };
    connect(&lookup, &PayorLookup::stateChanged, &lookup, count);
    int received = 0;
    const auto enter = [&](const api::RequestRecord &record) {
        if (record.state == api::RequestRecord::State::Succeeded && ++received == 2) // after it was taken
            QMetaObject::invokeMethod(&lookup, &PayorLookup::searchNow, Qt::QueuedConnection);
    };
    connect(m_running->client.get(), &api::ApiClient::requestChanged, &lookup, enter);
    lookup.setQuery({u"keystone fund"_s, {}, {}});
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(answers, 1);
    QVERIFY(received > 2);
    QVERIFY(readyIn(lookup.state())->value.empty());
}

void tst_payorlookup::afterNothingItKnowsWhichPartIsInTheWay_data()
{
    QTest::addColumn<PayorQuery>("query");
    QTest::addColumn<int>("empty");       // so many answers are, then the service's own come
    QTest::addColumn<QString>("instead"); // name/house/id; empty: nothing
    QTest::newRow("the clearinghouse") << PayorQuery{u"blue"_s, u"availity"_s, {}} << 1 << u"blue//"_s;
    QTest::newRow("the ID") << PayorQuery{u"blue"_s, {}, u"no-such-id"_s} << 0 << u"blue//"_s;
    QTest::newRow("the clearinghouse is looked at first")
        << PayorQuery{u"blue"_s, u"availity"_s, u"no-such-id"_s} << 0 << u"blue/availity/"_s;
    QTest::newRow("neither: there are only words") << PayorQuery{u"zzzz"_s, {}, {}} << 0 << QString();
    QTest::newRow("both") << PayorQuery{u"zzzz"_s, u"availity"_s, u"no-such-id"_s} << 0 << QString();
}

void tst_payorlookup::afterNothingItKnowsWhichPartIsInTheWay()
{
    QFETCH(PayorQuery, query);
    QFETCH(int, empty);
    if (empty > 0)
        m_running->drill(answer("GET", path, 200, "[]", empty));
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    lookup.setQuery(query);
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QVERIFY(readyIn(lookup.state())->value.empty());
    const auto &instead = lookup.suggestion();
    QTEST(instead ? QStringList(
                        {instead->query.insuranceName, instead->query.clearinghouse, instead->query.providerPayorId})
                        .join(u'/')
                  : QString(),
          "instead");
    if (!instead)
        return;
    const int promised = instead->found;
    lookup.setQuery(PayorQuery(instead->query));
    lookup.searchNow();
    QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    QCOMPARE(int(readyIn(lookup.state())->value.size()), promised);
    QVERIFY(!lookup.suggestion());
}

void tst_payorlookup::namesTheNearestOfTheSession()
{
    PayorCatalog nobodyAskedFor(*m_running->client);
    PayorLookup lookup(*m_running->client, nobodyAskedFor);
    QVERIFY(lookup.nearest(u"bluecrest"_s).empty()); // nothing was found yet
    for (const QString &name : {u"bluecrest"_s, u"health"_s}) {
        lookup.setQuery({name, {}, {}});
        lookup.searchNow();
        QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    }
    const auto near = lookup.nearest(u"blucrest"_s);
    QVERIFY(!near.empty() && near.size() <= 3);
    QVERIFY2(near.front().name.contains(u"bluecrest"_s, Qt::CaseInsensitive), qPrintable(near.front().name));
    QVERIFY(lookup.nearest(u"qqqqqq"_s).empty());
    QVERIFY(lookup.nearest(u" "_s).empty());
}

void tst_payorlookup::theNewestSearchIsAmongThoseOfTheSession_data()
{
    QTest::addColumn<bool>("isList");
    QTest::newRow("after a capped list of all payors") << true;
    QTest::newRow("after a search that found hundreds") << false;
}

void tst_payorlookup::theNewestSearchIsAmongThoseOfTheSession()
{
    QFETCH(bool, isList);
    m_running->drill(answer("GET", path, 200, payorsNamed("Harbor Mutual", 400), 1));
    PayorCatalog catalog(*m_running->client);
    PayorLookup lookup(*m_running->client, catalog);
    if (isList) {
        catalog.reload();
        QTRY_VERIFY(catalog.isCapped());
    }
    for (const QString &name : {u"harbor mutual"_s, u"bluecrest"_s}) {
        lookup.setQuery({name, {}, {}});
        lookup.searchNow();
        QTRY_COMPARE(word(lookup.state()), u"ready"_s);
    }
    const auto near = lookup.nearest(u"blucrest"_s);
    QVERIFY(!near.empty());
    QVERIFY2(near.front().name.contains(u"bluecrest"_s, Qt::CaseInsensitive), qPrintable(near.front().name));
}

LABDESK_TEST(tst_payorlookup)
#include "tst_payorlookup.moc"
