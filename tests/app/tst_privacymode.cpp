// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "privacy/sensitive.h"
#include "shell/windowcommands.h"
#include "text/chip.h"
#include "views/users/dialogs/callerverification.h"
#include "views/users/userspane.h"
#include "widgets/dialogframe.h"
#include "widgets/maskedvalue.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QTabBar>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::ConsoleStage;

/// Privacy mode and what is shown for a while, in the console. What leaves by which way: tst_waysout.
class tst_privacymode : public QObject
{
    Q_OBJECT

    static constexpr int insuranceTab = 2;
    std::unique_ptr<ConsoleStage> m_stage;

    bool press(const char *command)
    {
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->window().windowCommands().press(QString::fromLatin1(command));
        return QTest::qWaitFor([&rebuilt] { return !rebuilt.isEmpty(); }, ConsoleStage::patience);
    }
    bool openExample()
    {
        const auto id = UserId::parse(m_stage->console->localService()->examples().userId);
        m_stage->window().findChild<UsersPane *>()->openUser(*id);
        if (!QTest::qWaitFor([this] { return m_stage->part<QTabBar>("userTabBar") != nullptr; },
                             ConsoleStage::patience))
            return false;
        m_stage->part<QTabBar>("userTabBar")->setCurrentIndex(insuranceTab);
        return QTest::qWaitFor(
            [this] {
                return hasCome(m_stage->session().details().insurance()) && m_stage->part<MaskedValue>("memberIdValue");
            },
            ConsoleStage::patience);
    }
    MaskedValue *memberId() const { return m_stage->part<MaskedValue>("memberIdValue"); }
    QPushButton *reveals() const { return m_stage->part<QPushButton>("revealButton"); }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
    }
    void cleanup()
    {
        m_stage.reset();
        privacy::setPrivacyMode(false);
    }

    void oneKeySwitchesItAndTheWindowSaysSo()
    {
        QVERIFY(!m_stage->part<QWidget>("privacyStatus"));
        QVERIFY(press("app.privacyMode"));
        QVERIFY(privacy::isPrivacyMode());
        QVERIFY(m_stage->part<QWidget>("privacyStatus"));
        QVERIFY(press("app.privacyMode"));
        QVERIFY(!privacy::isPrivacyMode());
        QVERIFY(!m_stage->part<QWidget>("privacyStatus"));
    }

    void theEyeInTheBandSwitchesIt()
    {
        for (const bool on : {true, false}) {
            auto *eye = m_stage->part<QAbstractButton>("privacyModeButton");
            QVERIFY(eye && eye->isChecked() != on);
            QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
            eye->click();
            QTRY_COMPARE_WITH_TIMEOUT(rebuilt.size(), 1, ConsoleStage::patience);
            QCOMPARE(privacy::isPrivacyMode(), on);
            QCOMPARE(m_stage->part<QAbstractButton>("privacyModeButton")->isChecked(), on);
        }
    }

    void rowsCanBeToldApartAndCopyingSaysWhyNot()
    {
        QVERIFY(press("app.privacyMode"));
        auto *table = m_stage->part<QTableView>("usersTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 2, ConsoleStage::patience);
        const UserStore &store = m_stage->session().users().store();
        for (int row = 0; row < 3; ++row) {
            const auto id = UserId::parse(table->model()->index(row, 0).data(IdRole).toString());
            const QString name = store.clientUserId(*store.find(*id));
            const QString shown = table->model()->index(row, 0).data().toString();
            QCOMPARE(shown, QString(5, QChar(0x2022)) + name.last(3));
        }
        QVERIFY(m_stage->openRow(0));
        for (const char *name : {"copyClientIdButton", "copyUserIdButton"}) {
            auto *copy = m_stage->part<QAbstractButton>(name);
            QVERIFY2(copy && !copy->isEnabled(), name);
            QCOMPARE(copy->toolTip(), u"Privacy mode is on, so IDs stay hidden."_s);
        }
    }

    void itStartsWithItWhenThatWasChosen()
    {
        m_stage->window().windowCommands().press(u"app.preferences"_s);
        m_stage->part<QCheckBox>("privacyStartCheck")->click();
        QVERIFY2(!privacy::isPrivacyMode(), "from the next start on");
        Options options;
        options.dataFolder = m_stage->folder.path();
        m_stage->console.reset();
        m_stage->console = std::make_unique<Console>(options, makeMemoryStore());
        QVERIFY(privacy::isPrivacyMode());
    }

    void s12_whatIsShownIsHiddenAgainByAnotherMode()
    {
        QVERIFY(openExample());
        memberId()->reveal();
        QVERIFY(memberId()->isRevealed());
        QVERIFY(press("app.privacyMode"));
        QTRY_VERIFY(memberId());
        QVERIFY(!memberId()->isRevealed());
    }

    void s12_inPrivacyModeNothingIsShownWithoutAsking_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<bool>("agrees");
        QTest::newRow("one field, and it is agreed to") << QByteArray("revealButton") << true;
        QTest::newRow("one field, and it is not") << QByteArray("revealButton") << false;
        QTest::newRow("all of the record, and it is agreed to") << QByteArray("showAllButton") << true;
        QTest::newRow("all of the record, and it is not") << QByteArray("showAllButton") << false;
    }

    void s12_inPrivacyModeNothingIsShownWithoutAsking()
    {
        QFETCH(const QByteArray, button);
        QFETCH(const bool, agrees);
        QVERIFY(press("app.privacyMode"));
        QVERIFY(openExample());
        const auto isAnythingShown = [this] { return m_stage->part<QWidget>("copyRevealedButton") != nullptr; };
        m_stage->part<QPushButton>(button.constData())->click();
        auto *asked = m_stage->part<DialogFrame>("revealQuestion");
        QVERIFY(asked && !isAnythingShown());
        QVERIFY(asked->cancelButton()->isDefault());
        (agrees ? asked->action() : asked->cancelButton())->click();
        QCOMPARE(isAnythingShown(), agrees);
    }

    void whatIsAskedOfOneUserIsNotShownOfTheNext()
    {
        QVERIFY(press("app.privacyMode"));
        QVERIFY(openExample());
        reveals()->click();
        QVERIFY(m_stage->part<DialogFrame>("revealQuestion"));
        const UserStore &users = m_stage->session().users().store();
        const UserId other = users.id(users.id(0) == m_stage->session().details().userId() ? 1 : 0);
        m_stage->window().findChild<UsersPane *>()->openUser(other);
        QTRY_COMPARE(m_stage->session().details().userId(), other);
        QTRY_VERIFY(!m_stage->part<DialogFrame>("revealQuestion"));
    }

    void s12_whatIsShownIsHiddenAgainAfterAMinuteAtMost()
    {
        MaskedValue value(u"Member ID"_s);
        value.setValue(u"canary"_s);
        value.show();
        value.setDuration(30, std::chrono::milliseconds(1));
        value.reveal();
        QVERIFY(value.isRevealed());
        QTRY_VERIFY(!value.isRevealed());
        QVERIFY(MaskedValue(u"Member ID"_s)
                    .findChild<QPushButton *>(u"revealButton"_s)
                    ->accessibleDescription()
                    .contains(u"30"_s));
    }

    void theCallerCardHasAKey()
    {
        QVERIFY(openExample());
        QTest::keyClick(&m_stage->window(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_stage->part<CallerVerification>("callerCard"));
    }
};

LABDESK_TEST(tst_privacymode)
#include "tst_privacymode.moc"
