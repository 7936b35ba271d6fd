// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/preferencesdialog.h"
#include "shell/windowcommands.h"
#include "support/spokentree.h"
#include "views/payors/payorsearchfields.h"
#include "views/payors/payorspane.h"
#include "views/users/userspane.h"
#include "widgets/tools.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;
using labdesk::tests::SpokenTree;

namespace {

/// The program as it begins: with what an agent needs on a call.
struct CallStage : ConsoleStage
{
    explicit CallStage(const Policy &policy = {}) : ConsoleStage(60, policy, true) { }

    void showAllTools() const { console->setTools(Settings::Tools::All); }
    Command command(const QString &id, const QString &typed = {}) const
    {
        for (Command &found : window().windowCommands().all(typed))
            if (found.id == id)
                return found;
        return {};
    }
    /// Where each control stands that is seen, by its name.
    QMap<QString, QPoint> places() const
    {
        QMap<QString, QPoint> all;
        for (const QAbstractButton *button : window().findChildren<QAbstractButton *>())
            if (button->isVisible() && !button->objectName().isEmpty() && button->objectName() != u"messageButton")
                all[button->objectName()] = button->mapTo(&window(), QPoint());
        return all;
    }
};

QString listed(const QStringList &controls)
{
    return u"%1 controls: %2"_s.arg(controls.size()).arg(controls.join(u", "_s));
}

} // namespace

