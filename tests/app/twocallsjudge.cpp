// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "shell/environmentbanner.h"
#include "shell/sidebar.h"
#include "text/users/actiontexts.h"
#include "text/zonetexts.h"
#include "twocalls.h"
#include "views/common/countdownrow.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

/// Not in a window of its own that belongs to it.
bool isShownIn(const QWidget &in, const QWidget &part)
{
    return part.isVisible() && part.window() == in.window();
}

bool isSaid(const QWidget &in, const QString &words)
{
    const auto labels = in.findChildren<QLabel *>();
    return std::ranges::any_of(
        labels, [&](const QLabel *label) { return isShownIn(in, *label) && label->text().contains(words); });
}

} // namespace

QString TwoCalls::wrong()
{
    for (const QString &what : {wrongSelection(), wrongUser(), wrongCounts(), wrongWrites(), wrongTotals(),
                                wrongToast(), wrongOutage(), wrongFocus(), wrongDeleted(), wrongOutside()})
        if (!what.isEmpty())
            return what;
    return {};
}

QString TwoCalls::wrongSelection() const
{
    const QStringList rows = listed();
    const QSet<QString> now = selected();
    for (const QString &id : now)
        if (!rows.contains(id))
            return u"%1 is selected and isn't listed"_s.arg(nameOf(id));
    const bool isAsExpected = m_selected.size() > 1
        ? now == m_selected
        : std::ranges::all_of(now, [this](const QString &id) { return id == m_open; });
    if (isAsExpected)
        return {};
    const QString only = now.size() == 1 ? nameOf(*now.begin()) : QString();
    return u"%1 are selected %2, %3 should be, open should be %4, the filter is “%5”"_s.arg(
        QString::number(now.size()), only, QString::number(m_selected.size()), nameOf(m_open.value_or(QString())),
        filterEdit()->text());
}

/// The list, the detail, and what a key would do speak of the same user.
QString TwoCalls::wrongUser() const
{
    const auto &open = session().details().userId();
    const bool areMany = m_selected.size() > 1;
    const std::optional<QString> wanted = areMany ? std::nullopt : m_open;
    const QString is = open ? open->text() : QString();
    if (is != wanted.value_or(QString()))
        return u"open is %1, and should be %2"_s.arg(is.isEmpty() ? u"nobody"_s : nameOf(is),
                                                     wanted ? nameOf(*wanted) : u"nobody"_s);
    if (window().currentPlace() != m_place)
        return u"it is in another place"_s;
    if (m_place != Place::Users)
        return {};
    const auto *title = shown<QLabel>("userTitleLabel");
    if (areMany && (title || !shown<QWidget>("userSelectionPane")))
        return u"several are selected and one is shown"_s;
    if (areMany && !isSaid(*shown<QWidget>("userSelectionPane"), u"%1 user"_s.arg(m_selected.size())))
        return u"another number of users is said to be selected"_s;
    const bool isId = title && wanted && (m_isLost || m_gone.contains(*wanted)) // whose name can't be read
        && title->text() == wanted->left(4) + u'…' + wanted->right(4);
    if (!areMany && title && !isId && (!wanted || title->text() != nameOf(*wanted)))
        return u"shown is %1"_s.arg(title->text());
    if (wanted && !title)
        return u"nobody is shown"_s;
    const QStringList rows = listed();
    if (wanted && !rows.contains(*wanted) && rows.size() == 1)
        return u"the only one who is listed isn't open"_s;
    if (wanted && !rows.contains(*wanted) && !m_gone.contains(*wanted) && readyIn(session().users().state())
        && !shown<InlineMessage>("notListedMessage"))
        return u"it isn't said that the open user isn't listed"_s;
    return {};
}

QString TwoCalls::wrongWrites()
{
    auto sent = std::exchange(m_sent, {});
    auto expected = std::exchange(m_expected, {});
    std::ranges::sort(sent);
    std::ranges::sort(expected);
    if (sent == expected)
        return {};
    QStringList said;
    for (const auto &[verb, id] : sent)
        said += verb + u" to "_s + nameOf(id);
    said += u"expected:"_s;
    for (const auto &[verb, id] : expected)
        said += verb + u" to "_s + nameOf(id);
    return u"other writes were sent: "_s + said.join(u' ');
}

