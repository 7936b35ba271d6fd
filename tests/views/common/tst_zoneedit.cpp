// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QDateEdit>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The dialog for the zone of a user, with a person at the keyboard.
struct ZoneStage : UsersStage
{
    bool begin()
    {
        if (!openExample())
            return false;
        click("changeZoneButton");
        edit = part<QLineEdit>(*dialog("changeZoneDialog"), "zoneEdit");
        edit->setFocus();
        return true;
    }
    QWidget *list() const { return edit->completer()->popup(); }
    QString said(const char *name) const { return part<QLabel>(*dialog("changeZoneDialog"), name)->text(); }
    /// To whom the keyboard's keys go: an open list comes before the field that it belongs to.
    void press(int key) const
    {
        QTest::keyClick(list()->isVisible() ? list() : static_cast<QWidget *>(edit), Qt::Key(key));
    }
    int sent() { return live.drills().requestCount("PATCH", "/v2/user/"); }

    QLineEdit *edit = nullptr;
};

const QByteArray refusedZone
    = R"({"detail":[{"loc":["body","fallback_time_zone"],"msg":"Value error, Invalid IANA time zone","type":"value_error"}]})";

} // namespace

/// A time zone is typed, suggested, refused and mended.
class tst_zoneedit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterTakesWhatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("taken");
        QTest::newRow("the only suggestion") << u"phoen"_s << u"America/Phoenix"_s;
        QTest::newRow("the first of several") << u"new"_s << u"America/New_York"_s;
        QTest::newRow("a city with a blank") << u"new york"_s << u"America/New_York"_s;
        QTest::newRow("a name in other letters") << u"asia/tokyo"_s << u"Asia/Tokyo"_s;
        QTest::newRow("a whole name, before longer ones that hold it") << u"Etc/GMT+1"_s << u"Etc/GMT+1"_s;
        QTest::newRow("a short name, before places that hold its letters") << u"UTC"_s << u"UTC"_s;
        QTest::newRow("one that is in no list") << u"EST"_s << u"EST"_s;
        QTest::newRow("a link of the database") << u"Asia/Calcutta"_s << u"Asia/Calcutta"_s;
    }

    void enterTakesWhatIsMeant()
    {
        QFETCH(QString, typed);
        QFETCH(QString, taken);
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, typed);
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), taken);
        QVERIFY(!stage.list()->isVisible());
        QVERIFY2(stage.said("newZoneTimeLabel").contains(u" now, UTC"_s), qPrintable(stage.said("newZoneTimeLabel")));
        QCOMPARE(stage.sent(), 0);
        stage.press(Qt::Key_Return); // seen: now it is sent
        QTRY_COMPARE(stage.sent(), 1);
    }

    void whatIsChosenInTheListIsTaken()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"indiana"_s);
        stage.press(Qt::Key_Down);
        stage.press(Qt::Key_Down);
        const QString second = stage.edit->text();
        QVERIFY2(second.startsWith(u"America/Indiana/"_s), qPrintable(second));
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), second);
        QCOMPARE(stage.sent(), 0);
    }

    void aClosedListSendsNoPartOfAName()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"phoen"_s);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.list()->isVisible());
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), u"America/Phoenix"_s);
        QCOMPARE(stage.sent(), 0);
    }

    void whatNobodyKnowsHereIsSentByEnter()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"Mars/Olympus"_s);
        stage.press(Qt::Key_Return);
        QTRY_COMPARE(stage.sent(), 1);
    }

    void theHintGoesWithTheList()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        for (int typed = 1; typed <= 5; ++typed) {
            stage.edit->clear();
            QTest::keyClicks(stage.edit, u"phoen"_s.left(typed));
            QVERIFY(stage.list()->isVisible());
            QVERIFY2(!stage.said("newZoneTimeLabel").contains(u"no zone of this name"_s),
                     qPrintable(stage.said("newZoneTimeLabel")));
        }
        QVERIFY2(stage.said("newZoneTimeLabel").contains(u"America/Phoenix"_s),
                 qPrintable(stage.said("newZoneTimeLabel")));
        QTest::keyClicks(stage.edit, u"xyz"_s);
        QVERIFY(!stage.list()->isVisible());
        QVERIFY(!stage.said("newZoneTimeLabel").contains(u"Phoenix"_s));
    }

    void aRefusalGoesWithTheTextThatWasRefused()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        stage.play("PATCH", "/v2/user/", 422, refusedZone);
        QTest::keyClicks(stage.edit, u"Mars/Olympus"_s);
        stage.press(Qt::Key_Return);
        auto *problem = part<QLabel>(*stage.dialog("changeZoneDialog"), "zoneProblem");
        auto *message = part<QWidget>(*stage.dialog("changeZoneDialog"), "dialogMessage");
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(message->isVisible());
        QVERIFY(stage.edit->accessibleDescription().contains(u"Invalid IANA time zone"_s));
        stage.edit->setText(u"America/Phoenix"_s);
        QVERIFY(!problem->isVisible());
        QVERIFY(!message->isVisible());
        QCOMPARE(stage.edit->accessibleDescription(), QString());
        QVERIFY(!stage.edit->property("tone").isValid());
    }

    void aRefusedFieldOfANewUserIsClearedAlone()
    {
        UsersStage stage;
        stage.play("POST", "/v2/user/", 422,
                   R"({"detail":[{"loc":["body","client_user_id"],"msg":"bad ID","type":"value_error"},
            {"loc":["body","fallback_birth_date"],"msg":"bad date","type":"value_error"}]})");
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-x"_s);
        part<QCheckBox>(*dialog, "birthDateCheck")->click();
        stage.confirm("newUserDialog");
        auto *idProblem = part<QLabel>(*dialog, "clientIdProblem");
        auto *dateProblem = part<QLabel>(*dialog, "birthDateProblem");
        QTRY_VERIFY(idProblem->isVisible() && dateProblem->isVisible());
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-y"_s);
        QVERIFY(!idProblem->isVisible());
        QVERIFY(part<QLineEdit>(*dialog, "clientIdEdit")->accessibleDescription().startsWith(u"Your own ID"_s));
        QVERIFY(dateProblem->isVisible());
        part<QDateEdit>(*dialog, "birthDateEdit")->setDate(QDate(1990, 1, 1));
        QVERIFY(!dateProblem->isVisible());
        QVERIFY(!part<QWidget>(*dialog, "dialogMessage")->isVisible());
    }
};

LABDESK_TEST(tst_zoneedit)
#include "tst_zoneedit.moc"
