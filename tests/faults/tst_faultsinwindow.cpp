// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"
#include "faultmatrix.h"
#include "responses.h"
#include "verdicts.h"
#include "widgets/listdetailpane.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray readHead = "GET /v2/user/u1 ";
const QByteArray writeHead = "POST /v2/user/refresh/u1 ";

/// The service of a team of one user. What is armed meets one kind of request, all others get the right answer.
class FaultyService
{
public:
    FaultyService()
    {
        m_thread.run([this] {
            m_elsewhere = std::make_unique<FaultServer>(std::vector<Play>{sends(goodReply())});
            m_server = std::make_unique<FaultServer>(std::vector<Play>{sends(goodReply())});
            m_server->playBy([this](const QByteArray &head) { return playFor(head); });
        });
    }
    ~FaultyService()
    {
        m_thread.run([this] {
            m_server.reset();
            m_elsewhere.reset();
        });
    }
    FaultyService(const FaultyService &) = delete;
    FaultyService &operator=(const FaultyService &) = delete;

    QUrl url() const { return m_server->url(); }

    void arm(const Fault &fault, const QByteArray &requests)
    {
        m_thread.run([this, &fault, &requests] {
            m_plays = playsOf(fault, m_elsewhere->url());
            m_requests = requests;
            m_before = m_server->requests();
        });
    }
    void disarm()
    {
        m_thread.run([this] { m_requests.clear(); });
    }
    /// Requests of that kind since then.
    int met()
    {
        int count = 0;
        m_thread.run([this, &count] { count = metOnThread(m_server->requests()); });
        return count;
    }
    int connectionsElsewhere()
    {
        int count = 0;
        m_thread.run([this, &count] { count = m_elsewhere->connections(); });
        return count;
    }

private:
    int metOnThread(qsizetype until) const
    {
        const auto &heads = m_server->heads();
        return int(std::count_if(heads.begin() + m_before, heads.begin() + until,
                                 [this](const QByteArray &head) { return head.startsWith(m_requests); }));
    }

    Play playFor(const QByteArray &head) const
    {
        if (!m_requests.isEmpty() && head.startsWith(m_requests))
            return m_plays[std::min(m_plays.size(), size_t(metOnThread(m_server->requests()))) - 1];
        const bool isList = head.contains("/providers");
        return sends(isList ? httpReply("200 OK", "[]") : goodReply());
    }

    PeerThread m_thread;
    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<FaultServer> m_elsewhere;
    std::vector<Play> m_plays;
    QByteArray m_requests; ///< how their heads begin; empty: nothing is armed
    qsizetype m_before = 0;
};

/// What reaches the console as an answer to one request; other faults need a peer or a connection of their own.
bool isMetByARequest(const Fault &fault)
{
    const auto isAfterIt
        = [](const Play &play) { return play.when == Play::When::HeadCame || play.when == Play::When::RequestCame; };
    return fault.way == Way::Plain && !fault.isKeptAlive && !fault.isAlone
        && std::ranges::all_of(fault.plays, isAfterIt);
}

/// The suite plays every seventh fault of a family, and LABDESK_EVERY_FAULT=1 all of them.
int everyFault()
{
    return qEnvironmentVariableIntValue("LABDESK_EVERY_FAULT") == 1 ? 1 : 7;
}

constexpr int mostReads = 3; ///< the first, and two more

/// All texts that are seen.
QStringList shown()
{
    QStringList texts;
    for (const QWidget *window : QApplication::topLevelWidgets())
        for (const QLabel *label : window->findChildren<QLabel *>())
            if (label->isVisible())
                texts += label->text().split(u'\n');
    return texts;
}

/// Waits until an outcome is shown; what is wrong with it or with that, empty: nothing. `success`: what is shown then;
/// empty: nothing is.
QByteArray problemOf(const std::vector<Told> &expected, const std::optional<ApiError> &error, const QString &success)
{
    Told told;
    if (error)
        told = {error->kind, error->reason};
    if (std::ranges::find(expected, told) == expected.end())
        return error ? "came to: " + describe(*error).sentence.toUtf8() : QByteArray("a false success");
    const QString sentence = error ? expectedSentence(*error) : success;
    const auto isIt = [&sentence](const QString &text) {
        return fits(u' ' + text + u' ', u"%1"_s + sentence + u"%1"_s); // among others
    };
    const auto isShown = [&isIt] { return std::ranges::any_of(shown(), isIt); };
    return sentence.isEmpty() || QTest::qWaitFor(isShown)
        ? QByteArray()
        : "isn't shown: " + sentence.toUtf8() + ", but " + shown().join(u" | "_s).toUtf8();
}

} // namespace

/// Each fault again behind the whole console: a read and a write of the open user, and what the window says of them.
class tst_faultsinwindow : public QObject
{
    Q_OBJECT

    std::vector<std::unique_ptr<QObject>> m_families;
    std::unique_ptr<FaultyService> m_service;
    std::unique_ptr<ConsoleStage> m_stage;
    QString m_connection;
    bool m_isStopped = true; ///< the session sends nothing for a while, or waits for a person

