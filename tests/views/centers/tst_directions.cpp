// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/centers/centerspane.h"
#include "widgets/dialogframe.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A center with all that must not get out beside its address.
const QByteArray oneCenter = R"({"lab_id":4711,"slug":"quest","patient_service_centers":[
  {"metadata":{"name":"Secret Lab","state":"MA","city":"Boston","zip_code":"02116","first_line":"2 B St & Rear + 1","second_line":"Suite 12","phone_number":"617-555-0101","fax_number":"617-555-0109","hours":null},"distance":"9.5","site_code":"SITE9","location":{"lng":-71.06,"lat":42.35},"capabilities":["stat","new_thing"],"supported_bill_types":["patient_bill"]}]})";

} // namespace

/// In place of the browser.
class Browser : public QObject
{
    Q_OBJECT
public:
    Browser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }
    Q_INVOKABLE void open(const QUrl &url) { opened.push_back(url); }
    QList<QUrl> opened;
};

class tst_directions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAddressIsAllThereIs_data();
    void theAddressIsAllThereIs();
    void asksBeforeTheBrowserOpens();
    void openedWithoutAskingWhereThatWasChosen();
    void notOfferedWhereItIsOff();

private:
    static std::unique_ptr<CentersPane> paneWithCenter(Session &session)
    {
        auto pane = std::make_unique<CentersPane>(session);
        pane->resize(1200, 800);
        pane->show();
        session.centers().search({NearZip{u"02108"_s, 4711}, Radius::Miles25});
        return pane;
    }
    static QListView *list(CentersPane &pane) { return part<QListView>(pane, "centersList"); }
};

void tst_directions::theAddressIsAllThereIs_data()
{
    QTest::addColumn<Address>("address");
    QTest::addColumn<QString>("url"); // empty: none
    const QString begin = u"https://www.openstreetmap.org/directions?to="_s;
    QTest::newRow("street and town; the suite is no part of the way")
        << Address{u"1300 N 12th St"_s, u"Ste 300"_s, u"Phoenix"_s, u"AZ"_s, u"85006"_s, u"US"_s}
        << begin + u"1300%20N%2012th%20St%2C%20Phoenix%2C%20AZ%2085006"_s;
    QTest::newRow("what means something in a query")
        << Address{u"2 B St & Rear + 1 #4?x=1"_s, {}, u"Boston"_s, {}, {}, {}}
        << begin + u"2%20B%20St%20%26%20Rear%20%2B%201%20%234%3Fx%3D1%2C%20Boston"_s;
    QTest::newRow("other letters") << Address{u"Calle Peña 1"_s, {}, u"San Juan"_s, u"PR"_s, {}, {}}
                                   << begin + u"Calle%20Pe%C3%B1a%201%2C%20San%20Juan%2C%20PR"_s;
    QTest::newRow("nothing") << Address{} << QString();
}

void tst_directions::theAddressIsAllThereIs()
{
    QFETCH(Address, address);
    QTEST(QString::fromLatin1(directionsUrl(address).toEncoded()), "url");
}

void tst_directions::asksBeforeTheBrowserOpens()
{
    Browser browser;
    LiveService live;
    live.answer("/v3/order/psc/info", 200, oneCenter);
    const auto session = live.session();
    const auto pane = paneWithCenter(*session);
    QTRY_COMPARE(list(*pane)->model()->rowCount(), 1);
    list(*pane)->setCurrentIndex(list(*pane)->model()->index(0, 0));
    QSignalSpy chosen(pane.get(), &CentersPane::directionsChosen);

    part<QPushButton>(*pane, "directionsButton")->click();
    QPointer<DialogFrame> dialog = pane->findChild<DialogFrame *>(u"directionsDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(part<QLabel>(*dialog, "directionsAddressLabel")->text(), u"2 B St & Rear + 1, Boston, MA 02116"_s);
    dialog->cancelButton()->click();
    QTRY_VERIFY(!dialog);
    QVERIFY(browser.opened.isEmpty());

    part<QPushButton>(*pane, "directionsButton")->click();
    dialog = pane->findChild<DialogFrame *>(u"directionsDialog"_s);
    part<QCheckBox>(*dialog, "directionsOnceCheck")->setChecked(true);
    dialog->action()->click();
    QCOMPARE(browser.opened.size(), 1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<Settings::OpenInBrowser>(), Settings::OpenInBrowser::Open);
    const QUrl url = browser.opened.front();
    QCOMPARE(QUrlQuery(url).queryItems().size(), 1);
    QCOMPARE(QUrlQuery(url).queryItemValue(u"to"_s, QUrl::FullyDecoded), u"2 B St & Rear + 1, Boston, MA 02116"_s);
    const QString all = QUrl::fromPercentEncoding(url.toEncoded());
    for (const QString &other : {u"02108"_s, u"4711"_s, u"quest"_s, u"Secret"_s, u"555"_s, u"SITE9"_s, u"42.35"_s,
                                 u"71.06"_s, u"stat"_s, u"9.5"_s, u"Suite"_s})
        QVERIFY2(!all.contains(other), qPrintable(other));
    QVERIFY(url.userInfo().isEmpty() && url.fragment().isEmpty());
}

void tst_directions::openedWithoutAskingWhereThatWasChosen()
{
    Browser browser;
    LiveService live;
    live.answer("/v3/order/psc/info", 200, oneCenter);
    const auto session = live.session();
    const auto pane = paneWithCenter(*session);
    pane->setDirections(Settings::OpenInBrowser::Open);
    QTRY_COMPARE(list(*pane)->model()->rowCount(), 1);
    list(*pane)->setCurrentIndex(list(*pane)->model()->index(0, 0));
    part<QPushButton>(*pane, "directionsButton")->click();
    QCOMPARE(browser.opened.size(), 1);
    QVERIFY(!pane->findChild<DialogFrame *>(u"directionsDialog"_s));
}

void tst_directions::notOfferedWhereItIsOff()
{
    LiveService live;
    live.answer("/v3/order/psc/info", 200, oneCenter);
    const auto session = live.session();
    const auto pane = paneWithCenter(*session);
    pane->setDirections(Settings::OpenInBrowser::Off);
    QTRY_COMPARE(list(*pane)->model()->rowCount(), 1);
    list(*pane)->setCurrentIndex(list(*pane)->model()->index(0, 0));
    QVERIFY(!part<QPushButton>(*pane, "directionsButton")->isVisible());
}

LABDESK_TEST(tst_directions)
#include "tst_directions.moc"
