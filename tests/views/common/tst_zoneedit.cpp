// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QDateEdit>
#include <QPushButton>

#include <algorithm>

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
    int sent() { return live.faultInjector().requestCount("PATCH", "/v2/user/"); }

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
        QTest::newRow("a city with a blank") << u"new york"_s << u"America/New_York"_s;
        QTest::newRow("a name in other letters") << u"asia/tokyo"_s << u"Asia/Tokyo"_s;
        QTest::newRow("a whole name, before longer ones that hold it") << u"Etc/GMT+1"_s << u"Etc/GMT+1"_s;
        QTest::newRow("a short name, before places that hold its letters") << u"UTC"_s << u"UTC"_s;
        QTest::newRow("letters for a zone") << u"EST"_s << u"America/New_York"_s;
        QTest::newRow("letters of its summer time") << u"pdt"_s << u"America/Los_Angeles"_s;
        QTest::newRow("a zone's name") << u"eastern"_s << u"America/New_York"_s;
        QTest::newRow("a zone's name with the word time") << u"Mountain Standard Time"_s << u"America/Denver"_s;
        QTest::newRow("a state with a zone of its own") << u"arizona"_s << u"America/Phoenix"_s;
        QTest::newRow("a name of Windows") << u"Hawaiian Standard Time"_s << u"Pacific/Honolulu"_s;
        QTest::newRow("letters of a territory") << u"ChST"_s << u"Pacific/Guam"_s;
        QTest::newRow("a town with its state") << u"Springfield, MA"_s << u"America/New_York"_s;
        QTest::newRow("a ZIP code") << u"60614"_s << u"America/Chicago"_s;
        QTest::newRow("a ZIP code with four more digits") << u"02116-1234"_s << u"America/New_York"_s;
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
        QVERIFY2(stage.said("zoneReadingLabel").contains(u" now, UTC"_s), qPrintable(stage.said("zoneReadingLabel")));
        QCOMPARE(stage.sent(), 0);
        stage.press(Qt::Key_Return); // seen: now it is sent
        QTRY_COMPARE(stage.sent(), 1);
    }

    void enterAloneTakesNoGuess_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first"); // of the list
        QTest::newRow("a name that Windows and people use otherwise")
            << u"Atlantic Standard Time"_s << u"America/Puerto_Rico"_s;
        QTest::newRow("letters that begin a city") << u"AST"_s << u"America/Puerto_Rico"_s;
        QTest::newRow("letters of two zones, which are a zone of the database") << u"MST"_s << u"America/Denver"_s;
        QTest::newRow("a beginning") << u"phoen"_s << u"America/Phoenix"_s;
        QTest::newRow("a word") << u"york"_s << u"America/New_York"_s;
        QTest::newRow("a town") << u"boston"_s << u"America/New_York"_s;
        QTest::newRow("the largest town of that name by far") << u"Portland"_s << u"America/Los_Angeles"_s;
        QTest::newRow("a name of several towns") << u"Springfield"_s << u"America/Chicago"_s;
        QTest::newRow("a town and a city elsewhere") << u"Melbourne"_s << u"America/New_York"_s;
        QTest::newRow("a town and a name of the database") << u"Jamaica"_s << u"America/New_York"_s;
        QTest::newRow("a state with two zones") << u"indiana"_s << u"America/Indiana/Indianapolis"_s;
        QTest::newRow("two letters of a state") << u"ca"_s << u"America/Los_Angeles"_s;
    }

    void enterAloneTakesNoGuess()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, typed);
        for (int enter = 0; enter < 4; ++enter)
            stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), typed);
        QVERIFY(stage.list()->isVisible()); // what may be meant
        QTest::keyClick(stage.list(), Qt::Key_Escape);
        stage.press(Qt::Key_Return);
        QVERIFY(stage.list()->isVisible());
        QCOMPARE(stage.sent(), 0);
        QCOMPARE(part<QPushButton>(*stage.dialog("changeZoneDialog"), "zoneOfferButton")->text().section(u' ', 1, 1),
                 first);
        stage.press(Qt::Key_Down);
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), first);
        QVERIFY(!stage.list()->isVisible());
        stage.press(Qt::Key_Return);
        QTRY_COMPARE(stage.sent(), 1);
    }

    void aQuestionIsAnsweredByAClick()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"Cuba"_s);
        QCOMPARE(stage.said("zoneReadingLabel"), u"“Cuba” can mean more than one time zone. Choose one:"_s);
        QStringList offers;
        QPushButton *last = nullptr;
        for (auto *button : stage.dialog("changeZoneDialog")->findChildren<QPushButton *>(u"zoneOfferButton"_s))
            if (button->isVisible()) {
                offers += button->text();
                last = button;
            }
        QCOMPARE(
            offers,
            (QStringList{u"Use America/Chicago (Cuba, MO)"_s, u"Use America/New_York (Cuba, NY)"_s, u"Use Cuba"_s}));
        stage.list()->hide();
        QTest::mouseClick(last, Qt::LeftButton); // the name that was typed, and now is meant
        QVERIFY2(stage.said("zoneReadingLabel").contains(u" now, UTC"_s), qPrintable(stage.said("zoneReadingLabel")));
        stage.press(Qt::Key_Return);
        QTRY_COMPARE(stage.sent(), 1);
    }

    void whatIsChosenInTheListIsTaken()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"argent"_s);
        stage.press(Qt::Key_Down);
        stage.press(Qt::Key_Down);
        const QString second = stage.edit->text();
        QVERIFY2(second.startsWith(u"America/Argentina/"_s), qPrintable(second));
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.edit->text(), second);
        QCOMPARE(stage.sent(), 0);
    }

    void aClosedListOpensAgain()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"phoen"_s);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.list()->isVisible());
        stage.press(Qt::Key_Down);
        QVERIFY(stage.list()->isVisible());
        QCOMPARE(stage.edit->text(), u"phoen"_s);
        QCOMPARE(stage.sent(), 0);
    }

    void aGuessAmongSeveralIsReadBeforeItsKeySendsIt()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"portland"_s);
        QVERIFY(stage.list()->isVisible());
        auto *send = part<QPushButton>(*stage.dialog("changeZoneDialog"), "actionButton");
        send->click();
        QVERIFY(!stage.list()->isVisible());
        QVERIFY2(stage.said("zoneReadingLabel").startsWith(u"Portland, OR: "_s),
                 qPrintable(stage.said("zoneReadingLabel")));
        QCOMPARE(stage.sent(), 0);
        send->click();
        QTRY_COMPARE(stage.sent(), 1);
    }

    void theListIsNotLeftOverWhatIsSaidOfAChange()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        stage.play("PATCH", "/v2/user/", 422, refusedZone);
        QTest::keyClicks(stage.edit, u"phoenix"_s);
        QVERIFY(stage.list()->isVisible());
        stage.confirm("changeZoneDialog"); // by its key: the list has the keyboard
        QVERIFY(!stage.list()->isVisible());
        QTRY_VERIFY(part<QWidget>(*stage.dialog("changeZoneDialog"), "dialogMessage")->isVisible());
    }

    void whatIsReadInItIsSentWithoutEnterFirst()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"60614"_s);
        QVERIFY2(stage.said("zoneReadingLabel").startsWith(u"Central time (Chicago): "_s),
                 qPrintable(stage.said("zoneReadingLabel")));
        stage.confirm("changeZoneDialog");
        QTRY_COMPARE(stage.sent(), 1);
    }

    void aZoneTakesOneClick_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("zone");
        QTest::newRow("Eastern") << u"Eastern"_s << u"America/New_York"_s;
        QTest::newRow("Arizona, without summer time") << u"Arizona"_s << u"America/Phoenix"_s;
        QTest::newRow("Hawaii, the last one") << u"Hawaii"_s << u"Pacific/Honolulu"_s;
    }

    void aZoneTakesOneClick()
    {
        QFETCH(QString, name);
        QFETCH(QString, zone);
        ZoneStage stage;
        QVERIFY(stage.begin());
        const auto buttons = stage.dialog("changeZoneDialog")->findChildren<QPushButton *>(u"zoneButton"_s);
        QCOMPARE(buttons.size(), 7);
        const auto button = std::ranges::find_if(
            buttons, [&](const QPushButton *one) { return one->text().startsWith(name + u'\n'); });
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
        QCOMPARE(stage.edit->text(), zone);
        QCOMPARE(stage.dialog("changeZoneDialog")->focusWidget(), stage.edit);
        stage.press(Qt::Key_Return);
        QTRY_COMPARE(stage.sent(), 1);
    }

    void aTypoIsNotSentUntilThePersonInsists()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        auto *offer = part<QPushButton>(*stage.dialog("changeZoneDialog"), "zoneOfferButton");
        auto *action = part<QPushButton>(*stage.dialog("changeZoneDialog"), "actionButton");
        QTest::keyClicks(stage.edit, u"Phenix"_s);
        QVERIFY(!action->isEnabled());
        stage.press(Qt::Key_Return);
        stage.press(Qt::Key_Return);
        QVERIFY(stage.said("zoneReadingLabel").endsWith(u"the time zone “Phenix”. Check the spelling."_s));
        QCOMPARE(offer->text(), u"Use “Phenix” anyway"_s);
        QCOMPARE(stage.sent(), 0);
        QTest::mouseClick(offer, Qt::LeftButton);
        QVERIFY(!offer->isVisible());
        QVERIFY(action->isEnabled());
        stage.press(Qt::Key_Return);
        QTRY_COMPARE(stage.sent(), 1);
    }

    void aTownIsNamedWithItsState()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        QTest::keyClicks(stage.edit, u"dallas"_s);
        QVERIFY2(stage.said("zoneReadingLabel").startsWith(u"Dallas, TX: Central time (Chicago), "_s),
                 qPrintable(stage.said("zoneReadingLabel")));
        stage.edit->setText(u"Springfield"_s); // in three zones, and none is far larger
        QVERIFY(!part<QPushButton>(*stage.dialog("changeZoneDialog"), "actionButton")->isEnabled());
    }

    void partOfANameIsOfferedWhole()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        auto *offer = part<QPushButton>(*stage.dialog("changeZoneDialog"), "zoneOfferButton");
        QTest::keyClicks(stage.edit, u"phoen"_s);
        QVERIFY(!part<QPushButton>(*stage.dialog("changeZoneDialog"), "actionButton")->isEnabled());
        QCOMPARE(offer->text(), u"Use America/Phoenix"_s);
        stage.press(Qt::Key_Escape); // the list
        QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(stage.edit->text(), u"America/Phoenix"_s);
    }

    void aNewUserIsNotCreatedWithATypo()
    {
        UsersStage stage;
        stage.click("newUserButton");
        QDialog *dialog = stage.dialog("newUserDialog");
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-x"_s);
        auto *action = part<QPushButton>(*dialog, "actionButton");
        QVERIFY(action->isEnabled());
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Phenix"_s);
        QVERIFY(!action->isEnabled());
        part<QLineEdit>(*dialog, "zoneEdit")->setText(u"Central"_s);
        QVERIFY(action->isEnabled());
    }

    void theHintGoesWithTheList()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        for (int typed = 1; typed <= 5; ++typed) {
            stage.edit->clear();
            QTest::keyClicks(stage.edit, u"phoen"_s.left(typed));
            QVERIFY(stage.list()->isVisible());
            QVERIFY2(!stage.said("zoneReadingLabel").contains(u"doesn’t recognize"_s),
                     qPrintable(stage.said("zoneReadingLabel")));
        }
        QTest::keyClicks(stage.edit, u"xyz"_s);
        QVERIFY(!stage.list()->isVisible());
        QVERIFY(stage.said("zoneReadingLabel").contains(u"doesn’t recognize"_s));
    }

    void aRefusalGoesWithTheTextThatWasRefused()
    {
        ZoneStage stage;
        QVERIFY(stage.begin());
        stage.play("PATCH", "/v2/user/", 422, refusedZone);
        QTest::keyClicks(stage.edit, u"Mars/Olympus"_s);
        part<QPushButton>(*stage.dialog("changeZoneDialog"), "zoneOfferButton")->click();
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
        part<QDateEdit>(*dialog, "birthDateEdit")->setDate(QDate(1985, 6, 1));
        stage.confirm("newUserDialog");
        auto *idProblem = part<QLabel>(*dialog, "clientIdProblem");
        auto *dateProblem = part<QLabel>(*dialog, "birthDateProblem");
        QTRY_VERIFY(idProblem->isVisible() && dateProblem->isVisible());
        part<QLineEdit>(*dialog, "clientIdEdit")->setText(u"client-y"_s);
        QVERIFY(!idProblem->isVisible());
        QVERIFY(part<QLineEdit>(*dialog, "clientIdEdit")->accessibleDescription().startsWith(u"Your ID for "_s));
        QVERIFY(dateProblem->isVisible());
        part<QDateEdit>(*dialog, "birthDateEdit")->setDate(QDate(1990, 1, 1));
        QVERIFY(!dateProblem->isVisible());
        QVERIFY(!part<QWidget>(*dialog, "dialogMessage")->isVisible());
    }
};

LABDESK_TEST(tst_zoneedit)
#include "tst_zoneedit.moc"
