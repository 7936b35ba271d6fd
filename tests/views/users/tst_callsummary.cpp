// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/localtexts.h"
#include "views/users/actions/callsummary.h"
#include "views/users/detail/userdetailpane.h"
#include "widgets/segmentedcontrol.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QDateTime summaryNow(QDate(2026, 11, 24), QTime(14, 7), Qt::UTC);

CallFacts someCall()
{
    const UserId id = *UserId::parse(u"0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a01"_s);
    CallFacts facts{.user = User{id, {}, u"client-01199"_s, {}, {}, {}, {}, {}, {}}};
    facts.connection.name = u"Acme_production"_s;
    facts.connection.environment = Environment::Production;
    ConnectedProvider broken;
    broken.slug = u"oura"_s;
    broken.name = u"Oura"_s;
    broken.status = u"error"_s;
    broken.fault = ConnectionFault{u"token_refresh_failed"_s, u"canary@example.com"_s,
                                   Timestamp::parse(u"2026-11-23T10:00:00Z"_s)};
    broken.externalUserId = u"canary-account"_s;
    ConnectedProvider working;
    working.slug = u"fitbit"_s;
    working.status = u"connected"_s;
    facts.providers = std::vector{working, broken};
    return facts;
}

QString summaryOf(const CallFacts &facts, SummaryForm form = SummaryForm::Plain)
{
    return callSummary(
        facts, form, [](const QString &slug) { return slug; }, summaryNow);
}

} // namespace

/// What is pasted into a ticket.
class tst_callsummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itNamesWhereWhoAndWhatIsWrong()
    {
        CallFacts facts = someCall();
        facts.ticket = u"HELP-4711"_s;
        const QString text = summaryOf(facts);
        for (const char *line :
             {"Ticket: HELP-4711\n", "Environment: Acme_production (PRODUCTION)\n", "Client ID: client-01199\n",
              "User ID: 0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a01\n", "Link: labdesk://user/0b6b0f4e-",
              "Time zone: not set\n", "Sources: 1 of 2 working\n", "- Oura: Sign-in expired since 23 Nov 2026. "})
            QVERIFY2(text.contains(QLatin1String(line)), qPrintable(QLatin1String(line) + u"not in:\n"_s + text));
        QVERIFY(!text.contains(u"Done on this call"_s));
    }

    void itHoldsNothingPersonal()
    {
        CallFacts facts = someCall();
        facts.user.clientUserId = u"canary.person@example.com"_s;
        facts.user.birthDate = FallbackBirthDate{u"1971-02-03"_s, QDate(1971, 2, 3), {}, {}};
        for (const SummaryForm form : {SummaryForm::Plain, SummaryForm::Markdown}) {
            const QString text = summaryOf(facts, form);
            QVERIFY2(!text.contains(u"canary"_s) && !text.contains(u"1971"_s), qPrintable(text));
            QVERIFY(text.contains(u"hidden because it looks like personal data"_s));
        }
    }

    void inMarkdownNothingOfAValueBecomesAMark()
    {
        CallFacts facts = someCall();
        facts.user.clientUserId = u"a_b*c`d"_s;
        const QString text = summaryOf(facts, SummaryForm::Markdown);
        QVERIFY(text.startsWith(u"**Labdesk summary, "));
        QVERIFY2(text.contains(u"- Client ID: `a_b*cd`\n"_s), qPrintable(text));
        QVERIFY(text.contains(u"- Environment: Acme\\_production"_s));
    }

    void whatWasDoneIsToldWithTimesAndOutcomes()
    {
        CallFacts facts = someCall();
        facts.verifiedAt = QDateTime(QDate(2026, 11, 24), QTime(14, 2), Qt::UTC);
        facts.actions = {{.kind = UserActionKind::ChangeZone,
                          .user = facts.user.id,
                          .zone = u"America/Denver"_s,
                          .at = summaryNow,
                          .state = UserAction::Succeeded{.verified = true}},
                         {.kind = UserActionKind::Refresh,
                          .user = facts.user.id,
                          .at = summaryNow,
                          .state = UserAction::Failed{{.kind = ApiError::Kind::RateLimited}}}};
        const QString text = summaryOf(facts);
        const auto at = [](const QDateTime &moment) { return localTime(moment.toLocalTime().time()); };
        QVERIFY2(text.contains(u"- %1: caller verified\n"_s.arg(at(*facts.verifiedAt))), qPrintable(text));
        QVERIFY(text.contains(u"- %1: Time zone changed to Mountain time (Denver).\n"_s.arg(at(summaryNow))));
        QCOMPARE(text.count(u"- "_s + at(summaryNow)), 2);
    }

    void itIsShownOnceAndThenCopiedAtOnce()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.session->ticket().set(u"HELP-4711"_s);
        auto *detail = part<UserDetailPane>(*stage.pane, "userDetailPane");
        detail->copySummary();
        QDialog *dialog = stage.dialog("callSummaryDialog");
        QVERIFY(dialog);
        part<SegmentedControl>(*dialog, "summaryFormControl")->setCurrentIndex(int(SummaryForm::Plain));
        auto *preview = part<QPlainTextEdit>(*dialog, "summaryTextEdit");
        const QString shown = preview->toPlainText();
        preview->setPlainText(QString(500, u'x'));
        QTRY_VERIFY(preview->isVisible());
        QCOMPARE(preview->horizontalScrollBar()->maximum(), 0); // everything is read without scrolling sideways
        QVERIFY(shown.contains(u"Ticket: HELP-4711\n"_s));
        stage.confirm("callSummaryDialog");
        QCOMPARE(QGuiApplication::clipboard()->text(), shown);
        QTRY_VERIFY(!stage.dialog("callSummaryDialog"));
        QGuiApplication::clipboard()->clear();
        detail->copySummary();
        QVERIFY(!stage.dialog("callSummaryDialog"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"Client ID: "_s));
        QVERIFY(stage.toasted(u"Copied the summary."_s));
    }

    void whatIsShownOfACopyIsWhatWasCopiedWhoeverIsOpenByThen()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        QVERIFY(stage.openExample());
        auto *detail = part<UserDetailPane>(*stage.pane, "userDetailPane");
        detail->copySummary();
        stage.confirm("callSummaryDialog");
        QTRY_VERIFY(!stage.dialog("callSummaryDialog"));
        detail->copySummary();
        const QString copied = QGuiApplication::clipboard()->text();
        const auto countSources = [&stage] { return readyIn(stage.session->details().providers())->value.size(); };
        const size_t sources = countSources();
        const UserStore &users = stage.session->users().store();
        for (UserRow row = 0; row < users.size() && countSources() == sources; ++row)
            QVERIFY(stage.openUser(users.id(row).text()));
        QVERIFY(countSources() != sources);
        QCOMPARE(stage.toasts.back().action, u"Show"_s);
        stage.toasts.back().run();
        const QString shown
            = part<QPlainTextEdit>(*stage.dialog("callSummaryDialog"), "summaryTextEdit")->toPlainText();
        const auto withoutTime = [](const QString &text) { return text.section(u'\n', 1); };
        QCOMPARE(withoutTime(shown), withoutTime(copied));
    }
};

LABDESK_TEST(tst_callsummary)
#include "tst_callsummary.moc"
