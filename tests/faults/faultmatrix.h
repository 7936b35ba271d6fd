// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault.h"
#include "faultscene.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSslConfiguration>
#include <QTestEventLoop>
#include <QTimer>

#include <deque>
#include <memory>
#include <set>

namespace labdesk::tests {

/// One request that meets one fault.
struct FaultCase
{
    const Fault *fault;
    RequestKind kind;
    int attempt = 0;
    std::unique_ptr<FaultScene> scene = {};
    QElapsedTimer clock = {};
    int ticksAtStart = 0;

    bool isOver = false;
    CaseEnd end = {};
    QByteArray wrong = {};  ///< why the outcome isn't the expected one; empty: it is
    QByteArray unsaid = {}; ///< why its text isn't
    int ticks = 0;
    std::chrono::milliseconds deadline = {}; ///< of all its tries together
    double lateMs = 0;                       ///< over the deadline
    double peakMb = 0;                       ///< over what there was before; only where it ran alone
    double turnMs = 0;                       ///< the longest of the client's thread; only where it ran alone
};

/// A family of faults, each met by each kind of request through the whole of `api`. All cases run first, many beside
/// each other; then there is a row for each fault, and a function for each property that all of them must have.
/// LABDESK_FAULTS=1 prints what a person reads. LABDESK_FAULT_REPORT=<file> runs them one by one and appends a line of
/// figures.
class FaultMatrix : public QObject
{
    Q_OBJECT

public:
    FaultMatrix(const char *family, Faults faults);
    ~FaultMatrix() override;

    const Faults &faults() const { return m_faults; }

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void r1_eachFaultEndsAsExpected_data();
    void r1_eachFaultEndsAsExpected();
    void r1_nothingSucceedsThatDidNot();
    void r2_noWriteIsSentTwice();
    void r3_noCallOutlivesItsDeadline();
    void r9_noFaultTakesMuchMemory();
    void r12_eachFailureHasItsOwnText();
    void s1_noKeyIsSentElsewhere();

private:
    void startMore();
    void start(FaultCase &one);
    void finish(FaultCase &one);
    void judge(FaultCase &one) const;
    bool mayRunAgain(const FaultCase &one) const;
    static void printTexts(const FaultCase &one);
    void writeReport() const;
    void failFor(bool (*isBad)(const FaultCase &), const char *what) const;
    int elsewhereConnections();

    const char *m_family;
    Faults m_faults;
    QSslConfiguration m_tlsBefore;
    PeerThread m_thread;
    std::unique_ptr<FaultServer> m_elsewhere;
    QUrl m_elsewhereUrl;
    std::deque<FaultCase> m_cases;
    std::deque<FaultCase *> m_waiting;
    std::set<FaultCase *> m_running;
    QTestEventLoop m_loop;
    QTimer m_ticker;
    int m_ticks = 0;
    double m_memoryBefore = 0;
    std::unique_ptr<class LongestTurn> m_turns;
};

} // namespace labdesk::tests