    void begin(std::chrono::milliseconds deadline)
    {
        m_stage.reset();
        m_service = std::make_unique<FaultyService>();
        m_stage = std::make_unique<ConsoleStage>(3, Policy(), false, QByteArray(), optionsWith(deadline));
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a05"_s,
                                    u"Faulty"_s,
                                    Environment::Sandbox,
                                    m_service->url(),
                                    ApiKeyScheme{},
                                    false};
        m_connection = connection.id;
        m_stage->console->connections().save(connection, Secret("test-key-0123456789"), true,
                                             [](SecretStore::Location) {});
        QVERIFY(m_stage->start());
        m_isStopped = true;
    }

    /// At the open user, with nothing told about the fault before: the second in a row is a second one for the session,
    /// too, unless the first stopped it.
    bool makeReady(bool isAnew = false)
    {
        m_service->disarm();
        if (std::exchange(m_isStopped, false) || isAnew) {
            m_stage->console->connectTo(m_connection);
            const auto isListed
                = [this] { return m_stage->isReady() && m_stage->session().users().store().size() == 1; };
            if (!QTest::qWaitFor(isListed, ConsoleStage::patience))
                return false;
            m_stage->window().goTo(Place::Users);
            if (!m_stage->openRow(0))
                return false;
            m_stage->part<ListDetailPane>("usersSplitter")
                ->showDetail(true); // as a click does, should it cover the list
            return true;
        }
        UserDetails &details = m_stage->session().details();
        details.reload();
        return QTest::qWaitFor(
            [&] {
                return hasCome(details.user()) && !readyIn(details.user())->stale
                    && !m_stage->part<QWidget>("offlineMessage");
            },
            ConsoleStage::patience);
    }

    QByteArray judge(const std::vector<Told> &expected, const std::optional<ApiError> &error, const QString &success)
    {
        using Kind = ApiError::Kind;
        const auto stops = {Kind::RateLimited, Kind::Busy, Kind::Unauthorized, Kind::OutcomeUnknown};
        m_isStopped = error && std::ranges::find(stops, error->kind) != stops.end();
        return problemOf(expected, error, success);
    }

    QByteArray playRead(const Fault &fault)
    {
        m_service->arm(fault, readHead);
        UserDetails &details = m_stage->session().details();
        details.reload();
        if (!QTest::qWaitFor([&details] { return hasCome(details.user()); }, ConsoleStage::patience))
            return "never ended";
        return judge(fault.expected(RequestKind::Get).reads, readyIn(details.user())->stale, {});
    }

    QByteArray playWrite(const Fault &fault)
    {
        m_service->arm(fault, writeHead);
        UserActions &actions = m_stage->session().actions();
        const quint64 id = actions.refresh(readyIn(m_stage->session().details().user())->value);
        const auto isOver = [&] { return !std::holds_alternative<UserAction::Sending>(actions.find(id)->state); };
        if (!QTest::qWaitFor(isOver, ConsoleStage::patience))
            return "never ended";
        std::optional<ApiError> error;
        if (const auto *failed = std::get_if<UserAction::Failed>(&actions.find(id)->state))
            error = failed->why;
        else if (const auto *unknown = std::get_if<UserAction::Unknown>(&actions.find(id)->state))
            error = unknown->why;
        return judge(fault.expected(RequestKind::Refresh).writes, error,
                     u"c1: Refresh requested. New data may take a few minutes."_s);
    }

    void eachFamily(bool isLate)
    {
        QTest::addColumn<FaultMatrix *>("family");
        for (const Registered &one : registry()) {
            auto made = one.make();
            auto *family = qobject_cast<FaultMatrix *>(made.get());
            const auto isOneOfThem
                = [isLate](const Fault &fault) { return isMetByARequest(fault) && fault.verdict.isLate == isLate; };
            if (!family || std::ranges::none_of(family->faults(), isOneOfThem))
                continue;
            m_families.push_back(std::move(made));
            QTest::newRow(one.name) << family;
        }
    }

    void playFamily(bool isLate)
    {
        QFETCH(FaultMatrix *, family);
        QByteArrayList wrong;
        int number = 0;
        for (const Fault &fault : family->faults()) {
            if (!isMetByARequest(fault) || fault.verdict.isLate != isLate || number++ % everyFault() != 0)
                continue;
            for (const auto play : {&tst_faultsinwindow::playRead, &tst_faultsinwindow::playWrite}) {
                const bool isRead = play == &tst_faultsinwindow::playRead;
                if (!isRead && fault.plays.size() > 1) // a change that was refused for a while is sent again after it
                    continue;
                // On a busy machine, the short deadline of what is late can pass for the list, too.
                QVERIFY2(makeReady() || (isLate && makeReady(true)), fault.name.constData());
                const QByteArray problem = (this->*play)(fault);
                const QByteArray name = fault.name + (isRead ? " (read)" : " (write)");
                if (!problem.isEmpty())
                    wrong += name + ' ' + problem;
                if (m_service->met() > (isRead ? mostReads : fault.mostWrites))
                    wrong += name + " is sent too often";
            }
        }
        QVERIFY2(wrong.isEmpty(), ('\n' + wrong.join('\n')).constData());
        QCOMPARE(m_service->connectionsElsewhere(), 0);
    }

private Q_SLOTS:
    void cleanupTestCase()
    {
        m_stage.reset();
        m_service.reset();
    }

    void theWindowSaysWhatAFaultCameTo_data() { eachFamily(false); }
    void theWindowSaysWhatAFaultCameTo()
    {
        if (!m_stage)
            begin(120s); // which a busy machine may take for a response
        playFamily(false);
    }

    void theWindowSaysThatNothingCame_data()
    {
        m_stage.reset();
        eachFamily(true);
    }
    void theWindowSaysThatNothingCame()
    {
        if (!m_stage)
            begin(1500ms);
        playFamily(true);
    }
};

LABDESK_TEST(tst_faultsinwindow)
#include "tst_faultsinwindow.moc"
