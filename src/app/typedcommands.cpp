// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/typedcommands.h"

#include "app/navigator.h"
#include "domain/link.h"
#include "domain/payor.h"
#include "domain/textnormalization.h"
#include "domain/zipcode.h"
#include "geo/statenames.h"
#include "session/session.h"
#include "shell/commandpalette.h"
#include "store/usershortlist.h"
#include "text/users/usertexts.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t maxUsers = 8;
constexpr size_t maxPayors = 3;
constexpr size_t maxPayorsSearched = 10'000; ///< takes about 10 ms; the Payors place searches any number
constexpr qsizetype minNameLength = 4;       ///< letters
constexpr qsizetype minIdEndLength = 4;      ///< characters at the end of a client ID that identify the user

/// Elides the middle for a title: otherwise its end, with the closing quote, would be cut off.
QString elidedInMiddle(const QString &typed)
{
    constexpr qsizetype maxLength = 37; // letters
    return typed.size() <= maxLength ? typed : typed.first(maxLength / 2) + u'…' + typed.last(maxLength / 2);
}

/// Creates a command for the text typed.
Command offer(const QString &id, const QString &title, CommandGroup group, IconName icon, std::function<void()> run,
              const QString &detail = {})
{
    return {
        .id = id, .title = title, .group = group, .run = std::move(run), .icon = icon, .detail = detail, .fits = true};
}

std::function<void()> linkFollower(Navigator &navigator, const Link &link)
{
    return [&navigator, link] { navigator.follow(link); };
}

Command openUser(Navigator &navigator, const UserId &user, const QString &title, IconName icon, const QString &detail)
{
    return offer(u"user.open."_s + user.text(), title, CommandGroup::Users, icon,
                 linkFollower(navigator, {.kind = Link::Kind::User, .id = user.text()}), detail);
}

/// User and order IDs have the same format. An ID in the list of users is a user's; if the complete list doesn't have
/// it, it is most likely an order's.
void addIds(std::vector<Command> &all, const QStringList &ids, UserDirectory &users, Navigator &navigator)
{
    const UserStore &store = users.store();
    const bool isComplete = users.isComplete();
    for (const QString &id : ids) {
        const auto user = UserId::parse(id);
        if (!user || store.find(*user))
            continue; // already listed as a user
        all.push_back(offer(u"typed.user."_s + id, CommandPalette::tr("Open user %1").arg(shortUserId(id)),
                            CommandGroup::Typed, IconName::Users,
                            linkFollower(navigator, {.kind = Link::Kind::User, .id = id}),
                            CommandPalette::tr("not in the list")));
        all.push_back(offer(u"typed.order."_s + id,
                            CommandPalette::tr("Find centers for order %1").arg(shortUserId(id)), CommandGroup::Typed,
                            IconName::Center, linkFollower(navigator, {.kind = Link::Kind::Order, .id = id})));
        if (isComplete)
            std::swap(all[all.size() - 2], all.back());
    }
}

void addCodes(std::vector<Command> &all, const TypedInput &input, const QString &typed, Navigator &navigator)
{
    if (!input.zip.isEmpty())
        all.push_back(offer(u"typed.zip"_s, CommandPalette::tr("Find centers near %1").arg(input.zip),
                            CommandGroup::Typed, IconName::Center,
                            linkFollower(navigator, {.kind = Link::Kind::Zip, .id = input.zip}),
                            CommandPalette::tr("ZIP")));
    if (const QString &town = input.town; !town.isEmpty())
        all.push_back(offer(u"typed.town"_s, CommandPalette::tr("Find centers near %1").arg(elidedInMiddle(town)),
                            CommandGroup::Typed, IconName::Center,
                            [&navigator, town] { navigator.showCentersIn(town); }));
    if (const QString &code = input.payorCode; !code.isEmpty()) {
        all.push_back(offer(u"typed.payorCode"_s, CommandPalette::tr("Look up payor code %1").arg(code),
                            CommandGroup::Typed, IconName::Payor,
                            linkFollower(navigator, {.kind = Link::Kind::Payor, .id = code})));
        all.push_back(offer(u"typed.payorId"_s, CommandPalette::tr("Look up payor ID %1").arg(code),
                            CommandGroup::Typed, IconName::Payor, [&navigator, code] {
                                navigator.showPayors({{}, {}, code});
                            }));
        all.back().tool = true; // its field is a tool
    }
    all.push_back(offer(u"typed.filter"_s, CommandPalette::tr("Filter users by “%1”").arg(elidedInMiddle(typed)),
                        CommandGroup::Help, IconName::Filter,
                        linkFollower(navigator, {.kind = Link::Kind::Users, .filter = typed})));
    if (typed.size() >= 2)
        all.push_back(offer(u"typed.payors"_s, CommandPalette::tr("Search payors for “%1”").arg(elidedInMiddle(typed)),
                            CommandGroup::Help, IconName::Payor, [&navigator, typed] {
                                navigator.showPayors({typed, {}, {}});
                            }));
}

