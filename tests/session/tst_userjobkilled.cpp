// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "api/operations.h"
#include "session/userjobs.h"
#include "support/faultserver.h"
#include "support/faultyrelay.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString zoneOfKilledJob = u"Pacific/Chatham"_s;
constexpr auto keyOfKilledService = "0123456789abcdef";

/// Mischief of every kind on the writes of a job: by the user's place among those that were asked for.
class JobMischief
{
public:
    explicit JobMischief(QSet<QByteArray> &toldToComeAgain) : m_toldToComeAgain(toldToComeAgain) { }
    Mischief operator()(const QByteArray &method, const QByteArray &path, int before)
    {
        if (method != "PATCH" || before > 0)
            return {};
        m_order.emplace(path, int(m_order.size()));
        switch (m_order[path] % 50) {
        case 7:
            return {.drop = Mischief::Drop::Answer}; // done, but nobody is told
        case 13:
            return {.drop = Mischief::Drop::Request};
        case 19:
            m_toldToComeAgain += path;
            return {.answer = httpReply("429 Too Many Requests", R"({"detail":"Slowly"})", "application/json",
                                        {"Retry-After: 0"})};
        case 31:
            return {.answer = httpReply("500 Internal Server Error", R"({"detail":"Broken"})")};
        case 37:
            return {.delay = 40ms};
        case 43:
            return {.answer = httpReply("503 Service Unavailable", R"({"detail":"Busy"})")};
        default:
            return {};
        }
    }

private:
    QSet<QByteArray> &m_toldToComeAgain;
    std::map<QByteArray, int> m_order;
};

/// labdesk-service as a program of its own, on a database that is read beside it.
class KilledService
{
public:
    bool start()
    {
        m_program.start(QStringLiteral(SERVICE_PROGRAM),
                        {u"--users"_s, u"1000"_s, u"--seed"_s, u"7"_s, u"--key"_s,
                         QString::fromLatin1(keyOfKilledService), u"--database"_s, file()});
        QByteArray printed;
        const bool isThere = QTest::qWaitFor(
            [&] {
                printed += m_program.readAllStandardOutput();
                return printed.contains("payor code: ");
            },
            60'000);
        const qsizetype address = printed.indexOf("address: ") + 9;
        m_port = quint16(
            QUrl(QString::fromLatin1(printed.mid(address, printed.indexOf('\n', address) - address).trimmed())).port());
        return isThere;
    }
    bool kill()
    {
        m_program.kill();
        return QTest::qWaitFor([this] { return m_program.state() == QProcess::NotRunning; }, 30'000)
            && m_program.exitStatus() == QProcess::CrashExit;
    }
    quint16 port() const { return m_port; }

    /// By user; what the service had written, read without it.
    std::map<QString, QString> zones() const
    {
        std::map<QString, QString> found;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"killed"_s);
            database.setDatabaseName(file());
            if (!database.open())
                qFatal("the database cannot be opened");
            QSqlQuery rows(u"SELECT user_id, zone FROM users"_s, database);
            while (rows.next())
                found[rows.value(0).toString()] = rows.value(1).toString();
        }
        QSqlDatabase::removeDatabase(u"killed"_s);
        return found;
    }

private:
    QString file() const { return m_folder.filePath(u"service.sqlite"_s); }
    QTemporaryDir m_folder;
    QProcess m_program;
    quint16 m_port = 0;
};

/// One read after another, as a person makes them who looks at users meanwhile; how long each took.
class ReadsMeanwhile
{
public:
    ReadsMeanwhile(api::ApiClient &client, const UserJobPlan &plan) : m_client(client), m_plan(plan) { next(); }
    ~ReadsMeanwhile()
    {
        std::ranges::sort(m_took);
        if (!m_took.empty())
            qInfo("a read during the job: p95 %lld ms, most %lld ms, of %zu", m_took[m_took.size() * 95 / 100],
                  m_took.back(), m_took.size());
    }
    size_t count() const { return m_took.size(); }

private:
    void next()
    {
        m_since.start();
        m_call = m_client.send<User>(api::getUser(m_plan.users.id(quint32(m_took.size()) % m_plan.users.size())),
                                     [this](const auto &outcome) {
                                         if (!outcome.ok()) // the service is gone
                                             return;
                                         m_took.push_back(m_since.elapsed());
                                         next();
                                     });
    }
    api::ApiClient &m_client;
    const UserJobPlan &m_plan;
    QElapsedTimer m_since;
    std::vector<qint64> m_took;
    api::Call m_call;
};

} // namespace

