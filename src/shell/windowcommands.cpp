// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"

#include "platform/settings.h"
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
#include "widgets/tools.h"

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

constexpr qsizetype maxRecent = 5;

struct WindowNow
{
    MainWindow &window;
    Settings &settings;
};

QString toolsDisabledReason(const Settings &settings)
{
    return settings.isSetByPolicy(setting::tools)
        ? WindowCommands::tr("Your administrator decides whether Labdesk shows all tools.")
        : QString();
}

/// Commands of the window itself: history, preferences, help, cover, quit. The unlisted ones would only reopen the
/// palette.
struct ShellCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::MainWindow)

public:
    using Now = WindowNow;
    using Row = CommandRow<Now>;
    using enum CommandGroup;

    static bool isMirrored(const Now &now) { return now.window.isRightToLeft(); }
    static bool hasTools(const Now &) { return tools().areShown(); }
    static void toggleTools(const Now &now)
    {
        now.settings.set(setting::tools, hasTools(now) ? Settings::Tools::ForCalls : Settings::Tools::All);
    }
    static bool isPrivate(const Now &) { return privacy::isPrivacyMode(); }
    template <int by> static QString navigationDisabledReason(const Now &now)
    {
        return now.window.history().canNavigate(by) ? QString() : tr("No other page to go to.");
    }
    template <int by> static void navigate(const Now &now) { now.window.history().navigate(by); }
    template <CommandPalette::Mode mode> static void openPalette(const Now &now)
    {
        now.window.windowCommands().openPalette(mode);
    }

    static constexpr Row rows[] = {
        Row("app.connections", QT_TR_NOOP("Connections…"), IconName::Key,
            [](const Now &now) { Q_EMIT now.window.switchConnectionRequested(); }, {}, {.group = Connections}),
        Row("app.ticket", QT_TR_NOOP("Ticket number…"), IconName::Jobs,
            [](const Now &now) { Q_EMIT now.window.ticketRequested(); }, {},
            {.group = Settings,
             .whileOn = {[](const Now &now) { return !now.window.ticket().isEmpty(); },
                         QT_TR_NOOP("Change or clear the ticket number…"), IconName::Jobs}}),
        Row("app.preferences", QT_TR_NOOP("Preferences…"), IconName::Settings,
            [](const Now &now) { Q_EMIT now.window.preferencesRequested(); }, {}, {.group = Settings}),
        Row("app.supportBundle", QT_TR_NOOP("Support bundle…"), IconName::Export,
            [](const Now &now) { Q_EMIT now.window.supportBundleRequested(); }, {}, {.group = Help}),
        Row("app.help", QT_TR_NOOP("Help for this page"), IconName::Help,
            [](const Now &now) { now.window.windowCommands().openHelp(); }, {}, {.group = Help}),
        Row("app.shortcuts", QT_TR_NOOP("Keyboard shortcuts"), IconName::Help,
            [](const Now &now) { now.window.windowCommands().openShortcutSheet(); }, {}, {.group = Help}),
        Row("app.fullScreen", QT_TR_NOOP("Full screen"), IconName::Fit,
            [](const Now &now) { now.window.setWindowState(now.window.windowState() ^ Qt::WindowFullScreen); }, {},
            {.group = Settings,
             .whileOn = {[](const Now &now) { return now.window.isFullScreen(); }, QT_TR_NOOP("Exit full screen"),
                         IconName::Fit}}),
        Row("app.tools", QT_TR_NOOP("Show all tools"), IconName::Columns, toggleTools,
            [](const Now &now) { return toolsDisabledReason(now.settings); },
            {.keywords = QT_TR_NOOP("advanced expert administrator raw more"),
             .group = Settings,
             .whileOn = {hasTools, QT_TR_NOOP("Show only what you need on a call"), IconName::Columns}}),
        Row("app.cover", QT_TR_NOOP("Lock"), IconName::Lock, [](const Now &now) { now.window.cover(); }, {},
            {.keywords = QT_TR_NOOP("hide cover screen away log out sign off"), .group = Settings}),
        Row("app.privacyMode", QT_TR_NOOP("Privacy mode"), IconName::EyeOff,
            [](const Now &now) { Q_EMIT now.window.privacyModeRequested(!isPrivate(now)); }, {},
            {.group = Settings, .whileOn = {isPrivate, QT_TR_NOOP("End privacy mode"), IconName::Eye}}),
        Row("nav.back", QT_TR_NOOP("Back"), IconName::ChevronLeft, navigate<-1>, navigationDisabledReason<-1>,
            {.group = Places, .whileOn = {isMirrored, QT_TR_NOOP("Back"), IconName::ChevronRight}}),
        Row("nav.forward", QT_TR_NOOP("Forward"), IconName::ChevronRight, navigate<1>, navigationDisabledReason<1>,
            {.group = Places, .whileOn = {isMirrored, QT_TR_NOOP("Forward"), IconName::ChevronLeft}}),
        Row("app.quit", QT_TR_NOOP("Quit"), IconName::Close, [](const Now &now) { Q_EMIT now.window.quitRequested(); },
            {}, {.group = Help}),
        Row("app.palette", QT_TR_NOOP("Search or run a command"), IconName::ChevronRight,
            openPalette<CommandPalette::Mode::Everything>, {}, {.listed = Listed::Never, .group = Help}),
        Row("app.goTo", QT_TR_NOOP("Go to"), IconName::ChevronRight, openPalette<CommandPalette::Mode::GoTo>, {},
            {.listed = Listed::Never, .group = Help}),
        Row("part.next", QT_TR_NOOP("Next pane"), IconName::ChevronRight,
            [](const Now &now) { now.window.content().focusNextPart(true); }, {},
            {.listed = Listed::Never, .group = Help}),
        Row("part.previous", QT_TR_NOOP("Previous pane"), IconName::ChevronRight,
            [](const Now &now) { now.window.content().focusNextPart(false); }, {},
            {.listed = Listed::Never, .group = Help}),
    };
};

