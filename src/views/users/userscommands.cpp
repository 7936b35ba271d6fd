// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userscommands.h"

#include "domain/link.h"
#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "output/curl.h"
#include "output/desktop/clipboard.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "views/common/command.h"
#include "views/common/pane.h"
#include "views/users/actions/lastrefresh.h"
#include "views/users/detail/userdetailpane.h"
#include "views/users/detail/useredits.h"
#include "views/users/dialogs/userdialogs.h"
#include "views/users/dialogs/useroutput.h"
#include "views/users/filter/userviewsbutton.h"
#include "views/users/list/usergroupbar.h"
#include "views/users/list/userlistchoice.h"
#include "views/users/list/userlistpane.h"
#include "views/users/list/userlisttable.h"
#include "views/users/userviewactions.h"
#include "widgets/listdetailpane.h"
#include "widgets/listnavigation.h"

#include <QCoreApplication>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Lives as long as the commands, so nothing of a user stays in memory after another one is opened.
struct UsersNow : UsersParts
{
    explicit UsersNow(const UsersParts &parts)
        : UsersParts(parts), user(session.details().userId() ? detail.user() : std::nullopt),
          hasMultiSelection(list.choice().hasMultiSelection()),
          count(hasMultiSelection ? int(list.choice().selection().count()) : listed())
    {
    }
    int listed() const { return int(list.table().view()->model()->rowCount()); }

    std::optional<User> user; ///< the open user
    bool hasMultiSelection;   ///< several users are selected
    int count;                ///< number of selected users, otherwise of listed ones
};

struct UsersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UsersPane)

