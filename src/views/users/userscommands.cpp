// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userscommands.h"

#include "domain/link.h"
#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "output/clipboard.h"
#include "output/curl.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "views/common/sourcetexts.h"
#include "views/common/usertexts.h"
#include "views/users/userdetailpane.h"
#include "views/users/userdialogs.h"
#include "views/users/useredits.h"
#include "views/users/usergroupbar.h"
#include "views/users/userlistchoice.h"
#include "views/users/userlistpane.h"
#include "views/users/userlisttable.h"
#include "views/users/useroutput.h"
#include "views/users/userspane.h"
#include "views/users/userviewactions.h"
#include "views/users/userviewsbutton.h"
#include "widgets/listdetail.h"

#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> UsersCommands::all()
{
    std::vector<Command> all;
    m_user = m_parts.session.details().userId() ? m_parts.detail.user() : std::nullopt;
    m_nobody = m_user ? QString() : whyNobody();
    m_about = m_user ? formatClientId(m_user->clientUserId) : QString();
    addUserCommands(all);
    addCallCommands(all);
    addSourceCommands(all);
    addListCommands(all);
    addViewCommands(all);
    addJobCommands(all);
    addCopyCommands(all);
    addTabCommands(all);
    m_user.reset(); // nothing of a user stays here once another is open
    m_about.clear();
    return all;
}

QString UsersCommands::whyNobody() const
{
    if (m_parts.session.details().userId() && m_parts.detail.isGone())
        return tr("This user was deleted.");
    return m_parts.list.choice().hasMany() ? tr("Several users are selected. Select one.") : tr("No user selected.");
}

void UsersCommands::addListCommands(std::vector<Command> &all)
{
    const QString readOnly = m_parts.session.connection().readOnly ? readOnlyReason() : QString();
    all.push_back({.id = u"user.new"_s,
                   .title = tr("New user…"),
                   .whyNot = readOnly,
                   .run = [this] { m_parts.pane.createUser(); },
                   .icon = IconName::Plus,
                   .keywords = tr("create add")});
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Filter users"),
                   .run = [this] { m_parts.pane.focusFilter(); },
                   .icon = IconName::Filter,
                   .keywords = tr("search find")});
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear user filter"),
                   .whyNot = m_parts.list.filter().isEmpty() ? tr("The filter is empty.") : QString(),
                   .run = [this] { m_parts.list.showFilter({}); },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Reload users"),
                   .run = [this] { m_parts.pane.reload(); },
                   .icon = IconName::Reload,
                   .keywords = tr("refresh list")});
    all.push_back({.id = u"user.charts"_s,
                   .title = tr("User charts…"),
                   .whyNot = m_parts.session.users().store().size() == 0 ? tr("There are no users.") : QString(),
                   .run = [this] { m_parts.dialogs.showCharts(m_parts.list.filter()); },
                   .icon = IconName::Chart,
                   .keywords = tr("diagram month source count")});
    all.push_back({.id = u"user.columns"_s,
                   .title = tr("Choose columns…"),
                   .run =
                       [this] {
                           m_parts.sides.showDetail(false);
                           m_parts.list.table().openColumnMenu();
                       },
                   .icon = IconName::Columns});
    all.push_back({.id = u"user.group"_s,
                   .title = tr("Group users…"),
                   .run =
                       [this] {
                           m_parts.sides.showDetail(false);
                           m_parts.list.groups().openMenu();
                       },
                   .icon = IconName::Columns,
                   .keywords = tr("section zone source month")});
    all.push_back({.id = u"user.usualColumns"_s,
                   .title = tr("Reset columns"),
                   .run = [this] { m_parts.list.table().resetColumns(); },
                   .icon = IconName::Columns,
                   .keywords = tr("reset"),
                   .onlyTyped = true});
}

