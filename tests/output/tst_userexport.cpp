// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvreader.h"
#include "output/userexport.h"
#include "output/uservalues.h"
#include "store/usersegmentbuilder.h"
#include "support/testmain.h"
#include "support/usermaker.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::output;

namespace {

QByteArray fileText(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<User> manyUsers(size_t count)
{
    tests::UserMaker maker(7);
    std::vector<User> users;
    const QStringList nasty{u"=cmd|' /C calc'!A0"_s, u"@SUM(A1)"_s,    u"-4"_s,   u"+16025550100"_s,
                            u"canary@example.org"_s, u"a\",=1+1,\""_s, u"\t=x"_s, u"two\r\n=lines"_s};
    for (size_t i = 0; i < count; ++i) {
        users.push_back(maker.make());
        if (i % 3 == 0)
            users.back().clientUserId = nasty[qsizetype(i / 3) % nasty.size()];
    }
    return users;
}

UsersToExport chosenOf(const std::vector<User> &users)
{
    UsersToExport chosen;
    chosen.users = UserSnapshot::of(users);
    std::vector<UserRow> rows(chosen.users.size());
    std::iota(rows.rbegin(), rows.rend(), 0u); // in another order than they are kept
    chosen.rows = std::make_shared<const std::vector<UserRow>>(std::move(rows));
    return chosen;
}

std::optional<UserExport::Result> runExport(UserExport &job, const ExportTarget &target)
{
    std::optional<UserExport::Result> result;
    QObject context;
    QObject::connect(&job, &UserExport::finished, &context, [&](const UserExport::Result &got) { result = got; });
    job.start(target);
    (void)QTest::qWaitFor([&] { return result.has_value(); }, 20'000);
    return result;
}

} // namespace

class tst_userexport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvIsReadBackRowByRow()
    {
        const QTemporaryDir folder;
        const auto users = manyUsers(2'000);
        const ExportTarget target{Format::Csv, Masking::AsIs, folder.filePath(u"users.csv"_s)};
        UserExport job(chosenOf(users));
        const auto result = runExport(job, target);
        QVERIFY(result && std::holds_alternative<UserExport::Done>(*result));
        QByteArray text = fileText(target.file);
        QCOMPARE(std::get<UserExport::Done>(*result).bytes, text.size());
        QVERIFY(text.startsWith("\xef\xbb\xbf"));
        const auto rows = tests::readCsv(text.mid(3));
        QCOMPARE(rows.size(), users.size() + 1);
        QCOMPARE(rows[0].join(','),
                 "client_user_id,user_id,team_id,created_on,connected_sources,fallback_time_zone,has_birth_date,"
                 "ingestion_start,ingestion_end,fallback_time_zone_source,newest_connection"_ba);
        for (size_t i = 0; i < users.size(); ++i) {
            const User &user = users[users.size() - 1 - i];
            const QByteArrayList &row = rows[i + 1];
            QCOMPARE(row[0], escapedFormula(user.clientUserId.toUtf8()));
            QCOMPARE(row[1], user.id.text().toUtf8());
            QCOMPARE(row[3], escapedFormula(user.createdOn.text.toUtf8()));
            QCOMPARE(row[5], user.timeZone ? user.timeZone->id.toUtf8() : QByteArray());
            QCOMPARE(row[9], user.timeZone ? user.timeZone->sourceSlug.toUtf8() : QByteArray());
            QCOMPARE(row[6], user.birthDate ? "yes"_ba : "no"_ba);
            for (const QByteArray &cell : row)
                QVERIFY2(!tests::looksLikeFormula(cell), cell.constData());
        }
        QVERIFY(!text.contains("1980-01-01")); // no birth date leaves a list
    }

    void jsonLinesAreReadBackLineByLine()
    {
        const QTemporaryDir folder;
        const auto users = manyUsers(500);
        const ExportTarget target{Format::JsonLines, Masking::AsIs, folder.filePath(u"users.jsonl"_s)};
        UserExport job(chosenOf(users));
        QVERIFY(std::holds_alternative<UserExport::Done>(runExport(job, target).value()));
        QByteArrayList lines = fileText(target.file).split('\n');
        QCOMPARE(lines.takeLast(), QByteArray());
        QCOMPARE(lines.size(), qsizetype(users.size()));
        for (size_t i = 0; i < users.size(); ++i) {
            const User &user = users[users.size() - 1 - i];
            const QJsonObject read = QJsonDocument::fromJson(lines[qsizetype(i)]).object();
            QCOMPARE(read.value(u"client_user_id"_s).toString(), user.clientUserId);
            QCOMPARE(read.value(u"has_birth_date"_s).toBool(), user.birthDate.has_value());
            QCOMPARE(read.value(u"connected_sources"_s).toArray().size(), qsizetype(user.sources.size()));
            QCOMPARE(read.value(u"fallback_time_zone"_s).isNull(), !user.timeZone);
        }
    }

    void whatLooksPersonalIsHiddenUnlessAskedFor()
    {
        const QTemporaryDir folder;
        for (const Format format : {Format::Csv, Format::JsonLines}) {
            const ExportTarget target{format, Masking::Masked, folder.filePath(u"users"_s)};
            UserExport job(chosenOf(manyUsers(300)));
            QSignalSpy counted(&job, &UserExport::counted);
            job.countPersonal();
            QTRY_COMPARE(counted.size(), 1);
            QCOMPARE(counted.first().first().toLongLong(), 25);
            QVERIFY(std::holds_alternative<UserExport::Done>(runExport(job, target).value()));
            const QByteArray text = fileText(target.file);
            QVERIFY(!text.contains("canary@") && !text.contains("6025550100"));
        }
    }

    void cancelingLeavesNothingBehind()
    {
        const QTemporaryDir folder;
        UserExport job(chosenOf(manyUsers(20'000)));
        std::optional<UserExport::Result> result;
        connect(&job, &UserExport::finished, this, [&](const UserExport::Result &got) { result = got; });
        job.start({Format::Csv, Masking::Masked, folder.filePath(u"users.csv"_s)});
        job.cancel();
        QTRY_VERIFY(result);
        QVERIFY(std::holds_alternative<UserExport::Canceled>(*result));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

    void goingAwayLeavesNothingBehind()
    {
        const QTemporaryDir folder;
        {
            UserExport job(chosenOf(manyUsers(20'000)));
            job.start({Format::JsonLines, Masking::Masked, folder.filePath(u"users.jsonl"_s)});
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

    void aFolderThatIsGoneIsSaid()
    {
        UserExport job(chosenOf(manyUsers(10)));
        const auto result = runExport(job, {Format::Csv, Masking::Masked, u"/nowhere/at/all/users.csv"_s});
        QCOMPARE(std::get<FileProblem>(result.value()), FileProblem::FolderMissing);
    }
};

LABDESK_TEST(tst_userexport)
#include "tst_userexport.moc"