std::vector<Command> placeCommands(MainWindow &window)
{
    std::vector<Command> all;
    for (const Place place : allPlaces)
        all.push_back({.id = u"place."_s + placeKey(place),
                       .title = placeTitle(place),
                       .group = CommandGroup::Places,
                       .run = [&window, place] { window.goTo(place); },
                       .icon = placeRow(place).icon,
                       .keywords = placeKeywords(place)});
    return all;
}

/// Lists the exercises, each with a button to start it.
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

WindowCommands::WindowCommands(MainWindow &window, Settings &settings)
    : QObject(&window), m_window(window), m_settings(settings)
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
    std::vector<Command> commands = commandsOf(m_window.currentPlace());
    const auto add = [&](std::vector<Command> more) {
        commands.insert(commands.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(placeCommands(m_window));
    add(commandsFrom<ShellCommands>(WindowNow{m_window, m_settings}));
    for (const Source &source : m_sources)
        add(source(typed));
    for (const Place place : allPlaces) {
        if (place == m_window.currentPlace())
            continue;
        for (Command &command : commandsOf(place)) {
            if (!command.disabledReason.isEmpty() || !command.run)
                continue; // omit unavailable commands of other places
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
    for (Command &command : commands)
        if (command.tool && !tools().areShown())
            hideTool(command);
    return commands;
}

/// Turns a command into one that is found only by typing and shows all tools before it runs. Its shortcut asks first.
void WindowCommands::hideTool(Command &command) const
{
    if (const QString why = toolsDisabledReason(m_settings); !why.isEmpty())
        command.disabledReason = why;
    command.group = CommandGroup::Tools;
    command.onlyTyped = true;
    command.enter = tr("show all tools and run this command");
    const auto showTools = [&settings = m_settings] { settings.set(setting::tools, Settings::Tools::All); };
    const auto again = [showTools, &window = m_window, id = command.id] {
        showTools();
        window.windowCommands().press(id); // run it by ID, as the command may have changed
    };
    const QString words = tr("“%1” is hidden.").arg(QString(command.title).remove(u'…'));
    command.byKey = [again, words, &window = m_window] { window.toasts()->show(words, tr("Show all tools"), again); };
    command.run = [showTools, run = command.run] {
        showTools();
        if (run)
            run();
    };
}

std::vector<Command> WindowCommands::commandsOf(Place place) const
{
    Pane *pane = m_window.existingPane(place);
    return pane ? pane->commands() : std::vector<Command>();
}

void WindowCommands::press(const QString &id)
{
    if (m_window.lockScreen() && id != u"app.quit"_s)
        return; // nothing readable may appear above the cover
    const std::vector<Command> commands = all();
    const auto found = std::ranges::find(commands, id, &Command::id);
    if (found == commands.end())
        return;
    const bool togglesPalette = id == u"app.palette"_s || id == u"app.goTo"_s;
    if (!togglesPalette)
        dismiss();
    if (!found->disabledReason.isEmpty())
        return m_window.toasts()->show(tr("%1: %2").arg(found->title, found->disabledReason));
    if (const auto &act = found->byKey ? found->byKey : found->run)
        act();
}

void WindowCommands::run(const Command &command)
{
    if (!command.fits && command.group != CommandGroup::Typed) { // generated for a text, so not repeatable without it
        m_recent.removeAll(command.id);
        m_recent.prepend(command.id);
        m_recent = m_recent.first(std::min(m_recent.size(), maxRecent));
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

/// Also closes what the panes opened.
void WindowCommands::dismiss()
{
    for (Overlay *open : m_window.findChildren<Overlay *>(Qt::FindDirectChildrenOnly))
        open->dismiss();
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
