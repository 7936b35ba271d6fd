// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "soakingconsole.h"

#include <QApplication>
#include <QJsonDocument>
#include <QTest>

#include <atomic>
#include <iostream>
#include <string>
#include <thread>

// labdesk-soak-console, the child of tests/soak/run: reads its plan as a line of JSON, and then "rest" and "go"; works
// until its input ends.
int main(int argc, char **argv)
{
    using labdesk::tests::SoakingConsole;
    QCoreApplication::setApplicationName(QStringLiteral("labdesk"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication app(argc, argv);
    std::string line;
    std::getline(std::cin, line);
    const QJsonObject plan = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    if (plan.isEmpty())
        return 2;
    std::atomic<int> rests = 0; // asked for and not printed yet
    std::atomic<bool> isResting = false, isOver = false;
    std::thread input([&] {
        for (std::string word; std::getline(std::cin, word);) {
            isResting = word == "rest";
            rests += word == "rest" ? 1 : 0;
        }
        isOver = true;
    });
    {
        SoakingConsole console(plan);
        console.start();
        while (!isOver) {
            if (rests > 0) {
                console.rest();
                --rests;
            } else if (isResting) {
                (void)QTest::qWaitFor([&] { return isOver || rests > 0 || !isResting; }, 60'000);
            } else {
                console.takeTurn();
                const int pause = plan[QLatin1StringView("pause")].toInt(); // of a person
                (void)QTest::qWaitFor([&] { return isOver || rests > 0; }, pause);
            }
        }
    }
    input.join();
    return 0;
}
