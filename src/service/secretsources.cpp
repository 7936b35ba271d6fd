// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/secretsources.h"

#include "service/systemreason.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestSecret = 4096;

// The bytes stay where they are, and where the system finds them.
void overwrite(char *text)
{
    std::fill_n(text, std::strlen(text), '*');
}

} // namespace

bool isUsableSecret(const QByteArray &secret)
{
    return !secret.isEmpty() && secret.size() <= longestSecret
        && std::all_of(secret.begin(), secret.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

QByteArray secretInFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throw SecretError(
            u"Can't read the file %1: %2. Check its path and permissions."_s.arg(name, systemReason(file)));
    QByteArray secret = file.read(longestSecret + 3); // one too many, and a line break
    if (secret.endsWith('\n'))
        secret.chop(secret.endsWith("\r\n") ? 2 : 1);
    if (!isUsableSecret(secret))
        throw SecretError(
            u"The file %1 must contain one line of 1 to 4096 printable ASCII characters, without spaces."_s.arg(name));
    return secret;
}

bool isOpenToOthers(const QString &file)
{
#ifdef Q_OS_UNIX
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    return QFileInfo(file).isFile() && (QFile::permissions(file) & others);
#else
    Q_UNUSED(file)
    return false;
#endif
}

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
    if (folder.isEmpty() || !QFileInfo::exists(file))
        return {};
    return secretInFile(file);
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
