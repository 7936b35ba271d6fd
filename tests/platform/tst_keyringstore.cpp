// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answers.h"
#include "support/eventloop.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QUuid>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using labdesk::makeKeyringStore;
using labdesk::SecretStore;
using labdesk::tests::Answers;
using labdesk::tests::comesWithin;

// Run by tests/support/with-keyring.sh, which gives each of them a keyring of its own: a real one that works, one that
// is locked, and none. Without that script they fail: they must never reach for the keyring of the person who runs
// them.

namespace {

constexpr auto plenty = 4s; // a keyring that works answers within milliseconds

qint64 keyringProcess()
{
    const qint64 pid = qEnvironmentVariableIntValue("LABDESK_KEYRING_PID");
    if (pid <= 1 || qgetenv("LABDESK_INSIDE_BUS") != "yes")
        qFatal("run this through tests/support/with-keyring.sh");
    return pid;
}

QString freshName()
{
    return u"labdesk/"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

class tst_keyringstore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { keyringProcess(); }
    void s5_itIsFoundWithoutBeingTouched();
    void whatIsWrittenIsReadByTheNextProgram();
    void everyByteOfAKeySurvives();
    void aLaterWriteWins();
    void sessionOnlyLeavesNothingBehind();
    void whatIsRemovedIsGone();
    void whatIsForgottenIsLookedForAfterwards();
    void whoIsGoneIsNotAnswered();
    void s5_aFrozenKeyringIsGivenUp();
};

void tst_keyringstore::s5_itIsFoundWithoutBeingTouched()
{
    const auto store = makeKeyringStore(plenty);
    Answers answers;
    // Stopped, it would answer nothing: only the bus is asked.
    QCOMPARE(::kill(pid_t(keyringProcess()), SIGSTOP), 0);
    answers.look(*store);
    QVERIFY(!answers.isThere);
    const bool answered = QTest::qWaitFor([&] { return answers.isThere.has_value(); }, 30'000);
    QCOMPARE(::kill(pid_t(keyringProcess()), SIGCONT), 0);
    QVERIFY(answered && *answers.isThere);
}

void tst_keyringstore::whatIsWrittenIsReadByTheNextProgram()
{
    const QString name = freshName();
    Answers answers;
    {
        const auto store = makeKeyringStore(plenty);
        answers.write(*store, name, "sk_sandbox_1");
        QTRY_VERIFY(answers.kept);
        QCOMPARE(*answers.kept, SecretStore::Location::InKeyring);
    }
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "sk_sandbox_1");
    answers.read(*next, freshName());
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

void tst_keyringstore::everyByteOfAKeySurvives()
{
    QByteArray every;
    for (int c = 0x21; c <= 0x7e; ++c)
        every += char(c);
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, name, every.repeated(40));
    QTRY_VERIFY(answers.kept);
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, every.repeated(40));
}

void tst_keyringstore::aLaterWriteWins()
{
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers first, second;
    first.write(*store, name, "old");
    second.write(*store, name, "new");
    QTRY_VERIFY(first.kept && second.kept);
    Answers answers;
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "new");
}

void tst_keyringstore::sessionOnlyLeavesNothingBehind()
{
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, name, "first in the keyring");
    QTRY_VERIFY(answers.kept);
    answers.write(*store, name, "then not", true);
    QTRY_VERIFY(answers.kept);
    QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "then not");
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

void tst_keyringstore::whatIsRemovedIsGone()
{
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, name, "k");
    QTRY_VERIFY(answers.kept);
    store->remove(name);
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

void tst_keyringstore::whatIsForgottenIsLookedForAfterwards()
{
    const QString name = freshName();
    Answers answers;
    const auto store = makeKeyringStore(plenty);
    answers.write(*store, name, "k");
    QTRY_VERIFY(answers.kept);
    answers.forget(*store, name);
    QVERIFY(!answers.forgotten);
    QTRY_VERIFY(answers.forgotten);
    QVERIFY(*answers.forgotten);
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
    answers.forget(*next, name); // there is nothing: that is so, too
    QTRY_VERIFY(answers.forgotten);
    QVERIFY(*answers.forgotten);
}

