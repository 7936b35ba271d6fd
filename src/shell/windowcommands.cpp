// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"

#include "privacy/sensitive.h"
#include "shell/helpwindow.h"
#include "shell/mainwindow.h"
#include "shell/shortcutsheet.h"
#include "shell/windowcontent.h"
#include "shell/windowhistory.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/sheet.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype keptRecent = 5;

using Run = std::function<void()>;

void addPlaces(std::vector<Command> &all, MainWindow &window)
{
    for (const Place place : allPlaces)
        all.push_back({.id = u"place."_s + placeKey(place),
                       .title = placeTitle(place),
                       .group = CommandGroup::Places,
                       .run = [&window, place] { window.goTo(place); },
                       .icon = placeIcon(place)});
}

void addTravel(std::vector<Command> &all, MainWindow &window)
{
    const bool mirrored = window.isRightToLeft();
    const auto add = [&](const QString &id, const QString &title, int by, bool pointsLeft) {
        all.push_back({.id = id,
                       .title = title,
                       .group = CommandGroup::Places,
                       .whyNot = window.history().canTravel(by)
                           ? QString()
                           : MainWindow::tr("There’s nothing further in that direction."),
                       .run = [&window, by] { window.history().travel(by); },
                       .icon = pointsLeft ? IconName::ChevronLeft : IconName::ChevronRight});
    };
    add(u"nav.back"_s, MainWindow::tr("Back"), -1, !mirrored);
    add(u"nav.forward"_s, MainWindow::tr("Forward"), 1, mirrored);
}

/// For keys alone: in the palette they would open what is open.
void addHidden(std::vector<Command> &all, MainWindow &window)
{
    const auto add = [&all](const QString &id, const QString &title, const Run &run) {
        all.push_back({.id = id, .title = title, .group = CommandGroup::Help, .run = run, .listed = false});
    };
    const auto openPalette = [&window](CommandPalette::Mode mode) {
        return [&window, mode] { window.windowCommands().openPalette(mode); };
    };
    add(u"app.palette"_s, MainWindow::tr("Command palette"), openPalette(CommandPalette::Mode::Everything));
    add(u"app.goTo"_s, MainWindow::tr("Go to"), openPalette(CommandPalette::Mode::GoTo));
    add(u"part.next"_s, MainWindow::tr("Next pane"), [&window] { window.content().focusNextPart(true); });
    add(u"part.previous"_s, MainWindow::tr("Previous pane"), [&window] { window.content().focusNextPart(false); });
}

/// What the window itself can do now, for the palette and the keys: places, history, preferences, help, cover, quit.
std::vector<Command> shellCommands(MainWindow &window)
{
    std::vector<Command> all;
    const auto add = [&](const QString &id, const QString &title, CommandGroup group, IconName icon, const Run &run) {
        all.push_back({.id = id, .title = title, .group = group, .run = run, .icon = icon});
    };
    addPlaces(all, window);
    add(u"app.connections"_s, MainWindow::tr("Connections…"), CommandGroup::Connections, IconName::Key,
        [&window] { Q_EMIT window.switchConnectionRequested(); });
    add(u"app.ticket"_s,
        window.ticket().isEmpty() ? MainWindow::tr("Ticket number…")
                                  : MainWindow::tr("Change or clear the ticket number…"),
        CommandGroup::Settings, IconName::Jobs, [&window] { Q_EMIT window.ticketRequested(); });
    add(u"app.preferences"_s, MainWindow::tr("Preferences…"), CommandGroup::Settings, IconName::Settings,
        [&window] { Q_EMIT window.preferencesRequested(); });
    add(u"app.supportBundle"_s, MainWindow::tr("Support bundle…"), CommandGroup::Help, IconName::Export,
        [&window] { Q_EMIT window.supportBundleRequested(); });
    add(u"app.help"_s, MainWindow::tr("Help for this page"), CommandGroup::Help, IconName::Help,
        [&window] { window.windowCommands().openHelp(); });
    add(u"app.shortcuts"_s, MainWindow::tr("Keyboard shortcuts"), CommandGroup::Help, IconName::Help,
        [&window] { window.windowCommands().openShortcutSheet(); });
    add(u"app.fullScreen"_s,
        window.isFullScreen() ? MainWindow::tr("Leave full screen") : MainWindow::tr("Full screen"),
        CommandGroup::Settings, IconName::Fit,
        [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
    add(u"app.cover"_s, window.locks() ? MainWindow::tr("Lock") : MainWindow::tr("Hide window"), CommandGroup::Settings,
        window.locks() ? IconName::Lock : IconName::EyeOff, [&window] { window.cover(); });
    const bool isPrivate = privacy::isPrivacyMode();
    add(u"app.privacyMode"_s, isPrivate ? MainWindow::tr("End privacy mode") : MainWindow::tr("Privacy mode"),
        CommandGroup::Settings, isPrivate ? IconName::Eye : IconName::EyeOff,
        [&window, isPrivate] { Q_EMIT window.privacyModeRequested(!isPrivate); });
    addTravel(all, window);
    add(u"app.quit"_s, MainWindow::tr("Quit"), CommandGroup::Help, IconName::Close,
        [&window] { Q_EMIT window.quitRequested(); });
    addHidden(all, window);
    return all;
}

/// The exercises, each with a button that begins it.
class ExerciseSheet : public Sheet
{
public:
    ExerciseSheet(const std::vector<Command> &exercises, QWidget *window)
        : Sheet(WindowCommands::tr("Exercises"), metricsFor(window).px(500), window)
    {
        setObjectName(u"exerciseSheet"_s);
        QLabel *about = makeLabel(WindowCommands::tr("Two minutes each, with sample data."), TextStyle::Body);
        about->setWordWrap(true);
        bodyLayout()->addWidget(about);
        auto *list = makeColumnLayout(metricsFor(this).half);
        bodyLayout()->addLayout(list);
        for (const Command &exercise : exercises) {
            QPushButton *begin
                = makeButton(exercise.title, exercise.icon, ButtonKind::Plain, u"exerciseButton"_s, this);
            begin->setAccessibleDescription(exercise.detail);
            begin->setToolTip(exercise.detail);
            list->addWidget(begin, 0, Qt::AlignLeading);
            connect(begin, &QPushButton::clicked, this, [this, run = exercise.run] {
                dismiss();
                run();
            });
        }
    }
};

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
    const auto found = std::ranges::find(commands, id, &Command::id);
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
