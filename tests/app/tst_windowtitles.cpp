// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "dialogopeners.h"
#include "shell/windowcommands.h"
#include "text/localtexts.h"
#include "views/users/filter/userviewsbutton.h"

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString canaryTicket = u"HELP-4711"_s;
const QString canarySearch = u"marsh"_s;
const QString canaryView = u"Jo Marsh, Phoenix"_s;
const QString canaryZone = u"America/Argentina/Ushuaia"_s;

void pressInWindow(UiDriver &driver, const char *command)
{
    driver.window().windowCommands().press(QString::fromLatin1(command));
}

void askToRenameView(UiDriver &driver)
{
    driver.session().bookmarks().save({.name = canaryView, .filter = canarySearch});
    Q_EMIT driver.find<UserViewsButton>("savedViewsButton")->renameRequested(canaryView);
}

void chooseOtherConnection(UiDriver &driver)
{
    pressInWindow(driver, "app.connections");
    driver.select("connectionsList", 1);
}

/// Of a user whom one doesn't see any more.
void askToUndo(UiDriver &driver)
{
    const UserDetails &details = driver.session().details();
    driver.openUserWhere([](const UserStore &users, UserStore::Row row) {
        return !users.zone(row).isEmpty() && users.zone(row) != canaryZone;
    });
    QTRY_VERIFY(hasCome(details.user()));
    const User changed = readyIn(details.user())->value;
    const quint64 change = driver.session().actions().changeZone(changed, canaryZone);
    QTRY_VERIFY(std::holds_alternative<UserAction::Succeeded>(driver.session().actions().find(change)->state));
    driver.openUserWhere(
        [&changed](const UserStore &users, UserStore::Row row) { return users.id(row) != changed.id; });
    QTRY_VERIFY(hasCome(details.user()) && details.userId() != changed.id);
    pressInWindow(driver, "app.undo");
}

void askToShowValues(UiDriver &driver)
{
    driver.console().setPrivacyMode(true);
    QTRY_VERIFY(driver.sees("privacyStatus") && driver.rows("usersTable") > 0);
    showInsurance(driver);
    driver.click("showAllButton");
}

/// Those that other tests open.
const QSet<QString> openedElsewhere{
    u"welcomeDialog"_s,       // at the first start: there is nobody to name yet
    u"releaseDialog"_s,       // names versions alone
    u"leaveDialog"_s,         // app/tst_leaving: its title counts
    u"writeQuestionDialog"_s, // views/users/tst_writequestions
};

