// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/passphrase.h"
#include "support/testmain.h"

#include <QThread>

#include <optional>

using namespace Qt::StringLiterals;
using labdesk::Secret;

class tst_passphrase : public QObject
{
    Q_OBJECT

    QByteArray m_hash;

    bool isRight(const QByteArray &typed)
    {
        std::optional<bool> answer;
        QObject context;
        labdesk::checkPassphrase(Secret(typed), m_hash, &context, [&answer](bool right) { answer = right; });
        if (answer) // never from inside the call
            qFatal("the answer came before it was waited for");
        return QTest::qWaitFor([&answer] { return answer.has_value(); }, 30'000) && *answer;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QObject context;
        labdesk::hashPassphrase(Secret("correct horse battery"), &context,
                                [this, gui = QThread::currentThread()](const QByteArray &hash) {
                                    QCOMPARE(QThread::currentThread(), gui);
                                    m_hash = hash;
                                });
        QTRY_VERIFY_WITH_TIMEOUT(!m_hash.isEmpty(), 30'000);
    }

    void theHashIsArgon2idWithAtLeast64MiB()
    {
        QVERIFY2(m_hash.startsWith("$argon2id$v=19$m=65536,t=2,p=1$"), m_hash.constData());
        QVERIFY(!m_hash.contains("horse"));
    }

    void onlyTheRightOneIsTaken_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("right");
        QTest::newRow("the same") << QByteArray("correct horse battery") << true;
        QTest::newRow("another") << QByteArray("correct horse batterie") << false;
        QTest::newRow("the beginning only") << QByteArray("correct horse") << false;
        QTest::newRow("more behind it") << QByteArray("correct horse battery ") << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("a zero behind it") << QByteArray("correct horse battery\0", 22) << false;
    }

    void onlyTheRightOneIsTaken()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const bool, right);
        QCOMPARE(isRight(typed), right);
    }

    void aHashThatIsNoneTakesNothing()
    {
        m_hash = "not a hash";
        QVERIFY(!isRight("correct horse battery"));
        m_hash.clear();
        QVERIFY(!isRight({}));
    }
};

LABDESK_TEST(tst_passphrase)
#include "tst_passphrase.moc"
