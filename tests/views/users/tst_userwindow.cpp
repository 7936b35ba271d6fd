// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/command.h"
#include "views/users/dialogs/usersummary.h"
#include "views/users/userwindow.h"
#include "widgets/appearance.h"
#include "widgets/metrics.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QLabel>
#include <QScopeGuard>
#include <QScreen>
#include <QTemporaryDir>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

void choose(UsersPane &pane, const QString &id)
{
    for (const Command &command : pane.commands())
        if (command.id == id)
            return command.run();
    QFAIL(qPrintable(id));
}

} // namespace

class tst_userwindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysWithItsUser()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        QVERIFY(window && window->isVisible() && window->isWindow());
        const QString id = stage.live.examples().userId;
        const auto clientId = [&] { return part<QLabel>(*window, "clientIdLabel")->text(); };
        QTRY_VERIFY(!clientId().isEmpty());
        const QString shown = clientId();
        QTRY_COMPARE(window->focusWidget() ? window->focusWidget()->objectName() : QString(),
                     u"userTabBar"_s);                   // not a button that copies
        QVERIFY(!window->windowTitle().contains(shown)); // titles name nobody
        const auto &store = stage.session->users().store();
        QTRY_VERIFY(stage.rows() > 1);
        QVERIFY(stage.openUser(store.id(store.id(0).text() == id ? 1 : 0).text()));
        QCOMPARE(clientId(), shown);
        QCOMPARE(window->user().text(), id);
        choose(*stage.pane, u"user.openWindow"_s);
        QCOMPARE(stage.pane->findChildren<UserWindow *>().size(), 2);
        choose(*stage.pane, u"user.openWindow"_s); // the same one again
        QCOMPARE(stage.pane->findChildren<UserWindow *>().size(), 2);
    }

    void fitsItsScreen()
    {
        applyTheme(*qApp, ThemeChoice::Light, 200);
        const auto back = qScopeGuard([] { applyTheme(*qApp, ThemeChoice::Light, 100); });
        UsersStage stage;
        QVERIFY(stage.openExample());
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        QVERIFY2(window->height() <= availableWindowSize(window).height(),
                 qPrintable(QString::number(window->height())));
        QVERIFY(metricsFor(window).px(760) > window->screen()->availableSize().height()); // else nothing is proved
    }

    void itsButtonsActOnItsUser()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        const UserId user = window->user();
        auto *refresh = part<QPushButton>(*window, "refreshButton");
        QTRY_VERIFY(refresh->isVisible() && refresh->isEnabled() && stage.rows() > 0);
        QVERIFY(stage.openUser(stage.session->users().store().id(0).text()));
        refresh->click();
        QCOMPARE(stage.session->actions().refreshes().inLastHour(user), 1);
    }

    void aUserWhoWasDeletedIsSaidToBeInEveryWindow_data()
    {
        QTest::addColumn<QString>("seenBy");
        for (const QString &by : {u"the reload of the open user"_s, u"the reload of its own window"_s,
                                  u"the list that comes without it"_s, u"the deletion in another window"_s})
            QTest::newRow(qPrintable(by)) << by;
    }
    void aUserWhoWasDeletedIsSaidToBeInEveryWindow()
    {
        QFETCH(QString, seenBy);
        UsersStage stage;
        QVERIFY(stage.openExample());
        QTRY_VERIFY(stage.rows() > 1);
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        auto *refresh = part<QPushButton>(*window, "refreshButton");
        QTRY_VERIFY(refresh->isVisible() && refresh->isEnabled());
        const User user = readyIn(stage.session->details().user())->value;
        stage.session->actions().setDelay(3600);
        const auto &sources = readyIn(stage.session->details().providers())->value;
        stage.session->actions().deregister(user, *ProviderSlug::parse(sources.front().slug));
        stage.session->actions().setDelay(0);
        const bool isHere = seenBy == u"the deletion in another window";
        const auto colleague = stage.live.session();
        colleague->actions().setDelay(0);
        (isHere ? *stage.session : *colleague).actions().remove(user);
        QTRY_VERIFY(!(isHere ? *stage.session : *colleague).actions().hasInFlight());
        if (seenBy == u"the reload of the open user")
            stage.session->details().reload();
        else if (seenBy == u"the reload of its own window")
            QTest::keyClick(window, Qt::Key_F5);
        else if (!isHere)
            stage.session->users().reload();
        const auto isSaidIn = [](const QWidget &in) {
            for (const QLabel *label : in.findChildren<QLabel *>())
                if (label->isVisible() && label->window() == in.window() && label->text() == u"This user was deleted.")
                    return true;
            return false;
        };
        QTRY_VERIFY(isSaidIn(*window));
        QVERIFY(!refresh->isVisible());
        QVERIFY(!part<QWidget>(*window, "moreButton")->isVisible());
        QTRY_VERIFY(stage.session->actions().delayed().empty()); // nothing is sent for it any more
        if (isHere) {
            QTRY_VERIFY(!stage.session->details().userId()); // closed, with a toast
        } else {
            QTRY_VERIFY(isSaidIn(*stage.pane));
            QVERIFY(!part<QWidget>(*stage.pane, "notListedMessage")->isVisible());
            for (const Command &command : stage.pane->commands())
                if (command.about == user.clientUserId || command.id == u"user.changeZone"
                    || command.id == u"user.delete" || command.id == u"user.verifyCaller"
                    || command.id == u"user.copySummary")
                    QCOMPARE(command.disabledReason, u"This user was deleted."_s);
        }
        QCOMPARE(part<QLabel>(*window, "userTitleLabel")->text(), user.clientUserId);
    }

    void aZoneThatTheServiceRefusesIsToldByTheDialogAlone_data()
    {
        QTest::addColumn<bool>("isOpenBehind");
        QTest::newRow("the same user is open behind") << true;
        QTest::newRow("another one is open behind") << false;
    }
    void aZoneThatTheServiceRefusesIsToldByTheDialogAlone()
    {
        QFETCH(bool, isOpenBehind);
        UsersStage stage;
        QVERIFY(stage.openExample());
        QTRY_VERIFY(stage.rows() > 1);
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        auto *zone = part<QPushButton>(*window, "changeZoneButton");
        QTRY_VERIFY(zone->isVisible() && zone->isEnabled());
        if (!isOpenBehind) {
            const UserStore &store = stage.session->users().store();
            QVERIFY(stage.openUser(store.id(store.id(0) == window->user() ? 1 : 0).text()));
        }
        zone->click();
        QDialog *dialog = stage.dialog("changeZoneDialog");
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Mars/Olympus"_s);
        part<QPushButton>(*dialog, "zoneOfferButton")->click();
        stage.confirm("changeZoneDialog");
        QTRY_VERIFY(part<QLabel>(*dialog, "zoneProblem")->isVisible());
        const auto isShownElsewhere = [&] {
            const auto all = stage.pane->findChildren<QWidget *>(u"userNotices"_s);
            return all.size() != 2 || !stage.toasts.empty()
                || std::ranges::any_of(all, [](const QWidget *notices) { return notices->isVisible(); });
        };
        QVERIFY(!isShownElsewhere());
        part<QPushButton>(*dialog, "cancelButton")->click();
        QVERIFY(!isShownElsewhere()); // it was read there
    }

    void readsItsUserAgainWhenThatIsOutdated_data()
    {
        QTest::addColumn<QString>("by");
        QTest::newRow("a change that was refused, because somebody made another one") << QString();
        QTest::newRow("a job over it that ended") << u"its job"_s;
        QTest::newRow("not by a job over others") << u"the others' job"_s;
    }
    void readsItsUserAgainWhenThatIsOutdated()
    {
        QFETCH(QString, by);
        UsersStage stage;
        QVERIFY(stage.openExample());
        QTRY_VERIFY(stage.rows() > 1);
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        const User before = readyIn(stage.session->details().user())->value;
        auto *zone = part<QPushButton>(*window, "changeZoneButton");
        QTRY_VERIFY(zone->isVisible() && zone->isEnabled());
        const UserStore &store = stage.session->users().store();
        QVERIFY(stage.openUser(store.id(store.id(0) == window->user() ? 1 : 0).text())); // another one, behind
        const auto reads
            = [&] { return stage.live.faultInjector().requestCount("GET", "/v2/user/" + before.id.text().toUtf8()); };
        if (!by.isEmpty()) {
            const int then = reads();
            const bool isIts = by == u"its job"_s;
            UserSelection users{store.snapshot(), RowSet(store.size())};
            for (UserRow row = 0; row < store.size(); ++row)
                if (isIts == (store.id(row) == window->user()))
                    users.rows.set(row);
            UserJob *job = stage.session->jobs().start(
                *planUserJob({.kind = UserJobKind::Refresh}, users, {}, QDateTime::currentMSecsSinceEpoch()),
                {4, std::chrono::milliseconds(0)});
            QTRY_VERIFY(job->isEnded());
            stage.session->users().reload();
            QTRY_VERIFY(!readyIn(stage.session->users().state())->refreshing); // by then it would have been read
            QTRY_COMPARE(reads(), then + (isIts ? 1 : 0));
            return;
        }
        const auto colleague = stage.live.session();
        const quint64 theirs = colleague->actions().changeZone(before, u"Pacific/Auckland"_s);
        QTRY_VERIFY(std::holds_alternative<UserAction::Succeeded>(colleague->actions().find(theirs)->state));
        const int then = reads();
        const quint64 ours = stage.session->actions().changeZone(before, u"Pacific/Chatham"_s);
        QTRY_VERIFY(std::holds_alternative<UserAction::Canceled>(stage.session->actions().find(ours)->state));
        QTRY_COMPARE(reads(), then + 2); // to compare, and for the window
    }

    void knowsWhatWasDoneBeforeItOpened()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.refuse("POST", "600", 1);
        stage.click("refreshButton");
        QTRY_VERIFY(stage.button("refreshButton")->text().startsWith(u"Refresh available in "_s));
        choose(*stage.pane, u"user.openWindow"_s);
        auto *window = stage.pane->findChild<UserWindow *>();
        QTRY_VERIFY(part<QPushButton>(*window, "refreshButton")->text().startsWith(u"Refresh available in "_s));
        QTRY_VERIFY(part<QLabel>(*window, "refreshLastLabel")->text().contains(u"failed"_s));
    }

    void aSummaryHidesWhatIsPersonal()
    {
        User user{.id = *UserId::parse(u"8f1c"_s),
                  .teamId = u"team"_s,
                  .clientUserId = u"canary@example.org"_s,
                  .createdOn = Timestamp::parse(u"2026-03-12T16:14:00Z"_s),
                  .sources = {},
                  .timeZone = {},
                  .birthDate = {},
                  .ingestionStart = {},
                  .ingestionEnd = {}};
        user.birthDate = FallbackBirthDate{u"1985-02-03"_s, QDate(1985, 2, 3), u"oura"_s, {}};
        const ConnectedProvider oura{.name = u"<b>Oura</b>"_s,
                                     .slug = u"oura"_s,
                                     .logo = {},
                                     .createdOn = {},
                                     .status = u"connected"_s,
                                     .externalUserId = u"canary2@example.org"_s,
                                     .fault = {},
                                     .resources = {}};
        const Connection connection{u"id"_s, u"Service"_s, Environment::Sandbox, QUrl(u"https://api.example.org"_s),
                                    ApiKeyScheme{}};
        const auto summary
            = userSummary(user, std::vector{oura}, connection, QDateTime({2026, 11, 22}, {12, 0}, Qt::UTC));
        const QString words = output::documentOf(summary)->toPlainText();
        QVERIFY2(words.contains(u"8f1c"_s) && words.contains(u"<b>Oura</b>"_s)
                     && words.contains(u"Service (SANDBOX)"_s),
                 qPrintable(words));
        QVERIFY2(!words.contains(u"canary"_s) && !words.contains(u"1985"_s), qPrintable(words));
        QVERIFY(words.contains(QString(8, QChar(0x2022))));

        const QTemporaryDir folder;
        const QString file = folder.filePath(u"user.pdf"_s);
        QVERIFY(!output::writePdf(summary, file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF-") && bytes.contains("%%EOF"));
        QVERIFY(!bytes.contains("canary") && !bytes.contains("1985-02"));
        QVERIFY(!(pdf.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QCOMPARE(output::writePdf(summary, u"/nowhere/at/all.pdf"_s), output::FileProblem::FolderMissing);
    }
};

LABDESK_TEST(tst_userwindow)
#include "tst_userwindow.moc"
