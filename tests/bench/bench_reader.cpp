// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_reader [USERS [ROUNDS]]: makes the body of a user list in memory (1000000 users) and turns it into columns, on
// one core, in the pieces in which a network would bring it; and the same by parts: the splitter alone, the reader
// alone. Prints one JSON object: medians of the rounds (5), in GB/s. The goal: bytes to columns at 0.8 GB/s,
// better 1.6. The peer in the same run is a copy of the bytes.
#include "store/usersegmentbuilder.h"
#include "support/userset.h"
#include "wire/listsplitter.h"
#include "wire/userlistreader.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

constexpr qsizetype piece = 256 * 1024;

/// CPU time of this thread: other programs may be busy.
double secondsNow()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

template <class Work> double gigabytesPerSecond(qsizetype bytes, Work work)
{
    const double began = secondsNow();
    work();
    return double(bytes) / 1e9 / (secondsNow() - began);
}

template <class Feed> void inPieces(const QByteArray &body, Feed feed)
{
    for (qsizetype from = 0; from < body.size(); from += piece)
        feed(QByteArrayView(body).sliced(from, std::min(piece, body.size() - from)));
}

qint64 split(const QByteArray &body)
{
    wire::ListSplitter splitter("users");
    qint64 entries = 0;
    inPieces(body, [&](QByteArrayView bytes) { splitter.feed(bytes, [&](QByteArrayView, qsizetype) { ++entries; }); });
    return entries;
}

template <class Sink> qint64 read(const QByteArray &body, Sink sink)
{
    wire::UserListReader reader;
    inPieces(body, [&](QByteArrayView bytes) { reader.feed(bytes, sink); });
    return reader.finish() ? -1 : reader.users();
}

qint64 readIntoColumns(const QByteArray &body)
{
    UserSegmentBuilder builder(std::make_shared<UserDictionary>());
    std::vector<UserSegmentPtr> segments;
    const auto take = [&](const UserFields &user) {
        builder.append(user);
        if (builder.size() == UserSegment::largest)
            segments.push_back(builder.take());
    };
    const qint64 users = read(body, take);
    segments.push_back(builder.take());
    return users;
}

QByteArray bodyOf(int users)
{
    std::string body = "{\"users\":[";
    for (int i = 0; i < users; ++i) {
        bench::appendJson(body, bench::listedUser(quint32(i), quint32(users)));
        body += i + 1 < users ? ',' : ']';
    }
    return QByteArray::fromStdString(body + ",\"total\":" + std::to_string(users) + '}');
}

void copy(const QByteArray &body)
{
    QByteArray buffer(piece, '\0');
    inPieces(body, [&](QByteArrayView bytes) { std::memcpy(buffer.data(), bytes.data(), size_t(bytes.size())); });
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    const int users = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    const QByteArray body = bodyOf(users);
    std::vector<double> columns, reader, splitter, copied;
    bool isWhole = true;
    for (int round = 0; round < rounds; ++round) {
        copied.push_back(gigabytesPerSecond(body.size(), [&] { copy(body); }));
        splitter.push_back(gigabytesPerSecond(body.size(), [&] { isWhole &= split(body) == users; }));
        reader.push_back(
            gigabytesPerSecond(body.size(), [&] { isWhole &= read(body, [](const UserFields &) {}) == users; }));
        columns.push_back(gigabytesPerSecond(body.size(), [&] { isWhole &= readIntoColumns(body) == users; }));
    }
    const QJsonObject result{{u"users"_s, users},
                             {u"bytes"_s, body.size()},
                             {u"bytes_per_user"_s, double(body.size()) / users},
                             {u"columns_gbs"_s, median(columns)},
                             {u"reader_gbs"_s, median(reader)},
                             {u"splitter_gbs"_s, median(splitter)},
                             {u"copy_gbs"_s, median(copied)}};
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return isWhole ? 0 : 1;
}
