// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

namespace labdesk {

class CommandTask;
struct CommandContext;

/// An option of the command line.
struct CliOption
{
    const char *name;
    const char *value; ///< null: it has none
    const char *help;
};
std::span<const CliOption> cliOptions();

/// A command. The help, the check of the arguments, the completions, and the man page are derived from its row.
struct CliCommand
{
    const char *name;
    const char *arguments; ///< as shown: "ID|-", "[FILTER]" if optional
    const char *help;
    const char *ownOptions = ""; ///< besides those of every command, separated by spaces
    bool hasSession = true;      ///< it talks to the service
    bool takesUrl = false;       ///< it talks to the service if its argument is a URL there
    bool writes = false;         ///< it changes something
    bool isRecord = false;       ///< it has one row for each ID, so that a single one isn't in a list
    bool isRecordList = false;   ///< its rows are of several users, even if no list of IDs was passed
    bool opensInsurance = false; ///< it reads insurance records
    bool hasHidden = false;      ///< some of its values are hidden unless --show is given
    std::unique_ptr<CommandTask> (*make)(CommandContext &context) = nullptr;
};
std::span<const CliCommand> cliCommands();
const CliCommand *findCliCommand(const char *name);

/// Whether the command takes that option.
bool takesOption(const CliCommand &command, const char *option);

} // namespace labdesk
