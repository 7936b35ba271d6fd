// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/replies.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/reconnecttexts.h"
#include "views/common/command.h"
#include "views/common/shortcuts.h"
#include "views/users/detail/nodatamessage.h"
#include "widgets/inlinemessage.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QEnterEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QByteArray sourcesWith(const char *type)
{
    return QByteArray(R"({"providers":[{"name":"Oura","slug":"oura","created_on":"2025-01-02T03:04:05+00:00",)"
                      R"("status":"error","error_details":{"error_type":"%","error_message":"canary",)"
                      R"("errored_at":"2026-01-02T03:04:05+00:00"},"resource_availability":{}}]})")
        .replace('%', type);
}

constexpr auto connectedSource
    = R"({"providers":[{"name":"Oura","slug":"oura","created_on":"2025-01-02T03:04:05+00:00","status":"connected",)"
      R"("resource_availability":{"sleep":{"status":"available","scope_requirements":null}}}]})";

} // namespace

/// Why a user has no data, above their overview, and the blue button, which is the step that helps.
class tst_nodatamessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBlueButtonIsTheStepThatHelps_data()
    {
        QTest::addColumn<QByteArray>("sources");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("copied");
        QTest::newRow("no source: how to connect one") << R"({"providers":[]})"_ba << u"No source is connected"_s
                                                       << u"Copy message for user"_s << u"because it isn't connected"_s;
        QTest::newRow("an expired sign-in: how to reconnect")
            << sourcesWith("token_refresh_failed") << u"sign-in to Oura expired"_s << u"Copy message for user"_s
            << u"Your Oura connection has expired"_s;
        QTest::newRow("the team's credentials: the explanation for the ticket")
            << sourcesWith("provider_credential_error") << u"Oura rejected your team’s credentials"_s
            << u"Copy explanation for the ticket"_s << u"team credentials rejected"_s;
    }
    void theBlueButtonIsTheStepThatHelps()
    {
        QFETCH(const QByteArray, sources);
        QFETCH(const QString, said);
        QFETCH(const QString, step);
        QFETCH(const QString, copied);
        UsersStage stage;
        open(stage, sources);
        QVERIFY2(answer(stage)->isVisible() && answer(stage)->sentence().contains(said),
                 qPrintable(answer(stage)->sentence()));
        auto *button = stage.button("stepButton");
        QTRY_VERIFY(button->isVisible() && !stage.button("refreshButton")->isVisible());
        QCOMPARE(button->text(), step);
        button->click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(copied) && !text.contains(u"canary"_s), qPrintable(text));
        QVERIFY(stage.toasted(u"Copied the "_s));
        QVERIFY(part<QAction>(*stage.pane, "refreshAction")->isEnabled()); // in the menu, and by its key
    }

    void nothingIsBlueUntilTheSourcesAreKnown_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sources");
        QTest::addColumn<QByteArray>("blue");
        QTest::newRow("nothing is wrong") << 200 << QByteArray(connectedSource) << "refreshButton"_ba;
        QTest::newRow("another step helps") << 200 << sourcesWith("token_refresh_failed") << "stepButton"_ba;
        QTest::newRow("they can't be read") << 422 << R"({"detail":"no"})"_ba
                                            << "stepButton"_ba;
    }
    void nothingIsBlueUntilTheSourcesAreKnown()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, sources);
        QFETCH(const QByteArray, blue);
        UsersStage stage;
        const QString id = stage.live.examples().userId;
        play(stage, id, sources, status, std::chrono::seconds(30));
        stage.pane->openUser(*UserId::parse(id));
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        QTRY_VERIFY(stage.button("refreshButton")->isVisible());
        QCOMPARE(stage.button("refreshButton")->property("kind").toString(), u"plain"_s);
        QVERIFY(stage.button("refreshButton")->isEnabled());
        play(stage, id, sources, status);
        stage.session->details().reload();
        QTRY_VERIFY(stage.button(blue.constData())->isVisible()
                    && stage.button(blue.constData())->property("kind").toString() == u"primary"_s);
    }

    void theToastOffersTheOtherLanguage()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        stage.click("stepButton");
        QCOMPARE(stage.toasts.back().action, u"Español"_s);
        stage.session->details().close(); // what was copied is of the user that was open
        stage.toasts.back().run();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 reconnectText(UserLanguage::Spanish, u"token_refresh_failed"_s, u"Oura"_s));
    }

    void theLanguageOfOneCallerIsNotTheNextOnes_data()
    {
        QTest::addColumn<bool>("isLate");
        QTest::newRow("it was chosen while the first was open") << false;
        QTest::newRow("it was chosen when the next was open already") << true;
    }
    void theLanguageOfOneCallerIsNotTheNextOnes()
    {
        QFETCH(const bool, isLate);
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        QTRY_VERIFY(stage.rows() > 2);
        stage.click("stepButton");
        const auto copyInSpanish = stage.toasts.back().run;
        if (!isLate)
            copyInSpanish();
        QVERIFY(openAnother(stage, sourcesWith("token_refresh_failed")));
        if (isLate)
            copyInSpanish();
        QTRY_VERIFY(stage.button("stepButton")->isVisible());
        stage.click("stepButton");
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 reconnectText(UserLanguage::English, u"token_refresh_failed"_s, u"Oura"_s));
    }

    void theOtherTextsStandBesideTheButton_data()
    {
        QTest::addColumn<QByteArray>("sources");
        QTest::addColumn<bool>("hasTexts");
        QTest::newRow("a text for the user") << sourcesWith("token_refresh_failed") << true;
        QTest::newRow("a text for the user without a source") << R"({"providers":[]})"_ba << true;
        QTest::newRow("a text for the ticket") << sourcesWith("provider_credential_error") << false;
        QTest::newRow("a refresh") << QByteArray(connectedSource) << false;
    }
    void theOtherTextsStandBesideTheButton()
    {
        QFETCH(const QByteArray, sources);
        QFETCH(const bool, hasTexts);
        UsersStage stage;
        open(stage, sources);
        QTRY_COMPARE(texts(stage)->isVisible(), hasTexts);
        QCOMPARE(texts(stage)->accessibleName(), u"Other messages for the user"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(texts(stage))->role(), QAccessible::ButtonMenu);
    }

    void theMenuHasBothLanguagesAndTheTeamsReplies()
    {
        UsersStage stage;
        stage.session->setReplies(Replies::read("[de] Neu\n{source} neu verbinden.\n[de] Ticket\n{ticket}\n").value());
        open(stage, sourcesWith("token_refresh_failed"));
        QTRY_VERIFY(texts(stage)->isVisible());
        QMenu *menu = openTexts(stage);
        QCOMPARE(titlesOf(*menu), (QStringList{u"English"_s, u"Español"_s, u"Deutsch"_s}));
        const QList<QAction *> german = menu->actions().at(2)->menu()->actions();
        QCOMPARE(german.size(), 2);
        QVERIFY(german[0]->isEnabled() && !german[1]->isEnabled()); // there is no ticket
        german[0]->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Oura neu verbinden.\n"_s);
        menu->actions().at(1)->trigger();
        const QString spanish = reconnectText(UserLanguage::Spanish, u"token_refresh_failed"_s, u"Oura"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), spanish);
        QVERIFY(stage.toasted(u"Copied the message for the user in Spanish."_s));
        menu->close();
        QGuiApplication::clipboard()->clear();
        stage.click("stepButton"); // in the language of this caller
        QCOMPARE(QGuiApplication::clipboard()->text(), spanish);
    }

    void aReplyThatNamesASourceIsThereForEach()
    {
        UsersStage stage;
        stage.session->setReplies(
            Replies::read("[de] Neu\n{source} neu verbinden.\n[de] Zeiten\nBis 17 Uhr.\n").value());
        stage.session->providers().reload();
        QTRY_VERIFY(readyIn(stage.session->providers().state()));
        QByteArray both = sourcesWith("token_refresh_failed");
        const QByteArray oura = both.mid(both.indexOf('['), both.lastIndexOf(']') - both.indexOf('[')).mid(1);
        both.insert(both.lastIndexOf(']'), ',' + QByteArray(oura).replace("Oura", "Fitbit").replace("oura", "fitbit"));
        open(stage, both);
        QTRY_VERIFY(texts(stage)->isVisible());
        QMenu *menu = openTexts(stage);
        const QMenu *german = menu->actions().at(2)->menu();
        QCOMPARE(titlesOf(*german), (QStringList{u"Neu · Oura"_s, u"Neu · Fitbit"_s, u"Zeiten"_s}));
        german->actions().at(1)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Fitbit neu verbinden.\n"_s);
        menu->close();
    }

    void theMenuOpensByTheKeyboard_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Space") << int(Qt::Key_Space);
        QTest::newRow("Enter") << int(Qt::Key_Return);
    }
    void theMenuOpensByTheKeyboard()
    {
        QFETCH(const int, key);
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        auto *button = texts(stage);
        QTRY_VERIFY(button->isVisible());
        stage.pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.pane.get()));
        stage.button("stepButton")->setFocus();
        QTest::keyClick(stage.button("stepButton"), Qt::Key_Tab);
        QVERIFY(button->hasFocus()); // the next stop
        QMenu *menu = button->menu();
        const QAction *first = nullptr;
        QTimer look; // the button waits for its menu
        connect(&look, &QTimer::timeout, menu, [menu, &first] {
            if (!menu->activeAction())
                return;
            first = menu->activeAction();
            menu->close();
        });
        look.start(10);
        QTest::keyClick(button, Qt::Key(key));
        QTRY_VERIFY(first);
        QCOMPARE(first->text(), u"English"_s);
    }

    void aTextOfAnEarlierStepIsNotCopied()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        QTRY_VERIFY(texts(stage)->isVisible());
        QMenu *menu = openTexts(stage);
        QGuiApplication::clipboard()->setText(u"before"_s);
        stage.play("GET", "/v2/user/providers/", 200, connectedSource);
        stage.session->details().reloadProviders();
        QTRY_VERIFY(!answer(stage)->isVisible());
        QVERIFY2(texts(stage)->isVisible(), "it vanishes under the hand");
        menu->actions().at(1)->trigger();
        menu->close();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        qobject_cast<NoDataMessage *>(answer(stage))->evaluate();
        QTRY_VERIFY(!texts(stage)->isVisible() && stage.button("refreshButton")->isVisible());
    }

    /// What it says may be over since it was painted.
    void aStepThatIsNotTheOneOfNowIsNotTaken()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        auto *message = qobject_cast<NoDataMessage *>(answer(stage));
        QCOMPARE(message->step(), NoDataStep::CopyForUser);
        QGuiApplication::clipboard()->setText(u"before"_s);
        const QSignalSpy judged(message, &NoDataMessage::evaluated);
        message->take(NoDataStep::CopyForTicket);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY2(!judged.isEmpty(), "the button says what it does now");
    }

    void aStepWaitsUntilTheMouseLeavesTheButtonOrClicksIt_data()
    {
        QTest::addColumn<bool>("isClicked");
        QTest::newRow("it leaves") << false;
        QTest::newRow("it clicks") << true;
    }
    void aStepWaitsUntilTheMouseLeavesTheButtonOrClicksIt()
    {
        QFETCH(const bool, isClicked);
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        auto *button = stage.button("stepButton");
        QTRY_VERIFY(button->isVisible());
        enter(button);
        stage.play("GET", "/v2/user/providers/", 200, connectedSource);
        stage.session->details().reloadProviders();
        QTRY_VERIFY(!answer(stage)->isVisible());
        QVERIFY2(button->isVisible(), "it vanishes under the hand");
        QGuiApplication::clipboard()->setText(u"before"_s);
        QEvent leaves(QEvent::Leave);
        if (isClicked) {
            button->click();
            QVERIFY2(button->isVisible(), "the second press of a double click must not request a refresh");
        } else {
            QCoreApplication::sendEvent(button, &leaves);
        }
        QTRY_VERIFY(!button->isVisible() && stage.button("refreshButton")->isVisible());
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    }

    void aMouseThatRestsThereHoldsUpNoStepOfTheNextUser()
    {
        UsersStage stage;
        open(stage, connectedSource);
        QTRY_VERIFY(stage.rows() > 2);
        enter(stage.button("refreshButton"));
        QVERIFY(openAnother(stage, sourcesWith("token_refresh_failed")));
        QTRY_VERIFY(stage.button("stepButton")->isVisible());
    }

    void theStepIsAnotherAlsoWhileItsButtonHasTheKeyboard()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        auto *button = stage.button("stepButton");
        QTRY_VERIFY(button->isVisible());
        stage.pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.pane.get()));
        button->setFocus();
        QVERIFY(button->hasFocus());
        stage.play("GET", "/v2/user/providers/", 200, connectedSource);
        stage.session->details().reloadProviders();
        QTRY_VERIFY(!button->isVisible() && stage.button("refreshButton")->isVisible());
    }

    void nothingIsSaidOfAUserWithoutProblems()
    {
        UsersStage stage;
        open(stage, connectedSource);
        QVERIFY(!answer(stage)->isVisible());
        QVERIFY(stage.button("refreshButton")->isVisible() && !stage.button("stepButton")->isVisible());
    }

    void theButtonKeepsItsPlace()
    {
        UsersStage stage;
        open(stage, connectedSource);
        const QWidget *head = stage.button("refreshButton")->window();
        const auto place = [head](const QWidget *part) { return QRect(part->mapTo(head, QPoint()), part->size()); };
        const QRect before = place(stage.button("refreshButton"));
        const QRect more = place(part<QToolButton>(*stage.pane, "moreButton"));
        stage.play("GET", "/v2/user/providers/", 200, sourcesWith("token_refresh_failed"));
        stage.session->details().reloadProviders();
        QTRY_VERIFY(stage.button("stepButton")->isVisible());
        QTRY_COMPARE(place(stage.button("stepButton")).united(place(texts(stage))), before); // with its menu
        QCOMPARE(place(texts(stage)).height(), before.height());
        QCOMPARE(place(part<QToolButton>(*stage.pane, "moreButton")), more);
        stage.play("GET", "/v2/user/providers/", 200, sourcesWith("provider_credential_error"));
        stage.session->details().reloadProviders();
        QTRY_COMPARE(place(stage.button("stepButton")), before); // without one
    }

    void theNextUserBeginsAnew()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        QVERIFY(answer(stage)->isVisible());
        QTRY_VERIFY(stage.rows() > 2);
        QVERIFY(openAnother(stage, connectedSource));
        QTRY_VERIFY(!answer(stage)->isVisible() && stage.button("refreshButton")->isVisible());
    }

    void aListThatSaysItHasMoreIsNoListWithoutSources()
    {
        UsersStage stage;
        open(stage, R"({"providers":[],"total":2})");
        QVERIFY(!answer(stage)->isVisible());
        stage.showTab(1);
        QVERIFY(!stage.shows(RemoteStack::Page::Empty, "sourcesStack"));
        QCOMPARE(part<InlineMessage>(*stage.pane, "unreadEntriesMessage")->sentence(),
                 u"The service reports 2 more entries, but didn’t send them."_s);
    }

    void theReasonIsTheFirstStopOfTheKeyboard()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        const auto *detail = part<QWidget>(*stage.pane, "userDetailPane");
        const QWidget *first = detail->nextInFocusChain();
        while (!detail->isAncestorOf(first) || !first->isVisible() || !(first->focusPolicy() & Qt::TabFocus))
            first = first->nextInFocusChain();
        QCOMPARE(first->objectName(), u"noDataDetailsButton"_s);
        QVERIFY2(first->accessibleDescription().startsWith(answer(stage)->sentence()),
                 qPrintable(first->accessibleDescription()));
    }

    void detailsOpenTheAnswerInFull()
    {
        UsersStage stage;
        open(stage, sourcesWith("token_refresh_failed"));
        answer(stage)->button()->click();
        QVERIFY(stage.dialog("noDataDialog"));
    }

    void itHasAKeyAndIsFoundByTheWordsOfTheDesk()
    {
        QVERIFY(!keysOf(u"user.noData"_s).isEmpty());
        UsersStage stage;
        open(stage, connectedSource);
        const auto all = stage.pane->commands();
        const auto at = std::ranges::find(all, u"user.noData"_s, &Command::id);
        QVERIFY(at != all.end());
        const QString words = (at->title + u' ' + at->keywords).toLower();
        for (const char *typed : {"why no data", "missing data", "no data", "not syncing"})
            for (const QString &word : QString::fromLatin1(typed).split(u' '))
                QVERIFY2(words.contains(word), typed);
    }

