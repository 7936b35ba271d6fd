// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/localtexts.h"
#include "text/zonetexts.h"
#include "views/common/countdownrow.h"
#include "views/users/dialogs/userdialogs.h"
#include "widgets/confirmdialog.h"

#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QDateEdit>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

namespace {

/// What is asked with a new user dialog that is filled in and sent.
QDialog *sendNewUser(const UsersStage &stage, const QString &clientId, const QString &zone = {})
{
    stage.click("newUserButton");
    QDialog *dialog = stage.dialog("newUserDialog");
    part<QLineEdit>(*dialog, "clientIdEdit")->setText(clientId);
    part<QLineEdit>(*dialog, "zoneEdit")->setText(zone);
    part<QPushButton>(*dialog, "actionButton")->click();
    return dialog;
}

InlineMessage *messageOf(const QDialog *dialog)
{
    return part<InlineMessage>(*dialog, "dialogMessage");
}

QAction *menuAction(const UsersStage &stage, const char *name)
{
    return part<QAction>(*part<QMenu>(*stage.pane, "moreMenu"), name);
}

QString zoneOf(const UsersStage &stage)
{
    const auto *ready = readyIn(stage.session->details().user());
    return ready && ready->value.timeZone ? ready->value.timeZone->id : QString();
}

/// A user that has a zone, by its place in the list; none when there is no such user.
std::optional<UserId> withZone(const UsersStage &stage, bool zone)
{
    const UserStore &store = stage.session->users().store();
    for (UserStore::Row row = 0; row < store.size(); ++row)
        if (store.zone(row).isEmpty() != zone)
            return store.id(row);
    return std::nullopt;
}

} // namespace