void UsersCommands::addJobCommands(std::vector<Command> &all)
{
    const QString readOnly = m_parts.session.connection().readOnly ? readOnlyReason() : QString();
    const UserRow listed = UserRow(m_parts.list.table().view()->model()->rowCount());
    const bool isSelection = m_parts.list.choice().hasMany();
    const int users = int(isSelection ? m_parts.list.choice().selection().count() : listed);
    const QString nobody = users == 0 ? tr("There are no users.") : QString();
    const QString fewSelected = isSelection ? QString() : tr("Select two or more users first.");
    const QString about
        = isSelection ? tr("%Ln selected user(s)", nullptr, users) : tr("%Ln listed user(s)", nullptr, users);
    all.push_back({.id = u"user.selectAll"_s,
                   .title = tr("Select all listed users"),
                   .whyNot = nobody,
                   .run = [this] { m_parts.list.choice().chooseFiltered(); },
                   .icon = IconName::Users,
                   .keywords = tr("mark everybody"),
                   .about = about});
    all.push_back({.id = u"job.checkSources"_s,
                   .title = tr("Job: check sources…"),
                   .whyNot = nobody,
                   .run =
                       [this, isSelection] {
                           m_parts.dialogs.beginJob(UserJobKind::CheckSources,
                                                    isSelection ? m_parts.list.choice().selection().users()
                                                                : m_parts.list.choice().filtered());
                       },
                   .icon = IconName::Provider,
                   .keywords = tr("job bulk many who else trouble error"),
                   .about = about,
                   .onlyTyped = !isSelection});
    all.push_back({.id = u"user.selectFromList"_s,
                   .title = tr("Select users from a list…"),
                   .whyNot = m_parts.session.users().store().size() == 0 ? tr("There are no users.") : QString(),
                   .run = [this] { m_parts.dialogs.selectFromList(); },
                   .icon = IconName::Users,
                   .keywords = tr("paste IDs spreadsheet CSV many")});
    const auto add = [&](const QString &id, const QString &title, UserJobKind kind, IconName icon) {
        all.push_back(
            {.id = id,
             .title = title,
             .whyNot = readOnly.isEmpty() ? fewSelected : readOnly,
             .run = [this, kind] { m_parts.dialogs.beginJob(kind, m_parts.list.choice().selection().users()); },
             .icon = icon,
             .keywords = tr("job bulk many"),
             .about = isSelection ? about : QString(),
             .onlyTyped = !isSelection});
    };
    add(u"job.refresh"_s, tr("Job: request data refresh…"), UserJobKind::Refresh, IconName::Request);
    add(u"job.changeZone"_s, tr("Job: change time zone…"), UserJobKind::ChangeZone, IconName::Zone);
    add(u"job.changeEnd"_s, tr("Job: change collection end…"), UserJobKind::ChangeIngestionEnd, IconName::Calendar);
    add(u"job.deregister"_s, tr("Job: deregister a source…"), UserJobKind::Deregister, IconName::Unlink);
}

void UsersCommands::addForUser(std::vector<Command> &all, const QString &id, const QString &title,
                               const QString &whyNot, IconName icon, const QString &keywords,
                               const std::function<void()> &run)
{
    all.push_back({.id = id,
                   .title = title,
                   .whyNot = m_nobody.isEmpty() ? whyNot : m_nobody,
                   .run = run,
                   .icon = icon,
                   .keywords = keywords,
                   .about = m_about});
}

