// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "views/users/userspane.h"
#include "widgets/highlightlabel.h"
#include "widgets/segmentedcontrol.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// Every operation of the contract, done in the window as a person does it: by the object names of what is clicked.
/// Each ends with the service having got exactly that request, and with what the window shows of its answer.
class tst_operations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_stage.reset(); }
    void init();

    void listsTheUsers();
    void readsOneUserAndItsProviders();
    void readsTheLatestInsurance();
    void asksForThePayorsOnceAlsoForAnInsuranceRecord();
    void createsAUser();
    void changesTheZone();
    void requestsARefresh();
    void deregistersAProvider();
    void deletesAUser();
    void listsTheProviders();
    void findsCentersByZip();
    void findsCentersByOrder();
    void searchesPayors();
    void exchangesAToken();

private:
    template <class T> T *part(const char *name) const
    {
        T *found = m_stage->part<T>(name);
        if (!found)
            qFatal("nothing that is seen has this name: %s", name);
        return found;
    }
    void click(const char *name) const { QTest::mouseClick(part<QAbstractButton>(name), Qt::LeftButton); }
    template <class T> T *inDialog(const char *dialog, const char *name) const
    {
        const auto *open = m_stage->window().findChild<QDialog *>(QLatin1String(dialog));
        T *found = open ? open->findChild<T *>(QLatin1String(name)) : nullptr;
        if (!found)
            qFatal("no %s in %s", name, dialog);
        return found;
    }
    int count(const QByteArray &method, const QByteArray &path) const
    {
        return m_stage->console->localService()->faultInjector().requestCount(method, path);
    }
    /// Requests of that method and path since the test began.
    int asked(const QByteArray &method, const QByteArray &path)
    {
        return count(method, path) - m_before.value({method, path});
    }
    /// To be asked before something is done.
    void mind(const QByteArray &method, const QByteArray &path) { m_before[{method, path}] = count(method, path); }
    QByteArray openUserPath() const { return "/v2/user/" + m_stage->session().details().userId()->text().toUtf8(); }
    bool openUserWith(const std::function<bool(const QString &slug)> &suits);
    int rows(const char *view) const { return part<QAbstractItemView>(view)->model()->rowCount(); }

    std::unique_ptr<ConsoleStage> m_stage;
    QMap<std::pair<QByteArray, QByteArray>, int> m_before;
};

void tst_operations::initTestCase()
{
    m_stage = std::make_unique<ConsoleStage>(60);
    QVERIFY(m_stage->start());
    m_stage->session().actions().setDelay(1, std::chrono::milliseconds(20));
}

void tst_operations::init()
{
    m_before.clear();
    click("usersPlaceButton");
}

/// Opens a user with a source that suits, by its row in the list.
bool tst_operations::openUserWith(const std::function<bool(const QString &slug)> &suits)
{
    const UserStore &store = m_stage->session().users().store();
    auto *table = part<QTableView>("usersTable");
    for (UserStore::Row row = 0; row < store.size(); ++row)
        for (const quint16 source : store.sources(row))
            if (suits(store.sourceSlug(source)))
                for (int shown = 0; shown < table->model()->rowCount(); ++shown)
                    if (table->model()->index(shown, 0).data().toString() == store.clientUserId(row))
                        return m_stage->session().details().userId() == store.id(row) || m_stage->openRow(shown);
    return false;
}

void tst_operations::listsTheUsers()
{
    QCOMPARE(count("GET", "/v2/user/"), 1); // when the window opened
    QCOMPARE(rows("usersTable"), 60);
    mind("GET", "/v2/user/");
    click("reloadButton");
    QTRY_COMPARE(asked("GET", "/v2/user/"), 1);
    QVERIFY(m_stage->isReady());
    QCOMPARE(part<QLabel>("listCountLabel")->text(), u"60"_s);
}

void tst_operations::readsOneUserAndItsProviders()
{
    const UserId id = m_stage->session().users().store().id(3);
    const QByteArray user = "/v2/user/" + id.text().toUtf8();
    const QByteArray providers = "/v2/user/providers/" + id.text().toUtf8();
    QVERIFY(openUserWith([](const QString &slug) { return slug == u"oura"; }));
    QCOMPARE(asked("GET", openUserPath()), 1);
    QCOMPARE(asked("GET", "/v2/user/providers/" + m_stage->session().details().userId()->text().toUtf8()), 1);
    QVERIFY(part<QLabel>("userTitleLabel")->isVisible());
    part<QTabBar>("userTabBar")->setCurrentIndex(1);
    QVERIFY(m_stage->part<QWidget>("ouraSourceRow"));
    part<QTabBar>("userTabBar")->setCurrentIndex(0);
}

void tst_operations::readsTheLatestInsurance()
{
    QVERIFY(openUserWith([](const QString &) { return true; }));
    const QByteArray path = openUserPath() + "/insurance/latest";
    mind("GET", path);
    part<QTabBar>("userTabBar")->setCurrentIndex(2);
    QTRY_COMPARE(asked("GET", path), 1);
    QTRY_VERIFY(hasCome(m_stage->session().details().insurance()));
    QVERIFY(part<QWidget>("insuranceStack")->isVisible());
    part<QTabBar>("userTabBar")->setCurrentIndex(0);
}

