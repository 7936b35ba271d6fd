// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/invocation.h"

#include "cli/commandtable.h"
#include "cli/exitstatus.h"
#include "text/language.h"

#include <QCommandLineParser>

#include <algorithm>

#ifndef LABDESK_VERSION
#error "LABDESK_VERSION is set by CMake"
#endif

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

/// Two columns, the second aligned.
QString line(const QString &what, const char *help)
{
    constexpr int width = 32;
    return u"  "_s + (what + u' ').leftJustified(width) + text(help) + u'\n';
}

QString optionLine(const CliOption &option)
{
    const QString value = option.value ? u" <%1>"_s.arg(text(option.value)) : QString();
    const QByteArray name(option.name);
    const QString brief = name == "help" ? u"-h, "_s : name == "version" ? u"-v, "_s : QString();
    return line(brief + u"--"_s + text(option.name) + value, option.help);
}

QString generalHelp()
{
    QString help = u"Usage: labdesk-cli COMMAND [arguments] [options]\n"
                   u"Look up and change what the Labdesk console shows, on the command line.\n\nCommands:\n"_s;
    for (const CliCommand &command : cliCommands())
        help += line(text(command.name) + u' ' + text(command.arguments), command.help);
    help += u"Each command has its own options, which labdesk-cli COMMAND --help lists. With - as the ID, IDs are "
            u"read from standard input: one per line, or from the JSON or CSV of another command.\n\nExit status:\n"_s;
    for (const ExitStatusRow &row : exitStatuses)
        help += line(QString::number(int(row.status)), row.meaning);
    return help.chopped(1);
}

QString usageOf(const CliCommand &command)
{
    return u"Usage: labdesk-cli %1 %2"_s.arg(text(command.name), text(command.arguments)).trimmed();
}

QString commandHelp(const CliCommand &command)
{
    QString help = usageOf(command) + u" [options]\n%1\n\nOptions:\n"_s.arg(text(command.help));
    for (const CliOption &option : cliOptions())
        if (takesOption(command, option.name))
            help += optionLine(option);
    return help.chopped(1);
}

/// Returns whether the number of arguments is right, apart from options with their values. Joins the words of a text
/// argument.
bool takeArguments(const CliCommand &command, QStringList &arguments)
{
    const QStringList shown = text(command.arguments).split(u' ', Qt::SkipEmptyParts);
    if (shown.isEmpty() || shown.first().startsWith(u"--"))
        return arguments.isEmpty();
    if (arguments.size() > 1 && (shown.first() == u"[FILTER]" || shown.first() == u"TEXT"))
        arguments = {arguments.join(u' ')};
    return arguments.size() == shown.size() || (arguments.isEmpty() && shown.first().startsWith(u'['));
}

Printout usageError(const QString &why)
{
    return {why + u"\nTry labdesk-cli --help."_s, int(ExitStatus::Usage)};
}

void addOptions(QCommandLineParser &parser)
{
    for (const CliOption &option : cliOptions()) {
        QStringList names{text(option.name)};
        if (names.first() == u"help" || names.first() == u"version")
            names.prepend(names.first().left(1));
        QCommandLineOption added(names);
        if (option.value)
            added.setValueName(text(option.value));
        parser.addOption(added);
    }
}

/// Returns what is wrong; empty: nothing.
QString readOptions(const QCommandLineParser &parser, Invocation &typed)
{
    for (const CliOption &option : cliOptions()) {
        if (!parser.isSet(text(option.name)))
            continue;
        if (!takesOption(*typed.command, option.name))
            return u"--%1 isn't an option of the command '%2'."_s.arg(text(option.name), text(typed.command->name));
        const QStringList given = option.value ? parser.values(text(option.name)) : QStringList();
        if (given.size() > 1)
            return u"--%1 is specified more than once. Use it once."_s.arg(text(option.name));
        if (given.contains(QString())) // an empty value must not mean the default
            return u"--%1 has no value."_s.arg(text(option.name));
        typed.options.insert(option.name, given.value(0));
    }
    if (typed.has("json") + typed.has("jsonl") + typed.has("csv") + typed.has("table") > 1)
        return u"Use only one of --json, --jsonl, --csv, and --table."_s;
    if (const QString language = typed.value("language"); !language.isEmpty() && !isLanguage(language))
        return u"Labdesk isn't available in the language '%1'. Use en, es, fr, de, or ar."_s.arg(language);
    return {};
}

} // namespace

std::variant<Invocation, Printout> parseInvocation(const QStringList &words)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(words))
        return usageError(parser.errorText());
    if (parser.isSet(u"version"_s))
        return Printout{u"labdesk-cli " LABDESK_VERSION ""_s};
    QStringList arguments = parser.positionalArguments();
    const auto isBlank = [](const QString &argument) { return argument.trimmed().isEmpty(); };
    if (std::ranges::any_of(arguments, isBlank)) // such as "$UNSET" in a script, which must not mean all of them
        return usageError(u"An argument is empty."_s);
    if (arguments.isEmpty())
        return parser.isSet(u"help"_s) ? Printout{generalHelp()} : usageError(u"A command is missing."_s);
    Invocation typed;
    const QString name = arguments.takeFirst();
    typed.command = findCliCommand(name.toLatin1().constData());
    if (!typed.command)
        return usageError(u"'%1' isn't a command."_s.arg(name));
    if (parser.isSet(u"help"_s))
        return Printout{commandHelp(*typed.command)};
    if (!takeArguments(*typed.command, arguments))
        return usageError(usageOf(*typed.command));
    typed.arguments = arguments;
    const QString wrong = readOptions(parser, typed);
    return wrong.isEmpty() ? std::variant<Invocation, Printout>(typed) : usageError(wrong);
}

} // namespace labdesk
