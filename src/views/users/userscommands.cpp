// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "views/common/command.h"
#include "views/common/sourcetexts.h"
#include "views/common/usertexts.h"
#include "views/users/callerverification.h"
#include "views/users/userchartsdialog.h"
#include "views/users/userdetailpane.h"
#include "views/users/useredits.h"
#include "views/users/userlistpane.h"
#include "views/users/userlisttable.h"
#include "views/users/userspane.h"
#include "widgets/listdetail.h"
#include "widgets/revealquestion.h"
#include "widgets/writeconfirmation.h"

#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> UsersPane::commands()
{
    if (m_openSoon.isActive())
        openSelected(); // what is selected is what is meant
    std::vector<Command> all;
    addUserCommands(all);
    addSourceCommands(all);
    addListCommands(all);
    addViewCommands(all);
    addJobCommands(all);
    addCopyCommands(all);
    addTabCommands(all);
    return all;
}

void UsersPane::addListCommands(std::vector<Command> &all)
{
    const QString readOnly = m_session.connection().readOnly ? readOnlyReason() : QString();
    all.push_back({.id = u"user.new"_s,
                   .title = tr("New user…"),
                   .whyNot = readOnly,
                   .run = [this] { askNewUser(); },
                   .icon = IconName::Plus,
                   .keywords = tr("create add")});
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Filter users"),
                   .run = [this] { focusFilter(); },
                   .icon = IconName::Filter,
                   .keywords = tr("search find")});
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear the filter of users"),
                   .whyNot = m_list->filter().isEmpty() ? tr("The filter is empty.") : QString(),
                   .run = [this] { m_list->showFilter({}); },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Reload the users"),
                   .run = [this] { reload(); },
                   .icon = IconName::Reload,
                   .keywords = tr("refresh list")});
    all.push_back({.id = u"user.charts"_s,
                   .title = tr("Charts of these users…"),
                   .whyNot = m_session.users().store().size() == 0 ? tr("There are no users.") : QString(),
                   .run = [this] { askCharts(); },
                   .icon = IconName::Chart,
                   .keywords = tr("diagram month source count")});
    all.push_back({.id = u"user.columns"_s,
                   .title = tr("Choose columns…"),
                   .run =
                       [this] {
                           m_views->showDetail(false);
                           m_list->table().openColumnMenu();
                       },
                   .icon = IconName::Columns});
    all.push_back({.id = u"user.usualColumns"_s,
                   .title = tr("Usual columns"),
                   .run = [this] { m_list->table().resetColumns(); },
                   .icon = IconName::Columns,
                   .keywords = tr("reset"),
                   .onlyTyped = true});
}

void UsersPane::addJobCommands(std::vector<Command> &all)
{
    const QString readOnly = m_session.connection().readOnly ? readOnlyReason() : QString();
    const UserRow listed = UserRow(m_list->table().view()->model()->rowCount());
    const bool isSelection = m_list->hasMany();
    const int users = int(isSelection ? m_list->selection().count() : listed);
    const QString nobody = users == 0 ? tr("There are no users.") : QString();
    const QString fewSelected = isSelection ? QString() : tr("Select two or more users first.");
    const QString about
        = isSelection ? tr("%Ln selected user(s)", nullptr, users) : tr("%Ln listed user(s)", nullptr, users);
    all.push_back({.id = u"user.selectAll"_s,
                   .title = tr("Select all listed users"),
                   .whyNot = nobody,
                   .run = [this] { m_list->selectFiltered(); },
                   .icon = IconName::Users,
                   .keywords = tr("mark everybody"),
                   .about = about});
    const auto add = [&](const QString &id, const QString &title, UserJobKind kind, IconName icon) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = readOnly.isEmpty() ? fewSelected : readOnly,
                       .run = [this, kind] { askJob(kind, m_list->selection().users()); },
                       .icon = icon,
                       .keywords = tr("job bulk many"),
                       .about = isSelection ? about : QString(),
                       .onlyTyped = !isSelection});
    };
    add(u"job.refresh"_s, tr("Job: request data refresh…"), UserJobKind::Refresh, IconName::Request);
    add(u"job.changeZone"_s, tr("Job: change time zone…"), UserJobKind::ChangeZone, IconName::Zone);
    add(u"job.deregister"_s, tr("Job: deregister a source…"), UserJobKind::Deregister, IconName::Unlink);
}

void UsersPane::askCharts()
{
    auto *dialog = new UserChartsDialog(this);
    connect(dialog, &UserChartsDialog::termChosen, this,
            [this](const QString &term) { showFilter(withTerm(m_list->filter(), term)); });
    dialog->countUsers(m_session.users().store().snapshot(), m_list->filter());
    dialog->open();
}

/// Asks only where the connection wants each change asked about.
void UsersPane::askRefresh(const User &user, QWidget *over)
{
    confirmWrite(m_session.connection(), tr("Request data refresh for %1?").arg(user.clientUserId),
                 tr("Request data refresh"), over, [this, user] { m_session.actions().refresh(user); });
}

