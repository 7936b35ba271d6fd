// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "widgets/inlinemessage.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// The question that agents are asked most, answered from what is on the screen already.
class tst_nodatadialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSourceThatNeedsANewSignInIsNamed()
    {
        UsersStage stage;
        QDialog *dialog = openFor(stage, failedSources);
        QVERIFY(dialog);
        QVERIFY2(answer(*dialog).contains(u"Oura"_s), qPrintable(answer(*dialog)));
        QVERIFY2(answer(*dialog).contains(u"token_refresh_failed"_s), qPrintable(answer(*dialog)));
        auto *source = part<QComboBox>(*dialog, "noDataSourceCombo");
        source->setCurrentIndex(source->findData(u"fitbit"_s));
        QVERIFY2(!answer(*dialog).contains(u"Oura"_s), qPrintable(answer(*dialog)));
    }

    void theTextForTheUserAndTheTicketAreCopied()
    {
        UsersStage stage;
        QDialog *dialog = openFor(stage, failedSources);
        QVERIFY(dialog);
        const QString text = part<QPlainTextEdit>(*dialog, "noDataUserTextEdit")->toPlainText();
        QVERIFY2(text.contains(u"Oura"_s), qPrintable(text));
        stage.confirm("noDataDialog");
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        QVERIFY(stage.toasted(u"Copied the message for the user."_s));
        QTRY_VERIFY(!stage.dialog("noDataDialog"));
        ask(stage);
        part<QPushButton>(*stage.dialog("noDataDialog"), "noDataTicketButton")->click();
        const QString ticket = QGuiApplication::clipboard()->text();
        QVERIFY2(ticket.contains(u"Oura"_s) && !ticket.contains(u"canary"_s), qPrintable(ticket));
        QVERIFY(stage.toasted(u"Copied the explanation for the ticket."_s));
    }

    void anAnswerIsJudgedAgainWhenTheSourcesAreRead()
    {
        UsersStage stage;
        QDialog *dialog = openFor(stage, failedSources);
        QVERIFY(dialog);
        const QString before = answer(*dialog);
        stage.live.faultInjector().set({});
        stage.session->details().reloadProviders();
        QTRY_VERIFY(answer(*dialog) != before);
        QVERIFY2(!answer(*dialog).contains(u"token_refresh_failed"_s), qPrintable(answer(*dialog)));
    }

    void itGoesWithTheUser()
    {
        UsersStage stage;
        QVERIFY(openFor(stage, failedSources));
        stage.session->details().close();
        QTRY_VERIFY(!stage.dialog("noDataDialog"));
    }

private:
    static constexpr const char *failedSources
        = R"({"providers":[{"name":"Oura","slug":"oura","logo":null,"created_on":"2025-01-02T03:04:05+00:00",)"
          R"("status":"error","external_user_id":"canary@example.com","error_details":{"error_type":)"
          R"("token_refresh_failed","error_message":"canary","errored_at":"2026-01-02T03:04:05+00:00"},)"
          R"("resource_availability":{}},{"name":"Fitbit","slug":"fitbit","logo":null,)"
          R"("created_on":"2025-01-02T03:04:05+00:00","status":"connected","error_details":null,)"
          R"("resource_availability":{}}]})";

    static QString answer(const QDialog &dialog) { return part<InlineMessage>(dialog, "noDataMessage")->sentence(); }
    static void ask(UsersStage &stage) { part<QAction>(*stage.pane, "noDataAction")->trigger(); }
    static QDialog *openFor(UsersStage &stage, const QByteArray &sources)
    {
        const QByteArray id = stage.live.examples().userId.toUtf8();
        stage.play("GET", "/v2/user/providers/" + id, 200, sources);
        if (!stage.openExample())
            return nullptr;
        ask(stage);
        return stage.dialog("noDataDialog");
    }
};

LABDESK_TEST(tst_nodatadialog)
#include "tst_nodatadialog.moc"