/// The object names of dialogs in the sources, but those of Qt's own dialogs for files and printers.
QSet<QString> dialogsInSources()
{
    static const QRegularExpression name(u"u\"(\\w+(?:Dialog|Question|Card))\"_s"_s);
    static const QRegularExpression ofQt(
        u"FileDialog$|^(exportJobDialog|savePdfDialog|clientCertificateDialog|printDialog)$"_s);
    QSet<QString> names{u"connectionsDialog"_s}; // of a .ui file
    QDirIterator sources(QStringLiteral(SOURCE_ROOT "/src"), {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        if (!file.open(QFile::ReadOnly))
            return {};
        for (auto found = name.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            if (const QString each = found.next().captured(1); !ofQt.match(each).hasMatch())
                names += each;
    }
    return names;
}

std::vector<DialogOpener> allOpeners()
{
    std::vector<DialogOpener> all = dialogOpeners();
    const std::vector<DialogOpener> more{
        {"a job with a value that was typed", "newJobDialog",
         [](UiDriver &driver) {
             selectAllUsers(driver);
             driver.click("changeZoneJobButton");
             driver.type("jobZoneEdit", canaryZone);
             QTRY_VERIFY(driver.dialog()->accessibleName().contains(canaryZone)); // its heading
         }},
        {"a view to be renamed", "userViewDialog", askToRenameView},
        {"deleting a connection", "deleteConnectionDialog",
         [](UiDriver &driver) {
             chooseOtherConnection(driver);
             driver.click("deleteButton");
         }},
        {"forgetting a key", "forgetKeyDialog",
         [](UiDriver &driver) {
             chooseOtherConnection(driver);
             driver.click("forgetButton");
         }},
        {"a ticket to be opened in the browser", "openTicketDialog",
         [](UiDriver &driver) { pressInWindow(driver, "app.openTicket"); }},
        {"undoing a change to somebody else", "undoQuestionDialog", askToUndo},
        {"help", "helpWindow", [](UiDriver &driver) { pressInWindow(driver, "app.help"); }},
        {"a user in a window of its own", "userWindow",
         [](UiDriver &driver) { pressInWindow(driver, "user.openWindow"); }},
        {"a question before values are shown", "revealQuestion", askToShowValues}, // last: it makes the window anew
    };
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

/// Task bars, screen sharing, screenshots, and time trackers show and keep the titles of windows.
class tst_windowtitles : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;
    std::unique_ptr<UiDriver> m_driver;
    QStringList m_canaries;
    QStringList m_titles; ///< that a window has had, however shortly
    int m_row = 0;

    void add(const QString &value)
    {
        if (value.size() >= 4 && !m_canaries.contains(value))
            m_canaries += value;
    }

    void collect()
    {
        const UserStore &store = m_stage->session().users().store();
        for (UserStore::Row row = 0; row < store.size(); ++row) {
            add(store.clientUserId(row));
            add(store.idText(row));
            add(store.idText(row).left(8)); // as it is shortened
        }
        const User &user = readyIn(m_stage->session().details().user())->value;
        add(user.teamId);
        if (user.birthDate)
            for (const QString &day :
                 {user.birthDate->text, localDate(QDate::fromString(user.birthDate->text, Qt::ISODate))})
                add(day);
        m_canaries << m_driver->examples().orderId << canaryTicket << canarySearch << canaryView << canaryZone;
    }

    bool openSomebody()
    {
        auto *table = m_stage->part<QTableView>("usersTable");
        table->setCurrentIndex(table->model()->index(m_row++ % 20, 0));
        const UserDetails &details = m_stage->session().details();
        return QTest::qWaitFor([&details] { return hasCome(details.user()) && hasCome(details.providers()); },
                               ConsoleStage::patience);
    }

    static QWidget *openWindow(const char *name)
    {
        for (QWidget *top : QApplication::topLevelWidgets())
            if (top->isVisible() && top->objectName() == QLatin1StringView(name))
                return top;
        return nullptr;
    }

public:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::WindowTitleChange && object->isWidgetType())
            m_titles += static_cast<QWidget *>(object)->windowTitle();
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_stage = std::make_unique<ConsoleStage>(60, Policy{.ticketAddress = u"https://help.acme.test/{ticket}"_s});
        qApp->installEventFilter(this);
        QVERIFY(m_stage->start());
        m_driver = std::make_unique<UiDriver>(*m_stage->console, Options());
        m_stage->addElsewhere();
        QVERIFY(openSomebody());
        collect();
        m_stage->console->ticket().set(canaryTicket);
        m_driver->type("filterEdit", canarySearch);
        m_stage->session().centers().search(
            {NearOrder{*OrderId::parse(m_driver->examples().orderId)}, Radius::Miles25});
        QTRY_VERIFY(hasCome(m_stage->session().centers().state()));
        m_driver->type("filterEdit", {});
        QTRY_VERIFY(m_driver->rows("usersTable") > 1);
    }
    void cleanup()
    {
        m_driver->closeDialogs();
        m_stage->session().actions().cancelDelayed();
        m_stage->window().windowCommands().closeHelp();
        if (QWidget *own = openWindow("userWindow"))
            own->close();
        m_stage->console->setPrivacyMode(false);
        QTRY_VERIFY(!m_driver->sees("privacyStatus") && m_driver->rows("usersTable") > 1);
    }
    void cleanupTestCase()
    {
        m_driver.reset();
        m_stage.reset();
    }

    void s7_noneNamesAnybody_data()
    {
        QTest::addColumn<DialogOpener>("opener");
        for (const DialogOpener &one : allOpeners())
            QTest::newRow(one.sentence) << one;
    }
    void s7_noneNamesAnybody()
    {
        QFETCH(const DialogOpener, opener);
        m_stage->window().goTo(Place::Users);
        QVERIFY(openSomebody());
        m_driver->showTab(0);
        opener.open(*m_driver);
        QTRY_VERIFY(openWindow(opener.name));
        QVERIFY2(!openWindow(opener.name)->windowTitle().isEmpty(), "a task bar would show the program's name alone");
        for (const QWidget *top : QApplication::topLevelWidgets())
            m_titles += top->windowTitle();
        for (const QWindow *top : QGuiApplication::allWindows())
            m_titles += top->title();
        m_titles.removeDuplicates();
        for (const QString &title : std::as_const(m_titles))
            for (const QString &canary : std::as_const(m_canaries))
                QVERIFY2(!title.contains(canary, Qt::CaseInsensitive), qPrintable(title));
    }

    void theQuestionItselfNamesTheUser()
    {
        m_driver->openUserWhere([](const UserStore &users, UserStore::Row row) {
            return users.clientUserId(row).startsWith(u"client-"_s); // nothing of it is hidden
        });
        QTRY_VERIFY(hasCome(m_stage->session().details().user()));
        const QString clientId = readyIn(m_stage->session().details().user())->value.clientUserId;
        QVERIFY(m_canaries.contains(clientId));
        m_driver->trigger("deleteAction");
        QTRY_VERIFY(openWindow("deleteUserDialog"));
        QVERIFY(openWindow("deleteUserDialog")->accessibleName().contains(clientId));
    }

    void everyDialogIsAmongThem()
    {
        QSet<QString> opened = openedElsewhere;
        for (const DialogOpener &one : allOpeners())
            opened += QString::fromLatin1(one.name);
        const QSet<QString> all = dialogsInSources();
        QVERIFY(all.size() > 25);
        QCOMPARE(QStringList((all - opened).values()), QStringList());
    }
};

LABDESK_TEST(tst_windowtitles)
#include "tst_windowtitles.moc"
