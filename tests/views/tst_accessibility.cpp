// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "spokentree.h"
#include "support/testmain.h"
#include "usersstage.h"
#include "views/activitypane.h"
#include "views/centermap.h"
#include "views/centerspane.h"
#include "views/connectionsdialog.h"
#include "views/coverscreen.h"
#include "views/countdownrow.h"
#include "views/environmentband.h"
#include "views/mainwindow.h"
#include "views/payorspane.h"
#include "views/preferencesdialog.h"
#include "views/providerspane.h"
#include "views/segmentedcontrol.h"
#include "views/sidebar.h"
#include "views/toast.h"
#include "views/windowcommands.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QRadioButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray spokenCanaries = R"({"id":"00000000-0000-4000-8000-0000000000c1","member_id":"CANARY-MEMBER",
  "payor_code":"HCC022","relationship":"Spouse","insured":{"first_name":"CANARYFIRST","last_name":"CANARYLAST",
  "gender":"CANARYGENDER","dob":"1971-02-03","email":"canary@example.com","phone_number":"+15550001111",
  "address":{"first_line":"12 CANARY ST","second_line":null,"city":"CANARYTON","state":"AZ","zip":"85004","country":"US"}},
  "company":{"name":"Northfield"},"group_id":"CANARY-GROUP"})";

using SceneCheck = std::function<void(QWidget &)>;

/// A pane of that kind on a service that answers as it does, or as it was told to.
template <class P>
struct SpokenPlace
{
    /// `refusal`: what everything is answered with, instead of an answer.
    explicit SpokenPlace(const QByteArray &refusal = {}) : session(live.session()), pane(*session)
    {
        if (!refusal.isEmpty())
            live.answer("/", 400, refusal);
        pane.resize(1240, 820);
        pane.show();
    }
    LiveService live;
    std::unique_ptr<Session> session;
    P pane;
};

void searchNearExample(CentersPane &pane, const service::ServiceExamples &examples)
{
    part<QLineEdit>(pane, "zipEdit")->setText(examples.zip);
    part<QComboBox>(pane, "labCombo")->setEditText(QString::number(examples.labId));
    part<QPushButton>(pane, "searchButton")->click();
}