public:
    using Now = UsersNow;
    using Row = CommandRow<Now>;
    using Tab = UserDetailPane::Tab;

    static QString client(const Now &now) { return now.user ? formatClientId(now.user->clientUserId) : QString(); }
    static QString many(const Now &now)
    {
        return now.hasMultiSelection ? tr("%Ln selected user(s)", nullptr, now.count)
                                     : tr("%Ln listed user(s)", nullptr, now.count);
    }
    static QString selected(const Now &now) { return now.hasMultiSelection ? many(now) : QString(); }
    static bool hasMultiSelection(const Now &now) { return now.hasMultiSelection; }
    static bool isPinned(const Now &now) { return now.user && now.session.bookmarks().isPinned(now.user->id); }
    static bool isWatched(const Now &now) { return now.session.details().watch().isOn(); }

    static QString readOnlyDisabledReason(const Now &now) { return readOnlyReason(now.session.connection()); }
    static QString noUserReason(const Now &now)
    {
        if (now.user)
            return {};
        if (now.session.details().userId() && now.detail.isGone())
            return tr("This user was deleted.");
        return now.hasMultiSelection ? tr("Several users are selected. Select one.") : tr("No user selected.");
    }
    static QString writeDisabledReason(const Now &now)
    {
        return now.session.connection().readOnly ? readOnlyReason(now.session.connection()) : noUserReason(now);
    }
    static QString refreshDisabledReason(const Now &now)
    {
        return now.user ? labdesk::refreshDisabledReason(now.session, now.user->id) : writeDisabledReason(now);
    }
    static QString editDisabledReason(const Now &now)
    {
        return now.user ? labdesk::editDisabledReason(now.session, now.user->id, readyIn(now.session.details().user()))
                        : writeDisabledReason(now);
    }
    template <QString (*why)()> static QString outputDisabledReason(const Now &now)
    {
        return now.user ? why() : noUserReason(now);
    }
    static QString clearDisabledReason(const Now &now)
    {
        return now.list.filter().isEmpty() ? tr("The filter is empty.") : QString();
    }
    static QString usersDisabledReason(const Now &now)
    {
        return now.session.users().store().size() == 0 ? tr("There are no users.") : QString();
    }
    static QString noneListedReason(const Now &now) { return now.count == 0 ? tr("There are no users.") : QString(); }
    static QString jobDisabledReason(const Now &now)
    {
        return now.session.connection().readOnly ? readOnlyReason(now.session.connection())
            : now.hasMultiSelection              ? QString()
                                                 : tr("Select two or more users first.");
    }
    static QString copyDisabledReason(const Now &now)
    {
        return now.list.table().view()->currentIndex().isValid() ? QString() : tr("No user selected.");
    }
    static QString listExportDisabledReason(const Now &now)
    {
        return now.list.model().shown() > 0 ? exportDisabledReason() : tr("There are no users.");
    }

    /// The row of the list after the open user; without one, the first.
    template <int by> static int rowAfter(const Now &now)
    {
        const auto &open = now.list.choice().user();
        const QModelIndex current = open ? now.list.model().indexOf(*open) : QModelIndex();
        return current.isValid() ? current.row() + by : by - 1;
    }
    template <int by> static QString stepDisabledReason(const Now &now)
    {
        const int row = rowAfter<by>(now);
        return now.listed() == 0  ? tr("There are no users.")
            : row < 0             ? tr("This is the first user in the list.")
            : row >= now.listed() ? tr("This is the last user in the list.")
                                  : QString();
    }
    template <int by> static void stepUser(const Now &now)
    {
        selectOnly(now.list.table().view(), now.list.model().index(rowAfter<by>(now), 0));
    }

    static void focusRefresh(const Now &now)
    {
        now.sides.showDetail(true);
        now.detail.focusRefresh();
    }
    static void openColumns(const Now &now)
    {
        now.sides.showDetail(false);
        now.list.table().openColumnMenu();
    }
    static void openGroups(const Now &now)
    {
        now.sides.showDetail(false);
        now.list.groups().openMenu();
    }
    static void checkSources(const Now &now)
    {
        now.dialogs.beginJob(UserJobKind::CheckSources,
                             now.hasMultiSelection ? now.list.choice().selection().users()
                                                   : now.list.choice().filtered());
    }
    template <UserJobKind kind> static void beginJob(const Now &now)
    {
        now.dialogs.beginJob(kind, now.list.choice().selection().users());
    }
    static void copy(const Now &now, const QString &text, const QString &done)
    {
        output::copyText(text, output::copySensitivity(privacy::Field::ClientUserId, {text}));
        now.pane.showToast(done);
    }
    static void copyClientId(const Now &now) { copy(now, now.user->clientUserId, tr("Copied the client ID.")); }
    static void copyUserId(const Now &now) { copy(now, now.user->id.text(), tr("Copied the user ID.")); }
    static void copyLink(const Now &now)
    {
        const Link link{
            .kind = Link::Kind::User, .id = now.user->id.text(), .service = linkService(now.session.connection())};
        copy(now, linkText(link), tr("Copied the link."));
    }
    static void copyAsCurl(const Now &now)
    {
        const Connection &connection = now.session.connection();
        copy(now, output::curlCommand(connection, output::curlForUser(connection, now.user->id.text())),
             tr("Copied as cURL. The key is replaced by a variable."));
    }
    template <Tab tab> static void showTab(const Now &now)
    {
        now.sides.showDetail(true);
        now.detail.tabs().showTab(tab);
        now.detail.tabs().focusTabs();
    }
    template <int by> static void stepTab(const Now &now)
    {
        now.sides.showDetail(true);
        now.detail.tabs().stepTab(by);
    }

    static constexpr Row userRows[] = {
        Row("user.refresh", QT_TR_NOOP("Request data refresh"), IconName::Request, focusRefresh, refreshDisabledReason,
            {.keywords = QT_TR_NOOP("sync update"),
             .about = client,
             .enter = QT_TR_NOOP("go to the button"),
             .byKey = [](const Now &now) { now.dialogs.refresh(*now.user, &now.pane); }}),
        Row("user.changeZone", QT_TR_NOOP("Change time zone…"), IconName::Zone,
            [](const Now &now) { now.dialogs.changeZone(*now.user, &now.pane); }, writeDisabledReason,
            {.about = client}),
        Row("user.edit", QT_TR_NOOP("Edit user…"), IconName::Users,
            [](const Now &now) { askEditUser(now.session, *now.user, &now.pane); }, editDisabledReason,
            {.keywords = QT_TR_NOOP("change client ID birth date ingestion data window"), .about = client}),
        Row("user.pin", QT_TR_NOOP("Pin user"), IconName::Pin,
            [](const Now &now) { now.views.togglePin(now.user->id); }, noUserReason,
            {.keywords = QT_TR_NOOP("bookmark favorite"),
             .whileOn = {isPinned, QT_TR_NOOP("Unpin user"), IconName::Pin},
             .about = client}),
        Row("user.delete", QT_TR_NOOP("Delete user…"), IconName::Trash,
            [](const Now &now) { now.dialogs.deleteUser(*now.user, &now.pane); }, writeDisabledReason,
            {.keywords = QT_TR_NOOP("remove"), .about = client}),
        Row("user.verifyCaller", QT_TR_NOOP("Verify caller…"), IconName::Eye,
            [](const Now &now) { now.dialogs.verifyCaller(now.detail.details(), &now.detail); }, noUserReason,
            {.keywords = QT_TR_NOOP("phone identity member birth"), .about = client}),
        Row("user.noData", QT_TR_NOOP("Why is there no data?"), IconName::Help,
            [](const Now &now) { now.dialogs.explainNoData(now.detail.details(), &now.detail); }, noUserReason,
            {.keywords = QT_TR_NOOP("no data missing empty cause reason not syncing sync stopped delayed"),
             .about = client}),
        Row("user.watch", QT_TR_NOOP("Watch the sources"), IconName::Reload,
            [](const Now &now) { now.detail.details().watch().toggle(); }, noUserReason,
            {.keywords = QT_TR_NOOP("reconnect check again wait"),
             .whileOn = {isWatched, QT_TR_NOOP("Stop watching the sources"), IconName::Reload},
             .about = client}),
        Row("user.copySummary", QT_TR_NOOP("Copy summary for the ticket"), IconName::Copy,
            [](const Now &now) { now.detail.copySummary(); }, outputDisabledReason<idCopyDisabledReason>,
            {.keywords = QT_TR_NOOP("note Markdown Zendesk text"), .about = client}),
    };

    static constexpr Row listRows[] = {
        Row("user.new", QT_TR_NOOP("New user…"), IconName::Plus,
            [](const Now &now) { Q_EMIT now.list.newUserRequested(); }, readOnlyDisabledReason,
            {.keywords = QT_TR_NOOP("create add")}),
        Row("pane.filter", QT_TR_NOOP("Filter users"), IconName::Filter, [](const Now &now) { now.pane.focusFilter(); },
            {}, {.keywords = QT_TR_NOOP("search find")}),
        Row(
            "pane.clearFilter", QT_TR_NOOP("Clear user filter"), IconName::Close,
            [](const Now &now) { now.list.showFilter({}); }, clearDisabledReason),
        Row("pane.reload", QT_TR_NOOP("Reload users"), IconName::Reload, [](const Now &now) { now.pane.reload(); }, {},
            {.keywords = QT_TR_NOOP("refresh list")}),
        Row("user.charts", QT_TR_NOOP("User charts…"), IconName::Chart,
            [](const Now &now) { now.dialogs.showCharts(now.list.filter()); }, usersDisabledReason,
            {.keywords = QT_TR_NOOP("diagram month source count"), .tool = true}),
        Row("user.columns", QT_TR_NOOP("Choose columns…"), IconName::Columns, openColumns, {}, {.tool = true}),
        Row("user.group", QT_TR_NOOP("Group users…"), IconName::Columns, openGroups, {},
            {.keywords = QT_TR_NOOP("section zone source month"), .tool = true}),
        Row("user.usualColumns", QT_TR_NOOP("Reset columns"), IconName::Columns,
            [](const Now &now) { now.list.table().resetColumns(); }, {},
            {.keywords = QT_TR_NOOP("reset"), .listed = Listed::WhenTyped, .tool = true}),
        Row("user.saveView", QT_TR_NOOP("Save this view…"), IconName::Star, [](const Now &now) { now.views.askSave(); },
            {}, {.keywords = QT_TR_NOOP("filter sort columns"), .tool = true}),
    };

    static constexpr Row rows[] = {
        Row("user.selectAll", QT_TR_NOOP("Select all listed users"), IconName::Users,
            [](const Now &now) { now.list.choice().selectFiltered(); }, noneListedReason,
            {.keywords = QT_TR_NOOP("mark everybody"), .about = many}),
        Row("job.checkSources", QT_TR_NOOP("Job: check sources…"), IconName::Provider, checkSources, noneListedReason,
            {.keywords = QT_TR_NOOP("job bulk many who else trouble error"),
             .listed = Listed::WhenTyped,
             .isOffered = hasMultiSelection,
             .about = many}),
        Row("user.selectFromList", QT_TR_NOOP("Select users from a list…"), IconName::Users,
            [](const Now &now) { now.dialogs.selectFromList(); }, usersDisabledReason,
            {.keywords = QT_TR_NOOP("paste IDs spreadsheet CSV many"), .tool = true}),
        Row("job.refresh", QT_TR_NOOP("Job: request data refresh…"), IconName::Request, beginJob<UserJobKind::Refresh>,
            jobDisabledReason,
            {.keywords = QT_TR_NOOP("job bulk many"),
             .listed = Listed::WhenTyped,
             .isOffered = hasMultiSelection,
             .about = selected}),
        Row("job.changeZone", QT_TR_NOOP("Job: change time zone…"), IconName::Zone, beginJob<UserJobKind::ChangeZone>,
            jobDisabledReason,
            {.keywords = QT_TR_NOOP("job bulk many"),
             .listed = Listed::WhenTyped,
             .isOffered = hasMultiSelection,
             .about = selected}),
        Row("job.changeEnd", QT_TR_NOOP("Job: change data collection end date…"), IconName::Calendar,
            beginJob<UserJobKind::ChangeIngestionEnd>, jobDisabledReason,
            {.keywords = QT_TR_NOOP("job bulk many"),
             .listed = Listed::WhenTyped,
             .isOffered = hasMultiSelection,
             .about = selected}),
        Row("job.deregister", QT_TR_NOOP("Job: disconnect source…"), IconName::Unlink,
            beginJob<UserJobKind::Deregister>, jobDisabledReason,
            {.keywords = QT_TR_NOOP("job bulk many deregister"),
             .listed = Listed::WhenTyped,
             .isOffered = hasMultiSelection,
             .about = selected}),
        Row("user.copyClientId", QT_TR_NOOP("Copy client ID"), IconName::Copy, copyClientId,
            outputDisabledReason<idCopyDisabledReason>, {.about = client}),
        Row("user.copyUserId", QT_TR_NOOP("Copy user ID"), IconName::Copy, copyUserId,
            outputDisabledReason<idCopyDisabledReason>, {.about = client}),
        Row("user.copyLink", QT_TR_NOOP("Copy link to user"), IconName::Copy, copyLink,
            outputDisabledReason<idCopyDisabledReason>, {.about = client}),
        Row("pane.copyAsCurl", QT_TR_NOOP("Copy as cURL"), IconName::Copy, copyAsCurl,
            outputDisabledReason<idCopyDisabledReason>, {.about = client, .tool = true}),
        Row("user.openWindow", QT_TR_NOOP("Open user in a new window"), IconName::External,
            [](const Now &now) { Q_EMIT now.dialogs.windowRequested(now.user->id); }, noUserReason,
            {.about = client, .tool = true}),
        Row("user.savePdf", QT_TR_NOOP("Save user summary as PDF…"), IconName::Export,
            [](const Now &now) { now.dialogs.output().saveAsPdf(now.detail.user(), now.detail.details(), &now.pane); },
            outputDisabledReason<exportDisabledReason>, {.about = client, .tool = true}),
        Row("user.print", QT_TR_NOOP("Print user summary…"), IconName::Print,
            [](const Now &now) {
                now.dialogs.output().printSummary(now.detail.user(), now.detail.details(), &now.pane);
            },
            outputDisabledReason<exportDisabledReason>, {.about = client, .tool = true}),
        Row("pane.copyAs", QT_TR_NOOP("Copy users as…"), IconName::Copy,
            [](const Now &now) { now.list.table().openCopyMenu(); }, copyDisabledReason,
            {.keywords = QT_TR_NOOP("CSV JSON Markdown plain clipboard")}),
        Row("pane.export", QT_TR_NOOP("Export users…"), IconName::Export,
            [](const Now &now) { now.dialogs.output().askExport(now.list.model().listing(), now.list.filter()); },
            listExportDisabledReason, {.keywords = QT_TR_NOOP("CSV JSON save file download"), .tool = true}),
        Row("user.tab.0", QT_TR_NOOP("Show overview"), IconName::Users, showTab<Tab::Overview>, noUserReason,
            {.keywords = QT_TR_NOOP("tab"), .listed = Listed::WhenTyped, .about = client}),
        Row("user.tab.1", QT_TR_NOOP("Show sources"), IconName::Users, showTab<Tab::Sources>, noUserReason,
            {.keywords = QT_TR_NOOP("tab"), .listed = Listed::WhenTyped, .about = client}),
        Row("user.tab.2", QT_TR_NOOP("Show insurance"), IconName::Users, showTab<Tab::Insurance>, noUserReason,
            {.keywords = QT_TR_NOOP("tab"), .listed = Listed::WhenTyped, .about = client}),
        Row("user.tab.3", QT_TR_NOOP("Show timeline"), IconName::Users, showTab<Tab::Timeline>, noUserReason,
            {.keywords = QT_TR_NOOP("tab"), .listed = Listed::WhenTyped, .about = client}),
        Row("user.tab.4", QT_TR_NOOP("Show raw JSON"), IconName::Users, showTab<Tab::Raw>, noUserReason,
            {.keywords = QT_TR_NOOP("tab"), .listed = Listed::WhenTyped, .about = client, .tool = true}),
        Row("user.next", QT_TR_NOOP("Next user in the list"), IconName::Users, stepUser<1>, stepDisabledReason<1>,
            {.listed = Listed::WhenTyped}),
        Row("user.previous", QT_TR_NOOP("Previous user in the list"), IconName::Users, stepUser<-1>,
            stepDisabledReason<-1>, {.listed = Listed::WhenTyped}),
        Row("user.nextTab", QT_TR_NOOP("Next tab"), IconName::Users, stepTab<1>, noUserReason,
            {.listed = Listed::Never, .about = client}),
        Row("user.previousTab", QT_TR_NOOP("Previous tab"), IconName::Users, stepTab<-1>, noUserReason,
            {.listed = Listed::Never, .about = client}),
    };
};

