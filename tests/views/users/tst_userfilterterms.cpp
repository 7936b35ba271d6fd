// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userorder.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/users/filter/userfilterterms.h"
#include "views/users/list/userlistpane.h"

#include <QHeaderView>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// Terms of the filter that are shown in words beside the field.
class tst_userfilterterms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTermIsShownInWords_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("words");
        QTest::newRow("a source by its name") << u"src:=map_my_fitness"_s << u"Source: MapMyFitness"_s;
        QTest::newRow("a zone by its place") << u"tz:=America/Los_Angeles"_s << u"Time zone: Los Angeles"_s;
        QTest::newRow("none of a kind") << u"src:none"_s << u"No source"_s;
        QTest::newRow("a month") << u"created:2026-03"_s << u"Created: Mar 2026"_s;
        QTest::newRow("what is excluded") << u"-tz:none"_s << u"Not: No time zone"_s;
        QTest::newRow("a value in quotation marks") << u"client:=\"two words\""_s << u"Client ID: two words"_s;
        QTest::newRow("a part has no words of its own") << u"src:oura"_s << QString();
        QTest::newRow("nor has an age") << u"created:30d"_s << QString();
        QTest::newRow("nor a word") << u"oura"_s << QString();
        QTest::newRow("nor two terms") << u"src:none tz:none"_s << QString();
    }
    void aTermIsShownInWords()
    {
        QFETCH(QString, term);
        QTEST(formatFilterTerm(term), "words");
    }

    void aFilterIsPartedIntoTermsAndWhatIsTyped_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("terms");
        QTest::addColumn<QString>("typed");
        QTest::newRow("terms alone") << u"src:none tz:=America/Phoenix"_s
                                     << QStringList{u"src:none"_s, u"tz:=America/Phoenix"_s} << QString();
        QTest::newRow("between words") << u"anna src:none oura"_s << QStringList{u"src:none"_s} << u"anna oura"_s;
        QTest::newRow("not of a choice") << u"src:none OR tz:none"_s << QStringList() << u"src:none OR tz:none"_s;
        QTest::newRow("what is unfinished stays")
            << u"src:none created:2026-0"_s << QStringList{u"src:none"_s} << u"created:2026-0"_s;
        QTest::newRow("words alone stay as they are") << u"anna  oura "_s << QStringList() << u"anna  oura "_s;
    }
    void aFilterIsPartedIntoTermsAndWhatIsTyped()
    {
        QFETCH(QString, filter);
        const UserFilterParts parts = splitFilter(filter);
        QTEST(parts.terms, "terms");
        QTEST(parts.typed, "typed");
    }

    void chipsCountTheTeamAndFilterIt()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        auto *chip = part<QToolButton>(*stage.pane, "noSourceFilter");
        QTRY_VERIFY(chip->isVisible());
        const int without = chip->text().section(u' ', -1).toInt();
        QVERIFY(without > 0);
        chip->click();
        QTRY_COMPARE(stage.rows(), without);
        QVERIFY(chip->isChecked());
        QVERIFY(part<QLineEdit>(*stage.pane, "filterEdit")->text().isEmpty());
        QVERIFY2(!stage.pane->findChild<QToolButton *>(u"filterToken0Button"_s), "it stands there once");
        chip->click();
        QTRY_COMPARE(stage.rows(), 60);
    }

    void aChipIsWholeOrNotThere()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        QTRY_VERIFY(part<QToolButton>(*stage.pane, "noSourceFilter")->isVisible());
        auto *chips = part<QWidget>(*stage.pane, "userQuickFilters");
        int most = 0;
        for (int width = 150; width < 700; ++width) {
            chips->resize(width, chips->height());
            chips->layout()->activate();
            int shown = 0;
            for (const auto *chip : chips->findChildren<QToolButton *>()) {
                shown += chip->isVisible();
                QVERIFY2(shown < 2 || !chip->isVisible() || chip->width() >= chip->sizeHint().width(),
                         qPrintable(u"%1 at %2"_s.arg(chip->text()).arg(width)));
            }
            most = std::max(most, shown);
        }
        QVERIFY2(most > 1, "some have room at last");
    }

    void aSavedViewShowsItsTermsInWords()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        stage.pane->showFilter(u"client tz:=America/Phoenix"_s);
        QCOMPARE(part<QLineEdit>(*stage.pane, "filterEdit")->text(), u"client"_s);
        QCOMPARE(part<QToolButton>(*stage.pane, "filterToken0Button")->accessibleName(), u"Time zone: Phoenix"_s);
        QCOMPARE(part<UserListPane>(*stage.pane, "userListPane")->filter(), u"tz:=America/Phoenix client"_s);
        part<QToolButton>(*stage.pane, "filterToken0Button")->click();
        QCOMPARE(part<UserListPane>(*stage.pane, "userListPane")->filter(), u"client"_s);
    }

    void aHeadOffersItsMostFrequentValues()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        QHeaderView *header = stage.table()->horizontalHeader();
        const int column = int(UserColumn::Sources);
        Q_EMIT header->customContextMenuRequested({header->sectionViewportPosition(column) + 5, 5});
        auto *menu = part<QMenu>(*stage.pane, "headerMenu");
        const QList<QAction *> actions = menu->actions();
        QVERIFY(actions.size() > 4);
        QCOMPARE(actions.at(1)->text(), u"No source"_s);
        actions.at(1)->trigger();
        QVERIFY(part<QToolButton>(*stage.pane, "noSourceFilter")->isChecked());
        menu->close();
    }

    void severalWhoAreSelectedHaveABarOfActionsWhereThereIsNoDetail()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        auto *bar = part<QWidget>(*stage.pane, "userActionBar");
        stage.table()->selectAll();
        QVERIFY2(!bar->isVisible(), "the detail beside the list has them");
        stage.pane->resize(500, 800);
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(stage.label("actionBarCountLabel"), u"12 selected"_s);
        stage.click("barRefreshButton");
        QVERIFY(stage.dialog("newJobDialog"));
        part<QToolButton>(*stage.pane, "barClearButton")->click();
        QVERIFY(!bar->isVisible());
    }
};

LABDESK_TEST(tst_userfilterterms)
#include "tst_userfilterterms.moc"
