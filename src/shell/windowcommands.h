// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/commandpalette.h"

#include <QObject>

#include <memory>

namespace labdesk {

class HelpWindow;
class MainWindow;
class Settings;
enum class Place;

/// Collects the commands of the window, handles the keys of the shortcut table, and opens the palette, the shortcut
/// sheet, and help. Keys run the command with their ID, so that a shortcut and the palette always do the same.
class WindowCommands : public QObject
{
    Q_OBJECT

public:
    using Source = CommandPalette::Source;

    WindowCommands(MainWindow &window, Settings &settings);
    ~WindowCommands() override;

    /// Adds commands from outside the window: users, connections, settings. Called after each keystroke in the palette.
    void addSource(Source source);

    /// All commands for the text typed: those of the window, the current place, other places, and the sources.
    std::vector<Command> all(const QString &typed = {}) const;
    /// Runs a command by its shortcut, or shows a toast that says why it is unavailable.
    void press(const QString &id);

    void openPalette(CommandPalette::Mode mode);
    void openShortcutSheet();
    void openExercises();
    void openHelp();                                  ///< opens the page about the focused part
    HelpWindow *help() const { return m_help.get(); } ///< null until it is opened
    void closeHelp();
    void rebuildHelp();    ///< if it is open, in the current language and appearance
    void refreshPalette(); ///< because its content has changed
    void dismiss();        ///< closes any of these that is open
    void listen();         ///< registers the keys of the table again: some are mirrored with the layout direction

private:
    void hideTool(Command &command) const;
    void run(const Command &command);
    void show(Overlay *overlay);
    std::vector<Command> commandsOf(Place place) const;

    MainWindow &m_window;
    Settings &m_settings;
    std::vector<Source> m_sources;
    QStringList m_recent; ///< IDs, newest first; in memory only
    QPointer<Overlay> m_open;
    std::unique_ptr<HelpWindow> m_help;
};

} // namespace labdesk
