// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_payors: ranks 10,000 invented payors for what somebody types letter by letter, and prints one JSON object: the
// index made (once for an answer), and the middle and the longest key press.
#include "store/payorindex.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

std::vector<Payor> manyPayors(size_t count)
{
    const QStringList first{u"Northfield"_s, u"Everwell"_s, u"Harbor"_s,   u"Summit"_s,
                            u"Bluecrest"_s,  u"Foxglove"_s, u"Meridian"_s, u"Pinecone"_s};
    const QStringList second{u"Health"_s,  u"Community"_s, u"Medicare"_s, u"Mutual"_s,
                             u"Benefit"_s, u"Choice"_s,    u"Employee"_s, u"Dental"_s};
    const QStringList third{u"Plan of Arizona"_s, u"Plan of Texas"_s, u"Cooperative"_s, u"Trust"_s, u"Fund"_s,
                            u"Options"_s,         u"Partners NY"_s};
    std::mt19937 random(1);
    const auto pick = [&random](const QStringList &list) { return list[qsizetype(random() % size_t(list.size()))]; };
    std::vector<Payor> payors;
    for (size_t i = 0; i < count; ++i) {
        const QString own = QString::number(random() % 4000, 36);
        const QString name = pick(first) + own + u' ' + pick(second) + u' ' + pick(third);
        payors.push_back(
            {u"P%1"_s.arg(i), name, {pick(first) + u' ' + own, name.section(u' ', 0, 1) + u" HMO"_s}, {}, {}});
    }
    return payors;
}

} // namespace

int main()
{
    const std::vector<Payor> payors = manyPayors(10'000);
    QElapsedTimer timer;
    timer.start();
    const PayorIndex index(payors);
    const double made = double(timer.nsecsElapsed()) / 1e6;
    std::vector<double> keys;
    for (const QString &words :
         {u"northfeild community plan az"_s, u"harbor health trust"_s, u"bcbs everwell dental fund"_s})
        for (qsizetype letters = 1; letters <= words.size(); ++letters) {
            timer.start();
            if (index.rank(words.left(letters)).size() != payors.size())
                return 1;
            keys.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
    std::sort(keys.begin(), keys.end());
    std::printf("{\"payors\":%zu,\"index_ms\":%.1f,\"key_median_ms\":%.2f,\"key_longest_ms\":%.2f}\n", payors.size(),
                made, keys[keys.size() / 2], keys.back());
    return 0;
}
