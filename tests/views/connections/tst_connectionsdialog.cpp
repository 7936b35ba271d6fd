// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/connections/connectionsdialog.h"

#include <QCheckBox>
#include <QFile>
#include <QFocusEvent>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A keychain that is there and takes nothing, as one that is full or stays locked.
class BrokenKeyring : public SecretStore
{
public:
    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override
    {
        m_memory->read(name, context, std::move(done));
    }
    void write(const QString &name, const Secret &secret, bool, QObject *context,
               std::function<void(Location)> done) override
    {
        m_memory->write(name, secret, true, context, std::move(done));
    }
    void remove(const QString &name, QObject *context, std::function<void(bool)> done) override
    {
        m_memory->remove(name, context, std::move(done));
    }
    void forgetSessionOnly() override { m_memory->forgetSessionOnly(); }
    void checkKeyring(QObject *context, std::function<void(bool)> done) override
    {
        QTimer::singleShot(0, context, [done = std::move(done)] { done(true); });
    }

private:
    std::unique_ptr<SecretStore> m_memory = makeMemoryStore();
};

/// A dialog over a book of its own, with the running service as its local one.
struct Desk
{
    explicit Desk(LiveService &live, std::unique_ptr<SecretStore> store = makeMemoryStore())
        : settings(folder.filePath(u"settings.ini"_s)), secrets(std::move(store)), book(settings, *secrets)
    {
        book.setLocal(live.url(), Secret(live.key()));
        open();
    }
    ~Desk() { delete dialog.data(); }

    void open()
    {
        const auto client = [](const Connection &connection, const Credentials &secret) {
            return std::make_unique<api::ApiClient>(connection, secret, LiveService::hasty());
        };
        dialog = new ConnectionsDialog(book, *secrets, client);
        dialog->open();
    }
    template <class T> T *find(const char *name) const { return part<T>(*dialog, name); }
    void click(const char *name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void type(const char *name, const QString &text) const
    {
        find<QLineEdit>(name)->clear();
        QTest::keyClicks(find<QLineEdit>(name), text);
    }
    void fillIn(const QString &name, const QUrl &url, const QString &key) const
    {
        type("nameEdit", name);
        type("baseUrlEdit", url.toString());
        type("secretEdit", key);
    }
    QString said(const char *message) const
    {
        QStringList words;
        for (const QLabel *label : find<QWidget>(message)->findChildren<QLabel *>())
            words << label->text();
        return words.join(u' ');
    }

    QTemporaryDir folder;
    Settings settings;
    std::unique_ptr<SecretStore> secrets;
    ConnectionRegistry book;
    QPointer<ConnectionsDialog> dialog;
};

} // namespace

