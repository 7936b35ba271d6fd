// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_report FOLDER [BEFORE]: prints the goals beside what was measured, and the ratios to what another build
// measured in the same run. Each folder holds files of JSON objects, one a line and one a round, as tests/bench/run
// leaves them; medians count. What was not measured is left out.
#include "goals.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk::bench;

namespace {

void addNumbers(const QString &path, const QJsonObject &object, std::map<QString, std::vector<double>> &to)
{
    for (auto at = object.begin(); at != object.end(); ++at) {
        const QString name = path + at.key();
        if (at->isObject())
            addNumbers(name + u'.', at->toObject(), to);
        else if (at->isDouble())
            to[name].push_back(at->toDouble());
    }
}

using Rounds = std::map<QString, std::vector<double>>; ///< each in ascending order

Rounds readFolder(const QDir &folder)
{
    Rounds all;
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray &line : file.readAll().split('\n'))
            addNumbers(name.chopped(5) + u'.', QJsonDocument::fromJson(line).object(), all);
    }
    for (auto &[name, values] : all)
        std::sort(values.begin(), values.end());
    return all;
}

double median(const std::vector<double> &values)
{
    return values[values.size() / 2];
}

/// How far apart the rounds are, as a part of their median.
QString spread(const std::vector<double> &values)
{
    const double middle = median(values);
    return middle == 0 ? u"-"_s : QString::number(100 * (values.back() - values.front()) / middle, 'f', 0) + u" %"_s;
}

void printRatios(const Rounds &now, const Rounds &before)
{
    std::printf("\nRatios to the other build, and how far apart the rounds of each are:\n");
    std::printf("  %-52s %10s %10s %7s %7s %7s\n", "", "other", "this", "ratio", "spread", "");
    for (const auto &[name, values] : now)
        if (const auto other = before.find(name); other != before.end() && median(other->second) != 0)
            std::printf("  %-52s %10.3f %10.3f %7.2f %7s %7s\n", qPrintable(name), median(other->second),
                        median(values), median(values) / median(other->second), qPrintable(spread(other->second)),
                        qPrintable(spread(values)));
}

QString figure(double value, const QString &unit)
{
    const double size = std::abs(value);
    const int digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
    QString number = QString::number(value, 'f', digits);
    while (number.contains(u'.') && (number.endsWith(u'0') || number.endsWith(u'.')))
        number.chop(1);
    return unit == u"x" ? number + unit : number + u' ' + unit;
}

QString verdict(const Goal &goal, double value)
{
    const auto reached = [&](double bound) { return goal.isAtLeast ? value >= bound : value <= bound; };
    if (goal.stretch && reached(*goal.stretch))
        return u"met, stretch too"_s;
    return reached(goal.must) ? u"met"_s : u"MISSED"_s;
}

void printLine(const QString &id, const QString &what, const QString &must, const QString &stretch,
               const QString &measured, const QString &result)
{
    std::printf("%s\n",
                qUtf8Printable(u"%1 %2 %3 %4 %5  %6"_s.arg(id, -4)
                                   .arg(what, -62)
                                   .arg(must, 12)
                                   .arg(stretch, 12)
                                   .arg(measured, 12)
                                   .arg(result)));
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "bench_report FOLDER [BEFORE]\n");
        return 2;
    }
    const Rounds rounds = readFolder(QDir(QString::fromLocal8Bit(argv[1])));
    Measured measured;
    for (const auto &[name, values] : rounds)
        measured[name] = median(values);
    printLine(u"Id"_s, u"What"_s, u"must"_s, u"stretch"_s, u"measured"_s, u"result"_s);
    for (const Goal &goal : goals()) {
        const auto value = goal.measured(measured);
        if (!value)
            continue;
        const QString sign = goal.isAtLeast ? u"≥ "_s : QString();
        printLine(goal.id, goal.what, sign + figure(goal.must, goal.unit),
                  goal.stretch ? sign + figure(*goal.stretch, goal.unit) : QString(), figure(*value, goal.unit),
                  verdict(goal, *value) + (goal.beside ? u" ("_s + goal.beside(measured) + u')' : QString()));
    }
    std::printf("\nMedians behind it:\n");
    for (const auto &[name, value] : measured)
        std::printf("  %-58s %14s\n", qPrintable(name), qPrintable(QString::number(value, 'f', value < 1000 ? 3 : 0)));
    if (argc == 3)
        printRatios(rounds, readFolder(QDir(QString::fromLocal8Bit(argv[2]))));
    return 0;
}
