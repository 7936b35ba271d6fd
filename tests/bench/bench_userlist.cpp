// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_userlist URL [--header NAME] [--key KEY] [--authority FILE] [--only-list]: lists the users of any service
// through the real session, store and model in a table, types filters, sorts, and prints one JSON object. Without a
// display it needs QT_QPA_PLATFORM=offscreen. --authority: a certificate to trust; --only-list: neither filters nor
// sorts. --leave-for URL: changes ten times to that service, which has few users, and back, and says how much more
// memory there is each time than at first.
#include "listbench.h"
#include "platform/process.h"
#include "widgets/appearance.h"

#include <QCommandLineParser>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

void trust(const QString &file)
{
    QFile pem(file);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    if (pem.open(QIODevice::ReadOnly))
        tls.addCaCertificates(QSslCertificate::fromData(pem.readAll()));
    QSslConfiguration::setDefaultConfiguration(tls);
}

constexpr int timesLeft = 10;
constexpr auto quiet = std::chrono::milliseconds(500); // what is given back in other threads is given back by then

/// A session and a window, as changing the connection makes them; all of it goes before the next.
bool listOnce(bench::WatchedApplication &app, const Connection &connection, const QByteArray &key, QJsonObject &result)
{
    bench::ListBench bench(app, connection, key);
    return bench.list(result);
}

/// What is still there of a large team once a small one is shown, over what was there at first, in MB; nothing when a
/// list could not be had.
std::optional<QJsonArray> leftOver(bench::WatchedApplication &app, const Connection &large, const Connection &small,
                                   const QByteArray &key)
{
    QJsonArray left;
    double first = 0;
    QJsonObject unused;
    for (int round = 0; round <= timesLeft; ++round) {
        if (round > 0 && !listOnce(app, large, key, unused))
            return std::nullopt;
        bench::ListBench bench(app, small, key);
        if (!bench.list(unused))
            return std::nullopt;
        bool isQuiet = false;
        QTimer::singleShot(quiet, &app, [&isQuiet] { isQuiet = true; });
        app.runUntil([&isQuiet] { return isQuiet; });
        if (round == 0)
            first = bench::residentMegabytes();
        else
            left.append(bench::residentMegabytes() - first);
    }
    return left;
}

} // namespace

int main(int argc, char **argv)
{
    prepareProcess(); // as the program does
    bench::WatchedApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"URL"_s, u"Of the service, without /v2/user/."_s);
    parser.addOptions(
        {{u"header"_s, u"Carries the key."_s, u"name"_s, ApiKeyScheme{}.header},
         {u"key"_s, u"Of the service."_s, u"key"_s, u"bench"_s},
         {u"authority"_s, u"A certificate to trust."_s, u"file"_s},
         {u"only-list"_s, u"Neither filters nor sorts."_s},
         {u"leave-for"_s, u"Only this: what memory is left over of the list after changing to another service."_s,
          u"url"_s}});
    parser.addHelpOption();
    parser.process(app);
    const QUrl url(parser.positionalArguments().value(0));
    if (!url.isValid() || url.isEmpty())
        parser.showHelp(2);
    if (parser.isSet(u"authority"_s))
        trust(parser.value(u"authority"_s));
    applyTheme(app, ThemeChoice::Light);

    const auto connectionTo = [&parser](const QUrl &service) {
        return Connection{u"bench"_s, u"bench"_s, Environment::Local, service, ApiKeyScheme{parser.value(u"header"_s)},
                          true};
    };
    const QByteArray key = parser.value(u"key"_s).toUtf8();
    QJsonObject result;
    if (parser.isSet(u"leave-for"_s)) {
        const auto left = leftOver(app, connectionTo(url), connectionTo(QUrl(parser.value(u"leave-for"_s))), key);
        if (!left)
            return 1;
        const auto most = std::max_element(left->begin(), left->end(),
                                           [](const auto &a, const auto &b) { return a.toDouble() < b.toDouble(); });
        result = {
            {u"left_mb"_s, *left}, {u"most_left_mb"_s, most->toDouble()}, {u"peak_rss_mb"_s, bench::peakMegabytes()}};
        std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
        return 0;
    }
    bench::ListBench bench(app, connectionTo(url), key);
    if (!bench.list(result))
        return 1;
    if (!parser.isSet(u"only-list"_s)) {
        bench.filter(result);
        bench.sort(result);
        bench.keys(result);
    }
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
