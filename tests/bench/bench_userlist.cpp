// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_userlist URL [--header NAME] [--key KEY] [--authority FILE] [--only-list]: lists the users of any service through the
// real session, store and model in a table, types filters, sorts, and prints one JSON object. Without a display it needs
// QT_QPA_PLATFORM=offscreen. --authority: a certificate to trust; --only-list: neither filters nor sorts.
#include "listbench.h"

#include "views/appearance.h"

#include <QCommandLineParser>
#include <QFile>
#include <QJsonDocument>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <cstdio>

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

} // namespace

int main(int argc, char **argv)
{
    bench::WatchedApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"URL"_s, u"Of the service, without /v2/user/."_s);
    parser.addOptions({{u"header"_s, u"Carries the key."_s, u"name"_s, ApiKeyScheme{}.header},
                       {u"key"_s, u"Of the service."_s, u"key"_s, u"bench"_s},
                       {u"authority"_s, u"A certificate to trust."_s, u"file"_s},
                       {u"only-list"_s, u"Neither filters nor sorts."_s}});
    parser.addHelpOption();
    parser.process(app);
    const QUrl url(parser.positionalArguments().value(0));
    if (!url.isValid() || url.isEmpty())
        parser.showHelp(2);
    if (parser.isSet(u"authority"_s))
        trust(parser.value(u"authority"_s));
    applyTheme(app, ThemeChoice::Light);

    bench::ListBench bench(app, {u"bench"_s, u"bench"_s, Environment::Local, url, ApiKeyScheme{parser.value(u"header"_s)}, true},
                           parser.value(u"key"_s).toUtf8());
    QJsonObject result;
    if (!bench.list(result))
        return 1;
    if (!parser.isSet(u"only-list"_s)) {
        bench.filter(result);
        bench.sort(result);
    }
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
