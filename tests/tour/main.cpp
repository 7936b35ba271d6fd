// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/console.h"
#include "text/language.h"
#include "tour/picturediff.h"
#include "tour/pseudotranslator.h"
#include "tour/tour.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {
namespace {

void printLine(const QString &line)
{
    std::fprintf(stdout, "%s\n", line.toUtf8().constData());
    std::fflush(stdout);
}

/// Where the pictures are, and every part that has less room than it needs.
void finish(const Tour &tour, const QString &folder, const QStringList &stuckAt)
{
    const QStringList faults = tour.faults();
    for (const QString &fault : faults)
        printLine(fault);
    QStringList times;
    for (const auto &[trouble, ms] : tour.recoveries().asKeyValueRange())
        times += u"%1 %2 s"_s.arg(trouble).arg(double(ms) / 1000, 0, 'f', 1);
    if (!times.isEmpty())
        printLine(u"Messages were gone after %1."_s.arg(times.join(u", "_s)));
    const QSize screen = QGuiApplication::primaryScreen()->size();
    printLine(u"%1 pictures are in %2, of a screen of %3 x %4 (%5); %6 parts have not the room they need."_s
                  .arg(tour.pictures())
                  .arg(folder)
                  .arg(screen.width())
                  .arg(screen.height())
                  .arg(QGuiApplication::platformName())
                  .arg(faults.size()));
    if (!stuckAt.isEmpty())
        printLine(u"The tour got stuck at: %1"_s.arg(stuckAt.join(u", "_s)));
    QCoreApplication::exit(stuckAt.isEmpty() && faults.isEmpty() && tour.pictures() > 0 ? 0 : 1);
}

/// Ends like diff: 0 where all pictures are the same, 1 where some aren't, 2 where there is nothing to compare.
int compare(const QString &oldFolder, const QString &newFolder)
{
    int compared = 0;
    const std::vector<PictureDifference> differences = pictureDifferences(oldFolder, newFolder, compared);
    for (const PictureDifference &one : differences)
        printLine(one.text());
    printLine(
        u"%1 pictures are in both folders; %2 differ or are in one alone."_s.arg(compared).arg(differences.size()));
    return compared == 0 ? 2 : differences.empty() ? 0 : 1;
}

int run(QApplication &app, Options options, const Tour::Plan &plan)
{
    if (!QDir().mkpath(plan.folder)) {
        printLine(u"The folder %1 could not be made."_s.arg(plan.folder));
        return 1;
    }
    QTemporaryDir temporary; // nothing is left behind, unless a folder is named
    if (options.dataFolder.isEmpty())
        options.dataFolder = temporary.path();
    Console console(options, makeMemoryStore());
    if (!isOnWayland()) // there, as the program does
        console.window().resize(1440, 900);
    QObject::connect(
        &console, &Console::connected, &console,
        [&] {
            auto *tour = new Tour(console, options, plan, &console);
            QObject::connect(tour, &Tour::finished, &console, [tour, folder = plan.folder](const QStringList &stuckAt) {
                finish(*tour, folder, stuckAt);
            });
            tour->start();
        },
        Qt::SingleShotConnection);
    QObject::connect(&console, &Console::cannotConnect, &app, [](const QString &why) {
        printLine(u"The local service couldn't start. %1"_s.arg(why));
        QCoreApplication::exit(1);
    });
    console.start();
    return QApplication::exec();
}

} // namespace
} // namespace labdesk

// labdesk-tour FOLDER [--only WORDS] [OPTIONS OF LABDESK]: saves a picture of every screen and its main states, with
// demo data, in FOLDER; with --only, those with WORDS in their names. Ends with 1 where a part has less room than it
// needs.
// labdesk-tour --compare OLD NEW: names the pictures that differ between the folders of two tours.
int main(int argc, char **argv)
{
    using namespace labdesk;
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    if (arguments.size() == 4 && arguments.at(1) == u"--compare")
        return compare(arguments.at(2), arguments.at(3));
    Tour::Plan plan;
    if (const auto only = arguments.indexOf(u"--only"_s); only > 0 && only + 1 < arguments.size()) {
        plan.only = arguments.takeAt(only + 1);
        arguments.removeAt(only);
    }
    if (arguments.size() > 1)
        plan.folder = arguments.takeAt(1);
    addPseudoLanguages();
    const auto parsed = parseCommandLine(arguments);
    if (plan.folder.isEmpty() || plan.folder.startsWith(u'-') || std::holds_alternative<Message>(parsed)) {
        std::fprintf(stderr,
                     "labdesk-tour FOLDER [--only WORDS] [OPTIONS OF LABDESK]\nlabdesk-tour --compare OLD NEW\n");
        return 2;
    }
    if (!hasDisplay())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setApplicationName(u"labdesk"_s);
    QApplication app(argc, argv);
    const Options options = std::get<Options>(parsed);
    installLanguage(app, options.language);
    return run(app, options, plan);
}
