// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobengine.h"
#include "support/testmain.h"

#include <QTest>

#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using Answer = UserJobOutcome::Kind;
using Engine = UserJobEngine;

namespace {

QString told(const Engine &engine)
{
    const UserJobTotals &t = engine.totals();
    return u"%1 waiting, %2 sending, %3 done, %4 failed, %5 unknown, %6 not sent"_s.arg(t.waiting)
        .arg(t.sending)
        .arg(t.done)
        .arg(t.failed)
        .arg(t.unknown)
        .arg(t.notSent);
}

/// Everybody who may go now.
std::vector<quint32> taken(Engine &engine, Engine::Time now)
{
    std::vector<quint32> users;
    while (const auto turn = engine.next(now))
        users.push_back(turn->user);
    return users;
}

using Users = std::vector<quint32>;

} // namespace

class tst_userjobengine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourAtOnceAndNotFasterThanThePace();
    void whatAnAnswerDoes_data();
    void whatAnAnswerDoes();
    void aNamedPauseHoldsEverybody();
    void aLongPauseForOneHoldsNobodyElse();
    void refusedTwiceHasFailed();
    void refusalsWithoutAPauseBackOff();
    void pausedCanceledResumed();
    void nobodyAnswers();
    void failedOnesOnceMore();
    void unknownOnesAreChecked();
    void aJobThatEndedWhilePausedStartsAgainAtOnce_data();
    void aJobThatEndedWhilePausedStartsAgainAtOnce();
    void refusalsOfAnEarlierRunDoNotCount();
    void addsUpWhateverHappens();
};

