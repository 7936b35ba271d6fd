// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/sourcenotice.h"
#include "platform/policy.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using labdesk::Policy;
using labdesk::SourceNotice;

class tst_policy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFileNothingIsDecided();
    void whatStandsInItIsRead_data();
    void whatStandsInItIsRead();
    void aFaultForbidsAllThatCanBe_data();
    void aFaultForbidsAllThatCanBe();
    void theTimeOfTheLockIsDecided();
    void callsAreDecided();
    void exportsAndTheUpdateNoticeAreDecided();
    void theJournalGetsTheTrailWhereItIsNamed();
    void aFolderInItsPlaceForbidsAllThatCanBe();
    void connectionsAreOffered();
    void labsAreNamed();
    void noticesAndValuesAreRead();
    void fiveThousandLabsAreRead();

private:
    QString write(const QByteArray &content);

    QTemporaryDir m_dir;
    int m_files = 0;
};

QString tst_policy::write(const QByteArray &content)
{
    QFile file(m_dir.filePath(u"policy-%1.ini"_s.arg(++m_files))); // QSettings remembers a file by its name
    if (!file.open(QFile::WriteOnly))
        qFatal("a policy can be written");
    file.write(content);
    return file.fileName();
}

void tst_policy::withoutAFileNothingIsDecided()
{
    const Policy policy = Policy::read(m_dir.filePath(u"none.ini"_s));
    QVERIFY(!policy.isBroken);
    QVERIFY(!policy.productionReadOnly);
    QVERIFY(policy.ownConnections);
    QVERIFY(policy.exports);
    QVERIFY(policy.updateNotice);
    QVERIFY(policy.auditDetails);
    QVERIFY(!policy.requireTicket && !policy.verifyCaller && policy.callerFacts.isEmpty());
    QVERIFY(policy.connections.isEmpty());
}

void tst_policy::whatStandsInItIsRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("productionReadOnly");
    QTest::addColumn<bool>("ownConnections");
    QTest::newRow("an empty file") << QByteArray() << false << true;
    QTest::newRow("remarks only") << QByteArray("; nothing yet\n") << false << true;
    QTest::newRow("production cannot be changed") << QByteArray("[policy]\nproductionReadOnly=true\n") << true << true;
    QTest::newRow("nobody adds connections") << QByteArray("[policy]\nownConnections=false\n") << false << false;
    QTest::newRow("both, said the other way")
        << QByteArray("[policy]\nownConnections=true\nproductionReadOnly=false\n") << false << true;
}

void tst_policy::whatStandsInItIsRead()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, productionReadOnly);
    QFETCH(bool, ownConnections);
    const Policy policy = Policy::read(write(content));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(policy.productionReadOnly, productionReadOnly);
    QCOMPARE(policy.ownConnections, ownConnections);
}

void tst_policy::aFaultForbidsAllThatCanBe_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("fault");
    QTest::newRow("a rule that nobody knows")
        << QByteArray("[policy]\nproductionReadonly=true\n") << u"policy/productionReadonly"_s;
    QTest::newRow("a value that is neither true nor false")
        << QByteArray("[policy]\nproductionReadOnly=yes\n") << u"policy/productionReadOnly"_s;
    QTest::newRow("a rule without its group") << QByteArray("ownConnections=false\n") << u"ownConnections"_s;
    QTest::newRow("fewer connections than it says")
        << QByteArray("[connections]\n1\\id=a\nsize=2\n") << u"connections/size"_s;
    QTest::newRow("more connections than it says")
        << QByteArray("[connections]\n1\\id=a\n2\\id=b\nsize=1\n") << u"connections/2/id"_s;
    QTest::newRow("exports that are neither allowed nor forbidden")
        << QByteArray("[policy]\nexports=0\n") << u"policy/exports"_s;
    QTest::newRow("a notice that is neither allowed nor forbidden")
        << QByteArray("[policy]\nupdateNotice=\n") << u"policy/updateNotice"_s;
    QTest::newRow("a lock that never comes") << QByteArray("[policy]\nlockMinutes=0\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lock after an hour") << QByteArray("[policy]\nlockMinutes=60\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lock after a word") << QByteArray("[policy]\nlockMinutes=soon\n") << u"policy/lockMinutes"_s;
    QTest::newRow("a lab without a number") << QByteArray("[labs]\nquest=Quest\n") << u"labs/quest"_s;
    QTest::newRow("the default as a lab") << QByteArray("[labs]\n0=None\n") << u"labs/0"_s;
    QTest::newRow("a lab without a name") << QByteArray("[labs]\n27=\n") << u"labs/27"_s;
    QTest::newRow("a lab on two lines") << QByteArray("[labs]\n27=\"a\\nb\"\n") << u"labs/27"_s;
    QTest::newRow("a lab with a name of 61 characters")
        << QByteArray("[labs]\n27=" + QByteArray(61, 'x') + '\n') << u"labs/27"_s;
    QTest::newRow("a notice without an end") << QByteArray("[notices]\nfitbit=Reconnect\n") << u"notices/fitbit"_s;
    QTest::newRow("a notice of a folder of sources")
        << QByteArray("[notices]\nfit/bit=Reconnect;until=2026-12-31\n") << u"notices/fit/bit"_s;
    QTest::newRow("values at a place that depends")
        << QByteArray("[policy]\nvalues=values.ini\n") << u"policy/values"_s;
    QTest::newRow("values that may be replaced")
        << QByteArray("[policy]\nreplaceValues=maybe\n") << u"policy/replaceValues"_s;
    QTest::newRow("a group that never closes") << QByteArray("[policy\nownConnections=false\n") << QString();
}

