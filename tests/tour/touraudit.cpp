// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditfolder.h"
#include "platform/pendingwrites.h"
#include "platform/process.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "views/activity/activitypane.h"
#include "views/activity/auditpage.h"
#include "views/activity/descriptiondialog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

bool isAuditAtRest(const UiDriver &hand)
{
    const AuditTrail::State state = hand.console().audit().state();
    return state != AuditTrail::State::Off && state != AuditTrail::State::Verifying;
}

void showAudit(const UiDriver &hand)
{
    hand.showPlace(Place::History);
    static_cast<ActivityPane *>(hand.window().pane(Place::History))->showActions();
}

void recordOfEachOutcome(const UiDriver &hand)
{
    const Session &session = hand.session();
    const QString user = hand.examples().userId;
    session.record({.operation = AuditOperation::Reveal, .userId = user, .field = privacy::Field::MemberId});
    session.record({.operation = AuditOperation::ChangeZone, .userId = user});
    session.record({.operation = AuditOperation::Deregister, .outcome = AuditOutcome::Unknown, .userId = user});
    session.record({.operation = AuditOperation::DeleteUser, .outcome = AuditOutcome::Withdrawn, .userId = user});
    session.record({.operation = AuditOperation::RequestRefresh, .outcome = AuditOutcome::Failed, .userId = user});
    session.record({.operation = AuditOperation::ExportAsIs, .count = 1204});
}

/// A trail of an earlier run, in which somebody wrote.
void spoilAudit(const QString &folder)
{
    {
        AuditFolder trail(folder + u"/audit"_s);
        trail.verify(QDateTime::currentDateTimeUtc(), accountName());
        for (int number = 0; number < 4; ++number) {
            AuditRecord record{.at = QDateTime::currentDateTimeUtc(),
                               .who = accountName(),
                               .operation = u"lock"_s,
                               .outcome = u"done"_s};
            trail.append(record);
        }
    }
    QFile file(folder + u"/audit/audit-000001.jsonl"_s);
    if (!file.open(QFile::ReadWrite))
        return;
    file.seek(file.readAll().lastIndexOf("lock"));
    file.write("look");
}

/// Two changes of an earlier run, which was killed before an answer came.
void leaveWrites(const QString &folder)
{
    QDir(folder).mkdir(u"audit"_s);
    PendingWrites intents;
    intents.open(folder + u"/audit/audit.pending"_s);
    for (const QString &operation : {u"changeZone"_s, u"deregister"_s})
        intents.begin({.at = QDateTime::currentDateTimeUtc(),
                       .who = accountName(),
                       .operation = operation,
                       .target = u"0b7c1f52-6a3e-4d19-9c1e-2f3a5d8e7b41"_s,
                       .outcome = u"unknown"_s});
}

/// Our own description with a new lab, and without an operation that Labdesk needs.
void compareDescription(const UiDriver &hand, const QTemporaryDir &folder, const QString &name)
{
    ownDescription(); // registers the resource
    QFile own(u":/describe/service.openapi.yaml"_s);
    QFile file(folder.filePath(u"service.yaml"_s));
    if (own.open(QFile::ReadOnly) && file.open(QFile::WriteOnly))
        file.write(own.readAll()
                       .replace("x-values: [manual,", "x-values: [moonlab, manual,")
                       .replace("\n  /v2/providers:", "\n  /v9/providers:"));
    file.close();
    (new DescriptionDialog(name.startsWith(u':') ? name : folder.filePath(name), &hand.window()))->open();
}

} // namespace

std::vector<TourChapter> auditChapters(UiDriver &hand)
{
    TourChapter whole;
    whole.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(
            [&hand] {
                recordOfEachOutcome(hand);
                showAudit(hand);
            },
            [&hand] { return isAuditAtRest(hand) && hand.rows("auditTable") >= 6; })
        .stop(u"activity-audit"_s, [&hand] { hand.select("auditTable"); })
        .stop(
            u"activity-audit-whole"_s, [&hand] { hand.click("verifyAuditButton"); },
            [&hand] { return isAuditAtRest(hand) && hand.sees("auditMessage"); })
        .stop(u"activity-audit-filtered-empty"_s, [&hand] { hand.type("auditFilterEdit", u"nothing of that name"_s); })
        .step([&hand] { hand.type("auditFilterEdit", {}); })
        .stop(
            u"activity-audit-foreign"_s,
            [&hand] { hand.window().findChild<AuditPage *>()->openTrail(hand.console().audit().folder()); },
            [&hand] { return hand.dialog() && hand.rows("foreignTrailTable") > 6; }, [&hand] { return hand.dialog(); })
        .step([&hand] { hand.closeDialogs(); });

    TourChapter damaged;
    damaged.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"activity-audit-damage-told"_s, [&hand] { hand.openOther(30, spoilAudit); },
            [&hand] { return hand.sees("windowMessage") && hand.hasUsers(); })
        .stop(
            u"activity-audit-damaged"_s, [&hand] { showAudit(hand); }, [&hand] { return hand.rows("auditTable") > 4; })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    TourChapter left;
    left.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"activity-audit-writes-left"_s, [&hand] { hand.openOther(30, leaveWrites); },
            [&hand] { return hand.sees("windowMessage") && hand.hasUsers(); })
        .stop(
            u"activity-audit-writes-unknown"_s, [&hand] { showAudit(hand); },
            [&hand] { return hand.rows("auditTable") > 0; })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    TourChapter described;
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto dialog = [&hand] { return hand.dialog(); };
    described.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"description"_s, [&hand, folder] { compareDescription(hand, *folder, u"service.yaml"_s); },
            [&hand] { return hand.rows("descriptionTable") > 2; }, dialog)
        .stop(
            u"description-filtered-empty"_s, [&hand] { hand.type("descriptionFilterEdit", u"nothing of it"_s); }, {},
            dialog)
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"description-unreadable"_s, [&hand, folder] { compareDescription(hand, *folder, u"none.yaml"_s); },
            [&hand] { return hand.sees("errorPage"); }, dialog)
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"description-same"_s,
            [&hand, folder] { compareDescription(hand, *folder, u":/describe/service.openapi.yaml"_s); },
            [&hand] { return hand.sees("emptyPage"); }, dialog)
        .step([&hand] { hand.closeDialogs(); });
    return {whole, damaged, left, described};
}

} // namespace labdesk
