// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "output/desktop/clipboard.h"
#include "platform/auditfolder.h"
#include "session/session.h"
#include "support/canarysearch.h"
#include "support/remotestate.h"
#include "twocalls.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

/// The operation of the trail that a write is.
QString operationOf(const QString &key)
{
    const QStringList parts = key.split(u' ');
    return auditKey(parts[0] == u"PATCH"      ? AuditOperation::ChangeZone
                        : parts[0] == u"POST" ? AuditOperation::RequestRefresh
                        : parts.size() > 2    ? AuditOperation::Deregister
                                              : AuditOperation::DeleteUser)
        + u' ' + parts[1];
}

QStringList titlesOfWindows()
{
    QStringList all;
    for (const QWidget *window : QApplication::topLevelWidgets())
        all += window->windowTitle();
    return all;
}

} // namespace

/// Writes that have come to the relay since this was done last.
void TwoCalls::noteWrites(bool areOthers)
{
    static const QRegularExpression user(u"([0-9a-f]{8}-[0-9a-f-]{27})/?([^?]*)"_s);
    for (; m_looked < m_relay->seen().size(); ++m_looked) {
        const FaultyRelay::Request &request = m_relay->seen()[m_looked];
        if (request.method == "GET")
            continue;
        const auto match = user.match(QString::fromUtf8(request.path));
        const QString key = u"%1 %2 %3"_s.arg(QString::fromUtf8(request.method), match.captured(1), match.captured(2));
        m_writes.push_back({key.trimmed(), areOthers});
        if (!areOthers)
            m_sent.emplace_back(QString::fromUtf8(request.method), match.captured(1));
    }
}

QString TwoCalls::keyOf(const UserAction &action) const
{
    const QString user = action.user ? action.user->text() : QString();
    switch (action.kind) {
    case UserActionKind::Refresh:
        return u"POST "_s + user;
    case UserActionKind::Deregister:
        return u"DELETE %1 %2"_s.arg(user, action.providerSlug);
    case UserActionKind::Delete:
        return u"DELETE "_s + user;
    default:
        return u"PATCH "_s + user;
    }
}

QString TwoCalls::said(const QString &key) const
{
    const QStringList parts = key.split(u' ');
    return parts[0] + u" to "_s + nameOf(parts.value(1)) + u' ' + parts.value(2);
}

void TwoCalls::noteAction(quint64 id)
{
    const UserAction *action = session().actions().find(id);
    if (!action || action->kind == UserActionKind::StartJob)
        return;
    using A = UserAction;
    const bool isDone = std::holds_alternative<A::Succeeded>(action->state);
    const bool mayBe = isDone || std::holds_alternative<A::Sending>(action->state)
        || std::holds_alternative<A::Failed>(action->state) || std::holds_alternative<A::Unknown>(action->state);
    Asked &asked = m_asked[{m_sessions, id, 0}];
    asked = {keyOf(*action), isDone ? 1 : 0, mayBe ? 1 : 0,
             asked.wasUnknown || std::holds_alternative<A::Unknown>(action->state)};
}

void TwoCalls::noteJobs()
{
    for (const auto &job : session().jobs().jobs())
        for (quint32 user = 0; user < job->plan().users.size(); ++user) {
            using enum UserJobState;
            const UserJobState state = job->state(user);
            const QString verb = job->plan().order.kind == UserJobKind::Refresh ? u"POST "_s : u"PATCH "_s;
            const bool mayBe = state == Sending || state == Done || state == Failed || state == Unknown;
            m_asked[{-m_sessions, job->id(), user}]
                = {verb + job->plan().users.idText(user), state == Done ? 1 : 0, mayBe ? 1 : 0};
        }
}

/// One request for each write that was confirmed, at most one for each that may have been, none for any other.
QString TwoCalls::wrongCounts()
{
    if (m_console && m_console->session())
        noteJobs();
    std::map<QString, Asked> all;
    for (const auto &[id, asked] : m_asked) {
        all[asked.key].least += asked.least;
        all[asked.key].most += asked.most;
    }
    std::map<QString, int> came;
    for (const Write &write : m_writes)
        if (!write.isOthers)
            ++came[write.key];
    for (const auto &[key, count] : came)
        if (count > all[key].most)
            return u"the service got %1 %2 times, and %3 at most were asked for"_s.arg(
                said(key), QString::number(count), QString::number(all[key].most));
    for (const auto &[key, asked] : all)
        if (came[key] < asked.least)
            return u"the service got %1 %2 times, and %3 are said to be done"_s.arg(
                said(key), QString::number(came[key]), QString::number(asked.least));
    return {};
}

/// What the lines say of numbers is the number of what is there.
QString TwoCalls::wrongTotals() const
{
    const auto *count = shown<QLabel>("listCountLabel");
    if (m_place != Place::Users || !count || !readyIn(session().users().state()))
        return {};
    static const QRegularExpression number(u"\\d+"_s);
    const auto match = number.match(count->text());
    const qsizetype rows = listed().size();
    return match.hasMatch() && match.captured().toLongLong() != rows
        ? u"%1 are listed, and the line says “%2”"_s.arg(QString::number(rows), count->text())
        : QString();
}

/// Who the service's users are is neither in a title nor in a message of the system.
QString TwoCalls::wrongOutside() const
{
    const QString outside = titlesOfWindows().join(u'\n') + m_notifier->said.join(u'\n');
    for (auto user = m_names.begin(); user != m_names.end(); ++user)
        for (const QString &word : {user.key(), user.value()})
            if (outside.contains(word))
                return u"%1 is in a title or a message of the system"_s.arg(word);
    return {};
}

