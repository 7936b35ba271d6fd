// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/requesttablemodel.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/activity/activitypane.h"
#include "widgets/tools.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_activitypane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { tools().setShown(true); }

    void theTrailIsCalledAsItIsFound_data()
    {
        QTest::addColumn<bool>("withTools");
        QTest::addColumn<QString>("title");
        QTest::newRow("one of two pages") << true << u"Audit trail"_s;
        QTest::newRow("the only page of its place") << false << u"History"_s;
    }
    void theTrailIsCalledAsItIsFound()
    {
        QFETCH(const bool, withTools);
        LiveService live;
        const auto session = live.session();
        ActivityPane pane(*session);
        tools().setShown(withTools);
        auto *page = part<QWidget>(pane, "auditPage");
        QTEST(part<QLabel>(*page, "listTitleLabel")->text(), "title");
        QTEST(part<QTableView>(*page, "auditTable")->accessibleName(), "title");
    }

    void showsEveryRequestAndNeverTheKey()
    {
        LiveService live;
        const auto session = live.session();
        ActivityPane pane(*session);
        pane.resize(1200, 800); // list and detail side by side
        pane.showRequests();
        pane.show();
        QVERIFY(resultPage(pane, "emptyPage")->isVisible());

        auto *table = part<QTableView>(pane, "requestsTable");
        session->providers().reload();
        QTRY_VERIFY(readyIn(session->providers().state()));
        session->centers().search({NearOrder{*OrderId::parse(u"no-such-order"_s)}, Radius::Miles25});
        QTRY_VERIFY(std::holds_alternative<Failed>(session->centers().state()));
        QCOMPARE(columnOf(table, int(RequestTableModel::Column::Path)),
                 (QStringList{u"/v3/order/no-such-order/psc/info"_s, u"/v2/providers"_s})); // newest first
        QVERIFY(table->isVisible());

        table->setCurrentIndex(table->model()->index(0, 0));
        QVERIFY(part<QWidget>(pane, "requestErrorMessage")->isVisible());
        QCOMPARE(part<QLabel>(pane, "requestPathLabel")->text(), u"/v3/order/no-such-order/psc/info"_s);
        QVERIFY(!part<QLabel>(pane, "requestStatusLabel")->text().isEmpty());
        table->setCurrentIndex(table->model()->index(1, 0));
        QVERIFY(!part<QWidget>(pane, "requestErrorMessage")->isVisible());
        QCOMPARE(part<QLabel>(pane, "requestStatusLabel")->text(), u"200"_s);
        QVERIFY(!allWordsOf(pane).contains(QString::fromLatin1(live.key())));
        QVERIFY(allWordsOf(pane).contains(u"/v2/providers"_s)); // the search above can find something
    }

    void filtersAndForgets()
    {
        LiveService live;
        const auto session = live.session();
        ActivityPane pane(*session);
        pane.showRequests();
        pane.show();
        session->providers().reload();
        QTRY_VERIFY(readyIn(session->providers().state()));
        session->centers().search({NearZip{u"02116"_s, 98765}, Radius::Miles25});
        QTRY_VERIFY(std::holds_alternative<Failed>(session->centers().state()));
        auto *table = part<QTableView>(pane, "requestsTable");
        auto *filter = part<QLineEdit>(pane, "filterEdit");
        QTest::keyClicks(filter, u"404"_s);
        QCOMPARE(columnOf(table, int(RequestTableModel::Column::Path)), QStringList{u"/v3/order/psc/info"_s});
        QTest::keyClicks(filter, u"nothing"_s);
        QVERIFY(resultPage(pane, "filteredEmptyPage")->isVisible());
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(table->model()->rowCount(), 2);
        part<QPushButton>(pane, "clearRequestsButton")->click();
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(resultPage(pane, "emptyPage")->isVisible());
    }
};

LABDESK_TEST(tst_activitypane)
#include "tst_activitypane.moc"