/// A job over 1,000 users through all kinds of faults, whose service is killed in the middle.
class tst_userjobkilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void r6_theTotalsAreWhatTheServiceHas_data()
    {
        QTest::addColumn<int>("killAfter"); // done
        QTest::newRow("soon after it began") << 20;
        QTest::newRow("in the middle") << 500;
        QTest::newRow("near its end") << 900;
    }

    void r6_theTotalsAreWhatTheServiceHas()
    {
        QFETCH(int, killAfter);
        KilledService service;
        QVERIFY(service.start());
        const auto before = service.zones();
        QCOMPARE(before.size(), size_t(1'000));
        QSet<QByteArray> toldToComeAgain;
        FaultyRelay relay(service.port(), JobMischief(toldToComeAgain));
        api::ApiClient client(connectionTo(relay.url()), Secret(QByteArray(keyOfKilledService)), impatient());
        UserDirectory directory(client);
        PayorCatalog payors(client);
        UserDetails details(client, payors);
        UserActions actions(client, directory, details);
        UserJobs jobs(client, directory, details, actions);
        directory.reload();
        QTRY_COMPARE_WITH_TIMEOUT(word(directory.state()), u"ready"_s, 30'000);

        const UserSelection everybody{directory.store().snapshot(), RowSet(directory.store().size(), true)};
        UserJob *job = jobs.start(*planUserJob({.kind = UserJobKind::ChangeZone, .zone = zoneOfKilledJob}, everybody,
                                               {}, QDateTime::currentMSecsSinceEpoch()),
                                  {4, 0ms});
        QCOMPARE(job->plan().users.size(), 1'000u);
        size_t most = 0;
        connect(job, &UserJob::changed, job, [&] { most = std::max(most, job->inFlight().size()); });
        {
            const ReadsMeanwhile reads(client, job->plan());
            QTRY_VERIFY_WITH_TIMEOUT(int(job->engine().totals().done) >= killAfter, 60'000);
            QVERIFY(service.kill());
            QTRY_VERIFY_WITH_TIMEOUT(relay.isDead(), 30'000);
            QTRY_COMPARE_WITH_TIMEOUT(job->engine().phase(), UserJobEngine::Phase::Paused, 60'000);
            QTRY_VERIFY_WITH_TIMEOUT(job->inFlight().empty(), 60'000);
            QVERIFY(reads.count() > 0);
        }
        QVERIFY(job->engine().totals().waiting > 0);
        job->cancel();
        QVERIFY(job->isEnded());
        compare(*job, before, service.zones());
        QVERIFY2(most <= 4, "at most four are on their way");
        for (quint32 user = 0; user < 1'000; ++user) {
            const QByteArray path = "/v2/user/" + job->plan().users.idText(user).toUtf8();
            QVERIFY(relay.countOf("PATCH", path) <= (toldToComeAgain.contains(path) ? 2 : 1));
        }
    }

private:
    static void compare(const UserJob &job, const std::map<QString, QString> &before,
                        const std::map<QString, QString> &after)
    {
        const UserJobTotals t = job.engine().totals();
        QCOMPARE(t.done + t.failed + t.unknown + t.notSent, 1'000u);
        UserJobTotals counted;
        for (quint32 user = 0; user < 1'000; ++user) {
            const QString was = before.at(job.plan().users.idText(user)), now = after.at(job.plan().users.idText(user));
            const QString said = u"user %1, state %2: %3"_s.arg(user).arg(int(job.state(user))).arg(now);
            switch (job.state(user)) {
            case UserJobState::Done:
                ++counted.done;
                QVERIFY2(now == zoneOfKilledJob, qPrintable(said));
                break;
            case UserJobState::Unknown:
                ++counted.unknown;
                QVERIFY2(now == zoneOfKilledJob || now == was, qPrintable(said));
                break;
            case UserJobState::Failed:
                ++counted.failed;
                QVERIFY2(now == was, qPrintable(said));
                break;
            default:
                ++counted.notSent;
                QVERIFY2(now == was, qPrintable(said));
            }
        }
        QCOMPARE(counted, t);
        qInfo("%u done, %u failed, %u unknown, %u not sent", t.done, t.failed, t.unknown, t.notSent);
    }
};

LABDESK_TEST(tst_userjobkilled)
#include "tst_userjobkilled.moc"
