// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/shortcuts.h"

#include "views/common/place.h"

#include <QCoreApplication>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Shortcuts)
};

} // namespace

std::vector<Shortcut> shortcutTable()
{
    std::vector<Shortcut> table;
    KeyGroup group = KeyGroup::Everywhere;
    const auto add = [&](const QString &command, const QList<QKeySequence> &keys, const QString &title,
                         KeyScope scope = KeyScope::Window) {
        table.push_back({command, keys, title, group, scope});
    };
    add(u"app.palette"_s, {Qt::CTRL | Qt::Key_K}, KeyWords::tr("Search or run a command"));
    add(u"app.goTo"_s, {Qt::CTRL | Qt::Key_G}, KeyWords::tr("Go to an ID, ZIP code, or payor code"));
    add(u"part.next"_s, {Qt::Key_F6}, KeyWords::tr("Next pane"));
    add(u"part.previous"_s, {Qt::SHIFT | Qt::Key_F6}, KeyWords::tr("Previous pane"));
    // KeyScope::Part, because only countdown rows handle it; otherwise Escape belongs to the focused widget.
    add(u"action.cancel"_s, {Qt::Key_Escape}, KeyWords::tr("Cancel countdown"), KeyScope::Part);
    add(u"app.undo"_s, {Qt::CTRL | Qt::Key_Z}, KeyWords::tr("Undo the last change, for any user"));
    add(u"app.help"_s, {Qt::Key_F1}, KeyWords::tr("Help for this page"));
    add(u"app.shortcuts"_s, {Qt::CTRL | Qt::Key_Question}, KeyWords::tr("These shortcuts"));
    add(u"app.connections"_s, {Qt::CTRL | Qt::Key_O}, KeyWords::tr("Switch connection"));
    add(u"app.ticket"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_T}, KeyWords::tr("Ticket number"));
    add(u"app.preferences"_s, {Qt::CTRL | Qt::Key_Comma}, KeyWords::tr("Preferences"));
    add(u"app.cover"_s, {Qt::CTRL | Qt::Key_L}, KeyWords::tr("Lock"));
    add(u"app.privacyMode"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, KeyWords::tr("Privacy mode for shared screens"));
    add(u"app.fullScreen"_s, {Qt::Key_F11}, KeyWords::tr("Full screen"));
    add(u"app.quit"_s, {Qt::CTRL | Qt::Key_Q}, KeyWords::tr("Quit"));

    group = KeyGroup::Places;
    for (size_t i = 0; i < allPlaces.size(); ++i)
        add(u"place."_s + placeKey(allPlaces[i]), {Qt::CTRL | Qt::Key(Qt::Key_1 + int(i))}, placeTitle(allPlaces[i]));
    // "Back" points to where a line of text begins.
    const bool mirrored = QGuiApplication::isRightToLeft();
    add(u"nav.back"_s, {Qt::ALT | (mirrored ? Qt::Key_Right : Qt::Key_Left), Qt::Key_Back}, KeyWords::tr("Back"));
    add(u"nav.forward"_s, {Qt::ALT | (mirrored ? Qt::Key_Left : Qt::Key_Right), Qt::Key_Forward},
        KeyWords::tr("Forward"));

    group = KeyGroup::Lists;
    add(u"pane.filter"_s, {Qt::CTRL | Qt::Key_F}, KeyWords::tr("Filter or search"));
    add(u"pane.reload"_s, {Qt::Key_F5}, KeyWords::tr("Reload from the service"));
    add({}, {Qt::Key_Down}, KeyWords::tr("Move from filter to list"), KeyScope::Part);
    add({}, {Qt::Key_Up}, KeyWords::tr("Previous filter (in the empty user filter)"), KeyScope::Part);
    add({}, {Qt::CTRL | Qt::Key_Space}, KeyWords::tr("Filter suggestions (in the user filter)"), KeyScope::Part);
    add({}, {Qt::Key_Enter}, KeyWords::tr("Open selection"), KeyScope::Part);
    add({}, {Qt::Key_Escape}, KeyWords::tr("Clear filter, then go to the list"), KeyScope::Part);
    add({}, {QKeySequence::Copy}, KeyWords::tr("Copy selection"), KeyScope::Part);
    add({}, {Qt::ALT | Qt::Key_Down}, KeyWords::tr("Next group (in a grouped list)"), KeyScope::Part);
    add({}, {Qt::ALT | Qt::Key_Up}, KeyWords::tr("Previous group (in a grouped list)"), KeyScope::Part);
    add(u"pane.copyAs"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, KeyWords::tr("Copy as CSV, JSON, Markdown, …"));
    add(u"pane.copyAsCurl"_s, {Qt::CTRL | Qt::Key_U}, KeyWords::tr("Copy as cURL, without the key"));
    add(u"pane.export"_s, {Qt::CTRL | Qt::Key_E}, KeyWords::tr("Export the list"));

    group = KeyGroup::User;
    add(u"user.refresh"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_R}, KeyWords::tr("Request data refresh"));
    add(u"user.changeZone"_s, {Qt::CTRL | Qt::Key_T}, KeyWords::tr("Change time zone"));
    add(u"user.verifyCaller"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, KeyWords::tr("Verify caller"));
    add(u"user.noData"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, KeyWords::tr("Why is there no data?"));
    add(u"user.copySummary"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, KeyWords::tr("Copy summary for the ticket"));
    add(u"user.watch"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_W}, KeyWords::tr("Watch sources or stop watching"));
    add(u"user.pin"_s, {Qt::CTRL | Qt::Key_D}, KeyWords::tr("Pin or unpin"));
    add(u"user.next"_s, {Qt::CTRL | Qt::Key_J}, KeyWords::tr("Next user in the list"));
    add(u"user.previous"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_J}, KeyWords::tr("Previous user in the list"));
    add(u"user.nextTab"_s, {Qt::CTRL | Qt::Key_Tab}, KeyWords::tr("Next tab"));
    add(u"user.previousTab"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}, KeyWords::tr("Previous tab"));
    return table;
}

QKeySequence keysOf(const QString &command)
{
    for (const Shortcut &shortcut : shortcutTable())
        if (!command.isEmpty() && shortcut.command == command)
            return shortcut.keys.first();
    return {};
}

QString formatKeys(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QString titleOf(KeyGroup group)
{
    switch (group) {
    case KeyGroup::Everywhere:
        return KeyWords::tr("Everywhere");
    case KeyGroup::Places:
        return KeyWords::tr("Pages");
    case KeyGroup::Lists:
        return KeyWords::tr("Lists");
    case KeyGroup::User:
        return KeyWords::tr("The open user");
    }
    return {};
}

} // namespace labdesk
