// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// fuzz_replay [TARGET...]: runs each target on its seeds and regressions, and on mutants of them that are always the
// same. Needs no clang; LABDESK_FUZZ_MUTANTS=n makes more of them. An input that ends it is left in the current folder.
#include "fuzz/mutator.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace labdesk::fuzz;

namespace {

QByteArray currentTarget, currentInput;

/// Leaves the input of a target that ends the program.
void leaveInput(int signal)
{
    std::signal(signal, SIG_DFL);
    const QByteArray name = "fuzz-" + currentTarget + "-failed";
    if (std::FILE *file = std::fopen(name.constData(), "wb")) {
        std::fwrite(currentInput.constData(), 1, size_t(currentInput.size()), file);
        std::fclose(file);
    }
    std::fprintf(stderr, "%s failed; its input is in %s\n", currentTarget.constData(), name.constData());
    std::raise(signal);
}

QByteArrayList inputsIn(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) // a target without seeds or regressions of its own
        return {};
    QStringList files{path};
    if (info.isDir()) {
        files.clear();
        for (QDirIterator each(path, QDir::Files); each.hasNext();)
            files += each.next();
        files.sort();
    }
    QByteArrayList inputs;
    for (const QString &name : files) {
        QFile file(name);
        demand(file.open(QIODevice::ReadOnly), "a seed can't be read", name);
        inputs += file.readAll();
    }
    return inputs;
}

/// The places of the seeds of each target, from the rows of CMakeLists.txt.
QHash<QByteArray, QStringList> seedPlaces()
{
    QFile rows(QString::fromUtf8(FUZZ_ROWS));
    demand(rows.open(QIODevice::ReadOnly), "there is no list of targets");
    QHash<QByteArray, QStringList> places;
    for (const QByteArray &row : rows.readAll().split('\n'))
        if (const QByteArrayList cells = row.split('\t'); cells.size() >= 3)
            places[cells[0]] = QString::fromUtf8(cells[2]).split(u' ', Qt::SkipEmptyParts);
    return places;
}

void run(const Target &target, const QByteArray &input)
{
    currentInput = input;
    target.run(input);
}

void replay(const Target &target, const QStringList &places, int mutants)
{
    constexpr qsizetype largest = 64 * 1024; // to be changed; larger ones are read as they are
    QElapsedTimer timer;
    timer.start();
    currentTarget = target.name;
    QByteArrayList inputs{QByteArray()};
    for (const QString &place : places)
        inputs += inputsIn(place);
    for (const QByteArray &input : std::as_const(inputs))
        run(target, input);
    const auto seeds = inputs.size();
    inputs.removeIf([](const QByteArray &input) { return input.size() > largest; });
    for (int count = 0; count < mutants; ++count) {
        Mutator mutator(quint32(count + 1));
        const QByteArray &input = inputs[count % inputs.size()];
        run(target, count % 4 == 0 ? mutator.bytesMutated(input) : mutator.mutated(input, target.form));
    }
    std::printf("%-18s %3lld inputs, %d mutants, %lld ms\n", target.name, static_cast<long long>(seeds), mutants,
                static_cast<long long>(timer.elapsed()));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // SQLite is a plugin
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE})
        std::signal(signal, leaveInput);
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("LABDESK_FUZZ_MUTANTS", &isNumber);
    const QHash<QByteArray, QStringList> places = seedPlaces();
    const QStringList asked = QCoreApplication::arguments().mid(1);
    demand(size_t(places.size()) == targets().size(), "a target without a row, or a row without a target");
    for (const Target &target : targets()) {
        demand(places.contains(target.name), "a target without a row", QByteArray(target.name));
        if (asked.isEmpty() || asked.contains(QString::fromUtf8(target.name)))
            replay(target, places.value(target.name), isNumber ? given : 200);
    }
    return 0;
}
