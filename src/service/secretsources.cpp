// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/secretsources.h"

#include "service/systemreason.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxSecretLength = 4096;
constexpr qsizetype minServiceSecretLength = 32; // a shorter one could be guessed from the database

// Overwrites the bytes in place, because the system reads them there.
void overwrite(char *text)
{
    std::fill_n(text, std::strlen(text), '*');
}

QByteArray secretInFile(const QString &name)
{
    QFile file(name);
    QByteArray secret;
    if (file.open(QIODevice::ReadOnly))
        secret = file.read(maxSecretLength + 3); // one byte more than allowed, and a line break
    if (file.error() != QFileDevice::NoError)
        throw SecretError(
            u"Can't read the file %1: %2. Check its path and permissions."_s.arg(name, systemReason(file)));
    if (secret.endsWith('\n'))
        secret.chop(secret.endsWith("\r\n") ? 2 : 1);
    if (!isUsableSecret(secret))
        throw SecretError(
            u"The file %1 must contain one line of 1 to 4096 printable ASCII characters, without spaces."_s.arg(name));
    return secret;
}

// Returns the value of the variable and removes it from the environment, including the system's copy.
std::optional<QByteArray> takeFromEnvironment(const char *variable)
{
    char *value = std::getenv(variable);
    if (!value)
        return {};
    const QByteArray secret(value);
    overwrite(value);
    qunsetenv(variable);
    if (secret.isEmpty())
        return {};
    if (!isUsableSecret(secret))
        throw SecretError(
            u"%1 must be 1 to 4096 printable ASCII characters, without spaces."_s.arg(QLatin1StringView(variable)));
    return secret;
}

std::optional<QByteArray> credential(const QString &name)
{
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    const QString file = folder + u'/' + name;
    // If it can't be accessed, or is a dangling link, don't continue without a secret.
    std::error_code error;
    const auto found = std::filesystem::symlink_status(file.toStdU16String(), error).type();
    if (folder.isEmpty() || found == std::filesystem::file_type::not_found)
        return {};
    return secretInFile(file);
}

FoundSecret storedSecret(const QCommandLineParser &parser, const QString &option,
                         const std::optional<QByteArray> &inEnvironment, QStringList &warnings)
{
    const QString fileOption = option + u"-file"_s;
    if (parser.isSet(fileOption)) {
        const QString file = parser.value(fileOption);
        warnIfReadableByOthers(file, warnings);
        return {secretInFile(file), true};
    }
    const auto kept = inEnvironment ? inEnvironment : credential(u"labdesk-service-"_s + option);
    return {kept.value_or(QByteArray()), kept.has_value()};
}

} // namespace

bool isUsableSecret(const QByteArray &secret)
{
    return !secret.isEmpty() && secret.size() <= maxSecretLength
        && std::all_of(secret.begin(), secret.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

FoundSecret secretOf(const QCommandLineParser &parser, const QString &option, const char *variable,
                     QStringList &warnings)
{
    const auto inEnvironment = takeFromEnvironment(variable); // always, so that no child process inherits it
    if (!parser.isSet(option))
        return storedSecret(parser, option, inEnvironment, warnings);
    warnings += u"Other users of this computer can see the value of --%1. Use --%1-file or %2 instead."_s.arg(
        option, QLatin1StringView(variable));
    return {parser.value(option).toUtf8()};
}

QByteArray serviceSecret(const QCommandLineParser &parser, QStringList &warnings)
{
    const QByteArray secret
        = storedSecret(parser, u"secret"_s, takeFromEnvironment("LABDESK_SERVICE_SECRET"), warnings).value;
    if (!secret.isEmpty() && secret.size() < minServiceSecretLength)
        throw SecretError(
            u"The secret of the service is too short. Use at least 32 characters, such as the output of: openssl rand -hex 32"_s);
    return secret;
}

void warnIfReadableByOthers(const QString &file, QStringList &warnings)
{
#ifdef Q_OS_UNIX
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (QFileInfo(file).isFile() && (QFile::permissions(file) & others))
        warnings += u"Other users can read or change the file %1. Protect it: chmod 600 %1"_s.arg(file);
#else
    Q_UNUSED(file)
    Q_UNUSED(warnings)
#endif
}

QString shownPassword(const QString &option)
{
    return u"Other users of this computer can see the password in --%1. Use PGPASSFILE or ~/.pgpass instead."_s.arg(
        option);
}

void hideOptionValues(char **arguments, std::initializer_list<std::string_view> options)
{
    const auto isOneOf = [&options](std::string_view text) {
        return std::find(options.begin(), options.end(), text) != options.end();
    };
    for (char **argument = arguments; *argument; ++argument) {
        const std::string_view text(*argument);
        const auto equals = text.find('=');
        if (equals != std::string_view::npos && isOneOf(text.substr(0, equals)))
            overwrite(*argument + equals + 1);
        else if (isOneOf(text) && argument[1])
            overwrite(*++argument);
    }
}

} // namespace labdesk::service
