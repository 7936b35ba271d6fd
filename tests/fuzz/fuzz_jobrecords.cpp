// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/folder.h"
#include "platform/jobrecords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

bool isSameJob(const InterruptedUserJob &one, const InterruptedUserJob &other)
{
    const auto begun = [](const InterruptedUserJob &job) { return job.begunAt.toUTC().toString(Qt::ISODateWithMs); };
    return one.id == other.id && one.kind == other.kind && one.connectionId == other.connectionId
        && one.connectionName == other.connectionName && begun(one) == begun(other) && one.users == other.users
        && one.states == other.states;
}

} // namespace

// A record is of a job that can be recorded again, is left for a newer version, or is set aside as it was.
FUZZ_TARGET(jobrecord, Form::Text)
{
    if (input.contains("\xef\xbb\xbf\xef\xbb\xbf")) // reading drops the first one, which an ID doesn't have
        return;
    const QString folder = emptyFolder(), path = folder + u"/one.job"_s;
    putFile(path, input);
    JobRecords records(folder);
    const auto jobs = records.unfinishedJobs();
    if (jobs.empty()) {
        const QStringList aside = records.setAsideFiles();
        return demand(contentOf(aside.isEmpty() ? path : aside.front()) == input, "a record that is lost", input);
    }
    InterruptedUserJob job = jobs.front();
    demand(jobs.size() == 1 && job.id == u"one"_s, "a job of another file", input);
    demand(job.states.size() == job.users.size() && job.totals().all() == job.users.size(), "users don't add up",
           input);
    demand(std::ranges::none_of(
               job.states,
               [](UserJobState state) { return state == UserJobState::Waiting || state == UserJobState::Sending; }),
           "a job that ended still works", input);
    records.forget(job.id);
    {
        const auto record = records.begin(job);
        demand(record != nullptr, "it can't be recorded", input);
        if (!job.users.empty()) {
            job.states.back() = UserJobState::Done;
            demand(record->note(quint32(job.users.size() - 1), UserJobState::Done), "an outcome that isn't noted",
                   input);
        }
    }
    const auto again = records.unfinishedJobs();
    demand(again.size() == 1 && isSameJob(again.front(), job), "recorded it is another job", input, contentOf(path));
}

} // namespace labdesk::fuzz
