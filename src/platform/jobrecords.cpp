// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/jobrecords.h"

#include "platform/systemfile.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// The format: a header in JSON, a line for each user ID, and a line for each event: a letter for the state, a space,
// and the user's number.
constexpr std::array<char, userJobStates> stateLetters = {'w', 's', 'd', 'f', 'u', 'n', 'l'};
constexpr std::array<QLatin1StringView, 6> kindNames
    = {"refresh"_L1, "changeZone"_L1, "deregister"_L1, "restoreZone"_L1, "changeIngestionEnd"_L1, "checkSources"_L1};

QByteArray headOf(const InterruptedUserJob &job)
{
    const QJsonObject head{{u"format"_s, 1},
                           {u"id"_s, job.id},
                           {u"kind"_s, QString(kindNames[size_t(job.kind)])},
                           {u"connection"_s, job.connectionId},
                           {u"name"_s, job.connectionName},
                           {u"begun"_s, job.begunAt.toUTC().toString(Qt::ISODateWithMs)},
                           {u"users"_s, qint64(job.users.size())}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray lineOf(size_t user, UserJobState state)
{
    return QByteArray(1, stateLetters[size_t(state)]) + ' ' + QByteArray::number(qulonglong(user)) + '\n';
}

/// Returns nothing for a line that was cut off.
std::optional<QByteArray> completeLine(QFile &file)
{
    QByteArray line = file.readLine();
    if (!line.endsWith('\n'))
        return std::nullopt;
    line.chop(1);
    return line;
}

std::optional<InterruptedUserJob> readHead(const QByteArray &line, size_t *users)
{
    const QJsonObject head = QJsonDocument::fromJson(line).object();
    const auto kind = std::find(kindNames.begin(), kindNames.end(), head.value(u"kind"_s).toString());
    if (head.value(u"format"_s).toInt() != 1 || kind == kindNames.end())
        return std::nullopt;
    InterruptedUserJob job;
    job.id = head.value(u"id"_s).toString();
    job.kind = UserJobKind(kind - kindNames.begin());
    job.connectionId = head.value(u"connection"_s).toString();
    job.connectionName = head.value(u"name"_s).toString();
    job.begunAt = QDateTime::fromString(head.value(u"begun"_s).toString(), Qt::ISODateWithMs);
    *users = size_t(std::clamp<qint64>(head.value(u"users"_s).toInteger(), 0, 10'000'000));
    return job;
}

std::optional<InterruptedUserJob> readRecord(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly) || !lockFile(file))
        return std::nullopt;
    size_t users = 0;
    const auto first = completeLine(file);
    auto job = first ? readHead(*first, &users) : std::nullopt;
    if (!job)
        return std::nullopt;
    while (job->users.size() < users) {
        const auto line = completeLine(file);
        if (!line)
            break;
        job->users.push_back(QString::fromUtf8(*line));
    }
    job->states.assign(job->users.size(), UserJobState::NotSent);
    while (const auto line = completeLine(file)) {
        bool isNumber = false;
        const size_t user = line->mid(2).toULongLong(&isNumber);
        const auto letter
            = line->isEmpty() ? stateLetters.end() : std::find(stateLetters.begin(), stateLetters.end(), line->at(0));
        if (isNumber && user < job->states.size() && letter != stateLetters.end())
            job->states[user] = UserJobState(letter - stateLetters.begin());
    }
    for (UserJobState &state : job->states) // the job ended in this state
        state = state == UserJobState::Sending ? UserJobState::Unknown
            : state == UserJobState::Waiting   ? UserJobState::NotSent
                                               : state;
    return job;
}

} // namespace

void JobRecord::note(quint32 user, UserJobState state)
{
    m_file.write(lineOf(user, state));
    m_file.flush();
}

void JobRecord::discard()
{
    m_file.remove();
}

std::unique_ptr<JobRecord> JobRecords::begin(const InterruptedUserJob &job) const
{
    if (m_folder.isEmpty() || !makePrivateFolder(m_folder))
        return nullptr;
    std::unique_ptr<JobRecord> record(new JobRecord(pathOf(job.id)));
    if (!record->m_file.open(QFile::WriteOnly | QFile::NewOnly, QFile::ReadOwner | QFile::WriteOwner)
        || !lockFile(record->m_file))
        return nullptr;
    QByteArray text = headOf(job);
    for (const QString &user : job.users)
        text += user.toUtf8() + '\n';
    for (size_t user = 0; user < job.states.size(); ++user)
        if (job.states[user] != UserJobState::Waiting)
            text += lineOf(user, job.states[user]);
    if (record->m_file.write(text) != text.size() || !record->m_file.flush()) {
        record->discard();
        return nullptr;
    }
    return record;
}

std::vector<InterruptedUserJob> JobRecords::unfinishedJobs() const
{
    std::vector<InterruptedUserJob> found;
    if (m_folder.isEmpty())
        return found;
    for (const QString &name : QDir(m_folder).entryList({u"*.job"_s}, QDir::Files, QDir::Name)) {
        const QString path = QDir(m_folder).filePath(name);
        if (auto job = readRecord(path); job && pathOf(job->id) == path)
            found.push_back(std::move(*job));
    }
    std::ranges::sort(found, {}, &InterruptedUserJob::begunAt);
    return found;
}

void JobRecords::forget(const QString &id) const
{
    QFile::remove(pathOf(id));
}

QString JobRecords::pathOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + u".job"_s);
}

} // namespace labdesk
