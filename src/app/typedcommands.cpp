// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/typedcommands.h"

#include "session/session.h"
#include "shell/mainwindow.h"
#include "store/usershortlist.h"
#include "views/centers/centerspane.h"
#include "views/common/usertexts.h"
#include "views/payors/payorspane.h"
#include "views/users/userspane.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct TypedWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CommandPalette)
};

constexpr size_t mostUsers = 8;

/// As it stands in a title, whose end would be cut off after a long one, and the closing quotes with it.
QString within(const QString &typed)
{
    constexpr qsizetype most = 37; // letters
    return typed.size() <= most ? typed : typed.first(most / 2) + u'…' + typed.last(most / 2);
}

template <class P> std::function<void()> inPlace(MainWindow &window, Place place, const std::function<void(P *)> &act)
{
    return [&window, place, act] {
        window.goTo(place);
        if (auto *pane = qobject_cast<P *>(window.pane(place)))
            act(pane);
    };
}

std::function<void()> opensUser(MainWindow &window, const UserId &user)
{
    return inPlace<UsersPane>(window, Place::Users, [user](UsersPane *pane) { pane->openUser(user); });
}

/// By its form an id can be a user's or an order's; one that is in the list is a user's, and one that is not in the
/// whole list is most likely an order's.
void addIds(std::vector<Command> &all, const QStringList &ids, UserDirectory &users, MainWindow &window)
{
    const UserStore &store = users.store();
    const bool isWhole = readyIn(users.state()) && !users.isPartial();
    for (const QString &id : ids) {
        const auto user = UserId::parse(id);
        if (!user || store.find(*user))
            continue; // it stands among the users
        all.push_back({.id = u"typed.user."_s + id,
                       .title = TypedWords::tr("Open user %1").arg(shortUserId(id)),
                       .group = CommandGroup::Typed,
                       .run = opensUser(window, *user),
                       .icon = IconName::Users,
                       .detail = TypedWords::tr("not in the list"),
                       .fits = true});
        all.push_back({.id = u"typed.order."_s + id,
                       .title = TypedWords::tr("Search centers for order %1").arg(shortUserId(id)),
                       .group = CommandGroup::Typed,
                       .run = inPlace<CentersPane>(window, Place::Centers,
                                                   [id](CentersPane *pane) { pane->search().searchForOrder(id); }),
                       .icon = IconName::Center,
                       .fits = true});
        if (isWhole)
            std::swap(all[all.size() - 2], all.back());
    }
}

void addCodes(std::vector<Command> &all, const TypedThings &things, const QString &typed, MainWindow &window)
{
    if (!things.zip.isEmpty())
        all.push_back(
            {.id = u"typed.zip"_s,
             .title = TypedWords::tr("Search centers near %1").arg(things.zip),
             .group = CommandGroup::Typed,
             .run = inPlace<CentersPane>(window, Place::Centers,
                                         [zip = things.zip](CentersPane *pane) { pane->search().searchNear(zip); }),
             .icon = IconName::Center,
             .detail = TypedWords::tr("ZIP"),
             .fits = true});
    const auto looksUp = [&](const QString &id, const QString &title, CommandGroup group, const PayorQuery &query) {
        all.push_back(
            {.id = id,
             .title = title,
             .group = group,
             .run = inPlace<PayorsPane>(window, Place::Payors, [query](PayorsPane *pane) { pane->searchFor(query); }),
             .icon = IconName::Payor,
             .fits = true});
    };
    if (const QString &code = things.payorCode; !code.isEmpty()) {
        all.push_back({.id = u"typed.payorCode"_s,
                       .title = TypedWords::tr("Look up payor code %1").arg(code),
                       .group = CommandGroup::Typed,
                       .run = inPlace<PayorsPane>(window, Place::Payors,
                                                  [code](PayorsPane *pane) { pane->searchForCode(code, {}); }),
                       .icon = IconName::Payor,
                       .fits = true});
        looksUp(u"typed.payorId"_s, TypedWords::tr("Look up payor ID %1").arg(code), CommandGroup::Typed,
                {{}, {}, code});
    }
    all.push_back(
        {.id = u"typed.filter"_s,
         .title = TypedWords::tr("Filter users by “%1”").arg(within(typed)),
         .group = CommandGroup::Help,
         .run = inPlace<UsersPane>(window, Place::Users, [typed](UsersPane *pane) { pane->showFilter(typed); }),
         .icon = IconName::Filter,
         .fits = true});
    if (typed.size() >= 2)
        looksUp(u"typed.payors"_s, TypedWords::tr("Search payors for “%1”").arg(within(typed)), CommandGroup::Help,
                {typed, {}, {}});
}

