// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/paletterows.h"

#include "domain/enumtable.h"
#include "domain/textnormalization.h"
#include "shell/commandpalette.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int titlePrefixScore = 100; ///< the title begins with the text typed
constexpr int titlePhraseScore = 50;  ///< the title contains the text typed, at the beginning of a word
constexpr int generatedScore = 60;    ///< generated for the text typed, which the title contains
constexpr int generatedBaseScore
    = 3; ///< generated for the text typed, but found by other data, such as a user by a source
constexpr int typedIdScore = 1000;
constexpr int clientIdEndScore = 1001; ///< the end of a client ID, which could also be a ZIP or a code

enum class MatchKind { None, Inside, WordStart };

MatchKind matchKind(const QString &text, const QString &word)
{
    // If a word has special characters, such as a link, its parts aren't significant.
    const bool plain = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    const std::vector<TextRange> found = plain ? matchesIn(text, word) : std::vector<TextRange>();
    const qsizetype at = !found.empty() ? found.front().start : plain ? -1 : text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0)
        return MatchKind::None;
    return at == 0 || !text[at - 1].isLetterOrNumber() ? MatchKind::WordStart : MatchKind::Inside;
}

/// Whether the words typed may have a typo each.
enum class Spelling { Exact, Near };

/// Whether the typed letters become the beginning of `word` by one letter: two swapped, or one wrong, missing, or
/// extra.
bool isOneTypoFrom(const QString &typed, const QString &word)
{
    qsizetype same = 0;
    while (same < typed.size() && same < word.size() && typed[same] == word[same])
        ++same;
    const QStringView rest = QStringView(typed).mid(same);
    const QStringView there = QStringView(word).mid(same);
    if (rest.size() > 1 && there.size() > 1 && rest[0] == there[1] && rest[1] == there[0])
        return there.mid(2).startsWith(rest.mid(2));
    constexpr int minLength = 5; // shorter words become too many others
    return typed.size() >= minLength
        && (there.mid(1).startsWith(rest.mid(1)) || there.mid(1).startsWith(rest) || there.startsWith(rest.mid(1)));
}

bool isMisspelled(const QString &word, const QString &text)
{
    constexpr int minLength = 4;
    if (word.size() < minLength || !std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); }))
        return false;
    const QString typed = searchKey(word);
    static const QRegularExpression separators(u"[^\\p{L}]+"_s);
    const QStringList words = searchKey(text).split(separators, Qt::SkipEmptyParts);
    return std::ranges::any_of(words, [&typed](const QString &known) { return isOneTypoFrom(typed, known); });
}

using ScoredCommand = std::pair<int, const Command *>; ///< the score and the command

/// A section of the list: a group, or within Actions, the commands for one user.
struct Section
{
    CommandGroup group;
    QString about;
    int best = 0;
    std::vector<ScoredCommand> commands = {};
};

