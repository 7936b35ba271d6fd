// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_ceiling URL [MB]: lists all users of a service with very many (bench_serve), filters and sorts them, without a
// window, and prints one JSON object: the memory of the process (in 10^6 bytes: once listed, and at most) and the
// times, by the clock and of the processor, all threads together. With MB, the list is told that the computer has so
// many 10^6 bytes left when this starts. The goal: 10,000,000 users in 1,300 MB.
#include "session/userdirectory.h"
#include "store/userfilter.h"
#include "store/userorder.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Of this process, in 10^6 bytes: "VmHWM:" at most, "VmRSS:" now.
double megabytesOf(const QByteArray &name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toDouble() * 1024 / 1e6;
    return 0;
}

/// Of all threads, in ms: other programs may be busy.
double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

template <class Work> QJsonObject timeOf(Work work)
{
    QElapsedTimer timer;
    timer.start();
    const double begun = processorTime();
    work();
    return {{u"cpu_ms"_s, processorTime() - begun}, {u"ms"_s, double(timer.nsecsElapsed()) / 1e6}};
}

UserListLimits limitsFor(double megabytes)
{
    UserListLimits limits;
    if (megabytes > 0)
        limits.memory = [end = megabytesOf("VmRSS:") + megabytes]() -> std::optional<SystemMemory> {
            const auto left = qint64(std::max(0.0, end - megabytesOf("VmRSS:")) * 1e6);
            return SystemMemory{qint64(end * 1e6), left};
        };
    return limits;
}

/// Each word as it is typed first, and the orders that the table offers; the first order stays, as in the window.
QJsonObject workOn(const UserSnapshot &users)
{
    const auto now = QDateTime::currentDateTimeUtc();
    QJsonObject result;
    SortedUsersPtr first;
    const auto sort = [&users](UserColumn column) {
        return sortedUsers(users, {.column = column, .direction = Qt::AscendingOrder});
    };
    result[u"sort_date"_s] = timeOf([&] { first = sort(UserColumn::Created); });
    result[u"sort_client_id"_s] = timeOf([&] { sort(UserColumn::ClientId); });
    for (const QString &word : {u"beef17"_s, u"client"_s, u"phoenix oura"_s, u"tz:none"_s}) {
        UserRow found = 0;
        QJsonObject filtered = timeOf([&] {
            const auto rows = rowsMatching(users, UserQuery::parse(word, now), now.toMSecsSinceEpoch());
            found = rows->count();
        });
        filtered[u"rows"_s] = qint64(found);
        result[u"filter "_s + word] = filtered;
    }
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "bench_ceiling URL [MB]\n");
        return 2;
    }
    const Connection connection{u"bench"_s,     u"bench"_s, Environment::Local, QUrl(QString::fromLocal8Bit(argv[1])),
                                ApiKeyScheme{}, true};
    api::ApiClient client(connection, Secret("bench"));
    UserDirectory directory(client, nullptr, limitsFor(argc > 2 ? std::atof(argv[2]) : 0));
    QEventLoop loop;
    QObject::connect(&directory, &UserDirectory::stateChanged, &loop, [&] {
        if (!std::holds_alternative<Loading>(directory.state()))
            loop.quit();
    });
    const QJsonObject listed = timeOf([&] {
        directory.reload();
        loop.exec();
    });
    if (const auto *failed = std::get_if<Failed>(&directory.state())) {
        std::fprintf(stderr, "bench_ceiling: %s\n", qPrintable(describe(failed->why).sentence));
        return 1;
    }
    const UserSnapshot users = directory.store().snapshot();
    QJsonObject result{{u"users"_s, qint64(users.size())},
                       {u"ended_for_memory"_s, directory.listEnd() == UserListEnd::OutOfMemory},
                       {u"listed"_s, listed},
                       {u"listed_rss_mb"_s, megabytesOf("VmRSS:")},
                       {u"listed_peak_mb"_s, megabytesOf("VmHWM:")},
                       {u"bytes_per_user"_s, double(users.bytes()) / std::max(1.0, double(users.size()))}};
    const QJsonObject work = workOn(users);
    for (auto at = work.begin(); at != work.end(); ++at)
        result[at.key()] = at.value();
    result[u"peak_rss_mb"_s] = megabytesOf("VmHWM:");
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