void UsersCommands::addUserCommands(std::vector<Command> &all)
{
    const QString cannotWrite = m_parts.session.connection().readOnly ? readOnlyReason() : m_nobody;
    Command refresh{.id = u"user.refresh"_s,
                    .title = tr("Request data refresh"),
                    .whyNot = cannotWrite.isEmpty() ? m_parts.detail.whyNoRefresh() : cannotWrite,
                    .run =
                        [this] {
                            m_parts.sides.showDetail(true);
                            m_parts.detail.focusRefresh();
                        },
                    .icon = IconName::Request,
                    .enter = tr("go to the button"),
                    .keywords = tr("sync update"),
                    .about = m_about};
    if (m_user)
        refresh.byKey = [this, user = *m_user] { m_parts.dialogs.refresh(user, &m_parts.pane); };
    all.push_back(std::move(refresh));
    all.push_back({.id = u"user.changeZone"_s,
                   .title = tr("Change time zone…"),
                   .whyNot = cannotWrite,
                   .run = [this, user = m_user] { m_parts.dialogs.changeZone(*user, &m_parts.pane); },
                   .icon = IconName::Zone,
                   .about = m_about});
    all.push_back({.id = u"user.edit"_s,
                   .title = tr("Edit user…"),
                   .whyNot = m_user ? whyNoEdit(m_parts.session, m_user->id, readyIn(m_parts.session.details().user()))
                                    : cannotWrite,
                   .run = [this, user = m_user] { askEditUser(m_parts.session, *user, &m_parts.pane); },
                   .icon = IconName::Users,
                   .keywords = tr("change client ID birth date ingestion data window"),
                   .about = m_about});
    const bool isPinned = m_user && m_parts.session.bookmarks().isPinned(m_user->id);
    addForUser(all, u"user.pin"_s, isPinned ? tr("Unpin user") : tr("Pin user"), {}, IconName::Pin,
               tr("bookmark favorite"), [this, user = m_user] { m_parts.views.togglePin(user->id); });
    all.push_back({.id = u"user.delete"_s,
                   .title = tr("Delete user…"),
                   .whyNot = cannotWrite,
                   .run = [this, user = m_user] { m_parts.dialogs.deleteUser(*user, &m_parts.pane); },
                   .icon = IconName::Trash,
                   .keywords = tr("remove"),
                   .about = m_about});
}

void UsersCommands::addCallCommands(std::vector<Command> &all)
{
    Session &session = m_parts.session;
    addForUser(all, u"user.verifyCaller"_s, tr("Verify caller…"), {}, IconName::Eye, tr("phone identity member birth"),
               [this] { m_parts.dialogs.verifyCaller(m_parts.detail); });
    addForUser(all, u"user.watch"_s,
               session.details().watch().isOn() ? tr("Stop watching the sources") : tr("Watch the sources"), {},
               IconName::Reload, tr("reconnect check again wait"),
               [this] { m_parts.detail.details().watch().toggle(); });
    addForUser(all, u"user.copySummary"_s, tr("Copy summary for the ticket"), whyNoIdLeaves(), IconName::Copy,
               tr("note Markdown Zendesk text"), [this] { m_parts.detail.copySummary(); });
}

void UsersCommands::addSourceCommands(std::vector<Command> &all)
{
    if (!m_user)
        return;
    const auto *ready = readyIn(m_parts.session.details().providers());
    for (const ConnectedProvider &provider : ready ? ready->value : std::vector<ConnectedProvider>()) {
        const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
        all.push_back(
            {.id = u"user.deregister."_s + provider.slug,
             .title = tr("Deregister %1…").arg(name),
             .whyNot = whyNoDeregister(m_parts.session, m_parts.detail.details().userId(), provider.slug),
             .run = [this, user = m_user, provider] { m_parts.dialogs.deregister(*user, provider, &m_parts.pane); },
             .icon = IconName::Unlink,
             .detail = formatStatus(provider),
             .keywords = tr("remove disconnect source"),
             .about = m_about});
    }
}

void UsersCommands::addTabCommands(std::vector<Command> &all)
{
    using Tab = UserDetailPane::Tab;
    const auto add = [&](const QString &id, const QString &title, bool listed, const std::function<void()> &go) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = m_nobody,
                       .run =
                           [this, go] {
                               m_parts.sides.showDetail(true);
                               go();
                           },
                       .icon = IconName::Users,
                       .keywords = tr("tab"),
                       .about = m_about,
                       .listed = listed,
                       .onlyTyped = true});
    };
    const std::pair<Tab, QString> tabs[] = {{Tab::Overview, tr("Show overview")},
                                            {Tab::Sources, tr("Show sources")},
                                            {Tab::Insurance, tr("Show insurance")},
                                            {Tab::Timeline, tr("Show timeline")},
                                            {Tab::Raw, tr("Show raw JSON")}};
    for (const auto &[tab, title] : tabs)
        add(u"user.tab.%1"_s.arg(int(tab)), title, true, [this, tab = tab] {
            m_parts.detail.tabs().showTab(tab);
            m_parts.detail.tabs().focusTabs();
        });
    add(u"user.nextTab"_s, tr("Next tab"), false, [this] { m_parts.detail.tabs().stepTab(1); });
    add(u"user.previousTab"_s, tr("Previous tab"), false, [this] { m_parts.detail.tabs().stepTab(-1); });
}

