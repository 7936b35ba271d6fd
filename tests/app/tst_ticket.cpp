// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/windowcommands.h"
#include "widgets/toast.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;

/// Takes what would be opened in the browser.
class OpenedTickets : public QObject
{
    Q_OBJECT

public:
    OpenedTickets() { QDesktopServices::setUrlHandler(u"https"_s, this, "take"); }
    ~OpenedTickets() override { QDesktopServices::unsetUrlHandler(u"https"_s); }

    QList<QUrl> urls;

public Q_SLOTS:
    void take(const QUrl &url) { urls += url; }
};

/// The ticket number in the band, from the key to the lock.
class tst_ticket : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;

    QString band() const { return m_stage->part<QAbstractButton>("ticketButton")->text(); }
    void startWith(const Policy &policy)
    {
        m_stage = std::make_unique<ConsoleStage>(60, policy);
        QVERIFY(m_stage->start());
    }
    Command openCommand() const
    {
        for (const Command &command : m_stage->window().windowCommands().all(u"ticket"_s))
            if (command.id == u"app.openTicket"_s)
                return command;
        return {};
    }
    void enter(const QString &number) const
    {
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(number);
        m_stage->part<QAbstractButton>("actionButton")->click();
    }

private Q_SLOTS:
    void init() { startWith({}); }
    void cleanup() { m_stage.reset(); }

    void aNumberStandsInTheBandUntilItIsCleared()
    {
        QCOMPARE(band(), u"Ticket…"_s);
        enter(u"HELP-4711"_s);
        QCOMPARE(band(), u"Ticket HELP-4711"_s);
        QCOMPARE(m_stage->session().ticket().value(), u"HELP-4711"_s);
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        enter(u"  "_s);
        QCOMPARE(band(), u"Ticket…"_s);
    }

    void digitsAndDashesOfAnyKeyboardAreItsOwn_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("Arabic-Indic digits") << u"HELP-٤٧١١"_s;
        QTest::newRow("Persian digits") << u"HELP-۴۷۱۱"_s;
        QTest::newRow("all of it full-width") << u"ＨＥＬＰ－４７１１"_s;
        QTest::newRow("a hyphen that doesn't break") << u"HELP\u20114711"_s;
    }
    void digitsAndDashesOfAnyKeyboardAreItsOwn()
    {
        QFETCH(const QString, typed);
        enter(typed);
        QCOMPARE(m_stage->session().ticket().value(), u"HELP-4711"_s);
    }

    void whatIsNoNumberIsNotTaken()
    {
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"Ada Lovelace"_s);
        QVERIFY(!m_stage->part<QAbstractButton>("actionButton")->isEnabled());
        QVERIFY(m_stage->part<QLabel>("ticketProblemLabel")->text().startsWith(u"Use only letters"));
    }

    /// A part of an address can look like a number.
    void aPastedAddressIsRefusedAndNotCut()
    {
        const QString address = u"https://help.acme.test/agent/tickets/HELP-4711?from=list"_s;
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        auto *number = m_stage->part<QLineEdit>("ticketNumberEdit");
        QGuiApplication::clipboard()->setText(address);
        number->selectAll();
        number->paste();
        QCOMPARE(number->text(), address);
        QVERIFY(!m_stage->part<QAbstractButton>("actionButton")->isEnabled());
        QCOMPARE(m_stage->part<QLabel>("ticketProblemLabel")->text(), u"Use at most 40 characters."_s);
    }

    void itOutlivesAChangeOfConnectionAndANewWindow()
    {
        enter(u"HELP-4711"_s);
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->console->setPrivacyMode(true);
        QTRY_VERIFY(!rebuilt.isEmpty());
        QCOMPARE(band(), u"Ticket HELP-4711"_s);
        m_stage->console->setPrivacyMode(false);
        QTRY_VERIFY(rebuilt.size() > 1);
        m_stage->console->connectTo(m_stage->addElsewhere());
        QTRY_VERIFY(m_stage->console->session()
                    && m_stage->console->session()->connection().name == u"Far away"); // none while it changes
        QCOMPARE(m_stage->session().ticket().value(), u"HELP-4711"_s);
    }

    void theTeamsFormIsAskedForWithItsExample()
    {
        startWith({.ticketPattern = u"HELP-[0-9]+;example=HELP-1234"_s});
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"4711"_s);
        QVERIFY(!m_stage->part<QAbstractButton>("actionButton")->isEnabled());
        QCOMPARE(m_stage->part<QLabel>("ticketProblemLabel")->text(),
                 u"Your team’s ticket numbers look like HELP-1234."_s);
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"HELP-4711"_s);
        m_stage->part<QAbstractButton>("actionButton")->click();
        QCOMPARE(m_stage->session().ticket().value(), u"HELP-4711"_s);
    }

    void opensInTheBrowserAfterAQuestion()
    {
        OpenedTickets browser;
        QVERIFY(!openCommand().disabledReason.isEmpty());
        startWith({.ticketAddress = u"https://help.acme.test/tickets/{ticket}"_s});
        QCOMPARE(openCommand().disabledReason, u"Enter a ticket number first."_s);
        enter(u"#4711"_s);
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QVERIFY(openCommand().disabledReason.isEmpty() && !openCommand().onlyTyped);
        openCommand().run();
        QCOMPARE(m_stage->part<QLabel>("openTicketHostLabel")->text(),
                 u"Only the ticket number is sent to help.acme.test."_s);
        m_stage->part<QAbstractButton>("cancelButton")->click();
        QTRY_VERIFY(!m_stage->part<QDialog>("openTicketDialog"));
        QVERIFY(browser.urls.isEmpty());
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        m_stage->part<QAbstractButton>("openTicketButton")->click(); // where the number is shown, too
        m_stage->part<QAbstractButton>("openTicketOnceCheck")->click();
        m_stage->part<QDialog>("openTicketDialog")->findChild<QAbstractButton *>(u"actionButton"_s)->click();
        QCOMPARE(browser.urls, QList<QUrl>{QUrl(u"https://help.acme.test/tickets/4711"_s)});
        QTRY_VERIFY(!m_stage->part<QDialog>("openTicketDialog"));
        openCommand().run();
        QVERIFY2(browser.urls.size() == 2 && !m_stage->part<QDialog>("openTicketDialog"), "not asked again");
    }

    void aLinkBringsItsNumber()
    {
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket=HELP-1"_s);
        QVERIFY(!m_stage->part<QDialog>("linkDialog"));
        QCOMPARE(band(), u"Ticket HELP-1"_s);
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
        m_stage->console->openIncomingLink(u"labdesk://activity?ticket=HELP-1"_s); // the same: nothing to ask
        QCOMPARE(m_stage->window().currentPlace(), Place::History);
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket="_s);
        QCOMPARE(band(), u"Ticket HELP-1"_s);
    }

    /// Nobody was asked about it there.
    void aNumberOfALinkEndsWithItsConnection_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("elsewhere");
        QTest::newRow("it came with a link alone") << QString() << QString() << QString();
        QTest::newRow("it was entered, and a link said the same") << u"HELP-1"_s << QString() << u"HELP-1"_s;
        QTest::newRow("another was entered after it") << QString() << u"HELP-2"_s << u"HELP-2"_s;
    }
    void aNumberOfALinkEndsWithItsConnection()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        TicketNumber &ticket = m_stage->console->ticket();
        ticket.set(before);
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket=HELP-1"_s);
        QCOMPARE(ticket.value(), u"HELP-1"_s);
        if (!after.isEmpty())
            ticket.set(after);
        m_stage->console->connectTo(m_stage->addElsewhere());
        QTRY_VERIFY(m_stage->console->session()
                    && m_stage->console->session()->connection().name == u"Far away"); // none while it changes
        QTEST(ticket.value(), "elsewhere");
    }

    void aLinkReplacesAnotherNumberOnlyWithConsent()
    {
        enter(u"HELP-1"_s);
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket=HELP-2"_s);
        QCOMPARE(
            m_stage->part<QLabel>("linkTicketLabel")->text(),
            u"It replaces ticket HELP-\u20601 with HELP-\u20602. Your next changes are recorded with HELP-\u20602."_s);
        QVERIFY(!m_stage->part<QLabel>("linkWhereLabel"));
        m_stage->part<QAbstractButton>("cancelButton")->click();
        QTRY_VERIFY(!m_stage->part<QDialog>("linkDialog"));
        QCOMPARE(band(), u"Ticket HELP-1"_s);
        QVERIFY(m_stage->window().currentPlace() != Place::Payors);
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket=HELP-2"_s);
        m_stage->part<QDialog>("linkDialog")->findChild<QAbstractButton *>(u"actionButton"_s)->click();
        QCOMPARE(band(), u"Ticket HELP-2"_s);
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
    }

    void aLinkWithAnotherFormOfNumberOpensWithoutIt_data()
    {
        QTest::addColumn<QString>("ticket");
        QTest::addColumn<QString>("why");
        QTest::newRow("not the team's") << u"4711"_s << u"look like HELP-1234."_s;
        QTest::newRow("words") << u"Ada%20Lovelace"_s << u"Use only letters, digits, and # . _ / : -"_s;
        QTest::newRow("too long") << QString(41, u'7') << u"Use at most 40 characters."_s;
    }

    void aLinkWithAnotherFormOfNumberOpensWithoutIt()
    {
        QFETCH(const QString, ticket);
        QFETCH(const QString, why);
        startWith({.ticketPattern = u"HELP-[0-9]+;example=HELP-1234"_s});
        enter(u"HELP-1"_s);
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        m_stage->console->openIncomingLink(u"labdesk://payors?ticket="_s + ticket);
        QVERIFY(!m_stage->part<QDialog>("linkDialog"));
        QCOMPARE(m_stage->window().currentPlace(), Place::Payors);
        QCOMPARE(band(), u"Ticket HELP-1"_s);
        const QString said = m_stage->window().toasts()->toast()->text();
        QVERIFY2(said.startsWith(u"The ticket number in the link was ignored."_s) && said.endsWith(why),
                 qPrintable(said));
    }

    void aLockTakesItAwayAndHidingDoesNot_data()
    {
        QTest::addColumn<bool>("hasPassphrase");
        QTest::newRow("hidden only") << false;
        QTest::newRow("locked by a passphrase") << true;
    }

    void aLockTakesItAwayAndHidingDoesNot()
    {
        QFETCH(const bool, hasPassphrase);
        if (hasPassphrase) {
            bool isSet = false;
            m_stage->console->screenLock().setPassphrase(Secret(QByteArray("open sesame, please")), this,
                                                         [&isSet](bool done) { isSet = done; });
            QTRY_VERIFY_WITH_TIMEOUT(isSet, ConsoleStage::patience);
        }
        enter(u"HELP-4711"_s);
        m_stage->window().cover();
        QTRY_VERIFY(m_stage->console->isUnloaded());
        QCOMPARE(m_stage->console->ticket().value(), hasPassphrase ? QString() : u"HELP-4711"_s);
    }

    void aChangeAsksForTheNumberThatIsRequired()
    {
        m_stage->console->ticket().setRequired(true);
        QVERIFY(m_stage->openRow(0));
        m_stage->part<QAbstractButton>("changeZoneButton")->click();
        QVERIFY(m_stage->part<QDialog>("ticketDialog"));
        QVERIFY(!m_stage->part<QDialog>("changeZoneDialog"));
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"HELP-4711"_s);
        m_stage->part<QAbstractButton>("actionButton")->click();
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QVERIFY(m_stage->part<QDialog>("changeZoneDialog")); // what was asked for goes on
    }

    void aJobThatOnlyReadsNeedsNone()
    {
        m_stage->console->ticket().setRequired(true);
        QTRY_VERIFY(m_stage->part<QTableView>("usersTable")->model()->rowCount() > 1);
        m_stage->window().windowCommands().press(u"job.checkSources"_s);
        QVERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QTRY_VERIFY(m_stage->part<QAbstractButton>("actionButton")->isEnabled());
        m_stage->part<QAbstractButton>("actionButton")->click();
        QVERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QCOMPARE(m_stage->session().jobs().jobs().size(), size_t(1));
    }

    void whatWasAskedForGoesOnOnlyInAnswerToTheQuestion_data()
    {
        QTest::addColumn<bool>("isAnswered");
        QTest::newRow("the number is entered") << true;
        QTest::newRow("the question is closed, and a number is entered later") << false;
    }

    void whatWasAskedForGoesOnOnlyInAnswerToTheQuestion()
    {
        QFETCH(const bool, isAnswered);
        m_stage->console->ticket().setRequired(true);
        QVERIFY(m_stage->openRow(0));
        const UserId user = *m_stage->session().details().userId();
        m_stage->part<QAbstractButton>("refreshButton")->click();
        QVERIFY(m_stage->part<QDialog>("ticketDialog"));
        QCOMPARE(m_stage->session().actions().refreshes().inLastHour(user), 0);
        if (!isAnswered) {
            m_stage->part<QAbstractButton>("cancelButton")->click();
            QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
            m_stage->window().windowCommands().press(u"app.ticket"_s);
        }
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"HELP-4711"_s);
        m_stage->part<QAbstractButton>("actionButton")->click();
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QCOMPARE(m_stage->session().actions().refreshes().inLastHour(user), isAnswered ? 1 : 0);
    }
};

LABDESK_TEST(tst_ticket)
#include "tst_ticket.moc"
