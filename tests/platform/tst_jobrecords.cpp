// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/jobrecords.h"
#include "support/filesizelimit.h"
#include "support/owneralone.h"
#include "support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

InterruptedUserJob aJob(const QString &id = u"one"_s)
{
    return {.id = id,
            .kind = UserJobKind::ChangeZone,
            .connectionId = u"c-1"_s,
            .connectionName = u"\uFEFFPraxis – «Nord»"_s,
            .begunAt = QDateTime(QDate(2026, 11, 22), QTime(9, 0), Qt::UTC),
            .users = {u"a"_s, u"b"_s, u"ç d"_s, u"e"_s},
            .states = {}};
}

} // namespace

class tst_jobrecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsLeftOfAJob();
    void aLineThatWasCutOff();
    void aLineAfterOneThatTheDiskDidNotTake();
    void nothingIsLeftOfOneThatEnded();
    void isForItsOwnerAlone();
    void aJobThatLivesIsNotLeftOver();
    void whatCannotBeReadIsSetAside();
    void withoutAFolder();
};

void tst_jobrecords::whatIsLeftOfAJob()
{
    QTemporaryDir folder;
    JobRecords records(folder.filePath(u"jobs"_s));
    {
        const auto record = records.begin(aJob());
        QVERIFY(record);
        for (const auto &[user, state] : {std::pair(0u, UserJobState::Sending), std::pair(1u, UserJobState::Sending),
                                          std::pair(0u, UserJobState::Done), std::pair(2u, UserJobState::Sending),
                                          std::pair(2u, UserJobState::Waiting)}) // refused for now
            record->note(user, state);
    } // as when the program is killed
    const auto found = records.unfinishedJobs();
    QCOMPARE(found.size(), size_t(1));
    const InterruptedUserJob &job = found[0];
    QCOMPARE(job.id, u"one"_s);
    QCOMPARE(job.kind, UserJobKind::ChangeZone);
    QCOMPARE(job.connectionId, u"c-1"_s);
    QCOMPARE(job.connectionName, u"\uFEFFPraxis – «Nord»"_s);
    QCOMPARE(job.begunAt, aJob().begunAt);
    QCOMPARE(job.users, aJob().users);
    const std::vector<UserJobState> states
        = {UserJobState::Done, UserJobState::Unknown, UserJobState::NotSent, UserJobState::NotSent};
    QCOMPARE(job.states, states);
    QCOMPARE(job.totals(), (UserJobTotals{.done = 1, .unknown = 1, .notSent = 2}));
    records.forget(job.id);
    QVERIFY(records.unfinishedJobs().empty());
}

void tst_jobrecords::aLineThatWasCutOff()
{
    QTemporaryDir folder;
    JobRecords records(folder.path());
    records.begin(aJob())->note(1, UserJobState::Sending);
    QFile file(folder.filePath(u"one.job"_s));
    QVERIFY(file.open(QFile::Append));
    file.write("d 1"); // no line break: it may have become 12
    file.close();
    QCOMPARE(records.unfinishedJobs().at(0).states.at(1), UserJobState::Unknown);
}

void tst_jobrecords::aLineAfterOneThatTheDiskDidNotTake()
{
#ifndef Q_OS_UNIX
    QSKIP("the limit of POSIX is as good as a full disk");
#else
    QTemporaryDir folder;
    JobRecords records(folder.path());
    InterruptedUserJob job = aJob();
    job.users.resize(20, u"f"_s);
    auto record = records.begin(job);
    QVERIFY(record);
    {
        const FileSizeLimit limit(record->file()->size() + 3); // the first three bytes of the line are there then
        QVERIFY(!record->note(11, UserJobState::Sending));
    }
    QVERIFY(record->note(12, UserJobState::Sending));
    record.reset();
    const auto found = records.unfinishedJobs();
    QCOMPARE(found.at(0).states.at(12), UserJobState::Unknown);
    QCOMPARE(found.at(0).totals(), (UserJobTotals{.unknown = 1, .notSent = 19}));
#endif
}

void tst_jobrecords::nothingIsLeftOfOneThatEnded()
{
    QTemporaryDir folder;
    JobRecords records(folder.path());
    const auto record = records.begin(aJob());
    record->note(0, UserJobState::Done);
    record->discard();
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_jobrecords::isForItsOwnerAlone()
{
    QTemporaryDir folder;
    JobRecords records(folder.filePath(u"jobs"_s));
    const auto record = records.begin(aJob());
    QVERIFY(onlyOwnerMay(folder.filePath(u"jobs"_s)));
    for (const QString &name : QDir(folder.filePath(u"jobs"_s)).entryList(QDir::Files))
        QVERIFY2(onlyOwnerMay(folder.filePath(u"jobs/"_s + name)), qPrintable(name));
}

void tst_jobrecords::aJobThatLivesIsNotLeftOver()
{
    QTemporaryDir folder;
    JobRecords records(folder.path());
    auto record = records.begin(aJob());
    QVERIFY(records.unfinishedJobs().empty());
    QVERIFY2(!records.begin(aJob()), "there is one of that id");
    record.reset();
    QCOMPARE(records.unfinishedJobs().size(), size_t(1));
}

void tst_jobrecords::whatCannotBeReadIsSetAside()
{
    QTemporaryDir folder;
    JobRecords records(folder.path());
    const std::pair<const char *, QByteArray> files[] = {{"empty.job", ""},
                                                         {"left.job.part", ""},
                                                         {"cut.job",
                                                          R"({"format":1,"id":"cut","kind":"refresh","users":2})"
                                                          "\na\n"},
                                                         {"text.job", "hello\n"},
                                                         {"other.job",
                                                          R"({"format":1,"id":"../x","kind":"refresh","users":1})"
                                                          "\n"},
                                                         {"newer.job",
                                                          R"({"format":2,"id":"newer","kind":"refresh"})"
                                                          "\n"}};
    for (const auto &[name, text] : files) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }
    records.begin(aJob())->note(3, UserJobState::Done);
    QFile file(folder.filePath(u"one.job"_s));
    QVERIFY(file.open(QFile::Append));
    file.write("d 99\nx 1\n\nd\nd -1\nd two\n");
    file.close();
    const auto found = records.unfinishedJobs();
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].totals(), (UserJobTotals{.done = 1, .notSent = 3}));
    QStringList aside;
    for (const char *name : {"cut.job", "empty.job", "other.job", "text.job"})
        aside += folder.filePath(QString::fromLatin1(name) + u".broken"_s);
    QCOMPARE(records.setAsideFiles(), aside);
    for (const QString &path : aside)
        QVERIFY(onlyOwnerMay(path));
    QVERIFY2(QFile::exists(folder.filePath(u"newer.job"_s)), "a later version reads it");
    QVERIFY2(!QFile::exists(folder.filePath(u"left.job.part"_s)), "nothing was sent");
}

void tst_jobrecords::withoutAFolder()
{
    JobRecords none{QString()};
    QVERIFY(!none.begin(aJob()));
    QVERIFY(none.unfinishedJobs().empty());
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    QVERIFY(!JobRecords(folder.filePath(u"file/jobs"_s)).begin(aJob()));
}

LABDESK_TEST(tst_jobrecords)
#include "tst_jobrecords.moc"
