// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/command.h"
#include "views/users/filter/userfilteredit.h"
#include "views/users/list/userlistpane.h"
#include "widgets/inlinemessage.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScopeGuard>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr int viewedZone = 4;
constexpr int viewedBirthDate = 5;

/// The list with its menu of saved views.
struct ViewsStage : UsersStage
{
    ViewsStage() : UsersStage(30) { }

    QString shownFilter() const { return part<UserListPane>(*pane, "userListPane")->filter(); }
    UserFilterEdit *filter() const { return part<UserFilterEdit>(*pane, "filterEdit"); }
    QMenu *menu() const
    {
        auto *menu = part<QToolButton>(*pane, "savedViewsButton")->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }
    void trigger(const char *action) const { part<QAction>(*menu(), action)->trigger(); }
    /// Opens the dialog by its entry and types a name.
    QDialog *named(const QString &name, const char *action = "saveViewAction") const
    {
        trigger(action);
        QDialog *opened = dialog("userViewDialog");
        part<QLineEdit>(*opened, "viewNameEdit")->setText(name);
        return opened;
    }
    void save(const QString &name) const
    {
        part<QPushButton>(*named(name), "actionButton")->click();
        QTRY_VERIFY(!dialog("userViewDialog"));
    }
    std::optional<Command> command(const QString &id) const
    {
        for (const Command &one : pane->commands())
            if (one.id == id)
                return one;
        return std::nullopt;
    }
};

} // namespace