private:
    static QToolButton *texts(const UsersStage &stage) { return part<QToolButton>(*stage.pane, "stepTextsButton"); }
    static void enter(QWidget *button)
    {
        QEnterEvent event({}, {}, {});
        QCoreApplication::sendEvent(button, &event);
    }
    static QMenu *openTexts(const UsersStage &stage)
    {
        QMenu *menu = texts(stage)->menu();
        menu->popup(texts(stage)->mapToGlobal(QPoint()));
        return menu;
    }
    static QStringList titlesOf(const QMenu &menu)
    {
        QStringList titles;
        for (const QAction *action : menu.actions())
            titles += action->text();
        return titles;
    }
    static InlineMessage *answer(const UsersStage &stage)
    {
        return part<InlineMessage>(*stage.pane, "noDataAnswerMessage");
    }
    /// With these connected providers, and without sources in the user's own record.
    static void play(UsersStage &stage, const QString &userId, const QByteArray &sources, int status = 200,
                     std::chrono::milliseconds delay = {})
    {
        const QByteArray id = userId.toUtf8();
        const QByteArray user = QByteArray(R"({"user_id":"%","team_id":"t","client_user_id":"client-x",)"
                                           R"("created_on":"2026-03-12T16:14:00Z","connected_sources":[]})")
                                    .replace('%', id);
        const auto answer = [](const QByteArray &path, const QByteArray &body) {
            service::InjectedFault fault;
            fault.method = "GET";
            fault.pathPrefix = path;
            fault.status = 200;
            fault.body = body;
            return fault;
        };
        service::InjectedFault providers = answer("/v2/user/providers/", sources);
        providers.status = status;
        providers.delay = delay;
        stage.live.faultInjector().set({providers, answer("/v2/user/" + id, user)});
    }
    static bool openAnother(UsersStage &stage, const QByteArray &sources)
    {
        const auto other = stage.session->users().store().id(1) == stage.session->details().userId() ? 2 : 1;
        const QString id = stage.session->users().store().id(UserRow(other)).text();
        play(stage, id, sources);
        return stage.openUser(id);
    }
    static void open(UsersStage &stage, const QByteArray &sources)
    {
        play(stage, stage.live.examples().userId, sources);
        QVERIFY(stage.openExample());
    }
};

LABDESK_TEST(tst_nodatamessage)
#include "tst_nodatamessage.moc"