/// The list of all payors names the payor of the record, and is searched in then.
void tst_operations::asksForThePayorsOnceAlsoForAnInsuranceRecord()
{
    const UserStore &store = m_stage->session().users().store();
    const QString insured = m_stage->console->localService()->examples().userId;
    auto *table = part<QTableView>("usersTable");
    for (UserStore::Row row = 0; row < store.size(); ++row)
        for (int shown = 0; store.id(row).text() == insured && shown < table->model()->rowCount(); ++shown)
            if (table->model()->index(shown, 0).data().toString() == store.clientUserId(row))
                table->setCurrentIndex(table->model()->index(shown, 0));
    QTRY_VERIFY(m_stage->session().details().userId() && m_stage->session().details().userId()->text() == insured
                && hasCome(m_stage->session().details().user()));
    part<QTabBar>("userTabBar")->setCurrentIndex(2);
    QTRY_VERIFY(m_stage->part<QPushButton>("openPayorButton") && hasCome(m_stage->session().details().payor()));
    const auto searches = [this] {
        const auto &all = m_stage->session().requests().records();
        return std::count_if(all.begin(), all.end(), [](const api::RequestRecord &record) {
            return QLatin1StringView(record.endpoint) == "searchPayors"_L1;
        });
    };
    QCOMPARE(searches(), 1);
    QSignalSpy requested(static_cast<UsersPane *>(m_stage->window().pane(Place::Users)), &UsersPane::payorRequested);
    click("openPayorButton");
    QTRY_VERIFY(hasCome(m_stage->session().payors().state()));
    QCOMPARE(requested.size(), 1);
    QCOMPARE(searches(), 1);
    QCOMPARE(part<QLabel>("payorCodeLabel")->text(), readyIn(m_stage->session().details().payor())->value->code);
    click("usersPlaceButton");
    part<QTabBar>("userTabBar")->setCurrentIndex(0);
}

void tst_operations::createsAUser()
{
    mind("POST", "/v2/user/");
    const int before = rows("usersTable");
    click("newUserButton");
    inDialog<QLineEdit>("newUserDialog", "clientIdEdit")->setText(u"client-made-in-the-window"_s);
    inDialog<QPushButton>("newUserDialog", "actionButton")->click();
    QTRY_COMPARE(rows("usersTable"), before + 1);
    QCOMPARE(asked("POST", "/v2/user/"), 1);
    QTRY_VERIFY(readyIn(m_stage->session().details().user())
                && readyIn(m_stage->session().details().user())->value.clientUserId == u"client-made-in-the-window"_s);
}

void tst_operations::changesTheZone()
{
    QVERIFY(openUserWith([](const QString &) { return true; }));
    mind("PATCH", openUserPath());
    click("changeZoneButton");
    inDialog<QLineEdit>("changeZoneDialog", "zoneEdit")->setText(u"Pacific/Apia"_s);
    inDialog<QPushButton>("changeZoneDialog", "actionButton")->click();
    QTRY_VERIFY(part<QLabel>("zoneLabel")->text().contains(u"Pacific/Apia"_s));
    QCOMPARE(asked("PATCH", openUserPath()), 1);
}

void tst_operations::requestsARefresh()
{
    QVERIFY(openUserWith([](const QString &) { return true; }));
    const QByteArray path = "/v2/user/refresh/" + m_stage->session().details().userId()->text().toUtf8();
    mind("POST", path);
    click("refreshButton");
    QTRY_COMPARE(asked("POST", path), 1);
    QTRY_VERIFY(part<QLabel>("refreshLastLabel")->text().startsWith(u"Last "_s));
    QVERIFY(part<QLabel>("refreshCountLabel")->text().contains(u'1'));
}

void tst_operations::deregistersAProvider()
{
    QString chosen;
    QVERIFY(openUserWith([&chosen](const QString &slug) {
        const bool suits = !isPhoneSdkSource(slug); // a phone would connect again by itself
        if (suits)
            chosen = slug;
        return suits;
    }));
    const QByteArray path = openUserPath() + '/' + chosen.toUtf8();
    mind("DELETE", path);
    part<QTabBar>("userTabBar")->setCurrentIndex(1);
    click((chosen.toLatin1() + "DeregisterButton").constData());
    inDialog<QPushButton>("deregisterDialog", "actionButton")->click();
    QTRY_VERIFY(!m_stage->part<QWidget>((chosen.toLatin1() + "SourceRow").constData()));
    QCOMPARE(asked("DELETE", path), 1);
    part<QTabBar>("userTabBar")->setCurrentIndex(0);
}