bool comesTo(const QWidget &pane, RemoteStack::Page page, const char *stack = "resultStack")
{
    return QTest::qWaitFor([&] { return part<RemoteStack>(pane, stack)->page() == page; }, 20'000);
}

const QByteArray refusalBody = R"({"detail":"Internal error"})";

// Each shows one state and looks at it; false when the state did not come about.
using Scene = std::function<bool(const SceneCheck &)>;
using Page = RemoteStack::Page;

Scene ofUsers(int users, const std::function<bool(UsersStage &)> &arrange)
{
    return [users, arrange](const SceneCheck &check) {
        UsersStage stage(users);
        if (!arrange(stage))
            return false;
        check(*stage.pane);
        return true;
    };
}

template <class P>
Scene sceneOf(const std::function<bool(SpokenPlace<P> &)> &arrange, const QByteArray &refusal = {})
{
    return [arrange, refusal](const SceneCheck &check) {
        SpokenPlace<P> place(refusal);
        if (!arrange(place))
            return false;
        check(place.pane);
        return true;
    };
}

Scene userOnTab(int tab, const char *stack = nullptr)
{
    return ofUsers(12, [tab, stack](UsersStage &stage) {
        if (!stage.openExample())
            return false;
        stage.showTab(tab);
        return !stack || comesTo(*stage.pane, Page::Content, stack);
    });
}

QAction *deleteUserAction(const UsersStage &stage)
{
    return part<QAction>(*part<QMenu>(*stage.pane, "moreMenu"), "deleteAction");
}

/// Every dialog that the Users place opens, over an open user in production.
Scene ofDialog(const char *name, const std::function<void(UsersStage &)> &open)
{
    return [name, open](const SceneCheck &check) {
        UsersStage stage(12, Environment::Production);
        if (!stage.openExample())
            return false;
        stage.showTab(1);
        open(stage);
        if (!stage.dialog(name))
            return false;
        check(*stage.dialog(name));
        return true;
    };
}

std::vector<std::pair<const char *, Scene>> userScenes()
{
    return {
        {"the users, none open", ofUsers(12, [](UsersStage &stage) { return comesTo(*stage.pane, Page::Content, "usersStack"); })},
        {"no users", ofUsers(0, [](UsersStage &stage) { return comesTo(*stage.pane, Page::Empty, "usersStack"); })},
        {"users that did not come", ofUsers(12, [](UsersStage &stage) {
             stage.play("GET", "/v2/user", 400, refusalBody);
             stage.open(stage.live.connection());
             stage.session->users().reload();
             return comesTo(*stage.pane, Page::Error, "usersStack");
         })},
        {"users that are a long time coming", ofUsers(12, [](UsersStage &stage) {
             stage.live.drills().set({{.pathPrefix = "/v2/user", .delay = std::chrono::minutes(1)}});
             stage.open(stage.live.connection());
             stage.session->users().reload();
             return comesTo(*stage.pane, Page::Loading, "usersStack");
         })},
        {"no user fits the filter", ofUsers(12, [](UsersStage &stage) {
             if (!comesTo(*stage.pane, Page::Content, "usersStack"))
                 return false;
             part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"nobody"_s);
             return comesTo(*stage.pane, Page::FilteredEmpty, "usersStack");
         })},
        {"a user's overview", userOnTab(0)},
        {"a user's sources", userOnTab(1)},
        {"a user's insurance", userOnTab(2, "insuranceStack")},
        {"a user's raw answers", userOnTab(3)},
        {"the new user dialog", ofDialog("newUserDialog", [](UsersStage &stage) { stage.click("newUserButton"); })},
        {"the time zone dialog", ofDialog("changeZoneDialog", [](UsersStage &stage) { stage.click("changeZoneButton"); })},
        {"the delete dialog", ofDialog("deleteUserDialog", [](UsersStage &stage) { deleteUserAction(stage)->trigger(); })},
        {"the deregister dialog", ofDialog("deregisterDialog", [](UsersStage &stage) {
             const QString slug = readyIn(stage.session->details().providers())->value.front().slug;
             stage.click((slug + u"DeregisterButton"_s).toUtf8().constData());
         })},
    };
}

std::vector<std::pair<const char *, Scene>> lookupScenes()
{
    return {
        {"the providers", sceneOf<ProvidersPane>([](SpokenPlace<ProvidersPane> &place) { return comesTo(place.pane, Page::Content); })},
        {"providers that did not come", sceneOf<ProvidersPane>([](SpokenPlace<ProvidersPane> &place) {
             return comesTo(place.pane, Page::Error);
         }, refusalBody)},
        {"centers before a search", sceneOf<CentersPane>([](SpokenPlace<CentersPane> &place) { return comesTo(place.pane, Page::Idle); })},
        {"centers near a ZIP, one chosen", sceneOf<CentersPane>([](SpokenPlace<CentersPane> &place) {
             searchNearExample(place.pane, place.live.examples());
             if (!comesTo(place.pane, Page::Content))
                 return false;
             auto *list = part<QListView>(place.pane, "centersList");
             list->setCurrentIndex(list->model()->index(0, 0));
             return true;
         })},
        {"centers that did not come", sceneOf<CentersPane>([](SpokenPlace<CentersPane> &place) {
             searchNearExample(place.pane, place.live.examples());
             return comesTo(place.pane, Page::Error);
         }, refusalBody)},
        {"payors before a search", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) { return comesTo(place.pane, Page::Idle); })},
        {"payors found", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) {
             part<QLineEdit>(place.pane, "searchEdit")->setText(u"health"_s);
             return comesTo(place.pane, Page::Content);
         })},
        {"no payor found", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) {
             place.live.answer("/v3/insurance", 200, "[]");
             part<QLineEdit>(place.pane, "searchEdit")->setText(u"xyzzy"_s);
             return comesTo(place.pane, Page::Empty);
         })},
        {"no requests yet", sceneOf<ActivityPane>([](SpokenPlace<ActivityPane> &place) { return comesTo(place.pane, Page::Empty); })},
        {"requests, one chosen", sceneOf<ActivityPane>([](SpokenPlace<ActivityPane> &place) {
             place.session->providers().reload();
             if (!comesTo(place.pane, Page::Content))
                 return false;
             auto *table = part<QTableView>(place.pane, "requestsTable");
             table->setCurrentIndex(table->model()->index(0, 0));
             return true;
         })},
    };
}

