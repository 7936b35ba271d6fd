// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// count_instructions [NAME...]: does each hot path twice, or only those named. Under valgrind --tool=callgrind
// --instr-atstart=no the second time is counted and dumped under its name; tests/budgets/check compares that with
// budgets.txt.
#include "budgets/paths.h"

#include <QCoreApplication>

#include <cstdio>
#include <valgrind/callgrind.h>

using namespace labdesk::tests;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    std::vector<HotPath> paths = consolePaths();
    for (HotPath &path : servicePaths())
        paths.push_back(std::move(path));
    const QStringList names = QCoreApplication::arguments().sliced(1);
    for (const HotPath &path : paths) {
        if (!names.isEmpty() && !names.contains(QLatin1String(path.name)))
            continue;
        const auto work = path.prepare();
        work();
        CALLGRIND_START_INSTRUMENTATION;
        work();
        CALLGRIND_STOP_INSTRUMENTATION;
        CALLGRIND_DUMP_STATS_AT(path.name);
        std::printf("%s\n", path.name);
    }
    return 0;
}
