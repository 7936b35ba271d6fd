// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userdetails.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/chip.h"
#include "views/users/dialogs/callerverification.h"
#include "widgets/chiplabel.h"
#include "widgets/inlinemessage.h"

#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

#include <optional>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// A caller is verified on a live service by what the agent types, and the window never says what the record says.
class tst_callerverification : public QObject
{
    Q_OBJECT

    std::unique_ptr<UsersStage> m_stage;
    InsuranceRecord m_record;

    UserDetails &details() const { return m_stage->session->details(); }

    bool openSomebody(bool withRecord, std::optional<bool> isInsured = {})
    {
        for (int row = 0; row < m_stage->rows(); ++row) {
            m_stage->pane->openUser(*UserId::parse(m_stage->table()->model()->index(row, 0).data(IdRole).toString()));
            details().loadInsurance();
            if (!QTest::qWaitFor([this] { return readyIn(details().insurance()); }, 30'000))
                return false;
            if (const auto &found = readyIn(details().insurance())->value; found.has_value() == withRecord
                && (!isInsured || (relationshipOf(found->relationship) == Relationship::Self) == *isInsured)) {
                m_record = found.value_or(InsuranceRecord());
                return true;
            }
        }
        return false;
    }
    CallerVerification *card() const { return m_stage->pane->findChild<CallerVerification *>(); }
    void answer(const QString &member, const QString &year)
    {
        part<QLineEdit>(*card(), "callerMemberEdit")->setText(member);
        part<QLineEdit>(*card(), "callerYearEdit")->setText(year);
        card()->action()->click();
    }
    QString memberEnd() const { return m_record.memberId.last(4); }
    QString year() const { return m_record.insured.dateOfBirth.left(4); }
    ChipLabel *chip() const { return part<ChipLabel>(*m_stage->pane, "callerVerifiedChip"); }
    InlineMessage *result() const { return part<InlineMessage>(*card(), "callerResultMessage"); }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<UsersStage>(40);
        QTRY_VERIFY(m_stage->rows() == 40);
    }
    void cleanup() { m_stage.reset(); }

    void rightAnswersVerifyTheCallerUntilAnotherUserIsOpened()
    {
        QVERIFY(openSomebody(true));
        QTRY_VERIFY(m_stage->button("verifyCallerButton")->isEnabled());
        QVERIFY(!chip()->isVisible());
        m_stage->button("verifyCallerButton")->click();
        QTRY_VERIFY(card());
        QVERIFY(part<QLabel>(*card(), "callerUserLabel")->text().size() > 6);
        QVERIFY(!card()->action()->isEnabled()); // nothing is typed yet
        answer(memberEnd().toLower(), year());
        QCOMPARE(result()->tone(), Tone::Ok);
        QVERIFY(chip()->isVisible());
        card()->reject();
        QVERIFY(openSomebody(false));
        QTRY_VERIFY(!chip()->isVisible());
    }

    void beingVerifiedMovesNothing_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("a wide window") << 1900;
        QTest::newRow("as wide as the head can stand in two lines") << 1300;
        QTest::newRow("a small window") << 1000;
    }

    void beingVerifiedMovesNothing()
    {
        QFETCH(int, width);
        m_stage->pane->resize(width, 700);
        QVERIFY(openSomebody(true));
        const auto tops = [this] {
            QCoreApplication::sendPostedEvents(); // a layout follows a little later
            QList<QPoint> all;
            for (const char *name : {"verifyCallerButton", "refreshButton", "userTabBar", "copyClientIdButton"})
                all += part<QWidget>(*m_stage->pane, name)->mapTo(m_stage->pane.get(), QPoint());
            return all;
        };
        QTRY_VERIFY(m_stage->button("verifyCallerButton")->isEnabled());
        m_stage->button("verifyCallerButton")->click();
        QTRY_VERIFY(card());
        const QList<QPoint> before = tops();
        answer(memberEnd(), year());
        QVERIFY(chip()->isVisible());
        QCOMPARE(tops(), before);
        QVERIFY(chip()->width() >= chip()->sizeHint().width());
    }

    void wrongAnswersAreNotToldApartAndEndAfterThree()
    {
        QVERIFY(openSomebody(true));
        m_stage->button("verifyCallerButton")->click();
        QTRY_VERIFY(card());
        QSignalSpy checked(card(), &CallerVerification::checked);
        answer(memberEnd(), u"1800"_s);
        const QString said = result()->sentence();
        QCOMPARE(result()->tone(), Tone::Warn);
        for (const char *field : {"callerMemberEdit", "callerYearEdit"})
            QVERIFY(part<QLineEdit>(*card(), field)->text().isEmpty());
        answer(u"0000"_s, year());
        QCOMPARE(result()->sentence(), said);
        answer(u"0000"_s, u"1800"_s);
        QCOMPARE(result()->tone(), Tone::Bad);
        QVERIFY(!part<QLineEdit>(*card(), "callerMemberEdit")->isEnabled());
        QVERIFY(!card()->action()->isEnabled());
        QCOMPARE(checked.size(), 3);
        QVERIFY(!chip()->isVisible());
        for (const QLabel *label : card()->findChildren<QLabel *>())
            for (const QString &canary :
                 {m_record.memberId, memberEnd(), m_record.insured.lastName, m_record.insured.dateOfBirth, year()})
                QVERIFY2(!label->text().contains(canary), qPrintable(label->text()));
    }

    void aDependentIsAskedForTheDetailsOfTheInsuredPerson_data()
    {
        QTest::addColumn<bool>("isInsured");
        QTest::newRow("the user is the insured person") << true;
        QTest::newRow("somebody else is") << false;
    }
    void aDependentIsAskedForTheDetailsOfTheInsuredPerson()
    {
        QFETCH(bool, isInsured);
        QVERIFY(openSomebody(true, isInsured));
        m_stage->button("verifyCallerButton")->click();
        QTRY_VERIFY(card());
        QCOMPARE(part<QLabel>(*card(), "callerStateLabel")->text().contains(u"insured person"_s), !isInsured);
    }

    void aUserWithoutARecordCannotBeVerifiedBy()
    {
        QVERIFY(openSomebody(false));
        m_stage->button("verifyCallerButton")->click();
        QTRY_VERIFY(card());
        QVERIFY(part<QLabel>(*card(), "callerStateLabel")->text().startsWith(u"No insurance on file"_s));
        QVERIFY(!card()->action()->isVisible());
        QVERIFY(!part<QLineEdit>(*card(), "callerMemberEdit")->isVisible());
    }
};

LABDESK_TEST(tst_callerverification)
#include "tst_callerverification.moc"
