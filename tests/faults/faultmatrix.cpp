// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"

#include "api/tlsfiles.h"
#include "responses.h"
#include "support/measures.h"
#include "support/testmain.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr size_t casesAtOnce = 24;
constexpr size_t repeatsAtOnce = 8; ///< of those whose deadline a busy machine may have missed, which have longer ones
constexpr std::chrono::milliseconds tickEvery = 10ms;
constexpr int mostRuns = 3;        ///< of a case whose short deadline a busy machine may have missed
constexpr double mostMemory = 200; ///< in MB
constexpr int mostReads = 4;       ///< the first, two more, and one for a token that was refused

QByteArray reportFile()
{
    return qgetenv("LABDESK_FAULT_REPORT");
}

/// Where an answer comes, however late on a busy machine, the deadline must not stand in its way; where none may come,
/// it is what ends the call.
std::chrono::milliseconds deadlineOf(const FaultCase &one)
{
    if (!one.fault->expected(one.kind).isLate)
        return 120s;
    return 300ms * (one.attempt > 0 ? 8 * one.attempt : 1);
}

bool runsAlone(const FaultCase &one)
{
    return one.fault->isAlone || !reportFile().isEmpty();
}

size_t mostBeside(const FaultCase &one)
{
    return one.attempt > 0 ? repeatsAtOnce : casesAtOnce;
}

QByteArray textOf(const Told &told)
{
    return told.kind
        ? "kind " + QByteArray::number(int(*told.kind)) + ", reason " + QByteArray::number(int(told.reason))
        : QByteArray("success");
}

QString wholeText(const ApiError &error)
{
    const ErrorText text = describe(error);
    return text.sentence + u" | "_s + text.cause + u" | "_s + text.nextStep;
}

bool isFalseSuccess(const FaultCase &one)
{
    if (one.end.error)
        return false;
    const auto &expected = one.fault->expected(one.kind).of(one.kind);
    return std::ranges::find(expected, Told{}) == expected.end()
        || one.end.got != FaultScene::right(*one.fault, one.kind);
}

bool isSentTwice(const FaultCase &one)
{
    return one.end.writes > one.fault->mostWrites || one.end.reads > mostReads;
}

bool isKeyElsewhere(const FaultCase &one)
{
    return one.end.isKeyElsewhere;
}

/// By the turns of a timer: a machine that stands still has none.
bool isTooLate(const FaultCase &one)
{
    return !one.isOver || one.ticks > int(one.deadline / tickEvery) * 3 / 2 + 100;
}

bool isTooLarge(const FaultCase &one)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) // they take memory of their own
    return false;
#else
    return one.peakMb > mostMemory;
#endif
}

bool isUnsaid(const FaultCase &one)
{
    return !one.unsaid.isEmpty();
}

/// What is wrong with the text of a failure; empty: nothing.
QByteArray problemOfText(const ApiError &error)
{
    const ErrorText text = describe(error);
    if (text.sentence.isEmpty() || text.cause.isEmpty() || text.nextStep.isEmpty())
        return "a part of the text is empty";
    const QString all = wholeText(error);
    for (const auto foreign : {u"QNetwork", u"QSsl", u"ssl error", u"error:0", u"%1", u"::"})
        if (all.contains(foreign, Qt::CaseInsensitive))
            return "a foreign word: " + all.toUtf8();
    if (all.contains(QLatin1StringView(anyToken)) || all.contains(u"test-key-0123456789"))
        return "the text has a key";
    const QString expected = expectedSentence(error);
    if (expected.isEmpty())
        return "no row for it: " + textOf({error.kind, error.reason}) + ": " + all.toUtf8();
    const bool isUnknown = error.kind == ApiError::Kind::OutcomeUnknown;
    if (!fits(isUnknown ? text.cause : text.sentence, expected) && !error.isTokenRequest)
        return "another text: " + all.toUtf8();
    if (error.isTokenRequest && !fits(text.sentence, expected))
        return "another text: " + all.toUtf8();
    // What is unusable has many causes, and the details must name one.
    const bool isVague = error.kind == ApiError::Kind::BadResponse && error.reason == ApiError::Reason::None;
    return isVague && error.detail.isEmpty() ? "no cause: " + all.toUtf8() : QByteArray();
}

} // namespace

const char *nameOf(RequestKind kind)
{
    switch (kind) {
    case RequestKind::Get:
        return "GET";
    case RequestKind::List:
        return "GET of a list";
    case RequestKind::Token:
        return "token exchange";
    case RequestKind::Create:
        return "POST";
    case RequestKind::Refresh:
        return "POST without a body";
    case RequestKind::Patch:
        return "PATCH";
    case RequestKind::Delete:
        return "DELETE";
    }
    Q_UNREACHABLE();
}

bool isWrite(RequestKind kind)
{
    return kind == RequestKind::Create || kind == RequestKind::Refresh || kind == RequestKind::Patch
        || kind == RequestKind::Delete;
}

