// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"
#include "models/centerlistmodel.h"
#include "support/centerhands.h"
#include "support/testmain.h"
#include "widgets/appearance.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_centerspane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsCentersNearAZip()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        QVERIFY(resultPage(pane, "idlePage")->isVisible());
        pane.resize(1240, 820);
        pane.layout()->activate();
        const int lab = part<QWidget>(pane, "labCombo")->mapTo(&pane, QPoint()).x();
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(hands.rows() > 0);
        QVERIFY(hands.list()->isVisible());

        double before = -1;
        for (int row = 0; row < hands.rows(); ++row) {
            const double miles = hands.list()
                                     ->model()
                                     ->index(row, 0)
                                     .data(CenterListModel::DistanceRole)
                                     .toString()
                                     .section(u' ', 0, 0)
                                     .toDouble();
            QVERIFY(miles >= before && miles <= 25);
            before = miles;
        }
        QVERIFY(part<QLabel>(pane, "whereLabel")->text().contains(live.examples().zip));
        const QString named = part<QLabel>(pane, "resultLabLabel")->text();
        QVERIFY2(named.endsWith(u" (%1)"_s.arg(live.examples().labId)), qPrintable(named));
        QCOMPARE(part<QComboBox>(pane, "labCombo")->currentText(), named);  // it has a name by now
        QTRY_VERIFY(!part<QLabel>(pane, "zipHintLabel")->text().isEmpty()); // the county, once the geography was read
        QCOMPARE(part<QWidget>(pane, "labCombo")->mapTo(&pane, QPoint()).x(), lab); // it moves nothing
        if (hands.rows() > 1)
            QTRY_VERIFY(part<QLabel>(pane, "footLabel")->text().contains(u"arthest"_s));
        QVERIFY2(!part<QLabel>(pane, "footLabel")->text().contains(u"map"_s), "all of them are on it");
        QVERIFY(!part<QLabel>(pane, "footLabel")->text().contains(u" mi"_s)); // a unit does not begin a line
    }

    void selectsTheSameCenterInListAndMap()
    {
        OddCenters odd;
        CentersPane &pane = odd.pane;
        CenterHands &hands = odd.hands;
        QVERIFY(odd.come());
        auto *map = part<CenterMap>(pane, "centerMap");
        hands.list()->setCurrentIndex(hands.list()->model()->index(1, 0));
        QCOMPARE(map->selectedRow(), 1);
        Q_EMIT map->selected(2);
        QCOMPARE(hands.list()->currentIndex().row(), 2);

        part<QComboBox>(pane, "sortCombo")->setCurrentIndex(1); // by name: Far, Near, Nearest
        QCOMPARE(columnOf(hands.list(), 0), (QStringList{u"Far"_s, u"Near"_s, u"Nearest"_s}));
        Q_EMIT map->selected(0); // still the nearest, though it stands last now
        QCOMPARE(hands.list()->currentIndex().data().toString(), u"Nearest"_s);
        QCOMPARE(map->selectedRow(), 0);
    }

    void theHandoutDoesNotOpenInAnotherPlace()
    {
        LiveService live;
        live.answer(byZip, 200, oddCenters);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1240, 820);
        CenterHands hands(pane);
        hands.searchZip(u"02108"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        const auto *map = part<CenterMap>(pane, "centerMap");
        QVERIFY(!map->geography());
        pane.openSheet(); // waits for the map
        pane.show();
        pane.hide();
        QTRY_VERIFY(map->geography());
        QCOMPARE(hands.rows(), 3);
        QVERIFY(!pane.findChild<QDialog *>(u"centerSheetDialog"_s));
    }

    void keepsWhatItDoesNotUnderstand()
    {
        LiveService live;
        live.answer(byZip, 200, oddCenters);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1240, 820);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"02108"_s, u"99"_s);
        QTRY_COMPARE(columnOf(hands.list(), 0), (QStringList{u"Nearest"_s, u"Near"_s, u"Far"_s})); // no number: last
        const auto cell = [&](int row, int role) { return hands.list()->model()->index(row, 0).data(role).toString(); };
        QCOMPARE(cell(0, CenterListModel::HoursRole), u"Hours not provided. Call before visiting."_s);
        QVERIFY(cell(2, CenterListModel::DistanceRole).contains(u"n/a"_s));
        QTRY_VERIFY(part<QLabel>(pane, "footLabel")->text().startsWith(u"Not on the map: 1 of 3."_s));
        QCOMPARE(part<QComboBox>(pane, "labCombo")->itemText(1), u"Moonlab (99)"_s);
    }

    void copiesWhatAPatientNeeds()
    {
        OddCenters odd;
        CentersPane &pane = odd.pane;
        CenterHands &hands = odd.hands;
        QVERIFY(odd.come());
        hands.list()->setCurrentIndex(hands.list()->model()->index(1, 0));
        QTRY_VERIFY(pane.findChild<QPushButton *>(u"copyForPatientButton"_s));
        part<QPushButton>(pane, "copyForPatientButton")->click();
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.mid(0, 5),
                 (QStringList{u"Near"_s, u"2 B St"_s, u"Floor 2"_s, u"Boston MA 02116"_s, u"Phone 617-555-0101"_s}));
        QVERIFY(lines.size() > 5);
        part<QPushButton>(pane, "copyCenterAddressButton")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"2 B St\nFloor 2\nBoston MA 02116"_s);
    }

    void refusesInPlace_data()
    {
        QTest::addColumn<QString>("zip");
        QTest::addColumn<QString>("lab");
        QTest::newRow("no ZIP") << QString() << u"27"_s;
        QTest::newRow("four digits") << u"0211"_s << u"27"_s;
        QTest::newRow("letters") << u"0211a"_s << u"27"_s;
        QTest::newRow("six digits") << u"021166"_s << u"27"_s;
        QTest::newRow("a lab that nobody knows") << u"02116"_s << u"quest"_s;
    }

    void refusesInPlace()
    {
        QFETCH(QString, zip);
        QFETCH(QString, lab);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(zip, lab);
        QTRY_VERIFY(hands.problem()->isVisible()); // a town waits for the map
        QVERIFY(std::holds_alternative<Idle>(session->centers().state()));
        part<QLineEdit>(pane, "zipEdit")->setText(u"02116-1234"_s); // ZIP+4 is fine
        QVERIFY(!hands.problem()->isVisible());
        part<QComboBox>(pane, "labCombo")->setEditText(u"27"_s);
        part<QPushButton>(pane, "searchButton")->click();
        QCOMPARE(std::get<NearZip>(session->centers().query()->where), (NearZip{u"02116"_s, 27}));
    }

    void saysWhatItKnowsOfAZip_data()
    {
        QTest::addColumn<QString>("zip");
        QTest::addColumn<QString>("words");
        QTest::newRow("one with an area") << u"60202"_s << u"Evanston, IL · Cook County"_s;
        QTest::newRow("a parish") << u"70112"_s << u"New Orleans, LA · Orleans Parish"_s;
        QTest::newRow("a city that is its own county") << u"23220"_s << u"Richmond, VA · Richmond"_s;
        QTest::newRow("a town, which stands for a ZIP") << u"Evanston, il"_s << u"ZIP 60202"_s;
        QTest::newRow("a post office box") << u"85001"_s << u"PO box ZIP code, shown at nearby 85003"_s;
        QTest::newRow("military mail") << u"09012"_s << u"Military ZIP code, not on the map"_s;
    }

    void saysWhatItKnowsOfAZip()
    {
        QFETCH(QString, zip);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        part<QLineEdit>(pane, "zipEdit")->setText(zip);
        auto *hint = part<QLabel>(pane, "zipHintLabel");
        QTRY_VERIFY(!hint->text().isEmpty());
        QTEST(hint->text(), "words");
    }

    void beginsWithTheLabThatIsSuggested()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        pane.suggestLab(live.examples().labId);
        QCOMPARE(part<QComboBox>(pane, "labCombo")->currentText(), QString::number(live.examples().labId));
        pane.suggestLab(98765);
        QCOMPARE(part<QComboBox>(pane, "labCombo")->currentText(), QString::number(live.examples().labId));
        part<QLineEdit>(pane, "zipEdit")->setText(live.examples().zip);
        part<QPushButton>(pane, "searchButton")->click();
        QTRY_VERIFY(part<QListView>(pane, "centersList")->model()->rowCount() > 0);
    }

    void showsWhatWasAskedElsewhere()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        session->centers().search({NearZip{live.examples().zip, live.examples().labId}, Radius::Miles50});
        QCOMPARE(part<QLineEdit>(pane, "zipEdit")->text(), live.examples().zip);
        QCOMPARE(part<SegmentedControl>(pane, "radiusSegment")->currentIndex(), 4);
    }

    void searchesOnlyWhenTold()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(hands.rows() > 0);
        const int wide = hands.rows();
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(1);
        QCOMPARE(live.faultInjector().requestCount("GET", byZip), 1);
        part<QPushButton>(pane, "searchButton")->click();
        QTRY_VERIFY(readyIn(session->centers().state()));
        QCOMPARE(part<QLabel>(pane, "whereLabel")->text(), u"within 10 miles of "_s + live.examples().zip);
        QVERIFY(hands.rows() <= wide);
        QCOMPARE(live.faultInjector().requestCount("GET", byZip), 2);
    }

    void namesALabThatIsNotThere()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"02116"_s, u"98765"_s);
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        QVERIFY(part<QLabel>(pane, "errorSentenceLabel")->text().contains(u"98765"_s));
        QVERIFY(part<QLabel>(pane, "errorNextStepLabel")->text().contains(u"Local service"_s));
    }

    void findsCentersForAnOrder()
    {
        LiveService live(60);
        QVERIFY(!live.examples().orderId.isEmpty());
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchOrder(live.examples().orderId);
        QTRY_VERIFY(readyIn(session->centers().state()));
        QVERIFY(!part<QLineEdit>(pane, "zipEdit")->isVisible());
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(4);
        part<QPushButton>(pane, "searchButton")->click();
        QTRY_VERIFY(hands.rows() > 0);
        QVERIFY(part<QWidget>(pane, "mapLegend")->toolTip().contains(u"which the service doesn’t share"_s));
    }

    void namesAnOrderThatIsNotThere()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchOrder(u"."_s);
        QVERIFY(hands.problem()->isVisible());
        hands.searchOrder(u"0b5f6c1e-0000-4000-8000-000000000000"_s);
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        QVERIFY(part<QLabel>(pane, "errorSentenceLabel")->text().contains(u"no order with this ID"_s));
    }

    void recoversByRetry()
    {
        LiveService live;
        live.answer(byZip, 500, "<html>", "text/html");
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        live.faultInjector().clear();
        QTest::mouseClick(part<QPushButton>(*resultPage(pane, "errorPage"), "retryButton"), Qt::LeftButton);
        QTRY_VERIFY(hands.rows() > 0);
    }

    void eachThinLineIsThere()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        OddCenters odd;
        QVERIFY(odd.come());
        for (const char *name : {"searchBarLine", "headLine", "footLine", "mapFootLine"})
            QVERIFY2(part<QFrame>(odd.pane, name)->height() == 1, name);
    }
};

LABDESK_TEST(tst_centerspane)
#include "tst_centerspane.moc"
