// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/typedcommands.h"
#include "shell/commandpalette.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "widgets/metrics.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::whatWasPutOffIsDone;

namespace {

Command command(const QString &id, const QString &title, CommandGroup group = CommandGroup::Actions,
                const QString &disabledReason = {})
{
    Command made{.id = id, .title = title, .group = group};
    made.disabledReason = disabledReason;
    made.run = [] {};
    return made;
}

std::vector<Command> some()
{
    Command zone = command(u"zone"_s, u"Change time zone…"_s);
    zone.about = u"client-00042"_s;
    Command hidden = command(u"hidden"_s, u"Zoom the hidden"_s);
    hidden.listed = false;
    Command provider = command(u"provider"_s, u"Show Zone Health"_s, CommandGroup::Elsewhere);
    provider.onlyTyped = true;
    Command dark = command(u"dark"_s, u"Theme: dark"_s, CommandGroup::Settings);
    dark.keywords = u"appearance night"_s;
    return {zone,
            command(u"delete"_s, u"Delete user…"_s, CommandGroup::Actions, u"No user selected."_s),
            command(u"new"_s, u"New user…"_s),
            hidden,
            command(u"users"_s, u"Users"_s, CommandGroup::Places),
            provider,
            dark};
}

/// "[Heading] title, title [Heading] title"
QString asText(const std::vector<PaletteRow> &rows)
{
    QStringList words;
    for (const PaletteRow &row : rows)
        words += row.isHeading() ? u'[' + row.heading + u']' : row.command.id;
    return words.join(u' ');
}

/// A window with a field that has the keyboard, and a palette over it.
struct Stage
{
    QWidget window;
    QLineEdit *before = new QLineEdit;
    QPointer<CommandPalette> palette;

