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

/// Gathers what can be done in the window, listens to the keys of the shortcut table, and opens palette, shortcut sheet
/// and help. Keys run the command with their id, so that what a key does and what the palette shows cannot differ.
class WindowCommands : public QObject
{
    Q_OBJECT

public:
    using Source = CommandPalette::Source;

    WindowCommands(MainWindow &window, Settings &settings);
    ~WindowCommands() override;

    /// What those outside of the window know: users, connections, settings. Asked at each key in the palette.
    void addSource(Source source);

    /// Everything for what was typed: the window's own commands, those of the current place, of the others, of the
    /// sources.
    std::vector<Command> all(const QString &typed = {}) const;
    /// What a key does: runs the command, or says in a toast why it cannot.
    void press(const QString &id);

    void openPalette(CommandPalette::Mode mode);
    void openShortcutSheet();
    void openExercises();
    void openHelp();                                  ///< the page about what has the keyboard
    HelpWindow *help() const { return m_help.get(); } ///< null: it was not opened yet
    void closeHelp();
    void rebuildHelp();    ///< in the language and the look of now, where it is open
    void refreshPalette(); ///< what it shows has changed
    void dismiss();        ///< closes whatever of these is open
    void listen();         ///< to the keys of the table, anew: some change sides with the language

private:
    void hideTool(Command &command) const;
    void run(const Command &command);
    void show(Overlay *overlay);
    std::vector<Command> ofPlace(Place place) const;

    MainWindow &m_window;
    Settings &m_settings;
    std::vector<Source> m_sources;
    QStringList m_recent; ///< ids, newest first; in memory only
    QPointer<Overlay> m_open;
    std::unique_ptr<HelpWindow> m_help;
};

} // namespace labdesk
