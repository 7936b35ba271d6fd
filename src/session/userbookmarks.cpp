// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userbookmarks.h"

#include "domain/pii.h"
#include "platform/settings.h"
#include "privacy/sensitive.h"
#include "store/userstore.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QVariantMap writtenView(const SavedUserView &view)
{
    QVariantMap map{{u"name"_s, view.name},
                    {u"filter"_s, view.filter},
                    {u"sort"_s, QString::fromLatin1(columnRow(view.sort.column).word)},
                    {u"descending"_s, view.sort.direction == Qt::DescendingOrder},
                    {u"grouped"_s, view.isGrouped}};
    if (!view.columns.isEmpty()) {
        map.insert(u"columns"_s, view.columns);
        map.insert(u"columnUnit"_s, view.columnWidthScale);
    }
    return map;
}

SavedUserView viewFrom(const QVariantMap &map)
{
    SavedUserView view{.name = map.value(u"name"_s).toString(),
                       .filter = map.value(u"filter"_s).toString(),
                       .sort = {},
                       .columns = map.value(u"columns"_s).toByteArray(),
                       .columnWidthScale = map.value(u"columnUnit"_s).toInt(),
                       .isGrouped = map.value(u"grouped"_s).toBool()};
    for (const UserColumnRow &row : userColumns)
        if (map.value(u"sort"_s).toString() == QLatin1StringView(row.word))
            view.sort = {row.column, map.value(u"descending"_s).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder};
    return view;
}

} // namespace

void UserBookmarks::keepIn(Settings &settings, const QString &connectionId)
{
    m_settings = &settings;
    m_connection = connectionId;
    m_pinned.clear();
    for (const QString &text : settings.get(setting::pinnedUsers, connectionId))
        if (const auto user = UserId::parse(text); user && !isPinned(*user))
            m_pinned.push_back(*user);
    m_views.clear();
    for (const QVariant &written : settings.get(setting::userViews, connectionId))
        if (const SavedUserView one = viewFrom(written.toMap()); !one.name.isEmpty() && !view(one.name))
            m_views.push_back(one);
    Q_EMIT pinsChanged();
    Q_EMIT viewsChanged();
}

bool UserBookmarks::isPinned(const UserId &user) const
{
    return std::find(m_pinned.begin(), m_pinned.end(), user) != m_pinned.end();
}

void UserBookmarks::setPinned(const UserId &user, bool on)
{
    if (isPinned(user) == on)
        return;
    if (on)
        m_pinned.push_back(user);
    else
        std::erase(m_pinned, user);
    storePins();
}

void UserBookmarks::unpinAll()
{
    if (!std::exchange(m_pinned, {}).empty())
        storePins();
}

void UserBookmarks::noteOpened(const UserId &user, const QString &clientUserId)
{
    if (!clientUserId.isEmpty())
        m_names.insert(user, clientUserId);
    std::erase(m_recent, user);
    m_recent.insert(m_recent.begin(), user);
    if (m_recent.size() > maxRecent)
        m_recent.pop_back();
    Q_EMIT recentChanged();
}

void UserBookmarks::forget(const UserId &user)
{
    if (std::erase(m_recent, user) > 0)
        Q_EMIT recentChanged();
    setPinned(user, false);
}

void UserBookmarks::learnNames(const UserStore &users)
{
    bool isNew = false;
    for (const UserId &user : m_pinned) {
        if (m_names.contains(user))
            continue;
        if (const auto row = users.find(user)) {
            m_names.insert(user, users.clientUserId(*row));
            isNew = true;
        }
    }
    if (isNew)
        Q_EMIT pinsChanged();
}

const SavedUserView *UserBookmarks::view(const QString &name) const
{
    const auto found = std::ranges::find(m_views, name, &SavedUserView::name);
    return found == m_views.end() ? nullptr : &*found;
}

std::vector<SavedUserView>::iterator UserBookmarks::placeOf(const QString &name)
{
    return std::ranges::find(m_views, name, &SavedUserView::name);
}

void UserBookmarks::save(const SavedUserView &view)
{
    if (const auto known = placeOf(view.name); known != m_views.end())
        *known = view;
    else
        m_views.push_back(view);
    storeViews();
}

bool UserBookmarks::rename(const QString &from, const QString &to)
{
    const auto known = placeOf(from);
    if (known == m_views.end() || (from != to && view(to)))
        return false;
    known->name = to;
    storeViews();
    return true;
}

int UserBookmarks::remove(const QString &name)
{
    const auto known = placeOf(name);
    if (known == m_views.end())
        return -1;
    const int place = int(known - m_views.begin());
    m_views.erase(known);
    storeViews();
    return place;
}

void UserBookmarks::putBack(const SavedUserView &view, int place)
{
    std::erase_if(m_views, [&](const SavedUserView &one) { return one.name == view.name; });
    m_views.insert(m_views.begin() + std::clamp(place, 0, int(m_views.size())), view);
    storeViews();
}

bool UserBookmarks::mayBeWritten(const SavedUserView &view)
{
    if (personalDataIn(view.name) != PersonalData::None)
        return false;
    const UserQuery query = UserQuery::parse(view.filter, QDateTime::currentDateTimeUtc());
    using Field = UserQuery::Field;
    using Kind = UserQuery::Term::Kind;
    const auto isOfAPerson = [](const UserQuery::Term &term) {
        const bool isText = term.kind == Kind::Part || term.kind == Kind::Whole;
        const bool isFree = term.field == Field::Any || term.field == Field::Client || term.field == Field::Id;
        return isText && (isFree || personalDataIn(QString::fromStdString(term.text)) != PersonalData::None);
    };
    // Text that wasn't understood would be stored as it was typed.
    return query.problems().empty()
        && std::none_of(query.choices().begin(), query.choices().end(), [&](const UserQuery::Choice &choice) {
               return std::any_of(choice.begin(), choice.end(), isOfAPerson);
           });
}

QString UserBookmarks::shownFilter(const QString &filter)
{
    return privacy::isPrivacyMode() && !mayBeWritten({.name = {}, .filter = filter}) ? privacy::masked() : filter;
}

void UserBookmarks::storePins()
{
    if (m_settings) {
        QStringList ids;
        for (const UserId &user : m_pinned)
            ids += user.text();
        m_settings->set(setting::pinnedUsers, ids, m_connection);
    }
    Q_EMIT pinsChanged();
}

void UserBookmarks::storeViews()
{
    if (m_settings) {
        QVariantList written;
        for (const SavedUserView &view : m_views)
            if (mayBeWritten(view))
                written += writtenView(view);
        m_settings->set(setting::userViews, written, m_connection);
    }
    Q_EMIT viewsChanged();
}

} // namespace labdesk
