// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockstage.h"
#include "service/localservice.h"

#include <QDialog>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

enum class Lost { AtRestart, WhenHidden, InALockedKeyring };

} // namespace
Q_DECLARE_METATYPE(Lost)

/// A connection whose key is not known: the window says so, and leads to the field for it.
class tst_nokey : public QObject, private LockStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin()); }
    void cleanup() { m_stage.reset(); }

    void theKeyIsEnteredWhereItIsMissed_data()
    {
        QTest::addColumn<Lost>("lost");
        QTest::newRow("kept for one session only, and the program was started again") << Lost::AtRestart;
        QTest::newRow("kept for one session only, and the window was hidden") << Lost::WhenHidden;
        QTest::newRow("in a keyring that stays locked") << Lost::InALockedKeyring;
    }

    void theKeyIsEnteredWhereItIsMissed()
    {
        QFETCH(Lost, lost);
        QVERIFY(loses(lost));
        const int sent = asked();
        QPushButton *enter = act();
        QVERIFY(enter);
        QCOMPARE(enter->text(), u"Enter key…"_s);
        QVERIFY(!m_stage->part<QPushButton>("retryButton")); // nothing else would come of it

        enter->click();
        auto *dialog = window().findChild<QDialog *>(u"connectionsDialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        auto *field = dialog->findChild<QLineEdit *>(u"secretEdit"_s);
        QTRY_COMPARE(dialog->focusWidget(), field);
        QVERIFY(field->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit *>(u"nameEdit"_s)->text(), u"Far away"_s);
        QCOMPARE(asked(), sent);

        field->setText(QString::fromLatin1(m_stage->elsewhere->key()));
        dialog->findChild<QPushButton *>(u"saveButton"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(console().session() && readyIn(session().users().state()),
                                 patience); // saved is enough
        QCOMPARE(session().connection().name, u"Far away"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!act(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->part<QLabel>("connectionLabel")->text().startsWith(u"Connected"_s), patience);
    }

    void aKeyThatIsRefusedIsSaidToBeSo()
    {
        QVERIFY(goElsewhere());
        service::InjectedFault refusal;
        refusal.status = 401;
        m_stage->elsewhere->faultInjector().set({refusal});
        session().users().reload();
        QTRY_VERIFY_WITH_TIMEOUT(act(), patience);
        QVERIFY2(!m_stage->part<QWidget>("staleMessage"), "above the users that came before it would be said twice");
        QPushButton *edit = act();
        QCOMPARE(edit->text(), u"Edit connection…"_s);
        edit->click();
        auto *dialog = window().findChild<QDialog *>(u"connectionsDialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        QTRY_COMPARE(dialog->focusWidget()->objectName(), u"secretEdit"_s);

        m_stage->elsewhere->faultInjector().clear(); // as with a key that the service takes
        const Session *open = console().session();
        dialog->findChild<QLineEdit *>(u"secretEdit"_s)->setText(QString::fromLatin1(m_stage->elsewhere->key()));
        dialog->findChild<QPushButton *>(u"saveButton"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(!act(), patience); // saved is enough
        QVERIFY(console().session() == open);
        session().users().reload();
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(session().users().state()), patience);
    }

    void aReplacedKeyIsUsedFromThenOn()
    {
        QVERIFY(goElsewhere());
        const Session *open = console().session();
        Connection connection = session().connection();
        bool isSaved = false;
        console().connections().save(connection, Secret("not its key"), true,
                                     [&](SecretStore::Location) { isSaved = true; });
        QTRY_VERIFY_WITH_TIMEOUT(isSaved, patience);
        const auto isRefused = [this] {
            session().users().reload();
            return QTest::qWaitFor([this] { return hasCome(session().users().state()); }, patience)
                && readyIn(session().users().state())->stale;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRefused(), patience);
        console().connections().save(connection, Secret(m_stage->elsewhere->key()), true, [](SecretStore::Location) {});
        QTRY_VERIFY_WITH_TIMEOUT(!isRefused(), patience);
        QVERIFY(console().session() == open);
    }

    void everyPlaceLeadsToTheKey()
    {
        QVERIFY(loses(Lost::WhenHidden));
        for (const Place place : {Place::Users, Place::Providers}) {
            window().goTo(place);
            QTRY_VERIFY_WITH_TIMEOUT(act(), patience);
            act()->click();
            auto *dialog = window().findChild<QDialog *>(u"connectionsDialog"_s);
            QVERIFY(dialog && dialog->isVisible());
            QTRY_COMPARE(dialog->focusWidget()->objectName(), u"secretEdit"_s);
            delete dialog;
        }
    }

private:
    /// In the strip over the places, where there is one.
    QPushButton *act() const
    {
        const auto *strip = m_stage->part<QWidget>("offlineMessage");
        return strip ? strip->findChild<QPushButton *>(u"messageButton"_s) : nullptr;
    }

    bool loses(Lost lost)
    {
        if (lost == Lost::AtRestart) {
            console().connections().setCurrentId(m_stage->addElsewhere());
            remakeConsole(); // whose keys are in memory only
            console().start();
            return QTest::qWaitFor([this] { return console().session(); }, patience) && isWithoutKey();
        }
        if (!goElsewhere() || (lost == Lost::InALockedKeyring && !setPassphrase("a good passphrase")) || !lock())
            return false;
        if (lost == Lost::WhenHidden) {
            coverPart<QPushButton>("showAgainButton")->click();
            return isWithoutKey();
        }
        console().connections().forgetSessionSecrets(); // as a keyring that is locked: nothing is found
        type(u"a good passphrase"_s);
        auto *message = coverPart<InlineMessage>("coverMessage");
        if (!QTest::qWaitFor([message] { return message->isVisible(); }, patience))
            return false;
        message->button()->click();
        return isWithoutKey();
    }

    int asked() const { return m_stage->elsewhere->faultInjector().requestCount("GET", "/"); }
};

LABDESK_TEST(tst_nokey)
#include "tst_nokey.moc"