constexpr std::pair<CommandGroup, const char *> groupTitles[] = {
    {CommandGroup::Typed, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Suggestions")},
    {CommandGroup::Actions, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Actions")},
    {CommandGroup::Elsewhere, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Other actions")},
    {CommandGroup::Places, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Go to")},
    {CommandGroup::Users, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Users")},
    {CommandGroup::Connections, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Connections")},
    {CommandGroup::Settings, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Settings")},
    {CommandGroup::Help, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "Search and help")},
    {CommandGroup::Tools, QT_TRANSLATE_NOOP("labdesk::CommandPalette", "More tools")},
};
static_assert(isTableOf(groupTitles, CommandGroup::Tools));

QString titleOfSection(const Section &section)
{
    return section.about.isEmpty() ? CommandPalette::tr(entryOf(groupTitles, section.group))
                                   : CommandPalette::tr("Actions for %1").arg(section.about);
}

/// Whether a command removes something, recognized by its icon. Such commands are never suggested, only found.
bool isDestructive(const Command &command)
{
    return command.icon == IconName::Trash || command.icon == IconName::Unlink;
}

/// Whether the title repeats the text typed, so that highlighting it would be pointless.
bool repeatsQuery(const Command &command)
{
    return command.group == CommandGroup::Help && command.fits;
}

void append(std::vector<PaletteRow> &rows, const QString &heading, const std::vector<ScoredCommand> &commands,
            const QString &typed)
{
    if (commands.empty())
        return;
    rows.push_back({heading});
    for (const auto &[score, command] : commands)
        rows.push_back(
            {{}, *command, repeatsQuery(*command) ? std::vector<TextRange>() : matchesIn(command->title, typed)});
}

void put(std::vector<Section> &sections, const Command &command, int score)
{
    const QString about = command.group == CommandGroup::Actions ? command.about : QString();
    auto section = std::find_if(sections.begin(), sections.end(), [&](const Section &known) {
        return known.group == command.group && known.about == about;
    });
    if (section == sections.end())
        section = sections.insert(section, {command.group, about});
    section->best = std::max(section->best, score);
    section->commands.push_back({score, &command});
}

/// The recently used commands that are available, newest first.
std::vector<ScoredCommand> recentCommands(const std::vector<Command> &commands, const QStringList &recent)
{
    std::vector<ScoredCommand> found;
    for (const QString &id : recent)
        for (const Command &command : commands)
            if (command.id == id && command.disabledReason.isEmpty() && command.listed)
                found.push_back({1, &command});
    return found;
}

/// The score of a command; 0 if it doesn't match. In descending order: the title begins with the text, a word of it
/// does, it contains the text, or only the keywords or a misspelled word match.
int scoreOf(const Command &command, const QString &typed, Spelling spelling)
{
    if (command.isNamed)
        return clientIdEndScore;
    if (command.group == CommandGroup::Typed)
        return typedIdScore;
    const QString query = typed.simplified();
    int score = 1;
    const QStringList words = query.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const MatchKind titleMatch = matchKind(command.title, word);
        if (titleMatch == MatchKind::WordStart)
            score += 4;
        else if (titleMatch == MatchKind::Inside)
            score += 2;
        else if (matchKind(command.keywords, word) == MatchKind::WordStart
                 || matchKind(command.detail, word) == MatchKind::WordStart
                 || matchKind(command.about, word) == MatchKind::WordStart
                 || (spelling == Spelling::Near && isMisspelled(word, command.title + u' ' + command.keywords)))
            score += 1;
        else
            return !command.fits ? 0 : command.group == CommandGroup::Help ? 1 : generatedBaseScore;
    }
    if (command.fits)
        return command.group == CommandGroup::Help ? 1 : generatedScore + score;
    if (command.title.startsWith(query, Qt::CaseInsensitive))
        return score + titlePrefixScore;
    return matchKind(command.title, query) == MatchKind::WordStart && words.size() > 1 ? score + titlePhraseScore
                                                                                       : score;
}

/// The commands to list, other than those already shown.
struct Found
{
    std::vector<Section> sections = {};
    std::vector<ScoredCommand> unavailable = {};

    /// Only what the text typed can be used for otherwise, such as the filter, or the users while they load.
    bool isNothing() const
    {
        const auto isGenerated = [](const ScoredCommand &scored) { return scored.second->fits; };
        return std::ranges::all_of(unavailable, isGenerated)
            && std::ranges::all_of(sections, [](const Section &section) {
                   return section.group == CommandGroup::Help && section.best <= 1;
               });
    }
};

Found find(const std::vector<Command> &commands, const QString &typed, const std::vector<ScoredCommand> &shown,
           Spelling spelling)
{
    const bool empty = typed.trimmed().isEmpty();
    Found found;
    for (const Command &command : commands) {
        int score = empty
            ? int(!command.onlyTyped && command.group != CommandGroup::Elsewhere && !isDestructive(command))
            : scoreOf(command, typed, spelling);
        if (isDestructive(command) && score > 0 && score < titlePrefixScore)
            score = 1; // after harmless commands, unless its title is typed
        const bool isShown = std::ranges::find(shown, &command, &ScoredCommand::second) != shown.end();
        if (score == 0 || !command.listed || isShown)
            continue;
        if (!command.disabledReason.isEmpty()) {
            if (command.group != CommandGroup::Elsewhere) // omit unavailable commands of other places
                found.unavailable.push_back({score, &command});
        } else {
            put(found.sections, command, score);
        }
    }
    return found;
}

} // namespace

std::vector<PaletteRow> paletteRows(const std::vector<Command> &commands, const QString &typed,
                                    const QStringList &recent)
{
    const bool empty = typed.trimmed().isEmpty();
    std::vector<PaletteRow> rows;
    const auto recentlyUsed = empty ? recentCommands(commands, recent) : std::vector<ScoredCommand>();
    append(rows, CommandPalette::tr("Recent"), recentlyUsed, {});
    Found found = find(commands, typed, recentlyUsed, Spelling::Exact);
    const bool isMistyped = !empty && found.isNothing();
    if (isMistyped)
        found = find(commands, typed, {}, Spelling::Near);
    const bool hasNoMatches = !empty && found.isNothing() && found.unavailable.empty();
    auto &[sections, unavailable] = found;
    // If nothing is typed, in the order of the groups; otherwise by the best match, so that Enter runs it.
    std::stable_sort(sections.begin(), sections.end(), [empty, isMistyped](const Section &a, const Section &b) {
        if (empty && (a.group == CommandGroup::Users) != (b.group == CommandGroup::Users))
            return a.group == CommandGroup::Users; // only users that are pinned or recent
        if (isMistyped && a.best == 1 && b.best == 1
            && (a.group == CommandGroup::Help) != (b.group == CommandGroup::Help))
            return a.group == CommandGroup::Help; // Enter removes nothing that may not be meant
        return empty || a.best == b.best ? a.group < b.group : a.best > b.best;
    });
    for (Section &section : sections) {
        std::ranges::stable_sort(section.commands, std::greater(), &ScoredCommand::first);
        append(rows,
               hasNoMatches && section.group == CommandGroup::Help
                   ? CommandPalette::tr("No matches. Press Enter to filter users by this text.")
                   : titleOfSection(section),
               section.commands, typed);
    }
    std::ranges::stable_sort(unavailable, std::greater(), &ScoredCommand::first);
    // If the best match is unavailable, show it first: the person probably meant it, and another command would be
    // misleading.
    const int best = sections.empty() ? 0 : sections.front().best;
    const bool leadsWithUnavailable
        = !empty && !unavailable.empty() && unavailable.front().first > std::max(best, titlePrefixScore);
    std::vector<PaletteRow> rest;
    append(rest, CommandPalette::tr("Not available"), unavailable, typed);
    rows.insert(leadsWithUnavailable ? rows.begin() : rows.end(), rest.begin(), rest.end());
    return rows;
}

} // namespace labdesk