class tst_userdialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewUserIsCreatedAndOpened()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        QVERIFY(sendNewUser(stage, u"client-new"_s, u"America/Phoenix"_s));
        QTRY_VERIFY(!stage.dialog("newUserDialog"));
        QTRY_COMPARE(stage.rows(), 13);
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        QCOMPARE(readyIn(stage.session->details().user())->value.clientUserId, u"client-new"_s);
        QCOMPARE(zoneOf(stage), u"America/Phoenix"_s);
        QVERIFY(stage.toasted(u"Created client-new"_s));
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 1);
    }

    void aTakenIdLeadsToItsUser()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        const UserStore &store = stage.session->users().store();
        QPointer<QDialog> dialog = sendNewUser(stage, store.clientUserId(4));
        QTRY_VERIFY(messageOf(dialog)->isVisible());
        QCOMPARE(messageOf(dialog)->sentence(), u"A user with this client ID already exists."_s);
        QCOMPARE(part<QLineEdit>(*dialog, "clientIdEdit")->text(), store.clientUserId(4)); // nothing is lost
        QCOMPARE(messageOf(dialog)->button()->text(), u"&Open existing user"_s);
        messageOf(dialog)->button()->click();
        QTRY_VERIFY(!dialog);
        QTRY_VERIFY(stage.session->details().userId() == store.id(4));
        QVERIFY(!part<QWidget>(*stage.pane, "createNotices")->isVisible());
    }

    void personalDataWarnsAndIsRefusedBesideItsField()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        auto *edit = part<QLineEdit>(*dialog, "clientIdEdit");
        auto *hint = part<InlineMessage>(*dialog, "personalDataMessage");
        auto *create = part<QPushButton>(*dialog, "actionButton");
        QVERIFY(!create->isEnabled()); // nothing to create yet
        QTest::keyClicks(edit, u"jo.mar@example.com"_s);
        QVERIFY(hint->isVisible());
        QCOMPARE(hint->sentence(), u"This looks like an email address."_s);
        QVERIFY(create->isEnabled()); // a hint, not a wall
        create->click();
        auto *problem = part<QLabel>(*dialog, "clientIdProblem");
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->textFormat(), Qt::PlainText);
        QVERIFY(problem->text().contains(u"personally identifiable"_s));
        QVERIFY(messageOf(dialog)->isVisible());
        QCOMPARE(stage.rows(), 12);

        edit->setText(u"client-mended"_s);
        QVERIFY(!hint->isVisible());
        create->click();
        QTRY_COMPARE(stage.rows(), 13);
    }

    void aLostAnswerOfCreatingCanBeChecked()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        service::InjectedFault lost;
        lost.method = "POST";
        lost.drop = service::InjectedFault::Drop::AfterProcessing;
        stage.live.faultInjector().set({lost});
        QDialog *dialog = sendNewUser(stage, u"client-lost"_s);
        QTRY_VERIFY(messageOf(dialog)->isVisible());
        QCOMPARE(messageOf(dialog)->button()->text(), u"Chec&k outcome"_s);
        messageOf(dialog)->button()->click();
        QTRY_VERIFY(!stage.dialog("newUserDialog"));
        QTRY_COMPARE(stage.rows(), 13);
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 1);
    }

    void aPauseIsCountedDownWhereTheUserIsCreated()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.session->actions().setDelay(2, std::chrono::milliseconds(300));
        stage.refuse("POST", "1", 1);
        QDialog *dialog = sendNewUser(stage, u"client-patient"_s);
        auto *row = part<CountdownRow>(*dialog, "countdownRow");
        QVERIFY(!row->isVisible());
        QTRY_VERIFY(row->isVisible());
        QCOMPARE(row->accessibleName(), u"Creating client-patient, retrying in 1\u00A0s"_s);
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        QTRY_VERIFY(stage.toasted(u"Created client-patient"_s));
        QTRY_VERIFY(!stage.dialog("newUserDialog"));
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 2);
    }

    void aPauseCanBeCanceledInTheDialog_data()
    {
        QTest::addColumn<bool>("creates");
        QTest::newRow("creating a user") << true;
        QTest::newRow("changing a zone") << false;
    }

    void aPauseCanBeCanceledInTheDialog()
    {
        QFETCH(bool, creates);
        UsersStage stage;
        QVERIFY(stage.openExample());
        QTRY_COMPARE(stage.rows(), 12);
        stage.session->actions().setDelay(2, std::chrono::seconds(10));
        const QByteArray method = creates ? "POST" : "PATCH";
        stage.refuse(method, "12", 1);
        QDialog *dialog = nullptr;
        if (creates) {
            dialog = sendNewUser(stage, u"client-hasty"_s);
        } else {
            stage.click("changeZoneButton");
            dialog = stage.dialog("changeZoneDialog");
            part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Apia"_s);
            stage.confirm("changeZoneDialog");
        }
        auto *row = part<CountdownRow>(*dialog, "countdownRow");
        QTRY_VERIFY(row->isVisible());
        QVERIFY(row->accessibleName().endsWith(u", retrying in 12\u00A0s"_s));
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        part<QPushButton>(*row, "cancelSendButton")->click();
        QVERIFY(!row->isVisible());
        QVERIFY(part<QPushButton>(*dialog, "actionButton")->isEnabled()); // what was entered is still there
        QVERIFY(stage.toasts.back().text.endsWith(u" was canceled. Nothing was changed."_s));
        QVERIFY(!stage.session->actions().hasDelayed());
        QCOMPARE(stage.live.faultInjector().requestCount(method, "/v2/user/"), 1);
    }

    void aTickAloneIsNoBirthDate()
    {
        UsersStage stage;
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-of-today"_s);
        part<QCheckBox>(*dialog, "birthDateCheck")->click();
        stage.confirm("newUserDialog");
        auto *problem = part<QLabel>(*dialog, "birthDateProblem");
        QVERIFY(problem->isVisible());
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 0);
        part<QDateEdit>(*dialog, "birthDateEdit")->setDate(QDate(1985, 6, 1));
        QVERIFY(!problem->isVisible());
        stage.confirm("newUserDialog");
        QTRY_COMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 1);
    }

    void anIdThatLooksPersonalIsCreatedOnlyAnyway()
    {
        UsersStage stage;
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        auto *action = part<QPushButton>(*dialog, "actionButton");
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"jo@example.com"_s);
        QCOMPARE(action->text(), u"&Create anyway"_s);
        QCOMPARE(action->property("kind").toString(), u"plain"_s);
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-1"_s);
        QCOMPARE(action->text(), u"&Create user"_s);
        QCOMPARE(action->property("kind").toString(), u"primary"_s);
    }

    void anOutcomeThatIsUnknownIsCheckedBeforeItIsSentAgain()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.click("changeZoneButton");
        QDialog *dialog = stage.dialog("changeZoneDialog");
        stage.live.faultInjector().set({{.method = "PATCH", .drop = service::InjectedFault::Drop::BeforeProcessing}});
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Chatham"_s);
        stage.confirm("changeZoneDialog");
        auto *check = messageOf(dialog)->button();
        QTRY_VERIFY(check->isVisible());
        QCOMPARE(check->property("kind").toString(), u"primary"_s);
        QVERIFY(check->isDefault());
        QCOMPARE(part<QPushButton>(*dialog, "actionButton")->property("kind").toString(), u"plain"_s);
    }

    void aZoneChangesAndCanBeUndone()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openUser(withZone(stage, true)->text()));
        const QString old = zoneOf(stage);
        const QString wanted = old == u"Asia/Tokyo"_s ? u"Europe/Paris"_s : u"Asia/Tokyo"_s;
        stage.click("changeZoneButton");
        QDialog *dialog = stage.dialog("changeZoneDialog");
        QVERIFY(part<QLabel>(*dialog, "oldZoneLabel")->text().startsWith(formatZone(old)));
        QVERIFY(!dialog->findChild<InlineMessage *>(u"noUndoMessage"_s));
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        part<QLineEdit>(*dialog, "zoneEdit")->setText(wanted);
        QVERIFY(part<QLabel>(*dialog, "zoneReadingLabel")->text().contains(u" now, UTC+"_s));
        stage.confirm("changeZoneDialog");
        QTRY_COMPARE(zoneOf(stage), wanted);
        QTRY_VERIFY(stage.toasted(u"Time zone changed to "_s + wanted));
        QTRY_VERIFY(!stage.dialog("changeZoneDialog"));
        QCOMPARE(stage.toasts.back().action, u"Undo"_s);
        stage.toasts.back().run();
        QTRY_COMPARE(zoneOf(stage), old);
    }

    void aFirstZoneSaysThatItCannotBeCleared()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openUser(withZone(stage, false)->text()));
        menuAction(stage, "changeZoneAction")->trigger();
        QDialog *dialog = stage.dialog("changeZoneDialog");
        QVERIFY(
            part<InlineMessage>(*dialog, "noUndoMessage")->sentence().startsWith(u"A time zone can’t be cleared"_s));
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"America/Denver"_s);
        stage.confirm("changeZoneDialog");
        QTRY_VERIFY(stage.toasted(u"Time zone changed"_s));
        QCOMPARE(stage.toasts.back().action, QString()); // no way back
    }

    void aZoneThatTheServiceRefusesStaysInTheDialog()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        const QString old = zoneOf(stage);
        stage.click("changeZoneButton");
        QDialog *dialog = stage.dialog("changeZoneDialog");
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Mars/Olympus"_s);
        part<QPushButton>(*dialog, "zoneOfferButton")->click();
        stage.confirm("changeZoneDialog");
        QTRY_VERIFY(part<QLabel>(*dialog, "zoneProblem")->isVisible());
        QCOMPARE(part<QLineEdit>(*dialog, "zoneEdit")->text(), u"Mars/Olympus"_s);
        QCOMPARE(zoneOf(stage), old);
        QVERIFY(!part<QWidget>(*stage.pane, "userNotices")->isVisible()); // not behind the dialog as well
        part<QPushButton>(*dialog, "cancelButton")->click();
        QVERIFY(!part<QWidget>(*stage.pane, "userNotices")->isVisible()); // it was read there
    }

    void zonesCompleteByAnyPartOfTheirName()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.click("changeZoneButton");
        auto *edit = part<QLineEdit>(*stage.dialog("changeZoneDialog"), "zoneEdit");
        QCompleter *completer = edit->completer();
        completer->setCompletionPrefix(u"new york"_s);
        QCOMPARE(completer->currentCompletion(), u"America/New_York"_s);
        completer->setCompletionPrefix(u"phoe"_s);
        QCOMPARE(completer->currentCompletion(), u"America/Phoenix"_s);
    }

    void deregisteringWaitsAndCanBeCanceled()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        const ConnectedProvider provider = readyIn(stage.session->details().providers())->value.front();
        stage.showTab(1);
        stage.session->actions().setDelay(5, std::chrono::seconds(1));
        const QByteArray name = provider.slug.toUtf8() + "DeregisterButton";
        stage.click(name.constData());
        auto *dialog = qobject_cast<DialogFrame *>(stage.dialog("deregisterDialog"));
        QVERIFY(dialog->cancelButton()->isDefault());
        QCOMPARE(part<QLabel>(*dialog, "dialogTitleLabel")->text(),
                 withUnbrokenIds(u"Disconnect %1 for %2?"_s.arg(
                     provider.name, readyIn(stage.session->details().user())->value.clientUserId)));
        stage.confirm("deregisterDialog");
        auto *row = part<CountdownRow>(*part<QWidget>(*stage.pane, "userNotices"), "pendingRow");
        QVERIFY(row->isVisible());
        QVERIFY(!stage.button(name.constData())->isEnabled());
        part<QPushButton>(*row, "cancelSendButton")->click();
        QVERIFY(stage.button(name.constData())->isEnabled());
        QVERIFY(stage.toasted(u"Disconnecting %1 was canceled. Nothing was sent."_s.arg(provider.name)));
        QCOMPARE(stage.live.faultInjector().requestCount("DELETE", "/"), 0);
    }

    void deregisteringGoesThroughAndIsReadBack()
    {
        UsersStage stage;
        // A phone reconnects by itself: this wants somebody with a source in the cloud.
        const UserStore &store = stage.session->users().store();
        QTRY_VERIFY(store.size() > 0);
        ConnectedProvider provider;
        for (UserStore::Row row = 0; row < store.size() && provider.slug.isEmpty(); ++row)
            for (const quint16 source : store.sources(row))
                if (!isPhoneSdkSource(store.sourceSlug(source)) && provider.slug.isEmpty()) {
                    provider.slug = store.sourceSlug(source);
                    provider.name = store.sourceName(source);
                    QVERIFY(stage.openUser(store.id(row).text()));
                }
        QVERIFY(!provider.slug.isEmpty());
        stage.showTab(1);
        const QByteArray name = provider.slug.toUtf8() + "DeregisterButton";
        stage.click(name.constData());
        stage.confirm("deregisterDialog");
        QTRY_VERIFY(stage.toasted(u"Disconnected %1 for"_s.arg(provider.name)));
        QTRY_VERIFY(!stage.pane->findChild<QPushButton *>(QString::fromLatin1(name)));
        QCOMPARE(stage.live.faultInjector().requestCount("DELETE", "/v2/user/"), 1);
    }

    void deletingAsksCountsDownAndDeletes()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        QTRY_COMPARE(stage.rows(), 12);
        menuAction(stage, "deleteAction")->trigger();
        QVERIFY(stage.dialog("deleteUserDialog"));
        QVERIFY(!stage.dialog("deleteUserDialog")->findChild<QLineEdit *>(u"proofEdit"_s)); // not in production
        stage.confirm("deleteUserDialog");
        QVERIFY(part<QWidget>(*stage.pane, "userNotices")->isVisible());
        QTRY_COMPARE(stage.rows(), 11);
        QTRY_VERIFY(!stage.session->details().userId());
        QVERIFY(stage.toasts.back().text.startsWith(u"Deleted "_s));
    }

    void s15_productionWantsTheEndOfTheIdTyped()
    {
        UsersStage stage(12, Environment::Production);
        QVERIFY(stage.openExample());
        const QString clientId = readyIn(stage.session->details().user())->value.clientUserId;
        menuAction(stage, "deleteAction")->trigger();
        QDialog *dialog = stage.dialog("deleteUserDialog");
        auto *proof = part<QLineEdit>(*dialog, "proofEdit");
        auto *remove = part<QPushButton>(*dialog, "actionButton");
        QVERIFY(!remove->isEnabled());
        QTest::keyClicks(proof, u"wrong"_s);
        QVERIFY(!remove->isEnabled());
        for (const char16_t zero : {u'0', u'٠', u'۰', u'０'}) { // in the digits of any keyboard
            QString typed = clientId.right(6);
            for (QChar &letter : typed)
                if (letter.isDigit())
                    letter = QChar(char16_t(zero + letter.digitValue()));
            proof->clear();
            QVERIFY(!remove->isEnabled());
            proof->setText(typed);
            QVERIFY2(remove->isEnabled(), qPrintable(typed));
        }
        QTest::keyClick(proof, Qt::Key_Return); // Enter is Cancel
        QTRY_VERIFY(!stage.dialog("deleteUserDialog"));
        QVERIFY(!stage.session->actions().hasDelayed());
    }

    void productionAlwaysWantsSomethingTyped_data()
    {
        QTest::addColumn<QString>("clientId");
        QTest::addColumn<QString>("userId");
        QTest::addColumn<bool>("isPrivate");
        QTest::addColumn<QString>("name"); // of the field
        const QString client = u"Last characters of the client ID"_s;
        const QString user = u"Last characters of the user ID"_s;
        const QString id = u"0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a01"_s;
        QTest::newRow("a client ID") << u"client-00042"_s << id << false << client;
        QTest::newRow("none") << QString() << id << false << user;
        QTest::newRow("one of another script") << u"مريم"_s << id << false << user;
        QTest::newRow("one that ends in another script") << u"client-مريم"_s << id << false << user;
        QTest::newRow("one of two characters") << u"42"_s << id << false << user;
        QTest::newRow("one that is a phone number, in privacy mode") << u"+1 602 555 0199"_s << id << true << user;
        QTest::newRow("none, in privacy mode") << QString() << id << true << user;
        QTest::newRow("one of another script, in privacy mode") << u"مريم"_s << id << true << user;
        QTest::newRow("a user ID of another script, too")
            << u"مريم"_s << u"пользователь"_s << false << u"Word to type"_s;
        QTest::newRow("the same in privacy mode") << u"مريم"_s << u"пользователь"_s << true << u"Word to type"_s;
    }
    void productionAlwaysWantsSomethingTyped()
    {
        QFETCH(const QString, clientId);
        QFETCH(const QString, userId);
        QFETCH(const bool, isPrivate);
        privacy::setPrivacyMode(isPrivate);
        const auto restore = qScopeGuard([] { privacy::setPrivacyMode(false); });
        const User user{*UserId::parse(userId), {}, clientId, {}, {}, {}, {}, {}, {}};
        Connection connection;
        connection.environment = Environment::Production;
        const std::unique_ptr<ConfirmDialog> dialog(makeDeleteUserDialog(user, connection, nullptr));
        dialog->open();
        auto *proof = part<QLineEdit>(*dialog, "proofEdit");
        QTEST(proof->accessibleName(), "name");
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        const QString wanted = part<QLabel>(*dialog, "proofLabel")->text();
        QVERIFY2(wanted.size() >= 3, qPrintable(wanted));
        proof->setText(wanted.chopped(1));
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        proof->setText(wanted);
        QVERIFY(part<QPushButton>(*dialog, "actionButton")->isEnabled());
    }

    void s15_readOnlyShowsItsWritesAndWhyNot_data()
    {
        QTest::addColumn<bool>("byPolicy");
        QTest::addColumn<QString>("why");
        QTest::newRow("by its settings") << false
                                         << u"This connection is read-only: changes are turned off in its settings."_s;
        QTest::newRow("by the policy") << true
                                       << u"This connection is read-only: your administrator turned off changes."_s;
    }
    void s15_readOnlyShowsItsWritesAndWhyNot()
    {
        QFETCH(const bool, byPolicy);
        QFETCH(const QString, why);
        UsersStage stage(12, Environment::Production, UsersStage::Writes::ReadOnly);
        Connection connection = stage.session->connection();
        connection.readOnlyByPolicy = byPolicy;
        stage.open(connection);
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const QByteArray deregister
            = readyIn(stage.session->details().providers())->value.front().slug.toUtf8() + "DeregisterButton";
        for (const QByteArray &name :
             {QByteArray("newUserButton"), QByteArray("refreshButton"), QByteArray("changeZoneButton"), deregister}) {
            QPushButton *button = stage.button(name.constData());
            QVERIFY2(!button->isEnabled(), name.constData());
            QVERIFY2(button->toolTip().startsWith(why), name.constData());
            QVERIFY2(button->accessibleDescription().startsWith(why), name.constData());
        }
        QVERIFY(!menuAction(stage, "deleteAction")->isEnabled());
        QVERIFY(menuAction(stage, "deleteAction")->toolTip().startsWith(why));
    }
};

LABDESK_TEST(tst_userdialogs)
#include "tst_userdialogs.moc"
