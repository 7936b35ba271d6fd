// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/console.h"
#include "app/firstpaint.h"
#include "app/language.h"
#include "app/mainjob.h"
#include "app/singleinstance.h"
#include "app/tour.h"
#include "gallery/gallery.h"
#include "platform/releaseaddress.h"
#include "service/localservice.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace labdesk {
namespace {

void printLine(const QString &line)
{
    std::fprintf(stdout, "%s\n", line.toUtf8().constData());
    std::fflush(stdout);
}

void nameTheProgram()
{
    QCoreApplication::setApplicationName(u"labdesk"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LABDESK_VERSION));
    QGuiApplication::setDesktopFileName(u"labdesk"_s);
}

/// Where the picture of the main job goes when nobody says: beside nothing that was there before.
QString pictureFile(const Options &options)
{
    return options.picture.isEmpty() ? u"labdesk.png"_s : options.picture;
}

/// The end of the main job: a picture of the window it was done in, once the window has shown the last answer.
void finishMainJob(Console &console, const QString &file, bool ok)
{
    const QPixmap picture = console.window().grab();
    const bool saved = picture.save(file, "PNG");
    printLine(saved ? u"%1%2"_s.arg(u"Picture"_s.leftJustified(18), QFileInfo(file).absoluteFilePath())
                    : u"The picture could not be written to %1."_s.arg(file));
    QCoreApplication::exit(ok && saved ? 0 : 1);
}

void startMainJob(Console &console, const Options &options)
{
    const auto examples = console.localService()->examples();
    printLine(u"%1%2 (this run only)"_s.arg(u"Local service"_s.leftJustified(18), console.localService()->baseUrl().toString()));
    if (const QString fault = console.localService()->writeFault(); !fault.isEmpty())
        printLine(u"The local service is read-only: its database can't be written (%1)."_s.arg(fault));
    auto *job = new MainJob(*console.session(), {.nearZip = {examples.zip, examples.labId}, .payorWords = u"community"_s},
                            printLine, &console);
    QObject::connect(job, &MainJob::finished, &console, [&console, options](bool ok) {
        QTimer::singleShot(0, &console, [&console, options, ok] { finishMainJob(console, pictureFile(options), ok); });
    });
    job->start();
}

/// What a tour found: where the pictures are, and every part that had not the room it needs.
void finishTour(const Tour &tour, const QString &folder, const QStringList &stuckAt)
{
    const QStringList faults = tour.faults();
    for (const QString &fault : faults)
        printLine(fault);
    printLine(u"%1 pictures are in %2; %3 parts have not the room they need."_s.arg(tour.pictures()).arg(folder).arg(faults.size()));
    if (!stuckAt.isEmpty())
        printLine(u"The tour got stuck at: %1"_s.arg(stuckAt.join(u", "_s)));
    QCoreApplication::exit(stuckAt.isEmpty() && faults.isEmpty() && tour.pictures() > 0 ? 0 : 1);
}

void startTour(Console &console, const Options &options)
{
    if (!QDir().mkpath(options.tour)) {
        printLine(u"The folder %1 could not be made."_s.arg(options.tour));
        return QCoreApplication::exit(1);
    }
    auto *tour = new Tour(console, options, &console);
    QObject::connect(tour, &Tour::finished, &console,
                     [tour, folder = options.tour](const QStringList &stuckAt) { finishTour(*tour, folder, stuckAt); });
    tour->start();
}

int runGallery(QApplication &app, const Options &options)
{
    Gallery gallery(app, options.appearance.value_or(ThemeChoice::Light), std::max(options.textScale, Settings::smallestTextScale));
    gallery.show();
    if (!options.tour.isEmpty()) {
        QObject::connect(&gallery, &Gallery::picturesSaved, &app, [&gallery, folder = options.tour](const QString &failedAt) {
            printLine(failedAt.isEmpty() ? u"%1 pictures are in %2."_s.arg(gallery.pageCount()).arg(folder)
                                         : u"The picture could not be written to %1."_s.arg(failedAt));
            QCoreApplication::exit(failedAt.isEmpty() ? 0 : 1);
        });
        QDir().mkpath(options.tour);
        gallery.savePictures(options.tour);
    }
    return QApplication::exec();
}

int run(QApplication &app, Options options)
{
    // Neither the main job nor the tour leaves anything behind: database and settings go, unless a folder is named.
    const bool isShow = options.mainJob || !options.tour.isEmpty();
    QTemporaryDir temporary;
    if (isShow && options.dataFolder.isEmpty())
        options.dataFolder = temporary.path();
    options.greets = !isShow && options.dataFolder.isEmpty();
    SingleInstance instance(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation), options.dataFolder);
    if (!isShow) {
        if (instance.handOver(options.link))
            return 0;
        instance.listen();
        options.policy = Policy::read(Policy::usualFile());
        options.releaseAddress = releaseAddress(usualReleaseAddressFile());
    }
    Console::Presence presence;
    if (!isShow)
        presence.watch = makeSessionWatch();
    Console console(options, isShow ? makeMemoryStore() : makeKeyringStore(), std::move(presence));
    if (isShow) {
        console.window().resize(1440, 900);
        QObject::connect(&console, &Console::connected, &console, [&] {
            options.tour.isEmpty() ? startMainJob(console, options) : startTour(console, options);
        }, Qt::SingleShotConnection);
        QObject::connect(&console, &Console::cannotConnect, &app, [](const QString &why) {
            printLine(u"The local service did not start: %1"_s.arg(why));
            QCoreApplication::exit(1);
        });
    }
    QObject::connect(&instance, &SingleInstance::called, &console, &Console::openFromOutside);
    console.start();
    return QApplication::exec();
}

} // namespace
} // namespace labdesk

int main(int argc, char **argv)
{
    using namespace labdesk;
#ifdef Q_OS_UNIX
    umask(077); // also for what Qt writes on its own, such as the folders of its file dialog
#endif
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const auto parsed = parseCommandLine(arguments);
    if (const auto *message = std::get_if<Message>(&parsed)) {
        std::fprintf(message->exitCode == 0 ? stdout : stderr, "%s\n", message->text.toUtf8().constData());
        return message->exitCode;
    }
    Options options = std::get<Options>(parsed);
    if (!hasDisplay()) {
        const bool showsPictures = !options.tour.isEmpty() || options.gallery;
        if (!showsPictures)
            printLine(u"Labdesk %1, without a display: the main job"_s.arg(QStringLiteral(LABDESK_VERSION)));
        options.mainJob = !showsPictures;
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    nameTheProgram();
    QApplication app(argc, argv);
    if (qEnvironmentVariableIsSet("LABDESK_FIRST_PAINT"))
        tellFirstPaint(app);
    speak(app, options.language);
    return options.gallery ? runGallery(app, options) : run(app, std::move(options));
}
