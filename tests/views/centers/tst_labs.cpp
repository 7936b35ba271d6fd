// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "models/centerlistmodel.h"
#include "support/centerhands.h"
#include "support/testmain.h"
#include "widgets/inlinemessage.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// An answer with one center of this lab.
QByteArray fromLab(qint64 lab, const QByteArray &slug)
{
    return R"({"lab_id":)" + QByteArray::number(lab) + R"(,"slug":")" + slug
        + R"(","patient_service_centers":[{"metadata":{"name":"One","hours":null},"distance":"3.5"}]})";
}

} // namespace

/// Labs by name: chosen, learned, all of them at once.
class tst_labs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLabIsChosenByNameOrNumber_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("lab");
        QTest::newRow("by its name as it is listed") << u"Quality Labs (31)"_s << qint64(31);
        QTest::newRow("by its name") << u"quality labs"_s << qint64(31);
        QTest::newRow("by its slug") << u"moonlab"_s << qint64(99);
        QTest::newRow("by its number") << u"31"_s << qint64(31);
        QTest::newRow("by a number nobody has named") << u" 4711 "_s << qint64(4711);
        QTest::newRow("in Arabic-Indic digits") << u"٤٧١١"_s << qint64(4711);
        QTest::newRow("in Persian digits") << u"۴۷۱۱"_s << qint64(4711);
        QTest::newRow("in full-width digits") << u"４７１１"_s << qint64(4711);
        QTest::newRow("as it is listed, in full-width digits") << u"Quality Labs (３１)"_s << qint64(31);
        QTest::newRow("left empty") << QString() << qint64(0);
        QTest::newRow("by the words for the default") << u"Service default"_s << qint64(0);
    }
    void aLabIsChosenByNameOrNumber()
    {
        QFETCH(QString, typed);
        QFETCH(qint64, lab);
        LiveService live;
        const auto session = live.session();
        session->labs().setNames({{31, u"Quality Labs"_s}});
        session->labs().learn(99, u"moonlab"_s);
        CentersPane pane(*session);
        pane.show();
        CenterHands(pane).searchZip(u"85004"_s, typed);
        QVERIFY(session->centers().query());
        QCOMPARE(session->centers().query()->where, (std::variant<NearZip, NearOrder>(NearZip{u"85004"_s, lab})));
    }

    void aNameOfTwoLabsIsNotGuessed()
    {
        LiveService live;
        const auto session = live.session();
        session->labs().setNames({{31, u"Same"_s}, {32, u"Same"_s}});
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"85004"_s, u"same"_s);
        QVERIFY(hands.problem()->isVisible());
        hands.searchZip(u"85004"_s, u"Same (32)"_s);
        QCOMPARE(std::get<NearZip>(session->centers().query()->where).labId, 32);
    }

    void theServicesChoiceIsNamedAndLearned()
    {
        LiveService live;
        live.answer(byZip, 200, fromLab(27, "moonlab"));
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"85004"_s, {});
        QTRY_COMPARE(hands.rows(), 1);
        QCOMPARE(part<QLabel>(pane, "resultLabLabel")->text(), u"Moonlab (27)"_s);
        QCOMPARE(part<QComboBox>(pane, "labCombo")->currentText(), QString()); // still left to the service
        QCOMPARE(part<QComboBox>(pane, "labCombo")->itemText(1), u"Moonlab (27)"_s);
    }

    void aServiceWithoutADefaultSaysSo()
    {
        LiveService live;
        live.answer(byZip, 404, R"({"detail":"Lab not found."})");
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands(pane).searchZip(u"85004"_s, {});
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        QVERIFY(part<QLabel>(pane, "errorSentenceLabel")->text().contains(u"Choose a lab"_s));
    }

    void theLabOfAnOrderIsShownAndLearned()
    {
        LiveService live(60);
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(4);
        hands.searchOrder(QString(live.examples().orderId).replace(u'-', u'\u2011')); // as word processors write it
        QTRY_VERIFY(hands.rows() > 0);
        const auto &list = readyIn(session->centers().state())->value;
        auto *label = part<QLabel>(pane, "resultLabLabel");
        QVERIFY(label->isVisible());
        QVERIFY2(label->text().contains(u"(%1)"_s.arg(list.labId)), qPrintable(label->text()));
        QCOMPARE(session->labs().lab(list.labId).slug, list.labSlug);
        part<SegmentedControl>(pane, "modeSegment")->setCurrentIndex(0);
        QCOMPARE(part<QComboBox>(pane, "labCombo")->itemText(1), label->text());
    }

    void theRadiusCanBeLeftToTheService()
    {
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(0);
        hands.searchZip(live.examples().zip, QString::number(live.examples().labId));
        QTRY_VERIFY(hands.rows() > 0);
        QVERIFY(!session->centers().query()->radius);
        QCOMPARE(part<QLabel>(pane, "whereLabel")->text(), u"near "_s + live.examples().zip);
    }

    void allKnownLabsAreSearchedAndEachCenterNamesItsOwn()
    {
        LiveService live;
        const auto session = live.session();
        session->labs().learn(27, u"labcorp"_s);
        session->labs().learn(6, u"quest"_s);
        session->labs().setNames({{999, u"Gone Labs"_s}});
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        QCOMPARE(part<QComboBox>(pane, "labCombo")->itemText(1), u"All known labs"_s);
        part<SegmentedControl>(pane, "radiusSegment")->setCurrentIndex(4);
        hands.searchZip(live.examples().zip, u"All known labs"_s);
        QTRY_VERIFY(hands.rows() > 0);
        QCOMPARE(live.faultInjector().requestCount("GET", byZip), 3);
        QSet<QString> labs;
        for (int row = 0; row < hands.rows(); ++row) {
            const QModelIndex index = hands.list()->model()->index(row, 0);
            labs.insert(index.data(CenterListModel::LabRole).toString());
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(u"("_s));
        }
        QCOMPARE(labs, (QSet<QString>{u"Labcorp (27)"_s, u"Quest (6)"_s}));
        auto *lacking = part<InlineMessage>(pane, "failedLabsMessage");
        QVERIFY(lacking->isVisible());
        QVERIFY2(lacking->sentence().endsWith(u"Gone Labs (999): The service doesn’t recognize this lab."_s),
                 qPrintable(lacking->sentence()));
        hands.searchZip(live.examples().zip, u"27"_s);
        QTRY_VERIFY(!lacking->isVisible());
        QCOMPARE(hands.list()->model()->index(0, 0).data(CenterListModel::LabRole).toString(), QString());
    }

    void whatACenterDoesIsSaidInWords()
    {
        LiveService live;
        live.answer(byZip, 200, R"({"lab_id":27,"slug":"quest","patient_service_centers":[
            {"metadata":{"name":"One","hours":null,"website":"labs.acme.test/one"},"distance":"3.5",
             "capabilities":["stat","appointment_scheduling_with_lab","new_thing"],
             "supported_bill_types":["patient_bill","new_bill"]}]})");
        const auto session = live.session();
        CentersPane pane(*session);
        pane.show();
        CenterHands hands(pane);
        hands.searchZip(u"85004"_s, u"27"_s);
        QTRY_COMPARE(hands.rows(), 1);
        hands.list()->setCurrentIndex(hands.list()->model()->index(0, 0));
        QTRY_VERIFY(pane.findChild<QLabel *>(u"centerBillTypesLabel"_s));
        QCOMPARE(part<QLabel>(pane, "centerCapabilitiesLabel")->text(),
                 u"STAT testing, Appointments booked with the lab, New Thing"_s);
        QCOMPARE(part<QLabel>(pane, "centerBillTypesLabel")->text(), u"Bills the patient, New Bill"_s);
        QCOMPARE(part<QLabel>(pane, "centerWebsiteLabel")->text(), u"labs.acme.test/one"_s);
        QVERIFY(readyIn(session->centers().state())->drift.isEmpty()); // new members of open lists are none
    }

    void aRadiusOfTheAdministratorCanBeChosen()
    {
        known::Values values = known::builtIn();
        values.put(known::List::Radii, u"100"_s, {u"100"_s});
        known::use(values);
        LiveService live;
        const auto session = live.session();
        CentersPane pane(*session);
        known::use(known::builtIn());
        auto *radius = part<SegmentedControl>(pane, "radiusSegment");
        QCOMPARE(radius->count(), 6);
    }

    void whenNoneHasACenterTheLabsThatFailedAreNamedToo()
    {
        LiveService live;
        const auto session = live.session();
        session->labs().setNames({{27, u"Quality"_s}, {999, u"Gone Labs"_s}});
        CentersPane pane(*session);
        pane.show();
        CenterHands(pane).searchZip(u"85001"_s, u"All known labs"_s); // a post office box: nothing is near it
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        const QString words = allWordsOf(*resultPage(pane, "emptyPage"));
        QVERIFY2(words.contains(u"Gone Labs (999)"_s), qPrintable(words));
    }
};

LABDESK_TEST(tst_labs)
#include "tst_labs.moc"
