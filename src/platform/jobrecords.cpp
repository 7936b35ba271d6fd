// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/jobrecords.h"

#include "platform/durablefile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// The format: a header in JSON, a line for each user ID, and a line for each event: a letter for the state, a space,
// and the user's number.
constexpr int format = 1;
constexpr std::array<char, userJobStates> stateLetters = {'w', 's', 'd', 'f', 'u', 'n', 'l'};
constexpr std::array<QLatin1StringView, 6> kindNames
    = {"refresh"_L1, "changeZone"_L1, "deregister"_L1, "restoreZone"_L1, "changeIngestionEnd"_L1, "checkSources"_L1};

/// A byte order mark is escaped: reading would drop it at the beginning of a text.
QByteArray headOf(const InterruptedUserJob &job)
{
    const QJsonObject head{{u"format"_s, format},
                           {u"id"_s, job.id},
                           {u"kind"_s, QString(kindNames[size_t(job.kind)])},
                           {u"connection"_s, job.connectionId},
                           {u"name"_s, job.connectionName},
                           {u"begun"_s, job.begunAt.toUTC().toString(Qt::ISODateWithMs)},
                           {u"users"_s, qint64(job.users.size())}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact).replace("\xef\xbb\xbf", "\\ufeff") + '\n';
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

std::optional<InterruptedUserJob> readHead(const QByteArray &line, size_t *users, bool *isNewer)
{
    const QJsonObject head = QJsonDocument::fromJson(line).object();
    const auto kind = std::find(kindNames.begin(), kindNames.end(), head.value(u"kind"_s).toString());
    const int itsFormat = head.value(u"format"_s).toInt();
    *isNewer = itsFormat > format;
    if (itsFormat != format || kind == kindNames.end())
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

/// `isNewer`: a later version can read it.
std::optional<InterruptedUserJob> readRecord(QFile &file, bool *isNewer)
{
    size_t users = 0;
    const auto first = completeLine(file);
    auto job = first ? readHead(*first, &users, isNewer) : std::nullopt;
    if (!job)
        return std::nullopt;
    while (job->users.size() < users) {
        const auto line = completeLine(file);
        if (!line)
            return std::nullopt;
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

bool JobRecord::note(quint32 user, UserJobState state)
{
    if (m_file->size() != m_size && !m_file->resize(m_size)) // a part of an earlier line would swallow this one
        return false;
    const QByteArray line = lineOf(user, state);
    if (!m_file->append(line))
        return false;
    m_size += line.size();
    return true;
}

void JobRecord::discard()
{
    QFile::remove(m_path);
}

std::unique_ptr<JobRecord> JobRecords::begin(const InterruptedUserJob &job) const
{
    const QString path = pathOf(job.id), part = path + u".part"_s;
    if (!isOn() || !makePrivateFolder(m_folder) || QFile::exists(path))
        return nullptr;
    QByteArray text = headOf(job);
    for (const QString &user : job.users)
        text += user.toUtf8() + '\n';
    for (size_t user = 0; user < job.states.size(); ++user)
        if (job.states[user] != UserJobState::Waiting)
            text += lineOf(user, job.states[user]);
    // Not a DurableFile, because the lock of the file has to last.
    auto file = std::make_shared<SystemFile>();
    if (file->open(part, SystemFile::Mode::Append) && file->lock() && file->resize(0) && file->append(text)
        && file->sync() && moveFile(part, path))
        return std::unique_ptr<JobRecord>(new JobRecord(path, std::move(file), text.size()));
    file->close();
    for (const QString &name : {part, path})
        QFile::remove(name);
    return nullptr;
}

std::vector<InterruptedUserJob> JobRecords::unfinishedJobs()
{
    std::vector<InterruptedUserJob> found;
    if (!isOn())
        return found;
    for (const QString &name : QDir(m_folder).entryList({u"*.job.part"_s}, QDir::Files))
        if (QFile file(QDir(m_folder).filePath(name)); file.open(QFile::ReadOnly) && lockFile(file))
            file.remove(); // of a job that sent nothing
    for (const QString &name : QDir(m_folder).entryList({u"*.job"_s}, QDir::Files, QDir::Name)) {
        QFile file(QDir(m_folder).filePath(name));
        if (!file.open(QFile::ReadOnly) || !lockFile(file))
            continue;
        const QString path = file.fileName();
        bool isNewer = false;
        auto job = readRecord(file, &isNewer);
        file.close();
        if (job && pathOf(job->id) == path)
            found.push_back(std::move(*job));
        else if (isNewer)
            continue;
        else if (const QString aside = setAside(path); !aside.isEmpty())
            m_setAside += aside;
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
