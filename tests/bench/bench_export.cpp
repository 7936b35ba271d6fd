// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_export FILE [USERS]: holds that many invented users (1000000) as the program does and exports them to FILE, as
// CSV and as JSON lines. Prints one JSON object: seconds, bytes, how much memory was taken beyond what the users take
// (MB, the most at any time), and the longest the window's thread was kept from its events (ms). The goal: less than 60
// MB.
#include "output/userexport.h"
#include "store/usersegmentbuilder.h"
#include "support/userset.h"
#include "wire/userlistreader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Of /proc/self/status, in 10^6 bytes.
double statusMegabytes(const QByteArray &key)
{
    QFile status(u"/proc/self/status"_s);
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith(key + ':'))
                return double(line.mid(key.size() + 1).simplified().split(' ').first().toLongLong()) * 1024 / 1e6;
    return 0;
}

void forgetPeak()
{
    QFile refs(u"/proc/self/clear_refs"_s);
    if (refs.open(QIODevice::WriteOnly))
        refs.write("5");
}

output::UsersToExport inventedUsers(std::uint32_t count)
{
    output::UsersToExport chosen;
    UserSegmentBuilder builder(chosen.users.sharedDictionary());
    wire::UserListReader reader;
    const auto take = [&](const UserFields &user) {
        builder.append(user);
        if (builder.size() == UserSegment::largest)
            chosen.users.append(builder.take());
    };
    std::string text = "[";
    for (std::uint32_t i = 0; i < count; ++i) {
        if (i > 0)
            text += ',';
        bench::appendJson(text, bench::listedUser(i, count));
        if (text.size() > 200'000 || i + 1 == count) {
            if (i + 1 == count)
                text += ']';
            reader.feed(QByteArrayView(text.data(), qsizetype(text.size())), take);
            text.clear();
        }
    }
    reader.finish();
    chosen.users.append(builder.take());
    std::vector<UserRow> rows(chosen.users.size());
    std::iota(rows.begin(), rows.end(), 0u);
    chosen.rows = std::make_shared<const std::vector<UserRow>>(std::move(rows));
    return chosen;
}

QJsonObject measure(const output::UsersToExport &chosen, const output::ExportTarget &target)
{
    output::UserExport job(chosen);
    QJsonObject result;
    QElapsedTimer since;
    qint64 last = 0;
    qint64 longest = 0;
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, &tick, [&] {
        const qint64 now = since.nsecsElapsed();
        longest = std::max(longest, now - last);
        last = now;
    });
    QObject::connect(&job, &output::UserExport::finished, &tick, [&](const output::UserExport::Result &got) {
        const auto *done = std::get_if<output::UserExport::Done>(&got);
        result.insert(u"rows"_s, done ? done->rows : -1);
        result.insert(u"bytes"_s, done ? done->bytes : -1);
        QCoreApplication::exit();
    });
    forgetPeak();
    const double before = statusMegabytes("VmRSS");
    since.start();
    tick.start(1);
    job.start(target);
    QCoreApplication::exec();
    result.insert(u"seconds"_s, double(since.elapsed()) / 1000);
    result.insert(u"extra_mb"_s, statusMegabytes("VmHWM") - before);
    result.insert(u"held_mb"_s, before);
    result.insert(u"longest_wait_ms"_s, double(longest) / 1e6);
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "bench_export FILE [USERS]\n");
        return 2;
    }
    const auto chosen = inventedUsers(arguments.value(2, u"1000000"_s).toUInt());
    QJsonObject result;
    for (const auto &[name, format] :
         {std::pair(u"csv"_s, output::Format::Csv), std::pair(u"json_lines"_s, output::Format::JsonLines)})
        result.insert(name, measure(chosen, {format, output::Masking::Masked, arguments[1]}));
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Indented).constData());
    return 0;
}
