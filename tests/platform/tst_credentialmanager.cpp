// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answers.h"
#include "support/testmain.h"

#include <QUuid>
#include <qt_windows.h>

#include <wincred.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using labdesk::makeKeyringStore;
using labdesk::SecretStore;
using labdesk::tests::Answers;

/// The Credential Manager of the account that runs the test. Each entry has a name that was never used, and goes at the
/// end.
class tst_credentialmanager : public QObject
{
    Q_OBJECT

    static constexpr auto plenty = 30s;
    std::vector<QString> m_names;

    QString freshName()
    {
        m_names.push_back(u"labdesk/"_s + QUuid::createUuid().toString(QUuid::WithoutBraces));
        return m_names.back();
    }
    static bool isEntry(const QString &target)
    {
        PCREDENTIALW found = nullptr;
        const bool isThere
            = ::CredReadW(reinterpret_cast<const wchar_t *>(target.utf16()), CRED_TYPE_GENERIC, 0, &found);
        if (isThere)
            ::CredFree(found);
        return isThere;
    }

private Q_SLOTS:
    void cleanup()
    {
        for (const QString &name : std::exchange(m_names, {}))
            ::CredDeleteW(reinterpret_cast<const wchar_t *>(name.utf16()), CRED_TYPE_GENERIC, 0);
    }

    void isThere()
    {
        const auto store = makeKeyringStore(plenty);
        Answers answers;
        answers.look(*store);
        QTRY_VERIFY(answers.isThere);
        QVERIFY(*answers.isThere);
    }

    /// The name of an entry is all that tells it from those of other programs.
    void anEntryIsNamedAfterLabdeskAndRemovedWithItsKey()
    {
        const auto store = makeKeyringStore(plenty);
        const QString name = freshName();
        Answers answers;
        answers.write(*store, name, "sk_sandbox_1");
        QTRY_VERIFY(answers.kept);
        QCOMPARE(*answers.kept, SecretStore::Location::InKeyring);
        QVERIFY(name.startsWith(u"labdesk/"_s) && isEntry(name));
        answers.forget(*store, name);
        QTRY_VERIFY(answers.forgotten);
        QVERIFY(*answers.forgotten && !isEntry(name));
    }

    void whatIsWrittenIsReadByTheNextProgram_data()
    {
        QByteArray every;
        for (int c = 0x21; c <= 0x7e; ++c)
            every += char(c);
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("a short key") << QByteArray("sk_sandbox_1");
        QTest::newRow("every printable character") << every;
        QTest::newRow("as long as an entry may be") << every.repeated(40).left(CRED_MAX_CREDENTIAL_BLOB_SIZE - 1);
    }
    void whatIsWrittenIsReadByTheNextProgram()
    {
        QFETCH(QByteArray, key);
        const QString name = freshName();
        Answers answers;
        const auto store = makeKeyringStore(plenty);
        answers.write(*store, name, key);
        QTRY_VERIFY(answers.kept);
        QCOMPARE(*answers.kept, SecretStore::Location::InKeyring);
        const auto next = makeKeyringStore(plenty);
        answers.read(*next, name);
        QTRY_VERIFY(answers.secret);
        QCOMPARE(*answers.secret, key);
    }

    void aKeyTooLongForAnEntryIsKeptForThisSession()
    {
        const auto store = makeKeyringStore(plenty);
        const QString name = freshName();
        Answers answers;
        answers.write(*store, name, QByteArray(20 * 1024, 'k'));
        QTRY_VERIFY(answers.kept);
        QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
        QVERIFY(!isEntry(name));
    }

    void sessionOnlyLeavesNothingBehind()
    {
        const auto store = makeKeyringStore(plenty);
        const QString name = freshName();
        Answers answers;
        answers.write(*store, name, "first in the Credential Manager");
        QTRY_VERIFY(answers.kept);
        answers.write(*store, name, "then not", true);
        QTRY_VERIFY(answers.kept);
        QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
        QVERIFY(!isEntry(name));
        answers.read(*store, name);
        QTRY_VERIFY(answers.secret);
        QCOMPARE(*answers.secret, "then not");
    }
};

LABDESK_TEST(tst_credentialmanager)
#include "tst_credentialmanager.moc"
