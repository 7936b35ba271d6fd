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

/// The heading under which the palette lists a command.
enum class CommandGroup { Typed, Actions, Elsewhere, Places, Users, Connections, Settings, Help, Tools };

/// An action that is possible now, or a reason why it isn't. Created each time commands are listed, in the current
/// language. A command opens a dialog, navigates, copies, or reads. Only the undo of a change writes to the service,
/// and its title says what it sends.
struct Command
{
    QString id;    ///< stable: "user.changeZone"; the shortcut table refers to it
    QString title; ///< "Change time zone…"; an ellipsis if it opens a dialog
    CommandGroup group = CommandGroup::Actions;
    QString disabledReason = {}; ///< empty: enabled
    std::function<void()> run = {};

    IconName icon = IconName::ChevronRight;
    QString detail = {};   ///< shown at the end of the row if there is no shortcut: "Connected"
    QString enter = {};    ///< what Enter does, if the group doesn't imply it: "go to the button"
    QString keywords = {}; ///< additional search terms
    QString about = {};    ///< the user it applies to: "client-00042"
    /// What the shortcut does if the palette must do less: a write without confirmation. Empty: `run`.
    std::function<void()> byKey = {};
    bool listed = true;     ///< in the palette; false for commands that only have a shortcut
    bool fits = false;      ///< created for the typed text: listed even if its title doesn't match
    bool onlyTyped = false; ///< listed only if typed text matches, because there are many of its kind
    bool isNamed = false;   ///< the typed text is the end of this user's ID; ranked before other interpretations of it
    bool tool = false;      ///< see widgets/tools.h; running it shows the tools if they are hidden
};

/// Whether the palette lists a command always, only if typed text matches, or never because it only has a shortcut.
enum class Listed { Always, WhenTyped, Never };

template <class Now> struct CommandDetails
{
    const char *keywords = nullptr;
    Listed listed = Listed::Always;
    bool (*isOffered)(const Now &) = nullptr; ///< while true, a command with Listed::WhenTyped is always listed
    CommandGroup group = CommandGroup::Actions;
    struct Toggle
    {
        bool (*isOn)(const Now &) = nullptr;
        const char *title = nullptr;
        IconName icon = {};
    } whileOn = {}; ///< title and icon of a toggle while it is on
    QString (*about)(const Now &) = nullptr;
    QString (*detail)(const Now &) = nullptr;
    const char *enter = nullptr;
    void (*byKey)(const Now &) = nullptr;
    bool tool = false;
};

/// The static part of a command: a row in the table of its view. `Now` is the command's context: the parts of the view,
/// and its selection when the commands are listed. Texts are QT_TR_NOOP in the class of the table.
template <class Now> struct CommandRow
{
    constexpr CommandRow(const char *rowId, const char *rowTitle, IconName rowIcon, void (*rowRun)(const Now &),
                         QString (*rowDisabledReason)(const Now &) = nullptr,
                         const CommandDetails<Now> &rowDetails = {})
        : id(rowId), title(rowTitle), icon(rowIcon), run(rowRun), disabledReason(rowDisabledReason), more(rowDetails)
    {
    }

    const char *id;
    const char *title;
    IconName icon;
    void (*run)(const Now &);
    QString (*disabledReason)(const Now &); ///< null: always enabled
    CommandDetails<Now> more;
};

/// Appends commands for the rows of `Table` in their current state. The commands share ownership of `now`.
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

/// Returns commands for all rows of `Table` in their current state.
template <class Table, class Now> std::vector<Command> commandsFrom(Now now)
{
    std::vector<Command> all;
    addCommands<Table>(all, Table::rows, std::make_shared<Now>(std::move(now)));
    return all;
}

} // namespace labdesk