class tst_userviews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aViewBringsBackFilterOrderAndColumns()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.filter()->setText(u"tz:any"_s);
        stage.table()->sortByColumn(viewedZone, Qt::AscendingOrder);
        stage.table()->setColumnHidden(viewedBirthDate, false);
        stage.table()->setColumnWidth(0, 233);
        stage.table()->horizontalHeader()->moveSection(0, 2);
        stage.save(u"By zone"_s);
        QVERIFY(stage.toasted(u"Saved the view “By zone”."_s));

        stage.filter()->clear();
        stage.table()->sortByColumn(0, Qt::DescendingOrder);
        part<QAction>(*stage.pane, "resetColumnsAction")->trigger();
        QVERIFY(stage.table()->isColumnHidden(viewedBirthDate));
        QCOMPARE(stage.table()->horizontalHeader()->visualIndex(0), 0);
        QCOMPARE(stage.table()->horizontalHeader()->sortIndicatorSection(), 0);

        stage.trigger("savedView0Action");
        QCOMPARE(stage.shownFilter(), u"tz:any"_s);
        QCOMPARE(stage.table()->horizontalHeader()->sortIndicatorSection(), viewedZone);
        QCOMPARE(stage.table()->horizontalHeader()->sortIndicatorOrder(), Qt::AscendingOrder);
        QVERIFY(!stage.table()->isColumnHidden(viewedBirthDate));
        QCOMPARE(stage.table()->horizontalHeader()->visualIndex(0), 2);
        QCOMPARE(stage.table()->columnWidth(0), 233);
    }

    void theViewsOfTheProgramFilterAndLeaveTheRest()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.table()->sortByColumn(0, Qt::AscendingOrder);
        const QStringList filters = {u"pii:yes"_s, u"src:none"_s, u"tz:none"_s, u"ingest:ended"_s};
        for (int i = 0; i < filters.size(); ++i) {
            stage.trigger(qPrintable(u"builtInView%1Action"_s.arg(i)));
            QCOMPARE(stage.shownFilter(), filters[i]);
            QVERIFY(stage.filter()->problems().empty());
        }
        QCOMPARE(stage.table()->horizontalHeader()->sortIndicatorSection(), 0);
    }

    void aFilterThatMayNameAPersonIsHiddenInPrivacyMode_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("an email address") << u"-jo@example.com"_s << true;
        QTest::newRow("a word, which may be a name") << u"client"_s << true;
        QTest::newRow("a client ID") << u"tz:any client:client-"_s << true;
        QTest::newRow("nobody") << u"tz:any"_s << false;
    }
    void aFilterThatMayNameAPersonIsHiddenInPrivacyMode()
    {
        QFETCH(QString, filter);
        QFETCH(bool, isHidden);
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        privacy::setPrivacyMode(true);
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.filter()->setText(filter);
        QDialog *dialog = stage.named(u"Mine"_s);
        const QString shown = isHidden ? privacy::masked() : filter;
        QCOMPARE(part<QLabel>(*dialog, "viewFilterLabel")->text(), shown);
        part<QPushButton>(*dialog, "actionButton")->click();
        QCOMPARE(part<QAction>(*stage.menu(), "savedView0Action")->toolTip(), shown);
        QCOMPARE(stage.command(u"user.view.Mine"_s)->detail, shown);
        part<QAction>(*stage.pane, "exportUsersAction")->trigger();
        QDialog *exporting = stage.dialog("exportDialog");
        QCOMPARE(part<QLabel>(*exporting, "exportWhomLabel")->text().contains(filter), !isHidden);
        exporting->reject();
        stage.filter()->remember();
        stage.filter()->clear();
        stage.filter()->setFocus();
        QTest::keyClick(stage.filter(), Qt::Key_Up);
        QStringList recent;
        if (stage.filter()->isListOpen())
            for (const Suggestion &row : stage.filter()->suggestions()->rows())
                recent += row.text;
        QCOMPARE(recent, isHidden ? QStringList() : QStringList{filter});
        stage.trigger("savedView0Action"); // and it filters by it
        QCOMPARE(stage.shownFilter(), filter);
    }

    void whatIsNotWrittenIsSaidBefore()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.filter()->setText(u"src:oura"_s);
        QDialog *dialog = stage.named(u"Fine"_s);
        auto *passing = part<InlineMessage>(*dialog, "viewPassingMessage");
        QVERIFY(!passing->isVisibleTo(dialog));
        part<QLineEdit>(*dialog, "viewNameEdit")->setText(u"jo@example.com"_s);
        QVERIFY(passing->isVisibleTo(dialog));
        QVERIFY(allWordsOf(*passing).contains(u"name looks like"_s));
        dialog->reject();
        QTRY_VERIFY(!stage.dialog("userViewDialog"));

        stage.filter()->setText(u"smith"_s);
        dialog = stage.named(u"Passing"_s);
        passing = part<InlineMessage>(*dialog, "viewPassingMessage");
        QVERIFY(passing->isVisibleTo(dialog));
        part<QPushButton>(*dialog, "actionButton")->click();
        QVERIFY(part<QAction>(*stage.menu(), "savedView0Action")->text().contains(u"this session only"_s));
    }

    void aNameIsNeededAndOneThatIsTakenIsReplaced()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.save(u"One"_s);
        stage.filter()->setText(u"tz:none"_s);
        QDialog *dialog = stage.named(u"  "_s);
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        part<QLineEdit>(*dialog, "viewNameEdit")->setText(u" One "_s);
        QVERIFY(part<InlineMessage>(*dialog, "viewReplacesMessage")->isVisibleTo(dialog));
        part<QPushButton>(*dialog, "actionButton")->click();
        QCOMPARE(stage.session->bookmarks().views().size(), size_t(1));
        QCOMPARE(stage.session->bookmarks().view(u"One"_s)->filter, u"tz:none"_s);
    }

    void aViewIsRenamedReplacedAndDeletedWithUndo()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.save(u"One"_s);
        stage.save(u"Two"_s);
        QDialog *dialog = stage.named(u"Two"_s, "renameViewMenu0Action");
        QVERIFY2(!part<QPushButton>(*dialog, "actionButton")->isEnabled(), "Two is another's name");
        part<QLineEdit>(*dialog, "viewNameEdit")->setText(u"First"_s);
        part<QPushButton>(*dialog, "actionButton")->click();
        UserBookmarks &marked = stage.session->bookmarks();
        QVERIFY(marked.view(u"First"_s) && !marked.view(u"One"_s));

        stage.filter()->setText(u"src:none"_s);
        stage.trigger("replaceViewMenu0Action");
        QCOMPARE(marked.view(u"First"_s)->filter, u"src:none"_s);
        stage.toasts.back().run();
        QCOMPARE(marked.view(u"First"_s)->filter, QString());

        stage.trigger("deleteViewMenu0Action");
        QVERIFY(!marked.view(u"First"_s));
        QCOMPARE(stage.toasts.back().action, u"Undo"_s);
        stage.toasts.back().run();
        QCOMPARE(marked.views().front().name, u"First"_s);
    }

    void viewsAreCommandsToo()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        stage.filter()->setText(u"src:none"_s);
        stage.save(u"Nothing connected"_s);
        stage.filter()->clear();
        const auto command = stage.command(u"user.view.Nothing connected"_s);
        QVERIFY(command);
        QCOMPARE(command->title, u"View: Nothing connected"_s);
        command->run();
        QCOMPARE(stage.shownFilter(), u"src:none"_s);
        QVERIFY(stage.command(u"user.view.brought0"_s));
        stage.command(u"user.saveView"_s)->run();
        QVERIFY(stage.dialog("userViewDialog"));
    }

    void aUserIsPinnedInTheRowMenuAndByCommand()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        const auto openMenu = [&] {
            stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
            Q_EMIT stage.table()->customContextMenuRequested(
                stage.table()->visualRect(stage.table()->currentIndex()).center());
            return part<QMenu>(*stage.pane, "userRowMenu");
        };
        const QString name = stage.table()->model()->index(0, 0).data().toString();
        QMenu *menu = openMenu();
        QCOMPARE(part<QAction>(*menu, "pinAction")->text(), u"&Pin"_s);
        part<QAction>(*menu, "pinAction")->trigger();
        delete menu;
        UserBookmarks &marked = stage.session->bookmarks();
        QCOMPARE(marked.pinned().size(), size_t(1));
        QCOMPARE(marked.nameOf(marked.pinned().front()), name);
        QVERIFY(stage.toasted(u"Pinned %1."_s.arg(name)));
        menu = openMenu();
        QCOMPARE(part<QAction>(*menu, "pinAction")->text(), u"Un&pin"_s);
        delete menu;
        stage.toasts.back().run();
        QVERIFY(marked.pinned().empty());

        QVERIFY(stage.openExample());
        const auto pin = stage.command(u"user.pin"_s);
        QCOMPARE(pin->title, u"Pin user"_s);
        pin->run();
        QCOMPARE(marked.pinned().front().text(), stage.live.examples().userId);
        QCOMPARE(stage.command(u"user.pin"_s)->title, u"Unpin user"_s);
        QCOMPARE(marked.recent().front().text(), stage.live.examples().userId);
    }

    void chartsAreInTheMenuOfTheList()
    {
        ViewsStage stage;
        QTRY_COMPARE(stage.rows(), 30);
        part<QAction>(*stage.pane, "chartsAction")->trigger();
        QVERIFY(stage.dialog("userChartsDialog"));
    }
};

LABDESK_TEST(tst_userviews)
#include "tst_userviews.moc"