void UsersPane::addUserCommands(std::vector<Command> &all)
{
    const auto user = m_session.details().userId() ? m_detail->user() : std::nullopt;
    const QString nobody = user ? QString() : tr("No user is selected.");
    const QString cannotWrite = m_session.connection().readOnly ? readOnlyReason() : nobody;
    const QString about = user ? formatClientId(user->clientUserId) : QString();
    const bool refreshing = user && m_session.actions().running(user->id, UserActionKind::Refresh);
    Command refresh{.id = u"user.refresh"_s,
                    .title = tr("Request data refresh"),
                    .whyNot = cannotWrite.isEmpty() && refreshing
                        ? tr("A refresh was requested and is not answered yet.")
                        : cannotWrite,
                    .run =
                        [this] {
                            m_views->showDetail(true);
                            m_detail->focusRefresh();
                        },
                    .icon = IconName::Request,
                    .enter = tr("go to its button"),
                    .keywords = tr("sync update"),
                    .about = about};
    if (user)
        refresh.byKey = [this, user = *user] { askRefresh(user, this); };
    all.push_back(std::move(refresh));
    all.push_back({.id = u"user.changeZone"_s,
                   .title = tr("Change time zone…"),
                   .whyNot = cannotWrite,
                   .run = [this, user] { askZone(*user, this); },
                   .icon = IconName::Zone,
                   .about = about});
    all.push_back({.id = u"user.edit"_s,
                   .title = tr("Edit user…"),
                   .whyNot = user ? whyNoEdit(m_session, user->id, readyIn(m_session.details().user())) : cannotWrite,
                   .run = [this, user] { askEditUser(m_session, *user, this); },
                   .icon = IconName::Users,
                   .keywords = tr("change client ID birth date ingestion window"),
                   .about = about});
    all.push_back({.id = u"user.verifyCaller"_s,
                   .title = tr("Verify the caller…"),
                   .whyNot = nobody,
                   .run = [this] { askCaller(*m_detail); },
                   .icon = IconName::Eye,
                   .keywords = tr("phone identity member birth"),
                   .about = about});
    const bool isPinned = user && m_session.bookmarks().isPinned(user->id);
    all.push_back({.id = u"user.pin"_s,
                   .title = isPinned ? tr("Unpin user") : tr("Pin user"),
                   .whyNot = nobody,
                   .run = [this, user] { togglePin(user->id); },
                   .icon = IconName::Pin,
                   .keywords = tr("bookmark favorite"),
                   .about = about});
    all.push_back({.id = u"user.delete"_s,
                   .title = tr("Delete user…"),
                   .whyNot = cannotWrite,
                   .run = [this, user] { askDelete(*user, this); },
                   .icon = IconName::Trash,
                   .keywords = tr("remove"),
                   .about = about});
}

void UsersPane::choose(UserChoice choice, const User &user)
{
    switch (choice) {
    case UserChoice::Open:
        return openUser(user.id);
    case UserChoice::Pin:
        return togglePin(user.id);
    case UserChoice::Refresh:
        openUser(user.id);
        return askRefresh(user, this);
    case UserChoice::VerifyCaller:
        openUser(user.id);
        return askCaller(*m_detail);
    case UserChoice::ChangeZone:
        return askZone(user, this);
    case UserChoice::Delete:
        return askDelete(user, this);
    }
}

void UsersPane::askCaller(UserDetailPane &detail)
{
    UserDetails &details = detail.details();
    if (!details.userId())
        return;
    auto *card = new CallerVerification(details, &detail);
    card->setEnvironment(m_session.connection());
    connect(card, &CallerVerification::checked, this, [this, &details](bool matches) {
        m_session.record({.operation = AuditOperation::VerifyCaller,
                          .outcome = matches ? AuditOutcome::Done : AuditOutcome::Failed,
                          .userId = details.userId()->text()});
    });
    card->followRecord();
    card->open();
}

void UsersPane::addSourceCommands(std::vector<Command> &all)
{
    const auto user = m_session.details().userId() ? m_detail->user() : std::nullopt;
    if (!user)
        return;
    const auto *ready = readyIn(m_session.details().providers());
    for (const ConnectedProvider &provider : ready ? ready->value : std::vector<ConnectedProvider>()) {
        const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
        all.push_back({.id = u"user.deregister."_s + provider.slug,
                       .title = tr("Deregister %1…").arg(name),
                       .whyNot = m_detail->unavailability(provider.slug),
                       .run = [this, user, provider] { askDeregister(*user, provider, this); },
                       .icon = IconName::Unlink,
                       .detail = statusWords(provider),
                       .keywords = tr("remove disconnect source"),
                       .about = formatClientId(user->clientUserId)});
    }
}

void UsersPane::addTabCommands(std::vector<Command> &all)
{
    using Tab = UserDetailPane::Tab;
    const auto user = m_session.details().userId() ? m_detail->user() : std::nullopt;
    const QString nobody = user ? QString() : tr("No user is selected.");
    const auto add = [&](const QString &id, const QString &title, bool listed, const std::function<void()> &go) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = nobody,
                       .run =
                           [this, go] {
                               m_views->showDetail(true);
                               go();
                           },
                       .icon = IconName::Users,
                       .keywords = tr("tab"),
                       .about = user ? formatClientId(user->clientUserId) : QString(),
                       .listed = listed,
                       .onlyTyped = true});
    };
    const std::pair<Tab, QString> tabs[] = {{Tab::Overview, tr("Show the overview")},
                                            {Tab::Sources, tr("Show the sources")},
                                            {Tab::Insurance, tr("Show the insurance")},
                                            {Tab::Timeline, tr("Show the timeline")},
                                            {Tab::Raw, tr("Show the raw JSON")}};
    for (const auto &[tab, title] : tabs)
        add(u"user.tab.%1"_s.arg(int(tab)), title, true, [this, tab = tab] {
            m_detail->showTab(tab);
            m_detail->focusTabs();
        });
    add(u"user.nextTab"_s, tr("Next tab"), false, [this] { m_detail->stepTab(1); });
    add(u"user.previousTab"_s, tr("Previous tab"), false, [this] { m_detail->stepTab(-1); });
}

} // namespace labdesk