FaultMatrix::FaultMatrix(const char *family, Faults faults) : m_family(family), m_faults(std::move(faults)) { }

FaultMatrix::~FaultMatrix() = default;

void FaultMatrix::initTestCase()
{
    m_tlsBefore = QSslConfiguration::defaultConfiguration();
    QSslConfiguration trusting = m_tlsBefore;
    trusting.addCaCertificate(QSslCertificate(pem(u"authority"_s)));
    QSslConfiguration::setDefaultConfiguration(trusting);
    m_thread.run([this] {
        m_elsewhere = std::make_unique<FaultServer>(std::vector<Play>{sends(goodReply())});
        m_elsewhereUrl = m_elsewhere->url();
    });
    connect(&m_ticker, &QTimer::timeout, this, [this] { ++m_ticks; });
    m_ticker.setTimerType(Qt::PreciseTimer);
    m_ticker.start(tickEvery);
    for (const bool isAlone : {false, true})
        for (const Fault &fault : m_faults)
            for (const RequestKind kind : everyRequestKind) {
                // The exchange is the first request of its connection.
                if (fault.isAlone != isAlone || (fault.isKeptAlive && kind == RequestKind::Token))
                    continue;
                m_cases.push_back({&fault, kind});
                m_waiting.push_back(&m_cases.back());
            }
    QMetaObject::invokeMethod(this, &FaultMatrix::startMore, Qt::QueuedConnection);
    m_loop.enterLoopMSecs(1'200'000);
    QVERIFY2(!m_loop.timeout(), "a call that never ended");
    writeReport();
}

void FaultMatrix::startMore()
{
    while (!m_waiting.empty() && m_running.size() < mostBeside(*m_waiting.front())) {
        FaultCase *next = m_waiting.front();
        const bool isBusy = std::ranges::any_of(m_running, [](const FaultCase *one) { return runsAlone(*one); });
        if (isBusy || (runsAlone(*next) && !m_running.empty()))
            return;
        m_waiting.pop_front();
        m_running.insert(next);
        start(*next);
    }
    if (m_running.empty())
        m_loop.exitLoop();
}

void FaultMatrix::start(FaultCase &one)
{
    const auto deadline = deadlineOf(one);
    one.scene = std::make_unique<FaultScene>(m_thread, *one.fault, one.kind, m_elsewhereUrl, deadline);
#ifdef Q_OS_LINUX
    if (runsAlone(one)) {
        forgetPeak();
        m_memoryBefore = megabytes("VmRSS:");
        m_turns = std::make_unique<LongestTurn>();
    }
#endif
    const auto sent = [this, &one] {
        one.clock.start();
        one.ticksAtStart = m_ticks;
    };
    one.scene->start(sent, [this, &one] {
        one.isOver = true;
        one.ticks = m_ticks - one.ticksAtStart;
        const double took = double(one.clock.nsecsElapsed()) / 1e6;
        // Not now: what ended it is still on the stack.
        QMetaObject::invokeMethod(
            this,
            [this, &one, took] {
                one.lateMs = took;
                finish(one);
            },
            Qt::QueuedConnection);
    });
}

void FaultMatrix::finish(FaultCase &one)
{
#ifdef Q_OS_LINUX
    if (runsAlone(one)) {
        one.turnMs = std::max(one.turnMs, m_turns->ms());
        m_turns.reset();
        one.peakMb = std::max(one.peakMb, megabytes("VmHWM:") - m_memoryBefore);
    }
#endif
    one.end = one.scene->end();
    one.scene.reset();
    // Those of an exchange are told by nobody: it comes before the request that reports them.
    constexpr int mostTries = 3;
    const int tries = one.kind == RequestKind::Token ? mostTries
        : one.end.error                              ? std::max(1, one.end.error->tries)
                                                     : 1;
    one.deadline = deadlineOf(one) * tries;
    one.lateMs -= double(one.deadline.count());
    judge(one);
    m_running.erase(&one);
    if (mayRunAgain(one)) {
        ++one.attempt;
        one.isOver = false;
        m_waiting.push_back(&one);
    } else {
        printTexts(one);
    }
    startMore();
}

/// A short deadline can pass on a busy machine before the case has come to what it is about. What may never happen is
/// not excused.
bool FaultMatrix::mayRunAgain(const FaultCase &one) const
{
    return one.fault->expected(one.kind).isLate && !one.wrong.isEmpty() && one.attempt + 1 < mostRuns
        && !isFalseSuccess(one) && !isSentTwice(one) && !isKeyElsewhere(one);
}

