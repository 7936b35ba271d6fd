// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/commandpalette.h"

#include <QObject>

namespace labdesk {

class MainWindow;
class Pane;
enum class Place;

/// Gathers what can be done in the window, listens to the keys of the shortcut table, and opens palette, shortcut sheet
/// and help. Keys run the command with their id, so that what a key does and what the palette shows cannot differ.
class WindowCommands : public QObject
{
    Q_OBJECT

public:
    using Source = CommandPalette::Source;

    explicit WindowCommands(MainWindow &window);

    /// What those outside of the window know: users, connections, settings. Asked at each key in the palette.
    void addSource(Source source);

    /// Everything for what was typed: the window's own commands, those of the current place, of the others, of the
    /// sources.
    std::vector<Command> all(const QString &typed = {}) const;
    /// What a key does: runs the command, or says in a toast why it cannot.
    void press(const QString &id);

    void openPalette(CommandPalette::Mode mode);
    void openShortcutSheet();
    void openHelp();
    void refreshPalette(); ///< what it shows has changed
    void dismiss();        ///< closes whatever of these is open
    void listen();         ///< to the keys of the table, anew: some change sides with the language

private:
    void run(const Command &command);
    void show(Overlay *overlay);
    std::vector<Command> ofPlace(Place place) const;

    MainWindow &m_window;
    std::vector<Source> m_sources;
    QStringList m_recent; ///< ids, newest first; in memory only
    QPointer<Overlay> m_open;
};

} // namespace labdesk