/// The window of the program without a connection, and what it lays over itself.
Scene ofWindow(const std::function<void(MainWindow &)> &open, const char *over)
{
    return [open, over](const SceneCheck &check) {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        open(window);
        auto *shown = window.findChild<QWidget *>(QString::fromLatin1(over));
        if (!shown || !shown->isVisible())
            return false;
        check(window);
        return true;
    };
}

std::vector<std::pair<const char *, Scene>> windowScenes()
{
    const auto palette = [](MainWindow &window) { window.windowCommands().openPalette(CommandPalette::Mode::Everything); };
    return {
        {"the command palette", ofWindow(palette, "commandPalette")},
        {"the table of keys", ofWindow([](MainWindow &window) { window.windowCommands().openShortcutSheet(); }, "shortcutSheet")},
        {"the cover", ofWindow([](MainWindow &window) { window.cover(); }, "coverScreen")},
        {"the preferences", [](const SceneCheck &check) {
             PreferencesDialog dialog({ThemeChoice::Light, 100, {}}, {{u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}});
             dialog.show();
             check(dialog);
             return true;
         }},
        {"a new connection", [](const SceneCheck &check) {
             QTemporaryDir folder;
             Settings settings(folder.filePath(u"labdesk.ini"_s));
             const auto secrets = makeMemoryStore();
             ConnectionBook book(settings, *secrets);
             ConnectionsDialog dialog(book, *secrets, {});
             dialog.show();
             part<QPushButton>(dialog, "newButton")->click();
             check(dialog);
             return true;
         }},
    };
}

} // namespace