    explicit Stage(std::vector<Command> commands = some(), CommandPalette::Mode mode = CommandPalette::Mode::Everything)
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(before);
        layout->addWidget(new QLineEdit);
        window.resize(1200, 800);
        palette = new CommandPalette(
            mode, [commands](const QString &) { return commands; }, {u"dark"_s, u"gone"_s}, &window);
        window.show();
        window.activateWindow();
        before->setFocus();
    }
    bool isReady()
    {
        return QTest::qWaitForWindowActive(&window) && QTest::qWaitFor([this] { return before->hasFocus(); }, 30'000);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    QString current() const { return palette->list()->current() ? palette->list()->current()->command.id : QString(); }
};

/// An open palette whose commands change.
struct ChangingStage
{
    std::vector<Command> commands;
    QWidget window;
    CommandPalette palette{CommandPalette::Mode::Everything, [this](const QString &) { return commands; }, {}, &window};

    explicit ChangingStage(std::vector<Command> all) : commands(std::move(all))
    {
        window.resize(1200, 800);
        window.show();
        palette.open();
    }
};

} // namespace

class tst_palette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatFits_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("rows");
        QTest::newRow("nothing typed: what was used lately, then by group, what is one of many not at all")
            << u""_s
            << u"[Recent] dark [Actions for client-00042] zone [Actions] new [Go to] users [Not available] delete"_s;
        QTest::newRow("other places take part, after this one")
            << u"zone"_s << u"[Actions for client-00042] zone [Other actions] provider"_s;
        QTest::newRow("the beginning of a title beats a word in it")
            << u"user"_s << u"[Go to] users [Actions] new [Not available] delete"_s;
        QTest::newRow("keywords find too") << u"night"_s << u"[Settings] dark"_s;
        QTest::newRow("all words have to be found") << u"user night"_s << u""_s;
        QTest::newRow("words in any order") << u"zone change"_s << u"[Actions for client-00042] zone"_s;
        QTest::newRow("whom it concerns finds it") << u"client-00042"_s << u"[Actions for client-00042] zone"_s;
        QTest::newRow("what cannot run stays, last") << u"delete"_s << u"[Not available] delete"_s;
        QTest::newRow("blanks are nothing")
            << u"  "_s
            << u"[Recent] dark [Actions for client-00042] zone [Actions] new [Go to] users [Not available] delete"_s;
        QTest::newRow("two letters swapped") << u"tiem zone"_s << u"[Actions for client-00042] zone"_s;
        QTest::newRow("a letter wrong") << u"chenge"_s << u"[Actions for client-00042] zone"_s;
        QTest::newRow("a letter missing") << u"helth"_s << u"[Other actions] provider"_s;
        QTest::newRow("a letter too many") << u"themme"_s << u"[Settings] dark"_s;
        QTest::newRow("a mistyped beginning") << u"chnag"_s << u"[Actions for client-00042] zone"_s;
        QTest::newRow("a mistyped keyword") << u"apearance"_s << u"[Settings] dark"_s;
        QTest::newRow("what cannot run, mistyped") << u"dleete user"_s << u"[Not available] delete"_s;
        QTest::newRow("what is found as typed is not taken for a typo of something else")
            << u"users"_s << u"[Go to] users"_s;
        QTest::newRow("two typos in a word are another word") << u"chgaen"_s << u""_s;
        QTest::newRow("short words are other words") << u"tine"_s << u""_s;
        QTest::newRow("an ID is not a word") << u"tiem1"_s << u""_s;
        QTest::newRow("the parts of a link say nothing") << u"https://example.com/zone/users"_s << u""_s;
    }
    void listsWhatFits()
    {
        QFETCH(QString, typed);
        QTEST(asText(paletteRows(some(), typed, {u"dark"_s, u"gone"_s})), "rows");
    }

    void offersTheFilterWhereNothingIsFound()
    {
        Command filter = command(u"filter"_s, u"Filter users by “qqq”"_s, CommandGroup::Help);
        filter.fits = true;
        std::vector<Command> commands = some();
        commands.push_back(filter);
        QCOMPARE(asText(paletteRows(commands, u"qqq"_s, {})),
                 u"[No matches. Press Enter to filter users by this text.] filter"_s);
        QCOMPARE(asText(paletteRows(commands, u"chnage"_s, {})),
                 u"[Actions for client-00042] zone [Search and help] filter"_s);
        QVERIFY(asText(paletteRows(commands, u"dark"_s, {})).endsWith(u"[Search and help] filter"_s));
        QVERIFY(paletteRows(commands, u"qqq"_s, {}).back().marks.empty()); // its title repeats what was typed
        Command loading
            = command(u"loading"_s, u"Find “chnage” in users"_s, CommandGroup::Users, u"Users are loading."_s);
        loading.fits = true;
        commands.push_back(loading); // may find what a typo looks like, but not yet
        QCOMPARE(asText(paletteRows(commands, u"chnage"_s, {})),
                 u"[Actions for client-00042] zone [Search and help] filter [Not available] loading"_s);
        QCOMPARE(asText(paletteRows(commands, u"qqq"_s, {})), u"[Search and help] filter [Not available] loading"_s);
    }

    void whatIsMeantAndCannotRunStandsFirst()
    {
        Command filter = command(u"filter"_s, u"Filter users by “delete user”"_s, CommandGroup::Help);
        filter.fits = true;
        std::vector<Command> commands = some();
        commands.push_back(filter);
        QCOMPARE(asText(paletteRows(commands, u"delete user"_s, {})),
                 u"[Not available] delete [Search and help] filter"_s);
        QCOMPARE(asText(paletteRows(commands, u"new user"_s, {})), u"[Actions] new [Search and help] filter"_s);
    }

    void whatTakesAwayIsNotOfferedButFound()
    {
        Command remove = command(u"remove"_s, u"Remove the user…"_s);
        remove.about = u"client-00042"_s;
        remove.icon = IconName::Trash;
        std::vector<Command> commands = some();
        commands.insert(commands.begin(), remove);
        QVERIFY(!asText(paletteRows(commands, {}, {})).contains(u"remove"_s));
        QCOMPARE(asText(paletteRows(commands, u"client-00042"_s, {})), u"[Actions for client-00042] zone remove"_s);
        QCOMPARE(asText(paletteRows(commands, u"remove"_s, {})), u"[Actions for client-00042] remove"_s);
        commands.front().keywords = u"forget"_s;
        Command filter = command(u"filter"_s, u"Filter users by “forget”"_s, CommandGroup::Help);
        filter.fits = true;
        commands.push_back(filter);
        QCOMPARE(asText(paletteRows(commands, u"forget"_s, {})),
                 u"[Actions for client-00042] remove [Search and help] filter"_s);
        QCOMPARE(asText(paletteRows(commands, u"forgte"_s, {})),
                 u"[Search and help] filter [Actions for client-00042] remove"_s);
    }

    void enterSaysWhyItCannotRun()
    {
        Stage stage({command(u"delete"_s, u"Delete user…"_s, CommandGroup::Actions, u"No user selected."_s)});
        QVERIFY(stage.isReady());
        stage.palette->open();
        QTRY_COMPARE(stage.current(), u"delete"_s);
        QVERIFY(stage.palette->findChild<QLabel *>(u"paletteNothingSentLabel"_s)->isHidden());
        const auto *enter = stage.palette->findChild<QLabel *>(u"paletteEnterLabel"_s);
        QCOMPARE(enter->text(), u"show the reason"_s);
        stage.press(Qt::Key_Return);
        QCOMPARE(enter->text(), u"No user selected."_s);
        QVERIFY(stage.palette->isVisible());
    }

    void usersByNameComeFirstThoseByTheirSourcesLater()
    {
        Command user = command(u"user"_s, u"client-zone"_s, CommandGroup::Users);
        user.fits = true;
        std::vector<Command> commands = some();
        commands.push_back(user);
        QCOMPARE(asText(paletteRows(commands, u"zone"_s, {})),
                 u"[Users] user [Actions for client-00042] zone [Other actions] provider"_s);
        commands.back().title = u"client-00001"_s;
        QCOMPARE(asText(paletteRows(commands, u"zone"_s, {})),
                 u"[Actions for client-00042] zone [Other actions] provider [Users] user"_s);
    }

    void marksWhereTheWordsStand()
    {
        const std::vector<PaletteRow> rows = paletteRows(some(), u"time"_s, {});
        QCOMPARE(rows.at(1).marks, (std::vector<TextRange>{{7, 4}}));
    }

    void takesATextForWhatItLooksLike_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("ids");
        QTest::addColumn<QString>("zip");
        QTest::addColumn<QString>("code");
        const QString id = u"8f1c2d3e-0000-4000-8000-00000000abcd"_s;
        QTest::newRow("a UUID") << id << QStringList{id} << u""_s << u""_s;
        QTest::newRow("a UUID in capitals without dashes")
            << QString(id).remove(u'-').toUpper() << QStringList{id} << u""_s << u""_s;
        QTest::newRow("a link with a UUID")
            << u"https://example.com/v2/user/%1?x=1"_s.arg(id) << QStringList{id} << u""_s << u""_s;
        QTest::newRow("the same UUID twice") << id + u' ' + id << QStringList{id} << u""_s << u""_s;
        QTest::newRow("one hex digit too many is no UUID") << id + u'0' << QStringList{} << u""_s << u""_s;
        QTest::newRow("a ZIP, which could be a payor's ID") << u"85004"_s << QStringList{} << u"85004"_s << u"85004"_s;
        QTest::newRow("ZIP+4") << u" 85004-1234 "_s << QStringList{} << u"85004"_s << u""_s;
        QTest::newRow("the end of an address") << u"Phoenix, AZ 85004"_s << QStringList{} << u"85004"_s << u""_s;
        QTest::newRow("a ZIP in Arabic-Indic digits") << u"٨٥٠٠٤"_s << QStringList{} << u"85004"_s << u"85004"_s;
        QTest::newRow("a UUID with hyphens that don't break")
            << QString(id).replace(u'-', u'\u2011') << QStringList{id} << u""_s << u""_s;
        QTest::newRow("a UUID in full-width digits, with marks around it")
            << u"\u2068"_s + QString(id).replace(u'0', u'\uff10') + u'\u2069' << QStringList{id} << u""_s << u""_s;
        QTest::newRow("a payor's code in full-width letters")
            << u"\uff35\uff28\uff23\u200eCP"_s << QStringList{} << u""_s << u"UHCCP"_s;
        QTest::newRow("a payor with its number") << u"Aetna 60054"_s << QStringList{} << u""_s << u""_s;
        QTest::newRow("a code that ends with five digits") << u"MC60054"_s << QStringList{} << u""_s << u"MC60054"_s;
        QTest::newRow("nine digits, which are rather a member's")
            << u"123456789"_s << QStringList{} << u""_s << u"123456789"_s;
        QTest::newRow("a payor's code") << u"UHCCP"_s << QStringList{} << u""_s << u"UHCCP"_s;
        QTest::newRow("small letters are words") << u"cigna"_s << QStringList{} << u""_s << u""_s;
        QTest::newRow("words are words") << u"AB CD"_s << QStringList{} << u""_s << u""_s;
    }
    void takesATextForWhatItLooksLike()
    {
        QFETCH(QString, typed);
        const TypedInput things = parseTypedInput(typed);
        QTEST(things.ids, "ids");
        QTEST(things.zip, "zip");
        QTEST(things.payorCode, "code");
    }

    void aTownIsKnownByItsState_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("town");
        QTest::newRow("a town and its state") << u"Evanston, IL"_s << u"Evanston, IL"_s;
        QTest::newRow("small letters without a space") << u" st. louis,mo "_s << u"st. louis,mo"_s;
        QTest::newRow("a state that is spelled out") << u"Concord, New Hampshire"_s << u"Concord, New Hampshire"_s;
        QTest::newRow("two letters that aren't a state") << u"Smith, Jo"_s << u""_s;
        QTest::newRow("a town alone could be anything") << u"Evanston"_s << u""_s;
        QTest::newRow("with a ZIP, the ZIP is nearer") << u"Evanston, IL 60202"_s << u""_s;
        QTest::newRow("a comma doesn't make a town") << u"client-1, client-2"_s << u""_s;
    }
    void aTownIsKnownByItsState()
    {
        QFETCH(const QString, typed);
        QTEST(parseTypedInput(typed).town, "town");
    }

    void keysWalkTheListAndEnterRunsWhatIsCurrent()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        QSignalSpy chosen(stage.palette, &CommandPalette::chosen);
        stage.palette->open();
        QCOMPARE(QApplication::focusWidget(), stage.palette->edit());
        QCOMPARE(stage.current(), u"dark"_s);
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.current(), u"dark"_s); // stays at the end
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.current(), u"zone"_s); // over the heading
        stage.press(Qt::Key_End);
        QCOMPARE(stage.current(), u"delete"_s);
        stage.press(Qt::Key_Return); // cannot run, and says why
        QCOMPARE(chosen.size(), 0);
        QVERIFY(stage.palette->edit()->accessibleDescription().contains(u"No user selected."_s));
        stage.press(Qt::Key_Home);
        QCOMPARE(stage.current(), u"dark"_s);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.current(), u"delete"_s);
        QTest::keyClicks(stage.palette->edit(), u"new"_s);
        QCOMPARE(stage.current(), u"new"_s);
        stage.press(Qt::Key_Enter);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Command>().id, u"new"_s);
        QVERIFY(!stage.palette->isVisible());
    }

    void keysWithCtrlWalkAndRunNothing()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        QSignalSpy chosen(stage.palette, &CommandPalette::chosen);
        stage.palette->open();
        const std::pair<Qt::Key, QString> steps[]
            = {{Qt::Key_End, u"delete"_s}, {Qt::Key_Home, u"dark"_s}, {Qt::Key_Down, u"zone"_s}};
        for (const auto &[key, current] : steps) {
            stage.press(key, Qt::ControlModifier);
            QVERIFY(whatWasPutOffIsDone());
            QVERIFY(stage.palette->isVisible());
            QCOMPARE(stage.current(), current);
            QCOMPARE(stage.palette->list()->selectionModel()->selectedIndexes(),
                     QModelIndexList{stage.palette->list()->currentIndex()});
        }
        QCOMPARE(chosen.size(), 0);
    }

    void whatArrivesLeavesTheCommandThatOneHasMovedTo_data()
    {
        QTest::addColumn<int>("downs");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("current");
        QTest::newRow("moved to one") << 2 << QString() << u"new"_s;
        QTest::newRow("moved to one that is gone: none") << 2 << u"new"_s << QString();
        QTest::newRow("not moved: the new first one") << 0 << QString() << u"arrived"_s;
    }
    void whatArrivesLeavesTheCommandThatOneHasMovedTo()
    {
        QFETCH(int, downs);
        QFETCH(QString, gone);
        QFETCH(QString, current);
        ChangingStage stage({command(u"zone"_s, u"Change time zone…"_s), command(u"dark"_s, u"Theme: dark"_s),
                             command(u"new"_s, u"New user…"_s)});
        const auto currentId
            = [list = stage.palette.list()] { return list->current() ? list->current()->command.id : QString(); };
        QCOMPARE(currentId(), u"zone"_s);
        for (int i = 0; i < downs; ++i)
            QTest::keyClick(stage.palette.edit(), Qt::Key_Down);
        stage.commands.insert(stage.commands.begin(), command(u"arrived"_s, u"Arrived…"_s));
        std::erase_if(stage.commands, [&gone](const Command &one) { return one.id == gone; });
        stage.palette.refresh();
        QCOMPARE(currentId(), current);
        QTest::keyClicks(stage.palette.edit(), u"th"_s); // typing begins with the first one again
        QCOMPARE(currentId(), u"dark"_s);
    }

    void whatArrivesLeavesTheRowsUnderTheMouse()
    {
        std::vector<Command> commands;
        for (int i = 0; i < 60; ++i)
            commands.push_back(command(u"one%1"_s.arg(i), u"Command %1"_s.arg(i)));
        ChangingStage stage(std::move(commands));
        QScrollBar *bar = stage.palette.list()->verticalScrollBar();
        bar->setValue(bar->maximum() / 2);
        QVERIFY(bar->value() > 0);
        const int before = bar->value();
        stage.commands.push_back(command(u"arrived"_s, u"Arrived…"_s));
        stage.palette.refresh();
        QCOMPARE(bar->value(), before);
        QTest::keyClicks(stage.palette.edit(), u"c"_s);
        QCOMPARE(bar->value(), 0);
    }

    void assistiveTechnologyRunsARow()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        QSignalSpy chosen(stage.palette, &CommandPalette::chosen);
        stage.palette->open();
        auto *list = stage.palette->findChild<PaletteList *>();
        QAccessibleInterface *ear = QAccessible::queryAccessibleInterface(list);
        for (int row = 0; row < ear->childCount(); ++row)
            if (ear->child(row)->text(QAccessible::Name).startsWith(u"New user"_s)) {
                ear->child(row)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
                break;
            }
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Command>().id, u"new"_s);
        QVERIFY(!stage.palette->isVisible());
    }

    void theKeyboardGoesBackToWhereItWas_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Escape") << int(Qt::Key_Escape);
        QTest::newRow("Tab") << int(Qt::Key_Tab);
        QTest::newRow("Shift+Tab") << int(Qt::Key_Backtab);
    }
    void theKeyboardGoesBackToWhereItWas()
    {
        QFETCH(int, key);
        Stage stage;
        QVERIFY(stage.isReady());
        stage.palette->open();
        stage.press(Qt::Key(key));
        QVERIFY(!stage.palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), stage.before);
    }

    void aPressBesideThePanelCloses()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        stage.palette->open();
        QTest::mouseClick(stage.palette->panel(), Qt::LeftButton, {}, QPoint(4, 4));
        QVERIFY(stage.palette->isVisible());
        QTest::mouseClick(stage.palette, Qt::LeftButton, {}, QPoint(4, 4));
        QVERIFY(!stage.palette->isVisible());
    }

    void aClickRunsWhatIsUnderIt()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        QSignalSpy chosen(stage.palette, &CommandPalette::chosen);
        stage.palette->open();
        const PaletteList *list = stage.palette->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QCOMPARE(chosen.size(), 0); // a heading
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(3, 0)).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Command>().id, u"zone"_s);
    }

    void leavesWhenTheKeyboardGoesElsewhere()
    {
        Stage stage;
        QVERIFY(stage.isReady());
        stage.palette->open();
        auto *other = stage.window.findChildren<QLineEdit *>(Qt::FindDirectChildrenOnly).last();
        other->setFocus();
        QVERIFY(!stage.palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), other);
    }

    void goToListsOnlyWhereOneCanGo()
    {
        Stage stage(some(), CommandPalette::Mode::GoTo);
        QVERIFY(stage.isReady());
        stage.palette->open();
        QCOMPARE(stage.current(), u"users"_s);
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.current(), u"users"_s); // there is nothing else
    }

    void staysInsideOfTheWindow()
    {
        Stage stage;
        stage.window.resize(500, 320);
        QVERIFY(stage.isReady());
        stage.palette->open();
        QVERIFY(stage.palette->rect().contains(stage.palette->panel()->geometry()));
        stage.window.resize(1200, 800);
        QTRY_COMPARE(stage.palette->width(), 1200);
        QCOMPARE(stage.palette->panel()->width(), metricsFor(&stage.window).px(640));
        QCOMPARE(stage.palette->panel()->geometry().center().x(), stage.palette->rect().center().x());
    }

    void rowsAreSpokenWithKeysAndReason()
    {
        PaletteRow row{{}, command(u"user.changeZone"_s, u"Change time zone…"_s)};
        QCOMPARE(spokenRow(row), u"Change time zone…, Ctrl+T"_s);
        row.command.disabledReason = u"No user selected."_s;
        QCOMPARE(spokenRow(row), u"Change time zone…, unavailable: No user selected."_s);
    }
};

LABDESK_TEST(tst_palette)
#include "tst_palette.moc"
