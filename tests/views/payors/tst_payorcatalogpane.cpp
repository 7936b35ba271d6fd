// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/httpmessage.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/common/jsonpanel.h"
#include "views/common/rawresponsedialog.h"
#include "views/payors/payorspane.h"
#include "widgets/inlinemessage.h"
#include "widgets/outage.h"
#include "widgets/remotestack.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr auto listPath = "/v3/insurance/search/payor";

/// Other services than ours: what they make of our service's answers.
enum class Habit { Ours, Refuses, Fails, Caps, ListsNobody, SendsOneOddEntry, SendsNoList };

bool isSearch(const service::HttpRequest &request)
{
    return request.target.startsWith(listPath);
}

bool isForAll(const service::HttpRequest &request)
{
    return isSearch(request) && !request.target.contains('?');
}

void capAt(service::HttpResponse &answer, int most)
{
    QJsonArray payors = QJsonDocument::fromJson(answer.body).array();
    while (payors.size() > most)
        payors.removeLast();
    answer.body = QJsonDocument(payors).toJson(QJsonDocument::Compact);
}

void answerAs(Habit habit, const service::HttpRequest &request, service::HttpResponse &answer)
{
    if (habit == Habit::Caps && isSearch(request))
        capAt(answer, 100);
    if (!isForAll(request))
        return;
    if (habit == Habit::Refuses || habit == Habit::Fails) {
        answer.status = habit == Habit::Refuses ? 422 : 500;
        answer.body = R"({"detail":"insurance_name is required"})";
    } else if (habit == Habit::ListsNobody) {
        answer.body = "[]";
    } else if (habit == Habit::SendsOneOddEntry) {
        answer.body.insert(1, R"({"payor_code":"ODD","name":null},)");
    } else if (habit == Habit::SendsNoList) {
        answer.body = R"({"payors":{"of":"another shape"}})";
    }
}

class Stage
{
public:
    explicit Stage(Habit habit)
    {
        service::ServiceOptions options;
        options.users = 1;
        options.reshape = [this](const service::HttpRequest &request, service::HttpResponse &answer) {
            answerAs(m_habit, request, answer);
        };
        m_habit = habit;
        m_service = std::make_unique<service::LocalService>(options);
        m_service->startAndWait();
        const Connection connection{u"local"_s,           u"Local service"_s, Environment::Local,
                                    m_service->baseUrl(), ApiKeyScheme{},     false};
        session = std::make_unique<Session>(connection, Secret(m_service->key()), LiveService::hasty());
        pane = std::make_unique<PayorsPane>(*session);
        pane->resize(1200, 800);
    }

    void become(Habit habit) { m_habit = habit; }
    service::FaultInjector &faultInjector() { return m_service->faultInjector(); }
    int requests() { return faultInjector().requestCount("GET", listPath); }
    QLineEdit *search() const { return part<QLineEdit>(*pane, "searchEdit"); }
    QTableView *table() const { return part<QTableView>(*pane, "payorsTable"); }
    InlineMessage *lack() const { return part<InlineMessage>(*pane, "noCatalogMessage"); }
    QString foot() const { return part<QLabel>(*pane, "footLabel")->text(); }
    QString firstName() const { return table()->model()->index(0, 1).data().toString(); }
    bool isIdle() const
    {
        const auto *ready = readyIn(session->payors().state());
        return ready && !ready->refreshing && ready->value.words() == search()->text().simplified();
    }
    void type(const QString &words) const
    {
        search()->selectAll();
        QTest::keyClicks(search(), words);
    }

private:
    std::atomic<Habit> m_habit = Habit::Ours;
    std::unique_ptr<service::LocalService> m_service;

public:
    std::unique_ptr<Session> session;
    std::unique_ptr<PayorsPane> pane;
};

} // namespace

