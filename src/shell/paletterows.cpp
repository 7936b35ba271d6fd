// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/paletterows.h"

#include "domain/enumtable.h"
#include "shell/commandpalette.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace labdesk {

namespace {

constexpr int leading = 100; ///< the title begins with all that was typed
constexpr int inOrder = 50;  ///< the title has all of it, from the beginning of a word
constexpr int fitting = 60;  ///< made for what was typed, and has its words in the title
constexpr int atAll = 3;     ///< made for it, by what the title does not show: a user by a source
constexpr int typedId = 1000;
constexpr int named = 1001; ///< the end of a client ID, which may be a ZIP or a code as well

enum class Where { Nowhere, Inside, WordStart };

Where whereIn(const QString &text, const QString &word)
{
    // Of a word with marks in it, such as a link, its parts say nothing.
    const bool plain = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    const std::vector<TextRange> found = plain ? matchesIn(text, word) : std::vector<TextRange>();
    const qsizetype at = !found.empty() ? found.front().start : plain ? -1 : text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0)
        return Where::Nowhere;
    return at == 0 || !text[at - 1].isLetterOrNumber() ? Where::WordStart : Where::Inside;
}

using Fitting = std::pair<int, const Command *>; ///< how well it fits, and the command

/// A section of the list: the group, and within Actions those that concern somebody.
struct Section
{
    CommandGroup group;
    QString about;
    int best = 0;
    std::vector<Fitting> commands = {};
};

constexpr std::pair<CommandGroup, const char *> groupTitles[] = {
    {CommandGroup::Typed, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "For what you typed")},
    {CommandGroup::Actions, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Actions")},
    {CommandGroup::Elsewhere, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Other actions")},
    {CommandGroup::Places, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Go to")},
    {CommandGroup::Users, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Users")},
    {CommandGroup::Connections, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Connections")},
    {CommandGroup::Settings, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Settings")},
    {CommandGroup::Help, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Search and help")},
    {CommandGroup::Tools, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "With all tools")},
};
static_assert(isTableOf(groupTitles, CommandGroup::Tools));

QString titleOfSection(const Section &section)
{
    return section.about.isEmpty() ? CommandPalette::tr(entryOf(groupTitles, section.group))
                                   : CommandPalette::tr("Actions for %1").arg(section.about);
}

/// By its drawing, which is the same wherever something is taken away: such a command is never offered, it is asked
/// for.
bool takesAway(const Command &command)
{
    return command.icon == IconName::Trash || command.icon == IconName::Unlink;
}

/// Whether the title repeats what was typed: to mark it there would say nothing.
bool echoes(const Command &command)
{
    return command.group == CommandGroup::Help && command.fits;
}

void append(std::vector<PaletteRow> &rows, const QString &heading, const std::vector<Fitting> &commands,
            const QString &typed)
{
    if (commands.empty())
        return;
    rows.push_back({heading});
    for (const auto &[fit, command] : commands)
        rows.push_back({{}, *command, echoes(*command) ? std::vector<TextRange>() : matchesIn(command->title, typed)});
}

void put(std::vector<Section> &sections, const Command &command, int fit)
{
    const QString about = command.group == CommandGroup::Actions ? command.about : QString();
    auto section = std::find_if(sections.begin(), sections.end(), [&](const Section &known) {
        return known.group == command.group && known.about == about;
    });
    if (section == sections.end())
        section = sections.insert(section, {command.group, about});
    section->best = std::max(section->best, fit);
    section->commands.push_back({fit, &command});
}

/// Those used lately that can run now, newest first.
std::vector<Fitting> recentOnes(const std::vector<Command> &commands, const QStringList &recent)
{
    std::vector<Fitting> found;
    for (const QString &id : recent)
        for (const Command &command : commands)
            if (command.id == id && command.disabledReason.isEmpty() && command.listed)
                found.push_back({1, &command});
    return found;
}

/// How well a command fits; 0: not at all. More is better: the title begins with it, a word does, some letters do, or
/// only its keywords do.
int fitOf(const Command &command, const QString &typed)
{
    if (command.isNamed)
        return named;
    if (command.group == CommandGroup::Typed)
        return typedId;
    const QString query = typed.simplified();
    int fit = 1;
    const QStringList words = query.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const Where inTitle = whereIn(command.title, word);
        if (inTitle == Where::WordStart)
            fit += 4;
        else if (inTitle == Where::Inside)
            fit += 2;
        else if (whereIn(command.keywords, word) == Where::WordStart
                 || whereIn(command.detail, word) == Where::WordStart
                 || whereIn(command.about, word) == Where::WordStart)
            fit += 1;
        else
            return !command.fits ? 0 : command.group == CommandGroup::Help ? 1 : atAll;
    }
    if (command.fits)
        return command.group == CommandGroup::Help ? 1 : fitting + fit;
    if (command.title.startsWith(query, Qt::CaseInsensitive))
        return fit + leading;
    return whereIn(command.title, query) == Where::WordStart && words.size() > 1 ? fit + inOrder : fit;
}

} // namespace

std::vector<PaletteRow> paletteRows(const std::vector<Command> &commands, const QString &typed,
                                    const QStringList &recent)
{
    const bool empty = typed.trimmed().isEmpty();
    std::vector<PaletteRow> rows;
    const auto lately = empty ? recentOnes(commands, recent) : std::vector<Fitting>();
    append(rows, CommandPalette::tr("Recent"), lately, {});
    std::vector<Section> sections;
    std::vector<Fitting> unavailable;
    for (const Command &command : commands) {
        int fit = empty ? int(!command.onlyTyped && command.group != CommandGroup::Elsewhere && !takesAway(command))
                        : fitOf(command, typed);
        if (takesAway(command) && fit > 0 && fit < leading)
            fit = 1; // behind what is safe, unless its name is typed
        const bool shown = std::ranges::find(lately, &command, &Fitting::second) != lately.end();
        if (fit == 0 || !command.listed || shown)
            continue;
        if (!command.disabledReason.isEmpty()) {
            if (command.group != CommandGroup::Elsewhere) // of other places only what helps
                unavailable.push_back({fit, &command});
        } else {
            put(sections, command, fit);
        }
    }
    // With nothing typed in the order of the groups; else the best hit decides, so that Enter takes it.
    std::stable_sort(sections.begin(), sections.end(), [empty](const Section &a, const Section &b) {
        if (empty && (a.group == CommandGroup::Users) != (b.group == CommandGroup::Users))
            return a.group == CommandGroup::Users; // there are only those at hand
        return empty || a.best == b.best ? a.group < b.group : a.best > b.best;
    });
    const bool nothing = !empty && unavailable.empty()
        && std::all_of(sections.begin(), sections.end(), [](const Section &section) { return section.best <= 1; });
    for (Section &section : sections) {
        std::ranges::stable_sort(section.commands, std::greater(), &Fitting::first);
        append(rows,
               nothing && section.group == CommandGroup::Help
                   ? CommandPalette::tr("No matches. Press Enter to filter users by this text.")
                   : titleOfSection(section),
               section.commands, typed);
    }
    std::ranges::stable_sort(unavailable, std::greater(), &Fitting::first);
    // What was meant, and cannot be done: to offer something else first would answer another question.
    const int best = sections.empty() ? 0 : sections.front().best;
    const bool isMeant = !empty && !unavailable.empty() && unavailable.front().first > std::max(best, leading);
    std::vector<PaletteRow> rest;
    append(rest, CommandPalette::tr("Not available"), unavailable, typed);
    rows.insert(isMeant ? rows.begin() : rows.end(), rest.begin(), rest.end());
    return rows;
}

} // namespace labdesk