void addUsers(std::vector<Command> &all, const QString &typed, Session &session, MainWindow &window)
{
    const UserStore &store = session.users().store();
    if (!readyIn(session.users().state())) {
        const bool loading = std::holds_alternative<Loading>(session.users().state());
        all.push_back(
            {.id = u"typed.users"_s,
             .title = TypedWords::tr("Find “%1” in users").arg(within(typed)),
             .group = CommandGroup::Users,
             .whyNot = loading ? TypedWords::tr("Users are loading.") : TypedWords::tr("Users aren’t loaded."),
             .icon = IconName::Users,
             .fits = true});
        return;
    }
    for (const UserStore::Row row : shortlist(store.snapshot(), typed, mostUsers, QDateTime::currentDateTimeUtc()))
        all.push_back({.id = u"user.open."_s + store.idText(row),
                       .title = formatClientId(store.clientUserId(row)),
                       .group = CommandGroup::Users,
                       .run = opensUser(window, store.id(row)),
                       .icon = IconName::Users,
                       .detail = shortUserId(store.idText(row)),
                       .fits = true});
}

/// Before anything is typed: whom one has at hand.
void addMarkedUsers(std::vector<Command> &all, const UserBookmarks &bookmarks, MainWindow &window)
{
    const auto add = [&](const UserId &user, IconName icon, const QString &why) {
        all.push_back({.id = u"user.open."_s + user.text(),
                       .title = nameOrShortId(bookmarks, user),
                       .group = CommandGroup::Users,
                       .run = opensUser(window, user),
                       .icon = icon,
                       .detail = why,
                       .fits = true});
    };
    for (const UserId &user : bookmarks.pinned())
        add(user, IconName::Pin, TypedWords::tr("pinned"));
    for (const UserId &user : bookmarks.recent())
        if (!bookmarks.isPinned(user))
            add(user, IconName::Clock, TypedWords::tr("opened recently"));
}

} // namespace

TypedThings thingsIn(const QString &typed)
{
    static const QRegularExpression uuid(
        u"(?<![0-9a-f])[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}(?![0-9a-f])"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression zip(u"^(\\d{5})(-\\d{4})?$"_s);
    static const QRegularExpression code(u"^(?=.*[A-Z0-9])[A-Z0-9]{3,12}$"_s);
    TypedThings things;
    for (auto found = uuid.globalMatch(typed); found.hasNext();) {
        QString id = found.next().captured().toLower().remove(u'-');
        for (const qsizetype at : {20, 16, 12, 8})
            id.insert(at, u'-');
        if (!things.ids.contains(id))
            things.ids.append(id);
    }
    const QString text = typed.trimmed();
    if (const auto match = zip.match(text); match.hasMatch())
        things.zip = match.captured(1);
    if (things.ids.isEmpty() && code.match(text).hasMatch())
        things.payorCode = text;
    return things;
}

std::vector<Command> typedCommands(const QString &typed, Session &session, MainWindow &window)
{
    const QString text = typed.simplified();
    std::vector<Command> all;
    if (text.isEmpty()) {
        addMarkedUsers(all, session.bookmarks(), window);
        return all;
    }
    const TypedThings things = thingsIn(text);
    addIds(all, things.ids, session.users(), window);
    if (text.size() >= 2) // one letter is in nearly everybody
        addUsers(all, things.ids.isEmpty() ? text : things.ids.first(), session, window);
    addCodes(all, things, text, window);
    return all;
}

} // namespace labdesk
