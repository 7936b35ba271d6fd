// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audittablemodel.h"
#include "models/jobtablemodel.h"
#include "models/jobusertablemodel.h"
#include "models/userjobtexts.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/zonetexts.h"
#include "views/jobs/newjobdialog.h"
#include "views/users/actions/callsummary.h"
#include "views/users/detail/timelineentries.h"
#include "views/users/detail/undocommand.h"
#include "views/users/detail/useredits.h"
#include "views/users/dialogs/usersummary.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString mountain = u"America/Denver"_s;
const QString arizona = u"America/Phoenix"_s;

bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, 30'000);
}

/// Undo, jobs, and the filter look users up in the list, so it must be complete.
bool waitForList(const UsersStage &stage)
{
    return waitFor([&stage] { return stage.rows() == 12 && stage.session->users().store().size() == 12; });
}

/// The example user, who is in Denver.
struct ZoneUserStage : UsersStage
{
    const User &user() const { return readyIn(session->details().user())->value; }
    bool begin() { return waitForList(*this) && openExample() && change(mountain); }
    bool succeeded(quint64 id) const
    {
        const UserAction *action = session->actions().find(id);
        return action && std::holds_alternative<UserAction::Succeeded>(action->state);
    }
    bool change(const QString &zone)
    {
        const quint64 id = session->actions().changeZone(user(), zone);
        return waitFor([&] {
            const auto *ready = readyIn(session->details().user());
            const bool isShown
                = ready && !ready->refreshing && ready->value.timeZone && ready->value.timeZone->id == zone;
            const UserStore &store = session->users().store();
            const auto row = isShown ? store.find(ready->value.id) : std::nullopt;
            return row && store.zone(*row) == zone && succeeded(id);
        });
    }
    bool filterMountain()
    {
        const auto users = int(countMountain());
        part<QLineEdit>(*pane, "filterEdit")->setText(u"tz:="_s + mountain);
        return users > 0 && users < 12 && waitFor([this, users] { return rows() == users; });
    }
    UserRow countMountain() const
    {
        const UserStore &store = session->users().store();
        UserRow users = 0;
        for (UserRow row = 0; row < store.size(); ++row)
            users += store.zone(row) == mountain ? 1 : 0;
        return users;
    }
    bool waitForDialog(const char *name) const
    {
        return waitFor([this, name] { return dialog(name); });
    }
    QString labelIn(const char *window, const char *name) const
    {
        const auto *label = part<QLabel>(*dialog(window), name);
        (void)waitFor([label] { return label->text().contains(u"Denver"_s); });
        return label->text();
    }
    UserSelection everybody() const
    {
        const UserStore &store = session->users().store();
        return {store.snapshot(), RowSet(store.size(), true)};
    }
    UserJobPlan plan(UserJobKind kind = UserJobKind::ChangeZone) const
    {
        return *planUserJob({.kind = kind, .zone = mountain}, everybody(), {}, QDateTime::currentMSecsSinceEpoch());
    }
};

QString slugOf(const QString &slug)
{
    return slug;
}

User placedUser()
{
    User user{.id = *UserId::parse(u"u1"_s),
              .teamId = u"t"_s,
              .clientUserId = u"client-1"_s,
              .createdOn = Timestamp::parse(u"2025-03-01T08:00:00Z"_s),
              .sources = {},
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = {},
              .ingestionEnd = {}};
    user.timeZone = FallbackTimeZone{mountain, u"manual"_s, Timestamp::parse(u"2025-05-01T00:00:00Z"_s)};
    return user;
}

UserAction changeOfZone(UserAction::State state, quint64 undoes = 0)
{
    return {.kind = UserActionKind::ChangeZone,
            .user = placedUser().id,
            .clientUserId = u"client-1"_s,
            .zone = mountain,
            .previousZone = arizona,
            .undoes = undoes,
            .at = QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC),
            .state = std::move(state)};
}

AuditRecord recordOfZone(const QString &operation = u"changeZone"_s)
{
    return {.number = 1,
            .at = QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC),
            .who = u"svc-desk"_s,
            .operation = operation,
            .target = u"u1"_s,
            .changed = operation == u"editUser" ? u"fallback_time_zone"_s : QString(),
            .zoneBefore = arizona,
            .zoneAfter = mountain,
            .outcome = u"done"_s};
}

QString auditCell(int role)
{
    AuditTableModel model;
    model.setRecords({recordOfZone()});
    return model.index(0, int(AuditTableModel::Column::Operation)).data(role).toString();
}

/// A job for one user, from `before`.
UserJobPlan smallPlan(UserJobKind kind, const QString &zone, const QString &before)
{
    UserJobPlan plan{.order = {.kind = kind, .zone = zone}};
    plan.users.append("u1", "client-1", before);
    return plan;
}

QString plannedCell(int role)
{
    const UserJobPlan plan = smallPlan(UserJobKind::ChangeZone, mountain, arizona);
    JobUserTableModel model;
    model.showPlan(&plan, JobUserTableModel::Part::Affected);
    return model.index(0, int(JobUserTableModel::Column::Detail)).data(role).toString();
}