void tst_policy::aFaultForbidsAllThatCanBe()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, fault);
    const Policy policy = Policy::read(write(content));
    QVERIFY(policy.isBroken);
    QCOMPARE(policy.fault, fault);
    QVERIFY(policy.productionReadOnly);
    QVERIFY(!policy.ownConnections);
    QVERIFY(!policy.exports);
    QVERIFY(!policy.updateNotice);
    QVERIFY(!policy.auditDetails);
    QVERIFY(policy.requireTicket && policy.verifyCaller);
    QCOMPARE(policy.lockMinutes, 1);
    QVERIFY(policy.connections.isEmpty());
    QVERIFY(policy.labs.isEmpty());
}

void tst_policy::labsAreNamed()
{
    const Policy policy
        = Policy::read(write("[labs]\n27=Quality Labs, East\n6=\"Laborat\xC3\xB3rio\"\n9000000000=مختبر\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(
        policy.labs,
        (QMap<qint64, QString>{{27, u"Quality Labs, East"_s}, {6, u"Laboratório"_s}, {9'000'000'000, u"مختبر"_s}}));
}

void tst_policy::noticesAndValuesAreRead()
{
    const Policy policy = Policy::read(write("[policy]\nvalues=/etc/labdesk/values.ini\nreplaceValues=true\n[notices]\n"
                                             "fitbit=Reconnect, please, through Google Health;until=2026-12-31\n"
                                             "oura_v2=Nothing to do ;until=2027-01-05\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QCOMPARE(policy.valuesFile, u"/etc/labdesk/values.ini"_s);
    QVERIFY(policy.replacesValues);
    QCOMPARE(policy.notices.size(), 2);
    QCOMPARE(policy.notices.value(u"fitbit"_s),
             (SourceNotice{u"Reconnect, please, through Google Health"_s, QDate(2026, 12, 31)}));
    QCOMPARE(policy.notices.value(u"oura_v2"_s), (SourceNotice{u"Nothing to do"_s, QDate(2027, 1, 5)}));
}

void tst_policy::fiveThousandLabsAreRead()
{
    QByteArray content = "[labs]\n";
    for (int id = 1; id <= 5'000; ++id)
        content += QByteArray::number(id) + "=Lab number " + QByteArray::number(id) + '\n';
    QCOMPARE(Policy::read(write(content)).labs.size(), 5'000);
}

void tst_policy::theTimeOfTheLockIsDecided()
{
    QCOMPARE(Policy::read(write("[policy]\nownConnections=true\n")).lockMinutes, 0);
    for (const int minutes : {1, 5, 15}) {
        const Policy policy = Policy::read(write("[policy]\nlockMinutes=" + QByteArray::number(minutes) + '\n'));
        QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
        QCOMPARE(policy.lockMinutes, minutes);
    }
}

void tst_policy::callsAreDecided()
{
    const Policy policy
        = Policy::read(write("[policy]\nrequireTicket=true\nverifyCaller=true\ncallerFacts=birthYear, zip\n"));
    QVERIFY2(!policy.isBroken, qPrintable(policy.fault));
    QVERIFY(policy.requireTicket && policy.verifyCaller);
    QCOMPARE(policy.callerFacts, (QStringList{u"birthYear"_s, u"zip"_s}));
    for (const char *wrong : {"", "shoeSize", "zip,zip", "zip,"})
        QVERIFY2(Policy::read(write(QByteArray("[policy]\ncallerFacts=") + wrong + '\n')).fault
                     == u"policy/callerFacts",
                 wrong);
}

void tst_policy::exportsAndTheUpdateNoticeAreDecided()
{
    const Policy strict = Policy::read(write("[policy]\nexports=false\nupdateNotice=false\nauditDetails=false\n"));
    QVERIFY2(!strict.isBroken, qPrintable(strict.fault));
    QVERIFY(!strict.exports);
    QVERIFY(!strict.updateNotice);
    QVERIFY(!strict.auditDetails);
    const Policy open = Policy::read(write("[policy]\nexports=true\nupdateNotice=true\nauditDetails=true\n"));
    QVERIFY2(!open.isBroken, qPrintable(open.fault));
    QVERIFY(open.exports);
    QVERIFY(open.updateNotice);
    QVERIFY(open.auditDetails);
}

void tst_policy::theJournalGetsTheTrailWhereItIsNamed()
{
    QVERIFY(Policy::read(write("[policy]\nauditForward=journal\n")).auditToJournal);
    const Policy none = Policy::read(write("[policy]\nauditForward=none\n"));
    QVERIFY(!none.isBroken && !none.auditToJournal);
    const Policy wrong = Policy::read(write("[policy]\nauditForward=syslog\n"));
    QVERIFY(wrong.isBroken);
    QCOMPARE(wrong.fault, u"policy/auditForward"_s);
}

void tst_policy::aFolderInItsPlaceForbidsAllThatCanBe()
{
    const QString folder = m_dir.filePath(u"folder.ini"_s);
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(Policy::read(folder).isBroken);
}

void tst_policy::connectionsAreOffered()
{
    const Policy policy
        = Policy::read(write("[connections]\n1\\id=acme\n1\\name=Acme\n2\\id=east\n2\\name=East\nsize=2\n"));
    QVERIFY(!policy.isBroken);
    QCOMPARE(policy.connections.size(), 2);
    QCOMPARE(policy.connections[1].toMap()[u"name"_s].toString(), u"East"_s);
}

LABDESK_TEST(tst_policy)
#include "tst_policy.moc"