void UsersCommands::addViewCommands(std::vector<Command> &all)
{
    all.push_back({.id = u"user.saveView"_s,
                   .title = tr("Save this view…"),
                   .run = [this] { m_parts.views.askSave(); },
                   .icon = IconName::Star,
                   .keywords = tr("filter sort columns")});
    const auto add = [&](const QString &id, const SavedUserView &view) {
        all.push_back({.id = id,
                       .title = tr("View: %1").arg(view.name),
                       .run =
                           [this, view] {
                               m_parts.sides.showDetail(false);
                               m_parts.list.showView(view);
                           },
                       .icon = IconName::Star,
                       .detail = view.filter,
                       .keywords = tr("saved filter"),
                       .onlyTyped = true});
    };
    int number = 0;
    for (const SavedUserView &view : builtInUserViews())
        add(u"user.view.brought%1"_s.arg(number++), view);
    for (const SavedUserView &view : m_parts.session.bookmarks().views())
        add(u"user.view."_s + view.name, view);
}

void UsersCommands::addCopyCommands(std::vector<Command> &all)
{
    const auto copies = [&](const QString &id, const QString &title, const QString &text, const QString &done) {
        addForUser(all, id, title, whyNoIdLeaves(), IconName::Copy, {}, [this, text, done] {
            output::copyText(text, output::copiedAs(privacy::Field::ClientUserId, {text}));
            m_parts.pane.showToast(done);
        });
    };
    const Connection &connection = m_parts.session.connection();
    copies(u"user.copyClientId"_s, tr("Copy client ID"), m_user ? m_user->clientUserId : QString(),
           tr("Copied the client ID."));
    copies(u"user.copyUserId"_s, tr("Copy user ID"), m_user ? m_user->id.text() : QString(), tr("Copied the user ID."));
    copies(u"user.copyLink"_s, tr("Copy link to user"),
           m_user ? linkText(
               {.kind = Link::Kind::User, .id = m_user->id.text(), .filter = {}, .service = linkService(connection)})
                  : QString(),
           tr("Copied the link."));
    copies(u"pane.copyAsCurl"_s, tr("Copy as cURL"),
           m_user ? output::curlCommand(connection, output::curlForUser(connection, m_user->id.text())) : QString(),
           tr("Copied as cURL. The key is replaced by a variable."));
    addForUser(all, u"user.openWindow"_s, tr("Open user in a new window"), {}, IconName::External, {},
               [this, user = m_user] { m_parts.dialogs.openWindow(user->id); });
    addForUser(all, u"user.savePdf"_s, tr("Save user summary as PDF…"), whyNoExport(), IconName::Export, {},
               [this] { m_parts.dialogs.output().askPdf(m_parts.detail, &m_parts.pane); });
    addForUser(all, u"user.print"_s, tr("Print user summary…"), whyNoExport(), IconName::Print, {},
               [this] { m_parts.dialogs.output().askPrint(m_parts.detail, &m_parts.pane); });
    const bool isThereAnybody = m_parts.list.model().shown() > 0;
    all.push_back(
        {.id = u"pane.copyAs"_s,
         .title = tr("Copy users as…"),
         .whyNot = m_parts.list.table().view()->currentIndex().isValid() ? QString() : tr("No user selected."),
         .run = [this] { m_parts.list.table().openCopyMenu(); },
         .icon = IconName::Copy,
         .keywords = tr("CSV JSON Markdown plain clipboard")});
    all.push_back({.id = u"pane.export"_s,
                   .title = tr("Export users…"),
                   .whyNot = isThereAnybody ? whyNoExport() : tr("There are no users."),
                   .run = [this] { m_parts.dialogs.output().askExport(m_parts.list); },
                   .icon = IconName::Export,
                   .keywords = tr("CSV JSON save file download")});
}

} // namespace labdesk
