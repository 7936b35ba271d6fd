// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QKeySequence>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace labdesk {

/// Under which heading the palette lists a command.
enum class CommandGroup { Typed, Actions, Elsewhere, Places, Users, Connections, Settings, Help, Tools };

/// One thing that can be done now, or why it cannot. Made anew each time it is asked for, in the language of the
/// moment. A command opens a dialog, goes somewhere, copies or reads; it never writes to the service.
struct Command
{
    QString id;    ///< stable: "user.changeZone"; those of the shortcut table have their keys by it
    QString title; ///< "Change time zone…"; the dots say that it opens a dialog
    CommandGroup group = CommandGroup::Actions;
    QString disabledReason = {}; ///< empty: it can run
    std::function<void()> run = {};

    IconName icon = IconName::ChevronRight;
    QString detail = {};   ///< what stands at the end of the row where it has no keys: "Connected"
    QString enter = {};    ///< what Enter does, where its group does not tell: "go to the button"
    QString keywords = {}; ///< other words it is found by
    QString about = {};    ///< whom it concerns: "client-00042"
    /// What its keys do where that is more than the palette may do: a write that needs no confirmation. Empty: `run`.
    std::function<void()> byKey = {};
    bool listed = true;     ///< in the palette; false for what only has keys
    bool fits = false;      ///< made for what was typed: listed whatever its words are
    bool onlyTyped = false; ///< listed only when something was typed that finds it: one of many
    bool isNamed = false;   ///< what was typed is the end of its name: before the codes that it may be as well
    bool tool = false;      ///< see widgets/tools.h: while these are hidden, it brings them
};

/// When the palette lists a command: always, only for what was typed, or never, since it is there for its key.
enum class Listed { Always, WhenTyped, Never };

template <class Now> struct CommandDetails
{
    const char *keywords = nullptr;
    Listed listed = Listed::Always;
    bool (*isOffered)(const Now &) = nullptr; ///< while it is, one for what was typed is always listed
    CommandGroup group = CommandGroup::Actions;
    struct Toggle
    {
        bool (*isOn)(const Now &) = nullptr;
        const char *title = nullptr;
        IconName icon = {};
    } whileOn = {}; ///< what one that turns something on and off is called while that is on
    QString (*about)(const Now &) = nullptr;
    QString (*detail)(const Now &) = nullptr;
    const char *enter = nullptr;
    void (*byKey)(const Now &) = nullptr;
    bool tool = false;
};

/// What is stated of a command once, in the table of its room. `Now` is what the command is about: the parts of the
/// room, and what is selected there when the commands are asked for. Texts are QT_TR_NOOP of the class of the table.
template <class Now> struct CommandRow
{
    constexpr CommandRow(const char *ofId, const char *ofTitle, IconName ofIcon, void (*ofRun)(const Now &),
                         QString (*ofWhyNot)(const Now &) = nullptr, const CommandDetails<Now> &ofDetails = {})
        : id(ofId), title(ofTitle), icon(ofIcon), run(ofRun), disabledReason(ofWhyNot), more(ofDetails)
    {
    }

    const char *id;
    const char *title;
    IconName icon;
    void (*run)(const Now &);
    QString (*disabledReason)(const Now &); ///< null: it can always run
    CommandDetails<Now> more;
};

/// Appends what rows of `Table` say now. `now` lives as long as the commands.
template <class Table, class Now>
void addCommands(std::vector<Command> &all, std::type_identity_t<std::span<const CommandRow<Now>>> rows,
                 const std::shared_ptr<Now> &now)
{
    const auto translated = [](const char *text) { return text ? Table::tr(text) : QString(); };
    const auto textOf = [&now](auto text) { return text ? text(*now) : QString(); };
    const auto bound
        = [&now](auto act) { return act ? std::function<void()>([act, now] { act(*now); }) : std::function<void()>(); };
    for (const CommandRow<Now> &row : rows) {
        const CommandDetails<Now> &more = row.more;
        const bool isOn = more.whileOn.isOn && more.whileOn.isOn(*now);
        all.push_back({.id = QString::fromLatin1(row.id),
                       .title = Table::tr(isOn ? more.whileOn.title : row.title),
                       .group = more.group,
                       .disabledReason = textOf(row.disabledReason),
                       .run = bound(row.run),
                       .icon = isOn ? more.whileOn.icon : row.icon,
                       .detail = textOf(more.detail),
                       .enter = translated(more.enter),
                       .keywords = translated(more.keywords),
                       .about = textOf(more.about),
                       .byKey = bound(more.byKey),
                       .listed = more.listed != Listed::Never,
                       .onlyTyped = more.listed == Listed::WhenTyped && !(more.isOffered && more.isOffered(*now)),
                       .tool = more.tool});
    }
}

/// What the table of a room says now.
template <class Table, class Now> std::vector<Command> commandsFrom(Now now)
{
    std::vector<Command> all;
    addCommands<Table>(all, Table::rows, std::make_shared<Now>(std::move(now)));
    return all;
}

} // namespace labdesk
