// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/windowcommands.h"

#include <QAbstractButton>
#include <QDialog>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;

/// The ticket number in the band, from the key to the lock.
class tst_ticket : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;

    QString band() const { return m_stage->part<QAbstractButton>("ticketButton")->text(); }
    void enter(const QString &number) const
    {
        m_stage->window().windowCommands().press(u"app.ticket"_s);
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(number);
        m_stage->part<QAbstractButton>("actionButton")->click();
    }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
    }
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
        QVERIFY(m_stage->part<QLabel>("ticketProblemLabel")->text().startsWith(u"Use letters"));
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
        QCOMPARE(m_stage->session().actions().refreshesInLastHour(user), 0);
        if (!isAnswered) {
            m_stage->part<QAbstractButton>("cancelButton")->click();
            QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
            m_stage->window().windowCommands().press(u"app.ticket"_s);
        }
        m_stage->part<QLineEdit>("ticketNumberEdit")->setText(u"HELP-4711"_s);
        m_stage->part<QAbstractButton>("actionButton")->click();
        QTRY_VERIFY(!m_stage->part<QDialog>("ticketDialog"));
        QCOMPARE(m_stage->session().actions().refreshesInLastHour(user), isAnswered ? 1 : 0);
    }
};

LABDESK_TEST(tst_ticket)
#include "tst_ticket.moc"
