// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/connections/connectionsdialog.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

// Run by tests/support/with-keyring.sh, with a real keyring on a bus of its own.

namespace {

/// Every call that anybody makes to the keyring, as the bus carries it.
class KeyringCalls
{
public:
    KeyringCalls()
    {
        m_monitor.start(u"dbus-monitor"_s,
                        {u"--session"_s, u"type='method_call',destination='org.freedesktop.secrets'"_s});
        const bool listens = QTest::qWaitFor(
            [this] {
                call(u"Listen"_s);
                return hears(u"Listen"_s);
            },
            30'000);
        if (!listens)
            qFatal("dbus-monitor hears nothing");
    }
    ~KeyringCalls()
    {
        m_monitor.kill();
        m_monitor.waitForFinished();
    }

    /// What was called up to now: the bus keeps the order, so a call of our own marks its end.
    QStringList upToNow()
    {
        const QString mark = u"Mark%1"_s.arg(++m_marks);
        call(mark);
        if (!QTest::qWaitFor([&] { return hears(mark); }, 30'000))
            qFatal("dbus-monitor hears nothing");
        QStringList calls;
        for (const QString &line : m_heard.split(u'\n'))
            if (line.startsWith(u"method call"_s) && !line.contains(u"org.labdesk"_s))
                calls += line.section(u"interface="_s, 1);
        return calls;
    }

private:
    static void call(const QString &mark)
    {
        QDBusConnection::sessionBus().send(
            QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/"_s, u"org.labdesk"_s, mark));
    }

    bool hears(const QString &mark)
    {
        m_heard += QString::fromUtf8(m_monitor.readAllStandardOutput());
        return m_heard.contains(u"member="_s + mark + u'\n');
    }

    QProcess m_monitor;
    QString m_heard;
    int m_marks = 0;
};

} // namespace

/// The keyring of the desktop, which may ask a person for a passphrase whenever it is touched.
class tst_connectionskeyring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (qgetenv("LABDESK_INSIDE_BUS") != "yes")
            qFatal("run this through tests/support/with-keyring.sh");
    }

    void theFormTouchesNoKeyringBeforeAKeyIsSaved()
    {
        KeyringCalls calls;
        QVERIFY(calls.upToNow().isEmpty()); // it listens
        LiveService live;
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"settings.ini"_s));
        const auto secrets = makeKeyringStore();
        ConnectionRegistry book(settings, *secrets);
        const Connection west{.id = u"west"_s,
                              .name = u"West"_s,
                              .environment = Environment::Sandbox,
                              .baseUrl = live.url(),
                              .scheme = ApiKeyScheme{},
                              .readOnly = false};
        book.add({west}); // one whose key nobody has entered
        ConnectionsDialog dialog(book, *secrets, {});
        dialog.open();
        part<QPushButton>(dialog, "newButton")->click();
        QTRY_VERIFY(part<QRadioButton>(dialog, "keyringRadio")->isEnabled());
        part<QLineEdit>(dialog, "nameEdit")->setText(u"East"_s);
        part<QLineEdit>(dialog, "baseUrlEdit")->setText(live.url().toString());
        part<QLineEdit>(dialog, "secretEdit")->setText(u"a-key"_s);
        auto *list = part<QListWidget>(dialog, "connectionsList");
        for (int row = 0; row < list->count(); ++row)
            list->setCurrentRow(row); // looking at one asks for no key either
        bool isKnown = false;
        secrets->checkKeyring(&dialog, [&isKnown](bool isThere) { isKnown = isThere; });
        QTRY_VERIFY(isKnown); // and so is what the dialog asked before
        const QStringList touched = calls.upToNow();
        QVERIFY2(touched.isEmpty(), qPrintable(touched.join(u'\n')));

        part<QPushButton>(dialog, "saveButton")->click();
        QTRY_VERIFY(allWordsOf(*part<QWidget>(dialog, "saveMessage")).contains(u"in the system keychain"_s));
        QVERIFY(!calls.upToNow().isEmpty());
    }