/// The list of all payors, and what takes its place where a service has none.
class tst_payorcatalogpane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksOnceAndLooksHere();
    void everyoneIsThereToLookThrough();
    void aNewSearchBeginsWithTheClosestAtTheTop();
    void withoutAListEachSearchAsksAndTheWindowSaysWhy_data();
    void withoutAListEachSearchAsksAndTheWindowSaysWhy();
    void anOddEntryIsLeftOut();
    void anAnswerThatIsNoListIsShownRaw_data();
    void anAnswerThatIsNoListIsShownRaw();
    void afterAnOutageTheListIsRequestedOnceItIsSeen_data();
    void afterAnOutageTheListIsRequestedOnceItIsSeen();
    void whileItLoadsWordsWaitAndCancelAsks();
    void reloadAsksAgainAndAFailureKeepsTheOldList();
    void enterWaitsForTheAnswerOfANarrowerSearch();
    void dropsItWithTheSession();
    void aCodeIsFoundInTheList();
    void aCodeIsNeverAskedFor_data();
    void aCodeIsNeverAskedFor();
    void theStateOfARecordIsForItsPayorOnly_data();
    void theStateOfARecordIsForItsPayorOnly();
};

void tst_payorcatalogpane::asksOnceAndLooksHere()
{
    Stage stage(Habit::Ours);
    QCOMPARE(stage.requests(), 0);
    stage.pane->show();
    QTRY_VERIFY(stage.isIdle());
    stage.type(u"signa bluecrst of texs"_s); // three typos
    QTRY_VERIFY(stage.isIdle());
    stage.type(u"b"_s); // too short to ask with, not to look with
    QTRY_VERIFY(stage.isIdle());
    QVERIFY(stage.table()->model()->rowCount() > 1);
    stage.type(u"bluecrest of texas"_s);
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(stage.firstName(), u"Bluecrest of Texas"_s);
    QTest::keyClick(stage.search(), Qt::Key_Return);
    stage.pane->hide();
    stage.pane->show();
    QVERIFY(stage.isIdle());
    QCOMPARE(stage.requests(), 1);
    QVERIFY(!stage.lack()->isVisible());
}

void tst_payorcatalogpane::everyoneIsThereToLookThrough()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    QTRY_VERIFY(stage.isIdle());
    const int all = stage.table()->model()->rowCount();
    QVERIFY(all > 250);
    QCOMPARE(stage.foot(), u"%1 of %1 payor(s), in original order"_s.arg(all));
    QVERIFY(!stage.table()->selectionModel()->hasSelection()); // nobody is meant
    QGuiApplication::clipboard()->setText(u"before"_s);
    QTest::keyClick(stage.search(), Qt::Key_Down);
    QTest::keyClick(stage.table(), Qt::Key_Return);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);

    part<QComboBox>(*stage.pane, "clearinghouseCombo")->setCurrentText(u"availity"_s);
    QTRY_VERIFY(stage.isIdle() && stage.table()->model()->rowCount() < all);
    QCOMPARE(stage.requests(), 2);
    const int there = stage.table()->model()->rowCount();
    stage.type(u"medicaid"_s); // among those of the clearinghouse, here
    QTRY_VERIFY(stage.isIdle());
    QVERIFY(stage.table()->model()->rowCount() < there);
    QCOMPARE(stage.requests(), 2);
}

void tst_payorcatalogpane::aNewSearchBeginsWithTheClosestAtTheTop()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    stage.type(u"medicaid"_s);
    QTRY_VERIFY(stage.isIdle());
    stage.table()->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    stage.table()->setCurrentIndex(stage.table()->model()->index(20, 0));
    stage.table()->scrollToBottom();
    stage.type(u"oregon medicaid"_s);
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(stage.firstName(), u"Oregon Medicaid"_s);
    QCOMPARE(stage.table()->currentIndex().row(), 0);
    QVERIFY(stage.table()->selectionModel()->isRowSelected(0, {}));
    QVERIFY(stage.table()->visualRect(stage.table()->model()->index(0, 0)).top() >= 0);
    stage.type(u"medicaid"_s); // what was chosen for these words before is another search's
    QTRY_VERIFY(stage.isIdle());
    QVERIFY(stage.table()->currentIndex().row() <= 0 || !stage.table()->selectionModel()->hasSelection());
}

