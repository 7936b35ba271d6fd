// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "widgets/columnautohide.h"
#include "widgets/metrics.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTcpServer>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

class tst_userspane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheTeamAndSaysHowMany()
    {
        UsersStage stage(30);
        QSignalSpy status(stage.pane.get(), &Pane::statusChanged);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.shows(Page::Content));
        QCOMPARE(stage.label("listCountLabel"), u"30"_s);
        QVERIFY2(status.last().first().toString().isEmpty(), "the title has the count");
        QCOMPARE(stage.live.faultInjector().requestCount("GET", "/v2/user/"), 1);
    }

    void filtersAtEachKeyAndSaysSo()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const QString first = stage.table()->model()->index(0, 0).data().toString();
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        QTest::keyClicks(filter, first);
        QTRY_COMPARE(stage.rows(), 1);
        QTRY_COMPARE(stage.label("listCountLabel"), u"1 of 30"_s);

        filter->setText(u"no such user"_s);
        QTRY_VERIFY(stage.shows(Page::FilteredEmpty));
        QCOMPARE(stage.stack()->filteredEmpty()->title(), u"0 of 30 match"_s);
        stage.stack()->filteredEmpty()->button()->click();
        QCOMPARE(filter->text(), QString());
        QTRY_COMPARE(stage.rows(), 30);
        QTRY_VERIFY(stage.shows(Page::Content));

        filter->setText(u"oura"_s);
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
    }

    void downLeadsIntoTheTableAndEnterOpens()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.pane->focusFilter();
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(stage.table()->currentIndex().row(), 0);
        QTest::keyClick(stage.table(), Qt::Key_Down);
        QCOMPARE(stage.table()->currentIndex().row(), 1);
        const QString name = stage.table()->model()->index(1, 0).data().toString();
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        QCOMPARE(readyIn(stage.session->details().user())->value.clientUserId, name);
    }

    void aQuickWalkOpensOnlyWhereItEnds()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        for (int row = 0; row < 8; ++row)
            stage.table()->setCurrentIndex(stage.table()->model()->index(row, 0));
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        QCOMPARE(stage.live.faultInjector().requestCount("GET", "/v2/user/providers/"), 1);
    }

    /// A lock keeps the state of the place without the selection.
    void whoWasOpenBeforeSeveralWereSelectedIsNotKept()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        QVERIFY(stage.openExample());
        const auto keptUser
            = [&stage] { return stage.pane->viewState().value(u"list"_s).toMap().value(u"user"_s).toString(); };
        QCOMPARE(keptUser(), stage.live.examples().userId);
        stage.table()->selectAll();
        QCOMPARE(keptUser(), QString());
    }

    void theChosenUserStaysChosen()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openUser(stage.session->users().store().id(17).text()));
        const QString name = stage.table()->currentIndex().siblingAtColumn(0).data().toString();

        stage.table()->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(stage.table()->currentIndex().siblingAtColumn(0).data().toString(), name);
        stage.pane->reload();
        QTRY_COMPARE(stage.live.faultInjector().requestCount("GET", "/v2/user/"),
                     6); // list, user and providers, each twice
        QTRY_VERIFY(!readyIn(stage.session->users().state())->refreshing);
        QCOMPARE(stage.table()->currentIndex().siblingAtColumn(0).data().toString(), name);

        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setText(u"nobody at all"_s);
        filter->clear();
        QCOMPARE(stage.table()->currentIndex().siblingAtColumn(0).data().toString(), name);
    }

    void theOpenUserStaysSelectedWhileAKeyWithCtrlChangesTheFilter_data()
    {
        QTest::addColumn<QList<Qt::Key>>("keys");
        QTest::newRow("pasting") << QList{Qt::Key_V};
        QTest::newRow("pasting, and cutting it out") << QList{Qt::Key_V, Qt::Key_A, Qt::Key_X};
        QTest::newRow("pasting, and undoing it") << QList{Qt::Key_V, Qt::Key_Z};
    }
    void theOpenUserStaysSelectedWhileAKeyWithCtrlChangesTheFilter()
    {
        QFETCH(const QList<Qt::Key>, keys);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openUser(stage.session->users().store().id(17).text()));
        const QString name = readyIn(stage.session->details().user())->value.clientUserId;
        QGuiApplication::clipboard()->setText(name);
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        for (const Qt::Key key : keys) {
            const QString before = filter->text();
            QTest::keyClick(filter, key, Qt::ControlModifier);
            QVERIFY(key == Qt::Key_A || filter->text() != before);
            QTRY_COMPARE(stage.rows(), filter->text().isEmpty() ? 30 : 1);
            const QModelIndexList selected = stage.table()->selectionModel()->selectedRows();
            QCOMPARE(selected.size(), 1);
            QCOMPARE(selected.first().data().toString(), name);
        }
    }

    void columnsCanBeHiddenAndComeBack()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        auto *menu = part<QMenu>(*stage.pane, "columnsMenu");
        QVERIFY(!menu->actions().first()->isEnabled()); // without its client id a row is nobody
        QAction *created = menu->actions().at(2);
        QMetaObject::invokeMethod(menu, "aboutToShow");
        QVERIFY(created->isChecked());
        created->setChecked(false);
        QVERIFY(stage.table()->isColumnHidden(2));
        created->setChecked(true);
        QVERIFY(!stage.table()->isColumnHidden(2));
    }

    void aNarrowListDropsTheLeastColumnsInsteadOfScrolling()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        constexpr int id = 1;
        constexpr int sources = 3;
        constexpr int zone = 4;
        QTableView &table = *stage.table();
        const auto becomes = [&](int width) {
            table.setFixedWidth(width);
            QTRY_COMPARE(table.width(), width);
        };
        becomes(1200);
        QTRY_VERIFY(!table.isColumnHidden(zone));
        QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        QVERIFY2(table.columnWidth(sources) > 3 * table.columnWidth(zone), "the chips have what is left");
        const int leastOfChips = metricsFor(&table).px(132);
        const int all
            = table.horizontalHeader()->length() - table.columnWidth(zone) - table.columnWidth(sources) + leastOfChips;
        becomes(all - 40);
        QTRY_VERIFY(table.isColumnHidden(zone) && table.isColumnHidden(id));
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);

        QHeaderView kept(Qt::Horizontal);
        kept.setModel(table.model());
        QVERIFY(kept.restoreState(saveColumns(table)));
        QVERIFY2(!kept.isSectionHidden(zone), "how narrow the list was is not kept");
        QVERIFY(table.isColumnHidden(zone));

        part<QMenu>(*stage.pane, "columnsMenu")->actions().at(id)->trigger();
        becomes(1200);
        QTRY_VERIFY(!table.isColumnHidden(zone) && !table.isColumnHidden(id));
        becomes(all - 40);
        QTRY_VERIFY(table.isColumnHidden(zone));
        QVERIFY2(!table.isColumnHidden(id), "shown by hand");
        part<QAction>(*part<QMenu>(*stage.pane, "columnsMenu"), "resetColumnsAction")->trigger();
        QVERIFY(table.isColumnHidden(zone) && table.isColumnHidden(id));
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    }

    void aRowsMenuCopiesIds()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.table()->setCurrentIndex(stage.table()->model()->index(3, 0));
        Q_EMIT stage.table()->customContextMenuRequested(
            stage.table()->visualRect(stage.table()->currentIndex()).center());
        auto *menu = part<QMenu>(*stage.pane, "userRowMenu");
        part<QAction>(*menu, "copyClientIdAction")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), stage.table()->model()->index(3, 0).data().toString());
        menu->close();
    }

    void aRowsMenuWaitsWhereTheServiceAskedTo()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.refuse("POST", "600", 1);
        stage.click("refreshButton");
        QTRY_VERIFY(!stage.button("refreshButton")->isEnabled() && !stage.session->actions().hasInFlight());
        QTRY_VERIFY(stage.table()->currentIndex().isValid());
        Q_EMIT stage.table()->customContextMenuRequested(
            stage.table()->visualRect(stage.table()->currentIndex()).center());
        auto *menu = part<QMenu>(*stage.pane, "userRowMenu");
        auto *refresh = part<QAction>(*menu, "refreshAction");
        QVERIFY(!refresh->isEnabled());
        QVERIFY2(refresh->toolTip().contains(u"rate limiting"_s), qPrintable(refresh->toolTip()));
        QVERIFY(part<QAction>(*menu, "changeZoneAction")->isEnabled());
        refresh->setEnabled(true); // as in a menu that was opened before
        refresh->trigger();
        QVERIFY(stage.toasts.back().text.contains(u"rate limiting"_s));
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 1);
        menu->close();
    }

    void aNarrowWindowShowsOneAtATime()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        auto *list = part<QWidget>(*stage.pane, "userListPane");
        auto *detail = part<QWidget>(*stage.pane, "userDetailPane");
        QVERIFY(list->isVisible() && detail->isVisible());
        stage.pane->resize(740, 520);
        QVERIFY(list->isVisible() && !detail->isVisible());
        QVERIFY(stage.openExample());
        QVERIFY(!list->isVisible() && detail->isVisible());
        part<QPushButton>(*stage.pane, "backButton")->click();
        QVERIFY(list->isVisible() && !detail->isVisible());
        stage.pane->resize(1240, 820);
        QVERIFY(list->isVisible() && detail->isVisible());
        QVERIFY(!part<QPushButton>(*stage.pane, "backButton")->isVisible());
    }

    void anEmptyTeamSaysWhatToDo()
    {
        UsersStage stage(0);
        QTRY_VERIFY(stage.shows(Page::Empty));
        QCOMPARE(stage.stack()->empty()->title(), u"No users yet"_s);
        stage.stack()->empty()->button()->click();
        QVERIFY(stage.dialog("newUserDialog"));
    }

    void aFailureHasItsSentenceAndRetryRecovers_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("sentence");
        const QByteArray json = "application/json";
        QTest::newRow("a fault of the service")
            << 500 << json << QByteArray(R"({"detail":"boom"})") << u"The service had an internal error."_s;
        QTest::newRow("HTML where JSON should be") << 200 << QByteArray("text/html") << QByteArray("<html>hello</html>")
                                                   << u"A web page arrived instead of the service’s response."_s;
        QTest::newRow("garbage") << 200 << json << QByteArray("\x01\x02{")
                                 << u"The service sent an unexpected response."_s;
        QTest::newRow("a key that is not accepted")
            << 401 << json << QByteArray(R"({"detail":"no"})") << u"The service rejected the key."_s;
    }

    void aFailureHasItsSentenceAndRetryRecovers()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.live.answer("/v2/user/", status, body, type);
        stage.open(stage.live.connection());
        QTRY_VERIFY(stage.shows(Page::Error));
        QTEST(stage.stack()->error()->sentence(), "sentence");
        stage.live.faultInjector().clear();
        Q_EMIT stage.stack()->retryRequested();
        QTRY_COMPARE(stage.rows(), 12);
        QTRY_VERIFY(stage.shows(Page::Content)); // rows come before the end of the list
    }

    void aFailureOfListAndUserIsToldOnce()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.live.answer("/v2/user/", 401, R"({"detail":"no"})");
        stage.open(stage.live.connection());
        QTRY_VERIFY(stage.shows(Page::Error));
        stage.pane->openUser(*UserId::parse(stage.live.examples().userId));
        QTRY_VERIFY(std::holds_alternative<Failed>(stage.session->details().user()));
        QVERIFY(stage.shows(Page::Idle, "userStack"));
        QCOMPARE(stage.stack("userStack")->idle()->title(), QString()); // said once, by the list
        QVERIFY(!stage.stack("userStack")->idle()->button()->isVisible());

        stage.pane->resize(740, 520);
        QVERIFY2(stage.shows(Page::Error, "userStack"), "alone, the user's part says it itself");
        stage.pane->resize(1240, 820);
        QVERIFY(stage.shows(Page::Idle, "userStack"));

        stage.live.faultInjector().clear();
        part<QPushButton>(*stage.stack()->error(), "retryButton")->click();
        QTRY_VERIFY(stage.shows(Page::Content));
        QTRY_VERIFY2(stage.shows(Page::Content, "userStack"), "the list's Retry is that of both");
    }

    void anotherFailureOfTheUserIsToldToo()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        const QString user = stage.live.examples().userId;
        stage.live.faultInjector().set(
            {{.pathPrefix = "/v2/user/" + user.toLatin1(), .status = 403, .body = R"({"detail":"no"})"},
             {.pathPrefix = "/v2/user/", .status = 401, .body = R"({"detail":"no"})"}});
        stage.open(stage.live.connection());
        QTRY_VERIFY(stage.shows(Page::Error));
        stage.pane->openUser(*UserId::parse(user));
        QTRY_VERIFY(stage.shows(Page::Error, "userStack"));
        QVERIFY(stage.stack("userStack")->error()->sentence() != stage.stack()->error()->sentence());
    }

    void aDeadPortIsNamedAndRetryRecovers()
    {
        QTcpServer placeholder;
        QVERIFY(placeholder.listen(QHostAddress::LocalHost));
        const quint16 port = placeholder.serverPort();
        placeholder.close();
        UsersStage stage;
        Connection connection = stage.live.connection();
        connection.baseUrl.setPort(port);
        stage.open(connection);
        QTRY_VERIFY(stage.shows(Page::Error));
        QCOMPARE(stage.stack()->error()->sentence(), u"Can’t reach the service."_s);

        service::ServiceOptions options;
        options.users = 5;
        options.port = port;
        options.key = stage.live.key();
        service::LocalService late(options);
        late.startAndWait();
        Q_EMIT stage.stack()->retryRequested();
        QTRY_COMPARE(stage.rows(), 5);
    }

    void aFailedReloadKeepsWhatWasThere()
    {
        UsersStage stage;
        QTRY_VERIFY(readyIn(stage.session->users().state()));
        QTRY_COMPARE(stage.rows(), 12);
        stage.live.answer("/v2/user/", 500, R"({"detail":"boom"})");
        stage.pane->reload();
        auto *notice = part<InlineMessage>(*stage.stack(), "staleMessage");
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(stage.rows(), 12);
        QVERIFY(stage.shows(Page::Content));
        stage.live.faultInjector().clear();
        notice->button()->click();
        QTRY_VERIFY(!notice->isVisible());
    }

    void aSlowServiceLeavesTheWindowAlive()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        service::InjectedFault slow;
        slow.delay = std::chrono::milliseconds(700);
        stage.live.faultInjector().set({slow});
        stage.open(stage.live.connection());
        QVERIFY(stage.shows(Page::Loading));
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        QTest::keyClicks(filter, u"client"_s); // typing goes on while the answer is awaited
        QCOMPARE(filter->text(), u"client"_s);
        QVERIFY(stage.shows(Page::Loading));
        QTRY_COMPARE(stage.rows(), 12);
    }

    void giveUpWaitingAndLoadLater()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        service::InjectedFault slow;
        slow.delay = std::chrono::milliseconds(3000);
        stage.live.faultInjector().set({slow});
        stage.open(stage.live.connection());
        QVERIFY(stage.shows(Page::Loading));
        Q_EMIT stage.stack()->cancelRequested();
        QVERIFY(stage.shows(Page::Idle));
        stage.live.faultInjector().clear();
        stage.stack()->idle()->button()->click();
        QTRY_COMPARE(stage.rows(), 12);
    }
};

LABDESK_TEST(tst_userspane)
#include "tst_userspane.moc"
