// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandprogram.h"

#include "cli/commandaccess.h"
#include "cli/commandtable.h"
#include "cli/stopsignal.h"
#include "platform/process.h"
#include "text/language.h"

#include <QPointer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

void end(int status)
{
    QCoreApplication::exit(status);
}

/// The language in the settings, read before they are opened, because a command that is refused uses it, too.
QString languageOf(const Invocation &typed, const QString &settingsFile)
{
    return typed.has("language") ? typed.value("language") : Settings(settingsFile).get(setting::language);
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

int runCommandLine(int argc, char **argv, const std::function<Policy()> &readPolicy,
                   const std::function<std::unique_ptr<SecretStore>()> &makeSecrets)
{
    prepareProcess();
    const auto parsed = parseInvocation(commandLine(argc, argv));
    if (const auto *printout = std::get_if<Printout>(&parsed)) {
        std::FILE *file = printout->status == 0 ? stdout : stderr;
        std::fprintf(file, "%s\n", printout->text.toUtf8().constData());
        return std::fflush(file) == 0 ? printout->status : int(ExitStatus::Failed);
    }
    const Invocation &typed = std::get<Invocation>(parsed);
    QCoreApplication app(argc, argv);
    StopSignal stop;
    QCoreApplication::setApplicationName(u"labdesk"_s); // the settings and the trail are those of the window
    const QString settingsFile = DataFolder(typed.value("data")).settingsFile();
    const QString unreadable = Settings::unreadableFile(settingsFile);
    installLanguage(app, unreadable.isEmpty() ? languageOf(typed, settingsFile) : typed.value("language"));
    if (!unreadable.isEmpty()) { // without its connections, a script would work with sample data
        Terminal().say(
            CommandWords::tr("Can’t read the settings in %1. Start Labdesk, which keeps this file and creates a "
                             "new one. Then add your connections again.")
                .arg(unreadable));
        return int(ExitStatus::Failed);
    }
    return runCommand(typed, stop, readPolicy(), makeSecrets());
}

} // namespace labdesk
