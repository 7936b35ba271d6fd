// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"

#include "shell/exercisesheet.h"
#include "shell/helpwindow.h"
#include "shell/mainwindow.h"
#include "shell/shellcommands.h"
#include "shell/shortcutsheet.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QShortcut>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype keptRecent = 5;

} // namespace

WindowCommands::WindowCommands(MainWindow &window) : QObject(&window), m_window(window)
{
    listen();
}

WindowCommands::~WindowCommands() = default;

void WindowCommands::listen()
{
    qDeleteAll(m_window.findChildren<QShortcut *>(QString(), Qt::FindDirectChildrenOnly));
    for (const Shortcut &shortcut : shortcutTable()) {
        if (shortcut.scope != KeyScope::Window)
            continue;
        auto *keys = new QShortcut(&m_window);
        keys->setObjectName(shortcut.command);
        keys->setKeys(shortcut.keys);
        keys->setAutoRepeat(shortcut.command.startsWith(u"part."_s) || shortcut.command.startsWith(u"user.nextTab"_s));
        connect(keys, &QShortcut::activated, this, [this, id = shortcut.command] { press(id); });
    }
}

void WindowCommands::closeHelp()
{
    m_help.reset();
}

void WindowCommands::rebuildHelp()
{
    const auto old = std::exchange(m_help, nullptr);
    if (!old || !old->isVisible())
        return;
    m_help = std::make_unique<HelpWindow>();
    m_help->setAttribute(Qt::WA_ShowWithoutActivating);
    m_help->setGeometry(old->geometry());
    m_help->showPage(old->page());
    m_help->show();
}

void WindowCommands::addSource(Source source)
{
    m_sources.push_back(std::move(source));
}

std::vector<Command> WindowCommands::all(const QString &typed) const
{
    std::vector<Command> commands = ofPlace(m_window.currentPlace());
    const auto add = [&](std::vector<Command> more) {
        commands.insert(commands.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(shellCommands(m_window));
    for (const Source &source : m_sources)
        add(source(typed));
    for (const Place place : allPlaces) {
        if (place == m_window.currentPlace())
            continue;
        for (Command &command : ofPlace(place)) {
            if (!command.whyNot.isEmpty() || !command.run)
                continue; // of other places only what helps
            command.id = placeKey(place) + u':' + command.id;
            command.group = CommandGroup::Elsewhere;
            command.detail = placeTitle(place);
            command.byKey = {};
            command.run = [&window = m_window, place, run = command.run] {
                window.goTo(place);
                run();
            };
            commands.push_back(std::move(command));
        }
    }
    return commands;
}

std::vector<Command> WindowCommands::ofPlace(Place place) const
{
    Pane *pane = m_window.madePane(place);
    return pane ? pane->commands() : std::vector<Command>();
}

void WindowCommands::press(const QString &id)
{
    if (m_window.coverScreen() && id != u"app.quit"_s)
        return; // nothing that could be read may come up
    const std::vector<Command> commands = all();
    const auto found
        = std::find_if(commands.begin(), commands.end(), [&](const Command &command) { return command.id == id; });
    if (found == commands.end())
        return;
    const bool togglesPalette = id == u"app.palette"_s || id == u"app.goTo"_s;
    if (!togglesPalette)
        dismiss();
    if (!found->whyNot.isEmpty())
        return m_window.toasts()->show(tr("%1: %2").arg(found->title, found->whyNot));
    if (const auto &act = found->byKey ? found->byKey : found->run)
        act();
}

void WindowCommands::run(const Command &command)
{
    if (!command.fits && command.group != CommandGroup::Typed) { // what was made for a text means nothing without it
        m_recent.removeAll(command.id);
        m_recent.prepend(command.id);
        m_recent = m_recent.first(std::min(m_recent.size(), keptRecent));
    }
    command.run();
}

void WindowCommands::show(Overlay *overlay)
{
    dismiss();
    m_open = overlay;
    connect(overlay, &Overlay::dismissed, overlay, &QObject::deleteLater);
    overlay->open();
}

void WindowCommands::dismiss()
{
    if (m_open)
        m_open->dismiss();
    m_open.clear();
}

void WindowCommands::openPalette(CommandPalette::Mode mode)
{
    const auto *open = qobject_cast<CommandPalette *>(m_open);
    if (open && open->isVisible() && open->mode() == mode)
        return dismiss();
    dismiss();
    auto *palette = new CommandPalette(
        mode, [this](const QString &typed) { return all(typed); }, m_recent, &m_window);
    connect(palette, &CommandPalette::chosen, this, &WindowCommands::run);
    show(palette);
}

void WindowCommands::refreshPalette()
{
    if (auto *palette = qobject_cast<CommandPalette *>(m_open); palette && palette->isVisible())
        palette->refresh();
}

void WindowCommands::openShortcutSheet()
{
    show(new ShortcutSheet(&m_window));
}

void WindowCommands::openHelp()
{
    if (!m_help)
        m_help = std::make_unique<HelpWindow>();
    m_help->showPage(helpPageFor(QApplication::focusWidget(), m_window.currentPlace()));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void WindowCommands::openExercises()
{
    std::vector<Command> exercises = all();
    std::erase_if(exercises, [](const Command &command) { return !command.id.startsWith(u"exercise.begin."_s); });
    show(new ExerciseSheet(exercises, &m_window));
}

} // namespace labdesk