void FaultMatrix::judge(FaultCase &one) const
{
    const auto &expected = one.fault->expected(one.kind).of(one.kind);
    const auto &error = one.end.error;
    const Told told = error ? Told{error->kind, error->reason} : Told{};
    one.wrong.clear();
    one.unsaid = error ? problemOfText(*error) : QByteArray();
    if (std::ranges::find(expected, told) == expected.end())
        one.wrong = QByteArray(nameOf(one.kind)) + ": expected " + textOf(expected.front()) + ", but it came to "
            + textOf(told) + (error ? ": " + wholeText(*error).toUtf8() + " (" + error->detail.toUtf8() + ")" : "");
    else if (isFalseSuccess(one))
        one.wrong = QByteArray(nameOf(one.kind)) + " gave something else than was sent: " + one.end.got.toUtf8();
}

void FaultMatrix::cleanupTestCase()
{
    m_thread.run([this] { m_elsewhere.reset(); });
    QSslConfiguration::setDefaultConfiguration(m_tlsBefore);
}

void FaultMatrix::r1_eachFaultEndsAsExpected_data()
{
    QTest::addColumn<qsizetype>("number");
    for (size_t i = 0; i < m_faults.size(); ++i)
        QTest::newRow(m_faults[i].name.constData()) << qsizetype(i);
}

void FaultMatrix::r1_eachFaultEndsAsExpected()
{
    QFETCH(qsizetype, number);
    QByteArrayList wrong;
    for (const FaultCase &one : m_cases)
        if (one.fault == &m_faults[size_t(number)] && !one.wrong.isEmpty())
            wrong += one.wrong;
    QVERIFY2(wrong.isEmpty(), wrong.join("\n   ").constData());
}

void FaultMatrix::failFor(bool (*isBad)(const FaultCase &), const char *what) const
{
    QByteArrayList bad;
    for (const FaultCase &one : m_cases)
        if (isBad(one))
            bad += one.fault->name + " (" + nameOf(one.kind) + ") " + one.unsaid;
    QVERIFY2(bad.isEmpty(), (QByteArray(what) + ":\n   " + bad.join("\n   ")).constData());
}

void FaultMatrix::r1_nothingSucceedsThatDidNot()
{
    failFor(&isFalseSuccess, "a false success");
}

void FaultMatrix::r2_noWriteIsSentTwice()
{
    failFor(&isSentTwice, "sent too often");
}

void FaultMatrix::r3_noCallOutlivesItsDeadline()
{
    failFor(&isTooLate, "too late");
}

void FaultMatrix::r9_noFaultTakesMuchMemory()
{
    failFor(&isTooLarge, "too much memory");
}

void FaultMatrix::r12_eachFailureHasItsOwnText()
{
    failFor(&isUnsaid, "the text isn't right");
}

void FaultMatrix::s1_noKeyIsSentElsewhere()
{
    failFor(&isKeyElsewhere, "a key at another origin");
    QCOMPARE(elsewhereConnections(), 0);
}

int FaultMatrix::elsewhereConnections()
{
    int connections = 0;
    m_thread.run([this, &connections] { connections = m_elsewhere->connections(); });
    return connections;
}

void FaultMatrix::printTexts(const FaultCase &one)
{
    if (!qEnvironmentVariableIsSet("LABDESK_FAULTS"))
        return;
    std::printf("FAULT\t%s\t%s\t%s\n", one.fault->name.constData(), nameOf(one.kind),
                one.end.error ? qPrintable(wholeText(*one.end.error)) : "success");
}

/// One line: the family; faults, cases, false successes, doubled writes, keys elsewhere, other outcomes, other texts;
/// peak memory in MB, the worst lateness in ms and in percent of the deadline, the longest turn in ms.
void FaultMatrix::writeReport() const
{
    QFile file(QString::fromLocal8Bit(reportFile()));
    if (reportFile().isEmpty() || !file.open(QIODevice::WriteOnly | QIODevice::Append))
        return;
    const auto count = [this](bool (*isBad)(const FaultCase &)) {
        return QByteArray::number(qint64(std::ranges::count_if(m_cases, isBad)));
    };
    double peak = 0, late = 0, share = 0, turn = 0;
    for (const FaultCase &one : m_cases) {
        peak = std::max(peak, one.peakMb);
        turn = std::max(turn, one.turnMs);
        late = std::max(late, one.lateMs);
        share = std::max(share, 100 * one.lateMs / double(one.deadline.count()));
    }
    const QByteArrayList parts = {m_family,
                                  QByteArray::number(m_faults.size()),
                                  QByteArray::number(m_cases.size()),
                                  count(&isFalseSuccess),
                                  count(&isSentTwice),
                                  count(&isKeyElsewhere),
                                  count([](const FaultCase &one) { return !one.wrong.isEmpty(); }),
                                  count(&isUnsaid),
                                  QByteArray::number(peak, 'f', 0),
                                  QByteArray::number(late, 'f', 0),
                                  QByteArray::number(share, 'f', 1),
                                  QByteArray::number(turn, 'f', 1)};
    file.write(parts.join('\t') + '\n');
}

} // namespace labdesk::tests
