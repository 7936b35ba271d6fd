// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QKeySequence>
#include <QString>

#include <functional>

namespace labdesk {

/// Under which heading the palette lists a command.
enum class CommandGroup { Typed, Actions, Elsewhere, Places, Users, Connections, Settings, Help };

/// One thing that can be done now, or why it cannot. Made anew each time it is asked for, in the language of the
/// moment. A command opens a dialog, goes somewhere, copies or reads; it never writes to the service.
struct Command
{
    QString id;    ///< stable: "user.changeZone"; those of the shortcut table have their keys by it
    QString title; ///< "Change time zone…"; the dots say that it opens a dialog
    CommandGroup group = CommandGroup::Actions;
    QString whyNot = {}; ///< empty: it can run
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
};

} // namespace labdesk
