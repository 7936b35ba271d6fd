// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eastdesk.h"
#include "support/testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using Edit = std::function<void(const EastDesk &)>;

Edit typing(const char *name, const QString &text)
{
    return [name, text](const EastDesk &desk) { desk.type(name, text); };
}

Edit pressing(const char *name)
{
    return [name](const EastDesk &desk) { desk.find<QAbstractButton>(name)->click(); };
}

} // namespace

/// The test of a connection and what is left of its result.
class tst_connectiontrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aResultGoesWithWhatWasTested_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<bool>("stays");
        QTest::newRow("another address") << typing("baseUrlEdit", u"https://other.example.com"_s) << false;
        QTest::newRow("another key") << typing("secretEdit", u"another"_s) << false;
        QTest::newRow("another header") << typing("headerEdit", u"x-other-key"_s) << false;
        QTest::newRow("another way to sign in") << pressing("bearerRadio") << false;
        QTest::newRow("another proxy") << pressing("noProxyRadio") << false;
        QTest::newRow("a file of authorities") << typing("authorityFileEdit", u"/nowhere.pem"_s) << false;
        QTest::newRow("another user at the proxy") << typing("proxyUserEdit", u"ana"_s) << false;
        QTest::newRow("a client certificate") << typing("clientCertificateEdit", u"/nowhere.p12"_s) << false;
        QTest::newRow("another time to wait")
            << Edit([](const EastDesk &desk) { desk.find<QComboBox>("timeoutCombo")->setCurrentIndex(0); }) << false;
        QTest::newRow("another name") << typing("nameEdit", u"West"_s) << true;
        QTest::newRow("another environment") << pressing("productionRadio") << true;
        QTest::newRow("no writes") << pressing("readOnlyCheck") << true;
        QTest::newRow("a question before each write") << pressing("askCheck") << true;
    }

    void aResultGoesWithWhatWasTested()
    {
        QFETCH(Edit, edit);
        QFETCH(bool, stays);
        LiveService live;
        for (const bool works : {true, false}) {
            EastDesk desk(live);
            QTRY_VERIFY(desk.find<QPushButton>("replaceButton")->isVisible());
            desk.click("replaceButton");
            desk.type("secretEdit", works ? QString::fromLatin1(live.key()) : u"wrong"_s);
            desk.click("testButton");
            QTRY_VERIFY(desk.said("testMessage")
                            .contains(works ? u"Connected. The service lists"_s : u"The service rejected the key"_s));
            QVERIFY(desk.find<QWidget>("testMessage")->isVisible());
            edit(desk);
            QCOMPARE(desk.find<QWidget>("testMessage")->isVisible(), stays);
            QCOMPARE(desk.find<QWidget>("testSteps")->isVisible(), stays);
        }
    }

    void aTestThatRunsEndsWithWhatIsTested()
    {
        LiveService live;
        live.faultInjector().set({{.pathPrefix = "/v2/providers", .delay = std::chrono::minutes(1)}});
        EastDesk desk(live);
        desk.click("testButton");
        QTRY_COMPARE(live.faultInjector().requestCount("GET", "/v2/providers"), 1);
        QVERIFY(desk.find<QWidget>("testMessage")->isVisible());
        QVERIFY(!desk.find<QPushButton>("testButton")->isEnabled());
        desk.type("baseUrlEdit", u"https://other.example.com"_s);
        QVERIFY(!desk.find<QWidget>("testMessage")->isVisible());
        QVERIFY(desk.find<QPushButton>("testButton")->isEnabled());
    }

    void whatChangesWhileTheStoredKeyIsReadIsNotTested()
    {
        LiveService live;
        EastDesk desk(live);
        QTRY_VERIFY(desk.find<QPushButton>("replaceButton")->isVisible());
        desk.click("testButton"); // the key comes later
        desk.find<QLineEdit>("headerEdit")->setText(u"x-other-key"_s);
        bool isRead = false;
        desk.book.secretOf(u"east"_s, [&isRead](const Secret &) { isRead = true; });
        QTRY_VERIFY(isRead); // after the one for the test
        QVERIFY(!desk.find<QWidget>("testMessage")->isVisible());
        QCOMPARE(live.faultInjector().requestCount("GET", "/v2/providers"), 0);
    }

    void aResultGoesWithTheKey()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("testButton");
        QTRY_VERIFY(desk.said("testMessage").contains(u"Connected. The service lists"_s));
        desk.click("forgetButton");
        desk.click("confirmForgetButton");
        QTRY_VERIFY(desk.find<QLineEdit>("secretEdit")->isVisible());
        QVERIFY(!desk.find<QWidget>("testMessage")->isVisible());
    }
};

LABDESK_TEST(tst_connectiontrial)
#include "tst_connectiontrial.moc"