QString TwoCalls::wrongToast() const
{
    const Toast *toast = window().toasts()->toast();
    if (!toast->isVisible())
        return {};
    const QString says = toast->text();
    const auto *button = toast->findChild<QPushButton *>();
    const bool hasUndo = !button->isHidden() && button->text() == u"Undo";
    const auto whose = std::ranges::find_if(m_names, [&](const QString &name) { return says.contains(name); });
    static const QRegularExpression aboutUser(
        u"time zone|Disconnect|Refresh requested|refresh failed|Deleted|was canceled"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression plain(u"^(?:Undo|Change time zone|Request data refresh)[^:]*: "_s);
    const bool isPlain = plain.match(says).hasMatch(); // why a key does nothing
    if (whose == m_names.end())
        return !isPlain && (hasUndo || aboutUser.match(says).hasMatch()) ? u"a toast names nobody: "_s + says
                                                                         : QString();
    for (const quint64 id : session().actions().delayed()) {
        const UserAction &action = *session().actions().find(id);
        if (action.kind == UserActionKind::Deregister && action.user->text() == whose.key()
            && says.contains(session().providers().nameOf(action.providerSlug)) && !isPlain)
            return u"a toast contradicts what counts down: "_s + says;
    }
    static const QRegularExpression changed(u"Time zone changed (?:back )?to (.+)\\.$"_s);
    const auto match = changed.match(says);
    const auto row = session().users().store().find(*UserId::parse(whose.key()));
    if (match.hasMatch() && row && formatZone(session().users().store().zone(*row)) != match.captured(1))
        return u"a toast says what isn't so any more: "_s + says;
    return hasUndo && m_gone.contains(whose.key()) ? u"a toast is about somebody who was deleted: "_s + says
                                                   : QString();
}

/// What is said of the actions that failed because there was no way to the service, in an outage or before it is known.
QStringList TwoCalls::failuresOfOutages() const
{
    const auto nameOf = [this](const QString &slug) { return session().providers().nameOf(slug); };
    QStringList all;
    for (const auto &[key, asked] : m_asked) {
        const auto &[number, id, user] = key;
        const UserAction *action = number == m_sessions ? session().actions().find(id) : nullptr;
        const auto *failed = action ? std::get_if<UserAction::Failed>(&action->state) : nullptr;
        if (failed && scopeOf(failed->why) == ErrorScope::Connection)
            all << textOf(*action, nameOf).title
                << textOf(*action, nameOf, [](const ApiError &) { return true; }).title;
    }
    return all;
}

QString TwoCalls::wrongOutage() const
{
    const auto *strip = shown<InlineMessage>("offlineMessage");
    const auto *stale = shown<InlineMessage>("staleMessage");
    if (strip && stale)
        return u"one outage is told twice"_s;
    if (m_isLost)
        return {};
    if (strip || stale)
        return u"an outage is told that is over"_s;
    const QStringList failures = failuresOfOutages();
    for (const InlineMessage *message : window().findChildren<InlineMessage *>(u"actionMessage"_s))
        if (message->isVisible() && failures.contains(message->sentence()))
            return u"what failed in an outage is told after it: "_s + message->sentence();
    return {};
}

QString TwoCalls::wrongFocus() const
{
    for (const QWidget *at = QApplication::focusWidget(); at; at = at->parentWidget())
        if (qobject_cast<const EnvironmentBanner *>(at) || qobject_cast<const SideBar *>(at)
            || at->objectName() == u"backButton")
            return u"the keyboard is on %1, which leads away"_s.arg(QApplication::focusWidget()->objectName());
    return {};
}

/// In every window it is said, and nothing can be done.
QString TwoCalls::wrongDeleted() const
{
    const auto wrongIn = [](const QWidget &in) {
        for (const auto &name : {u"refreshButton"_s, u"stepButton"_s})
            for (const QPushButton *act : in.findChildren<QPushButton *>(name))
                if (isShownIn(in, *act))
                    return u"a deleted user can be acted on"_s;
        // Behind the cover nothing is known of an earlier answer.
        const bool isSaidSo
            = isSaid(in, u"This user was deleted."_s) || isSaid(in, u"No user with this ID in this team."_s);
        return isSaidSo ? QString() : u"it isn't said that a user was deleted"_s;
    };
    const auto &open = session().details().userId();
    if (open && m_gone.contains(open->text()) && m_place == Place::Users && !m_isLost)
        if (const QString what = wrongIn(*window().centralWidget()); !what.isEmpty())
            return what;
    for (const UserWindow *other : window().findChildren<UserWindow *>())
        if (m_gone.contains(other->user().text()) && !m_isLost)
            if (const QString what = wrongIn(*other); !what.isEmpty())
                return u"in a window of its own "_s + what;
    return {};
}

} // namespace labdesk::tests