class tst_connectionsdialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsTestsSavesAndSwitches()
    {
        LiveService live;
        Desk desk(live);
        QSignalSpy chosen(desk.dialog.data(), &ConnectionsDialog::connectRequested);
        desk.click("newButton");
        desk.fillIn(u"Staging East"_s, live.url(), QString::fromLatin1(live.key()));
        desk.click("testButton");
        QTRY_VERIFY(desk.said("testMessage").contains(u"The service lists"_s));
        QVERIFY(desk.said("testMessage").contains(u"200"_s));

        desk.find<QPushButton>("saveButton")->setFocus();
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        QCOMPARE(desk.dialog->focusWidget(),
                 desk.find<QPushButton>("connectButton")); // the next step, not some other button
        QCOMPARE(desk.book.connections().size(), std::size_t(2));
        const Connection saved = desk.book.connections().back();
        QCOMPARE(saved.name, u"Staging East"_s);
        QCOMPARE(saved.baseUrl, live.url());
        QVERIFY(saved.scheme == AuthScheme(ApiKeyScheme{}));
        QByteArray kept;
        desk.book.secretOf(saved.id, [&](const Secret &secret) { kept = secret.reveal(); });
        QTRY_COMPARE(kept, live.key());

        desk.click("connectButton");
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), saved.id);
    }

    void aKeyThatWasNotStoredIsToldAlsoWhenConnecting()
    {
        LiveService live;
        Desk desk(live, std::make_unique<BrokenKeyring>());
        QSignalSpy chosen(desk.dialog.data(), &ConnectionsDialog::connectRequested);
        desk.click("newButton");
        QTRY_VERIFY(desk.find<QRadioButton>("keyringRadio")->isEnabled());
        desk.fillIn(u"Staging East"_s, live.url(), QString::fromLatin1(live.key()));
        desk.find<QRadioButton>("keyringRadio")->click();
        desk.click("connectButton");
        QTRY_COMPARE(chosen.count(), 1);
        QVERIFY2(desk.dialog && desk.dialog->isVisible(), "else nobody could read it");
        QVERIFY(desk.find<QWidget>("saveMessage")->isVisible());
        QVERIFY(desk.said("saveMessage").contains(u"couldn’t be stored in the keychain"_s));
        desk.click("connectButton"); // nothing is left to be told
        QCOMPARE(chosen.count(), 2);
        QVERIFY(!desk.dialog || !desk.dialog->isVisible());
    }

    void saysWhatANewConnectionStillNeeds()
    {
        LiveService live;
        Desk desk(live);
        auto *note = desk.find<QLabel>("formNoteLabel");
        desk.click("newButton");
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains(u"Base URL"_s), qPrintable(note->text()));
        QVERIFY(!desk.find<QPushButton>("connectButton")->isEnabled()); // to nowhere
        const int height = note->height();
        desk.fillIn(u"East"_s, live.url(), u"k"_s);
        QVERIFY2(!note->text().contains(u"Base URL"_s), qPrintable(note->text()));
        QCOMPARE(note->height(), height); // the fields below do not move
        QVERIFY(desk.find<QPushButton>("connectButton")->isEnabled());
        auto *list = desk.find<QListWidget>("connectionsList");
        QVERIFY(list->item(list->count() - 1)->data(Qt::AccessibleTextRole).toString().contains(u"not saved"_s)
                || list->item(list->count() - 1)->text().contains(u"East"_s));
        desk.click("saveButton");
        QTRY_COMPARE(note->text(), u"Saved on this computer."_s);
        QCOMPARE(note->height(), height);
        list->setCurrentRow(0); // the local service
        QVERIFY(note->text().startsWith(u"Runs inside Labdesk"_s));
    }

    void signsInWithTheOlderScheme()
    {
        service::ServiceOptions options;
        options.users = 3;
        options.clientId = "console";
        options.clientSecret = "hush-hush";
        service::LocalService legacy(options);
        legacy.startAndWait();
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.find<QRadioButton>("bearerRadio")->click();
        desk.fillIn(u"Legacy"_s, legacy.baseUrl(), u"wrong"_s);
        desk.type("authUrlEdit", legacy.baseUrl().toString());
        desk.type("clientIdEdit", u"console"_s);
        desk.type("audienceEdit", legacy.baseUrl().toString());
        desk.click("testButton");
        QTRY_VERIFY2(desk.said("testMessage").contains(u"rejected the API client ID"_s),
                     qPrintable(desk.said("testMessage")));
        QCOMPARE(legacy.faultInjector().requestCount("POST", "/oauth/token"), 1);
        QCOMPARE(legacy.faultInjector().requestCount("GET", "/v2/providers"), 0);

        desk.type("secretEdit", u"hush-hush"_s);
        desk.click("testButton");
        QTRY_VERIFY2(desk.said("testMessage").contains(u"The service lists"_s), qPrintable(desk.said("testMessage")));
        QCOMPARE(legacy.faultInjector().requestCount("POST", "/oauth/token"), 2);
        QCOMPARE(legacy.faultInjector().requestCount("GET", "/v2/providers"), 1);
    }

    void neverShowsAKeyThatIsStored()
    {
        LiveService live;
        Desk desk(live);
        const QString key = u"very-secret-key-0123456789"_s;
        desk.click("newButton");
        desk.fillIn(u"East"_s, live.url(), key);
        QCOMPARE(desk.find<QLineEdit>("secretEdit")->echoMode(), QLineEdit::Password);
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QPushButton>("replaceButton")->isVisible());
        QVERIFY(!desk.find<QLineEdit>("secretEdit")->isVisible());
        QVERIFY(!allWordsOf(*desk.dialog).contains(key));
        QFile file(desk.settings.file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("East"));
        QVERIFY(!written.contains(key.toLatin1()));

        desk.click("replaceButton");
        QVERIFY(desk.find<QLineEdit>("secretEdit")->isVisible());
        QVERIFY(desk.find<QLineEdit>("secretEdit")->text().isEmpty());
    }

    void testsWithTheStoredKey()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.fillIn(u"East"_s, live.url(), QString::fromLatin1(live.key()));
        desk.click("saveButton");
        QTRY_VERIFY(desk.find<QPushButton>("replaceButton")->isVisible());
        desk.click("testButton");
        QTRY_VERIFY(desk.said("testMessage").contains(u"The service lists"_s));
    }

    void saysWhyATestFails_data()
    {
        QTest::addColumn<QUrl>("url");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("status");
        QTest::newRow("a wrong key") << QUrl() << u"wrong"_s << u"Status 401"_s;
        QTest::newRow("nobody listens") << QUrl(u"http://127.0.0.1:1"_s) << u"k"_s << QString();
    }

    void saysWhyATestFails()
    {
        QFETCH(QUrl, url);
        QFETCH(QString, key);
        QFETCH(QString, status);
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.fillIn(u"East"_s, url.isEmpty() ? live.url() : url, key);
        desk.click("testButton");
        auto *button = desk.find<QPushButton>("testButton");
        QTRY_VERIFY(button->isEnabled());
        QVERIFY(desk.find<QWidget>("testMessage")->isVisible());
        QVERIFY(!desk.said("testMessage").contains(u"The service lists"_s));
        QVERIFY(desk.said("testMessage").contains(status));
        QCOMPARE(desk.find<QLineEdit>("nameEdit")->text(), u"East"_s); // nothing is lost
        QCOMPARE(desk.find<QLineEdit>("secretEdit")->text(), key);
    }

    void refusesInPlace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("label");
        QTest::newRow("a name that is taken")
            << u"local SERVICE"_s << u"https://api.example.com"_s << u"k"_s << QByteArray("nameProblemLabel");
        QTest::newRow("plain http to another machine")
            << u"East"_s << u"http://api.example.com"_s << u"k"_s << QByteArray("baseUrlProblemLabel");
        QTest::newRow("no address") << u"East"_s << u""_s << u"k"_s << QByteArray("baseUrlProblemLabel");
        QTest::newRow("a file") << u"East"_s << u"file:///etc/passwd"_s << u"k"_s << QByteArray("baseUrlProblemLabel");
        QTest::newRow("no key") << u"East"_s << u"https://api.example.com"_s << u""_s
                                << QByteArray("secretProblemLabel");
    }

    void refusesInPlace()
    {
        QFETCH(QString, name);
        QFETCH(QString, url);
        QFETCH(QString, key);
        QFETCH(QByteArray, label);
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.type("nameEdit", name);
        desk.type("baseUrlEdit", url);
        desk.type("secretEdit", key);
        desk.click("saveButton");
        QVERIFY(desk.find<QLabel>(label.constData())->isVisible());
        QVERIFY(!desk.find<QLabel>(label.constData())->text().isEmpty());
        QCOMPARE(desk.book.connections().size(), std::size_t(1));
    }

    void saysWhatIsWrongWithAnAddressOnceItWasLeft()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        auto *problem = desk.find<QLabel>("baseUrlProblemLabel");
        QVERIFY(!problem->isVisible()); // nobody has been there
        desk.type("baseUrlEdit", u"http://api.example.com"_s);
        QVERIFY(!problem->isVisible()); // it may not be complete
        QFocusEvent left(QEvent::FocusOut, Qt::TabFocusReason);
        QCoreApplication::sendEvent(desk.find<QLineEdit>("baseUrlEdit"), &left);
        QVERIFY(problem->isVisible());
        desk.type("baseUrlEdit", u"https://api.example.com"_s);
        QVERIFY(!problem->isVisible());
        QVERIFY(!desk.find<QLabel>("nameProblemLabel")->isVisible());
    }

    void keepsABearerConnection()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        QVERIFY(!desk.find<QLineEdit>("clientIdEdit")->isVisible());
        desk.type("nameEdit", u"Legacy"_s);
        desk.click("saveButton");
        QVERIFY(desk.find<QLabel>("baseUrlProblemLabel")->isVisible());
        desk.find<QRadioButton>("bearerRadio")->click();
        QVERIFY(desk.find<QLineEdit>("clientIdEdit")->isVisible());
        QVERIFY(!desk.find<QLineEdit>("headerEdit")->isVisible());
        QVERIFY(!desk.find<QLabel>("authUrlProblemLabel")->isVisible()); // nobody has been there
        desk.fillIn(u"Legacy"_s, QUrl(u"https://api.example.com"_s), u"hush"_s);
        desk.type("authUrlEdit", u"https://auth.example.com/"_s);
        desk.type("clientIdEdit", u"me"_s);
        QVERIFY(!desk.find<QLineEdit>("audienceEdit")->isVisible()); // folded: it is the base URL as a rule
        desk.click("saveButton");
        QTRY_COMPARE(desk.book.connections().size(), std::size_t(2));
        QVERIFY(
            desk.book.connections().back().scheme
            == AuthScheme(BearerScheme{QUrl(u"https://auth.example.com"_s), u"me"_s, u"https://api.example.com"_s}));
    }

    void beginsProductionWithoutWrites()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        auto *readOnly = desk.find<QCheckBox>("readOnlyCheck");
        QVERIFY(!readOnly->isChecked());
        desk.find<QRadioButton>("productionRadio")->click();
        QVERIFY(readOnly->isChecked());
        readOnly->click(); // by hand: from now on the environment does not decide
        desk.find<QRadioButton>("sandboxRadio")->click();
        desk.find<QRadioButton>("productionRadio")->click();
        QVERIFY(!readOnly->isChecked());
    }

    void asksBeforeItThrowsAwayWhatWasTyped()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.type("nameEdit", u"Half"_s);
        auto *list = desk.find<QListWidget>("connectionsList");
        list->setCurrentRow(0); // looking at another one loses nothing
        list->setCurrentRow(list->count() - 1);
        QCOMPARE(desk.find<QLineEdit>("nameEdit")->text(), u"Half"_s);

        QTest::keyClick(desk.dialog.data(), Qt::Key_Escape);
        QVERIFY(desk.dialog && desk.dialog->isVisible());
        QVERIFY(desk.said("saveMessage").contains(u"Half"_s));
        QTest::mouseClick(part<QPushButton>(*desk.find<QWidget>("saveMessage"), "messageButton"), Qt::LeftButton);
        QTRY_VERIFY(!desk.dialog);
        QCOMPARE(desk.book.connections().size(), std::size_t(1));
    }

    void deletesAfterAskingByName()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        desk.fillIn(u"East"_s, live.url(), u"k"_s);
        desk.click("saveButton");
        QTRY_COMPARE(desk.book.connections().size(), std::size_t(2));
        const QString id = desk.book.connections().back().id;
        QTRY_VERIFY(desk.find<QPushButton>("deleteButton")->isEnabled());
        desk.click("deleteButton");
        auto *question = part<QDialog>(*desk.dialog, "deleteConnectionDialog");
        QVERIFY(allWordsOf(*question).contains(u"East"_s));
        QTest::mouseClick(part<QPushButton>(*question, "confirmDeleteButton"), Qt::LeftButton);
        QCOMPARE(desk.book.connections().size(), std::size_t(1));
        bool empty = false;
        desk.book.secretOf(id, [&](const Secret &secret) { empty = secret.isEmpty(); });
        QTRY_VERIFY(empty);
        QVERIFY(!desk.find<QPushButton>("deleteButton")->isEnabled()); // the local service stays
    }

    void whatIsSeldomChangedIsFolded()
    {
        LiveService live;
        Desk desk(live);
        desk.click("newButton");
        QVERIFY(!desk.find<QLineEdit>("headerEdit")->isVisible());
        desk.click("routeButton");
        QVERIFY(desk.find<QLineEdit>("headerEdit")->isVisible());
        desk.type("headerEdit", u"Host"_s);
        desk.click("routeButton");
        desk.fillIn(u"East"_s, live.url(), u"k"_s);
        desk.click("saveButton"); // which unfolds what is wrong
        QVERIFY(desk.find<QLineEdit>("headerEdit")->isVisible());
        QVERIFY(desk.find<QLabel>("headerProblemLabel")->isVisible());
    }

    void thePageWithoutFieldsHasNoDeadButtons()
    {
        LiveService live;
        Desk desk(live);
        for (const char *dead : {"saveButton", "deleteButton", "connectButton"})
            QVERIFY2(!desk.find<QPushButton>(dead)->isVisible(), dead); // the local service is in use
        desk.click("newButton");
        for (const char *needed : {"saveButton", "deleteButton", "connectButton"})
            QVERIFY2(desk.find<QPushButton>(needed)->isVisible(), needed);
        QVERIFY(desk.find<QPushButton>("connectButton")->isDefault());
    }

    void saysWhenThereIsNoKeyring()
    {
        LiveService live;
        Desk desk(live); // its store has none
        desk.click("newButton");
        QTRY_VERIFY(desk.find<QLabel>("storeProblemLabel")->isVisible());
        QVERIFY(!desk.find<QRadioButton>("keyringRadio")->isEnabled());
        QVERIFY(desk.find<QRadioButton>("sessionRadio")->isChecked());
        desk.fillIn(u"East"_s, live.url(), u"k"_s);
        desk.click("saveButton");
        QTRY_VERIFY(desk.said("saveMessage").contains(u"this session only"_s));
    }
};

LABDESK_TEST(tst_connectionsdialog)
#include "tst_connectionsdialog.moc"
