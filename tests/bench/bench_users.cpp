// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_users URL KEY: lists the users of a running service once through the real client, session and model, types a
// filter, sorts, and prints one JSON object. tests/bench/run compares it with peers.
#include "models/usertablemodel.h"
#include "session/session.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

double millisecondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

double peakMegabytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    return 0;
}

int report(Session &session, UserTableModel &model, double listed)
{
    QJsonObject result{{u"rows"_s, model.shown()}, {u"listed_ms"_s, listed}};
    result[u"filter_sparse_ms"_s] = millisecondsOf([&] { model.setFilter(u"client-00042"_s); });
    result[u"filter_sparse_rows"_s] = model.shown();
    result[u"filter_dense_ms"_s] = millisecondsOf([&] { model.setFilter(u"a"_s); });
    result[u"filter_clear_ms"_s] = millisecondsOf([&] { model.setFilter({}); });
    result[u"sort_client_ms"_s] = millisecondsOf([&] { model.sort(int(UserTableModel::Column::ClientId), Qt::AscendingOrder); });
    result[u"sort_created_ms"_s] = millisecondsOf([&] { model.sort(int(UserTableModel::Column::Created), Qt::AscendingOrder); });
    result[u"peak_mb"_s] = peakMegabytes();
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return session.users().store().size() > 0 ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc != 3) {
        std::fprintf(stderr, "bench_users URL KEY\n");
        return 2;
    }
    Session session({u"bench"_s, u"bench"_s, Environment::Local, QUrl(QString::fromLocal8Bit(argv[1])), ApiKeyScheme{}, true},
                    Secret(argv[2]));
    UserTableModel model(session.users().store());
    QElapsedTimer timer;
    QObject::connect(&session.users(), &UserDirectory::stateChanged, &app, [&] {
        const auto *ready = readyIn(session.users().state());
        if (ready && !ready->refreshing)
            QCoreApplication::exit(report(session, model, double(timer.nsecsElapsed()) / 1e6));
        if (const auto *failed = std::get_if<Failed>(&session.users().state())) {
            std::fprintf(stderr, "%s\n", qPrintable(describe(failed->why).sentence));
            QCoreApplication::exit(1);
        }
    });
    timer.start();
    session.users().reload();
    return QCoreApplication::exec();
}