void tst_payorcatalogpane::withoutAListEachSearchAsksAndTheWindowSaysWhy_data()
{
    QTest::addColumn<int>("habit");
    QTest::addColumn<int>("before"); // requests until that is known; more, where a failure is tried again
    QTest::addColumn<QString>("sentence");
    QTest::newRow("it refuses") << int(Habit::Refuses) << 1
                                << u"Couldn’t load the list of payors, so each search goes to the service. "_s;
    QTest::newRow("it fails") << int(Habit::Fails) << -1
                              << u"Couldn’t load the list of payors, so each search goes to the service. "_s;
    QTest::newRow("it caps") << int(Habit::Caps) << 2
                             << u"Each search is sent to the service, which lists at most 100 payor"_s;
    QTest::newRow("nobody is listed") << int(
        Habit::ListsNobody) << 1 << u"Each search is sent to the service because its list of all payors is empty."_s;
}

void tst_payorcatalogpane::withoutAListEachSearchAsksAndTheWindowSaysWhy()
{
    QFETCH(int, habit);
    QFETCH(int, before);
    QFETCH(QString, sentence);
    Stage stage{Habit(habit)};
    stage.pane->show();
    QTRY_VERIFY(stage.lack()->isVisible());
    QVERIFY2(stage.lack()->sentence().startsWith(sentence), qPrintable(stage.lack()->sentence()));
    QVERIFY(resultPage(*stage.pane, "idlePage")->isVisible());
    if (before > 0)
        QCOMPARE(stage.requests(), before);
    const int asked = stage.requests();
    stage.type(u"w"_s); // too short to ask with
    QVERIFY(resultPage(*stage.pane, "idlePage")->isVisible());
    stage.type(u"wyoming medicaid"_s);
    QTest::keyClick(stage.search(), Qt::Key_Return);
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(stage.firstName(), u"Wyoming Medicaid"_s);
    QCOMPARE(stage.requests(), asked + 1);
    QVERIFY(stage.lack()->isVisible());

    stage.become(Habit::Ours); // and well again
    QTest::mouseClick(stage.lack()->button(), Qt::LeftButton);
    QTRY_VERIFY(stage.session->payors().isLocal() && stage.isIdle());
    QVERIFY(!stage.lack()->isVisible());
    QCOMPARE(stage.firstName(), u"Wyoming Medicaid"_s);
}

void tst_payorcatalogpane::anOddEntryIsLeftOut()
{
    Stage stage(Habit::SendsOneOddEntry);
    stage.pane->show();
    auto *unread = part<InlineMessage>(*stage.pane, "unreadEntriesMessage");
    QTRY_VERIFY(unread->isVisible());
    QVERIFY(!stage.lack()->isVisible());
    stage.type(u"bluecrest of texas"_s);
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(stage.firstName(), u"Bluecrest of Texas"_s);
    QVERIFY(unread->isVisible());
    QTest::mouseClick(unread->button(), Qt::LeftButton);
    QVERIFY(stage.pane->findChild<RawResponseDialog *>());
}

void tst_payorcatalogpane::anAnswerThatIsNoListIsShownRaw_data()
{
    QTest::addColumn<QString>("searched"); // before; empty: nothing was
    QTest::newRow("at once") << QString();
    QTest::newRow("after a search that found something") << u"wyoming medicaid"_s;
}

void tst_payorcatalogpane::anAnswerThatIsNoListIsShownRaw()
{
    QFETCH(QString, searched);
    Stage stage(Habit::SendsNoList);
    stage.pane->show();
    QTRY_VERIFY(stage.lack()->isVisible());
    stage.type(searched);
    QTRY_VERIFY(searched.isEmpty() || stage.isIdle());
    QCOMPARE(stage.lack()->button()->text(), u"Show raw JSON"_s);
    QTest::mouseClick(stage.lack()->button(), Qt::LeftButton);
    auto *dialog = stage.pane->findChild<RawResponseDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->panel()->shownText().contains(u"another shape"_s));
}

void tst_payorcatalogpane::afterAnOutageTheListIsRequestedOnceItIsSeen_data()
{
    QTest::addColumn<bool>("isSeen"); // when the outage ends
    QTest::newRow("at once") << true;
    QTest::newRow("when the pane is shown again") << false;
}