void tst_operations::deletesAUser()
{
    QVERIFY(openUserWith([](const QString &) { return true; }));
    const QByteArray path = openUserPath();
    const int before = rows("usersTable");
    mind("DELETE", path);
    auto *action = m_stage->window().findChild<QAction *>(u"deleteAction"_s);
    QVERIFY(action && action->isEnabled());
    action->trigger();
    inDialog<QPushButton>("deleteUserDialog", "actionButton")->click();
    QTRY_COMPARE(rows("usersTable"), before - 1);
    QCOMPARE(asked("DELETE", path), 1);
}

void tst_operations::listsTheProviders()
{
    QCOMPARE(count("GET", "/v2/providers"), 1); // for the names of sources, when the window opened
    mind("GET", "/v2/providers");
    click("providersPlaceButton");
    QTRY_VERIFY(rows("providersTable") > 30);
    click("reloadButton");
    QTRY_COMPARE(asked("GET", "/v2/providers"), 1);
}

void tst_operations::findsCentersByZip()
{
    const auto examples = m_stage->console->localService()->examples();
    mind("GET", "/v3/order/psc/info");
    click("centersPlaceButton");
    part<QLineEdit>("zipEdit")->setText(examples.zip);
    const QString lab = part<QComboBox>("labCombo")->currentText(); // the local service's, by name
    QVERIFY2(lab.endsWith(u" (%1)"_s.arg(examples.labId)), qPrintable(lab));
    click("searchButton");
    QTRY_VERIFY(m_stage->part<QListView>("centersList") && rows("centersList") > 0);
    QCOMPARE(asked("GET", "/v3/order/psc/info"), 1);
    QVERIFY(part<QLabel>("whereLabel")->text().contains(examples.zip));
}

void tst_operations::findsCentersByOrder()
{
    const auto examples = m_stage->console->localService()->examples();
    const QByteArray path = "/v3/order/" + examples.orderId.toUtf8() + "/psc/info";
    mind("GET", path);
    click("centersPlaceButton");
    part<SegmentedControl>("modeSegment")->setCurrentIndex(1);
    part<QLineEdit>("orderEdit")->setText(examples.orderId);
    click("searchButton");
    QTRY_COMPARE(asked("GET", path), 1);
    QTRY_VERIFY(hasCome(m_stage->session().centers().state()));
    QVERIFY(rows("centersList") > 0);
}

void tst_operations::searchesPayors()
{
    mind("GET", "/v3/insurance/search/payor");
    click("payorsPlaceButton");
    part<QLineEdit>("searchEdit")->setText(u"community"_s);
    QTRY_VERIFY(hasCome(m_stage->session().payors().state()) && rows("payorsTable") > 0);
    const int anywhere = rows("payorsTable");
    part<QComboBox>("clearinghouseCombo")->setCurrentText(u"availity"_s);
    QTest::keyClick(part<QLineEdit>("searchEdit"), Qt::Key_Return);
    QTRY_VERIFY(asked("GET", "/v3/insurance/search/payor") > 0 && hasCome(m_stage->session().payors().state()));
    QVERIFY(rows("payorsTable") > 0 && rows("payorsTable") < anywhere);
    QVERIFY(asked("GET", "/v3/insurance/search/payor") <= 2); // all payors, where nobody asked for them before
    auto *table = part<QTableView>("payorsTable");
    table->setCurrentIndex(table->model()->index(0, 0)); // many are a community plan
    QVERIFY(part<QLabel>("payorCodeLabel")->isVisible());
}

/// The fourteenth: a connection of the older scheme, made in its dialog and used.
void tst_operations::exchangesAToken()
{
    service::ServiceOptions options;
    options.users = 5;
    options.clientId = "console";
    options.clientSecret = "hush-hush";
    service::LocalService legacy(options);
    legacy.startAndWait();
    Q_EMIT m_stage->window().switchConnectionRequested();
    const auto type = [this](const char *field, const QString &text) {
        inDialog<QLineEdit>("connectionsDialog", field)->clear();
        QTest::keyClicks(inDialog<QLineEdit>("connectionsDialog", field), text);
    };
    inDialog<QPushButton>("connectionsDialog", "newButton")->click();
    inDialog<QRadioButton>("connectionsDialog", "bearerRadio")->click();
    type("nameEdit", u"Legacy"_s);
    type("baseUrlEdit", legacy.baseUrl().toString());
    type("authUrlEdit", legacy.baseUrl().toString());
    type("clientIdEdit", u"console"_s);
    type("audienceEdit", legacy.baseUrl().toString());
    type("secretEdit", u"hush-hush"_s);
    inDialog<QPushButton>("connectionsDialog", "connectButton")->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_stage->console->session() && m_stage->session().connection().name == u"Legacy"_s
                                 && hasCome(m_stage->session().users().state())
                                 && hasCome(m_stage->session().providers().state()),
                             ConsoleStage::patience);
    QCOMPARE(rows("usersTable"), 5);
    QCOMPARE(legacy.faultInjector().requestCount("POST", "/oauth/token"), 1); // one for all
    QCOMPARE(legacy.faultInjector().requestCount("GET", "/v2/user/"), 1);
    m_stage->console->connectTo(ConnectionRegistry::localId); // before its service goes
}

LABDESK_TEST(tst_operations)
#include "tst_operations.moc"
