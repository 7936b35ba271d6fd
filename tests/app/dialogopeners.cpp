// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogopeners.h"

#include "shell/windowcommands.h"
#include "views/activity/auditpage.h"

#include <QFileDialog>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

using OpenDialog = std::function<void(UiDriver &)>;

OpenDialog pressing(const char *command)
{
    return [command](UiDriver &driver) {
        WindowCommands &commands = driver.window().windowCommands();
        const QString id = QString::fromLatin1(command);
        QTRY_VERIFY(std::ranges::any_of(commands.all(), [&id](const Command &each) {
            return each.id == id && each.disabledReason.isEmpty(); // on a busy machine what it needs comes late
        }));
        commands.press(id);
    };
}

OpenDialog clicking(const char *button)
{
    return [button](UiDriver &driver) { driver.click(button); };
}

OpenDialog pressingAmongCenters(const char *command)
{
    return [command](UiDriver &driver) {
        driver.showPlace(Place::Centers);
        driver.session().centers().search({NearZip{driver.examples().zip, driver.examples().labId}, Radius::Miles25});
        QTRY_VERIFY(hasCome(driver.session().centers().state()) && driver.rows("centersList") > 0);
        driver.select("centersList");
        pressing(command)(driver);
        driver.showPlace(Place::Users); // where each of them begins
    };
}

void openRaw(UiDriver &driver)
{
    driver.showPlace(Place::Providers);
    pressing("provider.raw")(driver);
    driver.showPlace(Place::Users);
}

void openForeignTrail(UiDriver &driver)
{
    driver.showPlace(Place::History);
    driver.window().findChild<AuditPage *>()->openTrail(driver.console().audit().folder());
    driver.showPlace(Place::Users);
}

void openDescription(UiDriver &driver)
{
    pressing("description.compare")(driver);
    auto *files = driver.window().findChild<QFileDialog *>(u"descriptionFileDialog"_s);
    QVERIFY(files);
    files->close();
    Q_EMIT files->fileSelected(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
}

} // namespace

void selectAllUsers(UiDriver &driver)
{
    driver.find<QTableView>("usersTable")->selectAll();
    QTRY_VERIFY(driver.sees("refreshJobButton"));
}

void showInsurance(UiDriver &driver)
{
    driver.openUserWhere([](const UserStore &, UserStore::Row row) { return row == 0; }); // who is insured
    QTRY_VERIFY(readyIn(driver.session().details().user()) && driver.sees("userTabBar"));
    driver.showTab(2);
    QTRY_VERIFY(driver.sees("showAllButton"));
}

std::vector<DialogOpener> dialogOpeners()
{
    return {
        {"creating a user", "newUserDialog", clicking("newUserButton")},
        {"creating a user, with something typed", "newUserDialog",
         [](UiDriver &driver) {
             driver.click("newUserButton");
             driver.type("clientIdEdit", u"canary-jo.marsh@example.com"_s);
         }},
        {"another time zone", "changeZoneDialog", clicking("changeZoneButton")},
        {"deleting a user", "deleteUserDialog", [](UiDriver &driver) { driver.trigger("deleteAction"); }},
        {"disconnecting a source", "deregisterDialog",
         [](UiDriver &driver) {
             driver.openUser(driver.examples().userId); // who has one
             QTRY_VERIFY(hasCome(driver.session().details().providers()));
             driver.showTab(1);
             driver.clickFirst("DeregisterButton");
         }},
        {"an export", "exportDialog", pressing("pane.export")},
        {"charts of the users", "userChartsDialog", pressing("user.charts")},
        {"a view to be saved", "userViewDialog", pressing("user.saveView")},
        {"a job for many", "newJobDialog",
         [](UiDriver &driver) {
             selectAllUsers(driver);
             driver.click("refreshJobButton");
         }},
        {"connections", "connectionsDialog", pressing("app.connections")},
        {"preferences", "preferencesDialog", clicking("preferencesButton")},
        {"a passphrase, over the preferences", "passphraseDialog",
         [](UiDriver &driver) {
             driver.click("preferencesButton");
             driver.click("setPassphraseButton");
             driver.type("newPassphraseEdit", u"canary passphrase"_s);
         }},
        {"a link that asks", "linkDialog",
         [](UiDriver &driver) { driver.console().openIncomingLink(u"labdesk://users?service=api.example.com"_s); }},
        {"editing a user", "editUserDialog", [](UiDriver &driver) { driver.trigger("editAction"); }},
        {"the ticket number", "ticketDialog", pressing("app.ticket")},
        {"the summary for the ticket", "callSummaryDialog", pressing("user.copySummary")},
        {"why there is no data", "noDataDialog", pressing("user.noData")},
        {"the card of the caller", "callerCard", pressing("user.verifyCaller")},
        {"users from a list", "selectFromListDialog", pressing("user.selectFromList")},
        {"a response as it came", "rawResponseDialog", openRaw},
        {"the trail of another computer", "foreignTrailDialog", openForeignTrail},
        {"a description of the service", "descriptionDialog", openDescription},
        {"the support bundle", "supportBundleDialog", pressing("app.supportBundle")},
        {"new sample data, over the connections", "startOverDialog",
         [](UiDriver &driver) {
             pressing("app.connections")(driver);
             driver.click("startOverButton");
         }},
        {"the handout for the patient", "centerSheetDialog", pressingAmongCenters("center.print")},
        {"directions to a center", "directionsDialog", pressingAmongCenters("center.directions")},
    };
}

} // namespace labdesk::tests