void tst_payorcatalogpane::afterAnOutageTheListIsRequestedOnceItIsSeen()
{
    QFETCH(bool, isSeen);
    Stage stage(Habit::Fails);
    stage.pane->show();
    const auto end = qScopeGuard([] { outage().end(); });
    outage().begin(stage.pane.get(), [](const ApiError &) { return true; });
    const auto &catalog = stage.session->payorCatalog().state();
    QTRY_VERIFY(std::holds_alternative<Failed>(catalog));
    QVERIFY(!stage.lack()->isVisible());
    stage.become(Habit::Ours);
    const int asked = stage.requests();
    stage.pane->setVisible(isSeen);
    outage().end();
    bool isOver = false;
    QMetaObject::invokeMethod(
        this, [&isOver] { isOver = true; }, Qt::QueuedConnection); // after what the pane posted
    QTRY_VERIFY(isOver);
    QCOMPARE(!std::holds_alternative<Failed>(catalog), isSeen);
    stage.pane->show();
    QTRY_VERIFY(stage.session->payors().isLocal());
    QCOMPARE(stage.requests(), asked + 1);
}

void tst_payorcatalogpane::whileItLoadsWordsWaitAndCancelAsks()
{
    Stage stage(Habit::Ours);
    service::InjectedFault slow{.method = "GET", .pathPrefix = listPath, .times = 1};
    slow.delay = std::chrono::minutes(1);
    stage.faultInjector().set({slow});
    stage.pane->show();
    QTRY_COMPARE(stage.requests(), 1);
    stage.type(u"ohio medicaid"_s);
    QTest::keyClick(stage.search(), Qt::Key_Return);
    auto *stack = part<RemoteStack>(*stage.pane, "resultStack");
    QCOMPARE(stack->page(), RemoteStack::Page::Loading);
    QCOMPARE(stage.requests(), 1);
    Q_EMIT stack->cancelRequested();
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(stage.firstName(), u"Ohio Medicaid"_s);
    QCOMPARE(stage.requests(), 2);
    QVERIFY(stage.lack()->isVisible());
    QCOMPARE(stage.lack()->sentence(),
             u"Each search is sent to the service because loading the list of all payors was canceled."_s);
}

void tst_payorcatalogpane::reloadAsksAgainAndAFailureKeepsTheOldList()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    stage.type(u"ohio medicaid"_s);
    QTRY_VERIFY(stage.isIdle());
    stage.become(Habit::Refuses);
    stage.pane->reload();
    QTRY_VERIFY(readyIn(stage.session->payors().state()) && readyIn(stage.session->payors().state())->stale);
    QCOMPARE(stage.requests(), 2);
    QCOMPARE(stage.firstName(), u"Ohio Medicaid"_s);
    QVERIFY(stage.session->payors().isLocal());
    stage.become(Habit::Ours);
    stage.pane->reload();
    QTRY_VERIFY(readyIn(stage.session->payors().state()) && !readyIn(stage.session->payors().state())->stale);
    QCOMPARE(stage.requests(), 3);
}

/// The rows that are there fit the words, but not the payor ID that is asked for.
void tst_payorcatalogpane::enterWaitsForTheAnswerOfANarrowerSearch()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    stage.type(u"medicaid"_s); // of many states, so that Enter says that it is unclear which
    QTRY_VERIFY(stage.isIdle());
    QStringList toasts;
    connect(stage.pane.get(), &Pane::toastRequested, this, [&toasts](const QString &text) { toasts += text; });
    service::InjectedFault held;
    held.method = "GET";
    held.delay = std::chrono::seconds(30);
    stage.faultInjector().set({held});
    auto *id = part<QLineEdit>(*stage.pane, "payorIdEdit");
    QTest::keyClicks(id, u"99999"_s);
    QTest::keyClick(id, Qt::Key_Return);
    QTRY_VERIFY(stage.requests() >= 2);
    QCOMPARE(toasts, QStringList());
}

