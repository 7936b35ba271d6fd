// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "platform/policy.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using Kind = known::ValuesFileError::Kind;

class tst_valuesfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { known::use(known::builtIn()); }

    void withoutAFileTheBuiltInOnesHold()
    {
        known::use({});
        QVERIFY(!useValues({}));
        QCOMPARE(known::values().slugs(known::List::Providers), known::builtIn().slugs(known::List::Providers));
    }

    void aFileAddsOrReplaces_data()
    {
        QTest::addColumn<bool>("replaces");
        QTest::addColumn<int>("labs");
        QTest::newRow("adds") << false << 16;
        QTest::newRow("replaces") << true << 1;
    }
    void aFileAddsOrReplaces()
    {
        QFETCH(bool, replaces);
        Policy policy;
        policy.valuesFile = write("[labs]\nmoonlab = Moon Lab\n");
        policy.replacesValues = replaces;
        QVERIFY(!useValues(policy));
        QTEST(int(known::values().slugs(known::List::Labs).size()), "labs");
        QCOMPARE(known::nameOf(known::List::Labs, u"moonlab"_s), u"Moon Lab"_s);
    }

    void aWrongFileLeavesTheBuiltInOnes_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("line");
        QTest::newRow("a wrong line") << "[labs]\nmoonlab = Moon Lab\nmoon lab\n"_ba << Kind::NoValue << 3;
        QTest::newRow("endless") << QByteArray(2'000'000, '\n') << Kind::TooLarge << 0;
    }
    void aWrongFileLeavesTheBuiltInOnes()
    {
        QFETCH(QByteArray, content);
        QFETCH(Kind, kind);
        QFETCH(int, line);
        Policy policy;
        policy.valuesFile = write(content);
        policy.replacesValues = true;
        const auto fault = useValues(policy);
        QVERIFY(fault);
        QCOMPARE(int(fault->kind), int(kind));
        QCOMPARE(fault->line, line);
        QCOMPARE(known::values().slugs(known::List::Labs), known::builtIn().slugs(known::List::Labs));
    }

    void aFileThatIsNotThereIsNamed()
    {
        Policy policy;
        policy.valuesFile = m_dir.filePath(u"none.ini"_s);
        QCOMPARE(int(useValues(policy).value_or(known::ValuesFileError{Kind::TooMany}).kind), int(Kind::Unreadable));
        policy.valuesFile = m_dir.path();
        QCOMPARE(int(useValues(policy).value_or(known::ValuesFileError{Kind::TooMany}).kind), int(Kind::Unreadable));
        QVERIFY(!known::values().slugs(known::List::Labs).isEmpty());
    }

private:
    QString write(const QByteArray &content)
    {
        QFile file(m_dir.filePath(u"values-%1.ini"_s.arg(++m_files)));
        if (!file.open(QFile::WriteOnly))
            qFatal("values can be written");
        file.write(content);
        return file.fileName();
    }

    QTemporaryDir m_dir;
    int m_files = 0;
};

LABDESK_TEST(tst_valuesfile)
#include "tst_valuesfile.moc"
