// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/payortablemodel.h"
#include "support/liveservice.h"
#include "support/remotestate.h"
#include "support/testmain.h"
#include "views/payors/payorsearchfields.h"
#include "views/payors/payorspane.h"
#include "widgets/chiplabel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr auto searchPath = "/v3/insurance/search/payor";

const QByteArray twoOfOneName = R"([
  {"code":"NHCCP","name":"Northfield Health Community Plan","aliases":["NHC Community Plan","NHC Community Plan","NHCP Medicaid"],
   "org_address":{"first_line":"PO Box 5290","second_line":null,"city":"Phoenix","state":"AZ","zip":"85038","country":"US"},"source":"team"},
  {"payor_code":"NHCCM","name":"Northfield Health Community Plan","aliases":[],
   "org_address":{"first_line":"1 Main St","second_line":"","city":"Jackson","state":"MS","zip":"39201","country":"US"}}])";

QByteArray payorNamed(const QByteArray &code, const QByteArray &name)
{
    return R"({"payor_code":")" + code + R"(","name":")" + name + R"(","aliases":[]})";
}

/// The list of all payors, once; searches are answered.
void refuseTheList(LiveService &live)
{
    live.faultInjector().set({{.method = "GET", .pathPrefix = searchPath, .times = 1, .status = 422, .body = "{}"}});
}

} // namespace