QString jobCell(int role)
{
    UsersStage stage;
    if (!waitForList(stage))
        return {};
    const JobTableModel model(stage.session->jobs(), slugOf);
    stage.session->jobs().start(smallPlan(UserJobKind::ChangeZone, mountain, arizona), {1, std::chrono::seconds(1)});
    return model.index(0, 0).data(role).toString();
}

QString textsIn(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts += label->text();
    return texts.join(u'\n');
}

QString overview()
{
    ZoneUserStage stage;
    if (!stage.begin())
        return {};
    const auto *group = part<QWidget>(*stage.pane, "fallbackGroup");
    (void)waitFor([group] { return textsIn(*group).contains(u"Denver"_s); });
    return textsIn(*group);
}

QString currentZoneOfTheDialog()
{
    ZoneUserStage stage;
    if (!stage.begin() || !waitFor([&stage] { return stage.button("changeZoneButton")->isEnabled(); }))
        return {};
    stage.click("changeZoneButton");
    if (!stage.waitForDialog("changeZoneDialog"))
        return {};
    return stage.labelIn("changeZoneDialog", "oldZoneLabel");
}

QString typedZone()
{
    ZoneUserStage stage;
    if (!waitForList(stage))
        return {};
    stage.click("newUserButton");
    if (!stage.waitForDialog("newUserDialog"))
        return {};
    part<QLineEdit>(*stage.dialog("newUserDialog"), "zoneEdit")->setText(u"80202"_s); // a ZIP code of Denver
    return stage.labelIn("newUserDialog", "zoneReadingLabel");
}

QString changeLine()
{
    ZoneUserStage stage;
    if (!stage.begin())
        return {};
    auto *edit = part<QAction>(*stage.pane, "editAction");
    if (!waitFor([edit] { return edit->isEnabled(); }))
        return {};
    edit->trigger();
    if (!stage.waitForDialog("editUserDialog"))
        return {};
    part<QLineEdit>(*stage.dialog("editUserDialog"), "zoneEdit")->setText(arizona);
    return stage.labelIn("editUserDialog", "changesLabel");
}

QString undoQuestion()
{
    UsersStage stage;
    if (!waitForList(stage) || !stage.openExample())
        return {};
    UserAction action = changeOfZone(UserAction::Succeeded{.verified = true});
    action.user = stage.session->details().userId();
    std::swap(action.zone, action.previousZone);
    const auto undo = undoFor(*stage.session, action);
    return undo ? undo->question : QString();
}

QString undoTitle()
{
    ZoneUserStage stage;
    if (!stage.begin() || !stage.change(arizona))
        return {};
    const auto undo
        = [&stage] { return undoCommand(*stage.session, stage.session->details().userId(), stage.pane.get()); };
    (void)waitFor([&undo] { return undo().disabledReason.isEmpty(); });
    return undo().title;
}

QString questionOfAJob()
{
    ZoneUserStage stage;
    if (!waitForList(stage))
        return {};
    NewJobDialog dialog(*stage.session, UserJobKind::ChangeZone, stage.everybody());
    const auto *title = part<QLabel>(dialog, "dialogTitleLabel");
    part<QLineEdit>(dialog, "jobZoneEdit")->setText(mountain);
    (void)waitFor([title] { return title->text().contains(u"Denver"_s); });
    return title->text();
}

QString summaryOfSeveral()
{
    ZoneUserStage stage;
    if (!stage.begin())
        return {};
    const UserStore &store = stage.session->users().store();
    std::vector<quint64> changes;
    for (UserRow row = 0; row < store.size() && changes.size() < 2; ++row)
        if (store.zone(row) != mountain)
            changes.push_back(stage.session->actions().changeZone(store.user(row), mountain));
    const auto succeeded = [&stage](quint64 id) { return stage.succeeded(id); };
    if (!waitFor([&] { return stage.countMountain() >= 3 && std::ranges::all_of(changes, succeeded); })
        || !stage.filterMountain())
        return {};
    stage.table()->selectAll();
    const auto *zones = part<QLabel>(*stage.summary(), "selectionZonesLabel");
    (void)waitFor([zones] { return zones->text().contains(u"Denver"_s); });
    return zones->text().replace(QChar(QChar::Nbsp), u' ').remove(QChar(0x2060));
}

QString callText(const std::vector<UserAction> &actions)
{
    CallFacts facts{.user = placedUser(), .actions = actions};
    if (!actions.empty())
        facts.user.timeZone.reset();
    return callSummary(facts, SummaryForm::Plain, slugOf, QDateTime::currentDateTimeUtc());
}

QString printedText()
{
    const auto summary = userSummary(placedUser(), std::nullopt, Connection(), QDateTime::currentDateTimeUtc());
    QStringList values;
    for (const output::SummarySection &section : summary.sections)
        for (const output::SummaryLine &line : section.lines)
            values += line.value;
    return values.join(u'\n');
}

QString timelineText(const UserDeeds &deeds)
{
    QStringList texts;
    for (const TimelineEntry &entry : timelineOf(placedUser(), std::nullopt, deeds, slugOf))
        texts += entry.text;
    return texts.join(u'\n');
}

