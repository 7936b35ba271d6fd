// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "service/database.h"
#include "shell/windowcommands.h"
#include "store/userfilter.h"
#include "views/users/userspane.h"
#include "widgets/inlinemessage.h"
#include "widgets/toast.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::noticeText;

namespace {

constexpr int patience = 30'000;

Options inFolder(const QTemporaryDir &folder)
{
    Options options;
    options.dataFolder = folder.path();
    options.users = 60;
    return options;
}

} // namespace

class tst_console : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowIsSeenBeforeAnythingElseIsMade()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        QSignalSpy painted(&console.window(), &MainWindow::firstPainted);
        bool wasStarted = true;
        connect(&console.window(), &MainWindow::firstPainted, this,
                [&] { wasStarted = console.localService() || console.session(); });
        console.start();
        QTRY_COMPARE(painted.size(), 1);
        QVERIFY(!wasStarted);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QVERIFY(!QGuiApplication::windowIcon().isNull());
        QCOMPARE(painted.size(), 1);
    }

    void aWindowThatNobodySeesOpensItsConnectionAllTheSame()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        QSignalSpy painted(&console.window(), &MainWindow::firstPainted);
        console.start();
        console.window().hide();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QCOMPARE(painted.size(), 0);
    }

    void opensOnTheLocalServiceAndListsItsUsers()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QCOMPARE(console.session()->users().store().size(), 60U);
        QVERIFY(console.window().isVisible());
        QVERIFY(console.window().windowTitle().contains(u"LOCAL"_s));
        for (const Place place : allPlaces)
            QVERIFY(console.window().pane(place));
    }

    void saysThatUnreadableSettingsWereSetAside()
    {
        const QTemporaryDir folder;
        QFile broken(folder.filePath(u"labdesk.ini"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("[no end of a section\n\x01\x02");
        broken.close();
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session(), patience);
        QTRY_VERIFY(!noticeText(console).isEmpty());
        const QString words = noticeText(console);
        QVERIFY2(words.contains(u"labdesk.ini.broken"_s), qPrintable(words));
    }

    void opensAtThePlaceThatWasUsedLastWhereThatWasChosen()
    {
        const QTemporaryDir folder;
        for (const bool isChosen : {false, true}) {
            {
                Console console(inFolder(folder), makeMemoryStore());
                console.start();
                QTRY_VERIFY_WITH_TIMEOUT(console.session(), patience);
                console.window().goTo(Place::Payors);
                console.window().windowCommands().press(u"app.preferences"_s);
                if (isChosen)
                    console.window().findChild<QCheckBox *>(u"lastPlaceCheck"_s)->click();
            }
            Console console(inFolder(folder), makeMemoryStore());
            console.start();
            QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
            QCOMPARE(console.window().currentPlace(), isChosen ? Place::Payors : Place::Users);
        }
    }

    void keepsWhatWasWrittenOverARestart()
    {
        const QTemporaryDir folder;
        QString key;
        {
            Console console(inFolder(folder), makeMemoryStore());
            console.start();
            QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
            QSignalSpy created(&console.session()->actions(), &UserActions::created);
            console.session()->actions().create({u"kept-over-restart"_s, {}, {}, {}, {}});
            QTRY_COMPARE_WITH_TIMEOUT(created.size(), 1, patience);
            key = QString::fromLatin1(console.localService()->key());
        }
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        const auto kept = UserQuery::parse(u"client:kept-over-restart"_s, QDateTime::currentDateTimeUtc());
        QCOMPARE(rowsMatching(console.session()->users().store().snapshot(), kept, 0)->count(), 1u);
        QVERIFY2(QString::fromLatin1(console.localService()->key()) != key, "each run has a key of its own");
    }

    void anotherConnectionDropsEverythingOfTheOldOne()
    {
        const QTemporaryDir folder;
        service::ServiceOptions other;
        other.users = 7;
        service::LocalService elsewhere(other);
        elsewhere.startAndWait();

        Console console(inFolder(folder), makeMemoryStore());
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a01"_s,
                                    u"Elsewhere"_s,
                                    Environment::Sandbox,
                                    elsewhere.baseUrl(),
                                    ApiKeyScheme{},
                                    true};
        bool kept = false;
        console.connections().save(connection, Secret(elsewhere.key()), true,
                                   [&](SecretStore::Location) { kept = true; });
        QTRY_VERIFY_WITH_TIMEOUT(kept, patience);
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        console.connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && console.session()->connection().id == connection.id
                                     && hasCome(console.session()->users().state()),
                                 patience);
        QCOMPARE(console.session()->users().store().size(), 7U);
        QVERIFY(console.window().windowTitle().contains(u"SANDBOX"_s));
        QVERIFY(console.session()->connection().readOnly);
    }

    void askedTwiceItOpensOneSession()
    {
        const QTemporaryDir folder;
        service::ServiceOptions other;
        other.users = 7;
        service::LocalService elsewhere(other);
        elsewhere.startAndWait();
        Console console(inFolder(folder), makeMemoryStore());
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a02"_s,
                                    u"Elsewhere"_s,
                                    Environment::Sandbox,
                                    elsewhere.baseUrl(),
                                    ApiKeyScheme{},
                                    false};
        console.connections().save(connection, Secret(elsewhere.key()), true, [](SecretStore::Location) {});
        QSignalSpy connected(&console, &Console::connected);
        // The keyring may take its time, and an impatient person asks again.
        console.connectTo(connection.id);
        console.connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(console.session()->providers().state()),
                                 patience); // by then a second one would be there
        QCOMPARE(connected.size(), 1);
        QCOMPARE(console.window().findChildren<UsersPane *>().size(), qsizetype(1));
    }

    void saysThatWhatWasWaitingIsCanceledWithTheConnection()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        console.window().toasts()->setDuration(std::chrono::minutes(10)); // a slow machine is not to outlast it
        const User user{.id = console.session()->users().store().id(0),
                        .teamId = {},
                        .clientUserId = u"c"_s,
                        .createdOn = {},
                        .sources = {},
                        .timeZone = {},
                        .birthDate = {},
                        .ingestionStart = {},
                        .ingestionEnd = {}};
        console.session()->actions().remove(user);
        QVERIFY(console.session()->actions().hasDelayed());
        console.connectTo(ConnectionRegistry::localId);
        const auto *said = console.window().findChild<QLabel *>(u"toastLabel"_s);
        QTRY_VERIFY_WITH_TIMEOUT((said = console.window().findChild<QLabel *>(u"toastLabel"_s)) != nullptr, patience);
        QVERIFY2(said->text().contains(u"were canceled"_s), qPrintable(said->text()));
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QCOMPARE(console.session()->users().store().size(), 60U);
        QVERIFY(said->isVisible());
    }

    void aWriteThatWasNotSentSaysNothingAboutTheService()
    {
        const QTemporaryDir folder;
        service::ServiceOptions other;
        other.users = 3;
        service::LocalService elsewhere(other);
        elsewhere.startAndWait();
        Console console(inFolder(folder), makeMemoryStore());
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a03"_s,
                                    u"Look only"_s,
                                    Environment::Sandbox,
                                    elsewhere.baseUrl(),
                                    ApiKeyScheme{},
                                    true};
        console.connections().save(connection, Secret(elsewhere.key()), true, [](SecretStore::Location) {});
        console.connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        const auto *state = console.window().findChild<QLabel *>(u"connectionLabel"_s);
        QVERIFY(state);
        const QString before = state->text();
        const quint64 id = console.session()->actions().create({u"never-sent"_s, {}, {}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(
            std::holds_alternative<UserAction::Failed>(console.session()->actions().find(id)->state), patience);
        QCOMPARE(state->text(), before);
    }

    void aKeyThatMayNotDoThisIsNotAKeyThatIsRefused()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        const auto *strip = console.window().findChild<InlineMessage *>(u"offlineMessage"_s);
        const auto reload = [&](int status, const QByteArray &of) {
            console.localService()->faultInjector().set(
                {{.method = "GET", .pathPrefix = of, .status = status, .body = "{\"detail\":\"No.\"}"}});
            console.session()->users().reload();
        };
        reload(401, "/v2/user");
        QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible(), patience);
        QCOMPARE(strip->sentence(), u"The service rejected the key."_s);
        console.session()->providers().reload(); // which it may
        QTRY_VERIFY_WITH_TIMEOUT(!strip->isVisible(), patience);
        reload(403, "/v2/user");
        QTRY_COMPARE_WITH_TIMEOUT(readyIn(console.session()->users().state())->stale->kind, ApiError::Kind::Forbidden,
                                  patience);
        QVERIFY2(!strip->isVisible(), "it may do something else");
        reload(403, "/");
        console.session()->providers().reload();
        QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible(), patience);
        console.localService()->faultInjector().clear();
        console.session()->users().reload();
        QTRY_VERIFY_WITH_TIMEOUT(!strip->isVisible(), patience);
        QVERIFY(console.window().findChild<QLabel *>(u"connectionLabel"_s)->text().startsWith(u"Connected"_s));
    }

    void aLocalServiceThatDoesNotStartLeavesNoEmptyWindow()
    {
        const QTemporaryDir folder;
        const QString inTheWay = folder.filePath(u"local-service.sqlite"_s);
        QVERIFY(QDir().mkdir(inTheWay));
        Console console(inFolder(folder), makeMemoryStore());
        QSignalSpy failed(&console, &Console::cannotConnect);
        console.start();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        const auto seen = [&](const char *name) {
            auto *page = console.window().findChild<QWidget *>(u"noServicePage"_s);
            auto *part = page ? page->findChild<QWidget *>(QLatin1String(name)) : nullptr;
            return part && part->isVisible() ? part : nullptr;
        };
        QVERIFY(seen("errorSentenceLabel"));
        auto *cause = qobject_cast<QLabel *>(seen("errorCauseLabel"));
        QVERIFY(cause && cause->text().contains(failed.first().first().toString()));
        console.setTextScale(125); // the window is built anew
        QSignalSpy rebuilt(&console, &Console::rebuilt);
        QTRY_COMPARE(rebuilt.size(), 1);
        console.setTextScale(100);
        QTRY_COMPARE(rebuilt.size(), 2);
        auto *connections = qobject_cast<QAbstractButton *>(seen("errorActionButton"));
        QVERIFY(connections);
        connections->click();
        auto *dialog = console.window().findChild<QDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->close();
        QVERIFY(QDir().rmdir(inTheWay));
        auto *again = qobject_cast<QAbstractButton *>(seen("retryButton"));
        QVERIFY(again);
        again->click();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QVERIFY(!seen("errorSentenceLabel"));
    }

    void aLocalServiceThatCannotWriteSaysSo()
    {
        const QTemporaryDir folder;
        service::ServiceOptions options;
        options.database = folder.filePath(u"local-service.sqlite"_s);
        options.users = 5;
        service::LocalService(options).startAndWait();
        service::Database(options.database, service::Database::Access::Write)
            .execute(u"CREATE TRIGGER stuck BEFORE UPDATE ON teams BEGIN SELECT RAISE(ABORT, 'stuck'); END"_s);
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        const auto *notice = console.window().findChild<InlineMessage *>(u"windowMessage"_s);
        QVERIFY(notice && notice->isVisible());
        QCOMPARE(notice->sentence(),
                 u"The local service is read-only because its database can’t be written to (stuck)."_s);
    }

    void aPauseTheServiceAskedForIsCountedDown()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        console.localService()->faultInjector().set({{.method = "GET",
                                                      .pathPrefix = "/v2/user",
                                                      .times = 1,
                                                      .status = 429,
                                                      .body = "{\"detail\":\"Slowly.\"}",
                                                      .fields = {{"Retry-After", "4"}}}});
        console.session()->users().reload();
        const auto said = [&]() -> QString {
            auto *line = console.window().findChild<QLabel *>(u"pauseStatusLabel"_s);
            return line && line->isVisible() ? line->accessibleName() : QString();
        };
        const auto counted = [&] { return console.window().findChild<QLabel *>(u"pauseStatusLabel"_s)->text(); };
        QTRY_VERIFY_WITH_TIMEOUT(!said().isEmpty(), patience);
        const QString first = said();
        const QString counting = counted();
        QTRY_VERIFY2_WITH_TIMEOUT(counted() != counting, qPrintable(counting), patience);
        QCOMPARE(said(), first); // what is heard stays the same
        QTRY_VERIFY_WITH_TIMEOUT(said().isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(console.session()->users().state()), patience);
    }

    void oneRefreshTooManyIsRefusedAtOnce()
    {
        const QTemporaryDir folder;
        Console console(inFolder(folder), makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        UserActions &actions = console.session()->actions();
        const User user{.id = console.session()->users().store().id(0),
                        .teamId = {},
                        .clientUserId = u"c"_s,
                        .createdOn = {},
                        .sources = {},
                        .timeZone = {},
                        .birthDate = {},
                        .ingestionStart = {},
                        .ingestionEnd = {}};
        const auto refresh = [&] {
            const quint64 id = actions.refresh(user);
            // The service asks to wait an hour; nobody sits through the first minute of it before hearing so.
            const bool ended = QTest::qWaitFor(
                [&] { return !std::holds_alternative<UserAction::Sending>(actions.find(id)->state); }, 20'000);
            return ended ? actions.find(id) : nullptr;
        };
        for (int i = 0; i < 8; ++i)
            QVERIFY(refresh());
        const UserAction *ninth = refresh();
        QVERIFY(ninth);
        const auto *failed = std::get_if<UserAction::Failed>(&ninth->state);
        QVERIFY(failed);
        QCOMPARE(failed->why.kind, ApiError::Kind::RateLimited);
        QCOMPARE(failed->why.tries, 1);
    }

    void keepsToWhatTheConnectionBecomes()
    {
        const QTemporaryDir folder;
        service::ServiceOptions other;
        other.users = 7;
        service::LocalService elsewhere(other);
        elsewhere.startAndWait();
        Console console(inFolder(folder), makeMemoryStore());
        Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"_s,
                              u"Elsewhere"_s,
                              Environment::Sandbox,
                              elsewhere.baseUrl(),
                              ApiKeyScheme{},
                              false};
        console.connections().save(connection, Secret(elsewhere.key()), true, [](SecretStore::Location) {});
        console.connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && hasCome(console.session()->users().state()), patience);
        QVERIFY(!console.session()->connection().readOnly);

        Session *open = console.session();
        UserJob *job = console.session()->jobs().start(
            *planUserJob({.kind = UserJobKind::ChangeZone, .zone = u"Pacific/Chatham"_s},
                         {open->users().store().snapshot(), RowSet(7, true)}, {}, QDateTime::currentMSecsSinceEpoch()),
            {1, std::chrono::hours(1)});
        connection.name = u"Elsewhere, of the team"_s;
        connection.asksBeforeWrites = connection.readOnly = true;
        QSignalSpy rebuilt(&console, &Console::rebuilt);
        console.connections().save(connection, {}, true, [](SecretStore::Location) {});
        QTRY_VERIFY_WITH_TIMEOUT(rebuilt.count() == 1, patience);
        QVERIFY(console.session() == open); // with all that is on its way
        QVERIFY(open->connection() == connection);
        QVERIFY(console.session()->jobs().find(job->id()) == job && !job->isEnded());
        QVERIFY(console.window().windowTitle().contains(u"Elsewhere, of the team"_s));
        QCOMPARE(console.session()->users().store().size(), 7U);

        connection.network.timeout = std::chrono::seconds(7);
        console.connections().save(connection, {}, true, [](SecretStore::Location) {});
        const auto question = [&console] { return console.window().findChild<QDialog *>(u"leaveDialog"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(question(), patience); // a job would end with it
        question()->accept();
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && console.session()->connection() == connection
                                     && hasCome(console.session()->users().state()),
                                 patience);

        console.connections().remove(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console.session() && console.session()->connection().id == ConnectionRegistry::localId
                                     && hasCome(console.session()->users().state()),
                                 patience);
        QCOMPARE(console.session()->users().store().size(), 60U);
    }
};

LABDESK_TEST(tst_console)
#include "tst_console.moc"
