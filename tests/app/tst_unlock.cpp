// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockstage.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;

namespace {

/// A keychain that is locked when something is to be removed.
class StubbornStore : public SecretStore
{
public:
    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override
    {
        m_memory->read(name, context, std::move(done));
    }
    void write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
               std::function<void(Location)> done) override
    {
        m_memory->write(name, secret, thisSessionOnly, context,
                        [done = std::move(done)](Location) { done(Location::InKeyring); });
    }
    void remove(const QString &, QObject *context, std::function<void(bool)> done) override
    {
        if (done && !isAsking)
            QTimer::singleShot(0, context, [done = std::move(done)] { done(false); });
    }
    void forgetSessionOnly() override { }
    void checkKeyring(QObject *context, std::function<void(bool)> done) override
    {
        m_memory->checkKeyring(context, std::move(done));
    }

    bool isAsking = false; ///< and nobody answers

private:
    std::unique_ptr<SecretStore> m_memory = makeMemoryStore();
};

} // namespace

/// The passphrase, the keys, and how one comes back.
class tst_unlock : public QObject, protected tests::LockStage
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_makeStore = makeMemoryStore;
        QVERIFY(begin());
    }
    void cleanup() { m_stage.reset(); }

    void withoutAPassphraseItSaysThatItIsNoProtection()
    {
        QVERIFY(lock());
        QCOMPARE(cover()->accessibleName(), u"Locked"_s);
        QVERIFY(cover()->accessibleDescription().contains(u"anyone at this computer can unlock Labdesk"_s));
        QVERIFY(!cover()->findChild<QLineEdit *>());
    }

    void withAPassphraseItIsCalledLockAndOnlyThatOpensIt()
    {
        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        QCOMPARE(cover()->accessibleName(), u"Locked"_s);
        type(u"a bad passphrase"_s);
        auto *message = coverPart<InlineMessage>("coverMessage");
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), patience);
        QCOMPARE(message->sentence(), u"Incorrect passphrase."_s);
        QVERIFY(!coverPart<QLineEdit>("passphraseEdit")->isEnabled());
        QVERIFY(coverPart<QLineEdit>("passphraseEdit")->text().isEmpty());
        m_time += 1s;
        QTRY_VERIFY(coverPart<QLineEdit>("passphraseEdit")->isEnabled());
        type(u"a good passphrase"_s);
        QVERIFY(comesBack());
    }

    void aLockedProgramStartsLocked()
    {
        QVERIFY(setPassphrase("a good passphrase"));
        remakeConsole();
        console().start();
        QVERIFY(cover());
        QTRY_VERIFY(console().isUnloaded());
        QVERIFY(!console().session());
        QVERIFY2(!console().localService(), "nothing is begun behind it");
        type(u"a good passphrase"_s);
        QVERIFY(m_stage->isReady());
        QVERIFY(!cover());
    }

    void eachPassphraseOfAStartIsRecorded()
    {
        const auto recorded = [this] {
            QFile trail(m_stage->folder.filePath(u"audit/audit-000001.jsonl"_s));
            return trail.open(QFile::ReadOnly) ? trail.readAll() : QByteArray();
        };
        QVERIFY(setPassphrase("a good passphrase"));
        for (int start = 1; start <= 2; ++start) { // whoever quits before each guess leaves a trace, too
            remakeConsole();
            console().start();
            m_time += 60s;
            QTRY_VERIFY(coverPart<QLineEdit>("passphraseEdit")->isEnabled());
            type(u"a bad passphrase"_s);
            QTRY_VERIFY_WITH_TIMEOUT(coverPart<InlineMessage>("coverMessage")->isVisible(), patience);
            QVERIFY(!console().session());
            QTRY_COMPARE(recorded().count("\"refusedUnlock\""), start);
        }
        m_time += 60s;
        QTRY_VERIFY(coverPart<QLineEdit>("passphraseEdit")->isEnabled());
        const auto unlocked = recorded().count("\"unlock\"");
        type(u"a good passphrase"_s);
        QVERIFY(m_stage->isReady());
        QTRY_COMPARE(recorded().count("\"unlock\""), unlocked + 1);
    }

    void aLinkWaitsForTheEndOfIt()
    {
        QVERIFY(m_stage->openRow(0));
        const QString other = session().users().store().idText(5);
        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        console().openIncomingLink(u"labdesk://user/"_s + other);
        QVERIFY(note().contains(u"link"_s));
        QVERIFY(!session().details().userId());
        type(u"a good passphrase"_s);
        QVERIFY(comesBack());
        QTRY_VERIFY(session().details().userId() && session().details().userId()->text() == other);
    }

    void aKeyThatIsInMemoryOnly_data()
    {
        QTest::addColumn<bool>("passphrase");
        QTest::newRow("is forgotten where anybody can come back") << false;
        QTest::newRow("is there again behind a passphrase") << true;
    }

    void aKeyThatIsInMemoryOnly()
    {
        QFETCH(const bool, passphrase);
        QVERIFY(goElsewhere());
        if (passphrase)
            QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        QCOMPARE(note().contains(u"for this session only and has been removed"_s), !passphrase);
        if (passphrase) {
            type(u"a good passphrase"_s);
            QVERIFY(comesBack());
            return;
        }
        coverPart<QPushButton>("showAgainButton")->click();
        QTRY_VERIFY(!cover());
        QVERIFY(isWithoutKey());
    }

    void aKeyThatCannotBeReadIsAskedFor()
    {
        QVERIFY(goElsewhere());
        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        const Connection open = session().connection();
        console().connections().forgetSessionSecrets(); // as a keyring that is locked: nothing is found
        type(u"a good passphrase"_s);
        auto *message = coverPart<InlineMessage>("coverMessage");
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), patience);
        QVERIFY(message->sentence().contains(u"this connection’s key"_s));
        console().connections().save(open, Secret(m_stage->elsewhere->key()), true, [](SecretStore::Location) {});
        QVERIFY(coverPart<QPushButton>("showAgainButton")->isVisible());
        QVERIFY(showsAgain()); // the passphrase is not asked for twice
    }

    void whoHasLostThePassphraseLosesTheKeys()
    {
        QVERIFY(goElsewhere());
        QVERIFY(m_stage->openRow(0));
        QVERIFY(m_stage->openRow(1));
        QVERIFY(!session().bookmarks().recent().empty());
        startJob();
        m_stage->part<QLineEdit>("filterEdit")->setText(u"canary"_s);
        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        coverPart<QPushButton>("forgetKeysButton")->click();
        QVERIFY2(cover() && console().screenLock().hasPassphrase(), "it asks first");
        coverPart<InlineMessage>("coverMessage")->button()->click();
        QTRY_VERIFY(!cover());
        QVERIFY(!console().screenLock().hasPassphrase());
        QTRY_VERIFY_WITH_TIMEOUT(console().session(), patience);
        QVERIFY(isWithoutKey());
        QVERIFY2(session().jobs().jobs().empty(), "what was done before is for whoever knows the passphrase");
        QVERIFY(session().bookmarks().recent().empty());
        QCOMPARE(m_stage->part<QLineEdit>("filterEdit")->text(), QString());
        QVERIFY(!session().details().userId());
        for (const api::RequestRecord &request : session().requests().records())
            QVERIFY(!RequestLog::isInherited(request));
        for (const AuditRecord &record : console().audit().records())
            QVERIFY2(record.operation != u"unlock", "nobody gave the passphrase");
    }

    void aKeyThatMayBeLeftKeepsThePassphrase()
    {
        m_makeStore = [] { return std::make_unique<StubbornStore>(); };
        QVERIFY(locksWithAKeptKey());
        for (int attempt = 1; attempt <= 2; ++attempt) {
            if (attempt == 1)
                coverPart<QPushButton>("forgetKeysButton")->click();
            auto *message = coverPart<InlineMessage>("coverMessage");
            message->button()->click();
            QTRY_VERIFY_WITH_TIMEOUT(message->isVisible() && message->sentence().contains(u"may still be"_s), patience);
            QVERIFY(console().screenLock().hasPassphrase() && cover());
        }
        type(u"a good passphrase"_s);
        QVERIFY(comesBack());
    }

    void aKeyThatMayBeLeftKeepsThePassphraseAfterAnInterruptedAttempt()
    {
        bool isAsking = true;
        m_makeStore = [&isAsking] {
            auto store = std::make_unique<StubbornStore>();
            store->isAsking = isAsking;
            return store;
        };
        QVERIFY(locksWithAKeptKey());
        coverPart<QPushButton>("forgetKeysButton")->click();
        coverPart<InlineMessage>("coverMessage")->button()->click();
        QCOMPARE(coverPart<InlineMessage>("coverMessage")->sentence(), u"Forgetting keys…"_s);
        QVERIFY(!coverPart<QPushButton>("forgetKeysButton")->isEnabled());
        QVERIFY(!coverPart<QLineEdit>("passphraseEdit")->isEnabled());
        isAsking = false;
        remakeConsole(); // it was quit meanwhile
        console().start();
        QTRY_VERIFY(console().isUnloaded());
        coverPart<QPushButton>("forgetKeysButton")->click();
        coverPart<InlineMessage>("coverMessage")->button()->click();
        auto *message = coverPart<InlineMessage>("coverMessage");
        QTRY_VERIFY_WITH_TIMEOUT(message->sentence().contains(u"may still be"_s), patience);
        QVERIFY(console().screenLock().hasPassphrase() && cover());
        QVERIFY(coverPart<QPushButton>("forgetKeysButton")->isEnabled());
    }

    void whoStayedAtTheOldAddressComesBackAtTheNewOne()
    {
        QVERIFY(goElsewhere());
        startJob();
        Connection moved = session().connection();
        moved.name = u"Moved"_s;
        moved.environment = Environment::Production;
        moved.baseUrl = console().localService()->baseUrl();
        const auto save = [this](const Connection &connection) {
            console().connections().save(connection, Secret(console().localService()->key()), true,
                                         [](SecretStore::Location) {});
        };
        save(moved);
        const auto question = [this] { return m_stage->part<QDialog>("leaveDialog"); };
        QTRY_VERIFY_WITH_TIMEOUT(question(), patience);
        question()->reject();
        QTRY_VERIFY_WITH_TIMEOUT(window().windowTitle().contains(u"Moved"_s), patience); // built anew
        QVERIFY2(window().windowTitle().contains(u"SANDBOX"_s), qPrintable(window().windowTitle()));
        Connection another = moved;
        another.id = u"another"_s;
        QSignalSpy changed(&console().connections(), &ConnectionRegistry::secretEntered);
        save(another);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY2(!question(), "it was asked about this change");

        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        m_stage->elsewhere->faultInjector().set({{.status = 500}});
        const auto requests = [this] { return m_stage->elsewhere->faultInjector().requestCount("GET", "/"); };
        type(u"a good passphrase"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!cover() && console().session(), patience);
        const int before = requests(); // until then, the job goes on
        QVERIFY(m_stage->isReady());
        QVERIFY(session().connection() == moved);
        QVERIFY2(window().windowTitle().contains(u"PRODUCTION"_s), qPrintable(window().windowTitle()));
        QCOMPARE(requests(), before); // the new key is not the old service's
    }

    void aKeyThatWasForgottenInUseIsAskedForAfterTheLock()
    {
        QVERIFY(goElsewhere());
        QVERIFY(setPassphrase("a good passphrase"));
        console().connections().forgetSecret(session().connection().id, {});
        QVERIFY(lock());
        QVERIFY(note().contains(u"key has been removed"_s));
        type(u"a good passphrase"_s);
        QTRY_VERIFY(!cover());
        QVERIFY(isWithoutKey());
    }

    void capsLockIsToldWhereItShows()
    {
        QVERIFY(setPassphrase("a good passphrase"));
        QVERIFY(lock());
        auto *edit = coverPart<QLineEdit>("passphraseEdit");
        auto *message = coverPart<InlineMessage>("coverMessage");
        QKeyEvent capital(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, u"A"_s);
        QApplication::sendEvent(edit, &capital);
        QVERIFY(message->isVisible());
        QCOMPARE(message->sentence(), u"Caps Lock is on."_s);
        QKeyEvent shifted(QEvent::KeyPress, Qt::Key_A, Qt::ShiftModifier, u"A"_s);
        QApplication::sendEvent(edit, &shifted);
        QVERIFY(!message->isVisible());
    }

private:
    /// With a connection whose key is in the keychain.
    bool locksWithAKeptKey()
    {
        remakeConsole();
        if (!m_stage->start())
            return false;
        Connection kept = session().connection();
        kept.id = u"kept"_s;
        console().connections().save(kept, Secret("key"), false, [](SecretStore::Location) {});
        return setPassphrase("a good passphrase") && lock();
    }
};

LABDESK_TEST(tst_unlock)
#include "tst_unlock.moc"
