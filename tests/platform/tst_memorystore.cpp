// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answers.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using labdesk::SecretStore;
using labdesk::tests::Answers;

class tst_memorystore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_store = labdesk::makeMemoryStore(); }
    void answersComeLater();
    void whatIsWrittenIsRead();
    void whoIsGoneIsNotAnswered();

private:
    std::unique_ptr<SecretStore> m_store;
};

void tst_memorystore::answersComeLater()
{
    Answers answers;
    answers.write(*m_store, u"labdesk/1"_s, "k");
    answers.read(*m_store, u"labdesk/1"_s);
    answers.look(*m_store);
    QVERIFY(!answers.kept && !answers.secret && !answers.isThere);
    QTRY_VERIFY(answers.kept && answers.secret && answers.isThere);
    QVERIFY(!*answers.isThere);
}

void tst_memorystore::whatIsWrittenIsRead()
{
    Answers answers;
    answers.write(*m_store, u"labdesk/1"_s, "first");
    answers.write(*m_store, u"labdesk/2"_s, "second");
    answers.write(*m_store, u"labdesk/1"_s, "third");
    QTRY_VERIFY(answers.kept);
    QCOMPARE(*answers.kept, SecretStore::Location::ThisSessionOnly);
    answers.read(*m_store, u"labdesk/1"_s);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, "third");
    m_store->remove(u"labdesk/1"_s);
    answers.read(*m_store, u"labdesk/1"_s);
    QTRY_VERIFY(answers.secret);
    QCOMPARE(*answers.secret, QByteArray());
}

void tst_memorystore::whoIsGoneIsNotAnswered()
{
    bool wasCalled = false;
    auto gone = std::make_unique<QObject>();
    m_store->read(u"labdesk/1"_s, gone.get(), [&wasCalled](const labdesk::Secret &) { wasCalled = true; });
    gone.reset();
    Answers later;
    later.read(*m_store, u"labdesk/1"_s);
    QTRY_VERIFY(later.secret);
    QVERIFY(!wasCalled);
}

LABDESK_TEST(tst_memorystore)
#include "tst_memorystore.moc"
