// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/jobs/newjobdialog.h"
#include "widgets/dialogframe.h"

#include <QAction>
#include <QScopeGuard>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr const char *writingMethods[] = {"POST", "PATCH", "DELETE"};

int writesAt(UsersStage &stage)
{
    int count = 0;
    for (const char *method : writingMethods)
        count += stage.live.faultInjector().requestCount(method, "/");
    return count;
}

std::unique_ptr<UsersStage> askingStage()
{
    auto stage = std::make_unique<UsersStage>();
    Connection connection = stage->live.connection();
    connection.asksBeforeWrites = true;
    stage->open(connection);
    return stage;
}

/// Begins each kind of write, up to where a connection that does not ask would send it, or its own question stands.
void begin(UsersStage &stage, const QString &what)
{
    if (what == u"refresh")
        return stage.click("refreshButton");
    if (what == u"zone") {
        stage.click("changeZoneButton");
        part<QLineEdit>(*stage.dialog("changeZoneDialog"), "zoneEdit")->setText(u"Pacific/Honolulu"_s);
        return stage.confirm("changeZoneDialog");
    }
    if (what == u"edit") {
        stage.pane->findChild<QAction *>(u"editAction"_s)->trigger();
        part<QLineEdit>(*stage.dialog("editUserDialog"), "clientIdEdit")->setText(u"client-edited"_s);
        return stage.confirm("editUserDialog");
    }
    if (what == u"create") {
        stage.click("newUserButton");
        part<QLineEdit>(*stage.dialog("newUserDialog"), "clientIdEdit")->setText(u"client-asked"_s);
        return stage.confirm("newUserDialog");
    }
    if (what == u"delete") {
        stage.pane->findChild<QAction *>(u"deleteAction"_s)->trigger();
        return;
    }
    stage.showTab(1);
    stage.click(
        (readyIn(stage.session->details().providers())->value.front().slug.toUtf8() + "DeregisterButton").constData());
}

DialogFrame *questionOf(UsersStage &stage)
{
    for (const char *name : {"writeQuestionDialog", "deleteUserDialog", "deregisterDialog"})
        if (auto *dialog = stage.pane->findChild<DialogFrame *>(QLatin1String(name)); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

} // namespace

/// Where the connection asks before each write, nothing is sent before somebody says so, on every way to a write.
class tst_writequestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s15_nothingIsSentUnasked_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"refresh", "zone", "edit", "create", "delete", "deregister"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void s15_nothingIsSentUnasked()
    {
        QFETCH(QString, what);
        const auto stage = askingStage();
        QVERIFY(stage->openExample());
        begin(*stage, what);
        DialogFrame *question = questionOf(*stage);
        QVERIFY2(question, "there is a question");
        QVERIFY2(allWordsOf(*question).contains(u"LOCAL"_s), "it says where");
        const QString id = readyIn(stage->session->details().user())->value.clientUserId;
        for (const QString &title : {question->windowTitle(), question->parentWidget()->window()->windowTitle()})
            for (const QString &whose : {id, u"client-asked"_s, u"client-edited"_s})
                QVERIFY2(!title.contains(whose), "window lists show titles");
        QVERIFY2(!question->windowTitle().isEmpty() && question->windowTitle() != u"Labdesk"_s, "it has its own");
        QVERIFY2(question->cancelButton()->hasFocus() || question->focusWidget() == question->cancelButton(),
                 "the safe answer is the default");
        QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY(!questionOf(*stage));
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(writesAt(*stage), 0);
        QVERIFY(!stage->session->actions().hasDelayed() && !stage->session->actions().hasInFlight());
    }

    void noQuestionSaysWhoseInPrivacyMode_data() { s15_nothingIsSentUnasked_data(); }
    void noQuestionSaysWhoseInPrivacyMode()
    {
        QFETCH(QString, what);
        privacy::setPrivacyMode(true);
        const auto back = qScopeGuard([] { privacy::setPrivacyMode(false); });
        const auto stage = askingStage();
        QVERIFY(stage->openExample());
        const QString id = readyIn(stage->session->details().user())->value.clientUserId;
        begin(*stage, what);
        DialogFrame *question = questionOf(*stage);
        QVERIFY(question);
        for (const QString &hidden : {id, u"client-asked"_s, u"client-edited"_s})
            QVERIFY2(!allWordsOf(*question).contains(hidden) && !question->windowTitle().contains(hidden)
                         && !question->accessibleName().contains(hidden),
                     qPrintable(hidden));
        question->reject();
        QTRY_VERIFY(!questionOf(*stage));
    }

    void s15_whatWasAgreedToIsSentOnce_data() { s15_nothingIsSentUnasked_data(); }

    void s15_whatWasAgreedToIsSentOnce()
    {
        QFETCH(QString, what);
        const auto stage = askingStage();
        QVERIFY(stage->openExample());
        begin(*stage, what);
        questionOf(*stage)->action()->click();
        QTRY_COMPARE(writesAt(*stage), 1);
    }

    void s15_takingAZoneBackIsAskedToo()
    {
        const auto stage = askingStage();
        QTRY_COMPARE(stage->rows(), 12);
        const UserStore &store = stage->session->users().store();
        UserStore::Row row = 0;
        while (store.zone(row).isEmpty() || store.zone(row) == u"Pacific/Honolulu") // one who has a zone to go back to
            ++row;
        QVERIFY(stage->openUser(store.id(row).text()));
        begin(*stage, u"zone"_s);
        questionOf(*stage)->action()->click();
        QTRY_VERIFY(!stage->toasts.empty() && stage->toasts.back().run);
        stage->toasts.back().run();
        DialogFrame *question = questionOf(*stage);
        QVERIFY(question);
        QCOMPARE(writesAt(*stage), 1);
        question->action()->click();
        QTRY_COMPARE(writesAt(*stage), 2);
    }

    void s15_aJobNeverBeginsByEnter()
    {
        const auto stage = askingStage();
        QTRY_COMPARE(stage->rows(), 12);
        const UserSnapshot users = stage->session->users().store().snapshot();
        UserSelection all{users, RowSet(12, true)};
        auto *dialog = new NewJobDialog(*stage->session, UserJobKind::Refresh, all, stage->pane.get());
        dialog->open();
        QTRY_VERIFY(dialog->action()->isEnabled());
        QVERIFY(!dialog->action()->isDefault() && !dialog->action()->autoDefault());
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(writesAt(*stage), 0);
    }

    void aConnectionThatDoesNotAskSendsAtOnce()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        begin(stage, u"refresh"_s);
        QVERIFY(!questionOf(stage));
        QTRY_COMPARE(writesAt(stage), 1);
    }
};

LABDESK_TEST(tst_writequestions)
#include "tst_writequestions.moc"
