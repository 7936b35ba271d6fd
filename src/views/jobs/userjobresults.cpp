// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/userjobresults.h"

#include "models/userjobtexts.h"
#include "output/rowwriter.h"
#include "privacy/sensitive.h"

#include <array>

namespace labdesk {

namespace {

constexpr std::array<const char *, userJobStates> stateNames
    = {"not sent", "unknown", "done", "failed", "unknown", "not sent", "skipped"};

output::Column column(const char *key, std::optional<privacy::Field> field = {})
{
    return {.key = key, .title = {}, .field = field};
}

} // namespace

QByteArray jobResultsCsv(const UserJob &job)
{
    output::RowWriter writer(output::Format::Csv,
                             {column("user_id", privacy::Field::UserId),
                              column("client_user_id", privacy::Field::ClientUserId), column("outcome"),
                              column("http_status"), column("detail")});
    const UserJobPlan &plan = job.plan();
    QByteArray csv = writer.begin(qint64(plan.users.size()) + plan.excluded.size());
    const auto add
        = [&](const UserJobItems &users, quint32 user, const char *outcome, int status, const QString &detail) {
              csv += writer.row({users.idText(user).toUtf8(), users.clientUserId(user).toUtf8(), QByteArray(outcome),
                                 status == 0 ? QByteArray() : QByteArray::number(status), detail.toUtf8()});
          };
    for (quint32 user = 0; user < plan.users.size(); ++user)
        add(plan.users, user, stateNames[size_t(job.state(user))], job.result(user).httpStatus,
            formatJobUser(job, user));
    for (quint32 user = 0; user < plan.excluded.size(); ++user)
        add(plan.excluded, user, stateNames[size_t(UserJobState::Skipped)], 0, formatExclusion(plan.reasons[user]));
    return csv += writer.end();
}

QByteArray sourceCheckCsv(const UserJob &job)
{
    output::RowWriter writer(output::Format::Csv,
                             {column("user_id", privacy::Field::UserId),
                              column("client_user_id", privacy::Field::ClientUserId), column("source"),
                              column("problem")});
    qint64 rows = 0;
    for (const auto &[fault, users] : job.faults())
        rows += qint64(users.size());
    const UserJobItems &all = job.plan().users;
    QByteArray csv = writer.begin(rows);
    for (const auto &[fault, users] : job.faults())
        for (const quint32 user : users)
            csv += writer.row({all.idText(user).toUtf8(), all.clientUserId(user).toUtf8(), fault.slug.toUtf8(),
                               fault.type.isEmpty() ? QByteArray("error") : fault.type.toUtf8()});
    return csv += writer.end();
}

QByteArray jobRemainsCsv(const InterruptedUserJob &interrupted)
{
    output::RowWriter writer(output::Format::Csv, {column("user_id", privacy::Field::UserId), column("outcome")});
    QByteArray csv = writer.begin(qint64(interrupted.users.size()));
    for (size_t user = 0; user < interrupted.users.size(); ++user)
        csv += writer.row({interrupted.users[user].toUtf8(), QByteArray(stateNames[size_t(interrupted.states[user])])});
    return csv += writer.end();
}

} // namespace labdesk
