// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"
#include "platform/settings.h"
#include "shell/environmentbanner.h"
#include "shell/mainwindow.h"
#include "shell/sidebar.h"
#include "support/eventloop.h"
#include "support/spokenplace.h"
#include "support/spokentree.h"
#include "support/testmain.h"
#include "views/common/countdownrow.h"
#include "widgets/accessibility.h"
#include "widgets/listnavigation.h"
#include "widgets/maskedvalue.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/toast.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QStringListModel>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray spokenCanaries = R"({"id":"00000000-0000-4000-8000-0000000000c1","member_id":"CANARY-MEMBER",
  "payor_code":"HCC022","relationship":"Spouse","insured":{"first_name":"CANARYFIRST","last_name":"CANARYLAST",
  "gender":"CANARYGENDER","dob":"1971-02-03","email":"canary@example.com","phone_number":"+15550001111",
  "address":{"first_line":"12 CANARY ST","second_line":null,"city":"CANARYTON","state":"AZ","zip":"85004","country":"US"}},
  "company":{"name":"Northfield"},"group_id":"CANARY-GROUP"})";

} // namespace

class tst_accessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void maskedValuesAreHiddenFromTheEarToo()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance/latest", 200,
                   spokenCanaries);
        QVERIFY(stage.openExample());
        stage.showTab(2);
        QVERIFY(comesTo(*stage.pane, RemoteStack::Page::Content, "insuranceStack"));
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
        QVERIFY(comesTo(*stage.pane, RemoteStack::Page::Content, "usersStack"));
        QTRY_COMPARE(stage.table()->accessibleDescription(), u"Sorted by Created, newest first"_s);
        stage.table()->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(stage.table()->accessibleDescription(), u"Sorted by Client ID, A to Z"_s);
        const QString first = stage.table()->model()->index(0, 0).data().toString();
        QVERIFY(SpokenTree(stage.table()).find(QAccessible::Cell, first));
    }

    void aRowSelectedFromOutsideIsOpened()
    {
        UsersStage stage;
        QVERIFY(comesTo(*stage.pane, RemoteStack::Page::Content, "usersStack"));
        auto *table = QAccessible::queryAccessibleInterface(stage.table())->tableInterface();
        QTRY_VERIFY(!stage.table()->accessibleDescription().isEmpty()); // the table has its ear
        QVERIFY(table->selectRow(3));
        QCOMPARE(stage.table()->currentIndex().row(), 3);
    }

    void aMenuIsOpenedByItsButton()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        auto *button = part<QToolButton>(*stage.pane, "moreButton");
        QAccessibleInterface *ear = SpokenTree(stage.pane.get()).find(QAccessible::ButtonMenu, u"More actions"_s);
        QVERIFY(ear && ear->actionInterface()->actionNames().contains(QAccessibleActionInterface::showMenuAction()));
        ear->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        QVERIFY(button->menu()->isVisible()); // and it was not waited for
        button->menu()->close();
    }

    void everyMenuButtonOpensItsMenu()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        SpokenPlace<CentersPane> centers;
        for (QWidget *pane : {static_cast<QWidget *>(stage.pane.get()), static_cast<QWidget *>(&centers.pane)})
            for (QToolButton *button : pane->findChildren<QToolButton *>()) {
                if (!button->menu())
                    continue;
                button->setEnabled(true);
                auto *actions = QAccessible::queryAccessibleInterface(button)->actionInterface();
                actions->doAction(QAccessibleActionInterface::showMenuAction());
                QVERIFY2(button->menu()->isVisible(), qPrintable(button->objectName()));
                button->menu()->close();
            }
    }

    void aRowOfAListIsChosenFromOutside_data()
    {
        QTest::addColumn<int>("row");
        QTest::newRow("another one than the current") << 2;
        QTest::newRow("the current one") << 1;
    }
    void aRowOfAListIsChosenFromOutside()
    {
        QFETCH(const int, row);
        QStringListModel model({u"heading"_s, u"first"_s, u"second"_s});
        QListView list;
        list.setModel(&model);
        list.setCurrentIndex(model.index(1));
        QStringList chosen;
        setUpListAccessibility(&list, [&](const QModelIndex &index) { chosen += index.data().toString(); });
        list.show();
        QAccessibleInterface *cell = QAccessible::queryAccessibleInterface(&list)->child(row);
        cell->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(chosen, QStringList{model.index(row).data().toString()});
        QCOMPARE(list.currentIndex().row(), row);
        QVERIFY(list.selectionModel()->isSelected(model.index(row)));
        list.setCurrentIndex(model.index(0)); // by a key, or by the program
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(chosen.size(), 1);
    }

    void keysOfARangeChooseNothing_data()
    {
        QTest::addColumn<QList<QKeyCombination>>("keys");
        QTest::newRow("one row more") << QList<QKeyCombination>{Qt::SHIFT | Qt::Key_Down};
        QTest::newRow("one row more and back")
            << QList<QKeyCombination>{Qt::SHIFT | Qt::Key_Down, Qt::SHIFT | Qt::Key_Up};
        QTest::newRow("to the end and one row back")
            << QList<QKeyCombination>{Qt::SHIFT | Qt::Key_End, Qt::SHIFT | Qt::Key_Up};
        QTest::newRow("all rows") << QList<QKeyCombination>{Qt::CTRL | Qt::Key_A};
        QTest::newRow("another row alone") << QList<QKeyCombination>{Qt::CTRL | Qt::Key_Down, Qt::Key_Space};
    }
    void keysOfARangeChooseNothing()
    {
        QFETCH(const QList<QKeyCombination>, keys);
        for (const int rows : {2, 3}) {
            QStringListModel model(QStringList(rows, u"row"_s));
            QListView list;
            list.setModel(&model);
            int chosen = 0;
            setUpListAccessibility(&list, [&chosen](const QModelIndex &) { ++chosen; });
            list.show();
            selectOnly(&list, model.index(0));
            for (const QKeyCombination key : keys) {
                QTest::keyClick(&list, key.key(), key.keyboardModifiers());
                QVERIFY(whatWasPutOffIsDone());
            }
            QCOMPARE(chosen, 0);
        }
    }

    void theMapIsHeard()
    {
        SpokenPlace<CentersPane> place;
        searchNearExample(place.pane, place.live.examples());
        QVERIFY(comesTo(place.pane, RemoteStack::Page::Content));
        auto *map = part<CenterMap>(place.pane, "centerMap");
        QTRY_VERIFY(!map->keyboardOrder().empty());
        const SpokenTree tree(map);
        QVERIFY(tree.find(QAccessible::Chart, u"Map of service centers"_s));
        QVERIFY2(map->accessibleDescription().contains(
                     QRegularExpression(u"^\\d+ centers? within 25 miles of \\d{5}, nearest (under )?[\\d.]+ miles"_s)),
                 qPrintable(map->accessibleDescription()));
        const QStringList markers = tree.named(QAccessible::ListItem);
        QCOMPARE(markers.size(), qsizetype(map->keyboardOrder().size()));
        QVERIFY2(markers.front().contains(QRegularExpression(u"^1, .+ Service Center, .+, (under )?[\\d.]+ miles$"_s)),
                 qPrintable(markers.front()));

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
        QVERIFY(comesTo(place.pane, RemoteStack::Page::Content));
        auto *list = part<QListView>(place.pane, "centersList");
        for (const int row : {0, 1}) {
            list->setCurrentIndex(list->model()->index(row, 0));
            QStringList said;
            connect(&place.pane, &Pane::toastRequested, list, [&](const QString &text) { said += text; });
            QAccessibleInterface *copy
                = SpokenTree(&place.pane).find(QAccessible::Button, u"Copy details for patient"_s);
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

    void partsSayWhatTheyAre_data()
    {
        QTest::addColumn<std::function<QWidget *(QWidget *)>>("make");
        QTest::addColumn<QAccessible::Role>("role");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("description");
        const auto row = [](const char *name, QAccessible::Role role, const QString &said, const QString &description,
                            const std::function<QWidget *(QWidget *)> &make) {
            QTest::newRow(name) << make << role << said << description;
        };
        row("a stack says nothing", QAccessible::Client, {}, {}, [](QWidget *in) { return new QStackedWidget(in); });
        row("words of a card aren't read with its name", QAccessible::Paragraph, u"0 requests this hour"_s, {},
            [](QWidget *in) { return new QLabel(u"0 requests this hour"_s, in); });
        row("words of a dialog are", QAccessible::StaticText, u"Can’t be undone."_s, {},
            [](QWidget *in) { return new QLabel(u"Can’t be undone."_s, new QDialog(in)); });
        row("a label is read without its mark-up", QAccessible::Paragraph, u"two words"_s, {},
            [](QWidget *in) { return new QLabel(u"<b>two</b> words"_s, in); });
        row("a choice says of what, and what is chosen", QAccessible::ComboBox, u"Sort by: Name"_s, {},
            [](QWidget *in) {
                auto *combo = new QComboBox(in);
                combo->setAccessibleName(u"Sort by"_s);
                combo->addItems({u"Distance"_s, u"Name"_s});
                combo->setCurrentIndex(1);
                return combo;
            });
        row("a choice with a label, too", QAccessible::ComboBox, u"Language: English"_s, {}, [](QWidget *in) {
            auto *combo = new QComboBox(in);
            combo->addItem(u"English"_s);
            (new QLabel(u"&Language"_s, in))->setBuddy(combo);
            return combo;
        });
        row("what opens something says whether it is open", QAccessible::Button, u"IDs and team"_s, u"expanded"_s,
            [](QWidget *in) {
                auto *button = new QPushButton(u"IDs and team"_s, in);
                button->setCheckable(true);
                setDisclosure(button);
                button->setChecked(true);
                return button;
            });
        row("what switches is called by what it does next", QAccessible::Button, u"Show map"_s, u"Show map"_s,
            [](QWidget *in) {
                auto *button = new QToolButton(in);
                button->setCheckable(true);
                setToggleNames(button, u"Hide map"_s, u"Show map"_s);
                button->setChecked(true);
                return button;
            });
        row("a button with a menu says so", QAccessible::ButtonMenu, u"More"_s, u"opens a menu"_s, [](QWidget *in) {
            auto *button = new QToolButton(in);
            button->setText(u"More"_s);
            setMenuOf(button, new QMenu(in));
            return button;
        });
    }
    void partsSayWhatTheyAre()
    {
        QFETCH(const std::function<QWidget *(QWidget *)>, make);
        QWidget window;
        QAccessibleInterface *ear = QAccessible::queryAccessibleInterface(make(&window));
        QTEST(ear->role(), "role");
        QTEST(ear->text(QAccessible::Name), "name");
        QTEST(ear->text(QAccessible::Description), "description");
    }

    void aValueThatIsShownIsReached()
    {
        MaskedValue masked(u"Insured’s phone"_s);
        masked.setValue(u"(555) 000-1111"_s);
        masked.show();
        const auto *words = masked.findChild<QLabel *>(u"maskedLabel"_s);
        QCOMPARE(words->focusPolicy(), Qt::NoFocus);
        masked.reveal();
        QCOMPARE(words->focusPolicy(), Qt::TabFocus);
        QCOMPARE(QAccessible::queryAccessibleInterface(masked.textLabel())->text(QAccessible::Name),
                 u"(555) 000-1111"_s);
        masked.hideValue();
        QCOMPARE(words->focusPolicy(), Qt::NoFocus);
        QVERIFY(!SpokenTree(&masked).words().contains(u"555"_s));
    }

    void chipsSayTheirWords()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const SpokenTree tree(stage.pane.get());
        QVERIFY(tree.named(QAccessible::Paragraph).contains(u"Connected"_s));
        const QString slug = readyIn(stage.session->details().providers())->value.front().slug;
        auto *deregister = stage.button((slug + u"DeregisterButton"_s).toUtf8().constData());
        QVERIFY(deregister->accessibleName().startsWith(u"Disconnect "_s));
        QCOMPARE(deregister->accessibleDescription(), u"Stops this source’s data; only the user can reconnect it"_s);
    }

    void tabsSayHowManyAndWhichIsOpen()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const QStringList tabs = SpokenTree(part<QTabBar>(*stage.pane, "userTabBar")).named(QAccessible::PageTab);
        QCOMPARE(tabs.size(), 5);
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
        QVERIFY(tree.find(QAccessible::Grouping, u"Pages"_s));
        QAccessibleInterface *centers = tree.find(QAccessible::RadioButton, u"Service centers"_s);
        QVERIFY(centers);
        centers->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen, 1);
        QVERIFY(centers->state().checked);
        QCOMPARE(tree.find(QAccessible::RadioButton, u"Users"_s)->text(QAccessible::Description), u"12"_s);
    }

    void theBandSaysTheEnvironmentInWords()
    {
        EnvironmentBanner band;
        Connection connection;
        connection.name = u"Production US"_s;
        connection.environment = Environment::Production;
        connection.readOnly = true;
        band.setConnection(connection, u"Changes are turned off"_s);
        band.show();
        const QAccessibleInterface *ear = QAccessible::queryAccessibleInterface(&band);
        QVERIFY(ear->text(QAccessible::Name).contains(u"PRODUCTION, read-only"_s));
        QVERIFY(ear->text(QAccessible::Description).contains(u"Changes are turned off"_s));
    }

    void whatWaitsToBeSentIsHeard()
    {
        CountdownRow row;
        row.setText(u"Disconnect Fitbit: sending in 4 s"_s, u"Until then nothing has left."_s);
        row.show();
        const SpokenTree tree(&row);
        QVERIFY(tree.find(QAccessible::Notification, u"Disconnect Fitbit: sending in 4 s"_s));
        QVERIFY(tree.find(QAccessible::Button, u"Cancel"_s));
        QCOMPARE(tree.faults(), QStringList());
    }
};

LABDESK_TEST(tst_accessibility)
#include "tst_accessibility.moc"
