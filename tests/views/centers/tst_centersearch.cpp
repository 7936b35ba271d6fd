// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where centers are searched for: towns, the map's middle, another radius; and what list and map say to each other.
#include "map/centermap.h"
#include "models/centerlistmodel.h"
#include "privacy/sensitive.h"
#include "session/centerfinder.h"
#include "support/centerhands.h"
#include "support/testmain.h"
#include "views/common/command.h"
#include "widgets/elidedlabel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_centersearch : public QObject
{
    Q_OBJECT

private:
    /// Types into the field once the towns are there.
    static void typeTown(CentersPane &pane, const QString &town)
    {
        auto *place = part<QLineEdit>(pane, "zipEdit");
        QTRY_VERIFY(part<CenterMap>(pane, "centerMap")->geography());
        place->clear();
        QTest::keyClicks(place, town);
    }

private Q_SLOTS:
    void aTownIsSearchedByItsZip()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        typeTown(pane, u"evanston, il"_s);
        QTest::keyClick(part<QLineEdit>(pane, "zipEdit"), Qt::Key_Return);
        QVERIFY(session->centers().query());
        QCOMPARE(std::get<NearZip>(session->centers().query()->where).zip, u"60202"_s);
        QCOMPARE(part<QLineEdit>(pane, "zipEdit")->text(), u"60202"_s);
        QCOMPARE(part<QLabel>(pane, "zipHintLabel")->text(), u"Evanston, IL · Cook County"_s);
    }

    void aTownCanBeSearchedBeforeTheMapIsThere()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        auto *place = part<QLineEdit>(pane, "zipEdit");
        place->setText(u"Evanston, IL"_s);
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY2(!part<QLabel>(pane, "inputProblemLabel")->isVisible(),
                 qPrintable(part<QLabel>(pane, "inputProblemLabel")->text()));
        QTRY_VERIFY(session->centers().query());
        QCOMPARE(std::get<NearZip>(session->centers().query()->where).zip, u"60202"_s);
    }

    void townsAreProposedTheLargestFirst()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        typeTown(pane, u"evanst"_s);
        const QCompleter *towns = part<QLineEdit>(pane, "zipEdit")->completer();
        QCOMPARE(towns->completionModel()->index(0, 0).data().toString(), u"Evanston, IL"_s);
        QCOMPARE(towns->completionModel()->index(1, 0).data().toString(), u"Evanston, WY"_s);
        QTest::keyClick(part<QLineEdit>(pane, "zipEdit"), Qt::Key_Return);
        QVERIFY2(!session->centers().query(), "a beginning is not a town");
        QVERIFY(part<QLabel>(pane, "inputProblemLabel")->text().contains(u"No city with that name"_s));
    }

    void aNameOfSeveralTownsIsAsked()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        pane.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        part<QLineEdit>(pane, "zipEdit")->setFocus();
        typeTown(pane, u"springfield"_s);
        auto *place = part<QLineEdit>(pane, "zipEdit");
        QAbstractItemView *towns = place->completer()->popup();
        QTRY_VERIFY(towns->isVisible());
        for (int enter = 0; enter < 2; ++enter) {
            QTest::keyClick(towns->isVisible() ? static_cast<QWidget *>(towns) : place, Qt::Key_Return);
            QTRY_VERIFY(towns->isVisible()); // again
            QVERIFY2(!session->centers().query(), "one of them was chosen");
            QCOMPARE(part<QLabel>(pane, "inputProblemLabel")->text(),
                     u"Several cities have this name. Choose one from the list, or add the state."_s);
        }
        QCOMPARE(place->text(), u"springfield"_s);
        QStringList offered;
        for (int row = 0; row < towns->model()->rowCount(); ++row)
            offered += towns->model()->index(row, 0).data().toString();
        for (const QString &state : {u"MO"_s, u"MA"_s, u"IL"_s, u"OH"_s})
            QVERIFY2(offered.contains(u"Springfield, "_s + state), qPrintable(offered.join(u'\n')));
        QTest::keyClick(towns, Qt::Key_Down);
        QTest::keyClick(towns, Qt::Key_Down);
        QTest::keyClick(towns, Qt::Key_Return);
        QTRY_VERIFY(session->centers().query());
        QVERIFY(std::get<NearZip>(session->centers().query()->where).zip.startsWith(u"011"_s)); // Massachusetts
    }

    void aZipIsTakenAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("nine digits") << u"021161234"_s;
        QTest::newRow("nine digits with a blank") << u"02116 1234"_s;
        QTest::newRow("nine digits with an en dash") << u"02116–1234"_s;
        QTest::newRow("a state before it") << u"MA 02116"_s;
        QTest::newRow("a town and its state") << u"Boston, MA 02116"_s;
        QTest::newRow("an address") << u"12345 Beacon St, Boston, MA 02116-1234"_s;
        QTest::newRow("Arabic-Indic digits") << u"٠٢١١٦"_s;
        QTest::newRow("full-width digits") << u"０２１１６"_s;
        QTest::newRow("a sign that nobody sees") << u"\u200e02116"_s;
    }

    void aZipIsTakenAsPeopleWriteIt()
    {
        QFETCH(const QString, typed);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        auto *place = part<QLineEdit>(pane, "zipEdit");
        QTRY_VERIFY(part<CenterMap>(pane, "centerMap")->geography());
        place->setText(typed);
        QCOMPARE(part<QLabel>(pane, "zipHintLabel")->text(), u"Boston, MA · Suffolk County"_s);
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY2(session->centers().query(), qPrintable(part<QLabel>(pane, "inputProblemLabel")->text()));
        QCOMPARE(std::get<NearZip>(session->centers().query()->where).zip, u"02116"_s);
        QCOMPARE(place->text(), u"02116"_s);
    }

    void anIslandHasItsOwnPlace()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        QTRY_VERIFY(part<CenterMap>(pane, "centerMap")->geography());
        part<QLineEdit>(pane, "zipEdit")->setText(u"96940"_s);
        QCOMPARE(part<QLabel>(pane, "zipHintLabel")->text(), u"Koror, Palau"_s);
    }

    void aCenterWithAnotherFormOfZipIsOnTheMapAndHasItsTime()
    {
        LiveService live;
        QByteArray centers = oddCenters;
        centers.replace(R"("zip_code":"02116","first_line":"1 A St")",
                        R"("zip_code":"021161234","first_line":"1 A St")");
        centers.replace(R"("zip_code":"02116","first_line":"2 B St")",
                        R"("zip_code":"MA 02116","first_line":"2 B St")");
        live.answer(byZip, 200, centers);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1240, 820);
        pane.show();
        CenterHands hands(pane);
        QTRY_VERIFY(part<CenterMap>(pane, "centerMap")->geography());
        hands.searchZip(u"02108"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        QTRY_VERIFY2(part<QLabel>(pane, "footLabel")->text().startsWith(u"Not on the map: 1 of 3."_s),
                     qPrintable(part<QLabel>(pane, "footLabel")->text()));
        const QModelIndex near = hands.list()->model()->index(1, 0);
        QCOMPARE(near.data().toString(), u"Near"_s);
        QTRY_VERIFY(near.data(CenterListModel::OpenNowRole).isValid());
    }

    void whereThereIsRoomNothingIsCut()
    {
        LiveService live;
        live.answer(byZip, 200, oddCenters);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.resize(1700, 900);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTRY_VERIFY(part<CenterMap>(pane, "centerMap")->geography());
        CenterHands hands(pane);
        hands.searchZip(u"85004"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        for (const char *name : {"zipHintLabel", "resultLabLabel"}) {
            const auto *label = part<ElidedLabel>(pane, name);
            QVERIFY2(!label->fullText().isEmpty(), name);
            QTRY_VERIFY2(label->width() >= label->sizeHint().width(), name);
        }
    }

    void aFilterSaysHowManyItCannotJudge()
    {
        OddCenters odd;
        QVERIFY(odd.come());
        QTRY_VERIFY(part<CenterMap>(odd.pane, "centerMap")->geography()); // the time there
        auto *unjudged = part<QWidget>(odd.pane, "unjudgedMessage");
        QVERIFY(!unjudged->isVisible());
        for (const char *facet : {"saturdayFacet", "earlyFacet", "openNowFacet"}) {
            auto *button = part<QToolButton>(odd.pane, facet);
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(unjudged->isVisible(), facet);
            // the same where others match and where none does: "more" would be more than what?
            QVERIFY2(part<QLabel>(*unjudged, "messageLabel")->text().contains(u"whether 2 center(s) match"_s), facet);
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(!unjudged->isVisible(), facet);
        }
    }

    void aProposedTownIsSearchedOnceItIsChosen_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by a click") << true;
        QTest::newRow("by arrows and Enter") << false;
    }

    void aProposedTownIsSearchedOnceItIsChosen()
    {
        QFETCH(const bool, byMouse);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        pane.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        part<QLineEdit>(pane, "zipEdit")->setFocus();
        typeTown(pane, u"evanst"_s);
        QAbstractItemView *towns = part<QLineEdit>(pane, "zipEdit")->completer()->popup();
        QTRY_VERIFY(towns->isVisible());
        const QModelIndex second = towns->model()->index(1, 0);
        QCOMPARE(second.data().toString(), u"Evanston, WY"_s);
        if (byMouse) {
            QTest::mouseMove(towns->viewport(), towns->visualRect(second).center());
            QTest::mouseClick(towns->viewport(), Qt::LeftButton, {}, towns->visualRect(second).center());
        } else {
            QTest::keyClick(towns, Qt::Key_Down);
            QTest::keyClick(towns, Qt::Key_Down);
            QTest::keyClick(towns, Qt::Key_Return);
        }
        QTRY_VERIFY(session->centers().query());
        QVERIFY(std::get<NearZip>(session->centers().query()->where).zip.startsWith(u"829"_s)); // of its own state
        QVERIFY(!towns->isVisible());
    }

    void aRadiusIsSearchedAtOnceAfterTheFirstSearch()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<QLineEdit>(pane, "zipEdit")->setText(live.examples().zip);
        auto *radius = part<SegmentedControl>(pane, "radiusSegment");
        const auto click = [radius](int segment) {
            QTest::mouseClick(radius->findChildren<QAbstractButton *>()[segment], Qt::LeftButton);
        };
        click(1);
        QVERIFY(!session->centers().query());
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(readyIn(session->centers().state()));
        click(4);
        QCOMPARE(session->centers().query()->radius, std::optional(Radius::Miles50));
    }

    void forALabThatIsUnknownTheKnownOnesAreOffered()
    {
        LiveService live;
        live.answer(byZip, 404, R"({"detail":"Not found"})");
        const auto session = live.session();
        session->labs().learn(27, u"labcorp"_s);
        session->labs().learn(99, u"moonlab"_s);
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"02116"_s, u"99"_s);
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        QVERIFY(part<QLabel>(*resultPage(pane, "emptyPage"), "emptyTitleLabel")->text().contains(u"99"_s));
        auto *other = part<QPushButton>(pane, "otherLabButton");
        QCOMPARE(other->text(), u"Search Labcorp (27)"_s);
        live.faultInjector().clear();
        other->click();
        QCOMPARE(std::get<NearZip>(session->centers().query()->where), (NearZip{u"02116"_s, 27}));
        QTRY_VERIFY(readyIn(session->centers().state()));
    }

    void aSearchNearAPersonLeavesNoTrace()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<QComboBox>(pane, "labCombo")->setEditText(QString::number(live.examples().labId));
        pane.search().searchNearPerson(live.examples().zip);
        QTRY_VERIFY(readyIn(session->centers().state()));
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(4);
        part<QPushButton>(pane, "searchButton")->click(); // the same ZIP, by hand
        QTRY_VERIFY(readyIn(session->centers().state()));
        QCOMPARE(session->centers().query()->radius, std::optional(Radius::Miles50));
        QVERIFY(session->centers().past().empty());
        for (const Command &command : pane.commands())
            QVERIFY2(command.id != u"center.copyLink"_s || !command.disabledReason.isEmpty(), "a link to it");
        hands.searchZip(u"10001"_s, QString::number(live.examples().labId));
        QTRY_COMPARE(session->centers().past().size(), size_t(1));
    }

    void aPersonsZipIsNotReadOffTheScreenInPrivacyMode()
    {
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        privacy::setPrivacyMode(true);
        LiveService live;
        const auto session = live.session();
        const QString zip = live.examples().zip;
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<QComboBox>(pane, "labCombo")->setEditText(QString::number(live.examples().labId));
        pane.search().searchNearPerson(zip);
        QTRY_VERIFY(readyIn(session->centers().state()));
        const auto isSeen = [&] {
            QStringList texts;
            for (const auto *label : pane.findChildren<QLabel *>())
                texts += label->text();
            for (const auto *edit : pane.findChildren<QLineEdit *>())
                texts += edit->displayText();
            return texts.join(u'\n').contains(zip);
        };
        QVERIFY(!isSeen());
        part<QPushButton>(pane, "searchButton")->click(); // it is still what is searched near
        QTRY_VERIFY(readyIn(session->centers().state()));
        QCOMPARE(nearZipOf(session->centers().query())->zip, zip);
        auto *edit = part<QLineEdit>(pane, "zipEdit");
        QTest::keyClick(edit, Qt::Key_Backspace); // nothing of it can be brought to light
        QCOMPARE(edit->displayText(), QString());
        QTest::keyClicks(edit, u"10001"_s);
        QCOMPARE(edit->displayText(), u"10001"_s);
        privacy::setPrivacyMode(false);
        CentersPane open(*session);
        open.search().searchNearPerson(zip);
        QCOMPARE(part<QLineEdit>(open, "zipEdit")->displayText(), zip);
    }

    void aNewSearchBeginsWithTheNearest()
    {
        LiveService live;
        live.answer(byZip, 200, oddCenters);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"02108"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        part<QComboBox>(pane, "sortCombo")->setCurrentIndex(1);
        pane.reload();
        QTRY_VERIFY(!readyIn(session->centers().state())->refreshing);
        QCOMPARE(part<QComboBox>(pane, "sortCombo")->currentIndex(), 1); // the same search keeps its order
        hands.searchZip(u"02116"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        QCOMPARE(part<QComboBox>(pane, "sortCombo")->currentIndex(), 0);
        QCOMPARE(hands.list()->model()->index(0, 0).data().toString(), u"Nearest"_s);
    }

    void theMiddleOfTheMapIsSearched()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        auto *map = part<CenterMap>(pane, "centerMap");
        QTRY_VERIFY(map->geography());
        part<QComboBox>(pane, "labCombo")->setEditText(u"27"_s);
        Q_EMIT map->searchAroundRequested({41.3114, -105.5911});
        QCOMPARE(std::get<NearZip>(session->centers().query()->where), (NearZip{u"82072"_s, 27}));
    }

    void listAndMapShowWhatThePointerIsAt()
    {
        OddCenters odd;
        QVERIFY(odd.come());
        auto *map = part<CenterMap>(odd.pane, "centerMap");
        QListView *list = odd.hands.list();
        QTRY_VERIFY(map->markerPosition(1));
        const QPointF at = list->visualRect(list->model()->index(1, 0)).center();
        QMouseEvent over(QEvent::MouseMove, at, list->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(list->viewport(), &over);
        QCOMPARE(map->scene().raised, map->placement().markerOf(1));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(list->viewport(), &leave);
        QVERIFY(!map->scene().raised);
        const QImage plain = list->viewport()->grab().toImage();
        Q_EMIT map->hovered(1);
        QVERIFY(list->viewport()->grab().toImage() != plain);
        Q_EMIT map->hovered(-1);
        QCOMPARE(list->viewport()->grab().toImage(), plain);
    }

    void aChosenDayShowsItsHours()
    {
        OddCenters odd;
        QVERIFY(odd.come());
        part<QComboBox>(odd.pane, "dayCombo")->setCurrentIndex(2);
        QCOMPARE(odd.hands.rows(), 1);
        QVERIFY(
            odd.hands.list()->model()->index(0, 0).data(CenterListModel::HoursRole).toString().startsWith(u"Tue "_s));
        QVERIFY(!part<QToolButton>(odd.pane, "saturdayFacet")->isChecked());
        part<QToolButton>(odd.pane, "saturdayFacet")->setChecked(true);
        QCOMPARE(part<QComboBox>(odd.pane, "dayCombo")->currentIndex(), 6);
        QCOMPARE(odd.hands.rows(), 0);
        part<QToolButton>(odd.pane, "saturdayFacet")->setChecked(false);
        QCOMPARE(odd.hands.rows(), 3);
    }

    void servicesNarrowTheList()
    {
        LiveService live;
        QByteArray centers = oddCenters;
        centers.replace(R"("distance":"9.5")",
                        R"("distance":"9.5","capabilities":["stat"],"supported_bill_types":["patient_bill"])");
        live.answer(byZip, 200, centers);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        auto *services = part<QToolButton>(pane, "featuresFacet");
        QVERIFY(!services->isEnabled());
        hands.searchZip(u"02108"_s, u"99"_s);
        QTRY_COMPARE(hands.rows(), 3);
        const auto actions = services->menu()->actions();
        QCOMPARE(actions.size(), 2);
        QCOMPARE(actions[1]->text(), u"Bills the patient"_s);
        actions[1]->trigger();
        QCOMPARE(hands.rows(), 1);
        QCOMPARE(services->accessibleName(), u"Services: 1"_s);
        actions[1]->trigger();
        QCOMPARE(hands.rows(), 3);
    }
};

LABDESK_TEST(tst_centersearch)
#include "tst_centersearch.moc"
