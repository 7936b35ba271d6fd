// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/privatefile.h"
#include "support/filesizelimit.h"
#include "support/owneralone.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk::output;
using labdesk::tests::onlyOwnerMay;

namespace {

QByteArray contentOf(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : "cannot be read"_ba;
}

QStringList everythingIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class tst_privatefile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s13_isForItsOwnerAlone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"users.csv"_s);
        QVERIFY(!writePrivateFile(file, "ada"));
        QCOMPARE(contentOf(file), "ada"_ba);
        QVERIFY(onlyOwnerMay(file));
    }

    void s13_replacesWhatWasThereAndItsMode()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"users.csv"_s);
        QFile before(file);
        QVERIFY(before.open(QIODevice::WriteOnly));
        before.write("before");
        before.close();
        before.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        QVERIFY(!writePrivateFile(file, "after"));
        QCOMPARE(contentOf(file), "after"_ba);
        QVERIFY(onlyOwnerMay(file));
        QCOMPARE(everythingIn(folder), QStringList{u"users.csv"_s});
    }

    void leavesNothingBehindWithoutCommit()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"users.csv"_s);
        QVERIFY(!writePrivateFile(file, "before"));
        {
            PrivateFile out(file);
            QVERIFY(!out.open());
            QVERIFY(!out.write(QByteArray(1'000'000, 'x')));
        }
        QCOMPARE(everythingIn(folder), QStringList{u"users.csv"_s});
        QCOMPARE(contentOf(file), "before"_ba);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("problem");
        QTest::newRow("no folder") << u"/nowhere/at/all/users.csv"_s << int(FileProblem::FolderMissing);
        QTest::newRow("a folder of that name") << QDir::tempPath() << int(FileProblem::Other);
#ifdef Q_OS_LINUX
        QTest::newRow("where not even root may write") << u"/sys/users.csv"_s << int(FileProblem::NotAllowed);
#endif
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, file);
        const auto why = writePrivateFile(file, "ada");
        QVERIFY(why);
        QTEST(int(*why), "problem");
        QSet<QString> sentences;
        for (const FileProblem problem :
             {FileProblem::FolderMissing, FileProblem::NotAllowed, FileProblem::DiskFull, FileProblem::Other}) {
            sentences += describe(problem, file).sentence;
            QVERIFY(!describe(problem, file).nextStep.isEmpty());
        }
        QCOMPARE(sentences.size(), 4);
    }

#ifdef Q_OS_UNIX
    void aDiskThatIsFullLeavesNothingBehind()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"users.csv"_s);
        {
            const labdesk::tests::FileSizeLimit limit(64 * 1024);
            QCOMPARE(writePrivateFile(file, QByteArray(1'000'000, 'x')), FileProblem::DiskFull);
        }
        QCOMPARE(everythingIn(folder), QStringList());
    }
#endif
};

LABDESK_TEST(tst_privatefile)
#include "tst_privatefile.moc"
