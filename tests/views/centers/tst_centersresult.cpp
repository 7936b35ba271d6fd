// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the centers pane makes of an answer: what it offers where there is nothing, the filter, the lookups of the
// session.
#include "map/centermap.h"
#include "privacy/sensitive.h"
#include "support/centerhands.h"
#include "support/testmain.h"
#include "views/centers/centeremptystate.h"

#include <QMenu>
#include <QScopeGuard>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_centersresult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void afterNothingOffersOnlyWhatFindsSome()
    {
        LiveService live;
        service::InjectedFault once;
        once.pathPrefix = byZip;
        once.status = 200;
        once.body = R"({"lab_id":)" + QByteArray::number(live.examples().labId)
            + R"(,"slug":"labcorp","patient_service_centers":[]})";
        once.times = 1;
        live.faultInjector().set({once});
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(1);
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        QVERIFY(session->centers().suggestion());
        const int promised = session->centers().suggestion()->found;
        auto *button = part<QPushButton>(*resultPage(pane, "emptyPage"), "emptyButton");
        QVERIFY2(button->isVisible() && button->text().contains(QString::number(promised)), qPrintable(button->text()));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(hands.rows(), promised);
        QVERIFY(part<SegmentedControl>(pane, "radiusSegment")->currentIndex() > 1);
    }

    void afterNothingNearAPersonTheirZipIsNotSaid_data()
    {
        QTest::addColumn<QString>("zip");
        QTest::addColumn<int>("times"); ///< how often nothing is found
        QTest::newRow("what is offered is farther away") << QString() << 1;
        QTest::newRow("what is offered is near another ZIP") << u"85001"_s << 2;
        QTest::newRow("nothing is offered") << QString() << -1;
    }
    void afterNothingNearAPersonTheirZipIsNotSaid()
    {
        QFETCH(const QString, zip);
        QFETCH(const int, times);
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        privacy::setPrivacyMode(true);
        LiveService live;
        const QString near = zip.isEmpty() ? live.examples().zip : zip;
        service::InjectedFault none;
        none.pathPrefix = byZip;
        none.status = 200;
        none.body = R"({"lab_id":)" + QByteArray::number(live.examples().labId)
            + R"(,"slug":"labcorp","patient_service_centers":[]})";
        none.times = times;
        live.faultInjector().set({none});
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        QTRY_VERIFY([&] {
            part<QLineEdit>(pane, "zipEdit")->setText(near);
            return !part<QLabel>(pane, "zipHintLabel")->text().isEmpty(); // the geography was read
        }());
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(1);
        part<QComboBox>(pane, "labCombo")->setEditText(QString::number(live.examples().labId));
        pane.search().searchNearPerson(near);
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        auto *button = part<QPushButton>(*resultPage(pane, "emptyPage"), "emptyButton");
        QCOMPARE(button->isVisible(), times > 0);
        QStringList zips{near};
        if (const auto &instead = session->centers().suggestion()) {
            zips += std::get<NearZip>(instead->query.where).zip;
            QCOMPARE(zips.back() != near, !zip.isEmpty()); // that of a post office box
        }
        const QString words = allWordsOf(*resultPage(pane, "emptyPage")) + button->text();
        for (const QString &one : zips)
            QVERIFY2(!words.contains(one), qPrintable(words));
        if (times < 0)
            return;
        button->click();
        QTRY_VERIFY(hands.rows() > 0);
        QVERIFY(session->centers().query()->isPersonal);
        QVERIFY(session->centers().past().empty());
        QVERIFY(part<QLineEdit>(pane, "zipEdit")->echoMode() == QLineEdit::Password);
    }

    void afterNothingAnywhereOffersNothing()
    {
        LiveService live;
        live.answer(byZip, 200, R"({"lab_id":27,"slug":"labcorp","patient_service_centers":[]})");
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        QTRY_VERIFY([&] {
            part<QLineEdit>(pane, "zipEdit")->setText(u"85001"_s);
            return !part<QLabel>(pane, "zipHintLabel")->text().isEmpty(); // the geography was read
        }());
        hands.searchZip(u"85001"_s, u"27"_s);
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        const QString sentence
            = part<QLabel>(*resultPage(pane, "emptyPage"), "emptySentenceLabel")->text().simplified();
        QVERIFY2(sentence.contains(u"PO boxes"_s) && sentence.contains(u"none within 50 miles either"_s),
                 qPrintable(sentence));
        QVERIFY(!part<QPushButton>(*resultPage(pane, "emptyPage"), "emptyButton")->isVisible());
        QCOMPARE(live.faultInjector().requestCount("GET", byZip), 3); // 85001 within 25 and 50 miles, 85003 within 50
    }

    void aFilterThatLeavesNoneNamesThePartToLeaveOut()
    {
        OddCenters odd;
        CentersPane &pane = odd.pane;
        CenterHands &hands = odd.hands;
        QVERIFY(odd.come());
        auto *words = part<QLineEdit>(pane, "centerFilterEdit");
        words->setText(u"floor"_s);
        QCOMPARE(columnOf(hands.list(), 0), QStringList{u"Near"_s});
        QCOMPARE(part<QLabel>(pane, "countLabel")->text(), u"1 of 3 center(s)"_s);
        QTRY_COMPARE(part<CenterMap>(pane, "centerMap")->placement().markers.size(), size_t(1));

        part<QToolButton>(pane, "saturdayFacet")->setChecked(true); // Near is closed then
        auto *page = part<QWidget>(pane, "noneFitPage");
        QVERIFY(page->isVisible());
        QVERIFY(!hands.list()->isVisible());
        auto *sentence = part<QLabel>(*page, "emptySentenceLabel");
        QVERIFY2(sentence->text().simplified().contains(u"Remove “Saturday” to see 1."_s),
                 qPrintable(sentence->text()));
        part<QPushButton>(*page, "emptyButton")->click();
        QCOMPARE(hands.rows(), 1);
        QCOMPARE(words->text(), u"floor"_s);
        QVERIFY(hands.list()->isVisible());

        part<QToolButton>(pane, "saturdayFacet")->setChecked(true);
        words->setText(u"nowhere"_s); // neither alone is enough to leave out: Nearest has no hours
        QVERIFY(page->isVisible());
        part<QPushButton>(*page, "emptyButton")->click();
        QVERIFY(hands.rows() > 0);
    }

    void theFilterIsNotForASearchFromElsewhere_data()
    {
        using Begin = std::function<void(CentersPane &)>;
        QTest::addColumn<Begin>("begin");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("another search in the same form")
            << Begin([](CentersPane &pane) { CenterHands(pane).searchZip(u"02109"_s, u"99"_s); }) << true;
        QTest::newRow("the same search within another radius")
            << Begin([](CentersPane &pane) { pane.search().within(Radius::Miles50); }) << true;
        QTest::newRow("a town or a ZIP code of the palette, or a link")
            << Begin([](CentersPane &pane) { pane.search().searchNear(u"02109"_s); }) << false;
        QTest::newRow("an order of the palette, or a link")
            << Begin([](CentersPane &pane) { pane.search().searchForOrder(u"62f358a2-ecab-4527-bc9d-cd16d867ffae"_s); })
            << false;
        QTest::newRow("a user's address")
            << Begin([](CentersPane &pane) { pane.search().searchNearPerson(u"02109"_s); }) << false;
    }
    void theFilterIsNotForASearchFromElsewhere()
    {
        QFETCH(const std::function<void(CentersPane &)>, begin);
        OddCenters odd;
        QVERIFY(odd.come());
        part<QToolButton>(odd.pane, "openNowFacet")->setChecked(true);
        part<QLineEdit>(odd.pane, "centerFilterEdit")->setText(u"floor"_s);
        begin(odd.pane);
        QTEST(part<QToolButton>(odd.pane, "openNowFacet")->isChecked(), "isKept");
        QTEST(!part<QLineEdit>(odd.pane, "centerFilterEdit")->text().isEmpty(), "isKept");
    }

    void beforeASearchItSaysWhatToEnter_data()
    {
        QTest::addColumn<bool>("forOrder");
        QTest::addColumn<QString>("named");
        QTest::newRow("a ZIP code") << false << u"ZIP code"_s;
        QTest::newRow("a city, which the same field takes") << false << u"a city"_s;
        QTest::newRow("an order") << true << u"order ID"_s;
    }
    void beforeASearchItSaysWhatToEnter()
    {
        QFETCH(const bool, forOrder);
        QFETCH(const QString, named);
        const QString sentence = beforeSearchText(forOrder).sentence;
        QVERIFY2(sentence.contains(named), qPrintable(sentence));
    }

    void aFilterKeepsTheCurrentCenterWhileItFits()
    {
        OddCenters odd;
        CentersPane &pane = odd.pane;
        CenterHands &hands = odd.hands;
        QVERIFY(odd.come());
        hands.list()->setCurrentIndex(hands.list()->model()->index(1, 0)); // Near
        auto *words = part<QLineEdit>(pane, "centerFilterEdit");
        words->setText(u"Boston"_s);
        QCOMPARE(hands.list()->currentIndex().data().toString(), u"Near"_s);
        QCOMPARE(part<CenterMap>(pane, "centerMap")->selectedRow(), 1);
        words->setText(u"Far"_s);
        QVERIFY(!hands.list()->currentIndex().isValid());
        QCOMPARE(part<CenterMap>(pane, "centerMap")->selectedRow(), -1);
    }

    void remembersTheLookupsOfTheSession()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        auto *history = part<QToolButton>(pane, "centerHistoryButton");
        QVERIFY(!history->isEnabled());
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(hands.rows() > 0);
        const int first = hands.rows();
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(4);
        part<QPushButton>(pane, "searchButton")->click();
        QTRY_COMPARE(session->centers().past().size(), size_t(2));
        QVERIFY(history->isEnabled());
        Q_EMIT history->menu()->aboutToShow();
        const auto actions = history->menu()->actions();
        QCOMPARE(actions.size(), 2);
        QVERIFY2(actions[1]->text().startsWith(live.examples().zip + u" · 25 mi"_s), qPrintable(actions[1]->text()));
        actions[1]->trigger();
        QCOMPARE(part<SegmentedControl>(pane, "radiusSegment")->currentIndex(), 3);
        QTRY_COMPARE(hands.rows(), first);
    }

    void recentSearchesHideAnOrderInPrivacyMode_data()
    {
        QTest::addColumn<bool>("isPrivate");
        QTest::newRow("privacy mode") << true;
        QTest::newRow("usual") << false;
    }
    void recentSearchesHideAnOrderInPrivacyMode()
    {
        QFETCH(const bool, isPrivate);
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        privacy::setPrivacyMode(isPrivate);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        const QString order = live.examples().orderId;
        hands.searchOrder(order);
        QTRY_COMPARE(session->centers().past().size(), size_t(1));
        auto *history = part<QToolButton>(pane, "centerHistoryButton");
        Q_EMIT history->menu()->aboutToShow();
        const QString said = history->menu()->actions().at(0)->text();
        QVERIFY2(said.contains(order) != isPrivate && said.contains(order.last(3)), qPrintable(said));
    }

    void hidesTheMap()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1240, 820);
        pane.show();
        auto *hide = part<QToolButton>(pane, "hideMapButton");
        QVERIFY(part<QWidget>(pane, "mapPanel")->isVisible());
        hide->setChecked(true);
        QVERIFY(!part<QWidget>(pane, "mapPanel")->isVisible());
        QVERIFY(hide->property("kept").toBool()); // over a restart
    }

    void aNarrowPaneShowsTheMapOnlyWhenAsked()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1240, 820);
        pane.show();
        const auto *map = part<QWidget>(pane, "mapPanel");
        auto *hide = part<QToolButton>(pane, "hideMapButton");
        QVERIFY(map->isVisible());
        pane.resize(742, 500);
        QVERIFY(!map->isVisible());
        QVERIFY(!hide->property("kept").toBool()); // nobody wanted it so
        hide->click();
        QVERIFY(map->isVisible());
        pane.resize(760, 500);
        QVERIFY(map->isVisible());
        hide->click();
        pane.resize(1240, 820);
        QVERIFY(map->isVisible());

        hide->click(); // where there is room, it is what somebody wants
        pane.resize(742, 500);
        pane.resize(1240, 820);
        QVERIFY(!map->isVisible());
    }

    void takesAnyIntegerForALab()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        for (const qint64 lab : {qint64(0), qint64(-3), qint64(9'000'000'000)}) {
            hands.searchZip(u"02116"_s, QString::number(lab));
            QCOMPARE(std::get<NearZip>(session->centers().query()->where).labId, lab);
        }
    }
};

LABDESK_TEST(tst_centersresult)
#include "tst_centersresult.moc"