    void whetherAKeyIsStoredIsKnownAfterARestartWithoutAskingForIt()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        const Connection stored{.id = u"stored"_s,
                                .name = u"Stored"_s,
                                .environment = Environment::Sandbox,
                                .baseUrl = QUrl(u"https://one.example.com"_s),
                                .scheme = ApiKeyScheme{},
                                .readOnly = false};
        Connection session = stored;
        session.id = u"session"_s;
        session.name = u"Session"_s;
        {
            Settings settings(file);
            const auto secrets = makeKeyringStore();
            ConnectionRegistry book(settings, *secrets);
            int kept = 0;
            book.save(stored, Secret("k1"), false, [&kept](SecretStore::Location) { ++kept; });
            book.save(session, Secret("k2"), true, [&kept](SecretStore::Location) { ++kept; });
            QTRY_COMPARE(kept, 2);
            QVERIFY(book.hasSecret(u"stored"_s) && book.hasSecret(u"session"_s));
        }
        KeyringCalls calls;
        QVERIFY(calls.upToNow().isEmpty());
        Settings settings(file);
        const auto secrets = makeKeyringStore();
        ConnectionRegistry book(settings, *secrets);
        ConnectionsDialog dialog(book, *secrets, {});
        dialog.open();
        dialog.select(u"stored"_s);
        QVERIFY(part<QPushButton>(dialog, "replaceButton")->isVisible());
        dialog.select(u"session"_s);
        QVERIFY(part<QLineEdit>(dialog, "secretEdit")->isVisible());
        QVERIFY(calls.upToNow().isEmpty());
    }

    void theNextKeyIsToGoWhereTheLastOneWent_data()
    {
        QTest::addColumn<bool>("isLockedBefore");
        QTest::newRow("while it is known") << false;
        QTest::newRow("after a lock, which has forgotten it") << true;
    }

    void theNextKeyIsToGoWhereTheLastOneWent()
    {
        QFETCH(bool, isLockedBefore);
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"settings.ini"_s));
        const auto secrets = makeKeyringStore();
        ConnectionRegistry book(settings, *secrets);
        const Connection stored{.id = u"stored"_s,
                                .name = u"Stored"_s,
                                .environment = Environment::Sandbox,
                                .baseUrl = QUrl(u"https://one.example.com"_s),
                                .scheme = ApiKeyScheme{},
                                .readOnly = false};
        Connection session = stored;
        session.id = u"session"_s;
        session.name = u"Session"_s;
        int kept = 0;
        book.save(stored, Secret("k1"), false, [&kept](SecretStore::Location) { ++kept; });
        book.save(session, Secret("k2"), true, [&kept](SecretStore::Location) { ++kept; });
        QTRY_COMPARE(kept, 2);
        if (isLockedBefore)
            book.forgetSessionSecrets();
        ConnectionsDialog dialog(book, *secrets, {});
        dialog.open();
        bool isKnown = false;
        secrets->checkKeyring(&dialog, [&isKnown](bool isThere) { isKnown = isThere; });
        QTRY_VERIFY(isKnown);
        auto *inSession = part<QRadioButton>(dialog, "sessionRadio");
        dialog.enterKey(session.id);
        QVERIFY(inSession->isVisible() && inSession->isChecked());
        dialog.enterKey(stored.id);
        QVERIFY(part<QRadioButton>(dialog, "keyringRadio")->isChecked());
        part<QLineEdit>(dialog, "secretEdit")->setText(u"k3"_s);
        inSession->click();
        dialog.select(session.id);
        dialog.select(stored.id);
        QVERIFY(inSession->isChecked()); // what was chosen for a key that isn't saved yet
    }
};

LABDESK_TEST(tst_connectionskeyring)
#include "tst_connectionskeyring.moc"