QString listCell(int role)
{
    ZoneUserStage stage;
    if (!stage.begin() || !stage.filterMountain())
        return {};
    return stage.table()->model()->index(0, int(UserColumn::Zone)).data(role).toString();
}

using Read = std::function<QString()>;

} // namespace

Q_DECLARE_METATYPE(Read)

/// How each place names a time zone: in words where a person reads it, by its IANA ID where a program or an engineer
/// does. A new place gets a row here.
class tst_zoneplaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlaceNamesAZoneByTheRule_data()
    {
        QTest::addColumn<Read>("read");
        QTest::addColumn<bool>("inWords");
        QTest::addColumn<bool>("withId");
        const auto words = [](const char *name, const Read &read) { QTest::newRow(name) << read << true << false; };
        const auto both = [](const char *name, const Read &read) { QTest::newRow(name) << read << true << true; };
        const auto id = [](const char *name, const Read &read) { QTest::newRow(name) << read << false << true; };

        both("user: overview", overview);
        words("user: timeline, an event of the service", [] { return timelineText({}); });
        words("user: timeline, a record", [] { return timelineText({.records = {recordOfZone()}}); });
        words("user: countdown", [] { return textOf(changeOfZone(UserAction::Delayed{3, 5}), slugOf).title; });
        words("user: progress", [] { return textOf(changeOfZone(UserAction::Sending()), slugOf).title; });
        words("user: message",
              [] { return textOf(changeOfZone(UserAction::Succeeded{.verified = true}), slugOf).title; });
        words("user: message of an undo",
              [] { return textOf(changeOfZone(UserAction::Succeeded{.verified = true}, 7), slugOf).title; });
        words("user: question of Undo", undoQuestion);
        words("user: title of Undo", undoTitle);
        words("zone dialog: current value", currentZoneOfTheDialog);
        words("zone field: what was typed", typedZone);
        words("edit dialog: changes", changeLine);
        words("several users: summary", summaryOfSeveral);
        words("jobs: question", questionOfAJob);
        words("jobs: title", [] { return jobCell(Qt::DisplayRole); });
        words("jobs: title, spoken", [] { return jobCell(Qt::AccessibleTextRole); });
        words("jobs: planned change", [] { return plannedCell(Qt::DisplayRole); });
        words("jobs: planned undo",
              [] { return formatPlannedChange(smallPlan(UserJobKind::RestoreZone, arizona, mountain), 0); });
        words("History: an edit", [] { return auditOperationText(recordOfZone(u"editUser"_s)); });
        both("ticket: summary", [] { return callText({}); });
        words("ticket: what was done",
              [] { return callText({changeOfZone(UserAction::Succeeded{.verified = true})}); });
        both("printed summary", printedText);

        id("History: details", [] { return auditCell(Qt::ToolTipRole); });
        id("History: CSV and JSON", [] { return auditCell(ValueRole); });
        id("jobs: CSV and JSON", [] { return jobCell(ValueRole); });
        id("jobs: CSV and JSON of a plan", [] { return plannedCell(ValueRole); });
        id("user list: details", [] { return listCell(Qt::ToolTipRole); });
    }
    void aPlaceNamesAZoneByTheRule()
    {
        QFETCH(const Read, read);
        QFETCH(const bool, inWords);
        QFETCH(const bool, withId);
        const QString text = read();
        QVERIFY2(text.contains(u"Mountain time (Denver)"_s) == inWords, qPrintable(text));
        QVERIFY2(text.contains(mountain) == withId, qPrintable(text));
        QVERIFY2(withId || !text.contains(arizona), qPrintable(text)); // the other zone of a change
    }

    void aColumnHasOnlyRoomForThePlace()
    {
        QCOMPARE(listCell(Qt::DisplayRole), u"Denver"_s);
        for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole)}) {
            const QString action = auditCell(role);
            QVERIFY2(action.contains(u"Denver"_s) && !action.contains(u"Mountain"_s), qPrintable(action));
        }
    }

    void anActionIsFoundByTheWordsAndByTheId_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char *typed : {"mountain", "America/Denver", "action:america/phoenix", "\"arizona time\""})
            QTest::newRow(typed) << QString::fromLatin1(typed);
    }
    void anActionIsFoundByTheWordsAndByTheId()
    {
        QFETCH(const QString, typed);
        AuditTableModel model;
        model.setRecords({recordOfZone(), {.number = 2, .operation = u"deleteUser"_s, .target = u"u1"_s}});
        model.setFilter(typed);
        QCOMPARE(model.rowCount(), 1);
    }

    void anotherZoneHasItsIdOnly()
    {
        QCOMPARE(formatZone(u"Asia/Tokyo"_s), u"Asia/Tokyo"_s);
        QCOMPARE(formatZoneWithId(u"Asia/Tokyo"_s), u"Asia/Tokyo"_s);
        QCOMPARE(formatZoneWithId(mountain), u"Mountain time (Denver) · America/Denver"_s);
        QCOMPARE(formatZone(mountain, ZoneForm::Id), mountain);
    }
};

LABDESK_TEST(tst_zoneplaces)
#include "tst_zoneplaces.moc"
