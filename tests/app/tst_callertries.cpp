// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/windowcommands.h"
#include "views/users/dialogs/callerverification.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"

#include <QAbstractButton>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;

/// Three tries for each user, whatever is made anew after them: the session, a window, the console.
class tst_callertries : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;

    UserDetails &details() const { return m_stage->session().details(); }

    void remakeConsole()
    {
        Options options;
        options.dataFolder = m_stage->folder.path();
        options.users = 20;
        options.policy.verifyCaller = true;
        m_stage->console.reset();
        m_stage->console = std::make_unique<Console>(options, makeMemoryStore());
        m_stage->window().resize(1300, 820);
    }

    bool hasRecord() const
    {
        details().loadInsurance();
        const auto *ready = QTest::qWaitFor([this] { return readyIn(details().insurance()); }, ConsoleStage::patience)
            ? readyIn(details().insurance())
            : nullptr;
        return ready && ready->value && !details().callerCheck().factsOf(*ready->value).empty();
    }

    bool openSomebody(const QString &user = {}) const
    {
        const int rows = m_stage->part<QTableView>("usersTable")->model()->rowCount();
        for (int row = 0; row < rows; ++row)
            if (m_stage->openRow(row)
                && (user.isEmpty() ? hasRecord() : details().userId()->text() == user && hasRecord()))
                return true;
        return false;
    }

    /// What the card says that the button of that window opens, which is closed again.
    static QString saidIn(QWidget &window)
    {
        auto *open = window.findChild<QAbstractButton *>(u"verifyCallerButton"_s);
        if (!open
            || !QTest::qWaitFor([open] { return open->isVisible() && open->isEnabled(); }, ConsoleStage::patience))
            return u"no button"_s;
        open->click();
        auto *card = window.findChild<CallerVerification *>();
        auto *result = card ? card->findChild<InlineMessage *>(u"callerResultMessage"_s) : nullptr;
        if (!result || !QTest::qWaitFor([card] { return card->action()->isVisible(); }, ConsoleStage::patience))
            return u"no card"_s;
        const QString said = result->isVisible() ? result->sentence() : QString();
        const bool takesAnswers = std::ranges::any_of(
            card->findChildren<QLineEdit *>(), [](QLineEdit *edit) { return edit->isVisible() && edit->isEnabled(); });
        card->reject(); // it goes a little later, and the next one must not be taken for it
        if (!QTest::qWaitFor([&window] { return !window.findChild<CallerVerification *>(); }, ConsoleStage::patience))
            return u"the card stays"_s;
        return takesAnswers ? u"takes answers"_s : said;
    }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>(20);
        remakeConsole();
        QVERIFY(m_stage->start());
    }
    void cleanup() { m_stage.reset(); }

    void nothingThatIsMadeAnewGivesNewTries()
    {
        const QString spent = u"All three attempts failed."_s;
        QVERIFY(openSomebody());
        const QString user = details().userId()->text();
        QCOMPARE(saidIn(m_stage->window()), u"takes answers"_s);
        const InsuranceRecord record = *readyIn(details().insurance())->value;
        for (int left = CallerCheck::maxAttempts; left > 0; --left) {
            QCOMPARE(details().callerCheck().attemptsLeft(), left);
            QVERIFY(!details().callerCheck().check(record,
                                                   {{CallerFact::MemberIdEnd, u"0000"_s},
                                                    {CallerFact::BirthYear, u"1800"_s},
                                                    {CallerFact::ZipCode, u"00000"_s}}));
        }
        QCOMPARE(saidIn(m_stage->window()), spent);

        m_stage->window().windowCommands().press(u"user.openWindow"_s);
        auto *window = m_stage->window().findChild<UserWindow *>();
        QVERIFY(window);
        QCOMPARE(saidIn(*window), spent);

        const QPointer<Session> before = &m_stage->session();
        m_stage->console->connectTo(m_stage->session().connection().id);
        QTRY_VERIFY(!before && m_stage->console->session());
        QVERIFY(m_stage->isReady());
        QVERIFY(openSomebody(user));
        QCOMPARE(details().callerCheck().attemptsLeft(), 0);
        QCOMPARE(saidIn(m_stage->window()), spent);

        remakeConsole();
        QVERIFY(m_stage->start());
        QVERIFY(openSomebody(user));
        QCOMPARE(details().callerCheck().attemptsLeft(), 0);
        QCOMPARE(saidIn(m_stage->window()), spent);
    }
};

LABDESK_TEST(tst_callertries)
#include "tst_callertries.moc"
