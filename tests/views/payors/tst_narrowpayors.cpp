// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/payors/payorspane.h"
#include "widgets/remotestack.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr auto twoNamesakes = R"([{"payor_code":"NHCCP","name":"Northfield Health Community Plan","aliases":[]},
  {"payor_code":"NHCCM","name":"Northfield Health Community Plan","aliases":[]}])";

} // namespace

/// The list and the payor one at a time, as a small window has room for.
class tst_narrowpayors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePayorOfARecordIsShown()
    {
        LiveService live;
        live.answer("/v3/insurance/search/payor", 200, twoNamesakes);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(500, 700);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        QTRY_VERIFY(table->isVisible());
        pane.searchForCode(u"NHCCM"_s, u"Northfield Health Community Plan"_s);
        QTRY_VERIFY(part<QLabel>(pane, "payorCodeLabel")->isVisible() && !table->isVisible());
        QCOMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCM"_s);
        pane.focusFilter();
        QVERIFY(table->isVisible() && !part<QLabel>(pane, "payorCodeLabel")->isVisible());
    }

    void whatWasFoundIsNotToldInAnotherPlace()
    {
        LiveService live;
        live.faultInjector().set(
            {{.method = "GET", .pathPrefix = "/v3/insurance/search/payor", .times = 1, .status = 422, .body = "{}"},
             {.method = "GET", .pathPrefix = "/v3/insurance/search/payor", .status = 200, .body = twoNamesakes}});
        const auto session = live.session();
        PayorsPane pane(*session);
        QSignalSpy toasts(&pane, &Pane::toastRequested);
        pane.resize(500, 700);
        pane.show();
        QTRY_COMPARE(part<RemoteStack>(pane, "resultStack")->page(), RemoteStack::Page::Idle);
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTest::keyClicks(search, u"northfield health community plan"_s);
        QTest::keyClick(search, Qt::Key_Return);
        pane.hide();
        QTRY_COMPARE(part<QTableView>(pane, "payorsTable")->model()->rowCount(), 2);
        QVERIFY2(toasts.isEmpty(), "that no payor clearly matches");
    }
};

LABDESK_TEST(tst_narrowpayors)
#include "tst_narrowpayors.moc"