void tst_userjobengine::fourAtOnceAndNotFasterThanThePace()
{
    Engine fast(10, {4, 0ms});
    QCOMPARE(taken(fast, 0ms), Users({0, 1, 2, 3}));
    QVERIFY(!fast.wakeAt()); // only an answer helps
    fast.settle(1, {}, 5ms);
    QCOMPARE(taken(fast, 5ms), Users({4}));

    Engine paced(10, {4, 500ms});
    QCOMPARE(taken(paced, 1'000ms), Users({0}));
    QCOMPARE(paced.wakeAt(), std::optional(1'500ms));
    QCOMPARE(taken(paced, 1'499ms), Users());
    QCOMPARE(taken(paced, 1'500ms), Users({1}));
}

void tst_userjobengine::whatAnAnswerDoes_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("retryAfterMs"); // -1: none
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("phase");
    const auto row = [](const char *name, Answer answer, int retryAfterMs, UserJobState state, Engine::Phase phase) {
        QTest::newRow(name) << int(answer) << retryAfterMs << int(state) << int(phase);
    };
    row("done", Answer::Done, -1, UserJobState::Done, Engine::Phase::Running);
    row("refused for good", Answer::Failed, -1, UserJobState::Failed, Engine::Phase::Running);
    row("no answer: nobody knows", Answer::Unknown, -1, UserJobState::Unknown, Engine::Phase::Running);
    row("too many requests, come again in 2 s: waits again", Answer::Refused, 2'000, UserJobState::Waiting,
        Engine::Phase::Running);
    row("too many requests and no word when: failed", Answer::Refused, -1, UserJobState::Failed,
        Engine::Phase::Running);
    row("no service: not sent, and the job stands", Answer::Unreachable, -1, UserJobState::Waiting,
        Engine::Phase::Paused);
    row("the key is not taken: failed, and the job stands", Answer::NotAllowed, -1, UserJobState::Failed,
        Engine::Phase::Paused);
}

void tst_userjobengine::whatAnAnswerDoes()
{
    QFETCH(int, answer);
    QFETCH(int, retryAfterMs);
    QFETCH(int, state);
    QFETCH(int, phase);
    Engine engine(3, {1, 0ms});
    QCOMPARE(taken(engine, 0ms), Users({0}));
    engine.settle(0, {Answer(answer), retryAfterMs < 0 ? std::nullopt : std::optional<Engine::Time>(retryAfterMs)},
                  0ms);
    QCOMPARE(int(engine.state(0)), state);
    QCOMPARE(int(engine.phase()), phase);
    QCOMPARE(engine.totals().all(), 3u);
}

void tst_userjobengine::aNamedPauseHoldsEverybody()
{
    Engine engine(4, {2, 0ms});
    QCOMPARE(taken(engine, 0ms), Users({0, 1}));
    engine.settle(0, {Answer::Refused, 3'000ms}, 100ms);
    engine.settle(1, {}, 200ms);
    QCOMPARE(taken(engine, 3'099ms), Users());
    QCOMPARE(engine.backoffUntil(200ms), std::optional(3'100ms));
    QCOMPARE(engine.wakeAt(), std::optional(3'100ms));
    QCOMPARE(taken(engine, 3'100ms), Users({0, 2})); // who was refused comes first
    QVERIFY(!engine.backoffUntil(3'100ms));
}

/// As the hourly limit of refreshes of one user.
void tst_userjobengine::aLongPauseForOneHoldsNobodyElse()
{
    Engine engine(4, {1, 0ms});
    taken(engine, 0ms);
    engine.settle(0, {Answer::Refused, 60'000ms}, 0ms);
    QVERIFY(!engine.backoffUntil(0ms));
    QCOMPARE(taken(engine, 0ms), Users({1}));
    engine.settle(1, {}, 0ms);
    taken(engine, 0ms);
    engine.settle(2, {Answer::Refused, 60'000ms}, 10ms);
    QCOMPARE(taken(engine, 10ms), Users({3}));
    engine.settle(3, {Answer::Refused, 60'000ms}, 20ms); // two in a row: it is about all
    QCOMPARE(engine.backoffUntil(20ms), std::optional(60'020ms));
    QCOMPARE(told(engine), u"3 waiting, 0 sending, 1 done, 0 failed, 0 unknown, 0 not sent"_s);
}

void tst_userjobengine::refusedTwiceHasFailed()
{
    Engine engine(1, {1, 0ms});
    taken(engine, 0ms);
    engine.settle(0, {Answer::Refused, 1'000ms}, 0ms);
    QCOMPARE(taken(engine, 1'000ms), Users({0}));
    engine.settle(0, {Answer::Refused, 1'000ms}, 1'100ms);
    QCOMPARE(engine.state(0), UserJobState::Failed);
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
}

void tst_userjobengine::refusalsWithoutAPauseBackOff()
{
    Engine engine(20, {1, 0ms});
    Engine::Time now = 0ms;
    std::vector<qint64> pauses;
    for (int i = 0; i < 7; ++i) {
        QCOMPARE(taken(engine, now).size(), size_t(1));
        engine.settle(quint32(i), {Answer::Refused}, now);
        pauses.push_back((*engine.wakeAt() - now).count());
        now = *engine.wakeAt();
    }
    QCOMPARE(pauses, std::vector<qint64>({500, 1'000, 2'000, 4'000, 8'000, 8'000, 8'000}));
    QCOMPARE(engine.totals().failed, 7u);
}

void tst_userjobengine::pausedCanceledResumed()
{
    Engine engine(6, {2, 0ms});
    taken(engine, 0ms);
    engine.pause();
    engine.settle(0, {}, 0ms);
    QCOMPARE(taken(engine, 10ms), Users());
    QVERIFY(!engine.wakeAt());
    QCOMPARE(engine.reason(), Engine::Reason::Person);
    Engine another(6, {2, 0ms});
    taken(another, 0ms);
    another.pause();
    another.settle(0, {Answer::NotAllowed}, 0ms); // which weighs more than what a person did
    another.settle(1, {Answer::Unreachable}, 0ms);
    QCOMPARE(another.reason(), Engine::Reason::NotAllowed);
    engine.resume(20ms);
    QCOMPARE(taken(engine, 20ms), Users({2}));
    engine.cancel();
    QCOMPARE(taken(engine, 30ms), Users());
    QCOMPARE(engine.phase(), Engine::Phase::Running); // two are still awaited
    QCOMPARE(told(engine), u"0 waiting, 2 sending, 1 done, 0 failed, 0 unknown, 3 not sent"_s);
    engine.settle(1, {}, 40ms);
    engine.settle(2, {Answer::Refused, 1'000ms}, 40ms); // it was not done, and will not be
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
    QCOMPARE(told(engine), u"0 waiting, 0 sending, 2 done, 0 failed, 0 unknown, 4 not sent"_s);
    QVERIFY(engine.isCanceled());
}

void tst_userjobengine::nobodyAnswers()
{
    Engine engine(100, {4, 0ms});
    Engine::Time now = 0ms;
    while (engine.phase() == Engine::Phase::Running) {
        const Users users = taken(engine, now);
        if (users.empty())
            break;
        for (const quint32 user : users)
            engine.settle(user, {Answer::Unknown}, now);
    }
    QCOMPARE(engine.phase(), Engine::Phase::Paused);
    QCOMPARE(engine.reason(), Engine::Reason::NoResponses);
    QVERIFY2(engine.totals().unknown < 10, "not everybody is sent into the dark");
}

void tst_userjobengine::failedOnesOnceMore()
{
    Engine engine(4, {4, 0ms});
    taken(engine, 0ms);
    engine.settle(0, {}, 0ms);
    engine.settle(1, {Answer::Failed}, 0ms);
    engine.settle(2, {Answer::Unknown}, 0ms);
    engine.settle(3, {Answer::Failed}, 0ms);
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
    engine.retryFailed();
    QCOMPARE(taken(engine, 10ms), Users({1, 3})); // never who is unknown
    engine.settle(1, {}, 20ms);
    engine.settle(3, {Answer::Failed}, 20ms);
    QCOMPARE(told(engine), u"0 waiting, 0 sending, 2 done, 1 failed, 1 unknown, 0 not sent"_s);
}

void tst_userjobengine::unknownOnesAreChecked()
{
    Engine engine(3, {3, 0ms});
    taken(engine, 0ms);
    for (const quint32 user : {0u, 1u, 2u})
        engine.settle(user, {user == 1 ? Answer::Done : Answer::Unknown}, 0ms);
    engine.checkUnknown();
    const auto first = engine.next(0ms);
    const auto second = engine.next(0ms);
    QVERIFY(first && first->isCheck && second && second->isCheck && !engine.next(0ms));
    QVERIFY(engine.isChecking());
    engine.settleCheck(0, true);
    engine.settleCheck(2, false);
    QCOMPARE(told(engine), u"0 waiting, 0 sending, 2 done, 0 failed, 1 unknown, 0 not sent"_s);
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
}

void tst_userjobengine::aJobThatEndedWhilePausedStartsAgainAtOnce_data()
{
    QTest::addColumn<int>("answer");    // to all users
    QTest::addColumn<bool>("isPaused"); // by the person, before the answers
    QTest::addColumn<bool>("isCheck");  // instead of a retry
    QTest::newRow("the person had paused it; retry") << int(Answer::Failed) << true << false;
    QTest::newRow("the person had paused it; check") << int(Answer::Unknown) << true << true;
    QTest::newRow("the key isn't accepted; retry") << int(Answer::NotAllowed) << false << false;
    QTest::newRow("no answers; check") << int(Answer::Unknown) << false << true;
}

void tst_userjobengine::aJobThatEndedWhilePausedStartsAgainAtOnce()
{
    QFETCH(int, answer);
    QFETCH(bool, isPaused);
    QFETCH(bool, isCheck);
    Engine engine(5, {5, 0ms});
    const Users all = taken(engine, 0ms);
    if (isPaused)
        engine.pause();
    for (const quint32 user : all)
        engine.settle(user, {Answer(answer)}, 0ms);
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
    isCheck ? engine.checkUnknown() : engine.retryFailed();
    QCOMPARE(engine.phase(), Engine::Phase::Running);
    QCOMPARE(taken(engine, 10ms), all);
    isCheck ? engine.settleCheck(0, false) : engine.settle(0, {Answer::Unknown}, 10ms);
    QCOMPARE(engine.phase(), Engine::Phase::Running); // earlier timeouts don't count
}

/// One long pause would otherwise hold everybody: it would look like the second in a row.
void tst_userjobengine::refusalsOfAnEarlierRunDoNotCount()
{
    Engine engine(2, {2, 0ms});
    taken(engine, 0ms);
    for (const quint32 user : {0u, 1u})
        engine.settle(user, {Answer::Refused}, 0ms);
    QCOMPARE(engine.phase(), Engine::Phase::Ended);
    engine.retryFailed();
    QCOMPARE(taken(engine, 60'000ms), Users({0, 1}));
    engine.settle(0, {Answer::Refused, 60'000ms}, 60'000ms);
    QVERIFY(!engine.backoffUntil(60'000ms));
}

void tst_userjobengine::addsUpWhateverHappens()
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        Engine engine(200, {4, Engine::Time(seed % 3)});
        Engine::Time now = 0ms;
        std::map<quint32, int> sent;
        std::vector<quint32> out;
        for (int step = 0; step < 4'000 && engine.phase() != Engine::Phase::Ended; ++step) {
            now += Engine::Time(random() % 400);
            if (const auto at = engine.wakeAt(); out.empty() && at)
                now = std::max(now, *at);
            while (const auto turn = engine.next(now)) {
                ++sent[turn->user];
                out.push_back(turn->user);
                QVERIFY(out.size() <= 4);
            }
            if (!out.empty()) {
                const auto at = out.begin() + std::ptrdiff_t(random() % out.size());
                const quint32 user = *at;
                out.erase(at);
                const Answer answers[] = {Answer::Done,    Answer::Done,    Answer::Done,       Answer::Failed,
                                          Answer::Unknown, Answer::Refused, Answer::Unreachable};
                const Answer answer = answers[random() % std::size(answers)];
                if (answer == Answer::Unreachable || answer == Answer::Refused)
                    --sent[user]; // nothing was done
                engine.settle(
                    user, {answer, random() % 2 == 0 ? std::optional<Engine::Time>(random() % 70'000) : std::nullopt},
                    now);
            }
            if (random() % 50 == 0)
                engine.pause();
            if (engine.phase() == Engine::Phase::Paused && random() % 4 == 0)
                engine.resume(now);
            if (seed % 5 == 0 && step == 300)
                engine.cancel();
            QCOMPARE(engine.totals().all(), 200u);
        }
        QCOMPARE(engine.phase(), Engine::Phase::Ended);
        for (const auto &[user, times] : sent)
            QVERIFY2(times <= 1, "nobody is done twice");
    }
}

LABDESK_TEST(tst_userjobengine)
#include "tst_userjobengine.moc"
