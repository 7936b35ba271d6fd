// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/useredit.h"
#include "privacy/sensitive.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/users/usertexts.h"
#include "views/common/countdownrow.h"
#include "views/users/detail/useredits.h"
#include "widgets/inlinemessage.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QDateEdit>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QScopeGuard>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QAction *editAction(const UsersStage &stage)
{
    return part<QAction>(*part<QMenu>(*stage.pane, "moreMenu"), "editAction");
}

QDialog *openEdit(const UsersStage &stage)
{
    editAction(stage)->trigger();
    return stage.dialog("editUserDialog");
}

const User &userOf(const UsersStage &stage)
{
    return readyIn(stage.session->details().user())->value;
}

QString changesIn(const QDialog &dialog)
{
    return part<QLabel>(dialog, "changesLabel")->text();
}

void setDate(const QDialog &dialog, const char *check, const char *edit, const QDate &date)
{
    part<QCheckBox>(dialog, check)->setChecked(true);
    part<QDateEdit>(dialog, edit)->setDate(date);
}

InlineMessage *noticeOf(const UsersStage &stage)
{
    return part<QWidget>(*stage.pane, "userNotices")->findChild<InlineMessage *>(u"actionMessage"_s);
}

/// The first user who fits, opened.
bool openWhere(UsersStage &stage, const std::function<bool(const User &)> &fits)
{
    if (!QTest::qWaitFor([&] { return stage.rows() > 0 && readyIn(stage.session->users().state()); }, 30'000))
        return false;
    const UserStore &store = stage.session->users().store();
    for (UserStore::Row row = 0; row < store.size(); ++row)
        if (stage.openUser(store.id(row).text()) && fits(userOf(stage)))
            return true;
    return false;
}

} // namespace

class tst_edituserdialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byTheKeyboardAloneAndUndone()
    {
        UsersStage stage;
        QVERIFY(openWhere(stage, [](const User &user) { return user.timeZone && !user.ingestionEnd; }));
        const QString clientId = userOf(stage).clientUserId;
        QDialog *dialog = openEdit(stage);
        auto *id = part<QLineEdit>(*dialog, "clientIdEdit");
        auto *save = part<QPushButton>(*dialog, "actionButton");
        QCOMPARE(dialog->focusWidget(), id);
        QVERIFY(!save->isEnabled());
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        QTest::keyClick(id, Qt::Key_End);
        QTest::keyClicks(id, u"-b"_s);
        QCOMPARE(changesIn(*dialog), u"Client ID: %1 → %1-b"_s.arg(clientId));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(part<CountdownRow>(*part<QWidget>(*stage.pane, "userNotices"), "pendingRow")->isVisible());
        QVERIFY(!editAction(stage)->isEnabled()); // one at a time
        QTRY_COMPARE(userOf(stage).clientUserId, clientId + u"-b"_s);
        QTRY_VERIFY(stage.toasted(u"Saved the changes to "_s + clientId));
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), 1);
        QVERIFY(!stage.dialog("editUserDialog"));

        const SaidToast toast = stage.toasts.back();
        QCOMPARE(toast.action, u"Undo"_s);
        toast.run();
        QTRY_COMPARE(userOf(stage).clientUserId, clientId);
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), 2);
    }

    void whatHadNoValueHasNoUndo()
    {
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return !user.ingestionEnd && !user.ingestionStart; }));
        QDialog *dialog = openEdit(stage);
        setDate(*dialog, "endCheck", "endEdit", QDate(2040, 1, 1));
        QCOMPARE(changesIn(*dialog), u"Data collection end: not set → 1 Jan 2040"_s);
        stage.confirm("editUserDialog");
        QTRY_VERIFY(stage.toasted(u"Saved the changes to "_s));
        QCOMPARE(stage.toasts.back().action, QString());
    }

    void whatIsWrongIsToldBeforeAnythingIsSent_data()
    {
        QTest::addColumn<QString>("clientId");
        QTest::addColumn<QDate>("birth");
        QTest::addColumn<QDate>("start");
        QTest::addColumn<QDate>("end");
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QString>("words");
        const QDate none;
        QTest::newRow("no client ID") << QString() << none << none << none << QByteArray("clientIdProblem")
                                      << u"Enter a client ID."_s;
        QTest::newRow("a blank behind it") << u"client "_s << none << none << none << QByteArray("clientIdProblem")
                                           << u"The client ID begins or ends with a space. Remove it."_s;
        QTest::newRow("a tab in it") << u"cli\tent"_s << none << none << none << QByteArray("clientIdProblem")
                                     << u"The client ID contains a control character, such as a tab. Remove it."_s;
        QTest::newRow("too long") << QString(1025, u'x') << none << none << none << QByteArray("clientIdProblem")
                                  << u"The client ID is too long. Use up to 1,024 characters."_s;
        QTest::newRow("not born yet") << u"c"_s << QDate::currentDate().addDays(2) << none << none
                                      << QByteArray("birthDateProblem") << u"The birth date is in the future."_s;
        QTest::newRow("it ends before it starts")
            << u"c"_s << none << QDate(2026, 5, 2) << QDate(2026, 5, 1) << QByteArray("endProblem")
            << u"Data collection ends before it starts. Choose a later end or an earlier start."_s;
    }

    void whatIsWrongIsToldBeforeAnythingIsSent()
    {
        QFETCH(QString, clientId);
        QFETCH(QDate, birth);
        QFETCH(QDate, start);
        QFETCH(QDate, end);
        QFETCH(QByteArray, label);
        QFETCH(QString, words);
        UsersStage stage;
        QVERIFY(stage.openExample());
        QDialog *dialog = openEdit(stage);
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(clientId);
        if (birth.isValid())
            setDate(*dialog, "birthDateCheck", "birthDateEdit", birth);
        if (start.isValid())
            setDate(*dialog, "startCheck", "startEdit", start);
        if (end.isValid())
            setDate(*dialog, "endCheck", "endEdit", end);
        stage.confirm("editUserDialog");
        QVERIFY(stage.dialog("editUserDialog"));
        QVERIFY(part<QLabel>(*dialog, label.constData())->isVisible());
        QCOMPARE(part<QLabel>(*dialog, label.constData())->text(), words);
        QVERIFY(!stage.session->actions().hasDelayed());
    }

    void aZoneIsNotRemoved()
    {
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return user.timeZone.has_value(); }));
        QDialog *dialog = openEdit(stage);
        part<QLineEdit>(*dialog, "zoneEdit")->clear();
        stage.confirm("editUserDialog");
        QCOMPARE(part<QLabel>(*dialog, "zoneProblem")->text(), u"A time zone can be changed, but not cleared."_s);
        QVERIFY(!stage.session->actions().hasDelayed());
    }

    void aZoneGuessedAmongSeveralIsReadBeforeItIsSent()
    {
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return user.timeZone.has_value(); }));
        QDialog *dialog = openEdit(stage);
        auto *zone = part<QLineEdit>(*dialog, "zoneEdit");
        zone->clear();
        QTest::keyClicks(zone, u"portland"_s);
        QVERIFY(zone->completer()->popup()->isVisible());
        stage.confirm("editUserDialog");
        QVERIFY(!zone->completer()->popup()->isVisible());
        QVERIFY(!stage.session->actions().hasDelayed());
        stage.confirm("editUserDialog");
        QVERIFY(stage.session->actions().hasDelayed());
    }

    void whatIsHiddenStaysHidden()
    {
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return user.birthDate.has_value(); }));
        const QString birthDate = userOf(stage).birthDate->text;
        QDialog *dialog = openEdit(stage);
        auto *birth = part<QDateEdit>(*dialog, "birthDateEdit");
        QCOMPARE(birth->text(), u"Set, hidden"_s);
        QVERIFY(!allWordsOf(*dialog).contains(birthDate));
        part<QCheckBox>(*dialog, "birthDateCheck")->setChecked(true);
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        birth->setDate(QDate(1981, 2, 3));
        QVERIFY(changesIn(*dialog).startsWith(u"Birth date: hidden → "_s));
        part<QCheckBox>(*dialog, "birthDateCheck")->setChecked(false);
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
    }

    void whatNobodyEnteredIsNotSent_data()
    {
        QTest::addColumn<QByteArray>("check");
        QTest::addColumn<QByteArray>("label");
        QTest::newRow("the birth date") << QByteArray("birthDateCheck") << QByteArray("birthDateProblem");
        QTest::newRow("the start") << QByteArray("startCheck") << QByteArray("startProblem");
        QTest::newRow("the end") << QByteArray("endCheck") << QByteArray("endProblem");
    }

    void whatNobodyEnteredIsNotSent()
    {
        QFETCH(const QByteArray, check);
        QFETCH(const QByteArray, label);
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return !user.ingestionStart && !user.ingestionEnd; }));
        QDialog *dialog = openEdit(stage);
        part<QCheckBox>(*dialog, check.constData())->setChecked(true);
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Chatham"_s);
        stage.confirm("editUserDialog");
        QVERIFY(stage.dialog("editUserDialog"));
        QCOMPARE(part<QLabel>(*dialog, label.constData())->text(), u"Enter the date, or clear the check box."_s);
        QVERIFY(!stage.session->actions().hasDelayed());
        part<QCheckBox>(*dialog, check.constData())->setChecked(false);
        QVERIFY(!changesIn(*dialog).contains(u'\n')); // the zone alone
        stage.confirm("editUserDialog");
        QVERIFY(stage.session->actions().hasDelayed());
        const UserAction *edit = stage.session->actions().find(stage.session->actions().delayed().at(0));
        QCOMPARE(fieldsIn(edit->patch), UserFieldList{UserField::TimeZone});
    }

    void theDateThatStandsThereMayBeEntered()
    {
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return !user.ingestionEnd; }));
        QDialog *dialog = openEdit(stage);
        part<QCheckBox>(*dialog, "endCheck")->setChecked(true);
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        auto *end = part<QDateEdit>(*dialog, "endEdit");
        end->setFocus();
        end->setSelectedSection(QDateEdit::YearSection);
        QTest::keyClicks(end, QString::number(end->date().year()));
        QVERIFY2(changesIn(*dialog).startsWith(u"Data collection end: "_s), qPrintable(changesIn(*dialog)));
    }

    void aStepThatAsksForADateBeginsInThatDate_data()
    {
        QTest::addColumn<UserField>("field");
        QTest::addColumn<QByteArray>("edit");
        QTest::newRow("the start") << UserField::IngestionStart << QByteArray("startEdit");
        QTest::newRow("the end") << UserField::IngestionEnd << QByteArray("endEdit");
    }

    void aStepThatAsksForADateBeginsInThatDate()
    {
        QFETCH(const UserField, field);
        QFETCH(const QByteArray, edit);
        UsersStage stage(30);
        QVERIFY(openWhere(stage, [](const User &user) { return !user.ingestionStart && !user.ingestionEnd; }));
        askEditUser(*stage.session, userOf(stage), stage.pane.get(), {}, field);
        QDialog *dialog = stage.dialog("editUserDialog");
        QCOMPARE(dialog->focusWidget(), part<QDateEdit>(*dialog, edit.constData()));
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        dialog->reject(); // nothing was changed, so it doesn't ask
        QVERIFY(!dialog->isVisible());
    }

    void whatIsStoredOddlyIsNotSentUntouched_data()
    {
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("clientId");
        QTest::newRow("an abbreviation that means a zone") << u"EST"_s << u"client-1"_s;
        QTest::newRow("words that mean a zone") << u"Arizona"_s << u"client-1"_s;
        QTest::newRow("a zone that nobody knows") << u"Mars/Olympus"_s << u"client-1"_s;
        QTest::newRow("blanks around the ID") << u"America/Phoenix"_s << u" client-1 "_s;
    }

    void whatIsStoredOddlyIsNotSentUntouched()
    {
        QFETCH(const QString, zone);
        QFETCH(const QString, clientId);
        UsersStage stage;
        QVERIFY(stage.openExample());
        const QString id = userOf(stage).id.text();
        const QJsonObject odd{{u"user_id"_s, id},
                              {u"team_id"_s, u"t"_s},
                              {u"client_user_id"_s, clientId},
                              {u"created_on"_s, u"2026-03-12T16:14:00Z"_s},
                              {u"fallback_time_zone"_s, QJsonObject{{u"id"_s, zone}}},
                              {u"connected_sources"_s, QJsonArray()}};
        stage.play("GET", "/v2/user/" + id.toUtf8(), 200, QJsonDocument(odd).toJson());
        stage.session->details().reload();
        QTRY_COMPARE(userOf(stage).clientUserId, clientId);
        QDialog *dialog = openEdit(stage);
        QCOMPARE(changesIn(*dialog), u"No changes yet."_s);
        setDate(*dialog, "endCheck", "endEdit", QDate(2031, 5, 6));
        stage.confirm("editUserDialog");
        QVERIFY(stage.session->actions().hasDelayed());
        const UserAction *edit = stage.session->actions().find(stage.session->actions().delayed().at(0));
        QCOMPARE(fieldsIn(edit->patch), UserFieldList{UserField::IngestionEnd});
    }

    void privacyModeHidesTheClientIdHereToo()
    {
        privacy::setPrivacyMode(true);
        const auto end = qScopeGuard([] { privacy::setPrivacyMode(false); });
        UsersStage stage;
        QVERIFY(openWhere(stage, [](const User &user) { return user.timeZone.has_value(); }));
        const QString clientId = userOf(stage).clientUserId;
        QDialog *dialog = openEdit(stage);
        QVERIFY(!allWordsOf(*dialog).contains(clientId));
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Chatham"_s);
        stage.confirm("editUserDialog");
        QTRY_COMPARE(valueOf(userOf(stage), UserField::TimeZone), u"Pacific/Chatham"_s);
        QCOMPARE(userOf(stage).clientUserId, clientId); // an empty field left it as it was
    }

    void personalDataInTheIdLeadsHere()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        const User user = userOf(stage);
        const QJsonObject mailed{{u"user_id"_s, user.id.text()},
                                 {u"team_id"_s, u"t"_s},
                                 {u"client_user_id"_s, u"jo@example.com"_s},
                                 {u"created_on"_s, u"2026-03-12T16:14:00Z"_s},
                                 {u"connected_sources"_s, QJsonArray()}};
        const QByteArray body = QJsonDocument(mailed).toJson();
        stage.play("GET", "/v2/user/" + user.id.text().toUtf8(), 200, body);
        stage.session->details().reload();
        QTRY_VERIFY(stage.button("replaceIdButton")->isVisible());
        stage.click("replaceIdButton");
        QDialog *dialog = stage.dialog("editUserDialog");
        auto *id = part<QLineEdit>(*dialog, "clientIdEdit");
        QCOMPARE(dialog->focusWidget(), id);
        QCOMPARE(id->selectedText(), u"jo@example.com"_s);
        QVERIFY(part<InlineMessage>(*dialog, "personalDataMessage")->isVisible());
        QTest::keyClicks(id, u"client-77"_s);
        QVERIFY(!part<InlineMessage>(*dialog, "personalDataMessage")->isVisible());
    }

    void aServiceThatTakesOnlyTheZoneIsNamed()
    {
        UsersStage stage;
        QVERIFY(openWhere(stage, [](const User &user) { return !user.ingestionEnd; }));
        stage.play(
            "PATCH", "/v2/user/", 422,
            R"({"detail":[{"type":"extra_forbidden","loc":["body","ingestion_end"],"msg":"Extra inputs are not permitted"}]})",
            1);
        QDialog *dialog = openEdit(stage);
        setDate(*dialog, "endCheck", "endEdit", QDate(2041, 1, 1));
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Chatham"_s);
        stage.confirm("editUserDialog");
        QTRY_VERIFY(noticeOf(stage)
                    && noticeOf(stage)->sentence().startsWith(u"The service doesn’t support changing"_s));
        QCOMPARE(noticeOf(stage)->sentence(), u"The service doesn’t support changing Data collection end."_s);
        QCOMPARE(noticeOf(stage)->button()->text(), u"Edit again…"_s);
        noticeOf(stage)->button()->click();
        QDialog *again = stage.dialog("editUserDialog");
        QVERIFY(again);
        QCOMPARE(part<QDateEdit>(*again, "endEdit")->date(), QDate(2041, 1, 1)); // nothing that was entered is lost
        part<QCheckBox>(*again, "endCheck")->setChecked(false);
        stage.confirm("editUserDialog");
        QTRY_VERIFY(stage.toasted(u"Saved the changes to "_s));
        QTRY_COMPARE(valueOf(userOf(stage), UserField::TimeZone), u"Pacific/Chatham"_s);
    }

    void aServiceThatSaysYesAndKeepsTheOldValueIsNamed()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.play("PATCH", "/v2/user/", 204, {}, 1);
        QDialog *dialog = openEdit(stage);
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-new"_s);
        stage.confirm("editUserDialog");
        QTRY_VERIFY(noticeOf(stage) && noticeOf(stage)->button()->text() == u"Dismiss"_s);
        QCOMPARE(noticeOf(stage)->sentence(),
                 u"The service doesn’t support changing Client ID. It still returns the old data."_s);
        QVERIFY(allWordsOf(*noticeOf(stage)).contains(u"Nothing else was changed."_s));
    }

    void whatIsChangedElsewhereIsShownBeforeItIsSent()
    {
        UsersStage stage;
        QVERIFY(openWhere(stage, [](const User &user) { return user.timeZone.has_value(); }));
        QDialog *dialog = openEdit(stage);
        stage.session->actions().changeZone(userOf(stage), u"Pacific/Apia"_s);
        QTRY_COMPARE(valueOf(userOf(stage), UserField::TimeZone), u"Pacific/Apia"_s);
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Pacific/Chatham"_s);
        stage.confirm("editUserDialog");
        QTRY_VERIFY(noticeOf(stage) && noticeOf(stage)->button()->text() == u"Edit again…"_s);
        QVERIFY(noticeOf(stage)->sentence().contains(u"changed somewhere else in the meantime: Time zone"_s));
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), 1);
        QTRY_VERIFY(!readyIn(stage.session->details().user())->refreshing);
        noticeOf(stage)->button()->click();
        dialog = stage.dialog("editUserDialog");
        QCOMPARE(changesIn(*dialog), u"Time zone: Pacific/Apia → Pacific/Chatham"_s);
    }

    void s15_aReadOnlyConnectionHasNoWayToIt()
    {
        UsersStage stage(12, Environment::Local, UsersStage::Writes::ReadOnly);
        QVERIFY(stage.openExample());
        QVERIFY(!editAction(stage)->isEnabled());
        QCOMPARE(editAction(stage)->toolTip(), readOnlyReason(stage.session->connection()));
    }

    void aNewUserIsCheckedInTheSameWay()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-new"_s);
        setDate(*dialog, "startCheck", "startEdit", QDate(2026, 5, 2));
        setDate(*dialog, "endCheck", "endEdit", QDate(2026, 5, 1));
        stage.confirm("newUserDialog");
        QVERIFY(part<QLabel>(*dialog, "endProblem")->text().startsWith(u"Data collection ends before it starts."_s));
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/"), 0);
        QVERIFY(!stage.session->actions().hasInFlight());
        part<QDateEdit>(*dialog, "endEdit")->setDate(QDate(2026, 5, 2));
        stage.confirm("newUserDialog");
        QTRY_COMPARE(stage.rows(), 13);
    }
};

LABDESK_TEST(tst_edituserdialog)
#include "tst_edituserdialog.moc"
