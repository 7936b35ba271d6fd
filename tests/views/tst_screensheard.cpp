// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "shell/preferencesdialog.h"
#include "shell/windowcommands.h"
#include "support/spokenplace.h"
#include "support/spokentree.h"
#include "support/testmain.h"
#include "views/activity/activitypane.h"
#include "views/connections/connectionsdialog.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "widgets/appearance.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using SceneCheck = std::function<void(QWidget &)>;

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

template <class P> Scene sceneOf(const std::function<bool(SpokenPlace<P> &)> &arrange, const QByteArray &refusal = {})
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
        {"the users, none open",
         ofUsers(12, [](UsersStage &stage) { return comesTo(*stage.pane, Page::Content, "usersStack"); })},
        {"no users", ofUsers(0, [](UsersStage &stage) { return comesTo(*stage.pane, Page::Empty, "usersStack"); })},
        {"users that did not come",
         ofUsers(12,
                 [](UsersStage &stage) {
                     stage.play("GET", "/v2/user", 400, refusalBody);
                     stage.open(stage.live.connection());
                     stage.session->users().reload();
                     return comesTo(*stage.pane, Page::Error, "usersStack");
                 })},
        {"users that are a long time coming",
         ofUsers(12,
                 [](UsersStage &stage) {
                     stage.live.faultInjector().set({{.pathPrefix = "/v2/user", .delay = std::chrono::minutes(1)}});
                     stage.open(stage.live.connection());
                     stage.session->users().reload();
                     return comesTo(*stage.pane, Page::Loading, "usersStack");
                 })},
        {"no user fits the filter",
         ofUsers(12,
                 [](UsersStage &stage) {
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
        {"the time zone dialog",
         ofDialog("changeZoneDialog", [](UsersStage &stage) { stage.click("changeZoneButton"); })},
        {"the delete dialog",
         ofDialog("deleteUserDialog", [](UsersStage &stage) { deleteUserAction(stage)->trigger(); })},
        {"the disconnect dialog",
         ofDialog("deregisterDialog",
                  [](UsersStage &stage) {
                      const QString slug = readyIn(stage.session->details().providers())->value.front().slug;
                      stage.click((slug + u"DeregisterButton"_s).toUtf8().constData());
                  })},
    };
}

std::vector<std::pair<const char *, Scene>> lookupScenes()
{
    return {
        {"the providers",
         sceneOf<ProvidersPane>([](SpokenPlace<ProvidersPane> &place) { return comesTo(place.pane, Page::Content); })},
        {"providers that did not come",
         sceneOf<ProvidersPane>([](SpokenPlace<ProvidersPane> &place) { return comesTo(place.pane, Page::Error); },
                                refusalBody)},
        {"centers before a search",
         sceneOf<CentersPane>([](SpokenPlace<CentersPane> &place) { return comesTo(place.pane, Page::Idle); })},
        {"centers near a ZIP, one chosen", sceneOf<CentersPane>([](SpokenPlace<CentersPane> &place) {
             searchNearExample(place.pane, place.live.examples());
             if (!comesTo(place.pane, Page::Content))
                 return false;
             auto *list = part<QListView>(place.pane, "centersList");
             list->setCurrentIndex(list->model()->index(0, 0));
             return true;
         })},
        {"centers that did not come",
         sceneOf<CentersPane>(
             [](SpokenPlace<CentersPane> &place) {
                 searchNearExample(place.pane, place.live.examples());
                 return comesTo(place.pane, Page::Error);
             },
             refusalBody)},
        {"all payors",
         sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) { return comesTo(place.pane, Page::Content); })},
        {"no list of all payors", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) {
             place.live.answer("/v3/insurance", 422, "{}");
             return comesTo(place.pane, Page::Idle);
         })},
        {"payors found", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) {
             part<QLineEdit>(place.pane, "searchEdit")->setText(u"health"_s);
             return comesTo(place.pane, Page::Content);
         })},
        {"no payor found", sceneOf<PayorsPane>([](SpokenPlace<PayorsPane> &place) {
             place.live.answer("/v3/insurance", 200, "[]");
             part<QLineEdit>(place.pane, "searchEdit")->setText(u"xyzzy"_s);
             return comesTo(place.pane, Page::Empty);
         })},
        {"nothing done yet", sceneOf<ActivityPane>([](SpokenPlace<ActivityPane> &place) {
             return comesTo(place.pane, Page::Empty, "auditStack");
         })},
        {"no requests yet", sceneOf<ActivityPane>([](SpokenPlace<ActivityPane> &place) {
             place.pane.showRequests();
             return comesTo(place.pane, Page::Empty);
         })},
        {"requests, one chosen", sceneOf<ActivityPane>([](SpokenPlace<ActivityPane> &place) {
             place.pane.showRequests();
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

/// The connections, one of them stored with its key.
Scene ofConnections(const std::function<void(ConnectionsDialog &)> &arrange)
{
    return [arrange](const SceneCheck &check) {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        const auto secrets = makeMemoryStore();
        ConnectionRegistry book(settings, *secrets);
        const Connection stored{.id = u"stored"_s,
                                .name = u"Staging"_s,
                                .environment = Environment::Sandbox,
                                .baseUrl = QUrl(u"https://staging.example.com"_s),
                                .scheme = ApiKeyScheme{},
                                .readOnly = false};
        book.save(stored, Secret(QByteArray("k")), false, [](auto) {});
        ConnectionsDialog dialog(book, *secrets, {});
        dialog.show();
        arrange(dialog);
        check(dialog);
        return true;
    };
}

std::vector<std::pair<const char *, Scene>> windowScenes()
{
    const auto palette
        = [](MainWindow &window) { window.windowCommands().openPalette(CommandPalette::Mode::Everything); };
    return {
        {"the command palette", ofWindow(palette, "commandPalette")},
        {"the table of keys",
         ofWindow([](MainWindow &window) { window.windowCommands().openShortcutSheet(); }, "shortcutSheet")},
        {"the cover", ofWindow([](MainWindow &window) { window.cover(); }, "coverScreen")},
        {"the preferences",
         [](const SceneCheck &check) {
             const QTemporaryDir folder;
             Settings settings(folder.filePath(u"labdesk.ini"_s));
             settings.set(setting::appearance, ThemeChoice::Light);
             PreferencesDialog dialog(settings, {{u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}});
             dialog.show();
             check(dialog);
             return true;
         }},
        {"a new connection",
         ofConnections([](ConnectionsDialog &dialog) { part<QPushButton>(dialog, "newButton")->click(); })},
        {"a new connection that signs in with a token", ofConnections([](ConnectionsDialog &dialog) {
             part<QPushButton>(dialog, "newButton")->click();
             part<QRadioButton>(dialog, "bearerRadio")->click();
             part<QPushButton>(dialog, "routeButton")->click();
         })},
        {"a connection that signs in to a proxy and shows a certificate", ofConnections([](ConnectionsDialog &dialog) {
             part<QPushButton>(dialog, "newButton")->click();
             part<QPushButton>(dialog, "routeButton")->click();
             part<QLineEdit>(dialog, "proxyUserEdit")->setText(u"ana"_s);
             auto *certificate = part<QLineEdit>(dialog, "clientCertificateEdit");
             certificate->setText(QStringLiteral(TEST_DATA "/tls/client.p12"));
             Q_EMIT certificate->editingFinished();
         })},
        {"a connection whose key is stored",
         ofConnections([](ConnectionsDialog &dialog) { dialog.select(u"stored"_s); })},
    };
}

} // namespace

/// Every screen in each of its states, as a screen reader walks through it.
class tst_screensheard : public QObject
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
};

LABDESK_TEST(tst_screensheard)
#include "tst_screensheard.moc"
