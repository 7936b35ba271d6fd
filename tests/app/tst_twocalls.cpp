// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/shrink.h"
#include "support/testmain.h"
#include "twocalls.h"

#include <QElapsedTimer>

#include <numeric>
#include <set>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

using Saboteur = TwoCalls::Saboteur;

/// A sequence in a program of its own; empty: all of it held.
QString faultOfSequence(const std::vector<Taken> &sequence, const Saboteur *saboteur = nullptr, int *writes = nullptr)
{
    TwoCalls calls(saboteur);
    if (!calls.begin())
        return u"it doesn't start"_s;
    const QString what = calls.run(sequence);
    if (writes)
        *writes += calls.countWrites();
    return what;
}

std::vector<Taken> onlySteps(const std::vector<Taken> &sequence, const std::vector<int> &kept)
{
    std::vector<Taken> left;
    for (const int step : kept)
        left.push_back(sequence.at(size_t(step)));
    return left;
}

/// What is left of a sequence that fails, and how to do it again.
QString shrunkFault(quint32 seed, const std::vector<Taken> &sequence, QString what, const Saboteur *saboteur = nullptr,
                    size_t *steps = nullptr)
{
    std::vector<int> all(sequence.size());
    std::iota(all.begin(), all.end(), 0);
    const std::vector<int> kept = shrunkSteps(all, [&](const std::vector<int> &fewer) {
        const QString left = faultOfSequence(onlySteps(sequence, fewer), saboteur);
        if (!left.isEmpty())
            what = left;
        return !left.isEmpty();
    });
    if (steps)
        *steps = kept.size();
    QStringList numbers;
    for (const int step : kept)
        numbers += QString::number(sequence[size_t(step)].number);
    return u"%1\nreplay: LABDESK_SEQUENCE=%2:%3 QT_QPA_PLATFORM=offscreen build/run/bin/test_app tst_twocalls "
           "anyCallsInARow"_s.arg(what, QString::number(seed), numbers.join(u','));
}

} // namespace

/// Nothing of the last caller reaches the next, and nothing of a session what comes after it: whatever is done in a
/// row, the window shows one user, acts on that one, says what is so, and sends what was asked for once.
class tst_twocalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// LABDESK_MANY_SEQUENCES: how many; LABDESK_FIRST_SEQUENCE: the seed of the first; LABDESK_SEQUENCE: one, as a
    /// failure names it.
    void anyCallsInARow()
    {
        constexpr int usual = 15;
        constexpr int mostTold = 12;
        bool isSet = false;
        const int wanted = qEnvironmentVariableIntValue("LABDESK_MANY_SEQUENCES", &isSet);
        const QStringList one = qEnvironmentVariable("LABDESK_SEQUENCE").split(u':');
        const int all = one.size() > 1 ? 1 : isSet ? wanted : usual;
        const quint32 first
            = one.size() > 1 ? one[0].toUInt() : quint32(qEnvironmentVariableIntValue("LABDESK_FIRST_SEQUENCE"));
        QElapsedTimer since;
        since.start();
        QStringList failed;
        int done = 0, steps = 0, writes = 0;
        for (; done < all && failed.size() < mostTold; ++done) {
            const quint32 seed = first + quint32(done);
            std::vector<Taken> sequence = TwoCalls::ofSeed(seed);
            if (one.size() > 1) {
                std::vector<int> kept;
                for (const QString &number : one[1].split(u','))
                    kept.push_back(number.toInt());
                sequence = onlySteps(sequence, kept);
            }
            steps += int(sequence.size());
            const QString what = faultOfSequence(sequence, nullptr, &writes);
            if (what.isEmpty())
                continue;
            failed += shrunkFault(seed, sequence, what);
            qInfo("%s", qPrintable(failed.back()));
        }
        qInfo("%d sequences with %d steps and %d writes, %lld failures, in %lld s", done, steps, writes,
              qlonglong(failed.size()), since.elapsed() / 1000);
        QVERIFY2(failed.isEmpty(), qPrintable(failed.join(u'\n')));
    }

    void eachInvariantIsSeenToFail_data()
    {
        QTest::addColumn<const Saboteur *>("saboteur");
        for (const Saboteur &saboteur : TwoCalls::saboteurs())
            QTest::newRow(saboteur.what) << &saboteur;
    }
    void eachInvariantIsSeenToFail()
    {
        QFETCH(const Saboteur *, saboteur);
        const std::vector<Taken> sequence = TwoCalls::ofNames(saboteur->steps);
        const QString what = faultOfSequence(sequence, saboteur);
        QVERIFY2(what.contains(QLatin1StringView(saboteur->words)), qPrintable(what));
    }

    void withoutAMistakeTheyHold()
    {
        std::set<std::vector<const char *>> done; // many have the same steps
        for (const Saboteur &saboteur : TwoCalls::saboteurs()) {
            if (!done.insert(saboteur.steps).second)
                continue;
            const QString what = faultOfSequence(TwoCalls::ofNames(saboteur.steps));
            QVERIFY2(what.isEmpty(), qPrintable(what));
        }
    }

    void aFailureIsShrunkAndSaysHowToDoItAgain()
    {
        const Saboteur &saboteur = TwoCalls::saboteurs().front();
        for (quint32 seed = 0; seed < 100; ++seed) {
            std::vector<Taken> sequence = TwoCalls::ofSeed(seed);
            sequence.resize(8);
            const QString what = faultOfSequence(sequence, &saboteur);
            if (what.isEmpty())
                continue;
            size_t steps = 0;
            const QString least = shrunkFault(seed, sequence, what, &saboteur, &steps);
            QVERIFY2(steps > 0 && steps <= 3, qPrintable(least));
            QVERIFY2(least.contains(u"replay: LABDESK_SEQUENCE=%1:"_s.arg(seed)), qPrintable(least));
            return;
        }
        QFAIL("no sequence fails");
    }
};

LABDESK_TEST(tst_twocalls)
#include "tst_twocalls.moc"
