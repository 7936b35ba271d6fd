// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/console.h"
#include "app/mainjob.h"
#include "app/policycheck.h"
#include "app/singleinstance.h"
#include "app/systemnotifier.h"
#include "domain/detachedthread.h"
#include "platform/process.h"
#include "service/localservice.h"
#include "service/temporaryfolder.h"
#include "session/connectionserialization.h"
#include "session/releasewatch.h"
#include "text/language.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>
#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace labdesk {
namespace {

void printLine(const QString &line)
{
    std::fprintf(stdout, "%s\n", line.toUtf8().constData());
    std::fflush(stdout);
}

void initApplicationName()
{
    QCoreApplication::setApplicationName(u"labdesk"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LABDESK_VERSION));
    QGuiApplication::setDesktopFileName(u"labdesk"_s);
}

/// Finishes the main job: saves a picture of the window once it shows the last response.
void finishMainJob(Console &console, const Options &options, bool ok)
{
    // The default name doesn't overwrite an existing file.
    const QString file = options.picture.isEmpty() ? u"labdesk.png"_s : options.picture;
    const QPixmap picture = console.window().grab();
    const bool saved = picture.save(file, "PNG");
    printLine(saved ? MainJob::row(u"Picture"_s, QFileInfo(file).absoluteFilePath())
                    : u"Can't save the picture as %1. Check that the folder exists and is writable."_s.arg(file));
    QCoreApplication::exit(ok && saved ? 0 : 1);
}

void startMainJob(Console &console, const Options &options)
{
    const auto examples = console.localService()->examples();
    printLine(MainJob::row(u"Local service"_s, console.localService()->baseUrl().toString() + u" (this run only)"_s));
    if (const QString fault = console.localService()->writeFault(); !fault.isEmpty())
        printLine(u"The local service is read-only because its database can't be written to (%1)."_s.arg(fault));
    auto *job
        = new MainJob(*console.session(), {.nearZip = {examples.zip, examples.labId}, .payorWords = u"community"_s},
                      printLine, &console);
    QObject::connect(job, &MainJob::finished, &console, [&console, options](bool ok) {
        QTimer::singleShot(0, &console, [&console, options, ok] { finishMainJob(console, options, ok); });
    });
    job->start();
}

/// For tests/bench/start, which compares this with the time of the call: in µs since 1970.
void printFirstPaint()
{
    using namespace std::chrono;
    printLine(u"first paint: %1"_s.arg(duration_cast<microseconds>(system_clock::now().time_since_epoch()).count()));
}

/// Also prints a fault to stderr, because a start from a terminal or a script may show no window.
Policy readPolicy()
{
    Policy policy = Policy::read(Policy::defaultFile());
    if (const auto fault = checkOffered(policy))
        policy = Policy::brokenBy(*fault, policy.file);
    if (policy.isBroken)
        std::fprintf(stderr, "labdesk: The policy in %s can't be used, so the strictest rules apply. %s\n",
                     policy.file.toLocal8Bit().constData(), policy.why.toLocal8Bit().constData());
    return policy;
}

#ifdef Q_OS_LINUX
/// A command of labdesk-cli, such as "user": a link has a colon, and an option begins with a dash.
bool isCommandWord(const char *word)
{
    const auto isOfWord = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    return *word != '-' && *word != '\0' && std::all_of(word, word + qstrlen(word), isOfWord);
}

/// Becomes labdesk-cli, which needs no display. Returns only if that fails.
int handOver(char **argv)
{
    const QByteArray program
        = QFile::encodeName(QFileInfo(QFile::symLinkTarget(u"/proc/self/exe"_s)).absolutePath() + u"/labdesk-cli"_s);
    ::execv(program.constData(), argv);
    if (errno == ENOENT)
        std::fprintf(
            stderr,
            "labdesk: '%s' is a command of labdesk-cli, which isn't installed. Install the package labdesk-cli.\n",
            argv[1]);
    else
        std::fprintf(stderr, "labdesk: %s can't be run: %s.\n", program.constData(), std::strerror(errno));
    return 2;
}
#else
bool isCommandWord(const char *)
{
    return false;
}

int handOver(char **)
{
    return 2;
}
#endif

int run(QApplication &app, Options options)
{
    // The main job leaves nothing behind: its database and settings are temporary, unless a folder is specified.
    std::optional<service::TemporaryFolder> temporary;
    if (options.mainJob && options.dataFolder.isEmpty())
        options.dataFolder = temporary.emplace().path();
    options.showsWelcome = !options.mainJob && options.dataFolder.isEmpty();
    options.startsWithoutTools = true;
    SingleInstance instance(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation), options.dataFolder);
    if (!options.mainJob) {
        if (instance.sendToRunningInstance(options.link, qgetenv("XDG_ACTIVATION_TOKEN")))
            return 0;
        instance.listen();
        options.policy = readPolicy();
        options.releaseAddress = releaseAddress(defaultReleaseAddressFile());
    } else {
        readPolicy(); // only to report faults: it applies to connections, and there are none
    }
    Console::Presence presence;
    if (!options.mainJob) {
        presence.watch = makeSessionWatch();
        presence.notifier = makeNotifier();
    }
    Console console(options, options.mainJob ? makeMemoryStore() : makeKeyringStore(), std::move(presence));
    if (options.mainJob) {
        console.window().resize(1440, 900);
        QObject::connect(
            &console, &Console::connected, &console, [&] { startMainJob(console, options); }, Qt::SingleShotConnection);
        QObject::connect(&console, &Console::cannotConnect, &app, [](const QString &why) {
            printLine(u"The local service couldn't start. %1"_s.arg(why));
            QCoreApplication::exit(1);
        });
    }
    QObject::connect(&instance, &SingleInstance::called, &console, &Console::openIncomingLink);
    if (qEnvironmentVariableIsSet("LABDESK_FIRST_PAINT"))
        QObject::connect(&console.window(), &MainWindow::firstPainted, &console, &printFirstPaint);
    console.start();
    return QApplication::exec();
}

int runProgram(int argc, char **argv)
{
    prepareProcess();
    if (argc > 1 && isCommandWord(argv[1]))
        return handOver(argv);
    const auto parsed = parseCommandLine(commandLine(argc, argv));
    if (const auto *message = std::get_if<Message>(&parsed)) {
        std::fprintf(message->exitCode == 0 ? stdout : stderr, "%s\n", message->text.toUtf8().constData());
        return message->exitCode;
    }
    Options options = std::get<Options>(parsed);
    if (!options.checkedPolicy.isEmpty()) {
        const PolicyReport report = checkPolicy(options.checkedPolicy);
        std::fputs(report.text.toUtf8().constData(), stdout);
        return report.mistakes == 0 ? 0 : 1;
    }
    if (!hasDisplay()) {
        printLine(u"Labdesk %1 (no display, so the main job runs)"_s.arg(QStringLiteral(LABDESK_VERSION)));
        options.mainJob = true;
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    initApplicationName();
    QApplication app(argc, argv);
    installLanguage(app, options.language);
    return run(app, std::move(options));
}

} // namespace
} // namespace labdesk

int main(int argc, char **argv)
{
    return labdesk::exitStatus(labdesk::runProgram(argc, argv));
}