QString TwoCalls::wrongBehindCover()
{
    if (session().details().userId() || session().users().store().size() > 0)
        return u"the session behind the cover has data"_s;
    if (output::hasPersonalCopy())
        return u"a personal copy is on the clipboard of a covered window"_s;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (!widget->isVisible())
            continue;
        const QString words = QStringList{widget->windowTitle(), widget->accessibleName(), widget->toolTip(),
                                          widget->property("text").toString()}
                                  .join(u'\n');
        for (auto user = m_names.begin(); user != m_names.end(); ++user)
            for (const QString &word : {user.key(), user.value()})
                if (words.contains(word))
                    return u"%1 is in a covered window, in %2 %3"_s.arg(
                        word, QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
    }
    return {};
}

/// Shown is what the service has.
QString TwoCalls::wrongRecords()
{
    m_colleague->users().reload();
    if (!waitFor([this] { return hasCome(m_colleague->users().state()); }))
        return u"the colleague gets no list"_s;
    const UserStore &here = session().users().store(), &there = m_colleague->users().store();
    if (here.size() != there.size())
        return u"the list has %1 users, and the service %2"_s.arg(here.size()).arg(there.size());
    for (UserRow row = 0; row < here.size(); ++row) {
        const auto other = there.find(here.id(row));
        if (!other || here.zone(row) != there.zone(*other))
            return u"the list shows another zone of %1 than the service has"_s.arg(nameOf(here.id(row).text()));
    }
    return {};
}

/// Records come to the disk in a thread of their own, and a verification after those that were made before it.
int TwoCalls::countInTrail(const QString &key, AuditOutcome outcome) const
{
    AuditTrail &written = session().audit();
    written.verify();
    (void)waitFor([&] { return written.state() != AuditTrail::State::Verifying; });
    const AuditReading trail = AuditFolder(m_data + u"/audit"_s).read();
    return int(std::ranges::count_if(trail.records, [&](const AuditRecord &record) {
        return record.operation + u' ' + record.target == operationOf(key) && record.outcome == auditKey(outcome);
    }));
}

/// An outcome that was told as unknown has one record that says so, and a write has one at most.
QString TwoCalls::wrongUnknowns(const std::vector<AuditRecord> &trail) const
{
    std::map<QString, int> told, came, records;
    for (const auto &[id, asked] : m_asked)
        told[operationOf(asked.key)] += asked.wasUnknown ? 1 : 0;
    for (const Write &write : m_writes)
        if (!write.isOthers)
            ++came[operationOf(write.key)];
    for (const AuditRecord &record : trail)
        if (record.outcome == auditKey(AuditOutcome::Unknown))
            ++records[record.operation + u' ' + record.target];
    for (const auto &[key, count] : told)
        if (records[key] < count)
            return u"%1 was unknown %2 times, and the trail says so %3 times"_s.arg(key, QString::number(count),
                                                                                    QString::number(records[key]));
    for (const auto &[key, count] : came)
        if (records[key] > count)
            return u"the service got %1 %2 times, and the trail calls it unknown %3 times"_s.arg(
                key, QString::number(count), QString::number(records[key]));
    return {};
}

/// It is whole, has each write that was sent, and calls done what is done.
QString TwoCalls::wrongTrail()
{
    const AuditReading trail = AuditFolder(m_data + u"/audit"_s).read();
    if (!trail.damagedParts.empty() || trail.problem)
        return u"the audit trail is damaged"_s;
    std::map<QString, int> records, done, came, confirmed;
    for (const AuditRecord &record : trail.records) {
        const QString key = record.operation + u' ' + record.target;
        const bool isDone = record.outcome == auditKey(AuditOutcome::Done)
            || record.outcome == auditKey(AuditOutcome::PartlyDone)
            || record.outcome == auditKey(AuditOutcome::ConfirmedDone);
        if (record.outcome != auditKey(AuditOutcome::Withdrawn))
            ++records[key];
        if (isDone)
            ++done[key];
    }
    for (const Write &write : m_writes)
        if (!write.isOthers)
            ++came[operationOf(write.key)];
    for (const auto &[id, asked] : m_asked)
        confirmed[operationOf(asked.key)] += asked.least;
    for (const auto &[key, count] : came)
        if (records[key] < count)
            return u"the service got %1 %2 times, and the trail has it %3 times"_s.arg(key, QString::number(count),
                                                                                       QString::number(records[key]));
    for (const auto &[key, count] : confirmed) // what was killed before it was written is called unknown
        if (m_wasKilled ? done[key] > count : done[key] != count)
            return u"%1 was done %2 times, and the trail calls it done %3 times"_s.arg(key, QString::number(count),
                                                                                       QString::number(done[key]));
    return m_wasKilled ? QString() : wrongUnknowns(trail.records); // else what was being sent is called unknown
}

QString TwoCalls::wrongFiles() const
{
    const QStringList hits = CanarySearch(m_names.values()).hitsBelow(m_folder.path());
    return hits.isEmpty() ? QString() : u"a client ID is in a file: "_s + hits.join(u' ');
}

QString TwoCalls::wrongAtTheEnd()
{
    m_told += u"comes to an end"_s;
    m_problem.clear();
    regainService();
    usersPlace();
    press(Qt::Key_F5);
    if (!settle())
        return u"it doesn't come to rest"_s;
    spoil("the end");
    noteWrites();
    if (const QString what = m_problem.isEmpty() ? wrongRecords() : m_problem; !what.isEmpty())
        return what;
    dropConsole("the end", m_relay->seen().size());
    noteWrites();
    for (const QString &what : {m_problem, wrongCounts(), wrongTrail(), wrongFiles()})
        if (!what.isEmpty())
            return what;
    return {};
}

} // namespace labdesk::tests
