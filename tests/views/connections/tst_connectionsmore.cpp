// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eastdesk.h"
#include "support/testmain.h"
#include "views/connections/connectionmenu.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTcpServer>

#include <algorithm>
#include <cstdlib>
#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QStringList stepsOf(const EastDesk &desk)
{
    QStringList steps;
    for (const QLabel *line : desk.find<QWidget>("testSteps")->findChildren<QLabel *>(u"testStepLabel"_s))
        steps += line->text();
    return steps;
}

} // namespace

/// What the connections dialog does beside adding one: the way to a service, files, copies, forgetting.
class tst_connectionsmore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTokenInUseSaysWhenItExpires()
    {
        LiveService live(2);
        EastDesk desk(live);
        auto *note = desk.find<QLabel>("formNoteLabel");
        std::optional<QDateTime> end;
        desk.dialog->setTokenExpiry([&end] { return end; });
        desk.book.setCurrentId(u"east"_s);
        desk.dialog->select(u"east"_s);
        QCOMPARE(note->text(), u"Saved on this computer."_s); // there is none
        end = QDateTime::currentDateTimeUtc().addSecs(23 * 3600 + 720);
        desk.dialog->select(u"east"_s);
        QVERIFY2(note->isVisible() && note->text().contains(u"in 23 hour"_s), qPrintable(note->text()));
        desk.dialog->select(ConnectionRegistry::localId); // of another than the one in use nothing is known
        QVERIFY(!note->text().contains(u"in 23 hour"_s));
    }

    void theWayToAServiceIsFoldedAwayAndKept()
    {
        LiveService live;
        EastDesk desk(live);
        QVERIFY(!desk.find<QWidget>("noProxyRadio")->isVisible());
        QVERIFY(desk.find<QLabel>("routeSummaryLabel")->text().contains(u"system proxy"_s));
        desk.click("routeButton");
        QVERIFY(desk.find<QWidget>("noProxyRadio")->isVisible());
        QVERIFY(desk.find<QLabel>("proxyWordsLabel")->text().contains(u"on this computer"_s));
        desk.find<QRadioButton>("noProxyRadio")->click();
        auto *timeout = desk.find<QComboBox>("timeoutCombo");
        timeout->setCurrentIndex(timeout->findData(120));
        desk.type("authorityFileEdit", QStringLiteral(TEST_DATA "/tls/authority.pem"));
        Q_EMIT desk.find<QLineEdit>("authorityFileEdit")->editingFinished();
        QVERIFY2(desk.find<QLabel>("authorityWordsLabel")->text().contains(u"Labdesk test authority"_s),
                 qPrintable(desk.find<QLabel>("authorityWordsLabel")->text()));
        desk.find<QCheckBox>("askCheck")->click();
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        const Connection saved = *desk.book.find(u"east"_s);
        QVERIFY(saved.asksBeforeWrites);
        QCOMPARE(int(saved.network.proxy), int(NetworkSettings::Proxy::None));
        QCOMPARE(saved.network.timeout, std::chrono::seconds(120));
        QCOMPARE(saved.network.caFile, QStringLiteral(TEST_DATA "/tls/authority.pem"));
    }

    void theProxyThatIsSaidIsOfTheServiceAsTyped()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        const auto *note = desk.find<QLabel>("proxyWordsLabel");
        QVERIFY(note->text().contains(u"on this computer"_s));
        desk.type("baseUrlEdit", u"https://api.example.org"_s);
        Q_EMIT desk.find<QLineEdit>("baseUrlEdit")->editingFinished();
        QVERIFY2(note->isVisible() && !note->text().contains(u"on this computer"_s), qPrintable(note->text()));
        QTRY_COMPARE(note->text(), u"No proxy in use."_s);
    }

    void whatIsUnfoldedStandsInTheSameColumn()
    {
        LiveService live;
        EastDesk desk(live);
        const int column = desk.find<QWidget>("nameEdit")->mapTo(desk.dialog, QPoint()).x();
        desk.click("routeButton");
        QTRY_COMPARE(desk.find<QWidget>("authorityFileEdit")->mapTo(desk.dialog, QPoint()).x(), column);
        QCOMPARE(desk.find<QWidget>("nameEdit")->mapTo(desk.dialog, QPoint()).x(), column);
    }

    void unfoldingMovesNothingAsideAndTitlesStandBesideTheirFields()
    {
        LiveService live(2);
        EastDesk desk(live);
        desk.dialog->resize(desk.dialog->width(), 700);
        auto *bar = desk.find<QScrollArea>("formScroll")->verticalScrollBar();
        QTRY_COMPARE(bar->maximum(), 0);
        const int width = desk.find<QLineEdit>("nameEdit")->width();
        desk.dialog->resize(desk.dialog->minimumSize().expandedTo({desk.dialog->width(), 0}));
        desk.click("routeButton");
        QTRY_VERIFY(bar->maximum() > 0);
        QCOMPARE(desk.find<QLineEdit>("nameEdit")->width(), width);
        auto *form = desk.find<QWidget>("connectionForm");
        const auto middle = [form](const QWidget *part) { return part->mapTo(form, part->rect().center()).y(); };
        const auto title = [form](const QString &text) {
            const auto labels = form->findChildren<QLabel *>();
            return *std::find_if(labels.begin(), labels.end(),
                                 [&](const QLabel *label) { return label->text() == text; });
        };
        QTRY_VERIFY(desk.find<QRadioButton>("noProxyRadio")->isVisible());
        QTRY_VERIFY(std::abs(middle(title(u"Prox&y"_s)) - middle(desk.find<QWidget>("noProxyRadio"))) <= 1);
        QTRY_VERIFY(std::abs(middle(title(u"Proxy sign-in"_s)) - middle(desk.find<QWidget>("proxyUserEdit"))) <= 1);
        QTRY_VERIFY(
            std::abs(middle(title(u"Client certificate"_s)) - middle(desk.find<QWidget>("clientCertificateEdit")))
            <= 1);
        QTRY_VERIFY(std::abs(middle(title(u"E&xtra CA file"_s)) - middle(desk.find<QWidget>("authorityFileEdit")))
                    <= 1);
    }

    void halfARowIsCutByALine()
    {
        LiveService live;
        EastDesk desk(live);
        auto *scroll = desk.find<QScrollArea>("formScroll");
        const auto lines = [scroll] {
            std::pair<bool, bool> seen; // above, below
            for (const QFrame *line : scroll->findChildren<QFrame *>(QString(), Qt::FindDirectChildrenOnly))
                if (line->property("hairline").isValid() && line->isVisible())
                    (line->y() == 0 ? seen.first : seen.second) = true;
            return seen;
        };
        desk.click("routeButton");
        desk.dialog->resize(desk.dialog->minimumSize());
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        scroll->verticalScrollBar()->setValue(0);
        QCOMPARE(lines(), std::pair(false, true));
        scroll->verticalScrollBar()->setValue(1);
        QCOMPARE(lines(), std::pair(true, true));
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        QCOMPARE(lines(), std::pair(true, false));
    }

    void aWrongProxyUnfoldsWhatIsWrong()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        desk.find<QRadioButton>("ownProxyRadio")->click();
        desk.type("ownProxyEdit", u"nowhere"_s);
        desk.click("routeButton"); // out of sight
        desk.click("saveButton");
        QVERIFY(desk.find<QLabel>("proxyWordsLabel")->isVisible());
        QVERIFY(desk.find<QLabel>("proxyWordsLabel")->text().contains(u"port"_s));
        QCOMPARE(int(desk.book.find(u"east"_s)->network.proxy), int(NetworkSettings::Proxy::System));
    }

    void aProxyPasswordIsMaskedKeptAndNeverShown()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        QVERIFY(!desk.find<QLineEdit>("proxyPasswordEdit")->isVisible()); // nobody signs in
        desk.type("proxyUserEdit", u"DOM\\ana"_s);
        auto *password = desk.find<QLineEdit>("proxyPasswordEdit");
        QTRY_VERIFY(password->isVisible());
        QCOMPARE(password->echoMode(), QLineEdit::Password);
        QVERIFY(desk.find<QWidget>("storeBox")->isVisible()); // it is kept where the person says
        desk.click("saveButton");                             // without one
        QVERIFY(desk.find<QLabel>("proxySignInWordsLabel")->text().contains(u"password"_s));
        QVERIFY(desk.book.find(u"east"_s)->network.proxyUser.isEmpty());
        desk.type("proxyPasswordEdit", u"pw canary"_s);
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        QVERIFY(desk.said("saveMessage").contains(u"password"_s));
        QCOMPARE(desk.book.find(u"east"_s)->network.proxyUser, u"DOM\\ana"_s);
        std::optional<QByteArray> kept;
        desk.book.credentialsOf(u"east"_s, [&](const Credentials &known) { kept = known.proxyPassword.reveal(); });
        QTRY_VERIFY(kept);
        QCOMPARE(*kept, QByteArray("pw canary"));
        QVERIFY(!password->isVisible() && password->text().isEmpty());
        QVERIFY(desk.find<QLabel>("proxyPasswordKeptLabel")->isVisible());
        desk.click("proxyPasswordReplaceButton");
        QVERIFY(password->isVisible());
        desk.find<QRadioButton>("noProxyRadio")->click();
        QVERIFY(!password->isVisible());
    }

    void whereAPasswordIsKeptIsAskedWheneverOneCanBeTyped()
    {
        LiveService live;
        EastDesk desk(live);
        const auto *password = desk.find<QLineEdit>("proxyPasswordEdit");
        const auto *store = desk.find<QWidget>("storeBox");
        desk.click("routeButton");
        desk.type("proxyUserEdit", u"ana"_s);
        QTRY_VERIFY(password->isVisible() && store->isVisible());
        desk.find<QRadioButton>("noProxyRadio")->click();
        QVERIFY(!password->isVisible() && !store->isVisible());
        desk.find<QRadioButton>("systemProxyRadio")->click();
        QVERIFY(password->isVisible() && store->isVisible());
        desk.type("proxyPasswordEdit", u"pw"_s);
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        QVERIFY(!password->isVisible() && !store->isVisible());
        desk.find<QRadioButton>("ownProxyRadio")->click();
        desk.type("ownProxyEdit", u"proxy.example.org:3128"_s);
        QVERIFY(!store->isVisible());
        desk.click("saveButton"); // it may not go to another proxy
        QVERIFY(password->isVisible() && store->isVisible());
    }

    void theCertificateOfAConnectionIsReadWhenItIsChosen()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        const auto *words = desk.find<QLabel>("clientCertificateWordsLabel");
        const auto enter = [&desk](const char *name, const QString &text) {
            desk.type(name, text);
            Q_EMIT desk.find<QLineEdit>(name)->editingFinished();
        };
        enter("clientCertificateEdit", QStringLiteral(TEST_DATA "/tls/client.p12"));
        QVERIFY2(words->text().contains(u"needs a passphrase"_s), qPrintable(words->text()));
        enter("certificatePassphraseEdit", u"sesame"_s);
        QVERIFY2(words->text().contains(u"Incorrect passphrase"_s), qPrintable(words->text()));
        enter("certificatePassphraseEdit", u"open sesame"_s);
        QVERIFY2(words->text().contains(u"desk-1"_s), qPrintable(words->text()));
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        QCOMPARE(desk.book.find(u"east"_s)->network.clientCertificate, QStringLiteral(TEST_DATA "/tls/client.p12"));
        QVERIFY(desk.book.hasSecret(u"east"_s, SecretPart::CertificatePassphrase));
    }

    /// It may be in a folder of a slow network.
    void aFileIsReadOnlyWhenItsFieldIsLeft_data()
    {
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("name");
        QTest::newRow("authorities") << QByteArray("authorityFileEdit") << QByteArray("authorityWordsLabel")
                                     << u"authority.pem"_s;
        QTest::newRow("a client certificate")
            << QByteArray("clientCertificateEdit") << QByteArray("clientCertificateWordsLabel") << u"client.pem"_s;
    }
    void aFileIsReadOnlyWhenItsFieldIsLeft()
    {
        QFETCH(const QByteArray, edit);
        QFETCH(const QByteArray, line);
        QFETCH(const QString, name);
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        const auto *words = desk.find<QLabel>(line.constData());
        const auto leave = [&] { Q_EMIT desk.find<QLineEdit>(edit.constData())->editingFinished(); };
        const QString file = desk.file(name);
        QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/tls/") + name, file));
        const QString unread = words->text();
        desk.type(edit.constData(), file);
        QCOMPARE(words->text(), unread);
        leave();
        const QString read = words->text();
        QVERIFY(words->isVisible() && read != unread);
        QCOMPARE(words->property("tone").toString(), QString());
        QVERIFY(QFile::remove(file));
        desk.type("nameEdit", u"West"_s);
        QCOMPARE(words->text(), read);
        leave();
        QCOMPARE(words->property("tone").toString(), u"bad"_s);
        QVERIFY(words->text() != read);
        desk.type("nameEdit", u"North"_s);
        QCOMPARE(desk.find<QLineEdit>(edit.constData())->accessibleDescription(), words->text());
        desk.type(edit.constData(), file + u'x');
        QCOMPARE(words->text(), unread);
    }

    void aDialogMayGoWhileAFileIsTyped()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("routeButton");
        desk.dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(desk.dialog));
        auto *edit = desk.find<QLineEdit>("authorityFileEdit");
        edit->setFocus();
        QVERIFY(edit->hasFocus());
        delete desk.dialog.data(); // as when the window locks
        QVERIFY(!desk.dialog);
    }

    void aFailureAtTheProxyLeadsToItsPassword()
    {
        LiveService live;
        EastDesk desk(live);
        desk.dialog->enterProxyPassword(u"east"_s);
        QVERIFY(desk.find<QLineEdit>("proxyUserEdit")->isVisible());
        QTRY_COMPARE(desk.dialog->focusWidget(), desk.find<QLineEdit>("proxyUserEdit"));
    }

    void eachStepOfATestIsTold()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("testButton");
        QTRY_VERIFY(desk.said("testMessage").contains(u"The service lists"_s));
        QCOMPARE(stepsOf(desk),
                 (QStringList{u"Server found"_s, u"Connected directly"_s, u"Encryption not needed on this computer"_s,
                              u"Responded with status 200"_s}));
        desk.type("baseUrlEdit", u"http://127.0.0.1:1"_s);
        desk.click("replaceButton");
        desk.type("secretEdit", u"any-key"_s);
        desk.click("testButton");
        QTRY_VERIFY(desk.find<QPushButton>("testButton")->isEnabled());
        QCOMPARE(
            stepsOf(desk),
            (QStringList{u"Server found"_s, u"Couldn’t connect"_s, u"Certificate not checked"_s, u"No response"_s}));
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        desk.type("baseUrlEdit", u"http://127.0.0.1:%1"_s.arg(silent.serverPort()));
        desk.click("testButton");
        QTRY_COMPARE(stepsOf(desk).value(3), u"Waiting for a response…"_s);
    }

    void aKeyOfTheOtherEnvironmentIsWonderedAtAndExplained()
    {
        LiveService live;
        EastDesk desk(live);
        desk.click("replaceButton");
        desk.type("secretEdit", u"pk_us_1"_s);
        QVERIFY(desk.find<QWidget>("keyHintMessage")->isVisible());
        QVERIFY(desk.said("keyHintMessage").contains(u"looks like a production key"_s));
        QTest::mouseClick(part<QPushButton>(*desk.find<QWidget>("keyHintMessage"), "messageButton"), Qt::LeftButton);
        QVERIFY(desk.said("keyHintMessage").contains(u"production keys with pk_"_s));
        QVERIFY2(desk.find<QPushButton>("saveButton")->isEnabled(), "advice blocks nothing");
        desk.type("secretEdit", u"sk_us_1"_s);
        QVERIFY(!desk.find<QWidget>("keyHintMessage")->isVisible());
    }

    void aCopyHasANameOfItsOwnAndNoKey()
    {
        LiveService live;
        EastDesk desk(live);
        QTRY_VERIFY(desk.find<QPushButton>("replaceButton")->isVisible());
        desk.dialog->findChild<QAction *>(u"duplicateAction"_s)->trigger();
        QCOMPARE(desk.find<QLineEdit>("nameEdit")->text(), u"East (2)"_s);
        QCOMPARE(desk.find<QLineEdit>("baseUrlEdit")->text(), live.url().toString());
        QVERIFY(desk.find<QLineEdit>("secretEdit")->isVisible());
        desk.click("saveButton");
        QVERIFY2(desk.find<QLabel>("secretProblemLabel")->isVisible(), "a copy needs a key of its own");
        QVERIFY(desk.book.connections().size() == 2);
    }

    void anotherConnectionIsOneClickAway()
    {
        LiveService live;
        EastDesk desk(live);
        Connection north = *desk.book.find(u"east"_s);
        north.id = u"north"_s;
        north.name = u"North & South"_s;
        north.environment = Environment::Production;
        north.readOnly = true;
        desk.book.add({north});
        ConnectionMenu menu(desk.book, desk.dialog);
        menu.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy chosen(&menu, &ConnectionMenu::connectRequested);
        QSignalSpy managed(&menu, &ConnectionMenu::manageRequested);
        const QList<QAction *> actions = menu.actions();
        QCOMPARE(actions.size(), 5); // three connections, a line, and the way to all of them
        QCOMPARE(actions[1]->text(), u"East\t%1"_s.arg(formatEnvironment(Environment::Sandbox)));
        QCOMPARE(actions[2]->text(),
                 u"North && South\t%1, read-only"_s.arg(formatEnvironment(Environment::Production)));
        QVERIFY(actions[0]->isChecked() && !actions[1]->isChecked()); // the local service is in use
        actions[0]->trigger();
        QCOMPARE(chosen.size(), 0);
        actions[2]->trigger();
        QCOMPARE(chosen.value(0).value(0).toString(), u"north"_s);
        actions[4]->trigger();
        QCOMPARE(managed.size(), 1);
    }

    void connectionsLeaveAndComeInAFile()
    {
        LiveService live;
        EastDesk desk(live);
        std::optional<qint64> exported;
        connect(desk.dialog, &ConnectionsDialog::exported, this, [&](qint64 count) { exported = count; });
        desk.choose("exportAction", "exportFileDialog", desk.file(u"given.json"_s));
        QCOMPARE(exported, std::optional<qint64>(1));
        QVERIFY2(desk.said("saveMessage").contains(u"1 connection"_s), qPrintable(desk.said("saveMessage")));
        QFile given(desk.file(u"given.json"_s));
        QVERIFY(given.open(QIODevice::ReadOnly));
        QVERIFY(!given.readAll().contains(live.key()));
        QCOMPARE(QFileInfo(given).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        desk.choose("importAction", "importFileDialog", given.fileName());
        QCOMPARE(desk.book.connections().size(), size_t(3));
        QCOMPARE(desk.book.connections().back().name, u"East (2)"_s);
        QCOMPARE(desk.find<QLineEdit>("nameEdit")->text(), u"East (2)"_s);
        QTRY_VERIFY2(desk.find<QLineEdit>("secretEdit")->isVisible(), "its key is asked for");
    }

    void aFileThatIsNoneChangesNothing()
    {
        LiveService live;
        EastDesk desk(live);
        QFile poem(desk.file(u"poem.json"_s));
        QVERIFY(poem.open(QIODevice::WriteOnly));
        poem.write("roses are red");
        poem.close();
        QStringList files{poem.fileName(), desk.file(u"nowhere.json"_s), desk.folder.path()};
#ifdef Q_OS_UNIX
        files += desk.file(u"pipe.json"_s); // nobody ever writes to it
        QCOMPARE(::mkfifo(QFile::encodeName(files.back()).constData(), 0600), 0);
        files += u"/dev/zero"_s;
#endif
        for (const QString &file : std::as_const(files)) {
            desk.choose("importAction", "importFileDialog", file);
            QVERIFY(desk.said("saveMessage").contains(u"Nothing was imported"_s));
            QCOMPARE(desk.book.connections().size(), size_t(2));
        }
    }

    void aForgottenKeyIsAskedForAgain_data()
    {
        QTest::addColumn<bool>("isInUse");
        QTest::addColumn<QString>("said");
        QTest::newRow("of another connection") << false << u"no longer in memory"_s;
        QTest::newRow("of the one in use, whose session still has it") << true << u"keeps working until"_s;
    }

    void aForgottenKeyIsAskedForAgain()
    {
        QFETCH(bool, isInUse);
        QFETCH(QString, said);
        LiveService live;
        EastDesk desk(live);
        if (isInUse)
            desk.dialog->setOpenConnection([&desk] { return desk.book.find(u"east"_s); });
        QTRY_VERIFY(desk.find<QPushButton>("forgetButton")->isVisible());
        QTRY_VERIFY(desk.book.forgetsSecretOf(u"east"_s)); // it was written, to memory
        desk.click("forgetButton");
        auto *question = part<QDialog>(*desk.dialog, "forgetKeyDialog");
        QVERIFY(allWordsOf(*question).contains(u"East"_s));
        QVERIFY2(allWordsOf(*question).contains(u"removed from memory"_s), "there is no keyring here");
        QVERIFY(!part<QPushButton>(*question, "confirmForgetButton")->isDefault());
        QTest::mouseClick(part<QPushButton>(*question, "confirmForgetButton"), Qt::LeftButton);
        QTRY_VERIFY(desk.find<QLineEdit>("secretEdit")->isVisible());
        QTRY_VERIFY2(desk.said("saveMessage").contains(said), qPrintable(desk.said("saveMessage")));
        QVERIFY2(!desk.said("saveMessage").contains(u"keyring"_s), qPrintable(desk.said("saveMessage")));
        std::optional<bool> gone;
        desk.book.secretOf(u"east"_s, [&](const Secret &secret) { gone = secret.isEmpty(); });
        QTRY_VERIFY(gone);
        QVERIFY(*gone);
    }

    void theOneInUseIsConnectedAgainOnlyOnceItLeadsElsewhere()
    {
        LiveService live;
        EastDesk desk(live);
        desk.book.setCurrentId(u"east"_s);
        Connection opened = *desk.book.find(u"east"_s);
        desk.dialog->setOpenConnection([&opened] { return &opened; });
        const auto *connect = desk.find<QPushButton>("connectButton");
        QVERIFY(!connect->isEnabled());
        opened.baseUrl = QUrl(u"https://elsewhere.example.org"_s); // the session stayed there
        desk.dialog->followSession();
        QVERIFY(connect->isEnabled());
    }

    void whatWasSavedIsConnectedWhateverIsShownByThen_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("typed"); ///< as its name; empty: nothing
        QTest::addColumn<bool>("isLeft");
        QTest::newRow("another one is shown") << u"west"_s << QString() << true;
        QTest::newRow("another one is shown, and edited") << u"west"_s << u"Western"_s << false;
        QTest::newRow("more is typed into it") << u"east"_s << u"Far East"_s << false;
    }
    void whatWasSavedIsConnectedWhateverIsShownByThen()
    {
        QFETCH(const QString, shown);
        QFETCH(const QString, typed);
        QFETCH(const bool, isLeft);
        LiveService live;
        EastDesk desk(live);
        Connection west = *desk.book.find(u"east"_s);
        west.id = u"west"_s;
        west.name = u"West"_s;
        desk.book.add({west});
        QSignalSpy chosen(desk.dialog.data(), &ConnectionsDialog::connectRequested);
        desk.type("nameEdit", u"Eastern"_s);
        desk.find<QPushButton>("connectButton")->click();
        desk.dialog->select(shown); // before the keyring has answered
        if (!typed.isEmpty())
            desk.type("nameEdit", typed);
        QCOMPARE(chosen.size(), 0);
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toString(), u"east"_s);
        QCOMPARE(desk.book.find(u"east"_s)->name, u"Eastern"_s);
        QCOMPARE(desk.book.find(u"west"_s)->name, u"West"_s);
        QCOMPARE(!desk.dialog || !desk.dialog->isVisible(), isLeft);
        if (!isLeft)
            QCOMPARE(desk.find<QLineEdit>("nameEdit")->text(), typed); // it can still be saved
    }
};

LABDESK_TEST(tst_connectionsmore)
#include "tst_connectionsmore.moc"
