// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandprogram.h"

#include "cli/commandaccess.h"
#include "cli/commandtable.h"
#include "platform/process.h"
#include "text/language.h"

#include <QFileInfo>
#include <QObject>
#include <QPointer>
#include <QSocketNotifier>

#include <csignal>
#include <cstdio>
#include <sys/signalfd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace labdesk {

/// Ctrl+C, SIGTERM, and the end of the terminal as a signal of Qt. One for a program, before its first thread starts.
class StopSignal : public QObject
{
    Q_OBJECT

public:
    StopSignal();
    ~StopSignal() override;

    /// Readable from when the signal arrives until received() is emitted.
    int descriptor() const { return m_descriptor; }

Q_SIGNALS:
    void received();

private:
    const int m_descriptor;
    QSocketNotifier m_notifier;
};

namespace {

int openSignals()
{
    static sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGINT);
    sigaddset(&stops, SIGTERM);
    struct sigaction before;
    if (::sigaction(SIGHUP, nullptr, &before) != 0 || before.sa_handler != SIG_IGN) // set by nohup
        sigaddset(&stops, SIGHUP);
    std::signal(SIGPIPE, SIG_IGN);               // Terminal reports EPIPE instead
    pthread_sigmask(SIG_BLOCK, &stops, nullptr); // in all threads, which inherit this mask
    // Unblocked in programs that libraries start, because a signal must be able to end them.
    pthread_atfork(nullptr, nullptr, [] { pthread_sigmask(SIG_UNBLOCK, &stops, nullptr); });
    return ::signalfd(-1, &stops, SFD_CLOEXEC | SFD_NONBLOCK);
}

void end(int status)
{
    QCoreApplication::exit(status);
}

/// The language in the settings, read before they are opened, because a command that is refused uses it, too.
QString languageOf(const Invocation &typed, const QString &settingsFile)
{
    return typed.has("language") ? typed.value("language") : Settings(settingsFile).get(setting::language);
}

/// Why --data can't be used; null: it can. Commands that only read the folder don't create it, because a mistyped path
/// would look like an empty trail.
const char *dataProblem(const Invocation &typed)
{
    const QFileInfo folder(typed.value("data"));
    if (!typed.has("data") || folder.isDir())
        return nullptr;
    if (folder.exists())
        return QT_TRANSLATE_NOOP("labdesk::CommandWords", "%1 isn’t a folder.");
    const bool onlyLists = !typed.command->hasSession && !typed.command->takesUrl;
    return onlyLists ? QT_TRANSLATE_NOOP("labdesk::CommandWords", "The folder %1 doesn’t exist.") : nullptr;
}

int runCommand(const Invocation &typed, StopSignal &stop, Policy policy, std::unique_ptr<SecretStore> secrets)
{
    Terminal terminal(stop.descriptor());
    CommandAccess access(typed, terminal, std::move(policy), std::move(secrets));
    std::unique_ptr<CommandTask> task;
    int stops = 0;
    QObject::connect(&access, &CommandAccess::refused, &access,
                     [&terminal](ExitStatus status, const QString &sentence) {
                         terminal.say(sentence);
                         end(int(status));
                     });
    QObject::connect(&access, &CommandAccess::opened, &access, [&] {
        task = typed.command->make(access.context());
        QObject::connect(task.get(), &CommandTask::finished, &access, &end);
        task->start();
    });
    QObject::connect(&stop, &StopSignal::received, &access, [&] {
        if (!task)
            return end(int(ExitStatus::Interrupted));
        stops++ == 0 ? task->interrupt() : task->abandon();
    });
    QTimer::singleShot(0, &access, &CommandAccess::open);
    const int status = QCoreApplication::exec();
    task.reset(); // must be destroyed before the session
    return status;
}

} // namespace

StopSignal::StopSignal() : m_descriptor(openSignals()), m_notifier(m_descriptor, QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo came;
        if (::read(m_descriptor, &came, sizeof came) == sizeof came)
            Q_EMIT received();
    });
}

StopSignal::~StopSignal()
{
    m_notifier.setEnabled(false);
    ::close(m_descriptor);
}

int runCommandLine(int argc, char **argv, const std::function<Policy()> &readPolicy,
                   const std::function<std::unique_ptr<SecretStore>()> &makeSecrets)
{
    prepareProcess();
    const auto parsed = parseInvocation(commandLine(argc, argv));
    if (const auto *printout = std::get_if<Printout>(&parsed)) {
        std::FILE *file = printout->status == 0 ? stdout : stderr;
        std::fprintf(file, "%s\n", printout->text.toUtf8().constData());
        if (std::fflush(file) == 0)
            return printout->status;
        std::perror("labdesk-cli");
        return int(ExitStatus::Failed);
    }
    const Invocation &typed = std::get<Invocation>(parsed);
    QCoreApplication app(argc, argv);
    StopSignal stop;
    QCoreApplication::setApplicationName(u"labdesk"_s); // the settings and the trail are those of the window
    if (const char *problem = dataProblem(typed)) {
        installLanguage(app, typed.value("language"));
        Terminal().say(u"--data: "_s + CommandWords::tr(problem).arg(typed.value("data")));
        return int(ExitStatus::Usage);
    }
    const QString settingsFile = DataFolder(typed.value("data")).settingsFile();
    const QString unreadable = Settings::unreadableFile(settingsFile);
    installLanguage(app, unreadable.isEmpty() ? languageOf(typed, settingsFile) : typed.value("language"));
    if (!unreadable.isEmpty()) { // without its connections, a script would work with sample data
        Terminal().say(
            CommandWords::tr("Can’t read the settings in %1. Start Labdesk: it saves a copy of this file and creates "
                             "a new one. Then add your connections again.")
                .arg(unreadable));
        return int(ExitStatus::Failed);
    }
    return runCommand(typed, stop, readPolicy(), makeSecrets());
}

} // namespace labdesk

#include "commandprogram.moc"
