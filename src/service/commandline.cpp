// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/commandline.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <optional>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QCommandLineOption valued(const QString &name, const QString &what, const QString &value, const QString &preset = {})
{
    return QCommandLineOption(name, what, value, preset);
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        u"Serves the whole interface on this machine, on a database of its own with invented records."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        valued(u"port"_s, u"Listen on 127.0.0.1:<port>; 0 takes a free one."_s, u"port"_s, u"0"_s),
        valued(u"key"_s, u"Ask for this key; without it a new one is made."_s, u"key"_s),
        valued(u"key-header"_s, u"Header that carries the key."_s, u"name"_s, u"x-service-api-key"_s),
        valued(u"client-id"_s, u"Issue bearer tokens to this client."_s, u"id"_s),
        valued(u"client-secret"_s, u"The client's secret."_s, u"secret"_s),
        valued(u"audience"_s, u"The only audience that tokens are issued for."_s, u"audience"_s),
        valued(u"database"_s, u"Keep the records in <file>; without it they are gone when the service stops."_s,
               u"file"_s),
        valued(u"users"_s, u"Fill an empty database with so many users."_s, u"count"_s, u"1200"_s),
        valued(u"seed"_s, u"Records differ from seed to seed, and are the same for the same."_s, u"number"_s, u"1"_s),
    });
}

// The value as a number from 0 to most.
std::optional<quint64> numberOf(const QCommandLineParser &parser, const QString &option, quint64 most)
{
    bool number = false;
    const quint64 value = parser.value(option).toULongLong(&number);
    return number && value <= most ? std::optional(value) : std::nullopt;
}

PrintedText wrong(const QString &sentence)
{
    return {sentence, 1};
}

} // namespace

std::variant<ServiceOptions, PrintedText> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(arguments))
        return wrong(parser.errorText() + u'.');
    if (parser.isSet(u"help"_s))
        return PrintedText{parser.helpText()};
    if (parser.isSet(u"version"_s))
        return PrintedText{QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n'};
    if (!parser.positionalArguments().isEmpty())
        return wrong(u"Unexpected argument: %1."_s.arg(parser.positionalArguments().front()));

    const auto port = numberOf(parser, u"port"_s, 65535);
    const auto users = numberOf(parser, u"users"_s, 10'000'000);
    const auto seed = numberOf(parser, u"seed"_s, std::numeric_limits<quint64>::max());
    if (!port || !users || !seed)
        return wrong(u"--port takes 0 to 65535, --users 0 to 10000000, --seed a number that is not negative."_s);
    static const QRegularExpression printable(QStringLiteral("^[\\x21-\\x7e]*\\z"));
    static const QRegularExpression token(QStringLiteral("^[A-Za-z0-9_-]+\\z"));
    if (!printable.match(parser.value(u"key"_s)).hasMatch())
        return wrong(u"--key takes printable ASCII characters without spaces."_s);
    if (!token.match(parser.value(u"key-header"_s)).hasMatch())
        return wrong(u"--key-header takes the name of a header."_s);
    if (parser.isSet(u"client-id"_s) != parser.isSet(u"client-secret"_s))
        return wrong(u"--client-id and --client-secret go together."_s);

    ServiceOptions options;
    options.port = static_cast<quint16>(*port);
    options.users = static_cast<int>(*users);
    options.seed = *seed;
    options.key = parser.value(u"key"_s).toUtf8();
    options.keyHeader = parser.value(u"key-header"_s).toUtf8();
    options.clientId = parser.value(u"client-id"_s).toUtf8();
    options.clientSecret = parser.value(u"client-secret"_s).toUtf8();
    options.audience = parser.value(u"audience"_s).toUtf8();
    options.database = parser.value(u"database"_s);
    return options;
}

} // namespace labdesk::service
