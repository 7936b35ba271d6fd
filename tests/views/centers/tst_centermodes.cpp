// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"
#include "support/centerhands.h"
#include "support/spokenplace.h"
#include "support/testmain.h"
#include "views/centers/centerlistview.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

namespace {

const QByteArray unknownOrder = R"({"detail":"This order does not exist"})";
const QByteArray refusedOrder
    = R"({"detail":[{"loc":["path","order_id"],"msg":"Input should be a valid UUID","type":"uuid_parsing"}]})";

} // namespace

/// The two ways to look for centers, near a ZIP and for an order, beside each other.
class tst_centermodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChosenWayHasTheKeyboard_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by its mnemonic") << true;
        QTest::newRow("by the mouse") << false;
    }

    void theChosenWayHasTheKeyboard()
    {
        QFETCH(bool, byKey);
        SpokenPlace<CentersPane> place;
        QVERIFY(QTest::qWaitForWindowActive(&place.pane));
        const auto choose = [&](const char *segment, Qt::Key key) {
            auto *button = part<QAbstractButton>(*part<QWidget>(place.pane, "modeSegment"), segment);
            if (byKey)
                QTest::keyClick(place.pane.focusWidget() ? place.pane.focusWidget() : &place.pane, key,
                                Qt::AltModifier);
            else
                QTest::mouseClick(button, Qt::LeftButton);
        };
        choose("segment1Button", Qt::Key_F);
        QTRY_COMPARE(place.pane.focusWidget(), part<QLineEdit>(place.pane, "orderEdit"));
        choose("segment0Button", Qt::Key_N);
        QTRY_COMPARE(place.pane.focusWidget(), part<QLineEdit>(place.pane, "zipEdit"));
    }

    void arrowsStayAtTheChoice()
    {
        SpokenPlace<CentersPane> place;
        auto *near = part<QAbstractButton>(*part<QWidget>(place.pane, "modeSegment"), "segment0Button");
        near->setFocus();
        QTest::keyClick(near, Qt::Key_Right);
        QCOMPARE(place.pane.focusWidget()->objectName(), u"segment1Button"_s);
        QVERIFY(part<QLineEdit>(place.pane, "orderEdit")->isVisible());
    }

    void aResultStandsBelowItsOwnForm()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, Page::Content));
        const QString status = place.pane.status();
        auto *mode = part<SegmentedControl>(place.pane, "modeSegment");
        mode->setCurrentIndex(1);
        QCOMPARE(part<RemoteStack>(place.pane, "resultStack")->page(), Page::Idle);
        QVERIFY(allWordsOf(*part<RemoteStack>(place.pane, "resultStack")->idle()).contains(u"order"_s));
        QCOMPARE(place.pane.status(), QString());
        mode->setCurrentIndex(0);
        QCOMPARE(part<RemoteStack>(place.pane, "resultStack")->page(), Page::Content);
        QCOMPARE(place.pane.status(), status);
    }

    void theMapShowsWhatStandsBesideIt()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, Page::Content));
        auto *map = part<CenterMap>(place.pane, "centerMap");
        QTRY_VERIFY(map->geography() && !map->scene().markers.empty());
        part<CenterListView>(place.pane, "centersList")->setCurrentNumber(2);
        const size_t markers = map->scene().markers.size();
        const auto legend = [&] { return part<QWidget>(place.pane, "mapLegend")->grab().toImage(); };
        const QImage before = legend();
        auto *mode = part<SegmentedControl>(place.pane, "modeSegment");
        mode->setCurrentIndex(1);
        QVERIFY(map->scene().markers.empty());
        QVERIFY(legend() != before); // it names the ZIP code
        mode->setCurrentIndex(0);
        QCOMPARE(map->scene().markers.size(), markers);
        QCOMPARE(map->selectedRow(), 1);
        QCOMPARE(legend(), before);
    }

    void reloadingAsksWhatTheFormSays()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, Page::Content));
        const int asked = place.live.faultInjector().requestCount("GET", byZip);
        part<SegmentedControl>(place.pane, "modeSegment")->setCurrentIndex(1);
        place.pane.reload();
        QVERIFY(part<QLabel>(place.pane, "inputProblemLabel")->isVisible()); // no order was named
        QCOMPARE(place.live.faultInjector().requestCount("GET", byZip), asked);
    }

    void anOrderIsTakenInTheFieldForAPlaceToo_data()
    {
        QTest::addColumn<QString>("typed");
        const QString order = u"3f1c2e07-9a1b-4c2d-8e3f-0a1b2c3d4e5f"_s;
        QTest::newRow("as it is") << order;
        QTest::newRow("in capitals, with blanks around it") << u"  "_s + order.toUpper() + u'\t';
    }
    void anOrderIsTakenInTheFieldForAPlaceToo()
    {
        QFETCH(QString, typed);
        SpokenPlace<CentersPane> place;
        auto *near = part<QLineEdit>(place.pane, "zipEdit");
        near->setText(typed);
        QTest::keyClick(near, Qt::Key_Return);
        const auto &query = place.session->centers().query();
        QVERIFY2(query, qPrintable(part<QLabel>(place.pane, "inputProblemLabel")->text()));
        QVERIFY(std::get<NearOrder>(query->where).order == OrderId::parse(typed.trimmed()));
        QCOMPARE(part<QLineEdit>(place.pane, "orderEdit")->text(), typed.trimmed());
        QTRY_COMPARE(place.pane.focusWidget(), part<QLineEdit>(place.pane, "orderEdit"));
        QCOMPARE(near->text(), QString());
    }

    void anOrderThatCannotBeOneIsToldApart_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("looksWrong");
        QTest::newRow("an unknown one") << u"3f1c2e07-9a1b-4c2d-8e3f-0a1b2c3d4e5f"_s << 404
                                        << u"The service has no order with this ID."_s << false;
        QTest::newRow("a word") << u"hello"_s << 404 << u"The service has no order with this ID."_s << true;
        QTest::newRow("half of an ID") << u"3f1c2e07-9a1b-4c2d"_s << 404 << u"The service has no order with this ID."_s
                                       << true;
        QTest::newRow("one that the service refuses")
            << u"hello"_s << 422 << u"The service doesn’t accept this as an order ID."_s << true;
    }

    void anOrderThatCannotBeOneIsToldApart()
    {
        QFETCH(QString, order);
        QFETCH(int, status);
        QFETCH(QString, sentence);
        QFETCH(bool, looksWrong);
        SpokenPlace<CentersPane> place;
        place.live.answer("/v3/order/", status, status == 404 ? unknownOrder : refusedOrder);
        CenterHands(place.pane).searchOrder(order);
        QVERIFY(comesTo(place.pane, Page::Error));
        auto *error = part<RemoteStack>(place.pane, "resultStack")->error();
        QCOMPARE(error->sentence(), sentence);
        QCOMPARE(error->accessibleDescription().contains(u"doesn’t look like an order ID"_s), looksWrong);
    }
};

LABDESK_TEST(tst_centermodes)
#include "tst_centermodes.moc"
