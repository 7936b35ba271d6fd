// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "shell/environmentbanner.h"
#include "shell/mainwindow.h"
#include "shell/sidebar.h"
#include "shell/statusline.h"
#include "shell/windowcommands.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"
#include "support/testmain.h"
#include "views/common/command.h"
#include "views/common/pane.h"
#include "widgets/appearance.h"
#include "widgets/elidedlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/theme.h"
#include "widgets/toast.h"

#include <QDataStream>
#include <QDeadlineTimer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// A pane with a splitter, a table and a filter, that counts what it was asked for.
class SamplePane : public Pane
{
public:
    SamplePane() : m_splitter(new QSplitter(this)), m_filter(new QLineEdit(this)), m_table(new QTableView(this))
    {
        m_splitter->setObjectName(u"sampleSplitter"_s);
        m_splitter->addWidget(m_filter);
        m_splitter->addWidget(m_table);
        m_table->setObjectName(u"sampleTable"_s);
        setUpTable(m_table);
        m_table->setModel(&m_model);
        auto *layout = new QHBoxLayout(this);
        layout->addWidget(m_splitter);
    }
    void reload() override { ++reloads; }
    void focusFilter() override { m_filter->setFocus(); }
    std::vector<Command> commands() override
    {
        return {{.id = u"pane.filter"_s, .title = u"Filter"_s, .run = [this] { focusFilter(); }},
                {.id = u"pane.reload"_s, .title = u"Reload"_s, .run = [this] { reload(); }}};
    }

    int reloads = 0;
    QSplitter *m_splitter;
    QLineEdit *m_filter;
    QTableView *m_table;
    QStandardItemModel m_model{3, 4};
};

Connection production()
{
    Connection connection;
    connection.name = u"Production US"_s;
    connection.environment = Environment::Production;
    connection.readOnly = true;
    return connection;
}

} // namespace

class tst_mainwindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(u"settings.ini"_s); }