/// The two faces of the window: for answering callers, and with all tools.
class tst_toolsshown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { tools().setShown(true); }

    void theFirstWindowHasAtMost16ControlsAndWithAUserAtMost26()
    {
        CallStage stage;
        QVERIFY(stage.start());
        const QStringList first = SpokenTree(&stage.window()).offered();
        QVERIFY2(first.size() <= 16, qPrintable(listed(first)));
        stage.showAllTools();
        const QStringList firstWithTools = SpokenTree(&stage.window()).offered();
        stage.console->setTools(Settings::Tools::ForCalls);
        QVERIFY(stage.openRow(0));
        const QStringList user = SpokenTree(&stage.window()).offered();
        stage.showAllTools();
        const QStringList userWithTools = SpokenTree(&stage.window()).offered();
        QVERIFY2(user.size() <= 26, qPrintable(listed(user)));
        QVERIFY(first.size() < firstWithTools.size() && user.size() < userWithTools.size());
        qInfo("first window: %d for callers, %d with all tools; with a user: %d and %d", int(first.size()),
              int(firstWithTools.size()), int(user.size()), int(userWithTools.size()));
    }

    void nothingMovesWhenTheToolsCome()
    {
        CallStage stage;
        QVERIFY(stage.start());
        QVERIFY(stage.openRow(0));
        const auto before = stage.places();
        stage.showAllTools();
        QTRY_VERIFY(stage.part<QWidget>("newUserButton"));
        const auto moved = [&] {
            QStringList names;
            const auto after = stage.places();
            for (const auto &[name, at] : before.asKeyValueRange())
                if (after.value(name) != at)
                    names += name;
            return names.join(u' ');
        };
        QTRY_COMPARE(moved(), QString());
    }

    void thePaletteFindsAHiddenToolAndBringsAll()
    {
        CallStage stage;
        QVERIFY(stage.start());
        const std::vector<PaletteRow> rows
            = paletteRows(stage.window().windowCommands().all(u"charts"_s), u"charts"_s, {});
        QVERIFY(rows.size() >= 2);
        QCOMPARE(rows[0].heading, u"More tools"_s);
        QCOMPARE(rows[1].command.id, u"user.charts"_s);
        QVERIFY2(!stage.command(u"user.charts"_s).disabledReason.size(), "it can run");
        rows[1].command.run();
        QVERIFY(tools().areShown());
        QTRY_VERIFY(stage.window().findChild<QDialog *>(u"userChartsDialog"_s));
    }

    void aDescriptionIsComparedFromThePaletteAndNotRecorded()
    {
        CallStage stage;
        QVERIFY(stage.start());
        const std::vector<PaletteRow> rows
            = paletteRows(stage.window().windowCommands().all(u"openapi"_s), u"openapi"_s, {});
        QVERIFY(rows.size() >= 2);
        QCOMPARE(rows[1].command.id, u"description.compare"_s);
        QTRY_COMPARE(stage.console->audit().records().size(), 1u); // that the connection was opened
        rows[1].command.run();
        QVERIFY(tools().areShown());
        auto *files = stage.window().findChild<QFileDialog *>(u"descriptionFileDialog"_s);
        QVERIFY(files);
        files->close();
        Q_EMIT files->fileSelected(QStringLiteral(SOURCE_ROOT "/CONTRIBUTING.md"));
        auto *dialog = stage.window().findChild<QDialog *>(u"descriptionDialog"_s);
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->findChild<QWidget *>(u"errorPage"_s)->isVisible());
        QCOMPARE(stage.console->audit().records().size(), 1u); // as labdesk-cli, which records nothing of it
    }

    void theKeyOfAHiddenToolOffersThem()
    {
        CallStage stage;
        QVERIFY(stage.start());
        QVERIFY(stage.openRow(0));
        stage.window().windowCommands().press(u"user.tab.4"_s);
        QVERIFY2(!stage.part<QWidget>("rawResponseControl"), "it asks first");
        QVERIFY(!tools().areShown());
        auto *offer = stage.part<QPushButton>("toastActionButton");
        QVERIFY(offer);
        QCOMPARE(offer->text(), u"Show all tools"_s);
        offer->click();
        QVERIFY(tools().areShown());
        QTRY_VERIFY(stage.part<QWidget>("rawResponseControl"));
        stage.window().windowCommands().press(u"user.tab.0"_s);
        QTRY_VERIFY(!stage.part<QWidget>("rawResponseControl"));
        stage.window().windowCommands().press(u"user.tab.4"_s);
        QTRY_VERIFY2(stage.part<QWidget>("rawResponseControl"), "then it is a key like any other");
    }

    void whatIsChosenHoldsAtTheNextStart()
    {
        CallStage stage;
        QVERIFY(stage.start());
        QVERIFY(!tools().areShown());
        stage.command(u"app.tools"_s).run();
        QVERIFY(tools().areShown());
        QCOMPARE(stage.command(u"app.tools"_s).title, u"Show only what you need on a call"_s);
        Options options;
        options.dataFolder = stage.folder.path();
        options.startsWithoutTools = true;
        stage.console = nullptr;
        tools().setShown(false);
        stage.console = std::make_unique<Console>(options, makeMemoryStore());
        QVERIFY(stage.start());
        QVERIFY(tools().areShown());
    }

    void anAdministratorDecidesForAll_data()
    {
        QTest::addColumn<int>("decided");
        QTest::newRow("what you need on a call") << 1;
        QTest::newRow("all tools") << 2;
    }
    void anAdministratorDecidesForAll()
    {
        QFETCH(const int, decided);
        Policy policy;
        policy.tools = decided;
        CallStage stage(policy);
        QVERIFY(stage.start());
        QCOMPARE(tools().areShown(), decided == 2);
        const QString why = stage.command(u"app.tools"_s).disabledReason;
        QVERIFY(why.contains(u"administrator"));
        QCOMPARE(stage.command(u"user.charts"_s).disabledReason, decided == 2 ? QString() : why);
        Q_EMIT stage.window().preferencesRequested();
        auto *choice = stage.part<QComboBox>("toolsCombo");
        QVERIFY(choice && !choice->isEnabled());
        QCOMPARE(choice->currentText(), decided == 2 ? u"All tools"_s : u"Only what you need on a call"_s);
    }

    void noHiddenToolNarrowsAList()
    {
        CallStage stage;
        stage.console->setTools(Settings::Tools::All);
        QVERIFY(stage.start());
        QTRY_VERIFY(stage.part<QWidget>("noSourceFilter"));
        stage.part<QAbstractButton>("noSourceFilter")->click();
        stage.console->setTools(Settings::Tools::ForCalls);
        QVERIFY(!stage.part<QWidget>("noSourceFilter"));
        auto *token = stage.part<QAbstractButton>("filterToken0Button");
        QVERIFY2(token, "what narrows the list is seen, and can be taken away");
        token->click();
        QVERIFY(!stage.part<QWidget>("filterToken0Button"));
        stage.showAllTools();
        stage.window().goTo(Place::Payors);
        stage.part<QLineEdit>("payorIdEdit")->setText(u"60054"_s);
        stage.console->setTools(Settings::Tools::ForCalls);
        QVERIFY(!stage.part<QWidget>("payorIdEdit"));
        QVERIFY(static_cast<PayorsPane *>(stage.window().pane(Place::Payors))->fields().query().isEmpty());
    }

    void theEndOfAClientIdLeadsToTheUser()
    {
        CallStage stage;
        QVERIFY(stage.start());
        const UserStore &store = stage.session().users().store();
        UserStore::Row user = 0;
        while (!store.clientUserId(user).startsWith(u"client-"))
            ++user;
        const QString end = store.clientUserId(user).right(5);
        const auto rows = paletteRows(stage.window().windowCommands().all(end), end, {});
        QVERIFY(rows.size() > 2);
        QCOMPARE(rows[1].command.id, u"user.open."_s + store.idText(user));
        QVERIFY2(std::ranges::any_of(rows, [](const PaletteRow &row) { return row.command.id == u"typed.payorCode"; }),
                 "it may be a code all the same");
    }

    void wordsOfTheDeskFindWhatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("command");
        QTest::newRow("lock") << u"lock"_s << u"app.cover"_s;
        QTest::newRow("hide") << u"hide"_s << u"app.cover"_s;
        QTest::newRow("log out") << u"log out"_s << u"app.cover"_s;
        QTest::newRow("open now") << u"open now"_s << u"place.centers"_s;
        QTest::newRow("insurance") << u"insurance"_s << u"place.payors"_s;
    }
    void wordsOfTheDeskFindWhatIsMeant()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, command);
        CallStage stage;
        QVERIFY(stage.start());
        const auto rows = paletteRows(stage.window().windowCommands().all(typed), typed, {});
        QVERIFY(rows.size() >= 2);
        QCOMPARE(rows[1].command.id, command);
    }

    void aMisspelledPayorIsFound()
    {
        CallStage stage;
        QVERIFY(stage.start());
        const auto found = [&stage] {
            for (const Command &command : stage.window().windowCommands().all(u"arizna medicaid"_s))
                if (command.id.startsWith(u"typed.payor."))
                    return command;
            return Command();
        };
        found(); // which asks for the list
        QTRY_VERIFY(found().run);
        QVERIFY2(found().title.contains(u"Arizona"), qPrintable(found().title));
    }
};

LABDESK_TEST(tst_toolsshown)
#include "tst_toolsshown.moc"