class tst_payorspane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void searchesWhileTyping()
    {
        LiveService live;
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800); // list and detail side by side
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTRY_VERIFY(table->isVisible());
        const int all = table->model()->rowCount();
        QTest::keyClicks(search, u"b"_s);
        QVERIFY(table->model()->rowCount() > 1 && table->model()->rowCount() < all);
        QTest::keyClicks(search, u"lue"_s);
        QVERIFY(table->model()->rowCount() > 0);
        QVERIFY(!part<QLabel>(pane, "payorCodeLabel")->isVisible()); // Bluecrest of fifty states
        QTest::keyClicks(search, u" crescent"_s);
        QCOMPARE(live.faultInjector().requestCount("GET", searchPath), 1);
        QVERIFY(part<QLabel>(pane, "payorCodeLabel")->isVisible()); // the first one is shown at once
    }

    void asksTheServiceWhileTypingWhereItListsNobody()
    {
        LiveService live;
        refuseTheList(live);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTRY_VERIFY(resultPage(pane, "idlePage")->isVisible());
        QTest::keyClicks(search, u"b"_s);
        QVERIFY(resultPage(pane, "idlePage")->isVisible());
        QTest::keyClicks(search, u"lue"_s);
        QTRY_VERIFY(part<QTableView>(pane, "payorsTable")->isVisible());
        QCOMPARE(live.faultInjector().requestCount("GET", searchPath), 2);
        QVERIFY(part<QLabel>(pane, "footLabel")->text().endsWith(u"sorted by best match"_s));
    }

    void anIdIsSentAsAPlainKeyboardTypesIt()
    {
        const PayorSearchFields fields;
        auto *clearinghouse = qobject_cast<QComboBox *>(fields.edit(PayorSearchFields::Field::Clearinghouse));
        auto *payorId = qobject_cast<QLineEdit *>(fields.edit(PayorSearchFields::Field::PayorId));
        payorId->setText(u"\u2068\uff16\u0660\u06605\u20114 \u2069"_s);
        QCOMPARE(fields.query().providerPayorId, u"6005-4"_s);
        clearinghouse->setEditText(u"\u200eavai\u200dlity\u00a0"_s);
        QCOMPARE(fields.query().clearinghouse, u"availity"_s);
    }

    void searchesByClearinghouseAndPayorId()
    {
        LiveService live;
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800); // list and detail side by side
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTest::keyClicks(search, u"health"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        const int anywhere = table->model()->rowCount();
        part<QComboBox>(pane, "clearinghouseCombo")->setCurrentText(u"availity"_s);
        pane.reload();
        QTRY_VERIFY(table->model()->rowCount() < anywhere && table->model()->rowCount() > 0);

        part<QComboBox>(pane, "clearinghouseCombo")->setCurrentIndex(0);
        QTest::keyClicks(part<QLineEdit>(pane, "payorIdEdit"), u"no-such-id"_s);
        QTest::keyClick(part<QLineEdit>(pane, "payorIdEdit"), Qt::Key_Return);
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        auto *button = part<QPushButton>(*resultPage(pane, "emptyPage"), "emptyButton");
        QCOMPARE(button->text(), u"Show %1 without the ID"_s.arg(anywhere));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(table->model()->rowCount(), anywhere);
        QVERIFY(part<QLineEdit>(pane, "payorIdEdit")->text().isEmpty());

        pane.searchFor({u"zzzz"_s, {}, {}});
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(search->text().isEmpty());
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > anywhere); // everybody, to look through
    }

    void offersNamesThatAreWrittenAlike()
    {
        LiveService live;
        refuseTheList(live);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        pane.searchFor({u"bluecrest"_s, {}, {}});
        QTRY_VERIFY(table->model()->rowCount() > 0 && !session->payors().isLocal());
        live.answer(searchPath, 200, "[]"); // a service that searches otherwise
        pane.searchFor({u"blucrest"_s, {}, {}});
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        auto *found = part<QPushButton>(pane, "nearestPayorButton");
        QVERIFY2(found->isVisible() && found->text().contains(u"Bluecrest"_s), qPrintable(found->text()));
        live.faultInjector().clear();
        QTest::mouseClick(found, Qt::LeftButton);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
    }

    void comparesTwo()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        pane.searchFor({u"north"_s, {}, {}});
        QTRY_COMPARE(table->model()->rowCount(), 2);
        table->setCurrentIndex(table->model()->index(0, 0));
        part<QPushButton>(pane, "comparePayorButton")->click();
        auto *message = part<QWidget>(pane, "comparingMessage");
        auto *group = part<QWidget>(pane, "comparisonGroup");
        QVERIFY(message->isVisible() && !group->isVisible()); // the other one is to be chosen
        table->setCurrentIndex(table->model()->index(1, 0));
        QVERIFY(group->isVisible());
        QVERIFY(allWordsOf(*group).contains(u"Selected"_s) && allWordsOf(*group).contains(u"Compared with"_s));
        for (const char *told : {"aliasesGroup", "recordGroup", "namesakesMessage"})
            QVERIFY2(!part<QWidget>(pane, told)->isVisible(), told); // once is enough
        QCOMPARE(part<QLabel>(pane, "comparedNameVerdict")->text(), u"same"_s);
        QCOMPARE(part<QLabel>(pane, "comparedCodeOne")->text(), u"NHCCM"_s);
        QCOMPARE(part<QLabel>(pane, "comparedCodeOther")->text(), u"NHCCP"_s);
        QCOMPARE(part<QLabel>(pane, "comparedCodeVerdict")->text(), u"differs"_s);
        QCOMPARE(part<QLabel>(pane, "comparedAliasesOne")->text(), u"none"_s);
        part<QPushButton>(*message, "messageButton")->click();
        QVERIFY(!message->isVisible() && !group->isVisible());
    }

    void showsThePayorOfAnInsuranceRecord()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        pane.searchForCode(u"NHCCM"_s, u"Northfield Health Community Plan"_s);
        QTRY_COMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCM"_s); // the second of two of that name
        QCOMPARE(part<QLineEdit>(pane, "searchEdit")->text(), u"Northfield Health Community Plan"_s);
        pane.searchForCode(u"NHCCP"_s, {});
        QCOMPARE(part<QLineEdit>(pane, "searchEdit")->text(), u"Northfield Health Community Plan"_s);
        QTRY_COMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCP"_s);
    }

    void showsOnePayorInFull()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        QSignalSpy toasts(&pane, &Pane::toastRequested);
        pane.resize(1200, 800); // list and detail side by side
        pane.show();
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTest::keyClicks(search, u"nhc comm"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCP"_s);
        QCOMPARE(part<QLabel>(pane, "payorNameLabel")->text(), u"Northfield Health Community Plan"_s);
        QCOMPARE(part<QLabel>(pane, "payorAddressLabel")->text(), u"PO Box 5290\nPhoenix AZ 85038, US"_s);
        QTRY_VERIFY(part<QWidget>(pane, "namesakesMessage")->isVisible());
        QVERIFY(allWordsOf(pane).contains(u"NHCCM in Jackson, MS"_s));
        QCOMPARE(part<QWidget>(pane, "aliasesGroup")->findChildren<QToolButton *>(u"copyAliasButton"_s).size(), 2);

        part<QPushButton>(pane, "copyCodeButton")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"NHCCP"_s);
        QCOMPARE(toasts.count(), 1);

        auto *table = part<QTableView>(pane, "payorsTable");
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCM"_s);
    }

    void goesBackToTheOrderOfTheService()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800); // list and detail side by side
        pane.show();
        QTest::keyClicks(part<QLineEdit>(pane, "searchEdit"), u"north"_s);
        auto *table = part<QTableView>(pane, "payorsTable");
        QTRY_COMPARE(columnOf(table, 0), (QStringList{u"NHCCP"_s, u"NHCCM"_s}));
        auto *other = part<QPushButton>(pane, "otherOrderButton");
        auto *foot = part<QLabel>(pane, "footLabel");
        table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
        QCOMPARE(columnOf(table, 0), (QStringList{u"NHCCM"_s, u"NHCCP"_s}));
        QCOMPARE(foot->text(), u"2 of 2 payor(s)"_s);
        other->click();
        QCOMPARE(columnOf(table, 0), (QStringList{u"NHCCP"_s, u"NHCCM"_s}));
        QCOMPARE(foot->text(), u"2 of 2 payor(s), sorted by best match"_s);
        other->click();
        QCOMPARE(foot->text(), u"2 of 2 payor(s), in original order"_s);
        other->click();
        QCOMPARE(foot->text(), u"2 of 2 payor(s), sorted by best match"_s);
    }

    void aNewSearchBeginsWithTheBestMatchWhateverTheOrderWas()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *foot = part<QLabel>(pane, "footLabel");
        pane.searchFor({u"north"_s, {}, {}});
        QTRY_COMPARE(table->model()->rowCount(), 2);
        const auto sort = [&] { table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder); };
        sort();
        QCOMPARE(foot->text(), u"2 of 2 payor(s)"_s);
        pane.searchFor({u"north health"_s, {}, {}});
        QTRY_VERIFY(foot->text().endsWith(u"sorted by best match"_s));
        sort();
        pane.searchFor({u"north health"_s, u"stedi"_s, {}}); // the same words elsewhere
        QTRY_VERIFY(foot->text().endsWith(u"sorted by best match"_s));
    }

    void narrowsByState()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *state = part<QComboBox>(pane, "stateCombo");
        pane.searchFor({u"north"_s, {}, {}});
        QTRY_COMPARE(columnOf(table, 0), (QStringList{u"NHCCP"_s, u"NHCCM"_s}));
        QCOMPARE(state->count(), 3);
        state->setCurrentText(u"MS"_s);
        QCOMPARE(columnOf(table, 0), QStringList{u"NHCCM"_s});
        QCOMPARE(live.faultInjector().requestCount("GET", searchPath), 1);
        const QVariantMap kept = pane.viewState();
        PayorsPane again(*session);
        again.restoreViewState(kept);
        QCOMPARE(columnOf(part<QTableView>(again, "payorsTable"), 0), QStringList{u"NHCCM"_s});
        pane.fields().clear();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(state->currentIndex(), 0);
    }

    void beginsInTheStateOfARecordWherePayorsAreSearchedByName()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *state = part<QComboBox>(pane, "stateCombo");
        pane.searchForCode(u"OTHER"_s, u"Northfield Health"_s, u"MS"_s);
        QTRY_COMPARE(columnOf(table, 0), QStringList{u"NHCCM"_s});
        QCOMPARE(state->currentText(), u"MS"_s);
        pane.searchForCode(u"OTHER"_s, u"Northfield Health"_s, u"TX"_s);
        QTRY_VERIFY(resultPage(pane, "emptyPage")->isVisible());
        QVERIFY(allWordsOf(*resultPage(pane, "emptyPage")).contains(u"No payor found in TX"_s));
        part<QPushButton>(*resultPage(pane, "emptyPage"), "emptyButton")->click();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        pane.searchForCode(u"NHCCP"_s, u"Northfield Health"_s, u"MS"_s); // that one is known, wherever it is
        QTRY_COMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NHCCP"_s);
        QCOMPARE(state->currentIndex(), 0);
    }

    void aPayorThatALinkDidNotFindIsNotSelectedInAnotherSearch_data()
    {
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("that is typed") << true;
        QTest::newRow("that a page offers") << false;
    }
    void aPayorThatALinkDidNotFindIsNotSelectedInAnotherSearch()
    {
        QFETCH(bool, isTyped);
        LiveService live;
        live.answer(searchPath, 422, "{}");
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        pane.searchForCode(u"FAR"_s, u"Federal Aid"_s);
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        live.answer(searchPath, 200,
                    '[' + payorNamed("FAR", "Federal Aid Northfield") + ',' + payorNamed("NEAR", "Northfield") + ']');
        auto *search = part<QLineEdit>(pane, "searchEdit");
        search->selectAll();
        if (isTyped)
            QTest::keyClicks(search, u"north"_s);
        else
            pane.searchFor({u"north"_s, {}, {}});
        QTRY_COMPARE(columnOf(part<QTableView>(pane, "payorsTable"), 0), (QStringList{u"NEAR"_s, u"FAR"_s}));
        QCOMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), u"NEAR"_s);
    }

    void aRowIsAsHighAsItsLines()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        pane.searchFor({u"nhc community"_s, {}, {}});
        QTRY_COMPARE(columnOf(table, 0), (QStringList{u"NHCCP"_s, u"NHCCM"_s}));
        QVERIFY(!table->model()->index(0, 1).data(PayorTableModel::AliasLineRole).toString().isEmpty());
        QVERIFY(table->model()->index(1, 1).data(PayorTableModel::AliasLineRole).toString().isEmpty());
        QVERIFY(table->rowHeight(1) < table->rowHeight(0));
    }

    void theCodeIsCopiedWhereTheMouseIs()
    {
        LiveService live;
        live.answer(searchPath, 200, twoOfOneName);
        const auto session = live.session();
        PayorsPane pane(*session);
        QSignalSpy toasts(&pane, &Pane::toastRequested);
        pane.resize(1200, 800);
        pane.show();
        auto *table = part<QTableView>(pane, "payorsTable");
        pane.searchFor({u"north"_s, {}, {}});
        QTRY_COMPARE(table->model()->rowCount(), 2);
        auto *copy = part<QToolButton>(*table->viewport(), "copyButton");
        QVERIFY(!copy->isVisible());
        QTest::mouseMove(table->viewport(), table->visualRect(table->model()->index(1, 2)).center());
        QTRY_VERIFY(copy->isVisible());
        QVERIFY(table->visualRect(table->model()->index(1, 0)).contains(copy->geometry()));
        QTest::mouseClick(copy, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"NHCCM"_s);
        QCOMPARE(toasts.count(), 1);
    }

    void theClosestStandFirstWithTheReason()
    {
        LiveService live;
        live.answer(searchPath, 200,
                    R"([{"payor_code":"FAR","name":"Federal Aid Northfield","aliases":[]},)"
                    R"({"payor_code":"NEAR","name":"Northfield","aliases":["NF Mutual"]}])");
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTest::keyClicks(search, u"north"_s);
        auto *table = part<QTableView>(pane, "payorsTable");
        QTRY_COMPARE(columnOf(table, 0), (QStringList{u"NEAR"_s, u"FAR"_s}));
        QCOMPARE(part<ChipLabel>(pane, "payorReasonLabel")->chip().text, u"Name starts with your search"_s);
        part<QPushButton>(pane, "otherOrderButton")->click();
        QCOMPARE(columnOf(table, 0), (QStringList{u"FAR"_s, u"NEAR"_s}));
        const QVariantMap kept = pane.viewState();
        PayorsPane again(*session);
        again.restoreViewState(kept);
        QCOMPARE(columnOf(part<QTableView>(again, "payorsTable"), 0), (QStringList{u"FAR"_s, u"NEAR"_s}));
    }

    void saysHowItFoundSomething()
    {
        LiveService live;
        refuseTheList(live);
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800);
        pane.show();
        auto *message = part<QWidget>(pane, "insteadMessage");
        pane.searchFor({u"everwell insurance company"_s, {}, {}});
        QTRY_VERIFY(message->isVisible());
        QVERIFY(allWordsOf(pane).contains(u"Showing results for “everwell”."_s));
        pane.searchFor({u"medicaid"_s, {}, {}});
        QTRY_VERIFY(!message->isVisible());
        pane.searchFor({u"everwel1 of nowhere"_s, {}, {}});
        QTRY_VERIFY(message->isVisible());
        QVERIFY(allWordsOf(pane).contains(u"No payor matches all search terms. Showing similar names."_s));
    }

    void nobodyIsChosenWhoMayBeAnotherOne()
    {
        LiveService live;
        live.answer(searchPath, 200,
                    R"([{"payor_code":"ONE","name":"Keystone Insurance","aliases":[]},)"
                    R"({"payor_code":"TWO","name":"Harbor Mutual Insurance","aliases":[]}])");
        const auto session = live.session();
        PayorsPane pane(*session);
        QSignalSpy toasts(&pane, &Pane::toastRequested);
        pane.resize(1200, 800);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto *table = part<QTableView>(pane, "payorsTable");
        auto *search = part<QLineEdit>(pane, "searchEdit");
        const auto isChosen
            = [&](int row) { return table->selectionModel()->isSelected(table->model()->index(row, 0)); };
        pane.searchFor({u"keystone insurance"_s, {}, {}});
        QTRY_VERIFY(isChosen(0));
        pane.searchFor({u"insurance"_s, {}, {}});
        QTRY_VERIFY(hasCome(session->payors().state()));
        QVERIFY(!isChosen(0) && !isChosen(1)); // who was chosen for other words is not either
        QVERIFY(!part<QPushButton>(pane, "copyCodeButton")->isVisible());

        QGuiApplication::clipboard()->setText(u"before"_s);
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY2(toasts.back().front().toString().startsWith(u"Nothing was copied."_s),
                 qPrintable(toasts.back().front().toString()));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(part<QPushButton>(pane, "copyCodeButton")->isVisible());
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(QStringList({u"ONE"_s, u"TWO"_s}).contains(QGuiApplication::clipboard()->text()));
        const QString kept = QGuiApplication::clipboard()->text();
        table->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder); // in another order it is still chosen
        QCOMPARE(part<QLabel>(pane, "payorCodeLabel")->text(), kept);
        QVERIFY(part<QLabel>(pane, "payorCodeLabel")->isVisible());
    }

    void whereSeveralFitNoneIsChosenAndThatIsSaid_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said"); // empty: one is chosen
        QTest::addColumn<int>("width");
        const QString two = u"2 payor(s) match your search. Select the right one in the list."_s;
        QTest::newRow("one name twice") << u"northfield health community plan"_s << two << 1200;
        QTest::newRow("one name twice, and no room for the detail")
            << u"northfield health community plan"_s << two << 500;
        QTest::newRow("a company's plan where the state's own isn't listed")
            << u"guam medicaid"_s
            << u"The best match may not be the right payor. Check it before you select it in the list."_s << 1200;
        QTest::newRow("not all words")
            << u"northfield dental"_s
            << u"No payor matches all search terms. If you see the right one, select it in the list."_s << 1200;
        QTest::newRow("an alias of one of them") << u"nhcp medicaid"_s << QString() << 1200;
    }
    void whereSeveralFitNoneIsChosenAndThatIsSaid()
    {
        QFETCH(QString, words);
        QFETCH(QString, said);
        QFETCH(int, width);
        LiveService live;
        QByteArray payors = twoOfOneName;
        payors.chop(1);
        live.answer(searchPath, 200, payors + ',' + payorNamed("GUHAR", "Harbor Care Guam Medicaid") + ']');
        const auto session = live.session();
        PayorsPane pane(*session);
        QSignalSpy toasts(&pane, &Pane::toastRequested);
        pane.resize(width, 800);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto *search = part<QLineEdit>(pane, "searchEdit");
        auto *table = part<QTableView>(pane, "payorsTable");
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QTest::keyClicks(search, words);
        QTest::keyClick(search, Qt::Key_Return);
        const bool isOne = said.isEmpty();
        QCOMPARE(table->selectionModel()->hasSelection(), isOne);
        QCOMPARE(part<QPushButton>(pane, "copyCodeButton")->isVisible(), isOne);
        const bool hasDetail = width == 1200;
        QCOMPARE(toasts.count(), isOne || hasDetail ? 0 : 1);
        QCOMPARE(allWordsOf(pane).contains(u"no clear match"_s), !isOne);
        if (isOne)
            return;
        if (!hasDetail) {
            QCOMPARE(toasts.front().front().toString(), said);
            return;
        }
        QVERIFY(allWordsOf(*part<QWidget>(pane, "detailStack")).contains(said));
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Space); // it is a person's to choose
        QVERIFY(part<QPushButton>(pane, "copyCodeButton")->isVisible());
    }

    void enterOpensThePayorInEveryLayout_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("payors"); // so many are searched here; none: by the service
        QTest::newRow("side by side") << 1200 << 3;
        QTest::newRow("one behind the other") << 500 << 3;
        QTest::newRow("one behind the other, searched in another thread") << 500 << 3'001;
        QTest::newRow("one behind the other, searched by the service") << 500 << 0;
    }
    void enterOpensThePayorInEveryLayout()
    {
        QFETCH(int, width);
        QFETCH(int, payors);
        LiveService live;
        if (payors > 0) {
            QByteArrayList all{payorNamed("AZMCD", "Medicaid of Arizona")};
            while (all.size() < payors)
                all += payorNamed("P" + QByteArray::number(all.size()), "Everwell " + QByteArray::number(all.size()));
            live.answer(searchPath, 200, '[' + all.join(',') + ']');
        } else {
            refuseTheList(live);
        }
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(width, 700);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto *search = part<QLineEdit>(pane, "searchEdit");
        QTRY_VERIFY(payors > 0 ? session->payors().isLocal() : resultPage(pane, "idlePage")->isVisible());
        search->setFocus();
        QTest::keyClicks(search, u"arizna medicad"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(part<QPushButton>(pane, "copyCodeButton")->isVisible());
        QVERIFY(part<QLabel>(pane, "payorNameLabel")->text().contains(u"Arizona"_s));
        if (width > 1000)
            return;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // and back
        QTRY_VERIFY(part<QTableView>(pane, "payorsTable")->isVisible());
        QVERIFY(!part<QPushButton>(pane, "copyCodeButton")->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // from the list as well
        QVERIFY(part<QPushButton>(pane, "copyCodeButton")->isVisible());
    }

    void saysWhyThereIsNothingAndRecovers()
    {
        LiveService live;
        live.answer(searchPath, 503, "busy", "text/plain");
        const auto session = live.session();
        PayorsPane pane(*session);
        pane.resize(1200, 800); // list and detail side by side
        pane.show();
        QTest::keyClicks(part<QLineEdit>(pane, "searchEdit"), u"blue"_s);
        QTRY_VERIFY(resultPage(pane, "errorPage")->isVisible());
        live.faultInjector().clear();
        QTest::mouseClick(part<QPushButton>(*resultPage(pane, "errorPage"), "retryButton"), Qt::LeftButton);
        QTRY_VERIFY(part<QTableView>(pane, "payorsTable")->isVisible());
    }
};

LABDESK_TEST(tst_payorspane)
#include "tst_payorspane.moc"
