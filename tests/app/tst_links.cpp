// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "models/providertablemodel.h"
#include "privacy/sensitive.h"
#include "session/connectionregistry.h"
#include "shell/leavedialog.h"
#include "shell/linkdialog.h"
#include "shell/lockscreen.h"
#include "shell/windowcommands.h"
#include "support/liveservice.h"
#include "views/users/list/userlistpane.h"
#include "widgets/toast.h"
#include "widgets/windowsize.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QString linkTo(const ConsoleStage &stage, const QString &rest = {})
{
    return u"labdesk://user/"_s + stage.console->localService()->examples().userId + rest;
}

LinkDialog *askedBy(const ConsoleStage &stage)
{
    LinkDialog *asked = nullptr;
    for (LinkDialog *dialog : stage.console->window().findChildren<LinkDialog *>())
        if (dialog->isVisible())
            asked = dialog;
    return asked;
}

bool isOpen(const ConsoleStage &stage)
{
    const auto &id = stage.console->session()->details().userId();
    return id && id->text() == stage.console->localService()->examples().userId;
}

/// Another connection, with the key of the local service.
QString save(const ConsoleStage &stage, const QString &name, Environment environment, const QUrl &url)
{
    const Connection connection{
        QUuid::createUuid().toString(QUuid::WithoutBraces), name, environment, url, ApiKeyScheme{}, false};
    stage.console->connections().save(connection, Secret(stage.console->localService()->key()), true,
                                      [](SecretStore::Location) {});
    return connection.id;
}

} // namespace