class tst_accessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyScreenIsHeard_data()
    {
        QTest::addColumn<Scene>("scene");
        for (const auto &scenes : {userScenes(), lookupScenes(), windowScenes()})
            for (const auto &[name, scene] : scenes)
                QTest::newRow(name) << scene;
    }

    void everyScreenIsHeard()
    {
        QFETCH(Scene, scene);
        QStringList faults;
        int controls = 0;
        QVERIFY(scene([&](QWidget &screen) {
            const SpokenTree tree(&screen);
            faults = tree.faults();
            controls = tree.controls();
        }));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY(controls > 0);
    }

    void maskedValuesAreHiddenFromTheEarToo()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance/latest", 200, spokenCanaries);
        QVERIFY(stage.openExample());
        stage.showTab(2);
        QVERIFY(comesTo(*stage.pane, Page::Content, "insuranceStack"));
        const QString said = SpokenTree(stage.pane.get()).words();
        for (const QString &secret : {u"CANARY"_s, u"1971"_s, u"canary@"_s, u"5550001111"_s})
            QVERIFY2(!said.contains(secret), qPrintable(secret));
        QVERIFY(said.contains(u"Member ID, hidden"_s));
        QVERIFY(said.contains(u"Show Member ID"_s));
        QVERIFY(said.contains(u"Shown for 30 second"_s));
    }

    void aTableSaysItsOrderAndNoCoordinates()
    {
        UsersStage stage;
        QVERIFY(comesTo(*stage.pane, Page::Content, "usersStack"));
        QTRY_COMPARE(stage.table()->accessibleDescription(), u"Sorted by Created, newest first"_s);
        stage.table()->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(stage.table()->accessibleDescription(), u"Sorted by Client ID, A to Z"_s);
        const QString first = stage.table()->model()->index(0, 0).data().toString();
        QVERIFY(SpokenTree(stage.table()).find(QAccessible::Cell, first));
    }

    void aRowSelectedFromOutsideIsOpened()
    {
        UsersStage stage;
        QVERIFY(comesTo(*stage.pane, Page::Content, "usersStack"));
        auto *table = QAccessible::queryAccessibleInterface(stage.table())->tableInterface();
        QTRY_VERIFY(!stage.table()->accessibleDescription().isEmpty()); // the table has its ear
        QVERIFY(table->selectRow(3));
        QCOMPARE(stage.table()->currentIndex().row(), 3);
    }

    void theMapIsHeard()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, Page::Content));
        auto *map = part<CenterMap>(place.pane, "centerMap");
        QTRY_VERIFY(!map->walkOrder().empty());
        const SpokenTree tree(map);
        QVERIFY(tree.find(QAccessible::Chart, u"Map of service centers"_s));
        QVERIFY2(map->accessibleDescription().contains(QRegularExpression(u"^\\d+ centers? within 25 miles of \\d{5}, nearest [\\d.]+ miles"_s)),
                 qPrintable(map->accessibleDescription()));
        const QStringList markers = tree.named(QAccessible::ListItem);
        QCOMPARE(markers.size(), qsizetype(map->walkOrder().size()));
        QVERIFY2(markers.front().contains(QRegularExpression(u"^1, .+, [\\d.]+ miles$"_s)), qPrintable(markers.front()));

        QAccessibleInterface *last = tree.find(QAccessible::ListItem, markers.back());
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(last->state().selected);
        QCOMPARE(part<QListView>(place.pane, "centersList")->currentIndex().row(), map->selectedRow());
        QVERIFY(map->rect().contains(map->mapFromGlobal(last->rect().center())));

        map->setCenters(std::nullopt, 25, {}); // another search: what somebody still holds is no longer there
        QVERIFY(!last->isValid() && last->state().invalid && last->text(QAccessible::Name).isEmpty());
    }

    void whatCanBeDoneWithACenterIsHeardAndDone()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, Page::Content));
        auto *list = part<QListView>(place.pane, "centersList");
        for (const int row : {0, 1}) {
            list->setCurrentIndex(list->model()->index(row, 0));
            QStringList said;
            connect(&place.pane, &Pane::toastRequested, list, [&](const QString &text) { said += text; });
            QAccessibleInterface *copy = SpokenTree(&place.pane).find(QAccessible::Button, u"Copy for patient"_s);
            QVERIFY(copy);
            copy->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QTRY_COMPARE(said.size(), 1);
            place.pane.disconnect(list);
        }
    }

    void aToastIsPartOfItsWindow()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        MainWindow window(settings);
        window.show();
        window.toasts()->show(u"Copied"_s);
        QVERIFY(SpokenTree(&window).find(QAccessible::Notification, u"Copied"_s));
    }

    void chipsSayTheirWords()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const SpokenTree tree(stage.pane.get());
        QVERIFY(tree.named(QAccessible::StaticText).contains(u"Connected"_s));
        const QString slug = readyIn(stage.session->details().providers())->value.front().slug;
        auto *deregister = stage.button((slug + u"DeregisterButton"_s).toUtf8().constData());
        QVERIFY(deregister->accessibleName().startsWith(u"Deregister "_s));
        QCOMPARE(deregister->accessibleDescription(), u"Stops data; the user must reconnect"_s);
    }

    void tabsSayHowManyAndWhichIsOpen()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const QStringList tabs = SpokenTree(part<QTabBar>(*stage.pane, "userTabBar")).named(QAccessible::PageTab);
        QCOMPARE(tabs.size(), 4);
        QVERIFY2(tabs[1].contains(QRegularExpression(u"^Sources, \\d+$"_s)), qPrintable(tabs[1]));
    }

    void oneOfSeveralIsChosenByItsAction()
    {
        SegmentedControl radius(u"Search radius in miles"_s);
        radius.addSegment(u"10"_s, u"10 miles"_s);
        radius.addSegment(u"25"_s, u"25 miles"_s);
        radius.show();
        const SpokenTree tree(&radius);
        QVERIFY(tree.find(QAccessible::Grouping, u"Search radius in miles"_s));
        QCOMPARE(tree.named(QAccessible::RadioButton), (QStringList{u"10 miles"_s, u"25 miles"_s}));
        QAccessibleInterface *other = tree.find(QAccessible::RadioButton, u"25 miles"_s);
        QVERIFY(!other->state().checked && other->state().checkable);
        other->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(radius.currentIndex(), 1);
        QVERIFY(other->state().checked);
    }

    void aBoxAndAChoiceOfQtAreClickedToo()
    {
        QCheckBox box(u"Read-&only"_s);
        QRadioButton choice(u"&Production"_s);
        QWidget window;
        for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&box, &choice}) {
            button->setParent(&window);
            int clicks = 0;
            connect(button, &QAbstractButton::clicked, &window, [&] { ++clicks; });
            QAccessibleInterface *ear = QAccessible::queryAccessibleInterface(button);
            QCOMPARE(ear->text(QAccessible::Name), button->text().remove(u'&'));
            ear->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(clicks, 1);
            QVERIFY(button->isChecked() && ear->state().checked);
            button->setParent(nullptr);
        }
    }

    void theSideBarGoesWhereItsActionSays()
    {
        SideBar bar;
        bar.addSection(IconName::Users, u"Users"_s, u"usersButton"_s);
        bar.addSection(IconName::Center, u"Service centers"_s, u"centersButton"_s);
        bar.setCount(0, u"12"_s);
        bar.show();
        int chosen = -1;
        connect(&bar, &SideBar::sectionChosen, this, [&](int index) { chosen = index; });
        const SpokenTree tree(&bar);
        QVERIFY(tree.find(QAccessible::Grouping, u"Sections"_s));
        QAccessibleInterface *centers = tree.find(QAccessible::RadioButton, u"Service centers"_s);
        QVERIFY(centers);
        centers->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen, 1);
        QVERIFY(centers->state().checked);
        QCOMPARE(tree.find(QAccessible::RadioButton, u"Users"_s)->text(QAccessible::Description), u"12"_s);
    }

    void theBandSaysTheEnvironmentInWords()
    {
        EnvironmentBand band;
        Connection connection;
        connection.name = u"Production US"_s;
        connection.environment = Environment::Production;
        connection.readOnly = true;
        band.setConnection(connection, u"writes are disabled in this connection"_s);
        band.show();
        const QAccessibleInterface *ear = QAccessible::queryAccessibleInterface(&band);
        QVERIFY(ear->text(QAccessible::Name).contains(u"PRODUCTION, read-only"_s));
        QVERIFY(ear->text(QAccessible::Description).contains(u"writes are disabled in this connection"_s));
    }

    void whatWaitsToBeSentIsHeard()
    {
        CountdownRow row;
        row.setText(u"Deregister Fitbit: sending in 4 s"_s, u"Until then nothing has left."_s);
        row.show();
        const SpokenTree tree(&row);
        QVERIFY(tree.find(QAccessible::Notification, u"Deregister Fitbit: sending in 4 s"_s));
        QVERIFY(tree.find(QAccessible::Button, u"Cancel"_s));
        QCOMPARE(tree.faults(), QStringList());
    }
};

LABDESK_TEST(tst_accessibility)
#include "tst_accessibility.moc"
