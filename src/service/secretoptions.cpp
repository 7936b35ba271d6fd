// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/secretoptions.h"

#include "service/secretsources.h"

#include <QCommandLineParser>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestServiceSecret = 32; // who has the database could guess a shorter one

FoundSecret keptSecret(const QCommandLineParser &parser, const QString &option,
                       const std::optional<QByteArray> &inEnvironment, QStringList &warnings)
{
    const QString fileOption = option + u"-file"_s;
    if (parser.isSet(fileOption)) {
        const QString file = parser.value(fileOption);
        if (isOpenToOthers(file))
            warnings += openToOthers(file);
        return {secretInFile(file), true};
    }
    const auto kept = inEnvironment ? inEnvironment : credential(u"labdesk-service-"_s + option);
    return {kept.value_or(QByteArray()), kept.has_value()};
}

} // namespace

QString openToOthers(const QString &file)
{
    return u"Other users can read or change the file %1. Protect it: chmod 600 %1"_s.arg(file);
}

FoundSecret secretOf(const QCommandLineParser &parser, const QString &option, const char *variable,
                     QStringList &warnings)
{
    const auto inEnvironment = takeFromEnvironment(variable); // in any case: no child inherits it
    if (!parser.isSet(option))
        return keptSecret(parser, option, inEnvironment, warnings);
    warnings += u"Other users of this computer can see the value of --%1. Use --%1-file or %2 instead."_s.arg(
        option, QLatin1StringView(variable));
    return {parser.value(option).toUtf8()};
}

QByteArray serviceSecret(const QCommandLineParser &parser, QStringList &warnings)
{
    const QByteArray secret
        = keptSecret(parser, u"secret"_s, takeFromEnvironment("LABDESK_SERVICE_SECRET"), warnings).value;
    if (!secret.isEmpty() && secret.size() < shortestServiceSecret)
        throw SecretError(
            u"The secret of the service is too short. Use at least 32 characters, such as those of: openssl rand -hex 32"_s);
    return secret;
}

} // namespace labdesk::service