void addUsers(std::vector<Command> &all, const QString &typed, Session &session, Navigator &navigator)
{
    const UserStore &store = session.users().store();
    if (!readyIn(session.users().state())) {
        const bool loading = std::holds_alternative<Loading>(session.users().state());
        all.push_back(offer(u"typed.users"_s, CommandPalette::tr("Find “%1” in users").arg(elidedInMiddle(typed)),
                            CommandGroup::Users, IconName::Users, {}));
        all.back().disabledReason
            = loading ? CommandPalette::tr("Users are loading.") : CommandPalette::tr("Users aren’t loaded.");
        return;
    }
    for (const UserStore::Row row : shortlist(store.snapshot(), typed, maxUsers, QDateTime::currentDateTimeUtc())) {
        const QString clientId = store.clientUserId(row);
        all.push_back(openUser(navigator, store.id(row), formatClientId(clientId), IconName::Users,
                               shortUserId(store.idText(row))));
        all.back().isNamed = typed.size() >= minIdEndLength && clientId.endsWith(typed, Qt::CaseInsensitive);
    }
}

/// Finds payors by name, even if misspelled. A name that matches no user loads the list, once per session.
void addPayors(std::vector<Command> &all, const QString &typed, Session &session, Navigator &navigator)
{
    const bool isName = std::ranges::count_if(typed, [](QChar c) { return c.isLetter(); }) >= minNameLength;
    if (!isName)
        return;
    const bool isUser
        = std::ranges::any_of(all, [](const Command &command) { return command.group == CommandGroup::Users; });
    if (!isUser)
        session.payorCatalog().ensureLoaded();
    const auto *ready = readyIn(session.payorCatalog().state());
    if (!ready || ready->value->size() > maxPayorsSearched)
        return;
    const PayorSearchResult found(ready->value, typed, PayorSearchResult::Shown::Similar);
    if (!found.hasFullMatch())
        return;
    for (size_t place = 0; place < std::min(maxPayors, found.size()); ++place) {
        const Payor &payor = found.payor(place);
        all.push_back(offer(u"typed.payor."_s + payor.code, payor.name, CommandGroup::Places, IconName::Payor,
                            linkFollower(navigator, {.kind = Link::Kind::Payor, .id = payor.code, .name = payor.name}),
                            payor.code));
    }
}

/// If nothing is typed: pinned and recent users.
void addMarkedUsers(std::vector<Command> &all, const UserBookmarks &bookmarks, Navigator &navigator)
{
    const auto add = [&](const UserId &user, IconName icon, const QString &why) {
        all.push_back(openUser(navigator, user, nameOrShortId(bookmarks, user), icon, why));
    };
    for (const UserId &user : bookmarks.pinned())
        add(user, IconName::Pin, CommandPalette::tr("pinned"));
    for (const UserId &user : bookmarks.recent())
        if (!bookmarks.isPinned(user))
            add(user, IconName::Clock, CommandPalette::tr("opened recently"));
}

} // namespace

TypedInput parseTypedInput(const QString &typed)
{
    static const QRegularExpression uuid(
        u"(?<![0-9a-f])[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}(?![0-9a-f])"_s,
        QRegularExpression::CaseInsensitiveOption);
    // "Aetna 60054", "MC60054", and a member number don't contain a ZIP.
    static const QRegularExpression other(u"\\p{L}{3,}[\\s,]*\\p{N}|\\p{L}\\p{N}|^\\p{N}{9}$"_s);
    static const QRegularExpression town(u"^\\p{L}[\\p{L} .'’-]+,([A-Za-z ]+)$"_s);
    static const QRegularExpression code(u"^(?=.*[A-Z0-9])[A-Z0-9]{3,12}$"_s);
    TypedInput input;
    const QString plain = normalizedText(typed);
    for (auto found = uuid.globalMatch(plain); found.hasNext();) {
        QString id = found.next().captured().toLower().remove(u'-');
        for (const qsizetype at : {20, 16, 12, 8})
            id.insert(at, u'-');
        if (!input.ids.contains(id))
            input.ids.append(id);
    }
    const QString text = plain.trimmed();
    if (input.ids.isEmpty() && !other.match(text).hasMatch())
        input.zip = zipCodeIn(text);
    if (const auto match = town.match(text); match.hasMatch() && !geo::stateCodeFor(match.captured(1)).isEmpty())
        input.town = text;
    if (input.ids.isEmpty() && code.match(text).hasMatch())
        input.payorCode = text;
    return input;
}

std::vector<Command> typedCommands(const QString &typed, Session &session, Navigator &navigator)
{
    const QString text = typed.simplified();
    std::vector<Command> all;
    if (text.isEmpty()) {
        addMarkedUsers(all, session.bookmarks(), navigator);
        return all;
    }
    const TypedInput input = parseTypedInput(text);
    addIds(all, input.ids, session.users(), navigator);
    if (text.size() >= 2) // one letter matches nearly every user
        addUsers(all, input.ids.isEmpty() ? text : input.ids.first(), session, navigator);
    addPayors(all, text, session, navigator);
    addCodes(all, input, text, navigator);
    return all;
}

} // namespace labdesk