void addSources(std::vector<Command> &all, const UsersNow &now)
{
    const auto *ready = now.user ? readyIn(now.session.details().providers()) : nullptr;
    for (const ConnectedProvider &provider : ready ? ready->value : std::vector<ConnectedProvider>()) {
        const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
        all.push_back(
            {.id = u"user.deregister."_s + provider.slug,
             .title = UsersCommands::tr("Disconnect %1…").arg(name),
             .disabledReason = deregisterDisabledReason(now.session, now.detail.details().userId(), provider.slug),
             .run = [&dialogs = now.dialogs, &pane = now.pane, user = now.user,
                     provider] { dialogs.deregister(*user, provider, &pane); },
             .icon = IconName::Unlink,
             .detail = formatStatus(provider),
             .keywords = UsersCommands::tr("deregister remove source"),
             .about = UsersCommands::client(now)});
    }
}

void addViews(std::vector<Command> &all, const UsersNow &now)
{
    const auto add = [&](const QString &id, const SavedUserView &view) {
        all.push_back({.id = id,
                       .title = UsersCommands::tr("View: %1").arg(view.name),
                       .run =
                           [&sides = now.sides, &list = now.list, view] {
                               sides.showDetail(false);
                               list.showView(view);
                           },
                       .icon = IconName::Star,
                       .detail = UserBookmarks::shownFilter(view.filter),
                       .keywords = UsersCommands::tr("saved filter"),
                       .onlyTyped = true});
    };
    int number = 0;
    for (const SavedUserView &view : builtInUserViews())
        add(u"user.view.brought%1"_s.arg(number++), view);
    for (const SavedUserView &view : now.session.bookmarks().views())
        add(u"user.view."_s + view.name, view);
}

} // namespace

std::vector<Command> usersCommands(const UsersParts &parts)
{
    std::vector<Command> all;
    const auto now = std::make_shared<UsersNow>(parts);
    addCommands<UsersCommands>(all, UsersCommands::userRows, now);
    addSources(all, *now);
    addCommands<UsersCommands>(all, UsersCommands::listRows, now);
    addViews(all, *now);
    addCommands<UsersCommands>(all, UsersCommands::rows, now);
    return all;
}

} // namespace labdesk
