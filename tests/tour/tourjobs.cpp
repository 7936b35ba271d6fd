// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/jobrecords.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/toast.h"

#include <QDir>
#include <QTableView>

namespace labdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr UserRow usersOfTheTour = 24;
const QString zoneOfTheTour = u"Pacific/Chatham"_s;

void selectUsers(UiDriver &hand)
{
    auto *table = hand.find<QTableView>("usersTable");
    table->selectionModel()->select({table->model()->index(1, 0), table->model()->index(int(usersOfTheTour), 0)},
                                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

UserSelection someUsers(UiDriver &hand)
{
    const UserSnapshot &users = hand.session().users().store().snapshot();
    UserSelection some{users, RowSet(users.size())};
    for (UserRow row = 0; row < std::min(usersOfTheTour, users.size()); ++row)
        some.rows.set(row);
    return some;
}

UserJob *startJob(UiDriver &hand, const UserJobSpec &order, std::chrono::milliseconds between = 0ms)
{
    return hand.session().jobs().start(*planUserJob(order, someUsers(hand), {}, QDateTime::currentMSecsSinceEpoch()),
                                       {4, between});
}

QString commonSource(UiDriver &hand)
{
    const UserSelection some = someUsers(hand);
    const auto facts = countFacets(some.users, &some.rows);
    return facts->sources.front().value;
}

UserJob *newestJob(const UiDriver &hand)
{
    return hand.session().jobs().jobs().empty() ? nullptr : hand.session().jobs().jobs().back().get();
}

TourChapter atHome(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    return chapter;
}

TourChapter selections(UiDriver &hand)
{
    const auto close = [&hand] { hand.closeDialogs(); };
    TourChapter chapter = atHome(hand);
    chapter
        .stop(
            u"users-selected"_s,
            [&hand] {
                selectUsers(hand);
                hand.showDetail();
            },
            [&hand] { return hand.sees("userSelectionPane"); })
        .stop(
            u"job-preview-refresh"_s, [&hand] { hand.click("refreshJobButton"); },
            [&hand] { return hand.sees("newJobDialog"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-preview-zone"_s,
            [&hand, close] {
                close();
                hand.click("changeZoneJobButton");
                hand.type("jobZoneEdit", zoneOfTheTour);
            },
            [&hand] { return hand.isEnabled("actionButton"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-preview-deregister"_s,
            [&hand, close] {
                close();
                hand.click("deregisterJobButton");
            },
            [&hand] { return hand.sees("jobProviderCombo"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-preview-end"_s,
            [&hand, close] {
                close();
                hand.click("changeEndJobButton");
                hand.enter("jobEndEdit", QDate::currentDate().addMonths(6));
            },
            [&hand] { return hand.isEnabled("actionButton"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-preview-check"_s,
            [&hand, close] {
                close();
                hand.click("checkSourcesJobButton");
            },
            [&hand] { return hand.sees("jobPartsTabBar"); }, [&hand] { return hand.dialog(); })
        .step(close);
    return chapter;
}

TourChapter running(UiDriver &hand)
{
    const auto stands = [&hand](UserJobEngine::Phase phase) {
        return [&hand, phase] {
            return newestJob(hand) && newestJob(hand)->engine().phase() == phase && newestJob(hand)->inFlight().empty();
        };
    };
    TourChapter chapter = atHome(hand);
    chapter
        .stop(
            u"jobs-empty"_s, [&hand] { hand.showPlace(Place::Jobs); }, [&hand] { return hand.sees("jobsPane"); })
        .stop(
            u"job-running"_s,
            [&hand] {
                hand.faultInjector().set({{.method = "PATCH", .delay = 400ms}});
                startJob(hand, {.kind = UserJobKind::ChangeZone, .zone = zoneOfTheTour});
                hand.showDetail();
            },
            [&hand] { return newestJob(hand) && newestJob(hand)->engine().totals().done >= 4; })
        .stop(
            u"job-paused"_s,
            [&hand] {
                hand.showDetail();
                hand.click("pauseJobButton");
            },
            stands(UserJobEngine::Phase::Paused))
        .stop(
            u"job-held"_s,
            [&hand] {
                hand.faultInjector().set({{.method = "PATCH",
                                           .status = 429,
                                           .body = R"({"detail":"Too many requests"})",
                                           .fields = {{"Retry-After", "40"}}}});
                hand.click("pauseJobButton");
            },
            [&hand] { return newestJob(hand)->backoffSeconds() > 0 && newestJob(hand)->inFlight().empty(); })
        .stop(
            u"job-leaving"_s, [&hand] { hand.console().connectTo(hand.session().connection().id); },
            [&hand] { return hand.dialog() != nullptr; }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-canceled"_s,
            [&hand] {
                hand.closeDialogs();
                hand.click("cancelJobButton");
            },
            [&hand] { return newestJob(hand)->isEnded(); })
        .step([&hand] { hand.window().toasts()->clear(); });
    return chapter;
}

TourChapter ended(UiDriver &hand)
{
    const auto isOver
        = [&hand] { return newestJob(hand) && newestJob(hand)->isEnded() && hasCome(hand.session().users().state()); };
    TourChapter chapter = atHome(hand);
    chapter
        .stop(
            u"job-failures"_s,
            [&hand] {
                hand.showPlace(Place::Jobs);
                hand.faultInjector().set(
                    {{.method = "PATCH", .times = 2, .drop = service::InjectedFault::Drop::AfterProcessing},
                     {.method = "PATCH", .times = 3, .status = 404, .body = R"({"detail":"Not found"})"}});
                startJob(hand, {.kind = UserJobKind::ChangeZone, .zone = zoneOfTheTour});
                hand.showDetail();
            },
            isOver)
        .stop(
            u"job-undo"_s,
            [&hand] {
                hand.showDetail();
                hand.click("undoJobButton");
            },
            [&hand] { return hand.sees("newJobDialog"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"job-unreachable"_s,
            [&hand] {
                hand.closeDialogs();
                hand.faultInjector().set({{.method = "PATCH", .drop = service::InjectedFault::Drop::BeforeProcessing}});
                startJob(hand, {.kind = UserJobKind::ChangeZone, .zone = u"Europe/Oslo"_s});
            },
            [&hand] {
                return newestJob(hand)->engine().phase() == UserJobEngine::Phase::Paused
                    && newestJob(hand)->inFlight().empty();
            })
        .step(
            [&hand] {
                newestJob(hand)->cancel();
                hand.faultInjector().clear();
            },
            isOver)
        .stop(
            u"job-done"_s, [&hand] { startJob(hand, {.kind = UserJobKind::Refresh}); }, isOver)
        .stop(
            u"job-sources-checked"_s, [&hand] { startJob(hand, {.kind = UserJobKind::CheckSources}); }, isOver)
        .stop(
            u"job-starting"_s,
            [&hand] { startJob(hand, {.kind = UserJobKind::Deregister, .providerSlug = commonSource(hand)}); },
            [&hand] { return newestJob(hand)->isDelayed() && hand.sees("countdownPanel"); })
        .step([&hand] { newestJob(hand)->cancel(); }, isOver);
    return chapter;
}

/// A program that was cut off in the middle of a job, and is started again.
TourChapter cutOff(UiDriver &hand)
{
    TourChapter chapter;
    chapter
        .stop(
            u"job-cut-off-notice"_s,
            [&hand] {
                hand.openOther(40, [](const QString &folder) {
                    InterruptedUserJob job{.id = u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"_s,
                                           .kind = UserJobKind::ChangeZone,
                                           .connectionId = u"local"_s,
                                           .connectionName = ConnectionRegistry::tr("Local service"),
                                           .begunAt = QDateTime(QDate(2026, 3, 12), QTime(9, 14), Qt::UTC),
                                           .users = {},
                                           .states = {}};
                    for (int user = 0; user < 48; ++user)
                        job.users.push_back(u"user-%1"_s.arg(user));
                    if (const auto record = JobRecords(QDir(folder).filePath(u"jobs"_s)).begin(job)) {
                        for (quint32 user = 0; user < 33; ++user)
                            record->note(user,
                                         user == 7 || user == 11 ? UserJobState::Failed
                                             : user < 31         ? UserJobState::Done
                                                                 : UserJobState::Sending);
                    }
                });
            },
            [&hand] { return hand.sees("windowMessage") && hand.rows("usersTable") > 0; })
        .stop(
            u"job-cut-off"_s,
            [&hand] {
                hand.showPlace(Place::Jobs);
                hand.showDetail();
            },
            [&hand] { return hand.sees("jobRemainsPage"); });
    return chapter;
}

} // namespace

std::vector<TourChapter> jobChapters(UiDriver &hand)
{
    return {selections(hand), running(hand), ended(hand), cutOff(hand)};
}

} // namespace labdesk