void tst_payorcatalogpane::dropsItWithTheSession()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    stage.type(u"ohio medicaid"_s);
    QTRY_VERIFY(stage.isIdle());
    stage.session->lock(false);
    QVERIFY(std::holds_alternative<Idle>(stage.session->payorCatalog().state()));
    QVERIFY(!stage.session->payorCatalog().withCode(u"OM"_s));
    QCOMPARE(stage.table()->model()->rowCount(), 0);
    QVERIFY(std::holds_alternative<Idle>(stage.session->payors().state()));
    QCOMPARE(stage.requests(), 1); // nothing is asked for in its place
}

void tst_payorcatalogpane::aCodeIsFoundInTheList()
{
    Stage stage(Habit::Ours);
    stage.pane->show();
    QTRY_VERIFY(stage.isIdle());
    const Payor payor = readyIn(stage.session->payorCatalog().state())->value->payors()[40];
    stage.pane->searchForCode(payor.code.toLower(), {});
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(part<QLabel>(*stage.pane, "payorCodeLabel")->text(), payor.code);
    QCOMPARE(stage.search()->text(), payor.name);
    stage.type(u"medicaid"_s);
    stage.pane->searchForCode(payor.code, u"The company of a record"_s);
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(part<QLabel>(*stage.pane, "payorCodeLabel")->text(), payor.code);
    stage.type(u"medicaid"_s);
    stage.pane->searchForCode(u"\u2068"_s + payor.code.toLower() + u"\u2069 "_s, {}); // as it comes from a chat
    QTRY_VERIFY(stage.isIdle());
    QCOMPARE(part<QLabel>(*stage.pane, "payorCodeLabel")->text(), payor.code);
    QCOMPARE(stage.search()->text(), payor.name);
    stage.pane->searchForCode(u"NOBODY1"_s, {});
    QTRY_VERIFY(resultPage(*stage.pane, "emptyPage")->isVisible());
    QCOMPARE(stage.requests(), 1);
}

void tst_payorcatalogpane::aCodeIsNeverAskedFor_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("requests");
    QTest::newRow("the company of the record is") << u"Ohio Medicaid"_s << 2;
    QTest::newRow("without one it isn't known") << QString() << 1;
}

void tst_payorcatalogpane::aCodeIsNeverAskedFor()
{
    QFETCH(QString, name);
    QFETCH(int, requests);
    Stage stage(Habit::Refuses);
    stage.pane->searchForCode(u"XYZ123"_s, name);
    stage.pane->show();
    QTRY_VERIFY(stage.lack()->isVisible());
    QTRY_VERIFY(name.isEmpty() || stage.isIdle());
    QCOMPARE(stage.search()->text(), name);
    QCOMPARE(allWordsOf(*stage.pane).contains(u"Unknown payor code XYZ123"_s), name.isEmpty());
    QCOMPARE(stage.requests(), requests); // the list, and one search for one click
}

void tst_payorcatalogpane::theStateOfARecordIsForItsPayorOnly_data()
{
    QTest::addColumn<bool>("isRebuilt");
    QTest::newRow("in the same window") << false;
    QTest::newRow("in a window that was built anew") << true;
}

void tst_payorcatalogpane::theStateOfARecordIsForItsPayorOnly()
{
    QFETCH(bool, isRebuilt);
    Stage stage(Habit::Refuses);
    stage.pane->searchForCode(u"XYZ123"_s, u"Ohio Medicaid"_s, u"OH"_s);
    stage.pane->show();
    QTRY_VERIFY(stage.isIdle());
    if (isRebuilt) {
        const QVariantMap state = stage.pane->viewState();
        stage.pane = std::make_unique<PayorsPane>(*stage.session);
        stage.pane->restoreViewState(state);
        stage.pane->show();
    }
    const auto *state = part<QComboBox>(*stage.pane, "stateCombo");
    QCOMPARE(state->currentText(), u"OH"_s);
    stage.type(u"health"_s); // of the next caller, who may be from anywhere
    QCOMPARE(state->currentIndex(), 0);
    QTRY_VERIFY(stage.isIdle());
    part<QComboBox>(*stage.pane, "stateCombo")->setCurrentIndex(1); // one that a person chooses stays
    stage.type(u"care"_s);
    QVERIFY(state->currentIndex() > 0);
}

LABDESK_TEST(tst_payorcatalogpane)
#include "tst_payorcatalogpane.moc"
