// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandtable.h"

#include <QByteArray>
#include <QByteArrayList>

namespace labdesk {

/// Begins a command. Its class is known only to the file that defines it.
template <class Task> std::unique_ptr<CommandTask> makeTask(CommandContext &context);

class ConnectionsTask;
class AuditTask;
class ProvidersTask;
class PayorsTask;
class CentersTask;
class UserListTask;
class CheckTask;
class DescribeTask;
class UserTask;
class SourcesTask;
class WhyTask;
class InsuranceTask;
class RefreshTask;
class SetZoneTask;
class DisconnectTask;
class CreateTask;
class DeleteTask;

namespace {

constexpr CliOption options[] = {
    {"help", nullptr, "Show help for labdesk-cli or for a command."},
    {"version", nullptr, "Show the version."},
    {"json", nullptr, "Write one JSON document."},
    {"jsonl", nullptr, "Write JSON lines, one for each row. This is the default in a pipe or a file."},
    {"csv", nullptr, "Write CSV with a header line."},
    {"table", nullptr, "Write a table. This is the default on a terminal."},
    {"columns", "names", "Write only the columns <names>, separated by commas, in this order."},
    {"connection", "name", "Use the connection <name> instead of the one used last."},
    {"show", nullptr, "Show hidden personal data. The audit trail records it."},
    {"ticket", "number", "Record changes under the ticket <number>."},
    {"yes", nullptr, "Don't ask before a change."},
    {"data", "folder", "Use the settings and the audit trail in <folder>."},
    {"language", "code", "Use the language <code> for this run, such as es."},
    {"zip", "code", "Search near the five-digit ZIP <code>."},
    {"order", "id", "Search for the order <id>."},
    {"lab", "ids",
     "Search the centers of these labs: IDs separated by commas, or all. By default, the service chooses one."},
    {"radius", "miles", "Search within <miles>: 10, 20, 25 (default), or 50."},
    {"source", "slug", "Ask about one source, such as oura."},
    {"kind", "resource", "Ask about one data type, such as sleep."},
    {"zone", "id", "Set the time zone, such as America/Denver."},
    {"all", nullptr, "List each operation that Labdesk doesn't use."},
    {"write-values", "file", "Write names for new values to <file>, unless it exists."},
};

constexpr CliCommand commands[] = {
    {.name = "user",
     .arguments = "ID|-",
     .help = "Show a user.",
     .isRecord = true,
     .hasHidden = true,
     .make = &makeTask<UserTask>},
    {.name = "users",
     .arguments = "[FILTER]",
     .help = "List users, filtered as in the window.",
     .isRecordList = true,
     .hasHidden = true,
     .make = &makeTask<UserListTask>},
    {.name = "sources",
     .arguments = "ID|-",
     .help = "List the connected sources of a user and their state.",
     .hasHidden = true,
     .make = &makeTask<SourcesTask>},
    {.name = "why",
     .arguments = "ID|-",
     .help = "Explain why there is no data from a user.",
     .ownOptions = "source kind",
     .isRecord = true,
     .make = &makeTask<WhyTask>},
    {.name = "centers",
     .arguments = "--zip CODE|--order ID",
     .help = "List service centers near a ZIP code or for an order.",
     .ownOptions = "zip order lab radius",
     .make = &makeTask<CentersTask>},
    {.name = "payors", .arguments = "TEXT", .help = "Search insurance payors by name.", .make = &makeTask<PayorsTask>},
    {.name = "providers",
     .arguments = "",
     .help = "List the providers that can be connected.",
     .make = &makeTask<ProvidersTask>},
    {.name = "insurance",
     .arguments = "ID|-",
     .help = "Show the latest insurance record of a user.",
     .isRecord = true,
     .opensInsurance = true,
     .hasHidden = true,
     .make = &makeTask<InsuranceTask>},
    {.name = "audit",
     .arguments = "[FILTER]",
     .help = "List the audit trail, filtered as in the window.",
     .hasSession = false,
     .isRecordList = true,
     .make = &makeTask<AuditTask>},
    {.name = "connections",
     .arguments = "",
     .help = "List the connections.",
     .hasSession = false,
     .make = &makeTask<ConnectionsTask>},
    {.name = "check",
     .arguments = "",
     .help = "Request each kind of data once and list what is not in the contract.",
     .ownOptions = "zip order",
     .opensInsurance = true,
     .make = &makeTask<CheckTask>},
    {.name = "describe",
     .arguments = "FILE|URL",
     .help = "List how an OpenAPI description differs from what Labdesk reads and sends.",
     .ownOptions = "connection all write-values",
     .hasSession = false,
     .takesUrl = true,
     .make = &makeTask<DescribeTask>},
    {.name = "refresh",
     .arguments = "ID|-",
     .help = "Request new data from the sources of a user.",
     .writes = true,
     .isRecord = true,
     .make = &makeTask<RefreshTask>},
    {.name = "set-zone",
     .arguments = "ID|- ZONE",
     .help = "Set a time zone, such as America/Denver, for a user.",
     .writes = true,
     .isRecord = true,
     .make = &makeTask<SetZoneTask>},
    {.name = "disconnect",
     .arguments = "ID|- SOURCE",
     .help = "Disconnect a source, such as oura, from a user.",
     .writes = true,
     .isRecord = true,
     .make = &makeTask<DisconnectTask>},
    {.name = "create",
     .arguments = "CLIENT-ID|-",
     .help = "Create a user.",
     .ownOptions = "zone",
     .writes = true,
     .isRecord = true,
     .make = &makeTask<CreateTask>},
    {.name = "delete",
     .arguments = "ID|-",
     .help = "Delete a user and all of the user's sources.",
     .writes = true,
     .isRecord = true,
     .make = &makeTask<DeleteTask>},
};

bool isIn(const char *words, const char *word)
{
    return QByteArray(words).split(' ').contains(QByteArray(word));
}

} // namespace

std::span<const CliOption> cliOptions()
{
    return options;
}

std::span<const CliCommand> cliCommands()
{
    return commands;
}

const CliCommand *findCliCommand(const char *name)
{
    for (const CliCommand &command : commands)
        if (qstrcmp(command.name, name) == 0)
            return &command;
    return nullptr;
}

bool takesOption(const CliCommand &command, const char *option)
{
    if (isIn("help version json jsonl csv table columns data language", option))
        return true;
    if (isIn("connection", option))
        return command.hasSession;
    if (isIn("ticket yes", option))
        return command.writes;
    if (isIn("show", option))
        return command.hasHidden;
    return isIn(command.ownOptions, option);
}

} // namespace labdesk