private Q_SLOTS:
    void init() { QFile::remove(file()); }

    void theFirstWindowFitsItsScreen_data()
    {
        QTest::addColumn<int>("textScale");
        QTest::addColumn<QSize>("available");
        QTest::addColumn<QSize>("size");
        QTest::newRow("a large screen") << 100 << QSize(1920, 1040) << QSize(1280, 800);
        QTest::newRow("a laptop") << 100 << QSize(1366, 738) << QSize(1280, 738);
        QTest::newRow("an old screen") << 100 << QSize(1024, 670) << QSize(1024, 670);
        QTest::newRow("larger text") << 150 << QSize(1920, 1040) << QSize(1920, 1040);
        QTest::newRow("larger text on a laptop") << 200 << QSize(1366, 738) << QSize(1366, 738);
        QTest::newRow("pixels one and a half times as large, on a laptop") << 100 << QSize(902, 472) << QSize(902, 472);
        QTest::newRow("twice as large") << 200 << QSize(675, 344) << QSize(675, 344);
    }
    void theFirstWindowFitsItsScreen()
    {
        QFETCH(const int, textScale);
        QFETCH(const QSize, available);
        applyTheme(*qApp, ThemeChoice::Light, textScale);
        const QWidget window;
        QTEST(MainWindow::defaultSize(metricsFor(&window), available)
                  .expandedTo(MainWindow::minimumWindowSize(available)),
              "size");
        applyTheme(*qApp, ThemeChoice::Light, 100);
    }

    /// What the settings keep of a window comes from the screen that was there.
    void aWindowThatIsKeptFromALargerScreenFitsThisOne()
    {
        Settings settings(file());
        const QRect available = QGuiApplication::primaryScreen()->availableGeometry();
        QByteArray kept;
        {
            const QRect large(0, 0, 3 * available.width(), 2 * available.height());
            QDataStream out(&kept, QIODevice::WriteOnly); // as QWidget::saveGeometry() of Qt 6.4 writes it
            out.setVersion(QDataStream::Qt_4_0);
            out << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << large << large << qint32(0) << quint8(false)
                << quint8(false) << qint32(3 * available.width()) << large;
        }
        settings.set(setting::windowGeometry, kept);
        MainWindow window(settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY2(available.size().expandedTo(window.minimumSize()).boundedTo(window.size()) == window.size(),
                 qPrintable(u"%1 x %2"_s.arg(window.width()).arg(window.height())));
    }

    /// What stands on the screen is what a whole new painting gives.
    void nothingOldStaysWhenTheWindowIsResized()
    {
        Settings settings(file());
        MainWindow window(settings);
        window.setConnection(production(), u"Changes are turned off · an example of words that are cut"_s);
        window.setConnectionState(ConnectionState::Connected);
        window.setTicket(u"INC-4711"_s);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const QSize &size : {QSize(800, 600), QSize(900, 650), QSize(1918, 1058), QSize(800, 600),
                                  QSize(1000, 700), QSize(1010, 700), QSize(860, 600)}) {
            window.resize(size);
            QTRY_COMPARE(window.size(), size);
            QCoreApplication::sendPostedEvents();
            QTest::qWait(0); // what was asked for is painted
            for (QWidget *part :
                 {window.findChild<QWidget *>(u"environmentBand"_s), window.findChild<QWidget *>(u"statusLine"_s)}) {
                const QRect place(part->mapTo(&window, QPoint(0, 0)), part->size());
                const QImage shown = window.screen()->grabWindow(window.winId()).copy(place).toImage();
                const QImage whole = part->grab().toImage();
                QCOMPARE(shown.size(), whole.size());
                QVERIFY2(shown.convertToFormat(QImage::Format_RGB32) == whole.convertToFormat(QImage::Format_RGB32),
                         qPrintable(u"%1 at %2"_s.arg(part->objectName()).arg(size.width())));
            }
        }
    }

    void theConnectionIsNamedInTitleAndBand()
    {
        Settings settings(file());
        MainWindow window(settings);
        window.setConnection(production(), u"Changes are turned off"_s);
        window.setConnectionState(ConnectionState::Connected);
        window.show();
        QVERIFY(window.windowTitle().contains(u"Production US"_s));
        QVERIFY(window.windowTitle().contains(u"PRODUCTION"_s));
        auto *band = window.findChild<EnvironmentBanner *>(u"environmentBand"_s);
        QVERIFY(band->accessibleName().contains(u"read-only"_s));
        QVERIFY(window.findChild<QWidget *>(u"readOnlyStatus"_s)->isVisible());
    }

    void writesInProductionAreToldInTheBand()
    {
        EnvironmentBanner band;
        Connection connection = production();
        connection.readOnly = false;
        band.setConnection(connection);
        QCOMPARE(band.accessibleName(), u"Environment: PRODUCTION, changes allowed"_s);
        connection.environment = Environment::Sandbox;
        band.setConnection(connection);
        QCOMPARE(band.accessibleName(), u"Environment: SANDBOX"_s); // where it is as expected nothing is said
    }

    void aPauseCountsDownInTheStatusLine()
    {
        StatusLine line;
        line.resize(900, line.sizeHint().height());
        line.show();
        auto *pause = line.findChild<QLabel *>(u"pauseStatusLabel"_s);
        line.setRateLimitedUntil(QDeadlineTimer(std::chrono::milliseconds(900)));
        QVERIFY(!pause->isVisible()); // over before it is read
        line.setRateLimitedUntil(QDeadlineTimer(std::chrono::seconds(30)));
        QVERIFY(pause->isVisible());
        QVERIFY2(pause->text().contains(u"30"_s), qPrintable(pause->text()));
        line.setRateLimitedUntil({});
        QVERIFY(!pause->isVisible());
    }

    void aPlaceIsMadeWhenSomebodyWantsIt()
    {
        Settings settings(file());
        MainWindow window(settings);
        int users = 0;
        int payors = 0;
        window.addPlace(Place::Payors, [&](QWidget *) { return ++payors, new SamplePane; });
        window.addPlace(Place::Users, [&](QWidget *) { return ++users, new SamplePane; });
        QCOMPARE(users, 1); // it is the current one
        QCOMPARE(payors, 0);
        const auto commands = window.windowCommands().all();
        QVERIFY2(std::any_of(commands.begin(), commands.end(),
                             [](const Command &command) { return command.id == u"place.payors"; }),
                 "one can still go there");
        window.windowCommands().press(u"pane.filter"_s);
        window.windowCommands().openPalette(CommandPalette::Mode::Everything);
        window.windowCommands().dismiss();
        QVERIFY2(payors == 0, "asking what can be done makes nothing");
        window.goTo(Place::Payors);
        QCOMPARE(payors, 1);
        window.goTo(Place::Users);
        window.goTo(Place::Payors);
        QVERIFY(window.pane(Place::Payors));
        QCOMPARE(payors, 1);
        QVERIFY2(!window.pane(Place::History), "nobody said how it is made");
        window.addPlace(Place::History, [](QWidget *) { return new SamplePane; });
        window.clearPlaces();
        QVERIFY2(!window.pane(Place::History), "it belonged to the connection that went");
    }

    void keysAndSidebarChoosePlaces()
    {
        Settings settings(file());
        MainWindow window(settings);
        auto *users = new SamplePane;
        auto *payors = new SamplePane;
        window.addPlace(Place::Users, [users](QWidget *) { return users; });
        window.addPlace(Place::Payors, [payors](QWidget *) { return payors; });
        window.pane(Place::Payors);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy chosen(&window, &MainWindow::placeChosen);
        QVERIFY(users->isVisible());
        QTest::keyClick(&window, Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(window.currentPlace(), Place::Payors);
        QVERIFY(payors->isVisible());
        QTest::mouseClick(window.findChild<QAbstractButton *>(u"usersPlaceButton"_s), Qt::LeftButton);
        QCOMPARE(window.currentPlace(), Place::Users);
        QCOMPARE(chosen.size(), 2);
        QTest::keyClick(&window, Qt::Key_F5);
        QCOMPARE(users->reloads, 1);
        QCOMPARE(payors->reloads, 0);
    }

    void theConnectionsStateStaysInALowLineThatIsTooShort()
    {
        StatusLine line;
        line.setConnection(ConnectionState::Connected);
        line.setListStatus(u"12 selected"_s);
        line.resize(900, line.height());
        line.show();
        auto *connection = line.findChild<ElidedLabel *>(u"connectionLabel"_s);
        auto *status = line.findChild<QLabel *>(u"listStatusLabel"_s);
        QVERIFY(status->isVisible());
        QVERIFY(connection->toolTip().isEmpty());
        line.resize(60, line.height());
        QTRY_VERIFY(connection->width() < connection->sizeHint().width());
        QVERIFY(!status->isVisible());
        QCOMPARE(connection->text(), u"Connected"_s);
        connection->grab();
        QCOMPARE(connection->toolTip(), connection->text());
    }

    void theStatusLineSpeaksOfTheCurrentPlace()
    {
        Settings settings(file());
        MainWindow window(settings);
        auto *users = new SamplePane;
        auto *payors = new SamplePane;
        window.addPlace(Place::Users, [users](QWidget *) { return users; });
        window.addPlace(Place::Payors, [payors](QWidget *) { return payors; });
        window.pane(Place::Payors);
        auto *status = window.findChild<QLabel *>(u"listStatusLabel"_s);
        Q_EMIT payors->statusChanged(u"12 selected"_s);
        QCOMPARE(status->text(), QString());
        Q_EMIT users->statusChanged(u"41 selected"_s);
        QCOMPARE(status->text(), u"41 selected"_s);
        window.showPlace(Place::Payors);
        QCOMPARE(status->text(), u"12 selected"_s);
    }

    void sizesSurviveARestart()
    {
        QList<int> sizes;
        {
            Settings settings(file());
            MainWindow window(settings);
            window.resize(800, 620); // newer versions of Qt bring no window back that is larger than the screen
            auto *pane = new SamplePane;
            window.addPlace(Place::Users, [pane](QWidget *) { return pane; });
            window.show();
            pane->m_splitter->setSizes({300, 500});
            sizes = pane->m_splitter->sizes();
            pane->m_table->setColumnWidth(1, 177);
            window.close();
        }
        Settings settings(file());
        MainWindow window(settings);
        auto *pane = new SamplePane;
        window.addPlace(Place::Users, [pane](QWidget *) { return pane; });
        window.show();
        QCOMPARE(window.size(), QSize(800, 620));
        QCOMPARE(pane->m_table->columnWidth(1), 177);
        QTRY_COMPARE(pane->m_splitter->sizes(), sizes);
    }

    void narrowWindowsKeepOnlyTheDrawings()
    {
        Settings settings(file());
        MainWindow window(settings);
        window.resize(1400, 800);
        window.show();
        auto *bar = window.findChild<SideBar *>(u"sideBar"_s);
        QVERIFY(!bar->isCompact());
        window.resize(1000, 700);
        QTRY_VERIFY(bar->isCompact());
        auto *item = window.findChild<QAbstractButton *>(u"usersPlaceButton"_s);
        QCOMPARE(item->toolTip(), item->accessibleName());
        window.resize(100, 100);
        QVERIFY(window.width() >= 800 && window.height() >= 560);
    }

    void f6GoesRoundTheParts()
    {
        Settings settings(file());
        MainWindow window(settings);
        auto *pane = new SamplePane;
        window.addPlace(Place::Users, [pane](QWidget *) { return pane; });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.findChild<QAbstractButton *>(u"usersPlaceButton"_s)->setFocus();
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(pane->m_filter->hasFocus());
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(pane->m_table->hasFocus());
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(window.findChild<QWidget *>(u"environmentBand"_s)->isAncestorOf(window.focusWidget()));
        QTest::keyClick(&window, Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(pane->m_table->hasFocus());
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(pane->m_filter->hasFocus());
    }

    void aNewConnectionBeginsWithNothing()
    {
        Settings settings(file());
        MainWindow window(settings);
        auto *pane = new SamplePane;
        QPointer<SamplePane> watched = pane;
        window.addPlace(Place::Users, [pane](QWidget *) { return pane; });
        window.toasts()->show(u"x"_s);
        window.content().messages()->showNotice(Tone::Warn, u"Can’t reach the service."_s, {}, {}, {});
        window.clearPlaces();
        QVERIFY(watched.isNull());
        QVERIFY(!window.pane(Place::Users));
        QVERIFY(window.toasts()->toast()->isHidden());
        QVERIFY(window.findChild<InlineMessage *>(u"windowMessage"_s)->isHidden());
        QTest::keyClick(&window, Qt::Key_F5); // nothing to reload, nothing happens
    }

    void thePreferencesAreAtTheFootOfTheSidebar()
    {
        Settings settings(file());
        MainWindow window(settings);
        QSignalSpy asked(&window, &MainWindow::preferencesRequested);
        window.findChild<QAbstractButton *>(u"preferencesButton"_s)->click();
        QCOMPARE(asked.size(), 1);
    }

    void aServiceThatCannotBeReachedIsALineAcrossTheWindow()
    {
        Settings settings(file());
        MainWindow window(settings);
        auto *pane = new SamplePane;
        window.addPlace(Place::Users, [pane](QWidget *) { return pane; });
        window.setConnection(production(), {});
        window.show();
        auto *line = window.findChild<InlineMessage *>(u"offlineMessage"_s);
        QVERIFY(!line->isVisible());
        WindowMessages &messages = *window.content().messages();
        const auto isOutageError = [](const ApiError &error) { return isOutage(error); };
        WindowMessages::Trouble trouble{.sentence = u"Can’t reach the service."_s,
                                        .more = u"Connection refused."_s,
                                        .tries = u"Tried 3 times."_s,
                                        .covers = isOutageError};
        window.setConnectionState(ConnectionState::Trouble);
        messages.showTrouble(trouble);
        QVERIFY(line->isVisible());
        QCOMPARE(line->tone(), Tone::Warn);
        QCOMPARE(line->sentence(), trouble.sentence);
        QVERIFY2(window.findChild<QLabel *>(u"connectionLabel"_s)->text().isEmpty(), "the line says it");
        QVERIFY2(!line->accessibleDescription().contains(u"loaded at"_s), "nothing is");
        QVERIFY2(!line->accessibleDescription().contains(trouble.tries), "it changes all the time");
        QVERIFY(outage().covers({.kind = ApiError::Kind::ConnectionRefused}, &window));
        QVERIFY(!outage().covers({.kind = ApiError::Kind::NotFound, .httpStatus = 404}, &window));
        Q_EMIT pane->syncedAt(QDateTime::currentDateTimeUtc());
        QVERIFY(line->accessibleDescription().contains(u"loaded at"_s));
        line->button()->click();
        QCOMPARE(pane->reloads, 1);
        trouble.action = ErrorAction::ReplaceKey;
        messages.showTrouble(trouble);
        QSignalSpy acts(&window, &MainWindow::errorActionRequested);
        line->button()->click();
        QCOMPARE(acts.size(), 1);
        QCOMPARE(pane->reloads, 1);
        messages.showNotice(Tone::Info, u"A new version is available."_s, {}, {}, {});
        QVERIFY2(line->isVisible(), "it is about something else");
        messages.clearTrouble();
        QVERIFY(!line->isVisible());
        QVERIFY(!outage().isOn());
    }

    void aWindowThatMayNotCloseStays()
    {
        Settings settings(file());
        MainWindow window(settings);
        bool may = false;
        window.setCloseGuard([&may] { return may; });
        window.show();
        QVERIFY(!window.close());
        QVERIFY(window.isVisible());
        may = true;
        QVERIFY(window.close());
    }

    void everyControlHasANameForItself()
    {
        Settings settings(file());
        MainWindow window(settings);
        window.setConnection(production(), {});
        for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
            QVERIFY2(!button->objectName().isEmpty(), qPrintable(button->text()));
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty() || button->isHidden(),
                     qPrintable(button->objectName()));
        }
    }
};

LABDESK_TEST(tst_mainwindow)
#include "tst_mainwindow.moc"