void tst_keyringstore::whoIsGoneIsNotAnswered()
{
    const auto store = makeKeyringStore(plenty);
    bool wasCalled = false;
    auto gone = std::make_unique<QObject>();
    store->read(freshName(), gone.get(), [&wasCalled](const labdesk::Secret &) { wasCalled = true; });
    gone.reset();
    Answers later;
    later.read(*store, freshName());
    QTRY_VERIFY(later.secret);
    QVERIFY(!wasCalled);
}

void tst_keyringstore::s5_aFrozenKeyringIsGivenUp()
{
    const auto store = makeKeyringStore(1'000ms);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, freshName(), "it works");
    QTRY_VERIFY(answers.kept == SecretStore::Location::InKeyring);

    QCOMPARE(::kill(pid_t(keyringProcess()), SIGSTOP), 0);
    QElapsedTimer clock;
    clock.start();
    answers.write(*store, name, "k");
    QTRY_VERIFY(answers.kept);
    QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
    QVERIFY2(clock.elapsed() >= 900, qPrintable(QString::number(clock.elapsed())));
    answers.read(*store, name); // from memory: the person works on
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "k");
    Answers other;
    other.read(*store, freshName());
    QVERIFY2(comesWithin(500ms, [&] { return other.secret.has_value(); }), "what comes after waits no second time");
    answers.forget(*store, freshName());
    QTRY_VERIFY(answers.forgotten);
    QVERIFY2(!*answers.forgotten, "a keyring that does not answer is not taken at its word");

    // Said to be for this session only: the write that comes through late is taken back.
    QCOMPARE(::kill(pid_t(keyringProcess()), SIGCONT), 0);
    const QString another = freshName();
    other.kept = SecretStore::Location::ThisSessionOnly;
    const auto worksAgain = [&] {
        if (other.kept == SecretStore::Location::ThisSessionOnly)
            other.write(*store, another, "works again");
        return other.kept == SecretStore::Location::InKeyring;
    };
    QTRY_VERIFY(worksAgain());
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

/// The keyring is locked before the program starts, and there is nobody to unlock it.
class tst_keyringlocked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { keyringProcess(); }
    void s5_aLockedKeyringIsNoKeyring();
};

void tst_keyringlocked::s5_aLockedKeyringIsNoKeyring()
{
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, name, "k");
    QTRY_VERIFY(answers.kept);
    QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
    answers.look(*store);
    QTRY_VERIFY(answers.isThere);
    QVERIFY2(*answers.isThere, "it can be unlocked");
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "k");
    const auto next = makeKeyringStore(plenty);
    answers.read(*next, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
    answers.forget(*next, name);
    QTRY_VERIFY(answers.forgotten);
    QVERIFY2(!*answers.forgotten, "a locked keyring says of every key that it is not there");
}

/// A machine without a message bus.
class tst_keyringabsent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s5_withoutABusItIsForThisSessionOnly();
};

void tst_keyringabsent::s5_withoutABusItIsForThisSessionOnly()
{
    QVERIFY2(qgetenv("DBUS_SESSION_BUS_ADDRESS").contains("/nonexistent"), "this test must not reach a bus");
    const auto store = makeKeyringStore(plenty);
    const QString name = freshName();
    Answers answers;
    answers.write(*store, name, "k");
    QVERIFY(!answers.kept);
    QTRY_VERIFY(answers.kept);
    QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
    answers.look(*store);
    QTRY_VERIFY(answers.isThere);
    QVERIFY(!*answers.isThere);
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "k");
    answers.forget(*store, name);
    QTRY_VERIFY(answers.forgotten);
    QVERIFY2(!*answers.forgotten, "nobody could be asked");
    answers.read(*store, name);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

LABDESK_TEST(tst_keyringstore)
LABDESK_TEST(tst_keyringlocked)
LABDESK_TEST(tst_keyringabsent)
#include "tst_keyringstore.moc"
