// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/providers/providerspane.h"
#include "widgets/chipflow.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/inlinemessage.h"
#include "widgets/statepage.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_providerspane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatTheServiceHas()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        QVERIFY(table->isVisible());
        QVERIFY(columnOf(table, 1).contains(u"oura"_s));
        QCOMPARE(live.faultInjector().requestCount("GET", "/v2/providers"), 1);
    }

    void nothingIsSelectedWhenThePlaceOpens()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        QVERIFY(!table->currentIndex().isValid() && !table->selectionModel()->hasSelection());
        const auto *detail = part<QWidget>(pane, "detailStack");
        QVERIFY(allWordsOf(*detail).contains(u"Select a provider"_s));
        QTest::keyClicks(part<QLineEdit>(pane, "filterEdit"), u"oura"_s);
        QVERIFY(!table->currentIndex().isValid());
        QTest::keyClick(part<QLineEdit>(pane, "filterEdit"), Qt::Key_Return); // which leads to what is left
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(part<QLabel>(pane, "providerSlugLabel")->text(), u"oura"_s);
    }

    void aProviderIsShownWhereOnlyTheListFits()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.resize(500, 700);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 30);
        pane.openProvider(u"oura"_s);
        QVERIFY(part<QLabel>(pane, "providerSlugLabel")->isVisible() && !table->isVisible());
        pane.focusFilter();
        QVERIFY(table->isVisible());
        pane.openProvider(u"oura"_s);
        pane.openProvider(u"no-such-provider"_s);
        QVERIFY(table->isVisible());
    }

    void aNoticeStandsOnItsProvider()
    {
        LiveService live;
        const auto session = live.session();
        session->setNotices(SourceNotices({{u"fitbit"_s, {u"Reconnect through Google Health."_s, QDate(2099, 9, 30)}},
                                           {u"oura"_s, {u"Over."_s, QDate(2020, 1, 1)}}}));
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        const auto choose = [table](const QString &slug) {
            table->setCurrentIndex(table->model()->index(int(columnOf(table, 1).indexOf(slug)), 0));
        };
        choose(u"fitbit"_s);
        auto *notice = part<InlineMessage>(pane, "providerNoticeMessage");
        QVERIFY(notice->isVisibleTo(notice->parentWidget()));
        QCOMPARE(notice->sentence(), u"Reconnect through Google Health."_s);
        choose(u"oura"_s);
        QVERIFY(!notice->isVisibleTo(notice->parentWidget()));
    }

    void narrowsByWordsAuthAndResource()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        const int all = table->model()->rowCount();

        auto *filter = part<QLineEdit>(pane, "filterEdit");
        QTest::keyClicks(filter, u"oura"_s);
        QCOMPARE(columnOf(table, 1), QStringList{u"oura"_s});
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(table->model()->rowCount(), all);

        auto *auth = part<QComboBox>(pane, "authCombo");
        auth->setCurrentText(u"Phone app"_s);
        QVERIFY(table->model()->rowCount() > 0 && table->model()->rowCount() < all);
        auto *resource = part<QComboBox>(pane, "resourceCombo");
        resource->setCurrentText(u"Electrocardiogram"_s);
        QTest::keyClicks(filter, u"no such provider"_s);
        QTRY_VERIFY(resultPage(pane, "filteredEmptyPage")->isVisible());
        QTest::mouseClick(part<QPushButton>(*resultPage(pane, "filteredEmptyPage"), "emptyButton"), Qt::LeftButton);
        QCOMPARE(table->model()->rowCount(), all);
        QCOMPARE(auth->currentIndex(), 0);
        QCOMPARE(resource->currentIndex(), 0);
    }

    void leadsFromTheFilterIntoTheListAndShowsTheProvider()
    {
        LiveService live(40);
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        auto *filter = part<QLineEdit>(pane, "filterEdit");
        pane.focusFilter();
        QTest::keyClicks(filter, u"oura"_s);
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(table->hasFocus());
        QCOMPARE(part<QLabel>(pane, "providerNameLabel")->text(), u"Oura"_s);
        QCOMPARE(part<QLabel>(pane, "providerSlugLabel")->text(), u"oura"_s);
        QVERIFY(part<ChipFlow>(pane, "providerResourceChips")->chips().size() > 2);
        part<CopyButton>(pane, "copySlugButton")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"oura"_s);

        auto *users = part<QPushButton>(pane, "showUsersButton");
        QCOMPARE(part<QLabel>(pane, "connectedUsersLabel")->text(), u"Load users to see the count."_s);
        part<QPushButton>(pane, "loadUsersButton")->click();
        QTRY_VERIFY(users->text().endsWith(u" of 40"_s));
        int connected = 0;
        const UserStore &store = session->users().store();
        for (UserStore::Row row = 0; row < store.size(); ++row)
            for (const quint16 source : store.sources(row))
                connected += store.sourceSlug(source) == u"oura";
        QCOMPARE(users->text(), u"%1 of 40"_s.arg(connected));
        QVERIFY(connected > 0 && !users->isHidden());
        QSignalSpy asked(&pane, &ProvidersPane::usersRequested);
        users->click();
        QCOMPARE(asked.value(0).value(0).toString(), u"oura"_s);
    }

    void saysInWordsHowOneSignsInAndWhatItSends()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        QTRY_VERIFY(part<QTableView>(pane, "providersTable")->model()->rowCount() > 30);
        QVERIFY(pane.showProvider(u"health_connect"_s));
        QCOMPARE(part<ChipLabel>(pane, "providerAuthChip")->chip().text, u"Phone app"_s);
        const auto isMarked = [&pane](const QString &name) {
            const auto &chips = part<ChipFlow>(pane, "providerResourceChips")->chips();
            const auto chip
                = std::ranges::find_if(chips, [&](const ChipStyleOption &look) { return look.text == name; });
            return chip != chips.end() && chip->tone == Tone::Info;
        };
        QVERIFY(!isMarked(u"Heart rate"_s));
        part<QLineEdit>(pane, "filterEdit")->setText(u"heart"_s);
        QVERIFY(pane.showProvider(u"health_connect"_s));
        QVERIFY(isMarked(u"Heart rate"_s) && !isMarked(u"Sleep"_s));
    }

    void saysWhyThereIsNothingAndRecovers_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::newRow("a fault of the server") << 500 << QByteArray("{}") << QByteArray("application/json");
        QTest::newRow("the key is not accepted")
            << 401 << QByteArray(R"({"detail":"no"})") << QByteArray("application/json");
        QTest::newRow("a page of a gateway") << 200 << QByteArray("<html>hello</html>") << QByteArray("text/html");
        QTest::newRow("garbage") << 200 << QByteArray("{\"na") << QByteArray("application/json");
        QTest::newRow("another shape") << 200 << QByteArray("{\"providers\": 7}") << QByteArray("application/json");
    }

    void saysWhyThereIsNothingAndRecovers()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        LiveService live;
        live.answer("/v2/providers", status, body, type);
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *error = qobject_cast<ErrorState *>(resultPage(pane, "errorPage"));
        QTRY_VERIFY(error->isVisible());
        QVERIFY(!error->sentence().isEmpty());

        live.faultInjector().clear();
        QTest::mouseClick(part<QPushButton>(*error, "retryButton"), Qt::LeftButton);
        QTRY_VERIFY(part<QTableView>(pane, "providersTable")->isVisible());
    }

    void keepsWhatItHasWhenARefreshFails()
    {
        LiveService live;
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_VERIFY(table->model()->rowCount() > 30);
        table->setCurrentIndex(table->model()->index(4, 0));
        const QString chosen = part<QLabel>(pane, "providerNameLabel")->text();
        live.answer("/v2/providers", 500, "{}");
        pane.reload();
        QTRY_VERIFY(resultPage(pane, "staleMessage")->isVisible());
        QVERIFY(table->isVisible());
        QCOMPARE(table->currentIndex().row(), 4);

        live.faultInjector().clear();
        pane.reload();
        QTRY_VERIFY(!resultPage(pane, "staleMessage")->isVisible());
        QCOMPARE(part<QLabel>(pane, "providerNameLabel")->text(), chosen);
    }

    void keepsAnAuthTypeItDoesNotKnow()
    {
        LiveService live;
        live.answer(
            "/v2/providers", 200,
            R"([{"name":"<b>Bold</b>","slug":"new_thing","logo":null,"auth_type":"palm_reading","supported_resources":[]}])");
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        auto *table = part<QTableView>(pane, "providersTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(part<QLabel>(pane, "providerNameLabel")->text(), u"<b>Bold</b>"_s);
        QCOMPARE(part<QLabel>(pane, "providerNameLabel")->textFormat(), Qt::PlainText);
        QVERIFY(part<QComboBox>(pane, "authCombo")->findText(u"Palm Reading"_s) > 0);
    }
};

LABDESK_TEST(tst_providerspane)
#include "tst_providerspane.moc"