class tst_links : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAUserAndDoesNothingElse()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->window().showPlace(Place::History);
        stage.console->openIncomingLink(linkTo(stage));
        QVERIFY(!askedBy(stage));
        QTRY_VERIFY(isOpen(stage));
        QCOMPARE(stage.console->window().currentPlace(), Place::Users);
        for (const api::RequestRecord &record : stage.console->session()->requests().records())
            QCOMPARE(record.verb, api::Verb::Get);
    }

    /// Other threads may read the environment. It is written where Qt takes the token from it, and nowhere else.
    void aTokenIsPutIntoTheEnvironmentOnWaylandAlone()
    {
        if (isOnWayland())
            QSKIP("Qt takes it from there");
        constexpr const char *variable = "XDG_ACTIVATION_TOKEN";
        const QByteArray usual = qgetenv(variable);
        const auto restore = qScopeGuard([&] { usual.isNull() ? qunsetenv(variable) : qputenv(variable, usual); });
        ConsoleStage stage;
        QVERIFY(stage.start());
        qputenv(variable, "of the launcher");
        stage.console->openIncomingLink(u"labdesk://payors"_s, "of-a-click");
        QCOMPARE(stage.console->window().currentPlace(), Place::Payors);
        QCOMPARE(qgetenv(variable), "of the launcher"_ba);
    }

    void filtersAndLeadsToPlaces()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->openIncomingLink(u"labdesk://users?filter=tz%3Anone"_s);
        QCOMPARE(stage.console->window().pane(Place::Users)->findChild<UserListPane *>()->filter(), u"tz:none"_s);
        stage.console->openIncomingLink(u"labdesk://provider/oura"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Providers);
        stage.console->openIncomingLink(u"labdesk://payors"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Payors);
        stage.console->openIncomingLink(u"labdesk://delete/1"_s);
        QCOMPARE(stage.console->window().currentPlace(), Place::Payors);
    }

    void opensAProvider_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::addColumn<QString>("shown");
        QTest::newRow("one whose slug is the beginning of another") << u"whoop"_s << u"whoop"_s;
        QTest::newRow("in capitals") << u"OURA"_s << u"oura"_s;
        QTest::newRow("one that there isn't") << u"nobody"_s << QString();
    }

    void opensAProvider()
    {
        QFETCH(QString, slug);
        QFETCH(QString, shown);
        ConsoleStage stage;
        QVERIFY(stage.start());
        MainWindow &window = stage.console->window();
        stage.console->openIncomingLink(u"labdesk://provider/"_s + slug);
        QCOMPARE(window.currentPlace(), Place::Providers);
        auto *table = window.pane(Place::Providers)->findChild<QTableView *>(u"providersTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 20); // nothing is filtered
        const int column = int(ProviderTableModel::Column::Slug);
        if (shown.isEmpty())
            QTRY_VERIFY(allWordsOf(window).contains(u"This service has no provider “nobody”."_s));
        else
            QTRY_COMPARE(table->currentIndex().siblingAtColumn(column).data().toString(), shown);
    }

    void searchesAndChangesNothing()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        MainWindow &window = stage.console->window();
        const auto field = [&](Place place, const char *name) {
            return window.pane(place)->findChild<QLineEdit *>(QString::fromLatin1(name));
        };
        stage.console->openIncomingLink(u"labdesk://centers/zip/85004?lab=27"_s);
        QCOMPARE(window.currentPlace(), Place::Centers);
        QCOMPARE(field(Place::Centers, "zipEdit")->text(), u"85004"_s);
        const auto &query = stage.console->session()->centers().query();
        QVERIFY(query && std::get<NearZip>(query->where) == (NearZip{u"85004"_s, 27}));
        stage.console->openIncomingLink(u"labdesk://centers/order/8f1c2d3e-0000-4000-8000-000000009a2e"_s);
        QCOMPARE(field(Place::Centers, "orderEdit")->text(), u"8f1c2d3e-0000-4000-8000-000000009a2e"_s);
        QVERIFY(std::holds_alternative<NearOrder>(query->where));
        stage.console->openIncomingLink(u"labdesk://payor/60054?name=Aetna"_s);
        QCOMPARE(window.currentPlace(), Place::Payors);
        QTRY_COMPARE(field(Place::Payors, "searchEdit")->text(), u"Aetna"_s); // once the list of payors is there
        stage.console->openIncomingLink(u"labdesk://jobs"_s);
        QCOMPARE(window.currentPlace(), Place::Jobs);
        for (const api::RequestRecord &record : stage.console->session()->requests().records())
            QCOMPARE(record.verb, api::Verb::Get);
    }

    void whatIsCopiedOpensTheSame()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        MainWindow &window = stage.console->window();
        const auto copied = [&window](const char *command) {
            window.windowCommands().press(QString::fromLatin1(command));
            return QGuiApplication::clipboard()->text();
        };
        for (const auto &[link, command] :
             {std::pair(u"labdesk://centers/zip/85004?lab=27"_s, "center.copyLink"),
              std::pair(u"labdesk://centers/order/8f1c2d3e-0000-4000-8000-000000009a2e"_s, "center.copyLink"),
              std::pair(u"labdesk://jobs"_s, "job.copyLink")}) {
            stage.console->openIncomingLink(link);
            QCOMPARE(copied(command), link);
        }
        stage.console->openIncomingLink(u"labdesk://provider/oura"_s);
        auto *table = window.pane(Place::Providers)->findChild<QTableView *>(u"providersTable"_s);
        QTRY_VERIFY(table->currentIndex().isValid());
        QCOMPARE(copied("provider.copyLink"), u"labdesk://provider/oura"_s);
    }

    void asksWhenNoConnectionLeadsThere()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->openIncomingLink(linkTo(stage, u"?service=other.example.org"_s));
        LinkDialog *asked = askedBy(stage);
        QVERIFY(asked);
        QVERIFY(asked->findChild<QLabel *>(u"linkWhereLabel"_s)->text().contains(u"isn’t one of your connections"_s));
        QVERIFY(!isOpen(stage));
        asked->findChild<QPushButton *>(u"cancelButton"_s)->click();
        QVERIFY(!isOpen(stage));
        stage.console->openIncomingLink(linkTo(stage, u"?service=other.example.org"_s));
        askedBy(stage)->findChild<QPushButton *>(u"actionButton"_s)->click();
        QTRY_VERIFY(isOpen(stage));
    }

    void whatWasAgreedToEndsWithTheWayThere_data()
    {
        QTest::addColumn<QString>("then");
        QTest::addColumn<bool>("isAskedAgain");
        QTest::newRow("the connection was left after all") << u"leave"_s << false;
        QTest::newRow("it was not left, and the window is covered") << u"wait, cover"_s << false;
        QTest::newRow("it was not left, and another one is opened") << u"wait, other"_s << false;
        QTest::newRow("it was not left, and that one is opened later") << u"wait, there"_s << false;
        QTest::newRow("the window is covered while it is asked") << u"cover"_s << true;
    }

    void whatWasAgreedToEndsWithTheWayThere()
    {
        QFETCH(const QString, then);
        QFETCH(const bool, isAskedAgain);
        ConsoleStage stage;
        QVERIFY(stage.start());
        Console &console = *stage.console;
        const QString production
            = save(stage, u"Production"_s, Environment::Production, console.localService()->baseUrl());
        const QString far = save(stage, u"Far"_s, Environment::Sandbox, QUrl(u"https://far.invalid"_s)); // no loopback
        QVERIFY(stage.openRow(0));
        QVERIFY(!isOpen(stage)); // it is another one's link
        console.localService()->faultInjector().set({{.method = "POST", .delay = std::chrono::minutes(1)}});
        stage.session().actions().refresh(readyIn(stage.session().details().user())->value);
        QTRY_COMPARE(console.localService()->faultInjector().requestCount("POST", "/v2/user/refresh"), 1);
        stage.session().details().close();
        console.openIncomingLink(linkTo(stage, u"?service=far.invalid"_s));
        QVERIFY(askedBy(stage));
        askedBy(stage)->findChild<QPushButton *>(u"actionButton"_s)->click();
        LeaveDialog *leaving = console.window().findChild<LeaveDialog *>();
        QVERIFY(leaving);
        const auto isAt = [&console](const QString &connection) {
            return console.session() && console.session()->connection().id == connection;
        };
        if (then == u"leave"_s) {
            leaving->action()->click();
            QTRY_VERIFY(isAt(far));
            QTRY_VERIFY(isOpen(stage));
            return;
        }
        if (then.startsWith(u"wait"_s))
            leaving->cancelButton()->click();
        console.localService()->faultInjector().clear();
        if (then.endsWith(u"cover"_s)) {
            console.window().cover();
            QTRY_VERIFY(console.isUnloaded());
            console.window().lockScreen()->findChild<QPushButton *>(u"showAgainButton"_s)->click();
            QTRY_VERIFY(!console.window().lockScreen() && console.session() && !console.session()->isLocked());
            QVERIFY(stage.isReady());
        } else {
            const QString next = then.endsWith(u"there"_s) ? far : production;
            stage.session().actions().abandonSending();
            console.connectTo(next);
            QTRY_VERIFY(isAt(next));
            QTRY_VERIFY(hasCome(stage.session().users().state())
                        || std::holds_alternative<Failed>(stage.session().users().state()));
        }
        QCOMPARE(askedBy(stage) != nullptr, isAskedAgain);
        QVERIFY(!isOpen(stage)); // who was open before is again, behind a cover that is lifted
    }

    void theQuestionAboutAnEarlierLinkGivesWay()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->openIncomingLink(u"labdesk://payors?service=other.example.org"_s);
        QVERIFY(askedBy(stage));
        stage.console->openIncomingLink(linkTo(stage));
        QVERIFY(!askedBy(stage));
        QTRY_VERIFY(isOpen(stage));
        QCOMPARE(stage.console->window().currentPlace(), Place::Users);
    }

    void theQuestionHidesWhatPrivacyModeHides_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("hidden");
        const QString id = u"8f1c2d3e-0000-4000-8000-00000000abcd"_s;
        QTest::newRow("a user") << u"labdesk://user/%1?service=other.example.org"_s.arg(id) << id;
        QTest::newRow("an order") << u"labdesk://centers/order/%1?service=other.example.org"_s.arg(id) << id;
        QTest::newRow("a filter that may name a person")
            << u"labdesk://users?filter=jo%40example.com&service=other.example.org"_s << u"jo@"_s;
    }
    void theQuestionHidesWhatPrivacyModeHides()
    {
        QFETCH(const QString, link);
        QFETCH(const QString, hidden);
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        ConsoleStage stage;
        QVERIFY(stage.start());
        for (const bool isPrivate : {false, true}) {
            privacy::setPrivacyMode(isPrivate);
            stage.console->openIncomingLink(link);
            const LinkDialog *asked = askedBy(stage);
            QVERIFY(asked);
            const QString words = allWordsOf(*asked).remove(QChar(0x2060)) + asked->accessibleName();
            QVERIFY2(words.contains(hidden) != isPrivate, qPrintable(words));
        }
    }

    void waitsForTheConnectionThatIsBeingOpened_data()
    {
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("while it is asked whether to leave the other one") << true;
        QTest::newRow("after another link that led there") << false;
    }
    void waitsForTheConnectionThatIsBeingOpened()
    {
        QFETCH(const bool, isAsked);
        ConsoleStage stage;
        QVERIFY(stage.start());
        Console &console = *stage.console;
        const QString far = save(stage, u"Far"_s, Environment::Sandbox, QUrl(u"https://far.invalid"_s));
        if (isAsked) {
            QVERIFY(stage.openRow(0));
            console.localService()->faultInjector().set({{.method = "POST", .delay = std::chrono::minutes(1)}});
            stage.session().actions().refresh(readyIn(stage.session().details().user())->value);
            QTRY_COMPARE(console.localService()->faultInjector().requestCount("POST", "/v2/user/refresh"), 1);
            console.connectTo(far);
            LeaveDialog *leaving = console.window().findChild<LeaveDialog *>();
            QVERIFY(leaving);
            console.openIncomingLink(u"labdesk://payors"_s);
            leaving->action()->click();
        } else {
            console.openIncomingLink(linkTo(stage, u"?service=far.invalid"_s));
            askedBy(stage)->findChild<QPushButton *>(u"actionButton"_s)->click();
            QVERIFY(!console.session()); // its key is being read
            console.openIncomingLink(u"labdesk://payors"_s);
        }
        QTRY_VERIFY(console.session() && console.session()->connection().id == far);
        QTRY_COMPARE(console.window().currentPlace(), Place::Payors);
    }

    void waitsUntilTheDialogInFrontOfItIsClosed()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QVERIFY(stage.openRow(0));
        QVERIFY(!isOpen(stage));
        const auto before = stage.session().details().userId();
        stage.window().windowCommands().press(u"user.edit"_s);
        auto *dialog = stage.part<QDialog>("editUserDialog");
        QVERIFY(dialog);
        stage.console->openIncomingLink(u"labdesk://payors"_s);
        stage.console->openIncomingLink(linkTo(stage)); // the newest one is opened
        QCOMPARE(stage.session().details().userId(), before);
        QCOMPARE(stage.window().toasts()->toast()->text(), u"A link is waiting. It opens when you close the dialog."_s);
        dialog->reject();
        QTRY_VERIFY(isOpen(stage));
        QCOMPARE(stage.window().currentPlace(), Place::Users);
    }

    void waitsUntilTheCoverIsLifted()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->window().cover();
        stage.console->openIncomingLink(linkTo(stage));
        QVERIFY(!isOpen(stage));
        stage.console->window().lockScreen()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(isOpen(stage));
    }
};

LABDESK_TEST(tst_links)
#include "tst_links.moc"
